"""W3: influence actions. An action is put together card by card and then declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import piles, victory
from tradecraft.games.war1955.rules.actions import ADD_WITH, INFLUENCES_IN, ONLY_DECLARE
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.phases import ASK_ADD, INFLUENCE, Declared
from tradecraft.games.war1955.rules.sets import BITS, count_of

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState


def beginnings(state: WarState, seat: i64, faces: tuple[int, ...]) -> tuple[int, ...]:
    """List the first cards of an influence action, each with a country where it may be used (W3.1, W3.3, W3.4)."""
    country_bit = state.lookups.country_bit
    movable = victory.movable(state)
    present = (BITS[state.spies[seat]] | BITS[state.homes[seat]]) & movable
    found: tuple[int, ...] = ()
    for card in faces:
        own = country_bit[card]
        found = found + INFLUENCES_IN[card][present | own & movable if own else movable]
    return found


def begin(state: WarState, seat: i64, card: i64, country: i64) -> None:
    """Choose the first card and the country; both stay secret until the action is declared."""
    state.draft = (card,)
    state.place = country
    state.ask_one(seat, ASK_ADD)


def legal_additions(state: WarState, seat: i64) -> tuple[int, ...]:
    """W3.2, W3.3: list mercenaries, and cards that make a pair with the first; the action can be declared anytime."""
    country_of = state.lookups.country_of
    hand, draft, place = state.hands[seat], state.draft, state.place
    takes_second = can_take_second(state, seat)
    found: tuple[int, ...] = ()
    last = NONE
    for card in hand:
        country = country_of[card]
        if (country == NONE or (takes_second and country == place)) and card != last:
            last = card
            if count_of(hand, card) > count_of(draft, card):
                found = found + ADD_WITH[card]
    return found + ONLY_DECLARE


def can_take_second(state: WarState, seat: i64) -> bool:
    """W3.2: tell whether a second card may be combined: the first is of the country, and the spy is there."""
    if state.spies[seat] != state.place:
        return False
    return sum(state.lookups.country_of[card] == state.place for card in state.draft) == 1


def total_of(state: WarState, seat: i64, cards: tuple[int, ...], place: i64) -> int:
    """W3.1, W3.3: add up what cards count in a country; there the spy improves a card without a pair (W3.2, W8.1)."""
    lookups = state.lookups
    total = matching = 0
    for card in cards:
        total += lookups.value_in[card][place]
        matching += lookups.country_of[card] == place
    if matching == 1 and state.spies[seat] == place:
        total += 1
    return total


def declare(state: WarState, seat: i64) -> None:
    """Announce the action: its total is fixed from now on (W8.14), and a play step is taken (W5.2a)."""
    cards, place = state.draft, state.place
    total = total_of(state, seat, cards, place)
    state.clear_draft()
    state.steps -= 1
    if state.log is not None:
        country, names = COUNTRIES[place], state.names(cards)
        state.tell("influence_declared", reveals=True, seat=seat, country=country, cards=names, total=total)
    piles.take_from_hand(state, seat, cards)
    piles.discard(state, cards)
    state.stack = state.stack + (Declared(INFLUENCE, seat, cards, place, total),)


def resolve(state: WarState, declared: Declared) -> None:
    """W3.4: move the pawn; the action was not blocked."""
    victory.advance(state, declared.seat, declared.target, declared.total)
    victory.end_if_won(state, declared.seat)
