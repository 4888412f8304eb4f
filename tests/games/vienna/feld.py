"""Positions with Feld agents: seat 1 plays the colour that a test is about."""

from __future__ import annotations

from tests.games.vienna.lookup import card
from tests.games.vienna.playing import ONE
from tests.games.vienna.positions import position
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.scoring import points_by_source
from tradecraft.games.vienna.rules.state import ViennaState

MARRAKESH, NEW_YORK, HAMBURG, AMSTERDAM = "yrbg", "rbgy", "bgry", "gybr"
"""Colours that give seat 1 the Feld agent of this name."""
ALL = {"Marrakesh": MARRAKESH, "New York": NEW_YORK, "Hamburg": HAMBURG, "Amsterdam": AMSTERDAM}
FLASK = card(info="flask")


def acting(colours: str, desk: str, *lines: str, more: str = "") -> ViennaState:
    """Return the game in which seat 1, with the Feld agent of its colour, acts."""
    first = f"players 2; advanced; feld agents; colours {colours}; seat 1 acts in III{more}"
    return position("\n".join([first, f"seat 1: {desk}; plan - - {FLASK}", *lines]))


def feld(state: ViennaState) -> int | None:
    """Return the building of seat 1's Feld agent."""
    return None if state.feld[ONE] == NOWHERE else state.feld[ONE] + 1


def mission_points(state: ViennaState) -> int:
    """Return the points that seat 1 has from missions."""
    return points_by_source(state.points[ONE], state.advanced)["missions"]
