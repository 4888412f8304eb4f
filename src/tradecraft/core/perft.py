"""Perft: how many sequences of decisions there are to a depth, under one fixed deal."""

from __future__ import annotations

from collections.abc import Iterator

from tradecraft.core.chance import Dealer, settle
from tradecraft.core.game import OVER, State


def perft(state: State, dealer: Dealer, depth: int) -> int:
    """Count the sequences of `depth` decisions from here, the lowest seat first; one that ends earlier counts too."""
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
