"""Lookup tables of a board and its missions for bots."""

from __future__ import annotations

from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules.content_model import Mission
from tradecraft.games.vienna.rules.lookups import BITS, FULL, SHIFTS, Lookups, mask_of, members

TILE_TURNS: Final = 1.7
BRIBE_TURNS: Final = 0.6
"""Turns it takes to get a tile, or a bribe, that a mission needs; an agent takes one."""
MOST_CHARTS: Final = 32
MOST_OPENINGS: Final = 2048


class Task:
    """What a mission asks for: `needs` pairs a shift into packed amounts, or a mask of buildings, with a number."""

    def __init__(self, mission: Mission, lookups: Lookups, flag_mask: int) -> None:
        """Read a mission; agents on a mask of buildings stand on its flag."""
        self.flag: int = mission.flag
        self.flag_mask: i64 = flag_mask
        self.points: int = mission.points
        self.shillings: int = mission.shillings
        self.wants_tiles: bool = mission.kind == "info"
        self.wants_bribes: bool = mission.kind == "bribes"
        self.needs: list[tuple[int, int]] = []
        for kind in sorted(set(mission.needs)):
            what = SHIFTS[kind] if self.wants_tiles or self.wants_bribes else BITS[kind]
            if mission.kind == "seals":
                what = lookups.seal_masks[kind]
            self.needs.append((what, mission.needs.count(kind)))

    def lacks(self, agents: i64, infos: i64, purse: i64) -> int:
        """Count what is missing: agents on buildings, tiles or bribes."""
        lacks = 0
        if self.wants_tiles or self.wants_bribes:
            packed: i64 = infos if self.wants_tiles else purse
            for shift, count in self.needs:
                have: int = packed >> shift & FULL
                if have < count:
                    lacks += count - have
            return lacks
        for mask, count in self.needs:
            agents_there = bits(agents & mask)
            if agents_there < count:
                lacks += count - agents_there
        return lacks

    def turns(self, lacks: int, agents: i64) -> float:
        """Estimate the turns it takes: one for the agent on the flag, more for what is missing."""
        if self.wants_tiles:
            return 1.0 + TILE_TURNS * lacks
        if self.wants_bribes:
            return 1.0 + BRIBE_TURNS * lacks
        if lacks:
            for what, count in self.needs:
                # The last agent that is missing can stand on the flag as well.
                if what & self.flag_mask & ~agents and bits(agents & what) < count:
                    return float(lacks)
        return 1.0 + lacks

    def resolving(self, lacks: int, agents: i64) -> int:
        """Return where an agent would resolve the mission: on its flag, and on what he himself adds."""
        there: i64 = self.flag_mask & ~agents
        if not lacks:
            return there
        if lacks > 1 or self.wants_tiles or self.wants_bribes:
            return 0
        for what, count in self.needs:
            if bits(agents & what) < count:
                there &= what
        return there


class Opening:
    """The open squares of a board: which they are, and all buildings around them as a mask."""

    def __init__(self, lookups: Lookups, open_squares: i64) -> None:
        """Find them, given as a mask."""
        self.squares: list[int] = []
        self.buildings: i64 = 0
        for square, mask in enumerate(lookups.square_masks):
            if open_squares >> square & 1:
                self.squares.append(square)
                self.buildings |= mask


class Chart:
    """Lookup tables of one board with its flags; `Lookups` is for the rules."""

    def __init__(self, lookups: Lookups, flags: tuple[int, ...]) -> None:
        """Derive everything from the lookups of the rules."""
        self.lookups: Lookups = lookups
        self.flags: tuple[int, ...] = flags
        self.buildings_of: list[tuple[int, ...]] = [members(mask) for mask in lookups.square_masks]
        self.value_at: list[int] = list(lookups.value_at)
        self.into_area: list[int] = [
            space - lookups.value_at.index(value) for space, value in enumerate(lookups.value_at)
        ]
        self.area_moves: float = lookups.last_space / (lookups.value_at[-1] - 1)
        flag_masks = [mask_of([building for building, its in enumerate(flags) if its == flag]) for flag in range(5)]
        self.tasks: list[Task] = [Task(mission, lookups, flag_masks[mission.flag]) for mission in lookups.missions]
        self.openings: dict[int, Opening] = {}

    def opening(self, open_squares: int) -> Opening:
        """Return the open squares that a mask says, looked for once: a search comes to the same ones very often."""
        opening = self.openings.get(open_squares)
        if opening is None:
            if len(self.openings) >= MOST_OPENINGS:
                self.openings.clear()
            opening = self.openings[open_squares] = Opening(self.lookups, open_squares)
        return opening


_charts: list[Chart] = []
"""The charts made so far, the last one used first."""


def chart_of(lookups: Lookups, flags: tuple[int, ...]) -> Chart:
    """Return the chart of a board, made once as long as not too many others are in use."""
    if _charts and _charts[0].flags is flags and _charts[0].lookups is lookups:
        return _charts[0]
    for place, chart in enumerate(_charts):
        if chart.lookups is lookups and chart.flags == flags:
            del _charts[place]
            # From now on this very tuple is the one that is looked for.
            chart.flags = flags
            _charts.insert(0, chart)
            return chart
    chart = Chart(lookups, flags)
    _charts.insert(0, chart)
    del _charts[MOST_CHARTS:]
    return chart


def bits(mask: i64) -> int:
    """Return how many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
