"""V8.8 and V8.9: shillings, and the cash box that takes its part of them the instant they come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import missions, turn
from tradecraft.games.vienna.rules.actions import BOX_SIZE
from tradecraft.games.vienna.rules.phases import ASK_BOX, MISSIONS
from tradecraft.games.vienna.rules.tables import BITS

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState

AGENT: Final = 0
TELEPHONE: Final = 1
ROAD_MAP: Final = 2
CASH_BOX: Final = 3
SEAL: Final = 4
SIDE_TABLE: Final = 5
"""What can be bought, as in ITEMS; all but the agent are single things that a seat owns or not."""

MONEY_TAKEN: Final = {"en": 2, "fr": 3, "nl": 2}
"""V8.8, V11: shillings instead of placing an agent, by edition."""


def room_in_box(state: ViennaState, seat: i64) -> int:
    """Return how many shillings the cash box can still take; none without one."""
    return BOX_SIZE - state.boxes[seat] if state.items[seat] & BITS[CASH_BOX] else 0


def gain(state: ViennaState, seat: i64, shillings: i64) -> None:
    """V8.9: the seat gains shillings in its turn; asks what part goes into the box, where there is a choice."""
    if state.log is not None and shillings:
        state.tell("shillings_gained", seat=seat, count=shillings)
    state.shillings[seat] += shillings
    state.due = min(shillings, room_in_box(state, seat))
    if state.due:
        state.ask_one(seat, ASK_BOX)
    else:
        after_gain(state)


def apply_box(state: ViennaState, shillings: i64) -> None:
    """V8.9: this part of the shillings just gained goes into the box."""
    seat = state.active
    state.due = 0
    state.shillings[seat] -= shillings
    put_into_box(state, seat, shillings)
    after_gain(state)


def put_into_box(state: ViennaState, seat: i64, shillings: i64) -> None:
    """Add to the cash box; there must be room."""
    state.boxes[seat] += shillings
    if state.log is not None and shillings:
        state.tell("box_filled", seat=seat, count=shillings)


def after_gain(state: ViennaState) -> None:
    """Go on with the turn: the display is filled up after a mission; then comes action IV."""
    if state.stage == MISSIONS:
        missions.fill_display(state)
    else:
        turn.move_the_token(state)


def apply_money(state: ViennaState) -> None:
    """V8.8: shillings instead of placing an agent."""
    gain(state, state.active, MONEY_TAKEN[state.options["edition"]])
