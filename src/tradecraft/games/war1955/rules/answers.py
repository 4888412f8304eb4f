"""W5.2, W5.3: what is declared waits on a stack for answers: counters, transports, blocks, or none.

The other player is asked whenever the rules allow an answer and, from what is public, one is possible. Whether they
hold a card to answer with plays no part, so being asked tells the opponent nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import blocking, influence, piles
from tradecraft.games.war1955.rules.actions import COUNTER_WITH, ONLY_LET_THROUGH
from tradecraft.games.war1955.rules.content_model import NONE
from tradecraft.games.war1955.rules.phases import ASK_ANSWER, COUNTER, INFLUENCE, Declared
from tradecraft.games.war1955.rules.sets import distinct
from tradecraft.games.war1955.rules.specials import flow as specials
from tradecraft.games.war1955.rules.spies import has_presence, is_detained

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState


def ask_for_answer(state: WarState) -> None:
    """W5.3: ask for an answer to what was declared last, or resolve it if there can be none."""
    seat = 1 - state.stack[-1].seat
    if may_answer(state, seat):
        state.ask_one(seat, ASK_ANSWER)
    else:
        resolve_last(state)


def may_answer(state: WarState, seat: i64) -> bool:
    """W5.3: tell whether, from what is public, a player might answer what was declared last."""
    if not state.hands[seat]:
        return False
    if seat == state.active:
        return state.steps > 0
    declared = state.stack[-1]
    return declared.what != INFLUENCE or not is_detained(state, seat) or has_presence(state, seat, declared.target)


def legal_answers(state: WarState, seat: i64) -> tuple[int, ...]:
    """W5.3: list the answers: in the opponent's turn transports, blocks and counters, in their own counters."""
    declared = state.stack[-1]
    faces = distinct(state.hands[seat])
    if seat == state.active:
        found = legal_counters(state, seat, faces, declared)
    elif declared.what == INFLUENCE:
        found = specials.legal_in_any_turn(state, seat, faces) + blocking.beginnings(state, seat, declared)
    else:
        found = specials.legal_in_any_turn(state, seat, faces) + legal_counters(state, seat, faces, declared)
    return found + ONLY_LET_THROUGH


def legal_counters(state: WarState, seat: i64, faces: tuple[int, ...], declared: Declared) -> tuple[int, ...]:
    """W5.2: list the cards that counter what was declared."""
    may_counter, special_of = state.lookups.may_counter, state.lookups.special_of
    found: tuple[int, ...] = ()
    for card in faces:
        if may_counter[card] and special_of[card].counters(state, seat, declared):
            found = found + COUNTER_WITH[card]
    return found


def apply_counter(state: WarState, seat: i64, card: i64) -> None:
    """W5.2: declare a counter; in the player's own turn it takes a play step (W5.2a)."""
    if seat == state.active:
        state.steps -= 1
    if state.log is not None:
        against = state.lookups.names[state.stack[-1].cards[0]]
        state.tell("counter_declared", reveals=True, seat=seat, card=state.lookups.names[card], against=against)
    piles.take_from_hand(state, seat, (card,))
    piles.discard(state, (card,))
    state.stack = state.stack + (Declared(COUNTER, seat, (card,), NONE, 0),)


def apply_let_through(state: WarState, seat: i64) -> None:
    """Give no answer to what was declared last."""
    if state.log is not None:
        state.tell("let_through", seat=seat)
    resolve_last(state)


def resolve_last(state: WarState) -> None:
    """Resolve what was declared last and what follows from it.

    A counter cancels what it counters. If that was a counter too, what is below it is resolved without another answer:
    each declared action can be countered once (W5.2a). A transport that was an answer is gone from the stack, done or
    cancelled, so the action it answered can be answered again (W5.3).
    """
    declared = pop(state)
    while declared.what == COUNTER:
        cancelled = pop(state)
        if state.log is not None:
            state.tell("countered", seat=cancelled.seat, card=state.lookups.names[cancelled.cards[0]])
        if cancelled.what != COUNTER:
            specials.cancel(state, cancelled)
            return
        declared = pop(state)
    if declared.what == INFLUENCE:
        influence.resolve(state, declared)
    else:
        specials.resolve(state, declared)


def pop(state: WarState) -> Declared:
    """Take what was declared last off the stack."""
    declared = state.stack[-1]
    state.stack = state.stack[:-1]
    return declared
