"""Checks of the board: buildings, squares and the roads between them."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from typing import Final

from tradecraft.core.content import ContentError
from tradecraft.games.vienna.rules.content_model import (
    BRIBES,
    FLAGS,
    MISSION_NEEDS,
    SEALS,
    Building,
    Check,
    Content,
    Square,
)

_BUILDINGS: Final = 30
_SQUARES: Final = 40
_BUILDING_NAME_LENGTH: Final = 24
_SQUARE_NAME_LENGTH: Final = 22

_WINE: Final = BRIBES.index("wine")
_MARRAKESH_COLOURS: Final = (
    _WINE,
    BRIBES.index("chocolate"),
    BRIBES.index("magazine"),
    BRIBES.index("coffee"),
)

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
    """One can walk from any building to any other over the squares."""
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


def a_wine_building_closes_a_two_and_a_three(content: Content) -> None:
    """One agent on a pink building can surround a 2-square and a 3-square at once (example of V5.6)."""
    for index, building in enumerate(content.buildings):
        values = {square.value for square in content.squares if index in square.buildings}
        if building.colour == _WINE and values >= {2, 3}:
            return
    raise _fault("buildings", "no wine building has roads to a 2-square and to a 3-square")


def the_marrakesh_example_can_be_played(content: Content) -> None:
    """Somewhere on the board four buildings lie as in the Marrakesh example (V10.5)."""
    colours = [building.colour for building in content.buildings]
    corners = [[index for index, colour in enumerate(colours) if colour == wanted] for wanted in _MARRAKESH_COLOURS]
    if not any(_is_marrakesh_spot(content, spot) for spot in product(*corners)):
        raise _fault("squares", "no four buildings lie as the Marrakesh example needs them")


def the_marrakesh_example_lies_top_left(content: Content) -> None:
    """The buildings of the Marrakesh example are 2, 3, 8 and 9, as they are placed in its picture."""
    if not _is_marrakesh_spot(content, (1, 2, 7, 8)):
        raise _fault("buildings 2, 3, 8 and 9", "they do not lie as the Marrakesh example needs them")


def buildings_fill_a_grid(content: Content) -> None:
    """The buildings fill five rows of six, numbered row by row."""
    for index, building in enumerate(content.buildings):
        if (building.row - 1, building.col - 1) != divmod(index, 6):
            raise _fault(f"building {building.id}", f"its row must be {index // 6 + 1}, its column {index % 6 + 1}")


def each_colour_and_seal_stands_on_six_buildings(content: Content) -> None:
    """Six buildings have each colour, and six have each seal."""
    colours = [building.colour for building in content.buildings]
    seals = [building.seal for building in content.buildings]
    for noun, kinds, names in (("colour", colours, BRIBES), ("seal", seals, SEALS)):
        for kind, name in enumerate(names):
            count = kinds.count(kind)
            if count != 6:
                raise _fault("buildings", f"6 must have the {noun} {name}, but {count} have it")


def square_values_are_shared_as_intended(content: Content) -> None:
    """There are 14 squares with two roads, 16 with three and 10 with four."""
    values = [square.value for square in content.squares]
    for value, each in ((2, 14), (3, 16), (4, 10)):
        count = values.count(value)
        if count != each:
            raise _fault("squares", f"{each} must have {value} roads, but {count} have")


def squares_join_unlike_buildings(content: Content) -> None:
    """No square joins two buildings of one colour, one printed flag or one seal."""
    for square in content.squares:
        joined = [content.buildings[index] for index in square.buildings]
        for one, other in combinations(joined, 2):
            if one.colour == other.colour or one.flag == other.flag or one.seal == other.seal:
                raise _fault(
                    f"square {square.id}",
                    f"it joins buildings {one.id} and {other.id}, which share a colour, flag or seal",
                )


def roads_do_not_cross(content: Content) -> None:
    """Straight roads from squares to buildings meet nowhere but at their ends."""
    roads = [(square, content.buildings[index]) for square in content.squares for index in square.buildings]
    for (square, building), (other_square, other_building) in combinations(roads, 2):
        if _touch(
            _place_of_square(square),
            _place_of_building(building),
            _place_of_square(other_square),
            _place_of_building(other_building),
        ):
            raise _fault(
                f"square {square.id}",
                f"its road to building {building.id} crosses the road"
                f" from square {other_square.id} to building {other_building.id}",
            )


def _is_marrakesh_spot(content: Content, spot: tuple[int, ...]) -> bool:
    """Tell whether four buildings, given by index, lie as in the Marrakesh example.

    The agent goes to the wine building while the Feld agent stands on coffee: staying there he helps to close
    the 3-square, moving to chocolate the 2-square; an own agent is on magazine already.
    """
    if tuple(content.buildings[index].colour for index in spot) != _MARRAKESH_COLOURS:
        return False
    wine, chocolate, magazine, coffee = spot
    joined = [set(square.buildings) for square in content.squares]
    return (
        {wine, chocolate} in joined
        and {wine, magazine, coffee} in joined
        and any({chocolate, coffee} <= buildings for buildings in joined)
    )


def _place_of_square(square: Square) -> _Place:
    return round(100 * square.x), round(100 * square.y)


def _place_of_building(building: Building) -> _Place:
    return 100 * (building.col - 1), 100 * (building.row - 1)


def _touch(a: _Place, b: _Place, c: _Place, d: _Place) -> bool:
    """Tell whether the roads a-b and c-d share more than a common end."""
    if a in (c, d) or b in (c, d):
        shared, one = (a, b) if a in (c, d) else (b, a)
        other = d if c == shared else c
        # Two roads from one end run into each other only when they run the same way.
        return _turn(shared, one, other) == 0 and _ahead(shared, one, other)
    if _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0:
        return True
    return _on(a, b, c) or _on(a, b, d) or _on(c, d, a) or _on(c, d, b)


def _turn(a: _Place, b: _Place, c: _Place) -> int:
    """Return a number whose sign tells on which side of the line from a to b the place c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _ahead(a: _Place, b: _Place, c: _Place) -> bool:
    """Tell whether, seen from a, the places b and c lie in the same half of the plane."""
    return (b[0] - a[0]) * (c[0] - a[0]) + (b[1] - a[1]) * (c[1] - a[1]) > 0


def _on(a: _Place, b: _Place, c: _Place) -> bool:
    """Tell whether the place c lies on the road a-b."""
    return (
        _turn(a, b, c) == 0
        and min(a[0], b[0]) <= c[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
    )


RULES: Final[tuple[Check, ...]] = (
    buildings_are_numbered,
    each_flag_stands_on_six_buildings,
    each_plate_stands_on_one_building,
    squares_are_numbered,
    squares_are_in_reading_order,
    places_are_distinct,
    squares_have_two_to_four_roads,
    every_building_can_be_reached,
    names_are_distinct_and_short,
    a_wine_building_closes_a_two_and_a_three,
    the_marrakesh_example_can_be_played,
)

RECONSTRUCTION: Final[tuple[Check, ...]] = (
    the_marrakesh_example_lies_top_left,
    buildings_fill_a_grid,
    each_colour_and_seal_stands_on_six_buildings,
    square_values_are_shared_as_intended,
    squares_join_unlike_buildings,
    roads_do_not_cross,
)
