"""W2.3 to W2.5: the draw pile, the discard pile and the hands; and what each player knows of the other's hand.

The other player knows a part of a hand, `known`, and `shown` is the public part of it: the cards seen under Paid
Informant and not played since. A card that leaves the hand is taken from the known ones if one of them has its face, as
equal cards cannot be told apart. When the draw pile runs out, each player knows the other's whole hand: every card that
is neither on the table nor in their own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.chance import put, take
from tradecraft.core.events import EVERYONE, only
from tradecraft.core.game import Chance
from tradecraft.core.native import i64
from tradecraft.games.war1955.rules.content_model import IMPROVED_RESOURCES, NONE
from tradecraft.games.war1955.rules.sets import count_of, without

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState

DECK: Final = "cards"
HAND_SIZE: Final = 5
LAST_SHUFFLE: Final = 3
TURNS_AFTER_LAST_SHUFFLE: Final = 2


def hand_size(state: WarState, seat: i64) -> int:
    """W2.1, W6.1: return how many cards a hand is filled up to."""
    return HAND_SIZE + (state.gadgets[seat][IMPROVED_RESOURCES] != NONE)


def begin_draw(state: WarState, count: i64) -> bool:
    """Let the active player draw if there are cards (W2.4); tell whether the game waits for a draw now."""
    if not count or not state.pile:
        return False
    state.to_draw = count
    state.wait_for_draw(DECK)
    return True


def request(state: WarState) -> Chance:
    """Return the request for the cards still to be drawn, as many as the pile has."""
    count = min(state.to_draw, len(state.pile))
    audience = EVERYONE if state.open_until[state.active] else only(state.active)
    return Chance(DECK, state.cards_drawn, state.pile, count, audience)


def apply_draw(state: WarState, drawn: list[int]) -> bool:
    """W2.4: take drawn cards into the hand, and renew an empty pile at once; tell whether the drawing is done."""
    seat = state.active
    state.pile = take(state.pile, drawn)
    state.cards_drawn += len(drawn)
    state.to_draw -= len(drawn)
    state.hands[seat] = put(state.hands[seat], drawn)
    if state.open_until[seat]:
        # W8.9: an open hand shows the cards drawn later too.
        show_hand(state, seat)
    if state.log is not None:
        names = state.names(tuple(drawn))
        state.tell("cards_drawn", seat=seat, count=len(drawn))
        if state.open_until[seat]:
            state.tell("cards_seen", seat=seat, cards=names)
        else:
            state.tell_seat(seat, "cards_seen", cards=names)
    if not state.pile:
        shuffle_discard_pile(state)
    if state.to_draw and state.pile:
        return False
    state.to_draw = 0
    return True


def show_hand(state: WarState, seat: i64) -> None:
    """Note that a hand is public now."""
    state.known[seat] = state.shown[seat] = state.hands[seat]


def take_from_hand(state: WarState, seat: i64, cards: tuple[int, ...]) -> None:
    """Take cards out of a hand, for all to see."""
    hand = state.hands[seat]
    for card in cards:
        hand = without(hand, card)
    state.hands[seat] = hand
    if state.known[seat]:
        forget(state, seat, cards)


def forget(state: WarState, seat: i64, cards: tuple[int, ...]) -> None:
    """Remove cards that left a hand from its known part."""
    known, shown = state.known[seat], state.shown[seat]
    for card in cards:
        if count_of(known, card):
            known = without(known, card)
            if count_of(shown, card):
                shown = without(shown, card)
    state.known[seat], state.shown[seat] = known, shown


def discard(state: WarState, cards: tuple[int, ...]) -> None:
    """W2.5: put cards on the discard pile; an empty draw pile takes them at once (W2.4)."""
    state.discard = state.discard + cards
    if not state.pile:
        shuffle_discard_pile(state)


def discard_from_hand(state: WarState, seat: i64, cards: tuple[int, ...]) -> None:
    """Discard cards of a hand, for all to see."""
    if state.log is not None:
        state.tell("cards_discarded", reveals=True, seat=seat, cards=state.names(cards))
    take_from_hand(state, seat, cards)
    discard(state, cards)


def shuffle_discard_pile(state: WarState) -> None:
    """W2.4: make the discard pile, unless empty, the draw pile; the third time the end is announced (W7.3)."""
    if not state.discard:
        return
    state.pile = tuple(sorted(state.discard))
    state.discard = ()
    state.known[:] = state.hands
    state.shuffles += 1
    state.tell("pile_shuffled", count=len(state.pile), times=state.shuffles)
    if state.shuffles == LAST_SHUFFLE and state.has_time_limit:
        state.turns_left = 1 + TURNS_AFTER_LAST_SHUFFLE
        state.tell("end_announced", turns=TURNS_AFTER_LAST_SHUFFLE)
