"""W6: the gadgets in play, and moving the spy with Advanced Transport."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import actions, piles
from tradecraft.games.war1955.rules.content_model import ADVANCED_TRANSPORT, GADGETS, NONE
from tradecraft.games.war1955.rules.phases import ASK_DESTINATION
from tradecraft.games.war1955.rules.sets import BITS
from tradecraft.games.war1955.rules.spies import is_detained, put_spy

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState

ALL_GADGETS: Final = BITS[0] | BITS[1]


def owned(state: WarState, seat: i64) -> int:
    """Return the gadgets a player has, as a mask."""
    first, second = state.gadgets[seat]
    return (BITS[0] if first != NONE else 0) | (BITS[1] if second != NONE else 0)


def free(state: WarState, seat: i64) -> int:
    """W6.2: return the gadgets a player may still get, as a mask: at most one of each."""
    return ALL_GADGETS & ~owned(state, seat)


def gain(state: WarState, seat: i64, gadget: i64, card: i64) -> None:
    """W6.1: put a Gadget Research into play as a gadget."""
    first, second = state.gadgets[seat]
    state.gadgets[seat] = (first, card) if gadget else (card, second)
    state.tell("gadget_gained", seat=seat, gadget=GADGETS[gadget], card=state.lookups.names[card])


def lose(state: WarState, seat: i64, gadget: i64) -> None:
    """Discard the Gadget Research that is in play as a gadget; the hand stays as it is (W2.3, W8.11)."""
    first, second = state.gadgets[seat]
    card = second if gadget else first
    state.gadgets[seat] = (first, NONE) if gadget else (NONE, second)
    state.tell("gadget_lost", seat=seat, gadget=GADGETS[gadget], card=state.lookups.names[card])
    piles.discard(state, (card,))


def can_transport(state: WarState, seat: i64) -> bool:
    """W6.1, W5.4: tell whether a player has Advanced Transport, unused in this turn, and a spy that can be moved."""
    if state.has_transported or is_detained(state, seat):
        return False
    return state.gadgets[seat][ADVANCED_TRANSPORT] != NONE


def transports(state: WarState, seat: i64, faces: tuple[int, ...]) -> tuple[int, ...]:
    """List the cards to move with: any country card, as it is of the spy's country or of one where the spy can go."""
    if not can_transport(state, seat):
        return ()
    country_of = state.lookups.country_of
    found: tuple[int, ...] = ()
    for card in faces:
        if country_of[card] != NONE:
            found = found + actions.TRANSPORT_WITH[card]
    return found


def begin_transport(state: WarState, seat: i64, card: i64) -> None:
    """W6.1: ask for the destination if the card is of the spy's country; any other card leads to its own country."""
    country = state.lookups.country_of[card]
    state.using = card
    if country == state.spies[seat]:
        state.ask_one(seat, ASK_DESTINATION)
    else:
        apply_destination(state, seat, country)


def apply_destination(state: WarState, seat: i64, country: i64) -> None:
    """W6.1: discard the card and move the spy. This is no special action, so it cannot be countered (W8.12)."""
    card = state.using
    state.clear_draft()
    state.has_transported = True
    piles.discard_from_hand(state, seat, (card,))
    put_spy(state, seat, country, "advanced_transport")
