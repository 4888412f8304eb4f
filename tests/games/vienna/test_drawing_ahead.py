"""V9, family 126-130: cards drawn in action III for the next card phase, and the larger hands that follow."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.vienna.lookup import ability, card
from tests.games.vienna.playing import (
    ONE,
    THREE,
    TWO,
    asked,
    bribes,
    draw,
    is_over,
    offers,
    play,
    play_quietly,
    refused,
    told,
)
from tests.games.vienna.positions import position
from tests.rules import family, rule
from tradecraft.core.events import only
from tradecraft.core.game import CHANCE
from tradecraft.games.vienna.rules.lookups import lookups
from tradecraft.games.vienna.rules.rulings import NEWEST
from tradecraft.games.vienna.rules.state import ViennaState

AHEAD = ability("126-130")
SHOWS_FLASK = card(info="flask")
"""A card for action IV."""


def drawing_ahead(
    *lines: str, drawers: str = AHEAD, waits: str = "seat 1 acts in III; round 4", version: int = NEWEST
) -> ViennaState:
    """Return the game in which seat 1 has placed an agent where seat 2 has one, and draws two cards."""
    state = position(
        "\n".join(
            [
                f"players 2; advanced; {waits}",
                f"seat 1: drawers {drawers}; bribes wine 2; plan - - {SHOWS_FLASK}",
                "seat 2: agents 2",
                *lines,
            ]
        ),
        lookups("vienna-1", version=version),
    )
    play(state, ONE, "place 2")
    return state


@rule("V9")
@family("126-130")
def test_the_cards_are_drawn_at_once_and_only_their_owner_sees_them():
    state = drawing_ahead()
    chance = state.chance()
    assert (state.waiting, chance.deck, chance.count, chance.audience) == (CHANCE, "cards", 2, only(ONE))
    assert refused(state, ONE, "money").code == "waiting_for_chance"
    events = draw(state, "cards 030 020")
    assert state.hands[ONE] == (20, 30)
    assert told(events, "cards_drawn") == [{"seat": ONE, "count": 2}]
    assert told(events, "cards_seen") == [{"seat": ONE, "cards": (30, 20)}]
    audiences = {event.kind: event.audience for event in events}
    assert audiences["cards_seen"] == only(ONE)


@rule("V9", "V5.5")
@family("126-130")
def test_then_the_turn_goes_on_with_the_card_that_was_assigned():
    state = drawing_ahead()
    events = draw(state, "cards 020 030")
    assert told(events, "info_shown") == [{"seat": ONE, "card": int(SHOWS_FLASK), "info": "flask"}]
    assert (state.active, asked(state)) == (TWO, "place")


@rule("V9", "V5.5")
@family("126-130", "021-025")
def test_the_cards_are_drawn_before_the_choices_of_other_abilities():
    colour, flag = ability("021-025", "wine"), ability("046-055", "austria")
    state = drawing_ahead(drawers=f"{colour} {AHEAD} {flag}")
    assert state.waiting == CHANCE
    draw(state, "cards 020 030")
    assert asked(state) == "bribe"
    play(state, ONE, "bribe coffee")
    assert asked(state) == "bribe"
    play(state, ONE, "bribe magazine")
    assert bribes(state, ONE) == {"coffee": 1, "magazine": 1}
    assert state.active == TWO


@rule("V9", "V5.5")
@family("126-130", "021-025")
def test_in_version_1_the_choices_come_before_and_after_in_the_order_of_the_drawers():
    colour, flag = ability("021-025", "wine"), ability("046-055", "austria")
    state = drawing_ahead(drawers=f"{colour} {AHEAD} {flag}", version=1)
    assert asked(state) == "bribe"
    play(state, ONE, "bribe coffee")
    assert state.waiting == CHANCE
    draw(state, "cards 020 030")
    assert asked(state) == "bribe"
    play(state, ONE, "bribe magazine")
    assert bribes(state, ONE) == {"coffee": 1, "magazine": 1}
    assert state.active == TWO


@rule("V9", "V8.11")
@family("126-130")
def test_missions_come_after_the_cards():
    state = drawing_ahead("display: A-02 A-01 - -")
    draw(state, "cards 020 030")
    assert offers(state, ONE) == ["accept A-02", "no_mission"]


def next_assignment(state: ViennaState) -> None:
    """Go on to the next card phase until everybody has cards and assigns."""
    play_quietly(state, until=lambda state: asked(state) == "assign")


@rule("V9", "V2.1", "V2.2")
@family("126-130")
@pytest.mark.parametrize(("items", "cards"), [("", 5), ("items telephone", 6)], ids=["without telephone", "telephone"])
def test_three_are_assigned_out_of_five_or_with_the_telephone_out_of_six(items: str, cards: int):
    state = drawing_ahead(f"seat 1: {items}" if items else "")
    draw(state, "cards 020 030")
    next_assignment(state)
    hand = state.hands[ONE]
    assert (len(hand), {20, 30} <= set(hand)) == (cards, True)
    assert len(state.hands[TWO]) == 3
    expected = [f"assign {one:03} {two:03} {four:03}" for one, two, four in permutations(hand, 3)]
    assert sorted(offers(state, ONE)) == sorted(expected)
    assert len(expected) == {5: 60, 6: 120}[cards]
    assert len(offers(state, TWO)) == 6


@rule("V2.2")
@family("126-130")
def test_what_is_left_over_stays_hidden_until_all_have_assigned_and_is_then_discarded():
    state = position("""
        players 3; advanced; everyone assigns
        seat 1: items telephone; ahead 020 030; hand 001 002 003 004
        seat 2: ahead 040 050; hand 005 006 007
        seat 3: hand 008 009 010
    """)
    play(state, ONE, "assign 030 001 004")
    play(state, TWO, "assign 005 006 007")
    assert state.hands[:THREE] == [(2, 3, 20), (40, 50)]
    assert state.discard == []
    events = play(state, THREE, "assign 008 009 010")
    assert told(events, "cards_discarded") == [{"seat": ONE, "cards": (2, 3, 20)}, {"seat": TWO, "cards": (40, 50)}]
    assert state.hands == [(), (), ()]
    # Card 001 is seat 1's for action II, which has been revealed by now.
    assert sorted(state.discard) == [1, 2, 3, 20, 40, 50]


@rule("V9.1a")
@family("126-130")
def test_cards_are_drawn_in_the_final_round_too():
    state = drawing_ahead(waits="seat 1 acts in III; crest 2; final round by investigator")
    assert state.waiting == CHANCE
    draw(state, "cards 020 030")
    assert is_over(state)
    assert state.hands[ONE] == (20, 30)


# The pile may run out in the middle


@rule("V2.1", "V9")
@family("126-130")
def test_if_the_pile_runs_out_while_cards_are_drawn_ahead_the_discard_pile_is_shuffled_in():
    state = drawing_ahead("pile: 060")
    assert state.chance().count == 1
    discarded = set(state.discard)
    events = draw(state, "cards 060")
    assert told(events, "pile_shuffled") == [{"count": len(discarded)}]
    assert (state.waiting, state.active, state.chance().count) == (CHANCE, ONE, 1)
    assert set(state.pile) == discarded
    # The cards in drawers, the hand, the card for action IV and seat 2's plan stay where they are.
    assert not {int(AHEAD), 60, int(SHOWS_FLASK), *state.plans[TWO]} & set(state.pile)
    draw(state, f"cards {state.pile[0]:03}")
    assert len(state.hands[ONE]) == 2
    assert state.active == TWO


@rule("V2.1", "V9")
@family("126-130")
def test_if_the_second_card_empties_the_pile_it_is_refilled_at_once_and_the_turn_goes_on():
    state = drawing_ahead("pile: 060 061")
    events = draw(state, "cards 061 060")
    kinds = [event.kind for event in events]
    assert kinds[:3] == ["cards_drawn", "cards_seen", "pile_shuffled"]
    assert len(told(events, "info_shown")) == 1
    assert state.active == TWO
    # What is discarded after the shuffling: the card of action IV, and seat 2's for action II.
    assert set(state.discard) == {int(SHOWS_FLASK), told(events, "bribe_taken")[0]["card"]}
