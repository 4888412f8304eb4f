"""The ledger: luck, own choices and others' choices add up to the result with any evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

from tests.contract.toy import TOY
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.review.ledger import Ledger, make_ledger
from tradecraft.bots.review.values import Effort, Evaluator, Value, at_a_glance, played_by_officers, played_on, value_of
from tradecraft.core.chance import Dealer
from tradecraft.core.game import CHANCE, DECIDE, OVER, AnyGame, State
from tradecraft.core.match import Match, begin_replay, replay
from tradecraft.core.record import BY_CHANCE, Record
from tradecraft.core.registry import find_game

EXACT = 1e-9
LITTLE = Effort(draws=4, looks=1)


def constant(state: State, rng: Random) -> Sequence[float]:
    """Judge every position alike, and not fairly."""
    return (0.7, 0.3, 0.0, 0.0)[: state.players]


def noisy(state: State, rng: Random) -> Sequence[float]:
    """Judge positions at random, with shares that do not even add up to 1."""
    return [rng.gauss(0.4, 0.5) for _ in range(state.players)]


def ledger_of(game: AnyGame, record: Record, evaluate: Evaluator, seed: str = "1") -> tuple[Ledger, list[float]]:
    match, rng = begin_replay(game, record), Random(seed)
    values = [value_of(match.state, evaluate, rng, LITTLE)]
    rounds = [0]
    for _ in replay(match, record):
        values.append(value_of(match.state, evaluate, rng, LITTLE))
        rounds.append(match.state.round)
    return make_ledger(values, [entry.seat for entry in record.entries], rounds[:-1]), final_chances(match.state)


def record_of(id: str, players: int, number: int) -> Record:
    record = play(plan_series(find_game(id), players, {}, ("random",), "ledger"), number, keep_record=True).record
    assert record is not None
    return record


@pytest.mark.parametrize(("id", "players"), [("war1955", 2), ("vienna", 2), ("vienna", 4)])
@pytest.mark.parametrize("judge", ["constant", "noisy", "glance", "played"])
def test_the_terms_add_up_to_the_result(id: str, players: int, judge: str):
    game = find_game(id)
    knowledge = find_knowledge(game)
    assert knowledge is not None
    evaluators = {"glance": at_a_glance(knowledge), "played": played_on(knowledge)}
    evaluate = {"constant": constant, "noisy": noisy, **evaluators}[judge]
    for number in range(3):
        ledger, shares = ledger_of(game, record_of(id, players, number), evaluate)
        for seat in range(players):
            account = ledger.account(seat)
            assert account.luck + account.own + account.others == pytest.approx(shares[seat] - 1 / players, abs=EXACT)
            assert account.result == pytest.approx(shares[seat] - 1 / players, abs=EXACT)
            by_round = [ledger.account(seat, round) for round in ledger.rounds()]
            for part in ("result", "luck", "own", "others"):
                assert sum(getattr(one, part) for one in by_round) == pytest.approx(getattr(account, part), abs=EXACT)
        assert sum(ledger.account(seat).luck for seat in range(players)) == pytest.approx(0, abs=EXACT)


def toy_game(number: int) -> Match:
    """Play a short game of bids in which the second seat never bids its best card: it loses by choice, not by luck."""
    match = Match(TOY, 2, {"rounds": "2", "gifts": "no"})
    dealer = Dealer(f"toy/{number}")
    while match.state.waiting != OVER:
        if match.state.waiting == DECIDE:
            seat = match.state.deciders[0]
            legal = match.state.legal(seat)
            match.act(seat, legal[-1] if seat == 0 else legal[0])
        else:
            match.deal(dealer)
    return match


def by_cards(state: State, rng: Random) -> Sequence[float]:
    """Judge by the cards held and won, so that deals matter much."""
    held = [sum(hand) + won for hand, won in zip(state.hands, state.won, strict=True)]  # type: ignore[attr-defined]
    first = min(1.0, max(0.0, 0.5 + (held[0] - held[1]) / 60))
    return first, 1 - first


@pytest.mark.parametrize("evaluate", [by_cards, noisy, constant])
def test_luck_is_nothing_on_average_however_much_a_seat_wins(evaluate: Evaluator):
    luck, results = [], []
    for number in range(300):
        ledger, shares = ledger_of(TOY, toy_game(number).record(), evaluate, str(number))
        # Which of the two players has which seat is a draw too: each of them half of the time.
        seat = number % 2
        luck.append(ledger.account(seat).luck)
        results.append(shares[0])
    mean = sum(luck) / len(luck)
    error = sqrt(sum((one - mean) ** 2 for one in luck)) / len(luck)
    assert abs(mean) <= 3.5 * error + EXACT
    assert sum(results) / len(results) > 0.7, "who always bids high wins far more often, and that is not luck"


def test_a_moment_before_a_draw_is_worth_the_mean_of_what_can_come():
    state = find_game("war1955").new_state(2, {})
    assert state.waiting == CHANCE
    assert state.chance().count == 1

    def who_begins(state: State, rng: Random) -> Sequence[float]:
        return (1.0, 0.0) if state.first == 0 else (0.0, 1.0)  # type: ignore[attr-defined]

    assert value_of(state, who_begins, Random(1), Effort(64, 1)).shares == pytest.approx((0.5, 0.5))


def values(*firsts: float) -> list[Value]:
    return [Value((first, 1 - first), (0.1, 0.1)) for first in firsts]


def test_each_step_goes_to_who_made_it():
    ledger = make_ledger(values(0.6, 0.5, 0.8, 0.4, 1.0), [BY_CHANCE, 0, 1, 1], [0, 1, 1, 2])
    first, second = ledger.account(0), ledger.account(1)
    assert (first.luck, first.own, first.others) == pytest.approx((0.0, 0.3, 0.2))
    assert (second.luck, second.own, second.others) == pytest.approx((0.0, -0.2, -0.3))
    assert ledger.account(0, 1).own == pytest.approx(0.3)
    assert ledger.account(0, 2).own == 0


def test_a_value_between_two_steps_of_the_same_part_leaves_no_error():
    ledger = make_ledger(values(0.5, 0.6, 0.7, 0.8), [1, 1, 1], [1, 1, 1])
    # The seating ends and the choices begin at the first value; the three choices end at the last.
    assert ledger.account(1).own_error == pytest.approx(sqrt(2) * 0.1)
    assert ledger.account(1).luck_error == pytest.approx(0.1)
    assert ledger.account(0).own_error == 0


def test_officers_play_a_position_on_for_some_rounds_or_to_the_end():
    game = find_game("war1955")
    knowledge = find_knowledge(game)
    assert knowledge is not None
    evaluate = played_by_officers(knowledge, 1000)
    record = play(plan_series(game, 2, {}, ("officer",), "out"), 0, keep_record=True).record
    assert record is not None
    match = begin_replay(game, record)
    for entry in record.entries[:-1]:
        match.enter(entry)
    ends = [tuple(evaluate(match.state, Random(seed))) for seed in range(8)]
    assert ends == [tuple(evaluate(match.state, Random(seed))) for seed in range(8)], "the same numbers, the same end"
    assert all(sum(end) == 1 and max(end) in (0.5, 1.0) for end in ends)
    start = begin_replay(game, record).state
    chances = [tuple(played_by_officers(knowledge, 2)(start, Random(seed))) for seed in range(8)]
    assert all(min(one) > 0 and sum(one) == pytest.approx(1) for one in chances)
    assert len(set(chances)) > 1
