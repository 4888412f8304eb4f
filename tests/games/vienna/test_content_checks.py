"""The checks of Vienna's content: every one has a test that plants a fault and sees it refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tradecraft.games.vienna.rules import content_checks
from tradecraft.games.vienna.rules.content import Content, ContentError, Reading, load, validate
from tradecraft.games.vienna.rules.content_checks import board, cards, missions, tracks
from tradecraft.games.vienna.rules.content_model import Check

CONTENT = load()

CHOCOLATE, WINE, MAGAZINE, COFFEE, TOBACCO = range(5)
FLASK, HANDGUN, BRIEFCASE, MICROFILM, SLIDE = range(5)
USA, USSR, FRANCE, UK, AUSTRIA = range(5)
NOBILITY, RELIGION, ADMINISTRATION, CULTURE, SCIENCE = range(5)

PLANTED: set[str] = set()


def plants(check: Check) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Note that a test plants a fault for a check."""

    def note(test: Callable[..., None]) -> Callable[..., None]:
        PLANTED.add(check.__name__)
        return test

    return note


def refuse(check: Check, faulty: Content, words: str) -> None:
    """See that the check passes the pack and refuses the faulty content, and that `validate` does so too."""
    check(CONTENT)
    with pytest.raises(ContentError, match=words):
        check(faulty)
    with pytest.raises(ContentError):
        validate(faulty)


def with_building(id_: int, **changes: Any) -> Content:
    changed = list(CONTENT.buildings)
    changed[id_ - 1] = replace(changed[id_ - 1], **changes)
    return replace(CONTENT, buildings=tuple(changed))


def with_square(id_: int, **changes: Any) -> Content:
    changed = list(CONTENT.squares)
    changed[id_ - 1] = replace(changed[id_ - 1], **changes)
    return replace(CONTENT, squares=tuple(changed))


def with_card(number: int, **changes: Any) -> Content:
    changed = list(CONTENT.cards)
    changed[number - 1] = replace(changed[number - 1], **changes)
    return replace(CONTENT, cards=tuple(changed))


def with_family(id_: str, **changes: Any) -> Content:
    changed = [replace(family, **changes) if family.id == id_ else family for family in CONTENT.families]
    return replace(CONTENT, families=tuple(changed))


def with_mission(id_: str, **changes: Any) -> Content:
    changed = [replace(mission, **changes) if mission.id == id_ else mission for mission in CONTENT.missions]
    return replace(CONTENT, missions=tuple(changed))


def with_tracks(**changes: Any) -> Content:
    return replace(CONTENT, tracks=replace(CONTENT.tracks, **changes))


def test_every_check_has_a_planted_fault():
    assert {check.__name__ for check in content_checks.RULES + content_checks.RECONSTRUCTION} == PLANTED


def test_every_check_that_a_module_defines_is_run():
    for module in (board, cards, missions, tracks):
        defined = {
            name
            for name, value in vars(module).items()
            if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
        }
        assert {check.__name__ for check in module.RULES + module.RECONSTRUCTION} == defined


def test_another_pack_need_not_share_our_free_choices():
    faulty = with_tracks(moves=(3, 3, 3, 3, 3))
    with pytest.raises(ContentError, match="each must be 4"):
        validate(faulty)
    validate(replace(faulty, id="printed"))


def test_another_pack_must_keep_to_the_rules():
    with pytest.raises(ContentError, match="five numbers"):
        validate(replace(with_tracks(moves=(4, 4, 4, 4)), id="printed"))


@plants(board.buildings_are_numbered)
def test_a_gap_in_the_numbers_of_the_buildings_is_refused():
    refuse(board.buildings_are_numbered, with_building(30, id=31), "1 to 30")
    refuse(board.buildings_are_numbered, replace(CONTENT, buildings=CONTENT.buildings[:-1]), "1 to 30")


@plants(board.each_flag_stands_on_six_buildings)
def test_a_seventh_building_of_a_nation_is_refused():
    refuse(board.each_flag_stands_on_six_buildings, with_building(1, flag=USA), "usa, but 7 have it")


