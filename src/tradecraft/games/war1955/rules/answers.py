"""W5.2, W5.3: what is declared waits on a stack for answers: counters, transports, blocks, or none.

A window opens for the other player whenever the rules give one and, as far as everybody can see, an answer is
possible. Whether they hold a card to answer with plays no part: being asked tells the opponent nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import blocking, influence, piles, specials
from tradecraft.games.war1955.rules.actions import COUNTER_WITH, ONLY_LET_THROUGH
from tradecraft.games.war1955.rules.content_model import (
    COORDINATED_ASSAULT,
    COORDINATED_ATTACK,
    NONE,
    REBEL_FORCES,
)
from tradecraft.games.war1955.rules.phases import ASK_ANSWER, COUNTER, INFLUENCE, Declared
from tradecraft.games.war1955.rules.spies import has_presence, is_detained

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState


def open_window(state: WarState) -> None:
    """W5.3: ask for an answer to what was declared last, or let it stand if there can be none."""
    seat = 1 - state.stack[-1].seat
    if may_answer(state, seat):
        state.ask_one(seat, ASK_ANSWER)
    else:
        stand(state)


def may_answer(state: WarState, seat: i64) -> bool:
    """Tell whether, for all that is public, a player might answer what was declared last."""
    if not state.hands[seat]:
        return False
    if seat == state.active:
        return state.steps > 0
    declared = state.stack[-1]
    return declared.what != INFLUENCE or not is_detained(state, seat) or has_presence(state, seat, declared.target)


def legal_answers(state: WarState, seat: i64) -> tuple[int, ...]:
    """List the answers: in the opponent's turn transports, blocks or counters; in the own turn Rebel Forces only."""
    declared = state.stack[-1]
    if seat == state.active:
        found = counters(state, seat, declared)
    elif declared.what == INFLUENCE:
        found = specials.transports(state, seat) + blocking.beginnings(state, seat, declared)
    else:
        found = specials.transports(state, seat) + counters(state, seat, declared)
    return found + ONLY_LET_THROUGH


def counters(state: WarState, seat: i64, declared: Declared) -> tuple[int, ...]:
    """List the cards that counter what was declared."""
    action_of = state.tables.action_of
    found: tuple[int, ...] = ()
    last = NONE
    for card in state.hands[seat]:
        if counters_it(state, seat, action_of[card], declared) and card != last:
            last = card
            found = found + COUNTER_WITH[card]
    return found


def counters_it(state: WarState, seat: i64, action: i64, declared: Declared) -> bool:
    """W5.2, W5.2b: Rebel Forces counter anything; a Coordinated card, in the opponent's turn, a Coordinated action."""
    if action == REBEL_FORCES:
        return True
    if not specials.is_coordinated(action) or declared.what == COUNTER or seat == state.active:
        return False
    against = state.tables.action_of[declared.cards[0]]
    if action == COORDINATED_ASSAULT:
        return specials.is_coordinated(against)
    return against == COORDINATED_ATTACK or (against == COORDINATED_ASSAULT and state.attack_counters_assault)


def apply_counter(state: WarState, seat: i64, card: i64) -> None:
    """W5.2: declare a counter; in the own turn it takes a play step (W5.2a)."""
    if seat == state.active:
        state.steps -= 1
    if state.log is not None:
        against = state.tables.names[state.stack[-1].cards[0]]
        state.tell("counter_declared", reveals=True, seat=seat, card=state.tables.names[card], against=against)
    piles.take_from_hand(state, seat, (card,))
    piles.discard(state, (card,))
    state.stack = state.stack + (Declared(COUNTER, seat, (card,), NONE, 0),)


def apply_let_through(state: WarState, seat: i64) -> None:
    """Let what was declared last stand."""
    if state.log is not None:
        state.tell("let_through", seat=seat)
    stand(state)


def stand(state: WarState) -> None:
    """Resolve what was declared last, and what it decides.

    A counter that stands cancels what it counters. If that was a counter as well, what is below stands in its turn,
    without another answer: each declared action is countered once (W5.2a). A transport within a window, done or
    cancelled, is gone from the stack, so that the window below opens again (W5.3).
    """
    declared = pop(state)
    while declared.what == COUNTER:
        cancelled = pop(state)
        if state.log is not None:
            state.tell("countered", seat=cancelled.seat, card=state.tables.names[cancelled.cards[0]])
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
