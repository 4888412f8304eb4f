"""The companion: plays about as well as the person it plays with, as far as their last games tell.

It plays with one of several degrees of skill, and says which. Bots remember nothing, so the degree is part of the name
of the one that sits down: `companion_7`. Whoever offers a companion asks `next_degree` which it should be. Its games
are never rated: it does not try to win more than half of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from tradecraft.bots.levels import ValueBot, knowledge_for, pick_from
from tradecraft.bots.protocol import Bot, Budget
from tradecraft.bots.recruit import glance
from tradecraft.bots.search import SearchBot
from tradecraft.core.game import AnyGame, State

STRENGTH = 7
DEGREES = 21
SEARCHES = (8, 16, 30, 60, 120)
"""How many simulations the highest degrees make; all others look one step ahead, the better the higher they are."""
FIRST_DEGREE = 9
"""The degree for somebody of whom no games are known: about a recruit."""
GAMES = 10
"""How many of the last games count."""
STEP = 0.3
"""How much more often a game is won against the next lower degree, in logarithms of the odds."""
UNSURE = 9.0
"""How far, in degrees, a person's skill is from the first degree before anything is known."""

Result = tuple[int, float]
"""A game with the companion: its degree, and the part of the victory that the person had."""


class CompanionBot(ValueBot):
    """Looks one step ahead and overlooks less, the higher its degree is."""

    def __init__(self, game: AnyGame, degree: int) -> None:
        """Play a game with a degree of skill, 0 for the lowest."""
        super().__init__(game, knowledge_for("companion", game))
        missing = 1.0 - degree / (DEGREES - len(SEARCHES) - 1)
        self.overlooked = 0.75 * missing
        self.misjudged = 1.5 * missing

    def values(self, state: State, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return the values with care."""
        return self.knowledge.careful_values(state, seat, legal)

    def pick(self, legal: tuple[int, ...], values: Sequence[float], rng: Random) -> int:
        """Return the action that looks best; at the highest degree, the best one."""
        if not self.overlooked:
            return pick_from(legal, values, max(values), rng)
        return glance(legal, values, self.overlooked, self.misjudged, rng)


def create(game: AnyGame, degree: int = FIRST_DEGREE) -> Bot:
    """Return a companion; raise BadOption for a game without knowledge."""
    search = degree - (DEGREES - len(SEARCHES))
    if search >= 0:
        budget = Budget(milliseconds=500, simulations=SEARCHES[search])
        return SearchBot(game, knowledge_for("companion", game), budget)
    return CompanionBot(game, degree)


def next_degree(results: Sequence[Result]) -> int:
    """Return the degree for the next game with somebody, from their games with companions, the oldest first.

    It is where an even game is to be expected: the mean of what their skill may be, given these results.
    """
    skills = [FIRST_DEGREE + half / 2 for half in range(-60, 61)]
    total = mean = 0.0
    for skill in skills:
        likelihood = exp(-0.5 * ((skill - FIRST_DEGREE) / UNSURE) ** 2)
        for degree, share in results[-GAMES:]:
            chance = 1.0 / (1.0 + exp(STEP * (degree - skill)))
            likelihood *= chance**share * (1.0 - chance) ** (1.0 - share)
        total += likelihood
        mean += likelihood * skill
    return min(DEGREES - 1, max(0, round(mean / total)))
