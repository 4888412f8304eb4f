"""Facts about the shipped content pack that need not hold for others: small checks that raise a `ContentError`.

The pack satisfies every worked example of the rulebook, and some free choices of our own (see "Reconstruction" on the
rules page).
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from tradecraft.core.content import Check, ContentError
from tradecraft.games.vienna.rules.content_model import (
    BRIBES,
    FLAGS,
    INFOS,
    SEALS,
    Building,
    Content,
    Mission,
    Square,
)

WINE = BRIBES.index("wine")
MARRAKESH_COLOURS = (WINE, BRIBES.index("chocolate"), BRIBES.index("magazine"), BRIBES.index("coffee"))

Place = tuple[int, int]
"""A place on the map in hundredths, so that the geometry is exact."""


def fault(item: str, sentence: str) -> ContentError:
    return ContentError("vienna-1", item, sentence)


def a_wine_building_closes_a_two_and_a_three(content: Content) -> None:
    """One agent on a pink building can surround a 2-square and a 3-square at once (example of V5.6)."""
    for index, building in enumerate(content.buildings):
        values = {square.value for square in content.squares if index in square.buildings}
        if building.colour == WINE and values >= {2, 3}:
            return
    raise fault("buildings", "no wine building has roads to a 2-square and to a 3-square")


def the_marrakesh_example_can_be_played(content: Content) -> None:
    """Somewhere on the board four buildings lie as in the Marrakesh example (V10.5)."""
    colours = [building.colour for building in content.buildings]
    corners = [[index for index, colour in enumerate(colours) if colour == wanted] for wanted in MARRAKESH_COLOURS]
    if not any(is_marrakesh_spot(content, spot) for spot in product(*corners)):
        raise fault("squares", "no four buildings lie as the Marrakesh example needs them")


def the_marrakesh_example_lies_top_left(content: Content) -> None:
    """The buildings of the Marrakesh example are 2, 3, 8 and 9, as they are placed in its picture."""
    if not is_marrakesh_spot(content, (1, 2, 7, 8)):
        raise fault("buildings 2, 3, 8 and 9", "they do not lie as the Marrakesh example needs them")


def buildings_fill_a_grid(content: Content) -> None:
    """The buildings fill five rows of six, numbered row by row."""
    for index, building in enumerate(content.buildings):
        if (building.row - 1, building.col - 1) != divmod(index, 6):
            raise fault(f"building {building.id}", f"its row must be {index // 6 + 1}, its column {index % 6 + 1}")


def each_colour_and_seal_stands_on_six_buildings(content: Content) -> None:
    """Six buildings have each colour, and six have each seal."""
    colours = [building.colour for building in content.buildings]
    seals = [building.seal for building in content.buildings]
    for noun, kinds, names in (("colour", colours, BRIBES), ("seal", seals, SEALS)):
        for kind, name in enumerate(names):
            count = kinds.count(kind)
            if count != 6:
                raise fault("buildings", f"6 must have the {noun} {name}, but {count} have it")


def square_values_are_shared_as_intended(content: Content) -> None:
    """There are 14 squares with two roads, 16 with three and 10 with four."""
    values = [square.value for square in content.squares]
    for value, each in ((2, 14), (3, 16), (4, 10)):
        count = values.count(value)
        if count != each:
            raise fault("squares", f"{each} must have {value} roads, but {count} have")


def squares_join_unlike_buildings(content: Content) -> None:
    """No square joins two buildings of one colour, one printed flag or one seal."""
    for square in content.squares:
        joined = [content.buildings[index] for index in square.buildings]
        for one, other in combinations(joined, 2):
            if one.colour == other.colour or one.flag == other.flag or one.seal == other.seal:
                raise fault(
                    f"square {square.id}",
                    f"it joins buildings {one.id} and {other.id}, which share a colour, flag or seal",
                )


def roads_do_not_cross(content: Content) -> None:
    """Straight roads from squares to buildings meet nowhere but at their ends."""
    roads = [(square, content.buildings[index]) for square in content.squares for index in square.buildings]
    for (square, building), (other_square, other_building) in combinations(roads, 2):
        if touch(
            place_of_square(square),
            place_of_building(building),
            place_of_square(other_square),
            place_of_building(other_building),
        ):
            raise fault(
                f"square {square.id}",
                f"its road to building {building.id} crosses the road"
                f" from square {other_square.id} to building {other_building.id}",
            )


def is_marrakesh_spot(content: Content, spot: tuple[int, ...]) -> bool:
    """Tell whether four buildings, given by index, lie as in the Marrakesh example.

    The agent goes to the wine building while the Feld agent stands on coffee: staying there he helps to close
    the 3-square, moving to chocolate the 2-square; an own agent is on magazine already.
    """
    if tuple(content.buildings[index].colour for index in spot) != MARRAKESH_COLOURS:
        return False
    wine, chocolate, magazine, coffee = spot
    joined = [set(square.buildings) for square in content.squares]
    return (
        {wine, chocolate} in joined
        and {wine, magazine, coffee} in joined
        and any({chocolate, coffee} <= buildings for buildings in joined)
    )


def place_of_square(square: Square) -> Place:
    return round(100 * square.x), round(100 * square.y)


def place_of_building(building: Building) -> Place:
    return 100 * (building.col - 1), 100 * (building.row - 1)


def touch(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Tell whether the roads a-b and c-d share more than a common end."""
    if a in (c, d) or b in (c, d):
        shared, one = (a, b) if a in (c, d) else (b, a)
        other = d if c == shared else c
        # Two roads from one end run into each other only when they run the same way.
        return turn(shared, one, other) == 0 and is_ahead(shared, one, other)
    if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
        return True
    return is_on(a, b, c) or is_on(a, b, d) or is_on(c, d, a) or is_on(c, d, b)