@plants(board.each_plate_stands_on_one_building)
def test_a_plate_used_twice_or_never_is_refused():
    refuse(board.each_plate_stands_on_one_building, with_building(1, plate="K"), "plate K, but 2 have it")
    refuse(board.each_plate_stands_on_one_building, with_building(2, plate=None), "plate A, but 0 have it")


@plants(board.squares_are_numbered)
def test_a_gap_in_the_numbers_of_the_squares_is_refused():
    refuse(board.squares_are_numbered, with_square(40, id=41), "1 to 40")
    refuse(board.squares_are_numbered, replace(CONTENT, squares=CONTENT.squares[1:]), "1 to 40")


@plants(board.squares_are_in_reading_order)
def test_squares_out_of_reading_order_are_refused():
    check = board.squares_are_in_reading_order
    refuse(check, with_square(4, x=1.6), "square 4: it does not come after square 3")
    refuse(check, with_square(4, y=0.0), "square 4: it does not come after square 3")


@plants(board.places_are_distinct)
def test_two_things_in_one_place_are_refused():
    refuse(board.places_are_distinct, with_building(2, col=1), "building 2: it lies on the place of building 1")
    refuse(board.places_are_distinct, with_square(6, y=0.0), "square 6: it lies on the place of building 1")
    refuse(board.places_are_distinct, with_square(8, x=2.5), "square 8: it lies on the place of square 7")


@plants(board.squares_have_two_to_four_roads)
def test_a_square_with_too_few_too_many_or_wrong_roads_is_refused():
    check = board.squares_have_two_to_four_roads
    refuse(check, with_square(1, buildings=(1,)), "square 1: .* not 1")
    refuse(check, with_square(7, buildings=(2, 3, 8, 9, 10)), "square 7: .* not 5")
    refuse(check, with_square(1, buildings=(1, 1)), "the same building")
    refuse(check, with_square(1, buildings=(1, 30)), "there is no building 31")
    refuse(check, with_square(1, buildings=(-1, 1)), "there is no building 0")


@plants(board.every_building_can_be_reached)
def test_a_building_cut_off_from_the_others_is_refused():
    without_12 = tuple(
        replace(square, buildings=tuple(index for index in square.buildings if index != 11))
        for square in CONTENT.squares
    )
    refuse(board.every_building_can_be_reached, replace(CONTENT, squares=without_12), "building 12: no road")


@plants(board.names_are_distinct_and_short)
def test_a_name_that_is_missing_too_long_or_taken_is_refused():
    check = board.names_are_distinct_and_short
    refuse(check, with_building(1, name=""), "building 1: .* 1 to 24 letters")
    refuse(check, with_building(1, name="Landesgericht "), "no space around it")
    refuse(check, with_building(1, name="L" * 25), "1 to 24 letters")
    refuse(check, with_square(1, name="P" * 23), "square 1: .* 1 to 22 letters")
    refuse(check, with_square(1, name="Urania"), "Urania is the name of building 18 already")


@plants(board.a_wine_building_closes_a_two_and_a_three)
def test_a_board_without_the_example_of_two_squares_closed_at_once_is_refused():
    check = board.a_wine_building_closes_a_two_and_a_three
    colours = [COFFEE if building.colour == WINE else building.colour for building in CONTENT.buildings]
    recoloured = tuple(
        replace(building, colour=colour) for building, colour in zip(CONTENT.buildings, colours, strict=True)
    )
    refuse(check, replace(CONTENT, buildings=recoloured), "no wine building")
    without_twos = tuple(square for square in CONTENT.squares if square.value != 2)
    refuse(check, replace(CONTENT, squares=without_twos), "no wine building")


@plants(board.the_marrakesh_example_can_be_played)
@plants(board.the_marrakesh_example_lies_top_left)
def test_a_board_without_the_marrakesh_example_is_refused():
    somewhere, top_left = board.the_marrakesh_example_can_be_played, board.the_marrakesh_example_lies_top_left
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
    refuse(board.the_marrakesh_example_lies_top_left, replace(CONTENT, squares=apart), "they do not lie")


