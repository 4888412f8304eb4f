"""A player over many games: results with and without luck, and costly habits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from tradecraft.bots.judge import mean_and_error
from tradecraft.bots.review.decisions import WORSE
from tradecraft.bots.review.reviewer import Review

Part = Literal["first", "middle", "last"]
PARTS: tuple[Part, ...] = ("first", "middle", "last")
"""The thirds of a game."""
LEAST_GAMES = 2
"""What happened in fewer games is no habit."""


@dataclass(frozen=True)
class ReviewedGame:
    """A reviewed game of a player: what it is called, and the seat."""

    label: str
    review: Review
    seat: int


@dataclass(frozen=True)
class Habit:
    """What a player misses in a part of their games: `loss` is of the chance to win, a game; `moments` where it was."""

    theme: str
    part: Part
    games: int
    loss: float
    moments: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Profile:
    """A player over many games, with standard errors: what they won beyond a fair share, and that without luck."""

    games: int
    result: float
    result_error: float
    without_luck: float
    without_luck_error: float
    habits: tuple[Habit, ...]

    def data(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return asdict(self)


def profile_of(games: Sequence[ReviewedGame]) -> Profile:
    """Sum up the games of a player; the habit that costs most comes first."""
    accounts = [game.review.ledger.account(game.seat) for game in games]
    results = [account.result for account in accounts]
    adjusted = [account.own + account.others for account in accounts]
    found: dict[tuple[str, Part], list[tuple[str, int, float]]] = {}
    for game in games:
        entries = len(game.review.values)
        for decision in game.review.decisions:
            if decision.seat == game.seat and decision.grade in WORSE:
                part = PARTS[min(2, 3 * decision.entry // entries)]
                found.setdefault((decision.theme, part), []).append((game.label, decision.entry, decision.loss))
    habits = [
        Habit(
            theme,
            part,
            len({label for label, _, _ in moments}),
            sum(loss for _, _, loss in moments) / len(games),
            tuple((label, entry) for label, entry, _ in moments),
        )
        for (theme, part), moments in found.items()
    ]
    often = [habit for habit in habits if habit.games >= min(LEAST_GAMES, len(games))]
    return Profile(
        len(games),
        *_mean(results),
        *_mean(adjusted),
        tuple(sorted(often, key=lambda habit: -habit.loss)),
    )


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    return mean_and_error(numbers) if len(numbers) > 1 else (numbers[0], 0.0)
