"""How a game at a table ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tradecraft.core.game import OVER
from tradecraft.core.match import Match
from tradecraft.server.tables.seat import Seat

BY_RESIGNATION = "resigned"
"""The end reason of a game that was given up; the others are the game's own."""


@dataclass(frozen=True, kw_only=True)
class Result:
    """How a game ended. Scores and breakdown are missing if it was resigned before it was scored."""

    reason: str
    places: list[int]
    scores: list[int] | None
    breakdown: list[dict[str, int]] | None


def result_of(match: Match, seats: Sequence[Seat]) -> Result:
    """Return how a game ended: players who resigned or never came back are placed after all others.

    Where resigning ended it, only the players who resigned have lost: a player who was away might have come back.
    """
    if match.state.waiting != OVER:
        resigned = [seat.resigned for seat in seats]
        places = [_place(number, resigned, [0] * len(seats)) for number in range(len(seats))]
        return Result(reason=BY_RESIGNATION, places=places, scores=None, breakdown=None)
    given_up = [seat.resigned or (seat.person is not None and seat.bot is not None) for seat in seats]
    outcome = match.state.outcome()
    places = [_place(number, given_up, outcome.ranking) for number in range(len(seats))]
    breakdown = [dict(points) for points in outcome.breakdown]
    return Result(reason=outcome.reason, places=places, scores=list(outcome.scores), breakdown=breakdown)


def _place(seat: int, given_up: list[bool], ranking: Iterable[int]) -> int:
    ranks = [(gave_up, 0 if gave_up else rank) for gave_up, rank in zip(given_up, ranking, strict=True)]
    return 1 + sum(other < ranks[seat] for other in ranks)