@plants(board.buildings_fill_a_grid)
def test_a_building_off_the_grid_is_refused():
    refuse(board.buildings_fill_a_grid, with_building(30, col=7), "building 30: its row must be 5, its column 6")


@plants(board.each_colour_and_seal_stands_on_six_buildings)
def test_a_seventh_building_of_a_colour_or_seal_is_refused():
    check = board.each_colour_and_seal_stands_on_six_buildings
    refuse(check, with_building(1, colour=CHOCOLATE), "colour chocolate, but 7 have it")
    refuse(check, with_building(1, seal=NOBILITY), "seal nobility, but 7 have it")


@plants(board.square_values_are_shared_as_intended)
def test_a_square_that_lost_a_road_is_refused():
    refuse(board.square_values_are_shared_as_intended, with_square(2, buildings=(0, 1)), "14 must have 2 roads")


@plants(board.squares_join_unlike_buildings)
@pytest.mark.parametrize("likeness", [{"colour": MAGAZINE}, {"flag": USA}, {"seal": RELIGION}])
def test_a_square_between_like_buildings_is_refused(likeness: dict[str, int]):
    faulty = with_building(2, **likeness)
    refuse(board.squares_join_unlike_buildings, faulty, "square 2: it joins buildings 2 and 8")


@plants(board.roads_do_not_cross)
def test_roads_that_cross_are_refused():
    faulty = with_square(8, buildings=(3, 8))
    words = "square 7: its road to building 10 crosses the road from square 8 to building 9"
    refuse(board.roads_do_not_cross, faulty, words)


def test_a_road_that_passes_through_a_building_is_refused():
    faulty = with_square(40, buildings=(27, 29))
    words = "square 36: its road to building 29 crosses the road from square 40 to building 28"
    refuse(board.roads_do_not_cross, faulty, words)


def test_roads_that_leave_one_end_the_same_way_are_refused():
    faulty = with_square(40, x=1.8, buildings=(25, 26))
    words = "square 39: its road to building 26 crosses the road from square 40 to building 26"
    refuse(board.roads_do_not_cross, faulty, words)


@plants(cards.families_are_those_of_the_rules)
def test_a_family_with_wrong_numbers_is_refused():
    check = cards.families_are_those_of_the_rules
    refuse(check, replace(CONTENT, families=CONTENT.families[:-1]), "the 30 families of V9")
    refuse(check, replace(CONTENT, families=CONTENT.families[::-1]), "the order of V9")
    refuse(check, with_family("take_bribe_points", last=16), "its cards must be 11 to 15")
    refuse(check, with_family("take_bribe_points", amount=3), "its amount must be 2, not 3")
    refuse(check, with_family("obtain_info_bribes_different", amount=2), "its amount must be None, not 2")


@plants(cards.families_are_named_after_trigger_and_effect)
def test_a_family_whose_id_lies_is_refused():
    check = cards.families_are_named_after_trigger_and_effect
    refuse(check, with_family("take_bribe_points", then="draw"), "take_bribe and draw")
    refuse(check, with_family("obtain_any_bribe_any", square=2), "obtain_any_2 and bribe_any")


@plants(cards.families_belong_to_their_action)
def test_a_family_in_the_wrong_action_is_refused():
    check = cards.families_belong_to_their_action
    refuse(check, with_family("take_bribe_points", action="III"), "its action must be II, not III")
    refuse(check, with_family("place_flag_points", action="IV"), "its action must be III, not IV")
    refuse(check, with_family("card_shows_token_other", action="III"), "its action must be IV, not III")


@plants(cards.the_introductory_game_has_its_cards)
def test_a_family_in_the_wrong_version_is_refused():
    check = cards.the_introductory_game_has_its_cards
    refuse(check, with_family("take_bribe_points", version="advanced"), "its version must be introductory")
    refuse(check, with_family("place_seal_points", version="introductory"), "its version must be advanced")


@plants(cards.families_depict_the_right_kinds)
def test_a_family_that_depicts_the_wrong_kinds_is_refused():
    check = cards.families_depict_the_right_kinds
    refuse(check, with_family("place_flag_points", kind_of="seal"), "its kind_of must be flag, not seal")
    refuse(check, with_family("place_company_points", kind_of="flag"), "its kind_of must be None, not flag")
    refuse(check, with_family("place_company_bribe_kind", kind_of=None), "its kind_of must be bribe, not None")


