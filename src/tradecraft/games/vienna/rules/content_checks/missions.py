"""Checks of the missions: their numbers, kinds, needs and rewards."""

from __future__ import annotations

from typing import Final

from tradecraft.core.content import ContentError
from tradecraft.games.vienna.rules.content_model import FLAGS, INFOS, SEALS, Check, Content, Mission

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


def _fault(item: str, sentence: str) -> ContentError:
    return ContentError("missions.json", item, sentence)


def missions_are_numbered(content: Content) -> None:
    """There are 5 S, 30 A and 25 B missions, in the order of their ids (V8.3)."""
    ids = [f"{stack}-{no:02}" for stack, _, first, last in _MISSIONS for no in range(first, last + 1)]
    if [mission.id for mission in content.missions] != ids:
        raise _fault("missions", "their ids must be S-01 to S-05, A-01 to A-30, B-01 to B-25, in this order")


def missions_have_the_kind_of_their_number(content: Content) -> None:
    """The kind of a mission follows from its stack and number (V8.11)."""
    kinds = [kind for _, kind, first, last in _MISSIONS for _ in range(first, last + 1)]
    for mission, kind in zip(content.missions, kinds, strict=True):
        if mission.kind != kind:
            raise _fault(f"mission {mission.id}", f"its kind must be {kind}, not {mission.kind}")


def missions_need_something(content: Content) -> None:
    """Every mission needs something, a building mission one building."""
    for mission in content.missions:
        if not mission.needs or (mission.kind == "building" and len(mission.needs) > 1):
            raise _fault(f"mission {mission.id}", "it must need something, a building mission one plate")


def missions_ask_for_each_plate_once(content: Content) -> None:
    """The ten building missions ask for the ten plates (V8.11)."""
    asked = [need for mission in content.missions if mission.kind == "building" for need in mission.needs]
    for index, building in enumerate(content.buildings):
        count = asked.count(index)
        if count != (0 if building.plate is None else 1):
            raise _fault("missions", f"{count} of them ask for building {building.id}, plate {building.plate}")


def missions_reward(content: Content) -> None:
    """Every mission pays shillings or points, up to 20 of each, and takes neither away."""
    for mission in content.missions:
        pay = (mission.shillings, mission.points)
        if min(pay) < 0 or max(pay) > _MOST_PAY or sum(pay) == 0:
            raise _fault(f"mission {mission.id}", f"it must pay shillings or points, up to {_MOST_PAY} of each")


def missions_s01_and_a16_are_those_of_the_example(content: Content) -> None:
    """S-01 and A-16 are French, pay 5 shillings and 2 points, and are met by the example's three seals."""
    nobility = SEALS.index("nobility")
    pair = _missions(content, "S-01", "A-16")
    ours = [SEALS.index("religion"), nobility, nobility]
    if any(mission.flag != FLAGS.index("france") or not _is_met(mission, ours) for mission in pair):
        raise _fault("S-01 and A-16", "they must be French and met by one religion and two nobility seals")
    if _reward(pair) != (5, 2):
        raise _fault("S-01 and A-16", "together they must pay 5 shillings and 2 points")


def missions_b03_b14_and_b20_are_those_of_the_example(content: Content) -> None:
    """B-03 and B-14 are Austrian and pay 1 shilling and 13 points; B-20 is American; six infos meet them."""
    names = ("briefcase", "slide", "microfilm", "flask", "handgun", "handgun")
    ours = [INFOS.index(name) for name in names]
    trio = _missions(content, "B-03", "B-14", "B-20")
    if [FLAGS[mission.flag] for mission in trio] != ["austria", "austria", "usa"]:
        raise _fault("B-03, B-14 and B-20", "their flags must be Austria, Austria and USA")
    if not all(_is_met(mission, ours) for mission in trio):
        raise _fault("B-03, B-14 and B-20", f"each must be met by {', '.join(names)}")
    if _reward(trio[:2]) != (1, 13):
        raise _fault("B-03 and B-14", "together they must pay 1 shilling and 13 points")


def two_american_missions_share_flask_and_handgun(content: Content) -> None:
    """Two American B missions need flask and handgun and pay 7 shillings and 3 points (worked example)."""
    shared = {INFOS.index("flask"), INFOS.index("handgun")}
    usa = FLAGS.index("usa")
    able = [
        mission
        for mission in content.missions
        if (mission.stack, mission.kind, mission.flag) == ("B", "info", usa) and shared <= set(mission.needs)
    ]
    for index, mission in enumerate(able):
        if any(_reward([mission, other]) == (7, 3) for other in able[index + 1 :]):
            return
    raise _fault("missions", "no two American B missions need flask and handgun and pay 7 shillings and 3 points")


def each_stack_is_shared_among_the_nations(content: Content) -> None:
    """In each stack every nation has as many missions as any other."""
    for stack, each in (("S", 1), ("A", 6), ("B", 5)):
        for flag, name in enumerate(FLAGS):
            count = sum(mission.stack == stack and mission.flag == flag for mission in content.missions)
            if count != each:
                raise _fault("missions", f"{each} of stack {stack} must have the flag {name}, but {count} have it")


def _missions(content: Content, *ids: str) -> list[Mission]:
    by_id = {mission.id: mission for mission in content.missions}
    return [by_id[id_] for id_ in ids]


def _reward(missions: list[Mission]) -> tuple[int, int]:
    return sum(mission.shillings for mission in missions), sum(mission.points for mission in missions)


def _is_met(mission: Mission, ours: list[int]) -> bool:
    return all(ours.count(need) >= mission.needs.count(need) for need in mission.needs)


RULES: Final[tuple[Check, ...]] = (
    missions_are_numbered,
    missions_have_the_kind_of_their_number,
    missions_need_something,
    missions_ask_for_each_plate_once,
    missions_reward,
    missions_s01_and_a16_are_those_of_the_example,
    missions_b03_b14_and_b20_are_those_of_the_example,
    two_american_missions_share_flask_and_handgun,
)

RECONSTRUCTION: Final[tuple[Check, ...]] = (each_stack_is_shared_among_the_nations,)
