"""W5: the special actions for hands: Paid Informant, Pilfer Account, Safe House, Supply Drop, Strategic Resupply."""

from __future__ import annotations

import pytest

from tests.games.war1955.lookup import all_but, with_action
from tests.games.war1955.playing import (
    LOOKUPS,
    ONE,
    TWO,
    asks,
    discard,
    draw,
    draw_quietly,
    finish_turn,
    hand,
    known,
    offered,
    offers,
    play,
    refusal_code,
    refused,
    told,
)
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.core.events import EVERYONE, only
from tradecraft.core.game import CHANCE


@rule("W5", "W5.5")
@pytest.mark.parametrize("card", with_action("paid_informant"))
def test_paid_informant_opens_the_opponents_hand_until_the_end_of_your_next_turn(card: str):
    state = position(f"seat 1 plays; turn 5\nseat 1: hand {card} mercenary_1\nseat 2: hand mercenary_2 usa_2_deport")
    play(state, ONE, f"special {card}")
    events = play(state, TWO, "let_through")
    assert told(events, "hand_shown") == [{"seat": TWO, "cards": ("usa_2_deport", "mercenary_2"), "until": 7}]
    assert (state.open_until, known(state, TWO), discard(state)) == ([0, 7], ["usa_2_deport", "mercenary_2"], [card])
    assert state.steps == 1
    for turn in (6, 7):
        assert told(finish_turn(state), "hand_hidden") == []
        assert (state.round, state.open_until) == (turn, [0, 7])
    events = finish_turn(state)
    assert told(events, "hand_hidden") == [{"seat": TWO}]
    assert state.open_until == [0, 0]


@rule("W8.9", "W5")
def test_paid_informant_shows_cards_drawn_later_as_well_until_it_ends():
    state = position("seat 2 plays; turn 6; steps 1\nseat 2: open until 7; hand mercenary_1 usa_2_deport")
    play(state, TWO, "influence mercenary_1 france", "declare")
    assert state.chance().audience == EVERYONE
    events = draw_quietly(state)
    assert [event.audience for event in events if event.kind == "cards_seen"] == [EVERYONE]
    assert known(state, TWO) == hand(state, TWO)
    assert len(known(state, TWO)) == 5
    state = position("seat 2 plays; turn 6; steps 1\nseat 2: hand mercenary_1 usa_2_deport")
    play(state, TWO, "influence mercenary_1 france", "declare")
    assert state.chance().audience == only(TWO)
    events = draw_quietly(state)
    assert [event.audience for event in events if event.kind == "cards_seen"] == [only(TWO)]
    assert known(state, TWO) == []


@rule("W5.1")
def test_paid_informant_cannot_be_played_twice_in_a_turn_but_prolongs_a_turn_later():
    text = "seat 1 plays; turn 5\nseat 1: hand poland_2_paid_informant\nseat 2: open until {until}"
    assert refusal_code(position(text.format(until=7)), ONE, "special poland_2_paid_informant") == "hand_open_already"
    state = position(text.format(until=5))
    play(state, ONE, "special poland_2_paid_informant")
    assert state.open_until == [0, 7]


@rule("W5")
@pytest.mark.parametrize("card", with_action("pilfer_account"))
def test_pilfer_account_leaves_the_opponent_two_cards_of_their_choice(card: str):
    state = position(f"""
        seat 1 plays
        seat 1: hand {card} mercenary_1
        seat 2: hand usa_2_deport mercenary_1 mercenary_2 mercenary_2
    """)
    play(state, ONE, f"special {card}")
    play(state, TWO, "let_through")
    assert asks(state) == (TWO, "keep")
    assert offers(state, TWO) == ["keep usa_2_deport", "keep mercenary_1", "keep mercenary_2"]
    play(state, TWO, "keep mercenary_2")
    assert offers(state, TWO) == ["keep usa_2_deport", "keep mercenary_1", "keep mercenary_2"]
    events = play(state, TWO, "keep mercenary_2")
    assert told(events, "cards_discarded") == [{"seat": TWO, "cards": ("usa_2_deport", "mercenary_1")}]
    assert hand(state, TWO) == ["mercenary_2", "mercenary_2"]
    assert discard(state) == [card, "usa_2_deport", "mercenary_1"]
    assert (asks(state), state.steps) == ((ONE, "play"), 1)


