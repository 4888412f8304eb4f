"""Perft: how many sequences of decisions there are to a depth, under one fixed deal."""

from __future__ import annotations

from collections.abc import Iterator

from tradecraft.core.chance import Dealer
from tradecraft.core.game import CHANCE, OVER, State


def settle(state: State, dealer: Dealer) -> None:
    """Supply draws until the state waits for a decision or is over."""
    while state.waiting == CHANCE:
        state.apply_chance(dealer.draw(state.chance()))


def perft(state: State, dealer: Dealer, depth: int) -> int:
    """Count the sequences of `depth` decisions from here; the lowest seat that must decide goes first.

    A game that ends earlier counts as one sequence. The state is left as it was, except that pending draws are made.
    """
    settle(state, dealer)
    if depth == 0 or state.waiting == OVER:
        return 1
    seat = state.deciders[0]
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    return sum(perft(child, dealer, depth - 1) for _, child in children(state, seat, legal))


def children(state: State, seat: int, legal: tuple[int, ...]) -> Iterator[tuple[int, State]]:
    """Yield each action with the state it leads to."""
    for action in legal:
        child = state.clone()
        child.apply(seat, action)
        yield action, child
