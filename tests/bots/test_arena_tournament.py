"""Tournaments: pairings, deals, and what is stored of a game."""

from __future__ import annotations

import json
from random import Random

import pytest

from tradecraft.bots.arena import Result, Thinking, lineups_of, plan_series, plan_tournament, play
from tradecraft.bots.arena.tournament import result_from, result_of
from tradecraft.bots.protocol import Bot, Budget, Thought
from tradecraft.core.errors import BadOption
from tradecraft.core.game import View
from tradecraft.core.record import BY_CHANCE
from tradecraft.core.registry import find_game

VIENNA = find_game("vienna")
WAR1955 = find_game("war1955")


def test_as_many_bots_as_seats_are_one_lineup():
    tournament = plan_tournament(VIENNA, 4, {}, lineups_of(("greedy", "random"), 4), "x")
    assert [series.bots for series in tournament.lineups] == [("greedy", "random", "random", "random")]
    assert tournament.bots == ("greedy", "random")


def test_more_bots_than_seats_all_meet():
    tournament = plan_tournament(WAR1955, 2, {}, lineups_of(("greedy", "random", "officer"), 2), "x")
    assert [series.bots for series in tournament.lineups] == [
        ("greedy", "random"),
        ("greedy", "officer"),
        ("random", "officer"),
    ]
    assert list(tournament.schedule(2)) == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


def test_a_bot_named_twice_in_a_round_robin_is_refused():
    with pytest.raises(BadOption) as refusal:
        lineups_of(("greedy", "random", "greedy"), 2)
    assert refusal.value.reason.code == "bot_twice"


def test_duplicate_deals_are_played_from_all_seats():
    tournament = plan_tournament(VIENNA, 3, {}, [("greedy", "random")], "x", duplicate=True)
    assert len(tournament.numbers(4)) == 6
    series = tournament.lineups[0]
    assert [series.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [series.seating(number).index(0) for number in range(3)] == [0, 1, 2]


def draws(bots: tuple[str, ...], number: int, duplicate: bool) -> tuple[str, ...]:
    """Return the first draws of a game, which come before any decision."""
    series = plan_series(VIENNA, 2, {}, bots, "deal", duplicate=duplicate)
    record = play(series, number, keep_record=True).record
    assert record is not None
    first = next(index for index, entry in enumerate(record.entries) if entry.seat != BY_CHANCE)
    return tuple(entry.text for entry in record.entries[:first])


def test_the_deal_stays_when_seats_are_swapped_and_changes_after_that():
    bots = ("greedy", "random")
    assert draws(bots, 0, True) == draws(bots, 1, True) != draws(bots, 2, True)
    assert draws(bots, 0, False) != draws(bots, 1, False)


def test_all_pairs_meet_the_same_deals():
    assert draws(("greedy", "random"), 2, True) == draws(("random", "officer"), 3, True)


class Thinker(Bot):
    """Takes the last choice, and says that it made as many simulations as it was allowed."""

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        return legal[-1]

    def think(self, view: View, legal: tuple[int, ...], rng: Random, budget: Budget) -> Thought:
        return Thought(legal[-1], budget.simulations)


def test_bots_are_given_the_budget_and_their_thinking_is_counted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tradecraft.bots.arena.series.find_bot", lambda name, game: Thinker())
    series = plan_series(WAR1955, 2, {}, ("random",), "x", Budget(simulations=7))
    played = play(series, 0)
    for thinking in played.thinking:
        assert thinking.decisions > 0
        assert thinking.simulations == 7 * thinking.decisions
        assert 0 < thinking.longest <= thinking.seconds
    # Decisions without a choice take no thought.
    assert sum(thinking.decisions for thinking in played.thinking) < played.decisions


def test_games_are_compared_without_their_clocks():
    series = plan_series(WAR1955, 2, {}, ("greedy", "random"), "again")
    one, other = play(series, 0), play(series, 0)
    assert one == other
    assert [t.decisions for t in one.thinking] == [t.decisions for t in other.thinking]


def test_a_result_comes_back_from_json_as_it_was():
    series = plan_series(WAR1955, 2, {}, ("greedy", "random"), "x", duplicate=True)
    result = result_of(series, 4, play(series, 3))
    assert result_from(json.loads(json.dumps(result.data()))) == result
    assert (result.lineup, result.number, result.deal, result.bots) == (4, 3, 1, ("random", "greedy"))
    with pytest.raises((TypeError, KeyError)):
        result_from({"lineup": 1})


def test_a_bot_on_several_seats_counts_with_the_mean():
    places, scores = (2, 1, 3, 4), (20, 30, 10, 6)
    result = Result(0, 0, 0, ("a", "b", "b", "b"), scores, places, "end", 5, 50, (Thinking(),) * 4)
    assert (result.place("a"), result.place("b")) == (2, 8 / 3)
    assert (result.score("a"), result.score("b")) == (20, 46 / 3)
    assert (result.share("a"), result.share("b")) == (0, 1)
    shared = Result(0, 0, 0, ("a", "b", "b"), (9, 9, 9), (1, 1, 1), "end", 5, 50, (Thinking(),) * 3)
    assert (shared.share("a"), shared.share("b")) == pytest.approx((1 / 3, 2 / 3))
