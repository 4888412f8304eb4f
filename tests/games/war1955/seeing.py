"""Helpers for viewing a game as one viewer."""

from __future__ import annotations

from typing import Any

from tests.games.war1955.playing import ONE, TWO
from tradecraft.core.digest import canonical
from tradecraft.core.game import OPEN, SPECTATOR
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.rules.state import WarState

ALL_VIEWERS = (ONE, TWO, SPECTATOR, OPEN)

PLAYING = """
    seat 1 plays; turn 5
    seat 1: spy france; hand france_2_deport mercenary_1 usa_4_revolution
    seat 2: spy usa; hand ussr_3_blockade mercenary_1 poland_4_rebel_forces
"""


def seen(state: WarState, viewer: int) -> bytes:
    """Return everything a viewer gets, as the bytes that would be sent."""
    return canonical(GAME.view(state, viewer).data())


def desk(state: WarState, viewer: int, seat: int) -> dict[str, Any]:
    """Return what a viewer sees of a seat."""
    found: dict[str, Any] = GAME.view(state, viewer).data()["desks"][seat]
    return found


def unseen(state: WarState, viewer: int) -> list[str]:
    """Return the cards whose place a viewer does not know."""
    found: list[str] = GAME.view(state, viewer).data()["cards"]["unseen"]
    return found
