"""What the things are worth that can be bought for the desk (V8.9)."""

from __future__ import annotations

from functools import lru_cache

from tradecraft.games.vienna.rules.lookups import BITS
from tradecraft.games.vienna.rules.missions import SEAL_POINTS
from tradecraft.games.vienna.rules.money import AGENT, CASH_BOX, ROAD_MAP, SEAL, SIDE_TABLE, TELEPHONE
from tradecraft.games.vienna.rules.scoring import BOX_POINTS, DESK_TILE_POINTS, DESK_TILES

MISSION_PACE = 0.3
"""Missions that are resolved in a turn."""
BOXED = 0.3
"""Shillings of a turn's income that can be spared for the cash box."""
FOURTH_CARD = 1.0
"""What a turn gains by a choice among four cards, with the telephone."""
FOURTH_DRAWER = 0.5
"""What a turn gains by a fourth drawer and a fourth mission space, with the side table."""
ONE_MORE_AGENT = 0.3
"""What a turn gains by an agent more, who need not be taken from another building."""
HIRED_AND_PAID = 0.6
"""The part of the last agent's worth in the ranking that a hired one has: he must be placed and paid as well."""
MAP_PAYDAY = 2.0
"""What each payday gains by the road map: bribes that pay wages."""
MAP_TURN = 0.1
"""What each turn gains by the road map besides: bribes that pay purchases."""


@lru_cache(maxsize=4096)
def worth_of_items(owned: int, turns: float, paydays: int, last_agent: float) -> tuple[float, ...]:
    """Return what each thing is worth if it is bought with this many turns and paydays to come, the tile itself too.

    `owned` are the things the seat has, `last_agent` is what one more agent at the end is worth.
    """
    tiles = (owned & DESK_TILES).bit_count()
    tile = DESK_TILE_POINTS[min(tiles + 1, 4)] - DESK_TILE_POINTS[tiles]
    worth = [0.0] * 6
    worth[AGENT] = ONE_MORE_AGENT * turns + HIRED_AND_PAID * last_agent * min(1.0, turns)
    worth[TELEPHONE] = tile + FOURTH_CARD * turns
    worth[ROAD_MAP] = tile + MAP_PAYDAY * paydays + MAP_TURN * turns
    worth[CASH_BOX] = tile + BOX_POINTS * (MISSION_PACE + BOXED) * turns
    worth[SEAL] = tile + SEAL_POINTS * MISSION_PACE * turns
    worth[SIDE_TABLE] = FOURTH_DRAWER * turns
    return tuple([0.0 if owned & BITS[item] and item != AGENT else value for item, value in enumerate(worth)])