@rule("W5")
def test_pilfer_account_does_not_let_a_card_be_kept_twice():
    state = position(
        "seat 1 plays\nseat 1: hand poland_4_pilfer_account mercenary_1\n"
        "seat 2: hand usa_2_deport mercenary_1 mercenary_2"
    )
    play(state, ONE, "special poland_4_pilfer_account")
    play(state, TWO, "let_through", "keep mercenary_2")
    assert offers(state, TWO) == ["keep usa_2_deport", "keep mercenary_1"]
    assert refusal_code(state, TWO, "keep mercenary_2") == "card_not_in_hand"


@rule("W5.1", "W8.10")
@pytest.mark.parametrize("cards", ["", "; hand mercenary_1", "; hand mercenary_1 mercenary_1"])
def test_pilfer_account_needs_an_opponent_with_three_cards(cards: str):
    state = position(f"seat 1 plays\nseat 1: hand poland_4_pilfer_account\nseat 2: home ussr{cards}")
    reason = refused(state, ONE, "special poland_4_pilfer_account")
    assert (reason.code, reason.params) == (
        "too_few_cards_to_pilfer",
        {"seat": 2, "cards": cards.count("mercenary")},
    )


@rule("W5.1")
def test_pilfer_account_has_no_effect_if_answers_leave_the_opponent_two_cards():
    state = position("""
        seat 1 plays
        seat 1: hand poland_4_pilfer_account
        seat 2: hand usa_2_military_transport mercenary_1 mercenary_2
    """)
    play(state, ONE, "special poland_4_pilfer_account")
    play(state, TWO, "special usa_2_military_transport", "target france")
    events = play(state, TWO, "let_through")
    assert told(events, "no_effect") == [{"seat": ONE, "card": "poland_4_pilfer_account"}]
    assert hand(state, TWO) == ["mercenary_1", "mercenary_2"]


@rule("W5")
@pytest.mark.parametrize(("action", "more"), [("safe_house", 2), ("supply_drop", 3)])
def test_safe_house_and_supply_drop_bring_cards_after_filling_up_and_before_the_spys_move(action: str, more: int):
    for card in with_action(action):
        state = position(f"seat 1 plays\nseat 1: hand {card} mercenary_1 mercenary_2 usa_2_deport")
        events = play(state, ONE, f"special {card}")
        assert told(events, "cards_ordered") == [{"seat": ONE, "count": more}]
        # Nothing is drawn at once.
        assert (asks(state), state.steps) == ((ONE, "play"), 1)
        play(state, ONE, "influence mercenary_1 france", "declare")
        assert (state.waiting, state.chance().count) == (CHANCE, 3 + more)
        draw_quietly(state)
        assert len(hand(state, ONE)) == 5 + more
        assert asks(state) == (ONE, "move")


def test_safe_house_is_for_this_turn_only():
    state = position("seat 1 plays\nseat 1: hand poland_2_safe_house mercenary_1")
    play(state, ONE, "special poland_2_safe_house")
    finish_turn(state)
    assert state.extra_cards == 0


def test_supply_drop_is_for_this_turn_only():
    state = position("seat 1 plays\nseat 1: hand usa_4_supply_drop mercenary_1")
    play(state, ONE, "special usa_4_supply_drop")
    finish_turn(state)
    assert state.extra_cards == 0


@rule("W8.11")
def test_safe_house_and_supply_drop_add_up_and_the_hand_is_never_cut():
    state = position("seat 1 plays\nseat 1: hand poland_2_safe_house usa_4_supply_drop mercenary_1")
    play(state, ONE, "special poland_2_safe_house", "special usa_4_supply_drop")
    assert state.chance().count == 4 + 5
    draw_quietly(state)
    assert len(hand(state, ONE)) == 10
    play(state, ONE, "stay")
    finish_turn(state)
    assert len(hand(state, ONE)) == 10
    # Two cards are played, and still there is nothing to fill up.
    play(state, ONE, "influence mercenary_1 france", "declare")
    play(state, TWO, "let_through")
    finish_turn(state)
    assert len(hand(state, ONE)) == 8


