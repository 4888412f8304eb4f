"""Points by source; V7.3 and V7.4: final scoring and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.game import Outcome
from tradecraft.games.vienna.tables import BITS, amounts, total

if TYPE_CHECKING:
    from tradecraft.games.vienna.state import ViennaState

SOURCES = ("squares", "tokens", "abilities")
"""Where points come from during the game; `state.points` packs them, `_BITS` to a source."""
_BITS = 15
SQUARE_POINTS, TOKEN_POINTS, ABILITY_POINTS = BITS[0], BITS[_BITS], BITS[2 * _BITS]
"""One point from a source, packed."""
SET_POINTS = 10


def points_by_source(packed: int) -> dict[str, int]:
    """Return packed points by source."""
    return {source: packed >> _BITS * index & 0x7FFF for index, source in enumerate(SOURCES)}


def score(state: ViennaState, seat: int) -> int:
    """Return where a seat's marker stands on the points track."""
    return sum(points_by_source(state.points[seat]).values())


def final_points(state: ViennaState, seat: int) -> dict[str, int]:
    """V7.3: ten points for each complete set of the five infos, and each tile at the value of its token's area."""
    owned = amounts(state.infos[seat])
    values = [state.tables.value_at[space] for space in state.tokens]
    return {
        "sets": SET_POINTS * min(owned),
        "info": sum(number * value for number, value in zip(owned, values, strict=True)),
    }


def outcome(state: ViennaState) -> Outcome:
    """Return scores, their breakdown and the ranking of a game as if it ended now."""
    seats = range(state.players)
    breakdown = tuple({**points_by_source(state.points[seat]), **final_points(state, seat)} for seat in seats)
    scores = tuple(sum(parts.values()) for parts in breakdown)
    standings = [(scores[seat], *tie_break(state, seat)) for seat in seats]
    best_first = sorted(standings, reverse=True)
    ranking = tuple(best_first.index(standing) + 1 for standing in standings)
    return Outcome(state.end_reason, scores, breakdown, ranking)


def tie_break(state: ViennaState, seat: int) -> tuple[int, int, int]:
    """V7.4: more bribes; more agents on the board; later in the final round's order. The higher the better."""
    place_in_order = (seat - state.crest) % state.players
    return total(state.bribes[seat]), state.agents[seat].bit_count(), place_in_order
