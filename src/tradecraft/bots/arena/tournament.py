"""Tournaments: series in which every bot meets every other, and the stored results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from tradecraft.bots.arena.series import PlayedGame, Series, Thinking, plan_series
from tradecraft.bots.protocol import OWN_BUDGET, Budget
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import AnyGame


@dataclass(frozen=True)
class Tournament:
    """Series played with the same deals, so that all opponents have the same luck.

    `lineups` say who meets whom, a series for each; they differ in nothing else.
    """

    bots: tuple[str, ...]
    lineups: tuple[Series, ...]

    def numbers(self, games: int) -> range:
        """Return the numbers of the games of each line-up, rounded up so that deals are played from all seats."""
        series = self.lineups[0]
        return range(-(-games // series.players) * series.players if series.duplicate else games)

    def schedule(self, games: int) -> Iterator[tuple[int, int]]:
        """Yield all games as line-up and number: the line-ups take turns, so that half a tournament says something."""
        for number in self.numbers(games):
            for lineup in range(len(self.lineups)):
                yield lineup, number

    def data(self) -> dict[str, Any]:
        """Return everything that decides how the games go, as plain data."""
        series = self.lineups[0]
        return {
            "game": series.game,
            "content": series.content,
            "players": series.players,
            "options": dict(series.options),
            "bots": list(self.bots),
            "seed": series.seed,
            "budget": asdict(series.budget),
            "duplicate": series.duplicate,
            "lineups": [list(series.bots) for series in self.lineups],
        }


def lineups_of(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Return who meets: as many bots as seats or fewer are one line-up, of more all groups that fill the table."""
    if len(bots) <= players:
        return [bots]
    for name in bots:
        if bots.count(name) > 1:
            raise BadOption(Reason("bot_twice", "", {"bot": name}))
    return list(combinations(bots, players))


def plan_tournament(
    game: AnyGame,
    players: int,
    options: dict[str, str],
    groups: Sequence[tuple[str, ...]],
    seed: str,
    budget: Budget = OWN_BUDGET,
    duplicate: bool = False,
) -> Tournament:
    """Check the arguments: these groups of bots meet, at least one; in each the last takes all remaining seats."""
    lineups = tuple(plan_series(game, players, options, group, seed, budget, duplicate) for group in groups)
    bots = tuple(dict.fromkeys(name for group in groups for name in group))
    return Tournament(bots, lineups)


@dataclass(frozen=True)
class Result:
    """A stored result: who sat where, how the game ended, and how much the bots thought."""

    lineup: int
    number: int
    deal: int
    """The number of the deal, which several games may share."""
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int
    thinking: tuple[Thinking, ...]

    def seats_of(self, bot: str) -> list[int]:
        """List the seats of a bot."""
        return [seat for seat, name in enumerate(self.bots) if name == bot]

    def share(self, bot: str) -> float:
        """Return how much of the first place is a bot's: all of it, or a part where it is shared."""
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        return sum(self.bots[seat] == bot for seat in winners) / len(winners)

    def place(self, bot: str) -> float:
        """Return the place of a bot, of one on several seats the mean."""
        return self._mean(bot, self.places)

    def score(self, bot: str) -> float:
        """Return the score of a bot, of one on several seats the mean."""
        return self._mean(bot, self.scores)

    def data(self) -> dict[str, Any]:
        """Return the result as plain data."""
        return asdict(self)

    def _mean(self, bot: str, figures: tuple[int, ...]) -> float:
        seats = self.seats_of(bot)
        return sum(figures[seat] for seat in seats) / len(seats)


def result_of(series: Series, lineup: int, played: PlayedGame) -> Result:
    """Return the stored result of a game of a line-up."""
    outcome = played.outcome
    return Result(
        lineup=lineup,
        number=played.number,
        deal=series.deal(played.number),
        bots=tuple(series.bots[k] for k in played.seating),
        scores=outcome.scores,
        places=outcome.ranking,
        reason=outcome.reason,
        rounds=played.rounds,
        decisions=played.decisions,
        thinking=played.thinking,
    )


def result_from(data: dict[str, Any]) -> Result:
    """Read a result back; raise TypeError, KeyError or ValueError if it is none."""
    thinking = tuple(Thinking(**one) for one in data["thinking"])
    lists = {name: tuple(data[name]) for name in ("bots", "scores", "places")}
    return Result(**{**data, **lists, "thinking": thinking})