@plants(cards.editions_differ_where_the_rules_say)
def test_an_edition_that_differs_in_the_wrong_place_is_refused():
    check = cards.editions_differ_where_the_rules_say
    refuse(check, with_family("place_seal_points", editions=()), "not those of V11")
    french = (Reading("fr", "points", 3),)
    refuse(check, with_family("take_bribe_points", editions=french), "not those of V11")


@plants(cards.cards_are_numbered)
def test_a_gap_in_the_numbers_of_the_cards_is_refused():
    refuse(cards.cards_are_numbered, with_card(175, no=176), "1 to 175")
    refuse(cards.cards_are_numbered, replace(CONTENT, cards=CONTENT.cards[1:]), "1 to 175")


@plants(cards.cards_belong_to_their_family)
def test_a_card_of_the_neighbouring_family_is_refused():
    check = cards.cards_belong_to_their_family
    refuse(check, with_card(11, family=CONTENT.families[0]), "card 11: .* take_bribe_bribe_same")
    stranger = replace(CONTENT.families[0], then="points")
    refuse(check, with_card(1, family=stranger), "card 1: .* take_bribe_bribe_same")


@plants(cards.families_have_each_kind_equally_often)
def test_a_kind_that_comes_too_often_in_a_family_is_refused():
    check = cards.families_have_each_kind_equally_often
    refuse(check, with_card(11, kind=WINE), "family take_bribe_points: .* 1 times")
    refuse(check, with_card(1, kind=WINE), "family take_bribe_bribe_same: .* 2 times")
    refuse(check, with_card(86, kind=WINE), "family place_company_points: .* depict no kind")


@plants(cards.cards_131_and_141_are_those_of_the_examples)
@pytest.mark.parametrize(("no", "name"), [(131, "briefcase"), (141, "handgun")])
def test_a_card_of_an_example_with_another_kind_is_refused(no: int, name: str):
    refuse(cards.cards_131_and_141_are_those_of_the_examples, with_card(no, kind=SLIDE), f"card {no}: .* {name}")


@plants(cards.a_wine_microfilm_card_acts_in_three)
def test_a_deck_without_the_wine_and_microfilm_card_of_the_example_is_refused():
    check = cards.a_wine_microfilm_card_acts_in_three
    others = tuple(
        replace(card, info=FLASK) if card.family.action == "III" and card.info == MICROFILM else card
        for card in CONTENT.cards
    )
    refuse(check, replace(CONTENT, cards=others), "none with wine and microfilm")


@plants(cards.corner_pairs_come_equally_often)
def test_a_corner_pair_that_comes_too_rarely_is_refused():
    refuse(cards.corner_pairs_come_equally_often, with_card(1, info=SLIDE), "chocolate and flask .* but 6 have")


@plants(missions.missions_are_numbered)
def test_a_gap_in_the_numbers_of_the_missions_is_refused():
    refuse(missions.missions_are_numbered, with_mission("A-30", id="A-31"), "A-01 to A-30")
    refuse(missions.missions_are_numbered, replace(CONTENT, missions=CONTENT.missions[:-1]), "B-01 to B-25")


@plants(missions.missions_have_the_kind_of_their_number)
def test_a_mission_of_the_wrong_kind_is_refused():
    check = missions.missions_have_the_kind_of_their_number
    refuse(check, with_mission("A-16", kind="bribes"), "mission A-16: its kind must be seals, not bribes")


@plants(missions.missions_need_something)
def test_a_mission_that_needs_nothing_or_two_buildings_is_refused():
    refuse(missions.missions_need_something, with_mission("B-01", needs=()), "mission B-01: it must need")
    refuse(missions.missions_need_something, with_mission("A-21", needs=(1, 2)), "a building mission one plate")


