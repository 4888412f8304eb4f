"""Fast play to the end without checks, records or views: for search, statistics and benches."""

from __future__ import annotations

from random import Random

from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, DECIDE, State


def random_playout(state: State, rng: Random) -> int:
    """Play a state to its end with random decisions and chance; return how many decisions were made."""
    random = rng.random
    decisions = 0
    while True:
        if state.waiting == DECIDE:
            seat = state.deciders[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(random() * len(legal))])
            decisions += 1
        elif state.waiting == CHANCE:
            state.apply_chance(draw_at_random(state.chance(), rng))
        else:
            return decisions
