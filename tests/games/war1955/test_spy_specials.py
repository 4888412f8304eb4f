"""W5: the special actions for spies: Deport, Detain, Military Transport."""

from __future__ import annotations

import pytest

from tests.games.war1955.lookup import with_action
from tests.games.war1955.playing import (
    ONE,
    TWO,
    asked,
    asks,
    discard,
    draw_quietly,
    finish_turn,
    offered,
    offers,
    pawns,
    play,
    refusal_code,
    refused,
    spy,
    step,
    told,
)
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.games.war1955.rules.content_model import COUNTRIES


@rule("W5")
@pytest.mark.parametrize("card", with_action("deport"))
def test_deport_sends_the_opponents_spy_home(card: str):
    state = position(f"seat 1 plays\nseat 1: hand {card} mercenary_1\nseat 2: home poland; spy usa")
    events = play(state, ONE, f"special {card}")
    assert told(events, "special_declared")[0]["targets"] == ()
    assert told(events, "spy_moved") == [{"seat": TWO, "country": "poland", "way": "deport"}]
    assert (spy(state, TWO), discard(state), state.steps) == ("poland", [card], 1)


@rule("W5.1", "W8.8")
def test_deport_cannot_be_played_on_a_spy_that_is_home_or_detained():
    state = position("seat 1 plays\nseat 1: hand usa_2_deport")
    assert refusal_code(state, ONE, "special usa_2_deport") == "spy_at_home"
    state = position("seat 1 plays; turn 3\nseat 1: hand usa_2_deport\nseat 2: spy france; detained until 3")
    reason = refused(state, ONE, "special usa_2_deport")
    assert (reason.code, reason.rule) == ("spy_detained", "W5.4")


@rule("W5.1")
def test_deport_resolves_without_effect_if_the_spy_has_gone_home_in_the_meantime():
    state = position("""
        seat 1 plays
        seat 1: hand usa_2_deport mercenary_1
        seat 2: home ussr; spy france; hand hungary_2_military_transport
    """)
    play(state, ONE, "special usa_2_deport")
    play(state, TWO, "special hungary_2_military_transport", "target ussr")
    events = play(state, ONE, "let_through")
    # Seat 2 has no card left, so it is not asked again and the action is resolved.
    assert told(events, "no_effect") == [{"seat": ONE, "card": "usa_2_deport"}]
    assert (spy(state, TWO), state.steps) == ("ussr", 1)


@rule("W5", "W5.5")
@pytest.mark.parametrize("card", with_action("detain"))
def test_detain_holds_the_opponents_spy_until_the_end_of_your_next_turn(card: str):
    state = position(f"seat 1 plays; turn 5\nseat 1: hand {card} mercenary_1\nseat 2: hand usa_2_military_transport")
    play(state, ONE, f"special {card}")
    events = play(state, TWO, "let_through")
    assert told(events, "spy_detained") == [{"seat": TWO, "until": 7}]
    assert (state.detained_until, state.steps) == ([0, 7], 1)
    assert told(finish_turn(state), "spy_released") == []
    # The spy of seat 2 stays without a question.
    while state.round == 6:
        assert asked(state) != "move"
        step(state)
    assert state.detained_until == [0, 7]
    events = finish_turn(state)
    assert told(events, "spy_released") == [{"seat": TWO}]
    assert state.detained_until == [0, 0]


@rule("W5.1")
def test_detain_cannot_be_played_twice_in_a_turn_but_prolongs_a_turn_later():
    text = "seat 1 plays; turn 5\nseat 1: hand poland_2_detain\nseat 2: detained until {until}"
    state = position(text.format(until=7))
    assert refusal_code(state, ONE, "special poland_2_detain") == "detained_already"
    state = position(text.format(until=5))
    play(state, ONE, "special poland_2_detain")
    assert state.detained_until == [0, 7]


@rule("W5.4", "W8.8")
def test_a_detained_spy_is_moved_by_nothing():
    state = position("""
        seat 1 plays
        seat 1: detained until 4; gadgets advanced_transport; hand usa_2_military_transport france_2_deport
        seat 2: detained until 3; spy france; hand ussr_2_military_transport
    """)
    assert refusal_code(state, ONE, "special usa_2_military_transport") == "own_spy_detained"
    assert refusal_code(state, ONE, "advanced_transport france_2_deport") == "own_spy_detained"
    assert refusal_code(state, ONE, "special france_2_deport") == "spy_detained"
    play(state, ONE, "influence france_2_deport france", "declare")
    # The spy of seat 2 gives it presence, so it is asked, but cannot be moved.
    assert offers(state, TWO) == ["let_through"]
    assert refusal_code(state, TWO, "special ussr_2_military_transport") == "own_spy_detained"
    play(state, TWO, "let_through")
    play(state, ONE, "influence usa_2_military_transport usa", "declare")
    turn = state.round
    draw_quietly(state)
    assert (state.round, asks(state)) == (turn + 1, (TWO, "play"))


