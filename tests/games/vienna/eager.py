"""Random play with good coverage: players who prefer to place, collect, buy and take missions.

Evenly random players seldom surround a square or use what they have bought, so that games of theirs would leave much of
the advanced game untried.
"""

from __future__ import annotations

from random import Random

from tradecraft.games.vienna.rules.actions import (
    BUY_NOTHING,
    FELD,
    MONEY,
    NO_MISSION,
    PLACE,
    SUPPLY,
    TAKE,
)
from tradecraft.games.vienna.rules.lookups import BITS
from tradecraft.games.vienna.rules.phases import ASK_BUY, ASK_MISSION, ASK_PLACE, ASK_SOURCE
from tradecraft.games.vienna.rules.state import ViennaState

EAGERNESS = 0.85
"""How often a player does what it prefers; otherwise it does anything."""


def choose(state: ViennaState, seat: int, rng: Random) -> int:
    """Return a legal action of a seat, usually one that it prefers."""
    legal = state.legal(seat)
    liked = _liked(state, seat, legal) if rng.random() < EAGERNESS else []
    return rng.choice(liked or legal)


def _liked(state: ViennaState, seat: int, legal: tuple[int, ...]) -> list[int]:
    if state.ask == ASK_PLACE:
        places = [action for action in legal if action < TAKE]
        collecting = [action for action in places if _collects(state, seat, action - PLACE)]
        return collecting or places or [action for action in legal if action == MONEY]
    if state.ask == ASK_SOURCE:
        return [action for action in (FELD, SUPPLY) if action in legal][:1]
    if state.ask == ASK_MISSION:
        return [action for action in legal if action != NO_MISSION]
    if state.ask == ASK_BUY:
        return [action for action in legal if action != BUY_NOTHING]
    return []


def _collects(state: ViennaState, seat: int, building: int) -> bool:
    agents = state.agents[seat] | BITS[building]
    lookups = state.lookups
    return any(
        state.open_squares & BITS[square] and lookups.square_masks[square] & ~agents == 0
        for square in lookups.squares_of[building]
    )
