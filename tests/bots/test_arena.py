"""Games between bots."""

from __future__ import annotations

import pytest

from tradecraft.bots.arena import PlayedGame, Series, plan_series, play, summary
from tradecraft.core.errors import BadOption
from tradecraft.core.game import Outcome
from tradecraft.core.match import load
from tradecraft.core.record import parse_record, print_record
from tradecraft.core.registry import find_game

VIENNA = find_game("vienna")


def test_the_last_bot_named_takes_the_seats_that_are_left():
    assert plan_series(VIENNA, 4, {}, ("greedy", "random"), "x").bots == ("greedy", "random", "random", "random")


def test_a_series_has_all_options():
    series = plan_series(VIENNA, 2, {"flags": "random"}, ("random",), "x")
    assert series.options["flags"] == "random"
    assert set(series.options) == {option.name for option in VIENNA.options}


@pytest.mark.parametrize("bots", [(), ("random",) * 3])
def test_more_bots_than_seats_or_none_are_refused(bots: tuple[str, ...]):
    with pytest.raises(BadOption) as refusal:
        plan_series(VIENNA, 2, {}, bots, "x")
    assert refusal.value.reason.code == "wrong_number_of_bots"
    assert refusal.value.reason.params == {"bots": len(bots), "players": 2}


def test_an_unknown_bot_is_refused_before_anything_is_played():
    with pytest.raises(BadOption) as refusal:
        plan_series(VIENNA, 2, {}, ("random", "moriarty"), "x")
    assert refusal.value.reason.code == "unknown_bot"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_on_every_seat_in_turn(players: int):
    series = plan_series(VIENNA, players, {}, ("greedy", "random"), "x")
    seats_of_first = [series.seating(number).index(0) for number in range(2 * players)]
    assert seats_of_first == [*range(players), *range(players)]
    assert all(sorted(series.seating(number)) == list(range(players)) for number in range(players))


def test_a_game_is_the_same_each_time_and_different_from_the_next():
    series = plan_series(VIENNA, 2, {}, ("greedy", "random"), "again")
    first = play(series, 0, keep_record=True)
    assert play(series, 0, keep_record=True) == first
    assert play(series, 1, keep_record=True).record != first.record


def test_a_kept_record_changes_nothing_and_replays_to_the_outcome():
    series = plan_series(VIENNA, 3, {"third_man": "yes", "flags": "random"}, ("greedy",), "kept")
    for number in range(3):
        played = play(series, number, keep_record=True)
        without = play(series, number)
        assert without.record is None
        assert (without.outcome, without.rounds, without.decisions) == (played.outcome, played.rounds, played.decisions)
        assert played.record is not None
        match = load(VIENNA, parse_record(print_record(played.record)))
        assert match.state.outcome() == played.outcome
        assert match.record().seats == ("greedy", "greedy", "greedy")


def test_a_record_names_the_bots_by_seat():
    series = plan_series(VIENNA, 2, {}, ("greedy", "random"), "names")
    record = play(series, 1, keep_record=True).record
    assert record is not None
    assert record.seats == ("random", "greedy")


def finished(series: Series, number: int, scores: tuple[int, ...], ranking: tuple[int, ...]) -> PlayedGame:
    """Return a game that ended with these scores."""
    outcome = Outcome("investigator", scores, tuple({"squares": score} for score in scores), ranking)
    return PlayedGame(number, series.seating(number), outcome, 10 + number, 100, None)


def test_the_summary_counts_wins_by_seat_and_by_bot():
    series = plan_series(VIENNA, 2, {}, ("greedy", "random"), "x")
    games = [finished(series, 1, (10, 40), (2, 1)), finished(series, 0, (30, 20), (1, 2))]
    counted = summary(series, games, 4.0)
    assert counted["games"] == counted["finished"] == 2
    assert counted["wins_by_seat"] == [1.0, 1.0]
    assert counted["wins_by_bot"] == {"greedy": 2.0, "random": 0.0}
    assert counted["scores"] == {"min": 10, "mean": 25.0, "max": 40}
    assert counted["rounds"] == {"min": 10, "mean": 10.5, "max": 11}
    assert counted["end_reasons"] == {"investigator": 2}
    assert (counted["decisions"], counted["seconds"], counted["decisions_per_second"]) == (200, 4.0, 50)
    assert (counted["game"], counted["players"], counted["bots"], counted["seed"]) == (
        "vienna",
        2,
        ["greedy", "random"],
        "x",
    )
    assert counted["options"] == series.options


def test_a_shared_win_counts_in_parts():
    series = plan_series(VIENNA, 3, {}, ("greedy", "random", "random"), "x")
    counted = summary(series, [finished(series, 0, (30, 30, 5), (1, 1, 3))], 1.0)
    assert counted["wins_by_seat"] == [0.5, 0.5, 0.0]
    assert counted["wins_by_bot"] == {"greedy": 0.5, "random": 0.5}


def test_the_summary_of_nothing_is_all_zeros():
    counted = summary(plan_series(VIENNA, 2, {}, ("random",), "x"), [], 0.0)
    assert counted["scores"] == counted["rounds"] == {"min": 0, "mean": 0, "max": 0}
    assert (counted["games"], counted["decisions_per_second"]) == (0, 0)
