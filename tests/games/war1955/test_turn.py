"""W2: the steps of a turn, filling up, and the piles."""

from __future__ import annotations

import pytest

from tests.games.war1955.lookup import all_but
from tests.games.war1955.playing import (
    ONE,
    TWO,
    asked,
    asks,
    discard,
    draw,
    draw_quietly,
    finish_turn,
    hand,
    offered,
    offers,
    play,
    refused,
    spy,
    told,
)
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.core.game import CHANCE
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.state import WarState

LAST_CARD_OF_THE_PILE = """
    seat 1 plays; steps 1
    seat 1: hand usa_2_deport usa_4_revolution usa_3_blockade usa_3_gadget_research
    pile: mercenary_1
"""


@rule("W2.1")
def test_a_turn_is_two_plays_filling_up_and_the_spys_move():
    state = position("seat 1 plays\nseat 1: hand usa_4_revolution usa_4_supply_drop usa_2_deport mercenary_1")
    play(state, ONE, "influence usa_2_deport usa", "declare")
    assert asks(state) == (ONE, "play")
    play(state, ONE, "influence mercenary_1 france", "declare")
    assert (state.waiting, state.chance().count) == (CHANCE, 3)
    events = draw_quietly(state)
    assert told(events, "cards_drawn") == [{"seat": ONE, "count": 3}]
    assert len(hand(state, ONE)) == 5
    assert asks(state) == (ONE, "move")


@rule("W2.1")
def test_the_spy_moves_to_any_other_country_or_stays():
    state = position("seat 1 moves\nseat 1: spy france")
    assert offered(state, ONE, "move") == [name for name in COUNTRIES if name != "france"]
    assert offers(state, ONE)[-1] == "stay"
    moved = state.clone()
    events = play(moved, ONE, "move poland")
    assert told(events, "spy_moved") == [{"seat": ONE, "country": "poland", "way": "step"}]
    assert (spy(moved, ONE), moved.active) == ("poland", TWO)
    play(state, ONE, "stay")
    assert (spy(state, ONE), state.active) == ("france", TWO)


@rule("W2.1", "W6.1")
def test_the_hand_is_filled_up_to_six_with_improved_resources():
    state = position("seat 1 plays; steps 1\nseat 1: hand usa_2_deport mercenary_1; gadgets improved_resources")
    play(state, ONE, "influence usa_2_deport usa", "declare")
    assert state.chance().count == 5
    draw_quietly(state)
    assert len(hand(state, ONE)) == 6


@rule("W2.2")
def test_with_an_empty_hand_a_play_is_skipped_without_a_question():
    state = position("seat 1 plays\nseat 1: hand mercenary_1")
    play(state, ONE, "influence mercenary_1 france", "declare")
    assert (state.waiting, state.steps) == (CHANCE, 0)
    state = position("seat 1 moves")
    play(state, ONE, "stay")
    assert (state.active, state.waiting, state.chance().count) == (TWO, CHANCE, 5)


@rule("W2.2")
def test_a_card_must_be_played_if_some_play_is_legal():
    state = position("seat 1 plays\nseat 1: hand great_britain_4_rebel_forces")
    assert "pass" not in offers(state, ONE)
    assert refused(state, ONE, "pass").code == "play_is_possible"


@rule("W2.2", "W5.1")
def test_a_step_is_passed_if_neither_an_influence_nor_a_special_action_is_legal():
    # Rebel Forces of Great Britain: its country, the home and the spy's country are closed.
    state = position("""
        seat 1 plays
        seat 1: home usa; spy hungary; hand great_britain_4_rebel_forces
        pawns: great_britain secured by 2, usa secured by 1
        blockaded: hungary until 4
    """)
    assert offers(state, ONE) == ["pass"]
    events = play(state, ONE, "pass")
    assert told(events, "step_passed") == [{"seat": ONE}]
    assert (asks(state), state.steps) == ((ONE, "play"), 1)
    play(state, ONE, "pass")
    assert state.chance().count == 4


@rule("W2.2", "W5.1")
def test_transports_do_not_count_as_plays_so_a_step_may_be_passed_beside_them():
    state = position("""
        seat 1 plays
        seat 1: home usa; spy france; hand france_2_military_transport; gadgets advanced_transport
        pawns: usa secured by 1
        blockaded: france until 4
    """)
    assert offers(state, ONE) == [
        "special france_2_military_transport",
        "advanced_transport france_2_military_transport",
        "pass",
    ]


@rule("W2.3")
def test_a_full_or_larger_hand_draws_nothing_and_loses_nothing():
    cards = "usa_2_deport usa_3_blockade usa_4_revolution mercenary_1 mercenary_2 mercenary_2 hungary_2_deport"
    state = position(f"seat 1 plays; steps 1\nseat 1: hand {cards}")
    play(state, ONE, "influence usa_2_deport usa", "declare")
    assert asks(state) == (ONE, "move")
    assert len(hand(state, ONE)) == 6
    finish_turn(state)
    assert len(hand(state, ONE)) == 6


@rule("W2.3")
def test_no_card_can_be_discarded_at_will():
    state = position("seat 1 plays\nseat 1: hand usa_2_deport mercenary_1")
    verbs = {text.split(" ")[0] for text in offers(state, ONE)}
    assert verbs == {"influence"}
    state = position("seat 1 moves\nseat 1: hand usa_2_deport mercenary_1")
    assert {text.split(" ")[0] for text in offers(state, ONE)} == {"move", "stay"}


