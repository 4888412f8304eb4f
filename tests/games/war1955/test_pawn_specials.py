"""W5: the special actions that move or stop pawns: Blockade, the coordinated actions, Revolution."""

from __future__ import annotations

import pytest

from tests.games.war1955.lookup import with_action
from tests.games.war1955.playing import (
    ONE,
    TWO,
    asks,
    blockaded,
    discard,
    finish_turn,
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

COORDINATED = [("coordinated_attack", 2), ("coordinated_assault", 3)]


@rule("W5")
@pytest.mark.parametrize("card", with_action("revolution"))
def test_revolution_ignores_the_country_and_the_influence_of_its_card_and_takes_one_step(card: str):
    state = position(f"seat 1 plays\nseat 1: home france; spy poland; hand {card} mercenary_1\nseat 2: home hungary")
    events = play(state, ONE, f"special {card}", "target great_britain")
    assert told(events, "special_declared") == [
        {"seat": ONE, "card": card, "action": "revolution", "targets": ("great_britain",)}
    ]
    assert (pawns(state, ONE), discard(state), state.steps) == ({"great_britain": 2}, [card], 1)


@rule("W5")
@pytest.mark.parametrize("card", with_action("blockade"))
def test_blockade_closes_a_country_until_the_end_of_your_next_turn(card: str):
    state = position(f"seat 1 plays; turn 5\nseat 1: hand {card} mercenary_1")
    play(state, ONE, f"special {card}")
    assert (asks(state), offered(state, ONE, "target")) == ((ONE, "target"), list(COUNTRIES))
    events = play(state, ONE, "target poland")
    assert told(events, "blockade_laid") == [{"country": "poland", "until": 7}]
    assert (blockaded(state), discard(state), state.steps) == ({"poland": 7}, [card], 1)


@rule("W5", "W5.4", "W8.7")
def test_blockade_binds_both_players_its_own_included():
    state = position("seat 1 plays\nseat 1: hand usa_3_blockade mercenary_1\nseat 2: hand mercenary_1")
    play(state, ONE, "special usa_3_blockade", "target poland")
    play(state, TWO, "let_through")
    assert refusal_code(state, ONE, "influence mercenary_1 poland") == "country_blockaded"
    play(state, ONE, "influence mercenary_1 usa", "declare")
    play(state, TWO, "let_through")
    finish_turn(state)
    assert refusal_code(state, TWO, "influence mercenary_1 poland") == "country_blockaded"


@rule("W5.5")
def test_a_blockade_lasts_through_this_turn_the_opponents_and_your_next():
    state = position("seat 1 plays; turn 5; steps 1\nseat 1: hand usa_3_blockade\nseat 2: hand mercenary_1")
    play(state, ONE, "special usa_3_blockade", "target poland")
    play(state, TWO, "let_through")
    for turn in (6, 7):
        assert told(finish_turn(state), "blockade_lifted") == []
        assert (state.round, blockaded(state)) == (turn, {"poland": 7})
    events = finish_turn(state)
    assert told(events, "blockade_lifted") == [{"country": "poland"}]
    assert (state.round, blockaded(state)) == (8, {})


@rule("W5.1")
def test_the_same_country_is_not_blockaded_twice_in_a_turn_but_prolonged_a_turn_later():
    text = "seat 1 plays; turn 5\nseat 1: hand usa_3_blockade\nblockaded: poland until {until}, france until 6"
    state = position(text.format(until=7))
    play(state, ONE, "special usa_3_blockade")
    assert offered(state, ONE, "target") == [country for country in COUNTRIES if country != "poland"]
    assert refusal_code(state, ONE, "target poland") == "blockaded_already"
    state = position(text.format(until=5))
    play(state, ONE, "special usa_3_blockade", "target poland")
    assert blockaded(state) == {"poland": 7, "france": 6}
    state = position(text.format(until=5))
    play(state, ONE, "special usa_3_blockade", "target france")
    assert blockaded(state) == {"poland": 5, "france": 7}


@rule("W5.1")
def test_blockade_cannot_be_played_with_every_country_blockaded_in_this_turn():
    everywhere = ", ".join(f"{country} until 7" for country in COUNTRIES)
    state = position(f"seat 1 plays; turn 5\nseat 1: hand usa_3_blockade\nblockaded: {everywhere}")
    assert offers(state, ONE) == ["pass"]
    assert refusal_code(state, ONE, "special usa_3_blockade") == "nothing_to_blockade"


@rule("W8.7", "W5.4")
def test_a_secured_country_may_be_blockaded_and_is_then_shielded_from_revolution():
    state = position("""
        seat 1 plays; turn 5
        seat 1: hand usa_3_blockade mercenary_1
        seat 2: hand ussr_4_revolution
        pawns: france secured by 1
    """)
    play(state, ONE, "special usa_3_blockade", "target france")
    play(state, TWO, "let_through")
    play(state, ONE, "influence mercenary_1 usa", "declare")
    play(state, TWO, "let_through")
    finish_turn(state)
    play(state, TWO, "special ussr_4_revolution")
    assert "france" not in offered(state, TWO, "target")
    assert refusal_code(state, TWO, "target france") == "country_blockaded"


@rule("W5")
@pytest.mark.parametrize(("action", "most"), COORDINATED)
def test_coordinated_actions_advance_up_to_so_many_different_pawns_by_one(action: str, most: int):
    for card in with_action(action):
        state = position(f"seat 1 plays\nseat 1: hand {card} mercenary_1\npawns: usa 2 to 2")
        play(state, ONE, f"special {card}")
        for number, country in enumerate(COUNTRIES[:most]):
            assert asks(state) == (ONE, "pawn")
            assert offered(state, ONE, "target") == list(COUNTRIES[number:])
            assert ("declare" in offers(state, ONE)) == (number > 0)
            events = play(state, ONE, f"target {country}")
        assert told(events, "special_declared")[0]["targets"] == COUNTRIES[:most]
        assert pawns(state, ONE) == {"usa": -1, **dict.fromkeys(COUNTRIES[1:most], 1)}
        assert (discard(state), state.steps) == ([card], 1)


@rule("W5")
@pytest.mark.parametrize(("action", "most"), COORDINATED)
def test_coordinated_actions_may_advance_fewer_pawns_but_not_none_and_none_twice(action: str, most: int):
    card = with_action(action)[0]
    state = position(f"seat 2 plays\nseat 2: hand {card} mercenary_1")
    play(state, TWO, f"special {card}")
    assert refusal_code(state, TWO, "declare") == "nothing_named"
    play(state, TWO, "target hungary")
    assert refusal_code(state, TWO, "target hungary") == "named_already"
    play(state, TWO, "declare")
    assert pawns(state, TWO) == {"hungary": 1}


@rule("W5", "W8.13", "W5.4")
def test_coordinated_attack_and_assault_move_neither_secured_nor_blockaded_pawns():
    state = position("""
        seat 1 plays
        seat 1: hand usa_4_coordinated_assault usa_3_coordinated_attack
        pawns: usa secured by 1, france secured by 2, poland secured by 2
        blockaded: hungary until 4
    """)
    for card in hand(state, ONE):
        begun = state.clone()
        play(begun, ONE, f"special {card}")
        assert offered(begun, ONE, "target") == ["great_britain", "ussr"]
        assert refusal_code(begun, ONE, "target usa") == "country_secured"
        assert refusal_code(begun, ONE, "target france") == "country_secured"
        assert refusal_code(begun, ONE, "target hungary") == "country_blockaded"
    play(state, ONE, "special usa_4_coordinated_assault", "target ussr")
    # With the last movable pawn named nothing more is asked.
    events = play(state, ONE, "target great_britain")
    assert told(events, "special_declared")[0]["targets"] == ("great_britain", "ussr")


@rule("W5.1")
@pytest.mark.parametrize("card", ["usa_4_coordinated_assault", "usa_3_coordinated_attack"])
def test_coordinated_actions_need_a_movable_pawn(card: str):
    state = position(f"""
        seat 1 plays
        seat 1: hand {card}
        pawns: usa secured by 1, france secured by 1, ussr secured by 2, poland secured by 2
        blockaded: hungary until 4, great_britain until 3
    """)
    assert offers(state, ONE) == ["pass"]
    assert refusal_code(state, ONE, f"special {card}") == "no_movable_pawn"


@rule("W8.13", "W7.1", "W5")
def test_coordinated_assault_may_secure_several_countries_and_wins_at_once():
    state = position("""
        seat 1 plays
        seat 1: hand usa_4_coordinated_assault mercenary_1
        seat 2: home ussr
        pawns: usa secured by 1, france 4 to 1, hungary 4 to 1
    """)
    moves = ("special usa_4_coordinated_assault", "target france", "target poland", "target hungary")
    events = play(state, ONE, *moves)
    assert [event["country"] for event in told(events, "country_secured")] == ["france", "hungary"]
    assert is_over(state)
    assert secured(state, ONE) == ["usa", "france", "hungary"]
    assert state.outcome().reason == "three_countries"


@rule("W5")
def test_revolution_advances_any_countrys_pawn_by_two():
    state = position("seat 2 plays\nseat 2: hand usa_4_revolution mercenary_1")
    play(state, TWO, "special usa_4_revolution")
    assert offered(state, TWO, "target") == list(COUNTRIES)
    play(state, TWO, "target poland")
    assert pawns(state, TWO) == {"poland": 2}


@rule("W5", "W7.2")
def test_revolution_frees_a_country_that_the_opponent_has_secured():
    state = position("seat 2 plays\nseat 2: hand usa_4_revolution mercenary_1\npawns: france secured by 1")
    events = play(state, TWO, "special usa_4_revolution", "target france")
    assert told(events, "pawn_advanced") == [{"seat": TWO, "country": "france", "steps": 2}]
    assert told(events, "country_freed") == [{"seat": ONE, "country": "france"}]
    assert (pawns(state, ONE), secured(state, ONE)) == ({"france": 3}, [])
    # It can be chosen again.
    play(state, TWO, "influence mercenary_1 france", "declare")
    assert pawns(state, ONE) == {"france": 2}


@rule("W5", "W3.4")
def test_revolution_stops_on_the_star():
    state = position("seat 1 plays\nseat 1: hand usa_4_revolution mercenary_1\npawns: france 4 to 1")
    events = play(state, ONE, "special usa_4_revolution", "target france")
    assert told(events, "pawn_advanced") == [{"seat": ONE, "country": "france", "steps": 1}]
    assert secured(state, ONE) == ["france"]


@rule("W5.1", "W5.4")
def test_revolution_names_neither_an_own_secured_nor_a_blockaded_country():
    state = position("""
        seat 1 plays
        seat 1: hand usa_4_revolution
        pawns: france secured by 1, poland secured by 2
        blockaded: hungary until 3
    """)
    play(state, ONE, "special usa_4_revolution")
    assert offered(state, ONE, "target") == ["usa", "great_britain", "ussr", "poland"]
    assert refused(state, ONE, "target france").code == "secured_by_yourself"
    assert refused(state, ONE, "target hungary").code == "country_blockaded"


@rule("W5.1")
def test_revolution_cannot_be_played_without_any_country_for_it():
    state = position("""
        seat 1 plays
        seat 1: hand usa_4_revolution
        pawns: usa secured by 1, france secured by 1
        blockaded: great_britain until 3, ussr until 3, poland until 4, hungary until 5
    """)
    assert offers(state, ONE) == ["pass"]
    assert refusal_code(state, ONE, "special usa_4_revolution") == "no_country_for_revolution"


@rule("W5.4")
def test_a_blockaded_pawn_is_moved_by_nothing():
    state = position("""
        seat 1 plays
        seat 1: hand france_2_deport mercenary_1 usa_4_revolution usa_4_coordinated_assault usa_3_coordinated_attack
        blockaded: france until 4
    """)
    for card in hand(state, ONE):
        assert f"influence {card} france" not in offers(state, ONE)
    for card in ("usa_4_revolution", "usa_4_coordinated_assault", "usa_3_coordinated_attack"):
        begun = state.clone()
        play(begun, ONE, f"special {card}")
        assert "france" not in offered(begun, ONE, "target")
