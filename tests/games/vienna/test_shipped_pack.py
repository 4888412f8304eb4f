"""The content pack we ship: it agrees with the tables of the rules page and with the examples of the rulebook."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.games.vienna import pack_facts
from tests.games.vienna.changed_content import (
    CHOCOLATE,
    COFFEE,
    CONTENT,
    FLASK,
    FRANCE,
    MAGAZINE,
    MICROFILM,
    NOBILITY,
    RELIGION,
    SLIDE,
    UK,
    USA,
    WINE,
    Planted,
    with_building,
    with_card,
    with_mission,
    with_square,
    with_tracks,
)
from tests.rules import rules_page
from tradecraft.core.content import Check, ContentError
from tradecraft.games.vienna.rules.content_model import ITEMS, Content

PAGE = rules_page("vienna")
WORDS = {"info": "information"}
"""What the page calls a kind of thing, where that is not the name in the pack."""

plants = Planted()


def refuse(check: Check[Content], faulty: Content, words: str) -> None:
    """See that the check passes the pack and refuses the faulty content."""
    check(CONTENT)
    with pytest.raises(ContentError, match=words):
        check(faulty)


def rows(*columns: str) -> list[list[str]]:
    """Return the rows of all tables of the rules page that have these columns."""
    heading = re.escape(f"| {' | '.join(columns)} |")
    tables = re.findall(rf"^{heading}\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert tables, f"no table with the columns {columns}"
    return [[cell.strip() for cell in row.strip("|").split("|")] for table in tables for row in table.splitlines()]


def test_the_families_are_those_of_the_page():
    found = rows("cards", "kinds", "action", "when", "then")
    assert len(found) == len(CONTENT.families) == 30
    for (cards, kinds, action, _, then), family in zip(found, CONTENT.families, strict=True):
        assert (int(cards[:3]), int(cards[-3:]), action) == (family.first, family.last, family.action)
        kind = WORDS.get(family.kind_of or "", family.kind_of)
        each = f"{kind}, {family.size // 5} each"
        assert kinds == each if family.kind_of else kinds in (f"{family.size} alike", "1 card")
        if family.amount not in (None, 1):
            assert str(family.amount) in re.findall(r"\d+", then), f"{family.id}: {then}"


def test_the_editions_differ_where_the_page_says_so():
    differing = {family.first: [r.edition for r in family.editions] for family in CONTENT.families if family.editions}
    marked = [row for row in rows("cards", "kinds", "action", "when", "then") if "[FR]" in row[-1]]
    assert differing == {int(row[0][:3]): ["fr"] for row in marked}
    assert len(marked) == 2


def test_the_roof_is_that_of_the_page():
    spaces = CONTENT.tracks.spaces
    ends = {int(players): end for players, end, _ in rows("players", "end space", "moves from A")}
    tiles = {int(players): (one, two) for players, one, two in rows("players", "purchases on", "paydays on")}
    for roof in CONTENT.tracks.roofs:
        purchases, paydays = (" ".join(spaces[space] for space in tile) for tile in (roof.purchases, roof.paydays))
        assert (spaces[roof.end], purchases, paydays) == (ends[roof.players], *tiles[roof.players])


def test_the_prices_are_those_of_the_page():
    found = {
        name.split(" (")[0].replace(" ", "_"): int(price)
        for name, price, _ in rows("thing", "price in shillings", "how many")
    }
    assert found == {item: CONTENT.tracks.price(item) for item in ITEMS}


def test_every_fact_has_a_planted_fault():
    assert {check.__name__ for check in pack_facts.FACTS} == plants.names


@pytest.mark.parametrize("fact", pack_facts.FACTS, ids=lambda fact: fact.__name__)
def test_a_fact_holds_for_the_shipped_pack(fact: Check[Content]):
    fact(CONTENT)


@plants(pack_facts.a_wine_building_closes_a_two_and_a_three)
def test_a_board_without_the_example_of_two_squares_closed_at_once_is_refused():
    check = pack_facts.a_wine_building_closes_a_two_and_a_three
    colours = [COFFEE if building.colour == WINE else building.colour for building in CONTENT.buildings]
    recoloured = tuple(
        replace(building, colour=colour) for building, colour in zip(CONTENT.buildings, colours, strict=True)
    )
    refuse(check, replace(CONTENT, buildings=recoloured), "no wine building")
    without_twos = tuple(square for square in CONTENT.squares if square.value != 2)
    refuse(check, replace(CONTENT, squares=without_twos), "no wine building")


@plants(pack_facts.the_marrakesh_example_can_be_played)
@plants(pack_facts.the_marrakesh_example_lies_top_left)
def test_a_board_without_the_marrakesh_example_is_refused():
    somewhere, top_left = pack_facts.the_marrakesh_example_can_be_played, pack_facts.the_marrakesh_example_lies_top_left
    faults = [
        with_building(2, colour=COFFEE),
        with_square(1, buildings=(0, 2)),
        with_square(12, buildings=(0, 7, 8)),
    ]
    for faulty in faults:
        refuse(somewhere, faulty, "no four buildings lie")
        refuse(top_left, faulty, "they do not lie")


def test_the_marrakesh_example_needs_chocolate_beside_coffee():
    apart = tuple(
        replace(square, buildings=tuple(index for index in square.buildings if index != 2))
        if {2, 8} <= set(square.buildings)
        else square
        for square in CONTENT.squares
    )
    refuse(pack_facts.the_marrakesh_example_lies_top_left, replace(CONTENT, squares=apart), "they do not lie")


@plants(pack_facts.buildings_fill_a_grid)
def test_a_building_off_the_grid_is_refused():
    refuse(pack_facts.buildings_fill_a_grid, with_building(30, col=7), "building 30: its row must be 5, its column 6")


@plants(pack_facts.each_colour_and_seal_stands_on_six_buildings)
def test_a_seventh_building_of_a_colour_or_seal_is_refused():
    check = pack_facts.each_colour_and_seal_stands_on_six_buildings
    refuse(check, with_building(1, colour=CHOCOLATE), "colour chocolate, but 7 have it")
    refuse(check, with_building(1, seal=NOBILITY), "seal nobility, but 7 have it")


@plants(pack_facts.square_values_are_shared_as_intended)
def test_a_square_that_lost_a_road_is_refused():
    refuse(pack_facts.square_values_are_shared_as_intended, with_square(2, buildings=(0, 1)), "14 must have 2 roads")


@plants(pack_facts.squares_join_unlike_buildings)
@pytest.mark.parametrize("likeness", [{"colour": MAGAZINE}, {"flag": USA}, {"seal": RELIGION}])
def test_a_square_between_like_buildings_is_refused(likeness: dict[str, int]):
    faulty = with_building(2, **likeness)
    refuse(pack_facts.squares_join_unlike_buildings, faulty, "square 2: it joins buildings 2 and 8")


@plants(pack_facts.roads_do_not_cross)
def test_roads_that_cross_are_refused():
    faulty = with_square(8, buildings=(3, 8))
    words = "square 7: its road to building 10 crosses the road from square 8 to building 9"
    refuse(pack_facts.roads_do_not_cross, faulty, words)


def test_a_road_that_passes_through_a_building_is_refused():
    faulty = with_square(40, buildings=(27, 29))
    words = "square 36: its road to building 29 crosses the road from square 40 to building 28"
    refuse(pack_facts.roads_do_not_cross, faulty, words)


def test_roads_that_leave_one_end_the_same_way_are_refused():
    faulty = with_square(40, x=1.8, buildings=(25, 26))
    words = "square 39: its road to building 26 crosses the road from square 40 to building 26"
    refuse(pack_facts.roads_do_not_cross, faulty, words)


@plants(pack_facts.cards_131_and_141_are_those_of_the_examples)
@pytest.mark.parametrize(("no", "name"), [(131, "briefcase"), (141, "handgun")])
def test_a_card_of_an_example_with_another_kind_is_refused(no: int, name: str):
    refuse(pack_facts.cards_131_and_141_are_those_of_the_examples, with_card(no, kind=SLIDE), f"card {no}: .* {name}")


@plants(pack_facts.a_wine_microfilm_card_acts_in_three)
def test_a_deck_without_the_wine_and_microfilm_card_of_the_example_is_refused():
    check = pack_facts.a_wine_microfilm_card_acts_in_three
    others = tuple(
        replace(card, info=FLASK) if card.family.action == "III" and card.info == MICROFILM else card
        for card in CONTENT.cards
    )
    refuse(check, replace(CONTENT, cards=others), "none with wine and microfilm")


@plants(pack_facts.corner_pairs_come_equally_often)
def test_a_corner_pair_that_comes_too_rarely_is_refused():
    refuse(pack_facts.corner_pairs_come_equally_often, with_card(1, info=SLIDE), "chocolate and flask .* but 6 have")


@plants(pack_facts.missions_s01_and_a16_are_those_of_the_example)
def test_the_french_missions_of_the_example_cannot_change():
    check = pack_facts.missions_s01_and_a16_are_those_of_the_example
    refuse(check, with_mission("S-01", flag=USA), "must be French")
    refuse(check, with_mission("S-01", needs=(RELIGION, RELIGION)), "one religion and two nobility")
    refuse(check, with_mission("A-16", points=3), "5 shillings and 2 points")


@plants(pack_facts.missions_b03_b14_and_b20_are_those_of_the_example)
def test_the_info_missions_of_the_example_cannot_change():
    check = pack_facts.missions_b03_b14_and_b20_are_those_of_the_example
    refuse(check, with_mission("B-20", flag=UK), "Austria, Austria and USA")
    refuse(check, with_mission("B-03", needs=(SLIDE, SLIDE)), "each must be met by briefcase")
    refuse(check, with_mission("B-14", shillings=1), "1 shilling and 13 points")


@plants(pack_facts.two_american_missions_share_flask_and_handgun)
def test_the_american_missions_of_the_example_cannot_change():
    check = pack_facts.two_american_missions_share_flask_and_handgun
    refuse(check, with_mission("B-10", flag=FRANCE), "no two American B missions")
    refuse(check, with_mission("B-10", needs=(FLASK, SLIDE)), "no two American B missions")
    refuse(check, with_mission("B-10", shillings=3), "no two American B missions")


@plants(pack_facts.each_stack_is_shared_among_the_nations)
def test_a_nation_with_too_many_missions_is_refused():
    check = pack_facts.each_stack_is_shared_among_the_nations
    refuse(check, with_mission("A-01", flag=USA), "6 of stack A must have the flag usa, but 7 have it")


@plants(pack_facts.thresholds_are_four_moves_apart)
def test_a_threshold_three_moves_from_the_last_is_refused():
    refuse(pack_facts.thresholds_are_four_moves_apart, with_tracks(moves=(4, 4, 3, 4, 4)), "each must be 4")
