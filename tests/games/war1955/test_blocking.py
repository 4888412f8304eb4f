"""W4: who may block an influence action, with what, and to what effect."""

from __future__ import annotations

import pytest

from tests.games.war1955.playing import (
    ONE,
    TWO,
    asks,
    discard,
    draw_quietly,
    hand,
    offered,
    offers,
    pawns,
    play,
    refusal_code,
    refused,
    told,
)
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.games.war1955.rules.state import WarState

FRANCE_3 = "france_3_strategic_resupply"


def attacked(seat_2: str, attack: str = f"influence {FRANCE_3} france", seat_1: str = "") -> WarState:
    """Return a game in which seat 1 has declared an influence action, by default for three in France."""
    state = position(f"seat 1 plays\nseat 1: home poland; hand {FRANCE_3} mercenary_2{seat_1}\nseat 2: {seat_2}")
    play(state, ONE, attack, "declare")
    return state


@rule("W4.1")
def test_one_may_block_where_the_spy_is():
    state = attacked("home usa; spy france; hand usa_3_blockade")
    assert offers(state, TWO) == ["block usa_3_blockade", "let_through"]


@rule("W4.1")
def test_one_may_block_at_home_wherever_the_spy_is():
    state = attacked("home france; spy poland; hand usa_3_blockade")
    assert offers(state, TWO) == ["block usa_3_blockade", "let_through"]


@rule("W4.1")
def test_one_may_not_block_elsewhere():
    state = attacked("home usa; spy great_britain; hand usa_3_blockade")
    assert offers(state, TWO) == ["let_through"]
    assert refusal_code(state, TWO, "block usa_3_blockade") == "no_presence"


@rule("W4.1", "W8.6")
def test_both_spies_may_be_in_one_country_and_block_in_the_opponents_home():
    state = position("""
        seat 1 plays
        seat 1: home poland; spy poland; hand poland_2_detain
        seat 2: home france; spy poland; hand hungary_3_blockade
    """)
    play(state, ONE, "influence poland_2_detain poland", "declare")
    play(state, TWO, "block hungary_3_blockade", "declare")
    assert pawns(state, ONE) == {}


@rule("W4.1", "W8.8")
def test_a_detained_spy_gives_presence_and_its_bonus():
    state = attacked("home usa; spy france; detained until 3; hand france_2_deport")
    events = play(state, TWO, "block france_2_deport", "declare")
    assert told(events, "influence_blocked")[0]["total"] == 3


@rule("W4.2")
def test_any_number_of_cards_may_block_and_more_than_needed_is_allowed():
    state = attacked("home france; spy usa; hand mercenary_1 mercenary_1 mercenary_1 usa_4_revolution mercenary_2")
    play(state, TWO, "block mercenary_1", "add mercenary_1")
    assert "declare" not in offers(state, TWO)
    play(state, TWO, "add mercenary_1")
    assert offers(state, TWO) == ["add usa_4_revolution", "add mercenary_2", "declare"]
    play(state, TWO, "add usa_4_revolution", "add mercenary_2")
    assert offers(state, TWO) == ["declare"]
    events = play(state, TWO, "declare")
    assert told(events, "influence_blocked")[0]["total"] == 9
    assert hand(state, TWO) == []


@rule("W4.2", "W8.4")
@pytest.mark.parametrize(("spy", "counts"), [("france", 4 + 3), ("usa", 3 + 2)])
def test_each_card_of_the_attacked_country_counts_one_more_with_the_spy_there_only(spy: str, counts: int):
    state = attacked(f"home france; spy {spy}; hand france_3_blockade france_2_deport")
    events = play(state, TWO, "block france_3_blockade", "add france_2_deport", "declare")
    assert told(events, "influence_blocked")[0]["total"] == counts


@rule("W4.2")
def test_a_blocking_card_of_the_same_faction_counts_its_printed_value_and_so_do_mercenaries():
    state = attacked("home usa; spy france; hand great_britain_2_detain mercenary_1")
    events = play(state, TWO, "block great_britain_2_detain", "add mercenary_1", "declare")
    assert told(events, "influence_blocked")[0]["total"] == 3


