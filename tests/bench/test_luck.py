"""Luck over many games: coarse ledgers are as exact as fine ones, and what luck explains is counted rightly."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

from bench import luck as bench_luck
from bench.luck import Way, ledger_of, needed, needed_with_part, play_game, summary, with_interval
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.review.values import Effort, at_a_glance
from tradecraft.core.record import BY_CHANCE
from tradecraft.core.registry import find_game

WAR = find_game("war1955")


def test_a_coarse_ledger_adds_up_and_its_terms_are_draws_and_choices_in_turn():
    knowledge = find_knowledge(WAR)
    assert knowledge is not None
    record = play(plan_series(WAR, 2, {}, ("officer",), "coarse"), 0, keep_record=True).record
    assert record is not None
    effort = Effort(draws=8, looks=1)
    fine, shares = ledger_of(WAR, record, at_a_glance(knowledge), effort, "1")
    coarse, _ = ledger_of(WAR, record, at_a_glance(knowledge), effort, "1", is_coarse=True)
    assert len(coarse.terms) < len(fine.terms)
    drawn = [term.actor == BY_CHANCE for term in coarse.terms[1:]]
    assert all(one != other for one, other in itertools.pairwise(drawn))
    draws = [entry.seat == BY_CHANCE for entry in record.entries]
    assert sum(drawn) == sum(one and not before for before, one in zip([False, *draws], draws, strict=False))
    for seat in range(2):
        account = coarse.account(seat)
        assert account.luck + account.own + account.others == pytest.approx(shares[seat] - 0.5, abs=1e-9)


def test_luck_that_explains_half_of_the_results_saves_half_of_the_games():
    rng = Random(1)
    rows: list[dict[str, Any]] = []
    for number in range(4000):
        luck = rng.gauss(0, 1)
        # The pairs differ in strength, which is no luck.
        rows.append({"bots": ["a", "bc"[number % 2]], "luck": luck, "result": luck + rng.gauss(number % 2, 1)})
    assert needed(rows) == pytest.approx(0.5, abs=0.05)
    assert needed_with_part(rows) == pytest.approx(0.5, abs=0.05)
    doubled = [{**row, "luck": 2 * row["luck"]} for row in rows]
    assert needed(doubled) == pytest.approx(1, abs=0.05), "removing twice as much as there is saves nothing"
    assert needed_with_part(doubled) == pytest.approx(0.5, abs=0.05), "how large luck is said to be is fitted"
    unrelated = [{**row, "luck": rng.gauss(0, 1)} for row in rows]
    assert needed_with_part(unrelated) == pytest.approx(1, abs=0.02)
    assert needed(unrelated) == pytest.approx(1.5, abs=0.08)


def test_an_interval_comes_from_the_games_and_is_narrower_with_more_of_them():
    rng = Random(2)
    rows: list[dict[str, Any]] = []
    for _ in range(400):
        luck = rng.gauss(0, 1)
        rows.append({"bots": ["a", "b"], "luck": luck, "result": luck + rng.gauss(0, 1)})
    few, many = with_interval(rows[:40], needed), with_interval(rows, needed)
    assert few is not None
    assert many is not None
    for value, low, high in (few, many):
        assert low < value < high
    assert many[2] - many[1] < few[2] - few[1]
    assert with_interval([{"bots": ["a", "b"], "luck": 0.1, "result": 0.5}] * 4, needed) is None


def test_a_game_of_each_pair_is_summed_up(monkeypatch: pytest.MonkeyPatch):
    knowledge = find_knowledge(WAR)
    assert knowledge is not None
    way = Way(
        ("recruit", "handler", "officer"),
        lambda knowledge, _: at_a_glance(knowledge),
        Effort(draws=4, looks=1),
        is_coarse=True,
    )
    monkeypatch.setitem(bench_luck.WAYS, "officers", way)
    rows = [play_game(WAR, at_a_glance(knowledge), number, "officers") for number in range(6)]
    found = summary(rows)
    assert found["games"] == 6
    assert found["furthest_off"] < 1e-9
    assert {games["games"] for games in found["pairs"].values()} == {2}
