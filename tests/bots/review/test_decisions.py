"""Reviews: grades by what the seat could know, the same figures as hints, and statements backed by facts."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.bots.test_judge import somewhere
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.judge import SURE, Candidate, judge
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.protocol import Budget
from tradecraft.bots.review import Depth, Reviewer, review
from tradecraft.bots.review.decisions import BLUNDER, INACCURACY, MISTAKE, grade_of, review_decision
from tradecraft.bots.review.values import Effort
from tradecraft.core.digest import view_hash
from tradecraft.core.errors import BadOption
from tradecraft.core.game import State
from tradecraft.core.match import Match
from tradecraft.core.record import Record
from tradecraft.core.registry import find_game

QUICK = Depth(Budget(simulations=4), Effort(draws=2, looks=1))
WAR = find_game("war1955")


def record_of(id: str) -> Record:
    record = play(plan_series(find_game(id), 2, {}, ("random",), "3"), 0, keep_record=True).record
    assert record is not None
    return record


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [
        (0.0, 0.0, "fine"),
        (INACCURACY - 0.001, 0.0, "fine"),
        (INACCURACY, 0.01, "inaccuracy"),
        (MISTAKE, 0.01, "mistake"),
        (BLUNDER, 0.01, "blunder"),
        (BLUNDER, BLUNDER / SURE, "fine"),
    ],
)
def test_a_grade_goes_by_the_loss_where_it_is_sure(loss: float, error: float, grade: str):
    assert grade_of(loss, error) == grade


@pytest.mark.parametrize("id", ["war1955", "vienna"])
def test_every_decision_of_every_seat_is_reviewed(id: str):
    game, record = find_game(id), record_of(id)
    found = review(game, record, QUICK)
    assert [(one.entry, one.seat) for one in found.decisions] == [
        (number, entry.seat) for number, entry in enumerate(record.entries, 1) if entry.seat >= 0
    ]
    for one in found.decisions:
        assert one.chosen.text == record.entries[one.entry - 1].text
        assert one.chosen != one.best or (one.loss, one.error) == (0.0, 0.0)
        assert 0 <= one.chance <= 1
    assert {one.grade for one in found.decisions} >= {"fine", "blunder"}
    assert any(one.consequences for one in found.decisions)
    assert len(found.chances) == len(record.entries) + 1
    again = json.loads(json.dumps(found.data()))
    for seat in again["seats"]:
        assert seat["result"] == pytest.approx(seat["luck"] + seat["own"] + seat["others"], abs=1e-9)
    assert again["decisions"][0].keys() >= {"entry", "seat", "chosen", "best", "loss", "grade", "reasons"}


def test_a_review_of_one_seat_leaves_the_ledger_as_it_is():
    record = record_of("war1955")
    one, both = review(WAR, record, QUICK, seats=(1,)), review(WAR, record, QUICK)
    assert {decision.seat for decision in one.decisions} == {1}
    assert one.ledger == both.ledger
    assert one.decisions == tuple(decision for decision in both.decisions if decision.seat == 1)


def test_the_parts_of_a_review_make_up_the_whole():
    record = record_of("war1955")
    middle, last = len(record.entries) // 2, len(record.entries)
    whole = Reviewer(WAR, record, QUICK)
    list(whole.run())
    parts = [Reviewer(WAR, record, QUICK) for _ in range(2)]
    list(parts[0].run_part(1, middle))
    list(parts[1].run_part(middle + 1, last))
    assert parts[0].values + parts[1].values == whole.values
    assert parts[0].decisions + parts[1].decisions == whole.decisions


def test_a_hint_and_a_review_say_the_same_about_a_position():
    state, seat = somewhere(WAR, 2, {}, 12)
    knowledge = find_knowledge(WAR)
    assert knowledge is not None
    hint = judge(WAR, WAR.view(state, seat))
    for candidate in hint.candidates:
        found = review_decision(WAR, knowledge, state, seat, candidate.action, 1)
        assert found.chance == hint.best.chance
        assert found.best.action == hint.best.action
        assert (found.loss, found.error) == hint.compare(candidate.action)


@pytest.mark.parametrize("id", ["war1955", "vienna"])
def test_a_decision_is_judged_by_the_view_alone(id: str):
    """Twin worlds: the same view with other hidden cards leads to the same review."""
    game = find_game(id)
    knowledge = find_knowledge(game)
    assert knowledge is not None
    state, seat = somewhere(game, 2, {}, 14)
    view = game.view(state, seat)
    twins: list[State] = [game.resample(view, Random(seed)) for seed in range(3)]
    assert {view_hash(game.view(twin, seat)) for twin in twins} == {view_hash(view)}
    for action in state.legal(seat)[:3]:
        found = [review_decision(game, knowledge, one, seat, action, 1, Budget(simulations=8)) for one in twins]
        assert found[0] == found[1] == found[2]


def test_a_game_that_is_not_over_is_refused():
    match = Match(WAR, 2, {})
    match.draw([match.state.chance().pool[0]])
    with pytest.raises(BadOption) as refusal:
        review(WAR, match.record(), QUICK)
    assert refusal.value.reason.code == "game_not_over"


def test_a_candidate_never_tried_is_compared_in_worlds():
    state, seat = somewhere(WAR, 2, {}, 12)
    judgement = judge(WAR, WAR.view(state, seat), Budget(simulations=4))
    untried = [one for one in judgement.candidates if not one.simulations]
    assert untried
    assert isinstance(untried[0], Candidate)
    loss, error = judgement.compare(untried[0].action)
    assert error > 0 or loss == 0
