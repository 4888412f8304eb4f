"""The public API: `import tradecraft`, and play."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tradecraft
from tests.cli.running import run
from tradecraft.core.match import begin_replay, replay
from tradecraft.core.record import parse_record, print_record
from tradecraft.core.registry import find_game, find_game_of, game_ids

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def vienna(**options: Any) -> tradecraft.Game:
    return tradecraft.new("vienna", players=2, seed=7, **options)


def play_on(game: tradecraft.Game, rng: Random | None = None, steps: int = -1) -> tradecraft.Game:
    """Play at random, so many actions or to the end."""
    rng = rng or Random(1)
    while not game.over and steps:
        game.play(rng.choice(game.legal()))
        steps -= 1
    return game


def refusal_of(function: Any, *arguments: Any, **named: Any) -> tradecraft.Refused:
    with pytest.raises(tradecraft.Refused) as caught:
        function(*arguments, **named)
    return caught.value


# Beginning


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_listed_and_can_be_played_to_its_end(id: str):
    info = tradecraft.games()[id]
    assert info.title == find_game(id).title
    for players in info.players:
        game = play_on(tradecraft.new(id, players=players, seed=1))
        assert game.outcome is not None
        assert len(game.outcome.scores) == players
        assert game.legal() == []
        assert game.deciders == ()
        assert (game.turn, game.over) == (None, True)
        assert "over, won by seat" in repr(game)


def test_the_listed_options_begin_with_their_default():
    game = vienna()
    for name, choices in tradecraft.games()["vienna"].options.items():
        assert game.options[name] == choices[0]


def test_true_and_false_are_yes_and_no_however_the_option_calls_them():
    assert vienna(third_man=True, version="advanced", feld_agents=False).options["third_man"] == "yes"
    options = tradecraft.new("war1955", time_limit=False, attack_counters_assault=True).options
    assert (options["time_limit"], options["attack_counters_assault"]) == ("off", "on")
    assert tradecraft.new("war1955", first_player=2).options["first_player"] == "2"


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        ({"game": "chess"}, "unknown_game", "vienna, war1955"),
        ({"game": "vienna", "players": 9}, "bad_player_count", "2, 3, 4"),
        ({"game": "vienna", "colour": "red"}, "unknown_option", "“colour”. There is: version, flags"),
        ({"game": "vienna", "third_man": "maybe"}, "bad_option_value", "“maybe”. It can be: no, yes"),
        ({"game": "vienna", "names": ["Anna"]}, "wrong_number_of_names", "not 1 name"),
        ({"game": "vienna", "pack": "mine"}, "bad_pack", "mine"),
        ({"game": "vienna", "seed": "two\nlines"}, "bad_seed", "one line of plain text"),
        ({"game": "vienna", "players": 2, "first_player": 4}, "no_such_first_player", "4"),
    ],
)
def test_what_cannot_be_begun_is_refused_in_plain_english(arguments: dict[str, Any], code: str, words: str):
    refusal = refusal_of(tradecraft.new, **arguments)
    assert refusal.code == code
    assert words in refusal.reason
    assert refusal.reason in str(refusal)


def test_the_same_seed_deals_the_same_and_without_one_each_game_has_its_own():
    assert vienna().record == vienna().record
    first, second = (tradecraft.new("vienna", players=2) for _ in range(2))
    assert first.seed != second.seed
    assert tradecraft.new("vienna", players=2, seed=first.seed).record == first.record


def test_a_game_is_dealt_like_one_at_the_terminal(tmp_path: Path):
    path = tmp_path / "terminal.tcr"
    run("play", "war1955", "--seed", "7", "--option", "first_player=2", "--bots", "officer", "--record", path, lines=[])
    at_terminal = parse_record(path.read_bytes())
    game = tradecraft.new("war1955", seed=7, first_player=2)
    officer = tradecraft.bot("officer")
    while game.turn == 1:
        game.play(officer)
    assert [step.text for step in game.history] == [entry.text for entry in at_terminal.entries]
    assert tradecraft.load(path).seed == "7"


# Actions


def test_an_action_knows_its_seat_number_notation_sentence_and_data():
    action = vienna().legal(seat=1)[0]
    assert (action.seat, action.number, action.text) == (1, 0, "assign 039 074 075")
    assert repr(action) == str(action) == action.text
    assert action.label.startswith("Keep card 039 in a drawer (I)")
    assert action.data == {"do": "assign", "I": 39, "II": 74, "IV": 75}


def test_an_action_can_be_played_as_such_by_number_or_in_notation():
    games = [vienna() for _ in range(4)]
    games[0].play(games[0].legal(seat=1)[2])
    games[1].play(games[1].legal(seat=1)[2].number, seat=1)
    games[2].play(games[2].legal(seat=1)[2].text, seat=1)
    games[3].play(games[3].legal(seat=1)[2].text)
    assert len({game.record for game in games}) == 1
    assert games[0].turn == 0


def test_playing_returns_everything_that_happened_until_the_next_decision():
    game = vienna()
    game.play("assign 032 045 083")
    events = game.play("assign 039 074 075")
    assert [event.kind for event in events][:2] == ["assigned", "assignment"]
    assert [event.seats for event in events][:2] == [None, (1,)]
    assert repr(events[0]) == "<assigned: Red has assigned the cards.>"
    assert events[-1].text
    assert events[0].data == {"seat": 1}
    assert [repr(step) for step in game.history][-1].startswith("<seat 1: assign")


def test_where_several_decide_at_once_all_their_actions_are_legal_and_each_is_played_for_its_seat():
    game = vienna()
    assert game.deciders == (0, 1)
    assert game.turn is None
    assert game.legal() == game.legal(seat=0) + game.legal(seat=1)
    assert {action.seat for action in game.legal()} == {0, 1}
    game.play(game.legal()[-1])
    assert list(game.deciders) == [0]
    assert game.legal(seat=1) == []


def test_what_may_be_meant_for_several_seats_is_refused():
    refusal = refusal_of(vienna().play, 0)
    assert refusal.code == "several_decide"
    assert refusal.reason == ("Seats 0 and 1 decide at the same time: name the one you mean, as in play(0, seat=0).")


@pytest.mark.parametrize(
    ("choice", "seat", "code", "rule"),
    [
        ("assign 001 002 003", None, "card_not_in_hand", "V2.2"),
        ("assign 039 074 075", 0, "card_not_in_hand", "V2.2"),
        ("place 9", None, "not_asked_now", "V2.2"),
        ("dance", None, "unknown_verb", ""),
        (10**9, None, "unknown_action", ""),
        (0, 5, "no_such_seat", ""),
    ],
)
def test_an_illegal_action_is_refused_with_rule_and_reason_and_changes_nothing(
    choice: str | int, seat: int | None, code: str, rule: str
):
    game = vienna()
    before = game.record
    refusal = refusal_of(game.play, choice, seat=seat)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert str(refusal) == f"{rule} {refusal.reason}".strip()
    assert refusal.reason.endswith(".")
    assert "[" not in refusal.reason
    assert game.record == before
    assert pickle.loads(pickle.dumps(refusal)).params == refusal.params


def test_an_action_of_another_seat_or_position_is_refused():
    game = vienna()
    action = game.legal(seat=0)[0]
    assert refusal_of(game.play, action, seat=1).code == "other_seat"
    other = tradecraft.new("vienna", players=2, seed=8)
    assert refusal_of(other.play, action).code == "old_action"
    game.play(action)
    assert refusal_of(game.play, action).code == "already_assigned"


def test_nothing_can_be_played_after_the_end():
    game = play_on(tradecraft.new("war1955", seed=1))
    assert refusal_of(game.play, "home usa").rule == "W7.1"
    assert refusal_of(game.play, tradecraft.bot("random")).rule == "W7.1"


def test_something_else_than_a_choice_is_a_type_error():
    with pytest.raises(TypeError):
        vienna().play(None, seat=0)  # type: ignore[arg-type]


# Copies, taking back, files


def test_a_copy_goes_its_own_way():
    game = play_on(vienna(), steps=9)
    copy = game.copy()
    before = game.record
    play_on(copy)
    assert copy.over
    assert game.record == before
    play_on(game, Random(1))
    assert game.record == copy.record


def test_a_move_taken_back_can_be_played_again_and_draws_the_same():
    game = play_on(vienna(version="advanced"), steps=2)
    records = [game.record]
    rng = Random(3)
    for _ in range(40):
        play_on(game, rng, 1)
        records.append(game.record)
    after = [step.text for step in game.history]
    while len(records) > 1:
        records.pop()
        game.undo()
        assert game.record == records[-1]
    play_on(game, Random(3), 40)
    assert [step.text for step in game.history] == after


def test_before_the_first_action_there_is_nothing_to_take_back():
    assert refusal_of(vienna().undo).code == "nothing_to_undo"


def test_a_saved_game_continues_as_it_would_have(tmp_path: Path):
    game = play_on(tradecraft.new("vienna", players=2, names=["Anna", "Boris"], seed="x"), steps=12)
    game.save(tmp_path / "monday.tcr")
    again = tradecraft.load(str(tmp_path / "monday.tcr"))
    assert again.record == game.record
    assert (again.seed, again.names) == ("x", ("Anna", "Boris"))
    assert play_on(again, Random(5)).record == play_on(game, Random(5)).record
    assert "Anna" in "".join(event.text for step in again.history for event in step.events)


def test_a_pickled_game_continues_as_it_would_have():
    game = play_on(vienna(), steps=12)
    assert play_on(pickle.loads(pickle.dumps(game)), Random(5)).record == play_on(game, Random(5)).record


@pytest.mark.parametrize("path", sorted(GOLDEN.rglob("t*.tcr")), ids=lambda path: path.stem)
def test_golden_records_load_as_they_are(path: Path):
    record = parse_record(path.read_bytes())
    game = tradecraft.load(path)
    assert game.over
    assert [step.text for step in game.history] == [entry.text for entry in record.entries]
    match = begin_replay(find_game_of(record), record)
    steps = list(replay(match, record))
    assert [len(step.events) for step in game.history] == [len(step.events) for step in steps]


def test_a_file_that_is_no_sound_record_is_refused_with_its_line(tmp_path: Path):
    path = tmp_path / "bad.tcr"
    path.write_text("hello\n")
    refusal = refusal_of(tradecraft.load, path)
    assert (refusal.line, refusal.code) == (1, "not_a_record")
    assert str(refusal).startswith("line 1: ")
    path.write_text(vienna().record.replace("game vienna", "game chess"))
    assert refusal_of(tradecraft.load, path).code == "unknown_game"
    path.write_text(play_on(vienna(), steps=1).record.replace("assign", "place"))
    assert refusal_of(tradecraft.load, path).line
    with pytest.raises(FileNotFoundError):
        tradecraft.load(tmp_path / "nowhere.tcr")


# Views and bots


def test_a_view_holds_what_its_seat_knows_and_no_more():
    game = vienna()
    view = game.view(0)
    assert view.seat == 0
    assert view.data == find_game("vienna").view(game._match.state, 0).data()
    assert view.data["desks"][1]["hand"] is None
    assert game.view().seat is None
    assert view == vienna().view(0) != game.view(1)
    assert hash(view) == hash(vienna().view(0))
    assert [repr(game.view(seat)) for seat in (1, None)] == [
        "<View of vienna for seat 1>",
        "<View of vienna for a spectator>",
    ]
    assert refusal_of(game.view, 2).code == "no_such_seat"


def test_printing_draws_the_whole_board_or_what_a_seat_knows():
    game = vienna()
    board, own = str(game), str(game.view(0))
    assert board.splitlines()[0] == own.splitlines()[0] == "Round 1 · Card phase"
    assert "│" in own
    for card in ("032", "045", "083"):
        assert card in board
        assert card in own
    assert "074" in board
    assert "074" not in own
    assert "Final scoring" in str(play_on(game))


def test_printing_speaks_of_players_by_name_if_they_have_any():
    assert "A Yellow" in str(vienna())
    assert "Anna" in str(tradecraft.new("vienna", players=2, names=["Anna", "Boris"]))


class Spy(tradecraft.Bot):
    """Remembers what it was given, and plays the last action."""

    def __init__(self) -> None:
        self.given: list[tuple[tradecraft.View, list[tradecraft.Action], Random]] = []

    def choose(self, view: tradecraft.View, legal: list[tradecraft.Action], rng: Random) -> tradecraft.Action:
        self.given.append((view, legal, rng))
        return legal[-1]


def test_a_bot_of_your_own_is_given_its_view_its_actions_and_random_numbers():
    game, spy = vienna(), Spy()
    expected = game.view(1), game.legal(seat=1)
    game.play(spy, seat=1)
    ((view, legal, rng),) = spy.given
    assert (view, legal) == expected
    assert rng.random() == Random("7/bot/1/" + str(len(vienna().history))).random()
    assert game.history[-1].text == legal[-1].text
    assert repr(spy) == "<Spy>"


@pytest.mark.parametrize("name", tradecraft.bots())
def test_every_bot_plays_and_the_same_seed_gives_the_same_game(name: str):
    games = [vienna() for _ in range(2)]
    for game in games:
        for _ in range(4):
            game.play(tradecraft.bot(name, simulations=3))
    assert games[0].record == games[1].record
    assert len(games[0].history) > len(vienna().history)


def test_a_seed_of_its_own_makes_a_bot_play_otherwise():
    records = set()
    for seed in range(8):
        game = vienna()
        game.play(tradecraft.bot("random", seed=seed))
        records.add(game.record)
    assert len(records) > 1


def test_bots_are_listed_from_the_weakest_to_the_strongest():
    assert tradecraft.bots()[0] == "random"
    assert tradecraft.bots("war1955")[-1] == "spymaster"
    assert refusal_of(tradecraft.bots, "chess").code == "unknown_game"


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    assert "greedy, handler, officer" in refusal_of(tradecraft.bot, "moriarty").reason
    assert repr(tradecraft.bot("spymaster", milliseconds=50)) == "<Bot spymaster, 50 ms>"


def test_the_record_is_the_text_of_a_record_file():
    game = play_on(vienna(), steps=3)
    assert print_record(parse_record(game.record)) == game.record
    assert "note seed 7\n" in game.record
