"""What the kernel does for a game: options, outcomes, comparing views by content."""

import pytest

from tests.contract.toy import TOY
from tradecraft.core.errors import BadOption
from tradecraft.core.game import CHANCE, OPEN, SPECTATOR, Outcome


def test_options_come_in_the_games_order_with_defaults_filled_in():
    resolved = TOY.resolve_options(2, {"gifts": "no", "rounds": "2"})
    assert list(resolved.items()) == [("rounds", "2"), ("ties", "shared"), ("gifts", "no")]


@pytest.mark.parametrize(
    ("players", "options", "code", "params"),
    [
        (1, {}, "bad_player_count", {"players": 1, "allowed": "2, 3"}),
        (2, {"speed": "fast"}, "unknown_option", {"option": "speed", "allowed": "rounds, ties, gifts"}),
        (2, {"rounds": "9"}, "bad_option_value", {"option": "rounds", "value": "9", "allowed": "2, 3"}),
    ],
)
def test_options_that_do_not_fit_are_refused(
    players: int, options: dict[str, str], code: str, params: dict[str, object]
):
    with pytest.raises(BadOption) as caught:
        TOY.resolve_options(players, options)
    assert caught.value.reason.code == code
    assert caught.value.reason.params == params


def test_a_new_state_waits_for_chance_without_a_log():
    state = TOY.new_state(2, {})
    assert (state.waiting, state.deciders, state.log) == (CHANCE, (), None)


@pytest.mark.parametrize(("ranking", "winners"), [((1, 2, 3), (0,)), ((3, 1, 1), (1, 2)), ((1, 1, 1), (0, 1, 2))])
def test_the_winners_are_those_on_the_first_place(ranking: tuple[int, ...], winners: tuple[int, ...]):
    assert Outcome("over", (0, 0, 0), ({}, {}, {}), ranking).winners() == winners


def test_views_are_equal_when_they_say_the_same():
    state = TOY.new_state(2, {})
    assert TOY.view(state, 0) == TOY.view(state.clone(), 0)
    assert len({TOY.view(state, 0), TOY.view(state, 0), TOY.view(state, 1)}) == 2
    assert TOY.view(state, SPECTATOR) != TOY.view(state, OPEN)
    assert TOY.view(state, 0) != "a view"
