"""Typical mistakes in 1955: each class overlooks one thing."""

from __future__ import annotations

from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.knowledge.careful import CarefulPosition
from tradecraft.games.war1955.rules import phases
from tradecraft.games.war1955.rules.state import WarState

FORGOTTEN_BLOCK: Final = "forgotten_block"
FORGOTTEN_THREAT: Final = "forgotten_threat"
SLIPS: Final[dict[int, tuple[str, ...]]] = {
    phases.ASK_PLAY: (FORGOTTEN_BLOCK,),
    phases.ASK_MOVE: (FORGOTTEN_THREAT,),
}
"""The mistakes that are made in a decision."""


class Trusting(CarefulPosition):
    """Forgets that the opponent may block."""

    def passes(self, country: i64, total: i64) -> float:
        """Return that every action passes."""
        return 1.0


class Carefree(CarefulPosition):
    """Forgets what the opponent can do next: looks only at the own stars."""

    def loss(self, country: i64, steps: i64) -> float:
        """Return that nothing is lost."""
        return 0.0


def careful_position(slip: str, state: WarState, seat: int) -> CarefulPosition:
    """Return a position as a player sees it who makes a mistake."""
    return Trusting(state, seat) if slip == FORGOTTEN_BLOCK else Carefree(state, seat)
