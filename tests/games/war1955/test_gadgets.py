"""W5 and W6: Gadget Research and Gadget Buster, Improved Resources and Advanced Transport."""

from __future__ import annotations

import pytest

from tests.games.war1955.lookup import with_action
from tests.games.war1955.playing import (
    ONE,
    TWO,
    asks,
    discard,
    draw_quietly,
    finish_turn,
    gadgets,
    hand,
    offered,
    offers,
    pawns,
    play,
    refusal_code,
    refused,
    spy,
    told,
)
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.games.war1955.rules.content_model import COUNTRIES, GADGETS


@rule("W5", "W6.1")
@pytest.mark.parametrize("gadget", GADGETS)
def test_gadget_research_stays_in_play_as_the_gadget_that_was_named(gadget: str):
    for card in with_action("gadget_research"):
        state = position(f"seat 1 plays\nseat 1: hand {card} mercenary_1")
        play(state, ONE, f"special {card}")
        assert (asks(state), offered(state, ONE, "gadget")) == ((ONE, "gadget"), list(GADGETS))
        events = play(state, ONE, f"gadget {gadget}")
        assert told(events, "special_declared")[0]["targets"] == (gadget,)
        assert told(events, "gadget_gained") == [{"seat": ONE, "gadget": gadget, "card": card}]
        assert (gadgets(state, ONE), discard(state), state.steps) == ([gadget], [], 1)


@rule("W6.2")
@pytest.mark.parametrize(("owned", "other"), [GADGETS, GADGETS[::-1]])
def test_gadget_research_brings_only_a_gadget_you_do_not_have(owned: str, other: str):
    state = position(f"seat 1 plays\nseat 1: hand usa_3_gadget_research mercenary_1; gadgets {owned}")
    # With one gadget left there is no question.
    events = play(state, ONE, "special usa_3_gadget_research")
    assert told(events, "gadget_gained")[0]["gadget"] == other
    assert gadgets(state, ONE) == list(GADGETS)


@rule("W6.2", "W5.1")
def test_gadget_research_cannot_be_played_with_both_gadgets_there():
    state = position(f"seat 1 plays\nseat 1: hand usa_3_gadget_research; gadgets {' '.join(GADGETS)}")
    assert refusal_code(state, ONE, "special usa_3_gadget_research") == "gadgets_complete"


@rule("W6.2")
def test_both_players_may_have_the_same_gadget_until_it_is_busted():
    state = position("""
        seat 1 plays
        seat 1: hand usa_3_gadget_research mercenary_1
        seat 2: gadgets improved_resources
    """)
    play(state, ONE, "special usa_3_gadget_research", "gadget improved_resources")
    assert gadgets(state, ONE) == gadgets(state, TWO) == ["improved_resources"]
    finish_turn(state)
    finish_turn(state)
    assert gadgets(state, ONE) == gadgets(state, TWO) == ["improved_resources"]


@rule("W8.12", "W5.2")
def test_gadget_research_that_is_countered_is_discarded():
    state = position("seat 1 plays\nseat 1: hand usa_3_gadget_research mercenary_1\nseat 2: hand poland_4_rebel_forces")
    events = play(state, ONE, "special usa_3_gadget_research", "gadget advanced_transport")
    assert told(events, "special_declared")[0]["targets"] == ("advanced_transport",)
    assert discard(state) == []
    play(state, TWO, "counter poland_4_rebel_forces")
    events = play(state, ONE, "let_through")
    assert told(events, "countered") == [{"seat": ONE, "card": "usa_3_gadget_research"}]
    assert (gadgets(state, ONE), discard(state)) == ([], ["poland_4_rebel_forces", "usa_3_gadget_research"])


@rule("W5")
@pytest.mark.parametrize("gadget", GADGETS)
def test_gadget_buster_discards_the_gadget_of_your_choice(gadget: str):
    for card in with_action("gadget_buster"):
        state = position(f"seat 1 plays\nseat 1: hand {card} mercenary_1\nseat 2: gadgets {' '.join(GADGETS)}")
        lost = state.gadgets[TWO][GADGETS.index(gadget)]
        play(state, ONE, f"special {card}")
        assert offered(state, ONE, "gadget") == list(GADGETS)
        events = play(state, ONE, f"gadget {gadget}")
        (name,) = state.names((lost,))
        assert told(events, "gadget_lost") == [{"seat": TWO, "gadget": gadget, "card": name}]
        assert gadgets(state, TWO) == [other for other in GADGETS if other != gadget]
        assert (discard(state), state.steps) == ([card, name], 1)


@rule("W5")
@pytest.mark.parametrize("gadget", GADGETS)
def test_gadget_buster_does_not_ask_with_a_single_gadget_there(gadget: str):
    state = position(f"seat 1 plays\nseat 1: hand france_2_gadget_buster mercenary_1\nseat 2: gadgets {gadget}")
    events = play(state, ONE, "special france_2_gadget_buster")
    assert told(events, "gadget_lost")[0]["gadget"] == gadget
    assert gadgets(state, TWO) == []


@rule("W5.1")
def test_gadget_buster_needs_a_gadget_of_the_opponents():
    state = position("seat 1 plays\nseat 1: hand france_2_gadget_buster; gadgets improved_resources")
    reason = refused(state, ONE, "special france_2_gadget_buster")
    assert (reason.code, reason.params) == ("no_gadget_to_bust", {"seat": 2})


