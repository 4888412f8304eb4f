"""Duels: two bots on paired deals, until a sequential test knows which of two hypotheses holds.

A pair is one deal played from every seat. Its result is the share of these games that A wins, and what is tested is the
mean of these shares: with two players a pair has five results, and pairs that go 1:1 because the deal decided tell less
than independent games would. The test is the generalised sequential probability ratio test that chess engines are
tested with: the likelihood of the results so far under the closest distribution with the mean of each hypothesis.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from tradecraft.bots.arena.series import PlayedGame, Series, plan_series
from tradecraft.bots.arena.statistics import win_rate
from tradecraft.bots.protocol import OWN_BUDGET, Budget
from tradecraft.core.game import AnyGame

BARS = {2: (0.55, 0.65), 3: (0.36, 0.48), 4: (0.25, 0.40)}
"""By the number of players: the share of wins that is too little for A, and the one that is enough."""
ERROR = 0.05
"""How often the test may fail a bot that reaches the higher share, or pass one that has only the lower one."""
UNSEEN = 1e-3
"""How often results that have not come yet are taken to have come: they are possible."""
PASSED, FAILED, UNDECIDED = "passed", "failed", "undecided"
NORMALISED_ELO = 800 / log(10)
"""Points of normalised Elo for a mean that is one standard deviation of a game from even."""


@dataclass(frozen=True)
class Duel:
    """A series in which A sits on every seat once in each deal, and the two shares that are tested."""

    series: Series
    low: float
    high: float
    most_games: int

    @property
    def pairs(self) -> int:
        """The most pairs that are played."""
        return self.most_games // self.series.players


def plan_duel(
    game: AnyGame,
    players: int,
    options: dict[str, str],
    bots: tuple[str, str],
    seed: str,
    budget: Budget = OWN_BUDGET,
    most_games: int = 400,
    bars: tuple[float, float] | None = None,
) -> Duel:
    """Check the arguments; `bars` default to those for the number of players."""
    series = plan_series(game, players, options, bots, seed, budget, duplicate=True)
    low, high = bars or BARS.get(players, (1 / players, 1.5 / players))
    return Duel(series, low, high, -(-most_games // players) * players)


def likelihood_ratio(shares: Sequence[float], possible: Sequence[float], low: float, high: float) -> float:
    """Return the logarithm of how much likelier the shares of pairs are with the higher mean than with the lower."""
    counts = Counter(shares)
    weights = {share: counts.get(share, 0) or UNSEEN for share in {*possible, *counts}}
    total = sum(weights.values())
    parts = [(share, weight / total) for share, weight in sorted(weights.items())]
    tilts = [(mean, _tilt(parts, mean)) for mean in (low, high)]
    ratios = [[1 + tilt * (share - mean) for share, _ in parts] for mean, tilt in tilts]
    logs = [part * log(down / up) for (_, part), down, up in zip(parts, *ratios, strict=True)]
    return float(total * sum(logs))


def _tilt(parts: Sequence[tuple[float, float]], mean: float) -> float:
    """Return x such that the likeliest distribution with a given mean has part / (1 + x * (share - mean))."""
    below, above = -1 / (parts[-1][0] - mean), 1 / (mean - parts[0][0])
    for _ in range(60):
        middle = (below + above) / 2
        if sum(part * (share - mean) / (1 + middle * (share - mean)) for share, part in parts) > 0:
            below = middle
        else:
            above = middle
    return (below + above) / 2


def verdict(shares: Sequence[float], players: int, low: float, high: float) -> str:
    """Tell whether the shares of some pairs are enough to stop, and for which of the two."""
    if not shares:
        return UNDECIDED
    # With two players a game can be drawn; at larger tables that is rare, and a pair has more games.
    steps = 2 * players if players == 2 else players
    ratio = likelihood_ratio(shares, [step / steps for step in range(steps + 1)], low, high)
    bound = log((1 - ERROR) / ERROR)
    return PASSED if ratio >= bound else FAILED if ratio <= -bound else UNDECIDED


def judged(duel: Duel, played: Iterator[PlayedGame]) -> Iterator[tuple[list[PlayedGame], str]]:
    """Yield the games of each further pair with the verdict so far, up to the one that decides.

    Games may come in any order. Pairs are taken in theirs, so that any number of processes gives the same result.
    """
    players = duel.series.players
    waiting: dict[int, list[PlayedGame]] = {}
    shares: list[float] = []
    for one in played:
        waiting.setdefault(duel.series.deal(one.number), []).append(one)
        while len(games := waiting.get(len(shares), [])) == players:
            del waiting[len(shares)]
            shares.append(sum(share_of_first(game) for game in games) / players)
            decision = verdict(shares, players, duel.low, duel.high)
            yield sorted(games, key=lambda game: game.number), decision
            if decision != UNDECIDED:
                return


def share_of_first(game: PlayedGame) -> float:
    """Return how much of the first place in a game is A's."""
    winners = game.outcome.winners()
    return sum(game.seating[seat] == 0 for seat in winners) / len(winners)


def duel_report(duel: Duel, pairs: Sequence[Sequence[PlayedGame]], decision: str) -> dict[str, Any]:
    """Return the result of a duel as plain data."""
    series = duel.series
    shares = [[share_of_first(game) for game in games] for games in pairs]
    single = [share for pair in shares for share in pair]
    estimate = win_rate([(sum(pair), float(len(pair))) for pair in shares])
    return {
        "a": series.bots[0],
        "b": series.bots[1],
        "game": series.game,
        "players": series.players,
        "options": dict(series.options),
        "budget": {"milliseconds": series.budget.milliseconds, "simulations": series.budget.simulations},
        "seed": series.seed,
        "bars": [duel.low, duel.high],
        "pairs": len(pairs),
        "games": len(single),
        "wins_a": sum(share == 1 for share in single),
        "wins_b": sum(share == 0 for share in single),
        "draws": sum(0 < share < 1 for share in single),
        "share_a": round(estimate.value, 4),
        "low": round(estimate.low, 4),
        "high": round(estimate.high, 4),
        "results": {f"{share:g}": count for share, count in sorted(Counter(map(sum, shares)).items())},
        "normalised_elo": _normalised_elo([sum(pair) / len(pair) for pair in shares], series.players),
        "thinking_a": _thinking(pairs, is_first=True),
        "thinking_b": _thinking(pairs, is_first=False),
        "verdict": decision,
    }


def _normalised_elo(shares: Sequence[float], players: int) -> float | None:
    """Return the strength in units of the noise of a game, as far as it shows: None for pairs that are all alike."""
    if not shares:
        return None
    mean = sum(shares) / len(shares)
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / len(shares) * players)
    return round(NORMALISED_ELO * (mean - 1 / players) / spread, 1) if spread else None


def _thinking(pairs: Sequence[Sequence[PlayedGame]], is_first: bool) -> dict[str, float]:
    """Return the mean seconds and simulations of a decision with a choice."""
    games = [game for pair in pairs for game in pair]
    seats = [zip(game.seating, game.thinking, strict=True) for game in games]
    spent = [thinking for pairing in seats for bot, thinking in pairing if (bot == 0) == is_first]
    count = max(1, sum(one.decisions for one in spent))
    seconds, simulations = sum(one.seconds for one in spent), sum(one.simulations for one in spent)
    return {"seconds": round(seconds / count, 5), "simulations": round(simulations / count, 1)}