def turn(a: Place, b: Place, c: Place) -> int:
    """Return a number whose sign tells on which side of the line from a to b the place c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_ahead(a: Place, b: Place, c: Place) -> bool:
    """Tell whether, seen from a, the places b and c lie in the same half of the plane."""
    return (b[0] - a[0]) * (c[0] - a[0]) + (b[1] - a[1]) * (c[1] - a[1]) > 0


def is_on(a: Place, b: Place, c: Place) -> bool:
    """Tell whether the place c lies on the road a-b."""
    return (
        turn(a, b, c) == 0 and min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
    )


def cards_131_and_141_are_those_of_the_examples(content: Content) -> None:
    """Card 131 depicts the briefcase and card 141 the handgun (examples of V9)."""
    for no, name in ((131, "briefcase"), (141, "handgun")):
        if content.cards[no - 1].kind != INFOS.index(name):
            raise fault(f"card {no}", f"it must depict the {name}")


def a_wine_microfilm_card_acts_in_three(content: Content) -> None:
    """Some card with wine and microfilm in its corners has an ability of action III (worked example)."""
    wanted = (BRIBES.index("wine"), INFOS.index("microfilm"), "III")
    for card in content.cards:
        if (card.bribe, card.info, card.family.action) == wanted:
            return
    raise fault("cards", "none with wine and microfilm in its corners has an ability of action III")


def corner_pairs_come_equally_often(content: Content) -> None:
    """Each pair of bribe and info stands in the corners of seven cards."""
    pairs = Counter((card.bribe, card.info) for card in content.cards)
    for bribe, bribe_name in enumerate(BRIBES):
        for info, info_name in enumerate(INFOS):
            count = pairs[bribe, info]
            if count != 7:
                raise fault(
                    "cards",
                    f"7 must have {bribe_name} and {info_name} in their corners, but {count} have",
                )


def missions_s01_and_a16_are_those_of_the_example(content: Content) -> None:
    """S-01 and A-16 are French, pay 5 shillings and 2 points, and are met by the example's three seals."""
    nobility = SEALS.index("nobility")
    pair = missions_of(content, "S-01", "A-16")
    ours = [SEALS.index("religion"), nobility, nobility]
    if any(mission.flag != FLAGS.index("france") or not is_met(mission, ours) for mission in pair):
        raise fault("S-01 and A-16", "they must be French and met by one religion and two nobility seals")
    if reward_of(pair) != (5, 2):
        raise fault("S-01 and A-16", "together they must pay 5 shillings and 2 points")


def missions_b03_b14_and_b20_are_those_of_the_example(content: Content) -> None:
    """B-03 and B-14 are Austrian and pay 1 shilling and 13 points; B-20 is American; six infos meet them."""
    names = ("briefcase", "slide", "microfilm", "flask", "handgun", "handgun")
    ours = [INFOS.index(name) for name in names]
    trio = missions_of(content, "B-03", "B-14", "B-20")
    if [FLAGS[mission.flag] for mission in trio] != ["austria", "austria", "usa"]:
        raise fault("B-03, B-14 and B-20", "their flags must be Austria, Austria and USA")
    if not all(is_met(mission, ours) for mission in trio):
        raise fault("B-03, B-14 and B-20", f"each must be met by {', '.join(names)}")
    if reward_of(trio[:2]) != (1, 13):
        raise fault("B-03 and B-14", "together they must pay 1 shilling and 13 points")


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
        if any(reward_of([mission, other]) == (7, 3) for other in able[index + 1 :]):
            return
    raise fault(
        "missions",
        "no two American B missions need flask and handgun and pay 7 shillings and 3 points",
    )


def each_stack_is_shared_among_the_nations(content: Content) -> None:
    """In each stack every nation has as many missions as any other."""
    for stack, each in (("S", 1), ("A", 6), ("B", 5)):
        for flag, name in enumerate(FLAGS):
            count = sum(mission.stack == stack and mission.flag == flag for mission in content.missions)
            if count != each:
                raise fault(
                    "missions",
                    f"{each} of stack {stack} must have the flag {name}, but {count} have it",
                )


def missions_of(content: Content, *ids: str) -> list[Mission]:
    by_id = {mission.id: mission for mission in content.missions}
    return [by_id[id_] for id_ in ids]


def reward_of(missions: list[Mission]) -> tuple[int, int]:
    return sum(mission.shillings for mission in missions), sum(mission.points for mission in missions)


def is_met(mission: Mission, ours: list[int]) -> bool:
    return all(ours.count(need) >= mission.needs.count(need) for need in mission.needs)


def thresholds_are_four_moves_apart(content: Content) -> None:
    """Each threshold is four moves from the one before."""
    if any(moves != 4 for moves in content.tracks.moves):
        raise fault("moves", "each must be 4 in this pack")


FACTS: tuple[Check[Content], ...] = (
    a_wine_building_closes_a_two_and_a_three,
    the_marrakesh_example_can_be_played,
    the_marrakesh_example_lies_top_left,
    buildings_fill_a_grid,
    each_colour_and_seal_stands_on_six_buildings,
    square_values_are_shared_as_intended,
    squares_join_unlike_buildings,
    roads_do_not_cross,
    cards_131_and_141_are_those_of_the_examples,
    a_wine_microfilm_card_acts_in_three,
    corner_pairs_come_equally_often,
    missions_s01_and_a16_are_those_of_the_example,
    missions_b03_b14_and_b20_are_those_of_the_example,
    two_american_missions_share_flask_and_handgun,
    each_stack_is_shared_among_the_nations,
    thresholds_are_four_moves_apart,
)
