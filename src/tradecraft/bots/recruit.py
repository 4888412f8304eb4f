"""The recruit: understands the game, but overlooks and misjudges things, as people do who are new to it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from tradecraft.bots.levels import ValueBot, knowledge_for
from tradecraft.bots.protocol import Bot
from tradecraft.core.game import AnyGame

STRENGTH = 5
OVERLOOKED = 0.3
"""The part of the choices that does not come to mind."""
MISJUDGED = 0.7
"""How wrong values may be, as a part of how much they differ from each other."""


class RecruitBot(ValueBot):
    """Thinks of some of the actions, judges those roughly, and takes the one that looks best."""

    def pick(self, legal: tuple[int, ...], values: Sequence[float], rng: Random) -> int:
        """Return the action that looks best at a glance."""
        error = MISJUDGED * _spread(values)
        first = int(rng.random() * len(legal))
        chosen, most = legal[first], values[first] + rng.gauss(0.0, error)
        for action, value in zip(legal, values, strict=True):
            if rng.random() >= OVERLOOKED:
                looks = value + rng.gauss(0.0, error)
                if looks > most:
                    chosen, most = action, looks
        return chosen


def _spread(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def create(game: AnyGame) -> Bot:
    """Return a recruit; raise BadOption for a game without knowledge."""
    return RecruitBot(game, knowledge_for("recruit", game))
