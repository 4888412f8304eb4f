"""The spies: where they are, whether they can be moved (W5.4), and where they give presence (W4.1).

Both spies may be in one country (W8.6), so nothing here looks at the other spy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.sets import ALL_COUNTRIES, BITS

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState


def is_detained(state: WarState, seat: i64) -> bool:
    """W5.4: tell whether a player's spy cannot be moved."""
    return state.detained_until[seat] > 0


def has_presence(state: WarState, seat: i64, country: i64) -> bool:
    """W4.1: tell whether a player may block in a country: their home, or where their spy is, detained or not (W8.8)."""
    return state.spies[seat] == country or state.homes[seat] == country


def elsewhere(state: WarState, seat: i64) -> int:
    """Return the countries where a player's spy is not, as a mask."""
    return ALL_COUNTRIES & ~BITS[state.spies[seat]]


def put_spy(state: WarState, seat: i64, country: i64, way: str) -> None:
    """Move a spy; `way` tells how, for the log."""
    state.spies[seat] = country
    if state.log is not None:
        state.tell("spy_moved", seat=seat, country=COUNTRIES[country], way=way)
