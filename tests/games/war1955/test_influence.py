"""W3: influence actions: where a card may be used, what it counts, and what can be combined."""

from __future__ import annotations

import pytest

from tests.games.war1955.playing import (
    ONE,
    TWO,
    asks,
    discard,
    hand,
    is_over,
    offered,
    offers,
    pawns,
    play,
    refusal_code,
    refused,
    secured,
    told,
)
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.games.war1955.rules.content_model import COUNTRIES


def total(text: str, *moves: str) -> int:
    """Return the total announced for an influence action of seat 1."""
    (declared,) = told(play(position(text), ONE, *moves, "declare"), "influence_declared")
    return int(str(declared["total"]))


def places(text: str, card: str) -> list[str]:
    """Return the countries where seat 1 may use a card."""
    return [place.split(" ")[1] for place in offered(position(text), ONE, "influence") if place.startswith(f"{card} ")]


@rule("W3")
def test_an_influence_action_moves_one_pawn_towards_the_acting_player_and_takes_one_step():
    for seat in (ONE, TWO):
        state = position(f"seat {seat + 1} plays\nseat {seat + 1}: hand france_3_blockade mercenary_2 usa_2_deport")
        events = play(state, seat, "influence france_3_blockade france", "add mercenary_2", "declare")
        assert told(events, "influence_declared") == [
            {"seat": seat, "country": "france", "cards": ("france_3_blockade", "mercenary_2"), "total": 5}
        ]
        assert told(events, "pawn_advanced") == [{"seat": seat, "country": "france", "steps": 5}]
        assert pawns(state, seat) == {"france": 5}
        assert discard(state) == ["france_3_blockade", "mercenary_2"]
        assert hand(state, seat) == ["usa_2_deport"]
        assert state.steps == 1


@rule("W3")
def test_a_pawn_on_the_opponents_side_comes_back_first():
    state = position("seat 2 plays\nseat 2: hand france_3_blockade\npawns: france 2 to 1")
    play(state, TWO, "influence france_3_blockade france", "declare")
    assert pawns(state, TWO) == {"france": 1}


@rule("W3.1")
def test_a_card_may_be_used_in_its_own_country_where_the_spy_is_and_at_home():
    text = "seat 1 plays\nseat 1: home great_britain; spy hungary; hand france_2_deport"
    assert places(text, "france_2_deport") == ["great_britain", "france", "hungary"]
    text = "seat 1 plays\nseat 1: home usa; hand usa_2_deport"
    assert places(text, "usa_2_deport") == ["usa"]


@rule("W3.1")
@pytest.mark.parametrize(
    ("card", "country", "counts"),
    [
        ("france_2_deport", "france", 2),
        ("france_2_deport", "great_britain", 2),
        ("france_2_deport", "hungary", 1),
        ("hungary_4_coordinated_assault", "great_britain", 3),
        ("poland_2_safe_house", "hungary", 2),
    ],
)
def test_a_card_counts_its_value_and_one_less_abroad_in_the_other_faction(card: str, country: str, counts: int):
    text = f"seat 1 plays\nseat 1: home great_britain; spy hungary; hand {card}"
    assert total(text, f"influence {card} {country}") == counts


@rule("W3.1")
def test_in_its_own_country_a_card_of_the_other_faction_than_the_players_counts_in_full():
    assert (
        total(
            "seat 1 plays\nseat 1: home usa; hand poland_3_coordinated_attack",
            "influence poland_3_coordinated_attack poland",
        )
        == 3
    )


@rule("W3.1")
def test_at_home_the_players_own_faction_does_not_matter_only_the_countrys():
    text = "seat 1 plays\nseat 1: home hungary; hand {card}\nseat 2: home usa"
    blue, red = "france_3_blockade", "poland_3_coordinated_attack"
    assert total(text.format(card=blue), f"influence {blue} hungary") == 2
    assert total(text.format(card=red), f"influence {red} hungary") == 3


@rule("W3.1")
def test_a_card_goes_nowhere_else():
    state = position("seat 1 plays\nseat 1: home usa; spy poland; hand france_2_deport mercenary_1")
    reason = refused(state, ONE, "influence france_2_deport hungary")
    assert (reason.code, reason.rule) == ("no_way_there", "W3.1")


@rule("W3.2", "W8.1")
def test_the_spy_in_the_cards_own_country_adds_one_whenever_no_second_card_is_combined():
    text = "seat 1 plays\nseat 1: spy france; hand france_2_deport france_3_blockade mercenary_1"
    assert total(text, "influence france_2_deport france") == 3
    assert total(text, "influence france_2_deport france", "add mercenary_1") == 4
    assert total(text, "influence france_2_deport france", "add france_3_blockade") == 5
    assert total(text, "influence france_2_deport france", "add mercenary_1", "add france_3_blockade") == 6


@rule("W3.2", "W8.8")
def test_a_detained_spy_still_improves_a_card():
    text = "seat 1 plays\nseat 1: spy france; detained until 4; hand france_2_deport"
    assert total(text, "influence france_2_deport france") == 3


@rule("W3.2")
def test_the_spy_adds_nothing_to_a_card_of_another_country():
    text = "seat 1 plays\nseat 1: home usa; spy france; hand great_britain_2_detain"
    assert total(text, "influence great_britain_2_detain france") == 2