@rule("W4.2")
def test_a_card_of_the_other_faction_does_not_help_to_block():
    state = attacked("home france; hand poland_4_rebel_forces mercenary_2")
    assert offers(state, TWO) == ["let_through"]
    reason = refused(state, TWO, "block mercenary_2")
    assert (reason.code, reason.params) == ("block_too_small", {"needed": 3, "total": 2})
    assert refusal_code(state, TWO, "block poland_4_rebel_forces") == "wrong_faction_to_block"


@rule("W4.3")
def test_blocked_the_pawn_stays_and_the_cards_of_both_are_discarded():
    state = attacked("home france; spy usa; hand usa_3_blockade usa_2_deport")
    events = play(state, TWO, "block usa_3_blockade", "declare")
    assert told(events, "influence_blocked") == [
        {"seat": TWO, "country": "france", "cards": ("usa_3_blockade",), "total": 3}
    ]
    assert told(events, "pawn_advanced") == []
    assert (pawns(state, ONE), discard(state)) == ({}, [FRANCE_3, "usa_3_blockade"])
    assert (hand(state, ONE), hand(state, TWO)) == (["mercenary_2"], ["usa_2_deport"])
    # The play is spent nevertheless.
    assert (asks(state), state.steps) == ((ONE, "play"), 1)


@rule("W4.3")
def test_not_blocked_the_pawn_moves_by_the_whole_total():
    state = attacked("home france; hand usa_3_blockade")
    events = play(state, TWO, "let_through")
    assert told(events, "let_through") == [{"seat": TWO}]
    assert pawns(state, ONE) == {"france": 3}


@rule("W4.3", "W8.5")
def test_an_insufficient_block_cannot_be_made():
    state = attacked("home france; spy usa; hand usa_2_deport mercenary_2")
    play(state, TWO, "block usa_2_deport")
    assert offers(state, TWO) == ["add mercenary_2"]
    reason = refused(state, TWO, "declare")
    assert (reason.code, reason.params) == ("block_too_small", {"needed": 3, "total": 2})
    state = attacked("home france; spy usa; hand usa_2_deport")
    assert offers(state, TWO) == ["let_through"]
    assert refusal_code(state, TWO, "block usa_2_deport") == "block_too_small"


@rule("W8.2", "W4.3")
def test_the_announced_total_must_be_reached_not_the_steps_that_are_needed():
    # One step would secure France, but a block of two is still not enough against three.
    state = position("""
        seat 1 plays
        seat 1: home poland; hand france_3_blockade
        seat 2: home usa; spy france; hand usa_2_deport
        pawns: france 4 to 1
    """)
    play(state, ONE, "influence france_3_blockade france", "declare")
    assert offers(state, TWO) == ["let_through"]
    events = play(state, TWO, "let_through")
    # The surplus is lost.
    assert told(events, "pawn_advanced") == [{"seat": ONE, "country": "france", "steps": 1}]


@rule("W8.5", "W2.3")
def test_the_hand_is_not_filled_up_after_a_block_but_in_the_next_own_turn():
    state = position(f"""
        seat 1 plays; steps 1
        seat 1: home poland; hand {FRANCE_3}
        seat 2: home france; hand usa_3_blockade usa_4_revolution mercenary_2
    """)
    play(state, ONE, f"influence {FRANCE_3} france", "declare")
    play(state, TWO, "block usa_3_blockade", "declare")
    assert state.active == ONE
    draw_quietly(state)
    assert len(hand(state, TWO)) == 2
    play(state, ONE, "stay")
    assert (asks(state), len(hand(state, TWO))) == ((TWO, "play"), 2)
    for _ in range(2):
        play(state, TWO, offers(state, TWO)[0], "declare")
        play(state, ONE, "let_through")
    assert state.chance().count == 5


@rule("W4.4")
def test_special_actions_cannot_be_blocked():
    state = position("""
        seat 1 plays
        seat 1: home poland; hand usa_4_revolution
        seat 2: home france; hand france_4_coordinated_assault
    """)
    play(state, ONE, "special usa_4_revolution", "target france")
    assert offered(state, TWO, "block") == []
    assert refusal_code(state, TWO, "block france_4_coordinated_assault") == "only_influence_is_blocked"


@rule("W4.4")
def test_influence_actions_cannot_be_countered():
    state = attacked("home france; spy usa; hand great_britain_4_rebel_forces")
    assert offered(state, TWO, "counter") == []
    assert refusal_code(state, TWO, "counter great_britain_4_rebel_forces") == "influence_is_not_countered"
