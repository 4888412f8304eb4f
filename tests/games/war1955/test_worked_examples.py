"""The worked examples of the rulebook, each under its own name."""

from __future__ import annotations

import pytest

from tests.games.war1955.playing import (
    ONE,
    TWO,
    asks,
    discard,
    draw_quietly,
    is_over,
    offered,
    offers,
    pawns,
    play,
    refusal_code,
    secured,
    spy,
    told,
)
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.games.war1955 import GAME


def announced(text: str, *moves: str) -> tuple[str, int]:
    """Return the country and the total that seat 1 announces."""
    (declared,) = told(play(position(text), ONE, *moves, "declare"), "influence_declared")
    return str(declared["country"]), int(str(declared["total"]))


# Influence


@rule("W3.1", "W3.2")
def test_france_2_with_the_spy_in_france_counts_3():
    text = "seat 1 plays\nseat 1: spy france; hand france_2_military_transport"
    assert announced(text, "influence france_2_military_transport france") == ("france", 3)


@rule("W3.2")
def test_two_france_2_combined_with_the_spy_there_count_4():
    text = "seat 1 plays\nseat 1: spy france; hand france_2_military_transport france_2_deport"
    moves = ("influence france_2_military_transport france", "add france_2_deport")
    assert announced(text, *moves) == ("france", 4)


@rule("W3.1")
def test_france_2_in_hungary_where_the_spy_is_counts_1():
    state = position("seat 1 plays\nseat 1: spy hungary; hand france_2_military_transport")
    play(state, ONE, "influence france_2_military_transport hungary", "declare")
    assert pawns(state, ONE) == {"hungary": 1}


@rule("W3.1")
def test_a_french_card_of_2_acts_as_1_in_the_ussr():
    text = "seat 1 plays\nseat 1: home ussr; hand france_2_deport\nseat 2: home usa"
    assert announced(text, "influence france_2_deport ussr") == ("ussr", 1)


# Mercenaries


@rule("W3.3")
def test_mercenary_example_one_france_2_and_a_mercenary_1_count_3_with_the_spy_in_poland():
    text = "seat 1 plays\nseat 1: spy poland; hand france_2_deport mercenary_1"
    assert announced(text, "influence france_2_deport france", "add mercenary_1") == ("france", 3)


@rule("W3.2", "W3.3")
def test_mercenary_example_two_a_pair_of_france_2_and_a_mercenary_2_count_6():
    text = "seat 1 plays\nseat 1: spy france; hand france_2_deport france_2_safe_house mercenary_2"
    moves = ("influence france_2_deport france", "add france_2_safe_house", "add mercenary_2")
    assert announced(text, *moves) == ("france", 6)


@rule("W3.1", "W3.3")
def test_mercenary_example_three_france_2_at_home_in_poland_and_a_mercenary_2_count_3():
    text = "seat 1 plays\nseat 1: home poland; spy hungary; hand france_2_deport mercenary_2\nseat 2: home usa"
    assert announced(text, "influence france_2_deport poland") == ("poland", 1)
    assert announced(text, "influence france_2_deport poland", "add mercenary_2") == ("poland", 3)


# What cannot be combined


@rule("W3.2", "W3.3")
@pytest.mark.parametrize("place", ["france", "poland"])
def test_not_allowed_france_2_with_poland_2(place: str):
    state = position(f"seat 1 plays\nseat 1: spy {place}; hand france_2_deport poland_2_detain")
    cards = ["france_2_deport", "poland_2_detain"]
    for first, second in (cards, cards[::-1]):
        begun = state.clone()
        play(begun, ONE, f"influence {first} {place}")
        assert offers(begun, ONE) == ["declare"]
        assert refusal_code(begun, ONE, f"add {second}") == "no_such_addition"


@rule("W3.2")
def test_not_allowed_two_french_cards_in_france_with_the_spy_in_poland():
    state = position("seat 1 plays\nseat 1: spy poland; hand france_2_deport france_3_blockade")
    play(state, ONE, "influence france_2_deport france")
    assert offers(state, ONE) == ["declare"]
    assert refusal_code(state, ONE, "add france_3_blockade") == "second_card_needs_spy"


@rule("W3.2")
def test_not_allowed_two_french_cards_in_poland():
    for where in ("home poland; spy france", "home poland; spy poland"):
        state = position(f"seat 1 plays\nseat 1: {where}; hand france_2_deport france_3_blockade\nseat 2: home usa")
        play(state, ONE, "influence france_2_deport poland")
        assert offers(state, ONE) == ["declare"]
        assert refusal_code(state, ONE, "add france_3_blockade") == "no_such_addition"


# Blocking


