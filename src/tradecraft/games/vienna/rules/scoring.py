"""Points by source; V7.3, V7.4, V8.13, V8.14: final scoring and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.game import Outcome
from tradecraft.games.vienna.rules.lookups import BITS, amounts, total

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState

SOURCES: Final = ("squares", "tokens", "abilities", "missions")
"""Where points come from during the game, missions in the advanced game only; `state.points` packs them."""
POINT_BITS: Final = 15
"""The width of each source in `state.points`, far more than a game can fill: a score has no limit (V1.7)."""
SQUARE_POINTS: Final = BITS[0]
TOKEN_POINTS: Final = BITS[POINT_BITS]
ABILITY_POINTS: Final = BITS[2 * POINT_BITS]
MISSION_POINTS: Final = BITS[3 * POINT_BITS]
"""One point from a source, packed."""
FINAL_SOURCES: Final = ("sets", "info", "desk_tiles", "cash_box", "agents")
"""What the final scoring adds: the first two in the introductory game, all but the first in the advanced game."""
SET_POINTS: Final = 10

DESK_TILES: Final = BITS[1] | BITS[2] | BITS[3] | BITS[4]
"""The items that are desk tiles: telephone, road map, cash box and seal; the side table is none (V8.13a)."""
DESK_TILE_POINTS: Final = (0, 1, 3, 6, 10)
BOX_POINTS: Final = 2
RANK_POINTS: Final = {2: (8, 0), 3: (12, 6, 0), 4: (12, 8, 4, 0)}


def points_by_source(packed: int, advanced: bool) -> dict[str, int]:
    """Unpack points by their source."""
    sources = SOURCES if advanced else SOURCES[:3]
    return {source: packed >> POINT_BITS * index & 0x7FFF for index, source in enumerate(sources)}


def score(state: ViennaState, seat: int) -> int:
    """Return the score of a seat so far."""
    return sum(points_by_source(state.points[seat], state.advanced).values())


def info_points(state: ViennaState, seat: int) -> int:
    """V7.3, V8.13: add up the info tiles of a seat, each at the value of its token's area."""
    values = [state.lookups.value_at[space] for space in state.tokens]
    return sum(number * value for number, value in zip(amounts(state.infos[seat]), values, strict=True))


def final_points(state: ViennaState, seat: int) -> dict[str, int]:
    """Return what the final scoring adds: V7.3 in the introductory game, V8.13 in the advanced one."""
    if not state.advanced:
        return {"sets": SET_POINTS * min(amounts(state.infos[seat])), "info": info_points(state, seat)}
    return {
        "info": info_points(state, seat),
        "desk_tiles": DESK_TILE_POINTS[(state.items[seat] & DESK_TILES).bit_count()],
        "cash_box": BOX_POINTS * state.boxes[seat],
        "agents": agent_rank_points(state)[seat],
    }


def agent_rank_points(state: ViennaState) -> tuple[int, ...]:
    """V8.13: return the points of each seat for the ranking by agents; seats that remain tied share their ranks."""
    standings = [
        (state.agents[seat].bit_count(), state.shillings[seat], total(state.bribes[seat]))
        for seat in range(state.players)
    ]
    best_first = sorted(standings, reverse=True)
    by_rank = RANK_POINTS[state.players]
    shares: list[int] = []
    for standing in standings:
        first, level = best_first.index(standing), best_first.count(standing)
        shares.append(sum(by_rank[first : first + level]) // level)
    return tuple(shares)


def outcome(state: ViennaState) -> Outcome:
    """V7.3, V7.4, V8.13, V8.14: return scores, their breakdown and the ranking as if the game ended now."""
    seats = range(state.players)
    breakdown = tuple(
        {**points_by_source(state.points[seat], state.advanced), **final_points(state, seat)} for seat in seats
    )
    scores = tuple(sum(parts.values()) for parts in breakdown)
    standings = [(scores[seat], *tie_break(state, seat)) for seat in seats]
    best_first = sorted(standings, reverse=True)
    ranking = tuple(best_first.index(standing) + 1 for standing in standings)
    return Outcome(state.end_reason, scores, breakdown, ranking)


def tie_break(state: ViennaState, seat: int) -> tuple[int, int, int]:
    """V7.4, V8.14: return what decides between equal scores; open shillings leave out those in the box (V8.13a)."""
    bribes = total(state.bribes[seat])
    place_in_order = (seat - state.crest) % state.players
    if state.advanced:
        return state.shillings[seat], bribes, place_in_order
    return bribes, state.agents[seat].bit_count(), place_in_order
