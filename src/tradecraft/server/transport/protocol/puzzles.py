"""Puzzles on the wire."""

from __future__ import annotations

from tradecraft.server.transport.protocol.base import Wire
from tradecraft.server.transport.protocol.lessons import LessonAnswer, LessonState


class PuzzleInfo(Wire, frozen=True):
    """A puzzle in the list: what it is about, and how hard it is on the scale of solvers' ratings."""

    id: str
    game: str
    theme: str
    theme_name: str
    difficulty: str
    rating: int


class PuzzleList(Wire, frozen=True):
    """All puzzles, and which of them is today's."""

    puzzles: list[PuzzleInfo]
    today: str | None


class PuzzleTry(Wire, frozen=True):
    """A try at a puzzle: an action in notation; null to see the position."""

    answer: LessonAnswer | None = None


class PuzzleVerdict(Wire, frozen=True):
    """What came of a try: the solution with its reasons, and the chance to win with both.

    `chance` is null where the choice is so much worse that the search hardly looked at it.
    """

    is_right: bool
    solution: str
    best: float
    chance: float | None
    text: str
    reasons: list[str]


class PuzzleState(Wire, frozen=True):
    """A puzzle as the solver sees it: a lesson of one step, with the verdict once something was tried."""

    info: PuzzleInfo
    state: LessonState
    verdict: PuzzleVerdict | None
