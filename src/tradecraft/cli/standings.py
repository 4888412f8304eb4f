"""Statistics of a tournament as plain data: who beats whom, ratings, margins, thinking times.

A bot on several seats of a game counts once, with the mean of its places and scores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from itertools import combinations
from typing import TypeVar

from tradecraft.bots.arena import Result, Tournament
from tradecraft.bots.arena.statistics import mean, win_rate
from tradecraft.cli.tournaments import Report
from tradecraft.ratings import NEWCOMER, Skill, points, rate

T = TypeVar("T")


def report_on(tournament: Tournament, results: Iterable[Result]) -> Report:
    """Return the statistics of a tournament; games in any order give the same."""
    games = sorted(results, key=lambda one: (one.number, one.lineup))
    skills = rated(tournament.bots, games)
    pairs = combinations(tournament.bots, 2)
    met = [(one, other, [game for game in games if {one, other} <= {*game.bots}]) for one, other in pairs]
    return {
        **tournament.data(),
        "games": len(games),
        "deals": len({one.deal for one in games}),
        "decisions": sum(one.decisions for one in games),
        "end_reasons": dict(sorted(Counter(one.reason for one in games).items())),
        "standings": [_standing(bot, skills[bot], games) for bot in tournament.bots],
        "pairs": [_pair(one, other, both) for one, other, both in met if both],
    }


def rated(bots: Sequence[str], games: Sequence[Result]) -> dict[str, Skill]:
    """Return each bot's rating, by the model of the server's ratings."""
    skills = dict.fromkeys(bots, NEWCOMER)
    for one in games:
        names = list(dict.fromkeys(one.bots))
        if len(names) < 2:
            continue
        places = [one.place(name) for name in names]
        ranks = [1 + sum(other < place for other in places) for place in places]
        skills |= zip(names, rate([skills[name] for name in names], ranks), strict=True)
    return skills


def _pair(one: str, other: str, games: Sequence[Result]) -> Report:
    """Compare two bots in the games both played; the better place wins."""
    ahead = sum(game.place(one) < game.place(other) for game in games)
    behind = sum(game.place(one) > game.place(other) for game in games)

    def decided(deal: list[Result]) -> tuple[float, float]:
        won = sum(game.place(one) < game.place(other) for game in deal)
        return won, won + sum(game.place(one) > game.place(other) for game in deal)

    return {
        "bot": one,
        "other": other,
        "games": len(games),
        "wins": ahead,
        "losses": behind,
        "shared": len(games) - ahead - behind,
        "rate": asdict(win_rate(_by_deal(games, decided))),
        "margin": asdict(mean(_by_deal(games, lambda deal: [game.score(one) - game.score(other) for game in deal]))),
    }


def _standing(bot: str, skill: Skill, games: Sequence[Result]) -> Report:
    own = [game for game in games if bot in game.bots]
    thinking = [game.thinking[seat] for game in own for seat in game.seats_of(bot)]
    decisions = sum(one.decisions for one in thinking)
    shown = points(skill)
    return {
        "bot": bot,
        "games": len(own),
        "wins": sum(game.share(bot) for game in own),
        "share": asdict(win_rate(_by_deal(own, lambda deal: (sum(game.share(bot) for game in deal), len(deal))))),
        "rating": {"mu": skill.mu, "sigma": skill.sigma, "estimate": shown.estimate, "margin": shown.margin},
        "decisions": decisions,
        "seconds": {
            "mean": sum(one.seconds for one in thinking) / decisions if decisions else 0.0,
            "most": max((one.longest for one in thinking), default=0.0),
        },
        "simulations": sum(one.simulations for one in thinking) / decisions if decisions else 0.0,
    }


def _by_deal(games: Sequence[Result], figure: Callable[[list[Result]], T]) -> list[T]:
    deals: dict[int, list[Result]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    return [figure(deal) for deal in deals.values()]