@rule("W2.4")
def test_the_draw_that_empties_the_pile_has_the_discard_pile_shuffled_in_at_once():
    state = position("""
        seat 1 plays; steps 1
        seat 1: hand usa_2_deport usa_4_revolution usa_3_blockade usa_3_gadget_research mercenary_2
        pile: mercenary_1
    """)
    play(state, ONE, "influence mercenary_2 france", "declare")
    before = len(discard(state))
    events = draw(state, "cards mercenary_1")
    assert told(events, "pile_shuffled") == [{"count": before, "times": 1}]
    assert (len(state.pile), state.discard, state.shuffles) == (before, (), 1)
    # The draw is complete: nothing more is drawn from the new pile.
    assert asks(state) == (ONE, "move")


@rule("W2.4")
def test_a_draw_goes_on_from_the_new_pile():
    state = position(LAST_CARD_OF_THE_PILE)
    play(state, ONE, "influence usa_2_deport usa", "declare")
    assert (state.chance().count, state.to_draw) == (1, 2)
    draw(state, "cards mercenary_1")
    chance = state.chance()
    assert (chance.count, len(chance.pool)) == (1, 54 - 4)
    # What was played in this very turn can be drawn again.
    draw(state, "cards usa_2_deport")
    assert len(hand(state, ONE)) == 5
    assert asked(state) == "move"


@rule("W2.4")
def test_what_is_discarded_after_a_shuffle_waits_for_the_next_one():
    state = position(
        LAST_CARD_OF_THE_PILE.replace("steps 1", "steps 2").replace("seat 1 plays", "seat 1 plays; turn 2")
    )
    play(state, ONE, "special usa_4_revolution", "target france", "influence usa_2_deport usa", "declare")
    draw(state, "cards mercenary_1", "cards usa_2_deport usa_4_revolution")
    assert (discard(state), state.shuffles) == ([], 1)
    play(state, ONE, "stay")
    draw_quietly(state)
    play(state, TWO, "stay")
    play(state, ONE, "influence usa_2_deport usa", "declare")
    assert discard(state) == ["usa_2_deport"]


def with_nothing_to_shuffle() -> WarState:
    """Return a game in which seat 1 has drawn the last card: seat 2 holds all others."""
    state = position(f"""
        seat 1 plays; steps 1
        seat 1: hand usa_2_deport usa_3_blockade
        seat 2: hand {" ".join(all_but("usa_2_deport", "usa_3_blockade", "mercenary_2"))}
        pile: mercenary_2
    """)
    play(state, ONE, "influence usa_2_deport usa", "declare")
    play(state, TWO, "let_through")
    draw(state, "cards mercenary_2", "cards usa_2_deport")
    return state


@rule("W2.4")
def test_with_nothing_to_shuffle_a_player_draws_what_is_left():
    state = with_nothing_to_shuffle()
    assert (state.pile, state.discard, state.shuffles) == ((), (), 1)
    assert asks(state) == (ONE, "move")
    # Five would be due.
    assert hand(state, ONE) == ["usa_3_blockade", "usa_2_deport", "mercenary_2"]


@rule("W2.4")
def test_the_pile_is_renewed_as_soon_as_there_is_something_to_shuffle():
    state = with_nothing_to_shuffle()
    play(state, ONE, "stay")
    events = play(state, TWO, "influence mercenary_1 france", "declare")
    assert told(events, "pile_shuffled") == [{"count": 1, "times": 2}]
    assert (state.names(state.pile), discard(state)) == (("mercenary_1",), [])
    play(state, ONE, "let_through")
    # The next discard stays there, as the pile has a card.
    play(state, TWO, "influence mercenary_1 france", "declare")
    assert discard(state) == ["mercenary_1"]


@rule("W2.4", "W2.2")
def test_without_any_card_to_draw_filling_up_is_skipped():
    state = position(f"seat 1 moves\nseat 1: hand {' '.join(all_but())}")
    play(state, ONE, "stay")
    assert asks(state) == (TWO, "move")
    assert hand(state, TWO) == []


@rule("W2.5")
def test_played_cards_are_discarded_face_up_and_gadget_research_in_play_is_not():
    state = position("seat 1 plays\nseat 1: hand usa_3_gadget_research france_2_deport mercenary_1 hungary_2_deport")
    play(state, ONE, "special usa_3_gadget_research", "gadget improved_resources")
    assert discard(state) == []
    play(state, ONE, "influence france_2_deport france", "add mercenary_1", "declare")
    assert discard(state) == ["france_2_deport", "mercenary_1"]


@pytest.mark.parametrize("seat", [ONE, TWO])
@rule("W2.1")
def test_the_players_take_turns(seat: int):
    state = position(f"seat {seat + 1} moves; turn 6")
    events = play(state, seat, "stay")
    assert told(events, "turn_began") == [{"seat": 1 - seat, "turn": 7}]


@rule("W2.2")
def test_no_step_is_passed_while_a_special_action_can_be_played():
    # Deport of the USA, whose country and home is secured, and the country of the spy is closed.
    state = position("""
        seat 1 plays
        seat 1: home usa; spy hungary; hand usa_2_deport
        seat 2: home ussr; spy poland
        pawns: great_britain secured by 2, usa secured by 1
        blockaded: hungary until 4
    """)
    assert offers(state, ONE) == ["special usa_2_deport"]
    assert refused(state, ONE, "pass").code == "play_is_possible"