@rule("W3.2")
def test_home_without_the_spy_neither_adds_one_nor_takes_a_second_card():
    state = position("seat 1 plays\nseat 1: home france; spy poland; hand france_2_deport france_3_blockade")
    play(state, ONE, "influence france_2_deport france")
    assert offers(state, ONE) == ["declare"]
    assert refusal_code(state, ONE, "add france_3_blockade") == "second_card_needs_spy"
    play(state, ONE, "declare")
    assert pawns(state, ONE) == {"france": 2}


@rule("W3.2")
def test_only_one_second_card_is_combined():
    state = position("seat 1 plays\nseat 1: spy france; hand france_2_deport france_2_safe_house france_3_blockade")
    play(state, ONE, "influence france_2_deport france", "add france_2_safe_house")
    assert offers(state, ONE) == ["declare"]
    assert refusal_code(state, ONE, "add france_3_blockade") == "two_country_cards_already"


@rule("W3.3")
def test_mercenaries_form_an_action_by_themselves_in_any_country():
    text = "seat 1 plays\nseat 1: hand mercenary_1 mercenary_2 mercenary_2"
    assert places(text, "mercenary_1") == list(COUNTRIES)
    moves = ("influence mercenary_2 poland", "add mercenary_1", "add mercenary_2")
    assert total(text, *moves) == 5


@rule("W3.3")
@pytest.mark.parametrize("country", ["france", "hungary", "usa"])
def test_the_spy_does_not_improve_mercenaries(country: str):
    text = f"seat 1 plays\nseat 1: spy {country}; hand mercenary_2"
    assert total(text, f"influence mercenary_2 {country}") == 2


@rule("W3.3", "W8.3")
def test_the_penalty_abroad_falls_on_the_country_card_only():
    text = "seat 1 plays\nseat 1: spy hungary; hand france_2_deport mercenary_1 mercenary_2"
    assert total(text, "influence france_2_deport hungary", "add mercenary_1", "add mercenary_2") == 1 + 1 + 2


@rule("W3.3")
def test_nothing_but_mercenaries_joins_a_card_abroad_or_mercenaries():
    state = position("seat 1 plays\nseat 1: spy hungary; hand france_2_deport hungary_2_deport mercenary_1")
    begun = state.clone()
    play(begun, ONE, "influence france_2_deport hungary")
    assert offers(begun, ONE) == ["add mercenary_1", "declare"]
    assert refusal_code(begun, ONE, "add hungary_2_deport") == "no_such_addition"
    play(state, ONE, "influence mercenary_1 hungary")
    assert offers(state, ONE) == ["declare"]
    assert refusal_code(state, ONE, "add hungary_2_deport") == "no_such_addition"


@rule("W3.4")
@pytest.mark.parametrize(("side", "star"), [("", 5), ("; side short", 4)])
def test_the_pawn_stops_on_the_star_and_the_country_is_secured(side: str, star: int):
    state = position(f"seat 2 plays{side}\nseat 2: hand france_4_coordinated_assault mercenary_2")
    events = play(state, TWO, "influence france_4_coordinated_assault france", "add mercenary_2", "declare")
    assert told(events, "influence_declared")[0]["total"] == 6
    assert told(events, "pawn_advanced") == [{"seat": TWO, "country": "france", "steps": star}]
    assert told(events, "country_secured") == [{"seat": TWO, "country": "france"}]
    assert (pawns(state, TWO), secured(state, TWO)) == ({"france": star}, ["france"])
    assert not is_over(state)


@rule("W3.4")
def test_secured_and_blockaded_countries_cannot_be_chosen():
    state = position("""
        seat 1 plays
        seat 1: hand france_2_deport mercenary_1
        pawns: france secured by 1, poland secured by 2
        blockaded: hungary until 3
    """)
    assert offered(state, ONE, "influence") == [
        "france_2_deport usa",
        *(f"mercenary_1 {country}" for country in ("usa", "great_britain", "ussr")),
    ]
    assert refusal_code(state, ONE, "influence france_2_deport france") == "country_secured"
    assert refusal_code(state, ONE, "influence mercenary_1 poland") == "country_secured"
    assert refusal_code(state, ONE, "influence mercenary_1 hungary") == "country_blockaded"


@rule("W3.4")
def test_a_secured_home_and_the_spys_secured_country_cannot_be_chosen_either():
    state = position("""
        seat 1 plays
        seat 1: home usa; spy hungary; hand france_2_deport
        pawns: usa secured by 1, hungary secured by 2
    """)
    assert offered(state, ONE, "influence") == ["france_2_deport france"]


@rule("W8.14", "W3", "W5.3")
def test_the_total_is_fixed_when_it_is_announced_and_spies_moved_afterwards_do_not_change_it():
    # Seat 2 answers with a transport; its own block would now be for three, as announced.
    state = position("""
        seat 1 plays
        seat 1: spy france; hand france_2_deport
        seat 2: spy usa; hand hungary_2_military_transport france_3_blockade
    """)
    play(state, ONE, "influence france_2_deport france", "declare")
    play(state, TWO, "special hungary_2_military_transport", "target france")
    assert state.stack[-1].total == 3
    assert asks(state) == (TWO, "answer")
    play(state, TWO, "let_through")
    assert pawns(state, ONE) == {"france": 3}
