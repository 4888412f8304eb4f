"""Analysis of finished games: the course of the chances, and the turning points."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any

import pytest

from tests.contract.toy import BID, TOY
from tradecraft.bots import analysis, hindsight, judge
from tradecraft.bots.analysis import Analysis, Analyst, TurningPoint, analyse
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.judge import Candidate, Judgement
from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.protocol import Budget
from tradecraft.core.errors import BadOption, BadRecord, Reason
from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.match import Match
from tradecraft.core.record import Record
from tradecraft.core.registry import find_game

LOW, HIGH = BID, BID + 1
QUICK = Budget(simulations=4)
WHY = Reason("worth_more", "T2")


class BidsKnowledge(Knowledge):
    """The seat that has won more is ahead, counting what is bid or the highest card that can be."""

    def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        return [float(action == HIGH) for action in legal]

    def chances(self, state: Any) -> Sequence[float]:
        if state.waiting == OVER:
            return final_chances(state)
        cards = [bid or max(hand, default=0) for bid, hand in zip(state.bids, state.hands, strict=True)]
        held = [won + card for won, card in zip(state.won, cards, strict=True)]
        first = 1 / (1 + exp((held[1] - held[0]) / 10))
        return [first, 1 - first]


class Told(Judgement):
    """A judgement that is told what the worse choice loses, and how surely."""

    error = 0.01

    def compare(self, action: int) -> tuple[float, float]:
        return (0.0, 0.0) if action == self.best.action else (0.5, self.error)


class ToldUnsurely(Told):
    error = 0.3


def prefer_high(told: type[Judgement]) -> Callable[..., Judgement]:
    """Return a judge that prefers to bid high."""

    def judge_bids(game: Any, view: Any, effort: Budget) -> Judgement:
        legal = TOY.resample(view, Random(1)).legal(view.seat)
        best = HIGH if HIGH in legal else legal[-1]
        candidates = [Candidate(best, 1, 0.8, 0.01, 100, (WHY,))]
        candidates += [Candidate(action, 2, 0.3, 0.01, 100, ()) for action in legal if action != best]
        return told(TOY, view, BidsKnowledge(), candidates, Random(1))

    return judge_bids


@pytest.fixture(autouse=True)
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the game of sealed bids an evaluator."""
    monkeypatch.setattr(hindsight, "find_knowledge", lambda game: BidsKnowledge() if game is TOY else None)
    monkeypatch.setattr(analysis, "judge", prefer_high(Told))
    # The game is so short that playing on would end it.
    monkeypatch.setattr(analysis, "AHEAD", 0)


def bids(*draws: list[int], first: tuple[int, ...] = (HIGH, HIGH)) -> Match:
    """Return a game without gifts: hands as given, everybody bids high but for the first bids, which are given."""
    match = Match(TOY, 2, {"rounds": "2", "gifts": "no"})
    hands, choices = iter(draws), iter(first)
    while match.state.waiting != OVER:
        if match.state.waiting == DECIDE:
            match.act(match.state.deciders[0], next(choices, HIGH))
        else:
            match.draw(next(hands))
    return match


EVEN_HANDS = ([9, 10], [8, 11], [7, 12], [6, 13])


def points(match: Match) -> tuple[TurningPoint, ...]:
    return analyse(TOY, match.record(), QUICK).points


def test_the_course_begins_even_and_ends_with_the_result():
    match = bids(*EVEN_HANDS)
    found = analyse(TOY, match.record(), QUICK)
    assert len(found.chances) == len(match.steps) + 1
    assert found.chances[0] == (0.5, 0.5)
    assert found.chances[-1] == tuple(final_chances(match.state))
    assert all(sum(chances) == pytest.approx(1) for chances in found.chances)


def test_the_same_seed_gives_the_same_analysis_and_another_one_draws_otherwise():
    record = bids(*EVEN_HANDS).record()
    assert analyse(TOY, record, QUICK) == analyse(TOY, record, QUICK)
    assert analyse(TOY, record, QUICK, "other").chances != analyse(TOY, record, QUICK).chances


def test_a_worse_choice_is_a_turning_point_of_its_seat_with_the_better_one_and_why():
    (point,) = [point for point in points(bids(*EVEN_HANDS, first=(HIGH, LOW))) if point.kind == "choice"]
    assert (point.seat, point.entry, point.round) == (1, 4, 1)
    assert (point.before, point.after) == pytest.approx((0.8, 0.3))
    assert point.swing == pytest.approx(-0.5)
    assert point.chosen is not None
    assert point.better is not None
    assert (point.chosen.action, point.better.action) == (LOW, HIGH)
    assert point.chosen.text == match_entry(4)
    assert point.reasons == (WHY,)


