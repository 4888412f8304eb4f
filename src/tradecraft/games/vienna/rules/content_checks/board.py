"""Checks of the board: buildings, squares and the roads between them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tradecraft.core.content import ContentError
from tradecraft.games.vienna.rules.content_model import (
    BRIBES,
    FLAGS,
    MISSION_NEEDS,
    Building,
    Check,
    Content,
    Square,
)

_BUILDINGS: Final = 30
_SQUARES: Final = 40
_ROWS: Final = 5
_COLUMNS: Final = 6
_BUILDING_NAME_LENGTH: Final = 24
_SQUARE_NAME_LENGTH: Final = 22

#: A place on the map in hundredths, so that the geometry is exact.
_Place = tuple[int, int]


def _fault(item: str, sentence: str) -> ContentError:
    return ContentError("board.json", item, sentence)


def buildings_are_numbered(content: Content) -> None:
    """There are 30 buildings, in the order of their ids (V0)."""
    if [building.id for building in content.buildings] != list(range(1, _BUILDINGS + 1)):
        raise _fault("buildings", f"their ids must be 1 to {_BUILDINGS}, in this order")


def each_flag_stands_on_six_buildings(content: Content) -> None:
    """Each nation controls six buildings (V0)."""
    for flag, name in enumerate(FLAGS):
        count = sum(building.flag == flag for building in content.buildings)
        if count != 6:
            raise _fault("buildings", f"6 must have the flag {name}, but {count} have it")


def each_colour_is_on_the_board(content: Content) -> None:
    """Each kind of bribe pays for some building (V0); the third man needs a purple one (V10.1)."""
    for colour, name in enumerate(BRIBES):
        if all(building.colour != colour for building in content.buildings):
            raise _fault("buildings", f"none has the colour {name}")


def each_plate_stands_on_one_building(content: Content) -> None:
    """The ten house plates A-H, K and L are each on one building (V8.1)."""
    for plate in MISSION_NEEDS["building"]:
        count = sum(building.plate == plate for building in content.buildings)
        if count != 1:
            raise _fault("buildings", f"1 must have the plate {plate}, but {count} have it")


def squares_are_numbered(content: Content) -> None:
    """There are 40 squares, in the order of their ids (V0)."""
    if [square.id for square in content.squares] != list(range(1, _SQUARES + 1)):
        raise _fault("squares", f"their ids must be 1 to {_SQUARES}, in this order")


def squares_are_in_reading_order(content: Content) -> None:
    """The squares are numbered from the top left to the bottom right (V1.1)."""
    for before, after in pairwise(content.squares):
        if (before.y, before.x) > (after.y, after.x):
            raise _fault(f"square {after.id}", f"it does not come after square {before.id} in reading order")


def places_lie_on_the_map(content: Content) -> None:
    """The map has five rows of six buildings, and the squares lie between them."""
    for building in content.buildings:
        if not (1 <= building.row <= _ROWS and 1 <= building.col <= _COLUMNS):
            raise _fault(f"building {building.id}", f"its row must be 1 to {_ROWS}, its column 1 to {_COLUMNS}")
    for square in content.squares:
        if not (0 <= square.x < _COLUMNS and 0 <= square.y < _ROWS):
            raise _fault(f"square {square.id}", f"its x must be from 0 to below {_COLUMNS}, its y below {_ROWS}")


def places_are_distinct(content: Content) -> None:
    """Every building and square has a place of its own on the map."""
    places = [(f"building {building.id}", _place_of_building(building)) for building in content.buildings]
    places += [(f"square {square.id}", _place_of_square(square)) for square in content.squares]
    seen: dict[_Place, str] = {}
    for item, place in places:
        if place in seen:
            raise _fault(item, f"it lies on the place of {seen[place]}")
        seen[place] = item


def squares_have_two_to_four_roads(content: Content) -> None:
    """A square is joined to 2, 3 or 4 different buildings, and to none twice (V0)."""
    for square in content.squares:
        item = f"square {square.id}"
        if not 2 <= square.value <= 4:
            raise _fault(item, f"it must be joined to 2, 3 or 4 buildings, not {square.value}")
        if len(set(square.buildings)) < square.value:
            raise _fault(item, "two of its roads lead to the same building")
        for building in square.buildings:
            if not 0 <= building < len(content.buildings):
                raise _fault(item, f"there is no building {building + 1} for its road to lead to")


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
            raise _fault(f"building {building.id}", "no road leads to it from building 1")


def names_are_distinct_and_short(content: Content) -> None:
    """Every building and square has a name of its own that fits on the map."""
    names = [(f"building {building.id}", building.name, _BUILDING_NAME_LENGTH) for building in content.buildings]
    names += [(f"square {square.id}", square.name, _SQUARE_NAME_LENGTH) for square in content.squares]
    seen: dict[str, str] = {}
    for item, name, limit in names:
        if name != name.strip() or not 1 <= len(name) <= limit:
            raise _fault(item, f"its name must have 1 to {limit} letters and no space around it")
        if name in seen:
            raise _fault(item, f"its name {name} is the name of {seen[name]} already")
        seen[name] = item


def _place_of_square(square: Square) -> _Place:
    return round(100 * square.x), round(100 * square.y)


def _place_of_building(building: Building) -> _Place:
    return 100 * (building.col - 1), 100 * (building.row - 1)


CHECKS: Final[tuple[Check, ...]] = (
    buildings_are_numbered,
    each_flag_stands_on_six_buildings,
    each_colour_is_on_the_board,
    each_plate_stands_on_one_building,
    squares_are_numbered,
    squares_are_in_reading_order,
    places_lie_on_the_map,
    places_are_distinct,
    squares_have_two_to_four_roads,
    every_building_can_be_reached,
    names_are_distinct_and_short,
)
