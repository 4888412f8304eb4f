"""V10.1, V10.2, V10.3, V10.4: the third man, a neutral figure who helps the player whose turn it is to collect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules.content_model import BRIBES
from tradecraft.games.vienna.rules.lookups import BITS, mask_of, members

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState

CHOCOLATE: Final = BRIBES.index("chocolate")
TOBACCO: Final = BRIBES.index("tobacco")
TASTES: Final = tuple(BRIBES.index(kind) for kind in ("chocolate", "coffee", "wine", "magazine"))
"""What he likes best, in order (V10.3); he does not smoke."""


def destinations(state: ViennaState) -> i64:
    """V10.3: return the buildings he may wander to; more than one means that the active player decides."""
    candidates = nearest_buildings(state)
    if not candidates:
        return 0
    most = max(open_roads(state, building) for building in candidates)
    candidates = [building for building in candidates if open_roads(state, building) == most]
    favourite = min(TASTES.index(state.lookups.colour_of[building]) for building in candidates)
    return mask_of([building for building in candidates if state.lookups.colour_of[building] == TASTES[favourite]])


def nearest_buildings(state: ViennaState) -> list[int]:
    """V10.3: return the nearest buildings of another colour that is not grey, counted in adjacent buildings."""
    lookups = state.lookups
    unwanted = lookups.colour_masks[lookups.colour_of[state.third_man]] | lookups.colour_masks[TOBACCO]
    seen = frontier = BITS[state.third_man]
    while frontier:
        reached = 0
        for building in members(frontier):
            reached |= lookups.neighbours[building]
        frontier = reached & ~seen
        seen |= reached
        if frontier & ~unwanted:
            return list(members(frontier & ~unwanted))
    return []


def open_roads(state: ViennaState, building: i64) -> i64:
    """V10.3: count the roads from a building to squares that still hold a tile."""
    return sum(1 for square in state.lookups.squares_of[building] if state.open_squares & BITS[square])