def match_entry(number: int) -> str:
    return bids(*EVEN_HANDS, first=(HIGH, LOW)).steps[number - 1].entry.text


def test_the_best_choice_is_none():
    assert [point for point in points(bids(*EVEN_HANDS)) if point.kind == "choice"] == []


def test_a_choice_that_may_be_as_good_is_not_blamed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analysis, "judge", prefer_high(ToldUnsurely))
    assert [point for point in points(bids(*EVEN_HANDS, first=(LOW, LOW))) if point.kind == "choice"] == []


def test_a_choice_is_judged_by_what_it_leads_to_whatever_the_search_made_of_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analysis, "judge", prefer_high(Judgement))
    hands = ([1, 20], [10, 11], [7, 12], [6, 13])
    (point,) = [point for point in points(bids(*hands, first=(LOW, HIGH))) if point.kind == "choice"]
    assert point.seat == 0
    assert point.before == 0.8
    assert 0 < point.after < 0.8


def test_a_lucky_draw_is_a_turning_point_of_chance():
    """The second hands of all: 20 against 3."""
    hands = ([9, 10], [8, 11], [19, 20], [2, 3])
    found = [point for point in points(bids(*hands)) if point.kind == "chance"]
    point = found[-1]
    assert point.entry == 6, "both hands together, at the last of them"
    assert (point.chosen, point.better) == (None, None)
    assert abs(point.swing) >= 0.2
    winner = 0 if point.swing > 0 else 1
    assert point.seat in (0, 1)
    assert (winner == 0) == (point.seat == 0)


def test_what_could_be_expected_is_no_turning_point():
    found = points(bids([10, 15], [9, 14], [11, 13], [8, 12]))
    assert [point for point in found if abs(point.swing) > 0.2] == []


def test_the_greatest_points_come_in_the_order_of_the_game():
    made = [TurningPoint(entry, 1, "chance", 0, 0.5, 0.5 + swing) for entry, swing in ((3, 0.1), (5, -0.3), (9, 0.2))]
    found = Analysis(((0.5, 0.5),), tuple(made))
    assert [point.entry for point in found.greatest(2)] == [5, 9]
    assert found.greatest(0) == []


def test_everything_can_be_sent_as_json():
    data = analyse(TOY, bids(*EVEN_HANDS, first=(LOW, LOW)).record(), QUICK).data()
    again = json.loads(json.dumps(data))
    assert again["points"][0].keys() >= {"entry", "kind", "seat", "before", "after", "swing", "chosen", "better"}
    assert again["chances"][0] == [0.5, 0.5]


def test_an_analyst_tells_how_far_it_is():
    match = bids(*EVEN_HANDS)
    analyst = Analyst(TOY, match.record(), QUICK)
    assert [step.entry for step in analyst.run()] == [step.entry for step in match.steps]


def unfinished() -> Record:
    match = Match(TOY, 2, {})
    match.draw([1, 2])
    return match.record()


def test_a_game_that_is_not_over_is_refused():
    with pytest.raises(BadOption) as refusal:
        analyse(TOY, unfinished(), QUICK)
    assert refusal.value.reason.code == "game_not_over"


def test_a_game_that_nobody_can_judge_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hindsight, "find_knowledge", lambda game: None)
    with pytest.raises(BadOption) as refusal:
        analyse(TOY, bids(*EVEN_HANDS).record(), QUICK)
    assert refusal.value.reason.code == "game_not_judged"


def test_a_record_of_another_game_is_refused():
    with pytest.raises(BadRecord):
        analyse(TOY, play(plan_series(find_game("war1955"), 2, {}, ("random",), "1"), 0, True).record, QUICK)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", ["war1955", "vienna"])
def test_both_games_can_be_analysed(id: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.undo()
    for module, name, few in (
        (judge, "WORLDS", 2),
        (analysis, "DRAWS", 2),
        (analysis, "CONTINUATIONS", 1),
        (analysis, "AHEAD", 2),
    ):
        monkeypatch.setattr(module, name, few)
    game = find_game(id)
    record = play(plan_series(game, 2, {}, ("random",), "3"), 0, keep_record=True).record
    assert record is not None
    found = analyse(game, record, Budget(simulations=2))
    assert found == analyse(game, record, Budget(simulations=2))
    assert len(found.chances) == len(record.entries) + 1
    assert {point.kind for point in found.points} == {"choice", "chance"}
    for point in found.points:
        assert 0 <= point.after <= 1
        assert 0 <= point.before <= 1