@rule("W8.11", "W2.3")
def test_a_hand_that_is_too_large_already_still_gets_what_was_ordered():
    state = position(
        "seat 1 plays; steps 1\nseat 1: hand poland_2_safe_house usa_2_deport usa_3_blockade mercenary_1 "
        "mercenary_1 mercenary_2 mercenary_2"
    )
    play(state, ONE, "special poland_2_safe_house")
    assert state.chance().count == 2


@rule("W5")
@pytest.mark.parametrize("card", with_action("strategic_resupply"))
def test_strategic_resupply_exchanges_the_hand(card: str):
    state = position(f"seat 1 plays\nseat 1: hand {card} mercenary_1 usa_2_deport")
    events = play(state, ONE, f"special {card}")
    assert told(events, "cards_discarded") == [{"seat": ONE, "cards": ("usa_2_deport", "mercenary_1")}]
    assert (state.waiting, state.chance().count) == (CHANCE, 2)
    draw(state, "cards ussr_2_deport mercenary_2")
    assert hand(state, ONE) == ["ussr_2_deport", "mercenary_2"]
    # It goes on with the second play.
    assert (asks(state), state.steps) == ((ONE, "play"), 1)
    assert discard(state) == [card, "usa_2_deport", "mercenary_1"]


@rule("W5.1")
def test_strategic_resupply_cannot_be_the_last_card():
    state = position("seat 1 plays\nseat 1: hand poland_3_strategic_resupply")
    assert refusal_code(state, ONE, "special poland_3_strategic_resupply") == "no_cards_to_exchange"


@rule("W8.10", "W8.1", "W2.4")
def test_strategic_resupply_and_the_discarded_hand_are_shuffled_in_if_the_draws_need_it():
    state = position(f"""
        seat 1 plays; steps 1
        seat 1: hand poland_3_strategic_resupply usa_2_deport mercenary_1
        seat 2: hand {" ".join(all_but("poland_3_strategic_resupply", "usa_2_deport", "mercenary_1", "mercenary_2"))}
        pile: mercenary_2
    """)
    play(state, ONE, "special poland_3_strategic_resupply")
    play(state, TWO, "let_through")
    assert state.chance().count == 1
    draw(state, "cards mercenary_2")
    pool = [LOOKUPS.names[card] for card in state.chance().pool]
    assert pool == ["usa_2_deport", "poland_3_strategic_resupply", "mercenary_1"]
    draw(state, "cards poland_3_strategic_resupply")
    assert state.hands[ONE] == tuple(map(LOOKUPS.names.index, ("poland_3_strategic_resupply", "mercenary_2")))


@rule("W5.1")
def test_strategic_resupply_has_no_effect_if_answers_have_emptied_the_hand():
    state = position("""
        seat 1 plays
        seat 1: hand poland_3_strategic_resupply great_britain_4_rebel_forces
        seat 2: hand poland_4_rebel_forces
    """)
    play(state, ONE, "special poland_3_strategic_resupply")
    play(state, TWO, "counter poland_4_rebel_forces")
    events = play(state, ONE, "counter great_britain_4_rebel_forces")
    assert told(events, "no_effect") == [{"seat": ONE, "card": "poland_3_strategic_resupply"}]
    assert hand(state, ONE) == []
    # No step and no card is left: the hand is filled up.
    assert state.chance().count == 5


@rule("W8.10")
def test_strategic_resupply_draws_as_many_cards_as_were_left_after_the_card_itself():
    state = position("""
        seat 1 plays
        seat 1: hand poland_3_strategic_resupply mercenary_1 mercenary_1 mercenary_2 mercenary_2 usa_2_deport
    """)
    play(state, ONE, "special poland_3_strategic_resupply")
    assert state.chance().count == 5
    draw_quietly(state)
    assert len(hand(state, ONE)) == 5
    assert offered(state, ONE, "influence")
