"""Intervals for the results of games, at 95 %.

Games of one deal are not independent: a deal may favour a seat, and with duplicate deals every bot had that seat. So
whatever is counted here is counted by deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

Z = 1.959963984540054
"""How many standard deviations to each side hold 95 %."""
DOUBTED = 20
"""Prior weight, in deals, against the finding that duplicate deals cancel out luck and make a game worth more."""
RESAMPLES = 2000
TAIL = 0.025


@dataclass(frozen=True)
class Estimate:
    """A figure with the interval in which it lies."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: float) -> Estimate:
    """Return the share of wins with Wilson's interval, which is sound for few games and for shares near 0 and 1."""
    if games <= 0:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / games
    weight = Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def win_rate(deals: Sequence[tuple[float, float]]) -> Estimate:
    """Return the share of wins, given the wins and the games of each deal.

    It is Wilson's interval for as many independent games as would vary as much as these deals do.
    """
    wins = sum(won for won, _ in deals)
    games = sum(played for _, played in deals)
    if not games:
        return wilson(0, 0)
    worth = games / _likeness([deal for deal in deals if deal[1]], wins / games, games)
    return wilson(wins / games * worth, worth)


def _likeness(deals: Sequence[tuple[float, float]], share: float, games: float) -> float:
    """Return how much more the share varies than with as many independent games; below 1 if deals cancel out luck."""
    # Deals that all went the same way show no sign of being alike, and neither does a single one.
    if len(deals) < 2 or share in (0.0, 1.0):
        return 1.0
    squares = sum((won - share * played) ** 2 for won, played in deals)
    variance = squares / games**2 * len(deals) / (len(deals) - 1)
    likeness = variance * games / (share * (1 - share))
    return likeness if likeness >= 1 else (likeness * len(deals) + DOUBTED) / (len(deals) + DOUBTED)


def mean(deals: Sequence[Sequence[float]]) -> Estimate:
    """Return the mean of figures with an interval by bootstrap: whole deals are drawn again and again.

    The same figures always give the same interval.
    """
    sums = [(sum(figures), len(figures)) for figures in deals if figures]
    if not sums:
        return Estimate(0.0, 0.0, 0.0)
    rng = Random(len(sums))
    means = sorted(_mean(rng.choices(sums, k=len(sums))) for _ in range(RESAMPLES))
    low, high = means[int(TAIL * RESAMPLES)], means[-1 - int(TAIL * RESAMPLES)]
    return Estimate(_mean(sums), low, high)


def _mean(sums: Sequence[tuple[float, int]]) -> float:
    return sum(total for total, _ in sums) / sum(count for _, count in sums)
