"""What a game says about itself, and the options that are tried with it."""

from itertools import combinations

import pytest

from tests.contract.toy import ToyGame
from tradecraft.core.actions import ActionSpace
from tradecraft.core.contract import ContractBroken, check_description, option_sets
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import Option


class PickyGame(ToyGame):
    """A game of four options, two choices of which do not go together."""

    def __init__(self) -> None:
        super().__init__()
        self.options = tuple(Option(name, ("x", "y", "z"), "x") for name in ("a", "b", "c", "d"))

    def check_options(self, players: int, options: dict[str, str]) -> None:
        if options["a"] == "y" and options["b"] == "z":
            raise BadOption(Reason("do_not_go_together", "", {"option": "b"}))


def test_any_two_choices_that_go_together_meet():
    sets = option_sets(PickyGame(), 2)
    met = {pair for options in sets for pair in combinations(options.items(), 2)}
    choices = [(name, choice) for name in "abcd" for choice in "xyz"]
    wanted = {(one, other) for one, other in combinations(choices, 2) if one[0] != other[0]}
    assert wanted - met == {(("a", "y"), ("b", "z"))}
    assert len(sets) < 27, "that is no shorter than trying everything"


def test_the_defaults_come_first():
    assert option_sets(PickyGame(), 2)[0] == dict.fromkeys("abcd", "x")


def test_a_single_option_is_tried_in_full():
    game = ToyGame()
    game.options = game.options[:1]
    assert option_sets(game, 2) == [{"rounds": "3"}, {"rounds": "2"}]


def test_a_game_without_options_is_tried_once():
    game = ToyGame()
    game.options = ()
    assert option_sets(game, 2) == [{}]


def spoil(game: ToyGame, fault: str) -> None:
    match fault:
        case "not written in lower_snake":
            game.end_reasons = ("Landslide",)
        case "the same event kind is there twice":
            game.event_kinds = ("dealt", "dealt")
        case "a choice that is no word":
            game.options = (Option("rounds", ("two rounds",), "two rounds"),)
        case "lack the default":
            game.options = (Option("rounds", ("2",), "3"),)
        case "are not ascending":
            game.player_counts = (3, 2)
        case "cannot be written in a record":
            game.content_version = "toy 1 "
        case "no options go together for 2 players":
            game.check_options = refuse_all  # type: ignore[method-assign]
        case "the same verb is there twice":
            game.actions = ActionSpace((("bid", 1), ("bid", 1)))


def refuse_all(players: int, options: dict[str, str]) -> None:
    raise BadOption(Reason("never"))


@pytest.mark.parametrize(
    "fault",
    [
        "not written in lower_snake",
        "the same event kind is there twice",
        "a choice that is no word",
        "lack the default",
        "are not ascending",
        "cannot be written in a record",
        "no options go together for 2 players",
        "the same verb is there twice",
    ],
)
def test_a_bad_description_is_found(fault: str):
    game = ToyGame()
    check_description(game)
    spoil(game, fault)
    with pytest.raises(ContractBroken) as caught:
        check_description(game)
    assert caught.value.check == "description"
    assert fault in caught.value.message
