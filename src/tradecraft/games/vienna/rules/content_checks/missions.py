"""Checks of the missions: their numbers, kinds, needs and rewards."""

from __future__ import annotations

from typing import Final

from tradecraft.core.content import Checks
from tradecraft.games.vienna.rules.content_model import SEALS, Content

check: Final[Checks[Content]] = Checks("missions.json")

#: The missions of V8.11: stack, kind, first number, last number.
_MISSIONS: Final[tuple[tuple[str, str, int, int], ...]] = (
    ("S", "seals", 1, 5),
    ("A", "bribes", 1, 15),
    ("A", "seals", 16, 20),
    ("A", "building", 21, 30),
    ("B", "info", 1, 20),
    ("B", "seals", 21, 25),
)

#: The most shillings, and the most points, that a mission pays, so that sums fit into the engine's fields.
_MOST_PAY: Final = 20


@check
def missions_are_numbered(content: Content) -> None:
    """There are 5 S, 30 A and 25 B missions, in the order of their ids (V8.3)."""
    ids = [f"{stack}-{no:02}" for stack, _, first, last in _MISSIONS for no in range(first, last + 1)]
    if [mission.id for mission in content.missions] != ids:
        raise check.fault("missions", "their ids must be S-01 to S-05, A-01 to A-30, B-01 to B-25, in this order")


@check
def missions_have_the_kind_of_their_number(content: Content) -> None:
    """The kind of a mission follows from its stack and number (V8.11)."""
    kinds = [kind for _, kind, first, last in _MISSIONS for _ in range(first, last + 1)]
    for mission, kind in zip(content.missions, kinds, strict=True):
        if mission.kind != kind:
            raise check.fault(f"mission {mission.id}", f"its kind must be {kind}, not {mission.kind}")


@check
def missions_need_something(content: Content) -> None:
    """Every mission needs something, a building mission one building."""
    for mission in content.missions:
        if not mission.needs or (mission.kind == "building" and len(mission.needs) > 1):
            raise check.fault(f"mission {mission.id}", "it must need something, a building mission one plate")


@check
def missions_can_be_met(content: Content) -> None:
    """A mission of seals needs no more of a seal than there are buildings with it (V8.11)."""
    seals = [building.seal for building in content.buildings]
    for mission in content.missions:
        for seal in mission.needs if mission.kind == "seals" else ():
            if mission.needs.count(seal) > seals.count(seal):
                raise check.fault(f"mission {mission.id}", f"fewer buildings have the seal {SEALS[seal]}")


@check
def missions_ask_for_each_plate_once(content: Content) -> None:
    """The ten building missions ask for the ten plates (V8.11)."""
    asked = [need for mission in content.missions if mission.kind == "building" for need in mission.needs]
    for index, building in enumerate(content.buildings):
        count = asked.count(index)
        if count != (0 if building.plate is None else 1):
            raise check.fault("missions", f"{count} of them ask for building {building.id}, plate {building.plate}")


@check
def missions_reward(content: Content) -> None:
    """Every mission pays shillings or points, up to 20 of each, and takes neither away."""
    for mission in content.missions:
        pay = (mission.shillings, mission.points)
        if min(pay) < 0 or max(pay) > _MOST_PAY or sum(pay) == 0:
            raise check.fault(f"mission {mission.id}", f"it must pay shillings or points, up to {_MOST_PAY} of each")
