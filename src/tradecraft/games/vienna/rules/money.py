"""V8.8, V8.9: shillings, and the cash box that takes its share the moment they are gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import missions, turn
from tradecraft.games.vienna.rules.actions import BOX_SIZE
from tradecraft.games.vienna.rules.lookups import BITS
from tradecraft.games.vienna.rules.phases import ASK_BOX, MISSIONS

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState

AGENT: Final = 0
TELEPHONE: Final = 1
ROAD_MAP: Final = 2
CASH_BOX: Final = 3
SEAL: Final = 4
SIDE_TABLE: Final = 5
"""What can be bought, numbered as in ITEMS; of everything but agents a seat has one or none."""

MONEY_TAKEN: Final = {"en": 2, "fr": 3, "nl": 2}
"""V8.8, V11: how many shillings a player takes instead of placing an agent, by edition."""


def room_in_box(state: ViennaState, seat: i64) -> int:
    """V8.9, V8.13b: return how many shillings still fit into the cash box, none without one."""
    return BOX_SIZE - state.boxes[seat] if state.items[seat] & BITS[CASH_BOX] else 0


def gain(state: ViennaState, seat: i64, shillings: i64) -> None:
    """V8.9: give a seat shillings in its turn; ask how many go into the box if there is a choice."""
    if state.log is not None and shillings:
        state.tell("shillings_gained", seat=seat, count=shillings)
    state.shillings[seat] += shillings
    state.due = min(shillings, room_in_box(state, seat))
    if state.due:
        state.ask_one(seat, ASK_BOX)
    else:
        after_gain(state)


def apply_box(state: ViennaState, shillings: i64) -> None:
    """V8.9: put this many of the shillings just gained into the box."""
    seat = state.active
    state.due = 0
    state.shillings[seat] -= shillings
    put_into_box(state, seat, shillings)
    after_gain(state)


def put_into_box(state: ViennaState, seat: i64, shillings: i64) -> None:
    """Add to the cash box, which must have room."""
    state.boxes[seat] += shillings
    if state.log is not None and shillings:
        state.tell("box_filled", seat=seat, count=shillings)


def after_gain(state: ViennaState) -> None:
    """Go on with the turn: after a mission the display is refilled, then comes action IV."""
    if state.stage == MISSIONS:
        missions.fill_display(state)
    else:
        turn.move_the_token(state)
