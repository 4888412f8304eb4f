"""W2: a turn, with its two play steps, filling up, and moving the spy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.game import DECIDE
from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import answers, gadgets, influence, piles, victory
from tradecraft.games.war1955.rules.actions import ONLY_PASS, SPECIAL
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.phases import ASK_MOVE, ASK_NOTHING, ASK_PLAY, FILL_UP, PLAYS, SPY_MOVE
from tradecraft.games.war1955.rules.sets import BITS, distinct
from tradecraft.games.war1955.rules.specials import flow as specials
from tradecraft.games.war1955.rules.spies import is_detained, put_spy

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState

STEPS: Final = 2
OPENING_STEPS: Final = 1


def play_steps(turn: i64) -> int:
    """W1.4, W2.1: how many play steps a turn has; the first turn of the game has fewer."""
    return STEPS if turn > 1 else OPENING_STEPS


def begin_turn(state: WarState, seat: i64) -> None:
    """W2.1: begin a player's turn."""
    state.round += 1
    state.active = seat
    state.stage = PLAYS
    state.steps = play_steps(state.round)
    state.has_transported = False
    state.extra_cards = 0
    if state.log is not None:
        state.tell("turn_began", seat=seat, turn=state.round)
    next_step(state)


def go_on(state: WarState) -> None:
    """Go on until a decision or a draw is needed, or the game is over: answer what is declared, then the next step."""
    while state.ask == ASK_NOTHING and state.waiting == DECIDE:
        if state.stack:
            answers.ask_for_answer(state)
        else:
            next_step(state)


def next_step(state: WarState) -> None:
    """W2.1: ask for a play while a step is left; with an empty hand it is skipped (W2.2, W8.1). Then fill up."""
    if state.steps and state.hands[state.active]:
        state.ask_one(state.active, ASK_PLAY)
    else:
        fill_up(state)


def legal_plays(state: WarState, seat: i64) -> tuple[int, ...]:
    """List the influence and special actions, and Advanced Transport; a pass only if none is a play (W2.2, W5.1)."""
    faces = distinct(state.hands[seat])
    influences = influence.beginnings(state, seat, faces)
    plays = specials.legal_plays(state, seat, faces)
    found = influences + plays + gadgets.transports(state, seat, faces)
    special_of = state.lookups.special_of
    if influences or any(special_of[play - SPECIAL].takes_step for play in plays):
        return found
    return found + ONLY_PASS


def apply_pass(state: WarState, seat: i64) -> None:
    """W2.2: pass a step in which no play is legal."""
    state.steps -= 1
    state.tell("step_passed", reveals=True, seat=seat)


def fill_up(state: WarState) -> None:
    """W2.1: fill up the hand, also for cards used in blocks (W8.5), and draw extra cards; none is cut (W2.3, W8.11)."""
    seat = state.active
    state.stage = FILL_UP
    state.steps = 0
    missing = max(0, piles.hand_size(state, seat) - len(state.hands[seat]))
    if not piles.begin_draw(state, missing + state.extra_cards):
        ask_for_spy_move(state)


def after_draw(state: WarState) -> None:
    """Go on after a draw: that of Strategic Resupply in the play steps, or filling up."""
    if state.stage == PLAYS:
        next_step(state)
    else:
        ask_for_spy_move(state)


def ask_for_spy_move(state: WarState) -> None:
    """W2.1: ask where the spy moves; a detained one stays without a question (W5.4, W8.1)."""
    state.stage = SPY_MOVE
    if is_detained(state, state.active):
        end_turn(state)
    else:
        state.ask_one(state.active, ASK_MOVE)


def apply_move(state: WarState, seat: i64, country: i64) -> None:
    """W2.1: move the spy, or leave it where it is if the country is NONE."""
    if country != NONE:
        put_spy(state, seat, country, "step")
    end_turn(state)


def end_turn(state: WarState) -> None:
    """End the effects that lasted until now, then begin the other player's turn, or end the game (W7.3)."""
    end_effects(state)
    if state.turns_left:
        state.turns_left -= 1
        if not state.turns_left:
            is_draw = victory.standing(state, 0) == victory.standing(state, 1)
            victory.end(state, victory.DRAW if is_draw else victory.TIME_LIMIT)
            return
    begin_turn(state, 1 - state.active)


def end_effects(state: WarState) -> None:
    """W5.5: end the blockades, detentions and open hands that last until this turn."""
    now = state.round
    if state.blockaded:
        lift_blockades(state)
    for seat in range(state.players):
        if state.detained_until[seat] == now:
            state.detained_until[seat] = 0
            state.tell("spy_released", seat=seat)
        if state.open_until[seat] == now:
            state.open_until[seat] = 0
            state.tell("hand_hidden", seat=seat)


def lift_blockades(state: WarState) -> None:
    """W5.5: end the blockades that last until this turn."""
    for country, until in enumerate(state.blockaded_until):
        if until == state.round:
            state.blockaded_until[country] = 0
            state.blockaded &= ~BITS[country]
            state.tell("blockade_lifted", country=COUNTRIES[country])