@rule("W4.2")
def test_four_influence_against_france_is_blocked_with_blue_cards():
    state = position("""
        seat 1 plays
        seat 1: home poland; hand france_4_coordinated_assault
        seat 2: home france; spy usa; hand usa_2_deport great_britain_2_detain poland_4_rebel_forces
    """)
    play(state, ONE, "influence france_4_coordinated_assault france", "declare")
    assert offered(state, TWO, "block") == ["usa_2_deport", "great_britain_2_detain"]
    play(state, TWO, "block usa_2_deport", "add great_britain_2_detain", "declare")
    assert pawns(state, ONE) == {}


@rule("W4.2")
def test_a_polish_card_cannot_block_in_france():
    state = position("""
        seat 1 plays
        seat 1: home poland; hand france_2_deport
        seat 2: home france; hand poland_4_rebel_forces usa_4_revolution
    """)
    play(state, ONE, "influence france_2_deport france", "declare")
    assert refusal_code(state, TWO, "block poland_4_rebel_forces") == "wrong_faction_to_block"
    play(state, TWO, "block usa_4_revolution")
    assert refusal_code(state, TWO, "add poland_4_rebel_forces") == "wrong_faction_to_block"


@rule("W4.2", "W4.3")
def test_great_britain_6_is_blocked_by_france_3_and_usa_4():
    state = position("""
        seat 1 plays
        seat 1: home usa; spy great_britain; hand great_britain_4_pilfer_account mercenary_1 mercenary_2
        seat 2: home ussr; spy great_britain; hand france_3_blockade usa_4_revolution
    """)
    moves = ("influence great_britain_4_pilfer_account great_britain", "add mercenary_1", "declare")
    events = play(state, ONE, *moves)
    assert told(events, "influence_declared")[0]["total"] == 6
    events = play(state, TWO, "block france_3_blockade", "add usa_4_revolution", "declare")
    assert told(events, "influence_blocked") == [
        {"seat": TWO, "country": "great_britain", "cards": ("usa_4_revolution", "france_3_blockade"), "total": 7}
    ]
    assert pawns(state, ONE) == {}
    assert sorted(discard(state)) == [
        "france_3_blockade",
        "great_britain_4_pilfer_account",
        "mercenary_1",
        "usa_4_revolution",
    ]
    assert asks(state) == (ONE, "play")


@rule("W4.2")
def test_poland_3_blocks_for_4_with_the_spy_in_poland():
    state = position("""
        seat 1 plays
        seat 1: home usa; hand poland_4_rebel_forces
        seat 2: home ussr; spy poland; hand poland_3_coordinated_attack
    """)
    play(state, ONE, "influence poland_4_rebel_forces poland", "declare")
    events = play(state, TWO, "block poland_3_coordinated_attack", "declare")
    assert told(events, "influence_blocked")[0]["total"] == 4


# Gadgets


@rule("W6.1")
@pytest.mark.parametrize("card", ["france_2_deport", "poland_2_detain"])
def test_advanced_transport_from_poland_to_france_by_a_card_of_either(card: str):
    state = position(f"seat 1 plays\nseat 1: spy poland; gadgets advanced_transport; hand {card} hungary_2_deport")
    play(state, ONE, f"advanced_transport {card}")
    if card == "poland_2_detain":
        play(state, ONE, "target france")
    assert (spy(state, ONE), discard(state)) == ("france", [card])


# The opening


@rule("W1.2")
def test_after_a_blue_home_the_second_player_chooses_a_red_one():
    state = GAME.new_state(2, {"first_player": "1"})
    draw_quietly(state)
    play(state, ONE, "home usa")
    assert offered(state, TWO, "home") == ["ussr", "poland", "hungary"]


# Victory


@rule("W7.1")
def test_red_has_secured_france_the_ussr_and_the_usa():
    state = position("""
        seat 1 plays
        seat 1: home poland; hand usa_4_revolution
        seat 2: home great_britain; hand mercenary_1
        pawns: france secured by 1, ussr secured by 1, usa 7 to 1
    """)
    play(state, ONE, "special usa_4_revolution", "target usa")
    assert not is_over(state)
    play(state, TWO, "let_through")
    assert is_over(state)
    assert secured(state, ONE) == ["usa", "france", "ussr"]
    outcome = state.outcome()
    assert (outcome.reason, outcome.ranking) == ("three_countries", (1, 2))


@rule("W7.1")
def test_red_has_secured_the_home_of_blue():
    state = position("""
        seat 1 plays
        seat 1: home poland; hand france_3_blockade
        seat 2: home france; hand usa_2_deport
        pawns: france 2 to 1
    """)
    play(state, ONE, "influence france_3_blockade france", "declare")
    play(state, TWO, "let_through")
    assert is_over(state)
    assert secured(state, ONE) == ["france"]
    outcome = state.outcome()
    assert (outcome.reason, outcome.ranking) == ("home_lost", (1, 2))
