"""V6: tokens, thresholds and the investigator; V7.1, V7.2: what ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules.content_model import INFOS
from tradecraft.games.vienna.rules.lookups import FULL, SHIFTS
from tradecraft.games.vienna.rules.scoring import TOKEN_POINTS

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState

BY_INVESTIGATOR: Final = "investigator"
BY_EXHAUSTION: Final = "exhaustion"
END_REASONS: Final[tuple[str, ...]] = (BY_INVESTIGATOR, BY_EXHAUSTION)
"""The end reasons: the investigator stands on the end space, or all tokens stand on their last spaces."""


def advance(state: ViennaState, seat: i64, kind: i64) -> None:
    """V6.2, V6.3, V6.4: move a token, unless it is at its end, and score; the first crossing moves the investigator."""
    lookups = state.lookups
    points = state.infos[seat] >> SHIFTS[kind] & FULL
    state.points[seat] = state.points[seat] + points * TOKEN_POINTS
    space = state.tokens[kind]
    crosses = False
    if space < lookups.last_space:
        space += 1
        state.tokens[kind] = space
        crosses = lookups.is_crossing[space]
    if state.log is not None:
        state.tell("token_advanced", seat=seat, info=INFOS[kind], space=space, points=points)
    if crosses and not state.flipped:
        move_investigator(state)


def move_investigator(state: ViennaState) -> None:
    """V6.4, V7.1: move the investigator one space, once in a round and never beyond the end space."""
    state.flipped = True
    if state.investigator < state.lookups.end_spaces[state.players]:
        state.investigator += 1
        if state.log is not None:
            state.tell("investigator_moved", space=state.lookups.roof[state.investigator])


def end_reason(state: ViennaState) -> str:
    """V7.1, V7.2: return what triggers the final round, or an empty text if nothing does."""
    if state.investigator == state.lookups.end_spaces[state.players]:
        return BY_INVESTIGATOR
    if all(space == state.lookups.last_space for space in state.tokens):
        return BY_EXHAUSTION
    return ""
