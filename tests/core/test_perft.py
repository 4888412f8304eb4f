"""Counting sequences of decisions."""

from tests.contract.toy import TOY
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.game import DECIDE
from tradecraft.core.perft import children, perft

DEALER = Dealer("perft")


def test_draws_are_made_until_a_seat_must_decide():
    state = TOY.new_state(3, {})
    settle(state, DEALER)
    assert state.waiting == DECIDE
    assert state.deciders == (0, 1, 2)


def test_simultaneous_decisions_are_counted_from_the_lowest_seat_on():
    """Two bids each of three seats, then the winner gives to one of two or passes, then bids again."""
    state = TOY.new_state(3, {})
    assert [perft(state.clone(), DEALER, depth) for depth in range(6)] == [1, 2, 4, 8, 24, 48]


def test_a_game_that_is_over_counts_as_one_sequence():
    state = TOY.new_state(2, {"rounds": "2", "gifts": "no"})
    assert [perft(state.clone(), DEALER, depth) for depth in (3, 4, 5, 9)] == [8, 16, 16, 16]


def test_counting_leaves_the_state_as_it_was():
    state = TOY.new_state(2, {})
    settle(state, DEALER)
    before = state.key()
    perft(state, DEALER, 3)
    assert state.key() == before


def test_children_are_independent_and_in_order():
    state = TOY.new_state(2, {})
    settle(state, DEALER)
    found = list(children(state, 1, state.legal(1)))
    assert [action for action, _ in found] == [0, 1]
    assert len({child.key() for _, child in found} | {state.key()}) == 3
