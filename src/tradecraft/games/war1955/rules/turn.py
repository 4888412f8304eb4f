"""W2: a turn: two play steps, filling up, moving the spy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.game import DECIDE
from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import answers, gadgets, influence, piles, specials, victory
from tradecraft.games.war1955.rules.actions import ONLY_PASS, SPECIAL
from tradecraft.games.war1955.rules.content_model import COUNTRIES, MILITARY_TRANSPORT, NONE
from tradecraft.games.war1955.rules.phases import ASK_MOVE, ASK_NOTHING, ASK_PLAY, FILL_UP, PLAYS, SPY_MOVE
from tradecraft.games.war1955.rules.spies import is_detained, put_spy
from tradecraft.games.war1955.rules.tables import BITS

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState

STEPS: Final = 2
STEPS_IN_OPENING_TURN: Final = 1


def play_steps(turn: i64) -> int:
    """W1.4, W2.1: how many play steps a turn has; the very first one has one only."""
    return STEPS if turn > 1 else STEPS_IN_OPENING_TURN


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
    """Go on until something is asked or drawn, or the game is over: what is declared first, then the next play step."""
    while state.ask == ASK_NOTHING and state.waiting == DECIDE:
        if state.stack:
            answers.open_window(state)
        else:
            next_step(state)


def next_step(state: WarState) -> None:
    """W2.1, W2.2: ask for a play while a step and a card are left; then fill up."""
    if state.steps and state.hands[state.active]:
        state.ask_one(state.active, ASK_PLAY)
    else:
        fill_up(state)


def legal_plays(state: WarState, seat: i64) -> tuple[int, ...]:
    """List the influence and special actions, and Advanced Transport; a pass only if there is no play (W2.2, W5.1)."""
    influences = influence.beginnings(state, seat)
    plays = specials.playable(state, seat)
    found = influences + plays + gadgets.transports(state, seat)
    action_of = state.tables.action_of
    if influences or any(action_of[play - SPECIAL] != MILITARY_TRANSPORT for play in plays):
        return found
    return found + ONLY_PASS


def apply_pass(state: WarState, seat: i64) -> None:
    """W2.2: a step without a legal play is passed."""
    state.steps -= 1
    if state.log is not None:
        state.tell("step_passed", reveals=True, seat=seat)


def fill_up(state: WarState) -> None:
    """W2.1, W2.3: draw up to the hand size, then what Safe House and Supply Drop have ordered."""
    seat = state.active
    state.stage = FILL_UP
    state.steps = 0
    missing = max(0, piles.hand_size(state, seat) - len(state.hands[seat]))
    if not piles.begin_draw(state, missing + state.extra_cards):
        ask_for_spy_move(state)


def after_draw(state: WarState) -> None:
    """Go on where the drawing interrupted: after a Strategic Resupply, or after filling up."""
    if state.stage == PLAYS:
        next_step(state)
    else:
        ask_for_spy_move(state)


def ask_for_spy_move(state: WarState) -> None:
    """W2.1: the spy may move; a detained one stays without a question (W5.4)."""
    state.stage = SPY_MOVE
    if is_detained(state, state.active):
        end_turn(state)
    else:
        state.ask_one(state.active, ASK_MOVE)


def apply_move(state: WarState, seat: i64, country: i64) -> None:
    """W2.1: the spy moves, or stays if the country is NONE."""
    if country != NONE:
        put_spy(state, seat, country, "step")
    end_turn(state)


def end_turn(state: WarState) -> None:
    """End what lasted until now; then the other player's turn, or the end by the time limit (W7.3)."""
    end_effects(state)
    if state.turns_left:
        state.turns_left -= 1
        if not state.turns_left:
            victory.end_by_time_limit(state)
            return
    begin_turn(state, 1 - state.active)


def end_effects(state: WarState) -> None:
    """W5.5: blockades, detentions and open hands end with the turn they last until."""
    now = state.round
    if state.blockaded:
        lift_blockades(state)
    for seat in range(state.players):
        if state.detained_until[seat] == now:
            state.detained_until[seat] = 0
            if state.log is not None:
                state.tell("spy_released", seat=seat)
        if state.open_until[seat] == now:
            state.open_until[seat] = 0
            if state.log is not None:
                state.tell("hand_hidden", seat=seat)


def lift_blockades(state: WarState) -> None:
    """W5.5: open the countries whose blockade ends with this turn."""
    for country, until in enumerate(state.blockaded_until):
        if until == state.round:
            state.blockaded_until[country] = 0
            state.blockaded &= ~BITS[country]
            if state.log is not None:
                state.tell("blockade_lifted", country=COUNTRIES[country])
