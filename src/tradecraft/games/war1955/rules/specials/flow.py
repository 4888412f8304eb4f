"""W5: the course of a special action: take up its card, name what it asks for, declare it, resolve or cancel it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import actions, piles
from tradecraft.games.war1955.rules.content_model import COUNTRIES, GADGETS, NONE
from tradecraft.games.war1955.rules.phases import ASK_GADGET, ASK_KEEP, ASK_NOTHING, ASK_PAWN, SPECIAL, Declared
from tradecraft.games.war1955.rules.sets import BITS, distinct, members, without_all
from tradecraft.games.war1955.rules.specials.base import Special
from tradecraft.games.war1955.rules.specials.catalogue import KEPT_CARDS

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState


def legal_plays(state: WarState, seat: i64, faces: tuple[int, ...]) -> tuple[int, ...]:
    """W5.1: list the cards of a hand that may be played for their action in the player's own turn."""
    special_of = state.lookups.special_of
    found: tuple[int, ...] = ()
    for card in faces:
        if special_of[card].has_effect(state, seat):
            found = found + actions.SPECIAL_WITH[card]
    return found


def legal_in_any_turn(state: WarState, seat: i64, faces: tuple[int, ...]) -> tuple[int, ...]:
    """W5.3: list the cards of a hand that may be played for their action also in the opponent's turn."""
    in_any_turn, special_of = state.lookups.in_any_turn, state.lookups.special_of
    found: tuple[int, ...] = ()
    for card in faces:
        if in_any_turn[card] and special_of[card].has_effect(state, seat):
            found = found + actions.SPECIAL_WITH[card]
    return found


def begin(state: WarState, seat: i64, card: i64) -> None:
    """Take up a card for its action; ask what it names, or declare it if there is nothing to choose."""
    state.using = card
    special = state.lookups.special_of[card]
    if special.asks == ASK_NOTHING:
        declare(state, seat, NONE)
    elif special.asks == ASK_GADGET and (choices := targets(state, seat)).bit_count() == 1:
        declare(state, seat, members(choices)[0])
    else:
        state.ask_one(seat, special.asks)


def targets(state: WarState, seat: i64) -> int:
    """Return what can be named for the card taken up, as a mask."""
    return state.lookups.special_of[state.using].targets(state, seat)


def legal_pawns(state: WarState, seat: i64) -> tuple[int, ...]:
    """List the pawns that can be named; once one is named, the action can be declared."""
    pawns = actions.TARGETS_IN[targets(state, seat)]
    return pawns + actions.ONLY_DECLARE if state.named else pawns


def apply_pawn(state: WarState, seat: i64, country: i64) -> None:
    """Name one more pawn; declare the action when the card allows no more, or there are no more."""
    state.named |= BITS[country]
    if state.named.bit_count() < state.lookups.special_of[state.using].pawns and targets(state, seat):
        state.ask_one(seat, ASK_PAWN)
    else:
        declare(state, seat, state.named)


def declare(state: WarState, seat: i64, target: i64) -> None:
    """Announce the action with everything it names; this takes a play step (W5.2a), and the card is gone (W2.5)."""
    card = state.using
    special = state.lookups.special_of[card]
    state.clear_draft()
    if special.takes_step:
        state.steps -= 1
    if state.log is not None:
        name, targets = state.lookups.names[card], target_names(special, target)
        state.tell("special_declared", reveals=True, seat=seat, card=name, action=special.id, targets=targets)
    piles.take_from_hand(state, seat, (card,))
    if not special.stays_in_play:
        piles.discard(state, (card,))
    state.stack = state.stack + (Declared(SPECIAL, seat, (card,), target, 0),)


def target_names(special: Special, target: i64) -> tuple[str, ...]:
    """Return the names of what an action names."""
    if target == NONE:
        return ()
    if special.asks == ASK_PAWN:
        return tuple(COUNTRIES[country] for country in members(target))
    return (GADGETS[target] if special.asks == ASK_GADGET else COUNTRIES[target],)


def cancel(state: WarState, declared: Declared) -> None:
    """W5.2: the action is countered; its card is discarded now if it was to stay in play (W2.5, W8.12)."""
    if state.lookups.special_of[declared.cards[0]].stays_in_play:
        piles.discard(state, declared.cards)


def resolve(state: WarState, declared: Declared) -> None:
    """Carry out the action, which does nothing if the answers have taken its effect away (W5.1)."""
    card = declared.cards[0]
    special = state.lookups.special_of[card]
    if not special.is_void(state, declared):
        special.resolve(state, declared)
    elif state.log is not None:
        state.tell("no_effect", seat=declared.seat, card=state.lookups.names[card])


def legal_kept(state: WarState, seat: i64) -> tuple[int, ...]:
    """List the cards a player may keep under Pilfer Account, each face once."""
    return tuple(actions.KEEP + card for card in distinct(without_all(state.hands[seat], state.draft)))


def apply_keep(state: WarState, seat: i64, card: i64) -> None:
    """W8.10: keep a card; once two are chosen, discard all others."""
    state.draft = tuple(sorted((*state.draft, card)))
    if len(state.draft) < KEPT_CARDS:
        state.ask_one(seat, ASK_KEEP)
        return
    gone = without_all(state.hands[seat], state.draft)
    state.clear_draft()
    piles.discard_from_hand(state, seat, gone)
