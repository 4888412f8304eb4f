"""W3.4, W7: pawns on their tracks, secured countries, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.game import OVER, Outcome
from tradecraft.core.native import i64
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.phases import ASK_NOTHING, FINISHED
from tradecraft.games.war1955.rules.sets import ALL_COUNTRIES, BITS

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState

THREE_COUNTRIES: Final = "three_countries"
HOME_LOST: Final = "home_lost"
TIME_LIMIT: Final = "time_limit"
DRAW: Final = "draw"
END_REASONS: Final[tuple[str, ...]] = (THREE_COUNTRIES, HOME_LOST, TIME_LIMIT, DRAW)
COUNTRIES_TO_WIN: Final = 3
DIRECTIONS: Final = (1, -1)
"""The direction of each seat's stars: pawns are counted towards seat 0."""


def movable(state: WarState) -> int:
    """W3.4, W8.13: return the countries that are neither secured nor blockaded; only Revolution moves other pawns."""
    return ALL_COUNTRIES & ~(state.secured[0] | state.secured[1] | state.blockaded)


def advance(state: WarState, seat: i64, country: i64, steps: i64) -> None:
    """W3.4, W7.2, W8.2: move a pawn towards a player, perhaps off the opponent's star, at most to the player's own."""
    star = state.track_steps[country]
    direction = DIRECTIONS[seat]
    before = state.pawns[country] * direction
    after = min(before + steps, star)
    state.pawns[country] = after * direction
    if state.log is not None:
        state.tell("pawn_advanced", seat=seat, country=COUNTRIES[country], steps=after - before)
    if before == -star:
        state.secured[1 - seat] &= ~BITS[country]
        state.tell("country_freed", seat=1 - seat, country=COUNTRIES[country])
    if after == star:
        state.secured[seat] |= BITS[country]
        state.tell("country_secured", seat=seat, country=COUNTRIES[country])


def has_three_countries(state: WarState, seat: i64) -> bool:
    """W7.1: tell whether a player has secured three countries."""
    return state.secured[seat].bit_count() >= COUNTRIES_TO_WIN


def has_enemy_home(state: WarState, seat: i64) -> bool:
    """W7.1: tell whether a player has secured the opponent's home."""
    return bool(state.secured[seat] & BITS[state.homes[1 - seat]])


def end_if_won(state: WarState, seat: i64) -> None:
    """W7.1: end the game if a player has won, at once: a win cannot be undone (W7.2)."""
    if has_three_countries(state, seat):
        end(state, THREE_COUNTRIES)
    elif has_enemy_home(state, seat):
        end(state, HOME_LOST)


def standing(state: WarState, seat: i64) -> tuple[int, int]:
    """W7.3: count the secured countries, and the steps past the centres on all six tracks."""
    steps = sum(max(0, pawn * DIRECTIONS[seat]) for pawn in state.pawns)
    return state.secured[seat].bit_count(), steps


def end(state: WarState, reason: str) -> None:
    """End the game: nothing more is asked or resolved."""
    state.waiting = OVER
    state.deciders = ()
    state.ask = ASK_NOTHING
    state.stage = FINISHED
    state.steps = 0
    state.end_reason = reason
    state.tell("game_ended", reason=reason)


def points(secured: int, enemy_home: int) -> dict[str, int]:
    """W7.1: return the points for secured countries by source; the opponent's home counts 3."""
    has_home = enemy_home != NONE and bool(secured & BITS[enemy_home])
    return {"countries": secured.bit_count() - has_home, "enemy_home": COUNTRIES_TO_WIN * has_home}


def outcome(state: WarState) -> Outcome:
    """Return who has won, and the points of both; after the last turn the better standing wins (W7.3)."""
    breakdown = tuple(points(state.secured[seat], state.homes[1 - seat]) for seat in range(state.players))
    scores = tuple(sum(parts.values()) for parts in breakdown)
    if state.end_reason == DRAW:
        return Outcome(DRAW, scores, breakdown, (1, 1))
    if state.end_reason == TIME_LIMIT:
        has_first_won = standing(state, 0) > standing(state, 1)
    else:
        has_first_won = has_three_countries(state, 0) or has_enemy_home(state, 0)
    return Outcome(state.end_reason, scores, breakdown, (1, 2) if has_first_won else (2, 1))
