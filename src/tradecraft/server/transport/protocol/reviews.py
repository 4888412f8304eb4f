"""Reviews on the wire."""

from __future__ import annotations

from typing import Literal

from tradecraft.server.transport.protocol.base import Wire
from tradecraft.server.transport.protocol.messages import Choice, Ground


class ReviewedDecision(Wire, frozen=True):
    """A decision looked at again, judged by what the seat could know.

    `chance` is the chance to win with the `best` option, `loss` how much of it the `chosen` one gave away, `error` the
    standard error of that; `points_lost` the same in points. `reasons` speak for the best option, `consequences` tell
    where the chosen one led to less.
    """

    entry: int
    round: int
    seat: int
    grade: Literal["forced", "fine", "inaccuracy", "mistake", "blunder"]
    chosen: Choice
    best: Choice
    chance: float
    loss: float
    error: float
    points_lost: float | None
    reasons: list[Ground]
    consequences: list[Ground]


class LedgerAccount(Wire, frozen=True):
    """What made a seat's result, as shares of the victory: result = luck + own + others, beyond the fair share."""

    result: float
    luck: float
    own: float
    others: float
    luck_error: float
    own_error: float
    others_error: float
    share: float
    sentences: list[str]


class LuckyDraw(Wire, frozen=True):
    """A draw that changed the game: by how much for each seat, and in words what came."""

    entry: int
    round: int
    steps: list[float]
    lines: list[str]


class Review(Wire, frozen=True):
    """The review of a finished game as far as it has come: `done` of its `entries`, `place` others before it.

    `version` is what made it. `chances` are those of each seat before the first entry and after each. `seats` and
    `draws` are there once it is complete.
    """

    table_id: str
    depth: Literal["standard", "deep"]
    version: str
    entries: int
    done: int
    place: int
    chances: list[list[float]]
    decisions: list[ReviewedDecision]
    seats: list[LedgerAccount]
    draws: list[LuckyDraw]
