"""What the judgement of positions looks up about the board and the missions, in the form in which it looks it up."""

from __future__ import annotations

from tradecraft.games.vienna.rules.lookups import BITS, SHIFTS, Lookups, mask_of, members

NEEDS_SEALS, NEEDS_BRIBES, NEEDS_BUILDING, NEEDS_INFO = 0, 1, 2, 3
"""What a mission asks for."""
_KINDS = {"seals": NEEDS_SEALS, "bribes": NEEDS_BRIBES, "building": NEEDS_BUILDING, "info": NEEDS_INFO}


class Chart:
    """What evaluations look up about one board with its flags; `Lookups` is for the rules."""

    def __init__(self, lookups: Lookups, flags: tuple[int, ...]) -> None:
        """Derive everything from the lookups of the rules."""
        self.lookups: Lookups = lookups
        self.flags: tuple[int, ...] = flags
        self.buildings_of: list[tuple[int, ...]] = [members(mask) for mask in lookups.square_masks]
        self.flag_masks: list[int] = [
            mask_of([building for building, its_flag in enumerate(flags) if its_flag == flag]) for flag in range(5)
        ]
        self.value_at: list[int] = list(lookups.value_at)
        self.into_area: list[int] = [
            space - lookups.value_at.index(value) for space, value in enumerate(lookups.value_at)
        ]
        self.area_moves: float = lookups.last_space / (lookups.value_at[-1] - 1)
        self.mission_kinds: list[int] = [_KINDS[mission.kind] for mission in lookups.missions]
        self.mission_flags: list[int] = [mission.flag for mission in lookups.missions]
        self.mission_points: list[int] = [mission.points for mission in lookups.missions]
        self.mission_shillings: list[int] = [mission.shillings for mission in lookups.missions]
        # What is needed, as pairs: a shift into packed amounts or a mask of buildings, and how many of it.
        self.mission_needs: list[list[tuple[int, int]]] = []
        for mission in lookups.missions:
            kinds = sorted(set(mission.needs))
            counts = [mission.needs.count(kind) for kind in kinds]
            what = [SHIFTS[kind] for kind in kinds] if mission.kind in ("bribes", "info") else []
            if mission.kind == "seals":
                what = [lookups.seal_masks[kind] for kind in kinds]
            elif mission.kind == "building":
                what = [BITS[kind] for kind in kinds]
            self.mission_needs.append(list(zip(what, counts, strict=True)))


_charts: list[Chart] = []
"""The charts made so far, the last one used first."""
MOST_CHARTS = 32


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