@plants(missions.missions_ask_for_each_plate_once)
def test_a_plate_that_two_missions_ask_for_is_refused():
    check = missions.missions_ask_for_each_plate_once
    refuse(check, with_mission("A-22", needs=(1,)), "2 of them ask for building 2, plate A")
    refuse(check, with_mission("A-21", needs=(0,)), "1 of them ask for building 1, plate None")


@plants(missions.missions_reward)
def test_a_mission_that_pays_nothing_or_costs_something_is_refused():
    refuse(missions.missions_reward, with_mission("A-01", shillings=0), "mission A-01: it must pay")
    refuse(missions.missions_reward, with_mission("A-06", points=-1), "mission A-06: it must pay")


@plants(missions.missions_s01_and_a16_are_those_of_the_example)
def test_the_french_missions_of_the_example_cannot_change():
    check = missions.missions_s01_and_a16_are_those_of_the_example
    refuse(check, with_mission("S-01", flag=USA), "must be French")
    refuse(check, with_mission("S-01", needs=(RELIGION, RELIGION)), "one religion and two nobility")
    refuse(check, with_mission("A-16", points=3), "5 shillings and 2 points")


@plants(missions.missions_b03_b14_and_b20_are_those_of_the_example)
def test_the_info_missions_of_the_example_cannot_change():
    check = missions.missions_b03_b14_and_b20_are_those_of_the_example
    refuse(check, with_mission("B-20", flag=UK), "Austria, Austria and USA")
    refuse(check, with_mission("B-03", needs=(SLIDE, SLIDE)), "each must be met by briefcase")
    refuse(check, with_mission("B-14", shillings=1), "1 shilling and 13 points")


@plants(missions.two_american_missions_share_flask_and_handgun)
def test_the_american_missions_of_the_example_cannot_change():
    check = missions.two_american_missions_share_flask_and_handgun
    refuse(check, with_mission("B-10", flag=FRANCE), "no two American B missions")
    refuse(check, with_mission("B-10", needs=(FLASK, SLIDE)), "no two American B missions")
    refuse(check, with_mission("B-10", shillings=3), "no two American B missions")


@plants(missions.each_stack_is_shared_among_the_nations)
def test_a_nation_with_too_many_missions_is_refused():
    check = missions.each_stack_is_shared_among_the_nations
    refuse(check, with_mission("A-01", flag=USA), "6 of stack A must have the flag usa, but 7 have it")


@plants(tracks.tracks_have_five_thresholds)
def test_a_track_with_four_thresholds_or_an_empty_area_is_refused():
    refuse(tracks.tracks_have_five_thresholds, with_tracks(moves=(4, 4, 4, 4)), "five numbers")
    refuse(tracks.tracks_have_five_thresholds, with_tracks(moves=(4, 4, 0, 4, 4)), "each 1 or more")


@plants(tracks.thresholds_are_four_moves_apart)
def test_a_threshold_three_moves_from_the_last_is_refused():
    refuse(tracks.thresholds_are_four_moves_apart, with_tracks(moves=(4, 4, 3, 4, 4)), "each must be 4")


@plants(tracks.the_roof_has_the_spaces_of_the_rules)
def test_a_roof_of_eleven_spaces_is_refused():
    refuse(tracks.the_roof_has_the_spaces_of_the_rules, with_tracks(spaces="ABCDEFGHIJK"), "must be ABCDEFGHIJKL")


@plants(tracks.the_roof_has_the_tiles_of_the_rules)
@pytest.mark.parametrize("changes", [{"end": 8}, {"purchases": (1, 2, 3, 9)}, {"paydays": (6,)}])
def test_a_roof_with_a_tile_in_the_wrong_place_is_refused(changes: dict[str, Any]):
    two, three, four = CONTENT.tracks.roofs
    faulty = with_tracks(roofs=(two, replace(three, **changes), four))
    refuse(tracks.the_roof_has_the_tiles_of_the_rules, faulty, "roof for 3 players: its end must be J")


@plants(tracks.the_prices_are_those_of_the_rules)
def test_a_wrong_price_is_refused():
    faulty = with_tracks(prices=replace(CONTENT.tracks.prices, telephone=3))
    refuse(tracks.the_prices_are_those_of_the_rules, faulty, "those of V8.9")
