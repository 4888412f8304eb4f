"""A player over many games: results with and without luck, and costly habits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import log, sqrt
from typing import Any, Literal

from tradecraft.bots.review.decisions import WORSE
from tradecraft.bots.review.reviewer import Review

Part = Literal["first", "middle", "last"]
PARTS: tuple[Part, ...] = ("first", "middle", "last")
"""The thirds of a game."""
LEAST_GAMES = 2
"""What happened in fewer games is no habit."""
RATING_POINTS = 30 * 25 / 6 * sqrt(2)
"""How many rating points apart two players are if the one wins e times as often; `ratings` has the same scale."""
EVEN_GAMES = 2
"""How many games between equal players a rating starts from: a few games prove little."""
SURELY = 0.01
"""A share of the victory nearer to 0 or 1 than this counts as this: without luck it may even lie outside."""


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
    """A player over many games, with standard errors: what they won beyond a fair share, and that without luck.

    `rating` says the same in rating points, ahead of the opponents they met, and `rating_without_luck` without luck.
    """

    games: int
    result: float
    result_error: float
    without_luck: float
    without_luck_error: float
    rating: float
    rating_error: float
    rating_without_luck: float
    rating_without_luck_error: float
    habits: tuple[Habit, ...]

    def data(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return asdict(self)


def profile_of(games: Sequence[ReviewedGame]) -> Profile:
    """Sum up the games of a player; the habit that costs most comes first."""
    accounts = [game.review.ledger.account(game.seat) for game in games]
    results = [account.result for account in accounts]
    adjusted = [account.own + account.others for account in accounts]
    fair = sum(1 / game.review.ledger.players for game in games) / len(games)
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
        *_mean(results, fair),
        *_mean(adjusted, fair),
        *rating_of(results, fair),
        *rating_of(adjusted, fair),
        tuple(sorted(often, key=lambda habit: -habit.loss)),
    )


def rating_of(results: Sequence[float], fair: float) -> tuple[float, float]:
    """Return how many rating points results beyond a fair share put a player ahead of the opponents, and the error.

    Players of equal strength win a fair share; with `EVEN_GAMES` such games the player is taken to have begun.
    """
    mean, error = _mean(results, fair)
    weight = len(results) / (len(results) + EVEN_GAMES)
    share = min(1 - SURELY, max(SURELY, fair + weight * mean))
    ahead = log(share / (1 - share)) - log(fair / (1 - fair))
    return RATING_POINTS * ahead, RATING_POINTS * weight * error / (share * (1 - share))


def _mean(numbers: Sequence[float], fair: float) -> tuple[float, float]:
    """Return the mean result and its standard error.

    How far results vary is reckoned with `EVEN_GAMES` more that vary as those of equal players do: a few games that all
    went the same way do not prove that the next one will.
    """
    mean = sum(numbers) / len(numbers)
    squares = sum((one - mean) ** 2 for one in numbers) + EVEN_GAMES * fair * (1 - fair)
    return mean, sqrt(squares / (len(numbers) + EVEN_GAMES - 1) / len(numbers))