@rule("W8.1", "W5.4")
def test_a_detained_spy_skips_its_move_without_a_question():
    state = position("seat 1 plays; steps 1; turn 3\nseat 1: detained until 4; spy france; hand mercenary_1")
    play(state, ONE, "influence mercenary_1 usa", "declare")
    draw_quietly(state)
    assert (state.round, state.active, spy(state, ONE)) == (4, TWO, "france")


@rule("W5")
@pytest.mark.parametrize("card", with_action("military_transport"))
def test_military_transport_moves_your_spy_anywhere_and_takes_no_step(card: str):
    state = position(f"seat 1 plays\nseat 1: spy poland; hand {card} mercenary_1")
    play(state, ONE, f"special {card}")
    assert offered(state, ONE, "target") == [country for country in COUNTRIES if country != "poland"]
    events = play(state, ONE, "target france")
    assert told(events, "spy_moved") == [{"seat": ONE, "country": "france", "way": "military_transport"}]
    assert (spy(state, ONE), discard(state), state.steps) == ("france", [card], 2)
    assert asks(state) == (ONE, "play")


@rule("W5.1")
def test_military_transport_does_not_lead_to_where_the_spy_is():
    state = position("seat 1 plays\nseat 1: spy poland; hand usa_2_military_transport")
    play(state, ONE, "special usa_2_military_transport")
    assert refusal_code(state, ONE, "target poland") == "spy_there_already"


@rule("W5.3", "W5")
def test_military_transport_in_the_opponents_turn_answers_influence_and_special_actions():
    text = """
        seat 1 plays
        seat 1: hand usa_4_revolution france_2_deport
        seat 2: hand ussr_2_military_transport mercenary_1
    """
    for moves in (("influence france_2_deport france", "declare"), ("special usa_4_revolution", "target france")):
        state = position(text)
        play(state, ONE, *moves)
        assert offers(state, TWO) == ["special ussr_2_military_transport", "let_through"]
        play(state, TWO, "special ussr_2_military_transport", "target france")
        play(state, ONE, "let_through")
        assert (spy(state, TWO), state.steps) == ("france", 1)
        assert asks(state) == (TWO, "answer")


@rule("W5.3")
def test_a_spy_brought_in_by_a_military_transport_may_block_at_once_with_its_bonus():
    state = position("""
        seat 1 plays
        seat 1: hand france_3_blockade
        seat 2: home ussr; hand hungary_2_military_transport france_2_deport
    """)
    play(state, ONE, "influence france_3_blockade france", "declare")
    assert refusal_code(state, TWO, "block france_2_deport") == "no_presence"
    play(state, TWO, "special hungary_2_military_transport", "target france")
    events = play(state, TWO, "block france_2_deport", "declare")
    assert told(events, "influence_blocked")[0]["total"] == 3
    assert pawns(state, ONE) == {}


@rule("W5.3")
def test_several_military_transports_are_allowed_in_one_window():
    state = position("""
        seat 1 plays
        seat 1: hand france_3_blockade
        seat 2: spy usa; hand hungary_2_military_transport ussr_2_military_transport mercenary_1
    """)
    play(state, ONE, "influence france_3_blockade france", "declare")
    play(state, TWO, "special hungary_2_military_transport", "target poland")
    play(state, TWO, "special ussr_2_military_transport", "target hungary")
    assert (spy(state, TWO), asks(state)) == ("hungary", (TWO, "answer"))
    play(state, TWO, "let_through")
    assert pawns(state, ONE) == {"france": 3}


@rule("W5.1", "W5.3")
def test_a_military_transport_to_where_the_spy_has_come_meanwhile_has_no_effect():
    state = position("""
        seat 1 plays
        seat 1: hand france_3_blockade great_britain_4_rebel_forces mercenary_1
        seat 2: spy usa; hand hungary_2_military_transport ussr_2_military_transport poland_4_rebel_forces
    """)
    play(state, ONE, "influence france_3_blockade france", "declare")
    play(state, TWO, "special hungary_2_military_transport", "target poland")
    play(state, ONE, "counter great_britain_4_rebel_forces")
    # While the counter waits for an answer, another transport goes the same way; then the first is saved.
    play(state, TWO, "special ussr_2_military_transport", "target poland")
    assert (spy(state, TWO), asks(state)) == ("poland", (TWO, "answer"))
    events = play(state, TWO, "counter poland_4_rebel_forces")
    assert told(events, "no_effect") == [{"seat": TWO, "card": "hungary_2_military_transport"}]
    # Seat 2 has no cards left, so it is not asked again.
    assert pawns(state, ONE) == {"france": 3}


@rule("W5.3", "W5.2a")
def test_after_the_last_step_no_transport_is_possible():
    state = position("seat 1 plays; steps 1\nseat 1: hand usa_2_military_transport mercenary_1")
    play(state, ONE, "influence mercenary_1 france", "declare")
    assert state.waiting == 1
    draw_quietly(state)
    assert {text.split(" ")[0] for text in offers(state, ONE)} == {"move", "stay"}
