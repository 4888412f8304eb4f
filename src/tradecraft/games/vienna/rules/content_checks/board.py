"""Checks of the board: buildings, squares and the roads between them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tradecraft.core.content import Checks
from tradecraft.games.vienna.rules.content_model import BRIBES, FLAGS, MISSION_NEEDS, Content

check: Final[Checks[Content]] = Checks("board.json")
ROWS: Final = 5
COLUMNS: Final = 6
_BUILDINGS: Final = ROWS * COLUMNS
_SQUARES: Final = 40
_BUILDING_NAME_LENGTH: Final = 24
_SQUARE_NAME_LENGTH: Final = 22


@check
def buildings_are_numbered(content: Content) -> None:
    """There are 30 buildings, in the order of their ids (V0)."""
    check.require_numbers("buildings", [building.id for building in content.buildings], _BUILDINGS)


@check
def each_flag_stands_on_six_buildings(content: Content) -> None:
    """Each nation controls six buildings (V0)."""
    for flag, name in enumerate(FLAGS):
        count = sum(building.flag == flag for building in content.buildings)
        if count != 6:
            raise check.fault("buildings", f"6 must have the flag {name}, but {count} have it")


@check
def each_colour_is_on_the_board(content: Content) -> None:
    """Each kind of bribe pays for some building (V0); the third man needs a purple one (V10.1)."""
    for colour, name in enumerate(BRIBES):
        if all(building.colour != colour for building in content.buildings):
            raise check.fault("buildings", f"none has the colour {name}")


@check
def each_plate_stands_on_one_building(content: Content) -> None:
    """The ten house plates A-H, K and L are each on one building (V8.1)."""
    for plate in MISSION_NEEDS["building"]:
        count = sum(building.plate == plate for building in content.buildings)
        if count != 1:
            raise check.fault("buildings", f"1 must have the plate {plate}, but {count} have it")


@check
def squares_are_numbered(content: Content) -> None:
    """There are 40 squares, in the order of their ids (V0)."""
    check.require_numbers("squares", [square.id for square in content.squares], _SQUARES)


@check
def squares_are_in_reading_order(content: Content) -> None:
    """The squares are numbered from the top left to the bottom right (V1.1)."""
    for before, after in pairwise(content.squares):
        if (before.y, before.x) > (after.y, after.x):
            raise check.fault(f"square {after.id}", f"it does not come after square {before.id} in reading order")


@check
def places_lie_on_the_map(content: Content) -> None:
    """The map has five rows of six buildings, and the squares lie between them."""
    for building in content.buildings:
        if not (1 <= building.row <= ROWS and 1 <= building.col <= COLUMNS):
            raise check.fault(f"building {building.id}", f"its row must be 1 to {ROWS}, its column 1 to {COLUMNS}")
    for square in content.squares:
        if not (0 <= square.x < COLUMNS and 0 <= square.y < ROWS):
            raise check.fault(f"square {square.id}", f"its x must be from 0 to below {COLUMNS}, its y below {ROWS}")


@check
def places_are_distinct(content: Content) -> None:
    """Every building and square has a place of its own on the map."""
    places = [(f"building {one.id}", one.col - 1.0, one.row - 1.0) for one in content.buildings]
    places += [(f"square {one.id}", one.x, one.y) for one in content.squares]
    seen: dict[tuple[int, int], str] = {}
    for item, x, y in places:
        # In hundredths, so that they can be compared exactly.
        place = round(100 * x), round(100 * y)
        if place in seen:
            raise check.fault(item, f"it lies on the place of {seen[place]}")
        seen[place] = item


@check
def squares_have_two_to_four_roads(content: Content) -> None:
    """A square is joined to 2, 3 or 4 different buildings, and to none twice (V0)."""
    for square in content.squares:
        item = f"square {square.id}"
        if not 2 <= square.value <= 4:
            raise check.fault(item, f"it must be joined to 2, 3 or 4 buildings, not {square.value}")
        if len(set(square.buildings)) < square.value:
            raise check.fault(item, "two of its roads lead to the same building")
        for building in square.buildings:
            if not 0 <= building < len(content.buildings):
                raise check.fault(item, f"there is no building {building + 1} for its road to lead to")


@check
def every_building_can_be_reached(content: Content) -> None:
    """Every building can be reached from every other over the squares."""
    reached = {0}
    grown = True
    while grown:
        grown = False
        for square in content.squares:
            buildings = set(square.buildings)
            if buildings & reached and not buildings <= reached:
                reached |= buildings
                grown = True
    for building in content.buildings:
        if building.id - 1 not in reached:
            raise check.fault(f"building {building.id}", "no road leads to it from building 1")


@check
def names_are_distinct_and_short(content: Content) -> None:
    """Every building and square has a name of its own that fits on the map."""
    names = [(f"building {building.id}", building.name, _BUILDING_NAME_LENGTH) for building in content.buildings]
    names += [(f"square {square.id}", square.name, _SQUARE_NAME_LENGTH) for square in content.squares]
    seen: dict[str, str] = {}
    for item, name, limit in names:
        if name != name.strip() or not 1 <= len(name) <= limit:
            raise check.fault(item, f"its name must have 1 to {limit} letters and no space around it")
        if name in seen:
            raise check.fault(item, f"its name {name} is the name of {seen[name]} already")
        seen[name] = item
