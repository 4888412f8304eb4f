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

import msgspec
from openskill.models import PlackettLuce

from tradecraft.server.tables.person import League, PersonKind

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


class Skill(msgspec.Struct, frozen=True):
    """An estimate of a player's skill: a bell curve."""

    mu: float
    sigma: float


NEWCOMER = Skill(MIDDLE, SPREAD)


class Points(msgspec.Struct, frozen=True):
    """A skill as it is shown: it lies within `estimate` plus or minus `margin`, and `rating` is the low end of that."""

    rating: int
    estimate: int
    margin: int


class Contender(msgspec.Struct, frozen=True):
    """A participant of a game: the id under which ratings are kept, and the kind.

    A bot that is part of the server is a bot like those of accounts.
    """

    subject: str
    kind: PersonKind


def contender(person: str | None, kind: PersonKind | None, bot: str | None) -> Contender | None:
    """Return who answers for a seat, None if nobody does: its person, even where a bot stood in, or else its bot."""
    if person is not None and kind is not None:
        return Contender(person, kind)
    return Contender(f"bot:{bot}", "bot") if bot is not None else None


def league_of(contenders: Sequence[Contender | None]) -> League | None:
    """Return the league in which a game between them is rated, None if it cannot be.

    It can be between accounts, or between bots, each in one seat: guests come and go with a name, a game between people
    and bots belongs to neither league, and nobody can be rated against themselves.
    """
    subjects = {one.subject for one in contenders if one}
    kinds = {one.kind for one in contenders if one}
    if len(subjects) < max(2, len(contenders)) or len(kinds) != 1:
        return None
    leagues: dict[PersonKind, League] = {"account": "people", "bot": "bots"}
    return leagues.get(kinds.pop())


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return what is assumed of each after a game that ended with these places; equal places are a draw.

    The result depends on the order in its last digits: give the seats in their order.
    """
    before = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = MODEL.rate(before, ranks=[float(place) for place in places])
    return [Skill(rating.mu, rating.sigma) for (rating,) in after]


def points(skill: Skill) -> Points:
    """Return a skill as it is shown."""
    estimate = round(BASE + POINTS * skill.mu)
    rating = round(BASE + POINTS * (skill.mu - WIDTH * skill.sigma))
    return Points(rating=rating, estimate=estimate, margin=estimate - rating)
