"""Ratings: what the places of finished games say about the skill of the players.

Skill is never known, only estimated: openskill's Plackett-Luce model keeps a bell curve for each player, with the mean
`mu` and the spread `sigma`, and moves both after each rated game. There is a ladder for each game, number of players
and league; people and bots never meet on one.

What is shown is a number of points, `1000 + 30 * (mu - 3 * sigma)`: the skill that is proved. A newcomer starts at
1000, and a surer estimate is worth points too. Thirty points to a unit of `mu` make the differences between settled
players of a game for two mean about what they mean in chess: 200 points ahead wins three games in four.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

MIDDLE = 25.0
SPREAD = MIDDLE / 3
# How much luck and form blur the skill in one game, and how much skill may have changed since the last one.
MODEL = PlackettLuce(mu=MIDDLE, sigma=SPREAD, beta=SPREAD / 2, tau=SPREAD / 100)

WIDTH = 3
"""How many spreads to each side of the middle the skill is taken to lie."""
BASE = 1000
POINTS = 30
SETTLED_AFTER = 10
"""With fewer rated games than this a rating is provisional."""


@dataclass(frozen=True)
class Skill:
    """An estimate of a player's skill: a bell curve."""

    mu: float
    sigma: float


NEWCOMER = Skill(MIDDLE, SPREAD)


@dataclass(frozen=True)
class Points:
    """A skill as it is shown: it lies within `estimate` plus or minus `margin`, and `rating` is the low end of that."""

    rating: int
    estimate: int
    margin: int


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return each skill after a game with these places; give the seats in order, on which the last digits depend."""
    before = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = MODEL.rate(before, ranks=[float(place) for place in places])
    return [Skill(rating.mu, rating.sigma) for (rating,) in after]


def points(skill: Skill) -> Points:
    """Return a skill as it is shown."""
    estimate = round(BASE + POINTS * skill.mu)
    rating = round(BASE + POINTS * (skill.mu - WIDTH * skill.sigma))
    return Points(rating=rating, estimate=estimate, margin=estimate - rating)
