"""The checks of Vienna's content: every one has a test that plants a fault and sees it refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.vienna.changed_content import (
    CHOCOLATE,
    CONTENT,
    NOBILITY,
    USA,
    WINE,
    Planted,
    with_building,
    with_card,
    with_family,
    with_mission,
    with_roof,
    with_square,
    with_tracks,
)
from tradecraft.core.content import Check, ContentError
from tradecraft.games.vienna.rules import content_checks
from tradecraft.games.vienna.rules.content import PACKS
from tradecraft.games.vienna.rules.content_checks import board, cards, missions, tracks
from tradecraft.games.vienna.rules.content_model import Content, Reading

plants = Planted()


def refuse(check: Check[Content], faulty: Content, words: str) -> None:
    """See that the check passes the pack and refuses the faulty content, and so do the packs."""
    check(CONTENT)
    with pytest.raises(ContentError, match=words):
        check(faulty)
    with pytest.raises(ContentError):
        PACKS.check(faulty)


def test_every_check_has_a_planted_fault():
    assert {check.__name__ for check in content_checks.CHECKS} == plants.names


def test_every_check_that_a_module_defines_is_run():
    for module in (board, cards, missions, tracks):
        defined = {
            name
            for name, value in vars(module).items()
            if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
        }
        assert {check.__name__ for check in module.check.all} == defined


def test_another_pack_need_not_share_our_free_choices():
    dearer = (*CONTENT.tracks.prices[:1], 3, *CONTENT.tracks.prices[2:])
    content = with_family("take_bribe_points", amount=4)
    PACKS.check(replace(content, id="mine", tracks=replace(CONTENT.tracks, moves=(3, 3, 3, 3, 3), prices=dearer)))


@plants(board.buildings_are_numbered)
def test_a_gap_in_the_numbers_of_the_buildings_is_refused():
    refuse(board.buildings_are_numbered, with_building(30, id=31), "1 to 30")
    refuse(board.buildings_are_numbered, replace(CONTENT, buildings=CONTENT.buildings[:-1]), "1 to 30")


@plants(board.each_flag_stands_on_six_buildings)
def test_a_seventh_building_of_a_nation_is_refused():
    refuse(board.each_flag_stands_on_six_buildings, with_building(1, flag=USA), "usa, but 7 have it")


@plants(board.each_colour_is_on_the_board)
def test_a_board_without_a_purple_building_is_refused():
    repainted = tuple(
        replace(building, colour=WINE) if building.colour == CHOCOLATE else building for building in CONTENT.buildings
    )
    refuse(board.each_colour_is_on_the_board, replace(CONTENT, buildings=repainted), "none has the colour chocolate")


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


@plants(board.places_lie_on_the_map)
def test_a_place_off_the_map_is_refused():
    check = board.places_lie_on_the_map
    refuse(check, with_building(30, col=7), "building 30: its row must be 1 to 5, its column 1 to 6")
    refuse(check, with_building(1, row=0), "building 1: its row must be 1 to 5")
    refuse(check, with_square(1, x=-0.5), "square 1: its x must be from 0 to below 6")
    refuse(check, with_square(40, y=5.0), "square 40: .* its y below 5")


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


@plants(cards.families_follow_each_other)
def test_a_family_with_wrong_numbers_is_refused():
    check = cards.families_follow_each_other
    refuse(check, replace(CONTENT, families=CONTENT.families[:-1]), "their last card must be 175, not 173")
    refuse(check, replace(CONTENT, families=CONTENT.families[::-1]), "its first card must be 1,")
    refuse(check, with_family("take_bribe_points", last=16), "its first card must be 17,")
    refuse(check, with_family("take_bribe_points", last=10), "its last card no lower")
    twice = (*CONTENT.families[:-1], replace(CONTENT.families[-1], id="take_bribe_points"))
    refuse(check, replace(CONTENT, families=twice), "another family with this id")


@plants(cards.effects_go_with_their_triggers)
def test_an_effect_that_does_not_go_with_its_trigger_is_refused():
    check = cards.effects_go_with_their_triggers
    refuse(check, with_family("take_bribe_points", then="discount"), "discount does not go with take_bribe")
    refuse(check, with_family("take_bribe_points", then="token_same"), "token_same does not go with take_bribe")
    refuse(check, with_family("place_flag_points", then="bribe_kind"), "bribe_kind does not go with place_flag")
    refuse(check, with_family("card_shows_token_other", then="points"), "points does not go with card_shows")
    refuse(check, with_family("paying_substitute_kind", then="bribe_any"), "bribe_any does not go with paying")
    french = (Reading("fr", "token_other", 1),)
    refuse(check, with_family("take_bribe_points", editions=french), "token_other does not go with take_bribe")
    refuse(check, with_family("obtain_from_square_2_bribes_one_kind", square=5), "'square' must be 2, 3 or 4")
    refuse(check, with_family("obtain_any_bribe_any", square=2), "left out otherwise")


@plants(cards.amounts_are_within_reason)
def test_an_amount_out_of_range_is_refused():
    check = cards.amounts_are_within_reason
    refuse(check, with_family("take_bribe_points", amount=0), "the amount of points must be 1 to 9, not 0")
    refuse(check, with_family("take_bribe_points", amount=None), "must be 1 to 9, not None")
    refuse(check, with_family("obtain_info_bribes_different", amount=2), "must have no amount, not 2")
    french = (Reading("fr", "bribe_any", 10),)
    refuse(check, with_family("place_seal_points", editions=french), "the amount of bribe_any must be 1 to 9, not 10")


@plants(cards.hands_stay_within_their_limit)
def test_more_cards_than_a_hand_can_hold_are_refused():
    check = cards.hands_stay_within_their_limit
    refuse(check, with_family("place_company_draw", amount=3), "it may draw 2 cards at most, not 3")
    refuse(check, with_family("place_flag_points", then="draw", amount=1), "only one family may draw cards")


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
    refuse(check, with_family("place_company_points", last=91), "on one side of 90 alone")


@plants(cards.families_depict_the_right_kinds)
def test_a_family_that_depicts_the_wrong_kinds_is_refused():
    check = cards.families_depict_the_right_kinds
    refuse(check, with_family("place_flag_points", kind_of="seal"), "its kind_of must be flag, not seal")
    refuse(check, with_family("place_company_points", kind_of="flag"), "its kind_of must be None, not flag")
    refuse(check, with_family("place_company_bribe_kind", kind_of=None), "its kind_of must be bribe, not None")


@plants(cards.editions_differ_where_they_say_so)
def test_an_edition_that_stands_twice_or_does_not_differ_is_refused():
    check = cards.editions_differ_where_they_say_so
    french, points = Reading("fr", "bribe_any", 1), Reading("fr", "points", 3)
    refuse(check, with_family("place_seal_points", editions=(french, points)), "it names an edition twice")
    refuse(check, with_family("place_seal_points", editions=(points,)), "the edition fr gives the same as the others")


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


@plants(missions.missions_can_be_met)
def test_a_mission_that_needs_more_seals_than_there_are_is_refused():
    faulty = with_mission("A-16", needs=(NOBILITY,) * 7)
    refuse(missions.missions_can_be_met, faulty, "mission A-16: .* the seal nobility")


@plants(missions.missions_ask_for_each_plate_once)
def test_a_plate_that_two_missions_ask_for_is_refused():
    check = missions.missions_ask_for_each_plate_once
    refuse(check, with_mission("A-22", needs=(1,)), "2 of them ask for building 2, plate A")
    refuse(check, with_mission("A-21", needs=(0,)), "1 of them ask for building 1, plate None")


@plants(missions.missions_reward)
def test_a_mission_that_pays_nothing_or_costs_something_is_refused():
    refuse(missions.missions_reward, with_mission("A-01", shillings=0), "mission A-01: it must pay")
    refuse(missions.missions_reward, with_mission("A-06", points=-1), "mission A-06: it must pay")
    refuse(missions.missions_reward, with_mission("A-06", points=21), "up to 20 of each")


@plants(tracks.tracks_have_five_thresholds)
def test_a_track_with_four_thresholds_or_an_empty_area_is_refused():
    refuse(tracks.tracks_have_five_thresholds, with_tracks(moves=(4, 4, 4, 4)), "five numbers")
    refuse(tracks.tracks_have_five_thresholds, with_tracks(moves=(4, 4, 0, 4, 4)), "each 1 to 9")


@plants(tracks.the_roof_has_the_spaces_of_the_rules)
def test_a_roof_of_eleven_spaces_is_refused():
    refuse(tracks.the_roof_has_the_spaces_of_the_rules, with_tracks(spaces="ABCDEFGHIJK"), "must be ABCDEFGHIJKL")


@plants(tracks.the_investigator_has_further_to_go_with_more_players)
def test_an_end_space_that_comes_too_soon_is_refused():
    check = tracks.the_investigator_has_further_to_go_with_more_players
    refuse(check, with_roof(3, end=7), "roof for 3 players: its end must come after H")
    refuse(check, with_roof(2, end=0), "roof for 2 players: its end must come after A")


@plants(tracks.roof_tiles_lie_on_the_way)
@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"purchases": (0, 1, 9)}, "from B to J, in this order"),
        ({"purchases": (2, 1, 9)}, "from B to J, in this order"),
        ({"paydays": (6, 9, 10)}, "from B to J, in this order"),
        ({"purchases": (1, 2, 3)}, "J alone must have both"),
        ({"paydays": (1, 9)}, "J alone must have both"),
    ],
)
def test_a_roof_with_a_tile_in_the_wrong_place_is_refused(changes: dict[str, Any], words: str):
    refuse(tracks.roof_tiles_lie_on_the_way, with_roof(3, **changes), f"roof for 3 players: .*{words}")


@plants(tracks.everything_has_a_price)
@pytest.mark.parametrize("price", [0, 10])
def test_a_price_out_of_range_is_refused(price: int):
    faulty = with_tracks(prices=(price, *CONTENT.tracks.prices[1:]))
    refuse(tracks.everything_has_a_price, faulty, "each must be 1 to 9")
