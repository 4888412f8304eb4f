"""Further inputs of a network for Vienna, in addition to the features: tiles, bribes and tokens by kind."""

from __future__ import annotations

from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules.lookups import FULL, SHIFTS
from tradecraft.games.vienna.rules.state import ViennaState

KINDS: Final = 5
NAMES: Final[tuple[str, ...]] = (
    *[
        f"{what}_{kind}"
        for kind in range(KINDS)
        for what in ("token", "tiles", "others_tiles", "purse", "others_purse")
    ],
    "open_squares",
    "flipped",
    "final_round",
    "lead",
)
"""The facts by their place; what the others have is the most that one of them has."""


def facts(state: ViennaState) -> list[list[float]]:
    """Return the facts for each seat."""
    found: list[list[float]] = []
    last = float(state.lookups.last_space)
    squares: i64 = state.open_squares
    count = 0
    while squares:
        squares &= squares - 1
        count += 1
    for seat in range(state.players):
        row: list[float] = []
        for kind in range(KINDS):
            shift = SHIFTS[kind]
            row.append(state.tokens[kind] / last)
            for packed in (state.infos, state.bribes):
                most = 0
                for other in range(state.players):
                    if other != seat:
                        most = max(most, packed[other] >> shift & FULL)
                row.append(0.5 * (packed[seat] >> shift & FULL))
                row.append(0.5 * most)
        row.append(0.1 * count)
        row.append(1.0 if state.flipped else 0.0)
        row.append(1.0 if state.final_round else 0.0)
        # The place in the order of play: who holds the crest begins.
        row.append(1.0 if seat == state.crest else 0.0)
        found.append(row)
    return found
