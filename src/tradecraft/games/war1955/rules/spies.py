"""Where the spies are, who may move them (W5.4), and where they give presence (W4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.sets import ALL_COUNTRIES, BITS

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState


def is_detained(state: WarState, seat: i64) -> bool:
    """W5.4: whether nothing may move a player's spy."""
    return state.detained_until[seat] > 0


def has_presence(state: WarState, seat: i64, country: i64) -> bool:
    """W4.1: whether a player may block in a country: the spy is there, detained or not, or it is home."""
    return state.spies[seat] == country or state.homes[seat] == country


def elsewhere(state: WarState, seat: i64) -> int:
    """Return the countries a player's spy is not in."""
    return ALL_COUNTRIES & ~BITS[state.spies[seat]]


def put_spy(state: WarState, seat: i64, country: i64, way: str) -> None:
    """Move a spy; `way` says by what."""
    state.spies[seat] = country
    if state.log is not None:
        state.tell("spy_moved", seat=seat, country=COUNTRIES[country], way=way)