@rule("W8.11", "W6.1", "W2.3")
def test_losing_improved_resources_costs_no_cards():
    cards = "usa_2_deport usa_3_blockade mercenary_1 mercenary_1 mercenary_2 mercenary_2"
    state = position(f"""
        seat 1 plays; steps 1
        seat 1: hand france_2_gadget_buster
        seat 2: gadgets improved_resources; hand {cards}
    """)
    play(state, ONE, "special france_2_gadget_buster")
    play(state, TWO, "let_through")
    finish_turn(state)
    assert len(hand(state, TWO)) == 6
    finish_turn(state)
    # Two of six were played, and the hand is filled up to five only.
    assert len(hand(state, TWO)) == 5


@rule("W6.1")
def test_improved_resources_make_the_hand_size_six_in_the_very_turn():
    state = position("seat 1 plays; steps 1\nseat 1: hand usa_3_gadget_research")
    play(state, ONE, "special usa_3_gadget_research", "gadget improved_resources")
    assert state.chance().count == 6


TRANSPORT = "seat 1 plays{more}\nseat 1: spy poland; gadgets advanced_transport; hand {hand}"


@rule("W6.1")
def test_advanced_transport_with_a_card_of_the_spys_country_leads_anywhere():
    state = position(TRANSPORT.format(more="", hand="poland_2_detain mercenary_1"))
    play(state, ONE, "advanced_transport poland_2_detain")
    assert (asks(state), offered(state, ONE, "target")) == (
        (ONE, "destination"),
        [country for country in COUNTRIES if country != "poland"],
    )
    assert refusal_code(state, ONE, "target poland") == "spy_there_already"
    events = play(state, ONE, "target usa")
    assert told(events, "cards_discarded") == [{"seat": ONE, "cards": ("poland_2_detain",)}]
    assert told(events, "spy_moved") == [{"seat": ONE, "country": "usa", "way": "advanced_transport"}]
    # No play step is taken.
    assert (spy(state, ONE), discard(state), state.steps) == ("usa", ["poland_2_detain"], 2)


@rule("W6.1")
def test_advanced_transport_with_any_other_card_leads_to_its_country_without_a_question():
    state = position(TRANSPORT.format(more="", hand="hungary_2_deport usa_2_deport mercenary_1"))
    play(state, ONE, "advanced_transport hungary_2_deport")
    assert (spy(state, ONE), asks(state), state.steps) == ("hungary", (ONE, "play"), 2)


@rule("W6.1")
def test_advanced_transport_is_there_once_in_each_own_turn():
    state = position(TRANSPORT.format(more="", hand="hungary_2_deport usa_2_deport mercenary_1 mercenary_1"))
    play(state, ONE, "advanced_transport hungary_2_deport")
    assert refusal_code(state, ONE, "advanced_transport usa_2_deport") == "advanced_transport_used"
    finish_turn(state)
    finish_turn(state)
    assert offered(state, ONE, "advanced_transport")


@rule("W6.1")
def test_advanced_transport_is_possible_before_the_second_play_too_but_not_after_it():
    state = position(TRANSPORT.format(more="", hand="hungary_2_deport usa_2_deport mercenary_1 mercenary_1"))
    play(state, ONE, "influence mercenary_1 france", "declare", "advanced_transport hungary_2_deport")
    assert (spy(state, ONE), state.steps) == ("hungary", 1)
    state = position(TRANSPORT.format(more="; steps 1", hand="hungary_2_deport mercenary_1"))
    play(state, ONE, "influence mercenary_1 france", "declare")
    draw_quietly(state)
    assert refusal_code(state, ONE, "advanced_transport hungary_2_deport") == "not_asked_now"


@rule("W6.1")
def test_mercenaries_do_not_pay_for_advanced_transport():
    state = position(TRANSPORT.format(more="", hand="mercenary_1 mercenary_2"))
    assert offered(state, ONE, "advanced_transport") == []
    assert refusal_code(state, ONE, "advanced_transport mercenary_1") == "mercenary_moves_no_spy"


@rule("W6.1")
def test_advanced_transport_is_for_its_owner_only():
    state = position("seat 1 plays\nseat 1: hand usa_2_deport\nseat 2: gadgets advanced_transport; hand mercenary_1")
    assert refusal_code(state, ONE, "advanced_transport usa_2_deport") == "no_advanced_transport"
    play(state, ONE, "influence usa_2_deport usa", "declare")
    # Nor can it be used in the opponent's turn.
    assert offers(state, TWO) == ["let_through"]


@rule("W8.12", "W6.1")
def test_advanced_transport_is_no_special_action_and_cannot_be_countered():
    state = position("""
        seat 1 plays
        seat 1: spy poland; gadgets advanced_transport; hand hungary_2_deport mercenary_1
        seat 2: hand poland_4_rebel_forces hungary_3_rebel_forces
    """)
    play(state, ONE, "advanced_transport hungary_2_deport")
    assert (spy(state, ONE), asks(state)) == ("hungary", (ONE, "play"))


@rule("W6.1", "W2.2")
def test_the_last_card_may_be_spent_on_advanced_transport_and_then_the_plays_are_skipped():
    state = position(TRANSPORT.format(more="", hand="hungary_2_deport"))
    play(state, ONE, "advanced_transport hungary_2_deport")
    assert state.chance().count == 5
    assert pawns(state, ONE) == {}
