"""The recruit: understands the game, but overlooks and misjudges things, as beginners do."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import ClassVar

from tradecraft.bots.levels import ValueBot, knowledge_for
from tradecraft.bots.protocol import Bot
from tradecraft.core.game import AnyGame

STRENGTH = 5
IS_DEFAULT = True


class RecruitBot(ValueBot):
    """Thinks of some of the actions, judges those roughly, and takes the one that looks best."""

    overlooked: float = 0.36
    """The part of the choices that does not come to mind."""
    misjudged: float = 0.83
    """How wrong values may be, as a part of how much they differ from each other."""
    slips_in_errors = 0.55
    former: ClassVar[dict[str, float]] = {"overlooked": 0.3, "misjudged": 0.7, "slips_in_errors": 0.0}

    def pick(self, legal: tuple[int, ...], values: Sequence[float], rng: Random) -> int:
        """Return the action that looks best at a glance."""
        return glance(legal, values, self.overlooked, self.misjudged, rng)


def glance(legal: tuple[int, ...], values: Sequence[float], overlooked: float, misjudged: float, rng: Random) -> int:
    """Return the action that looks best when some are overlooked and the others misjudged."""
    error = misjudged * _spread(values)
    first = int(rng.random() * len(legal))
    chosen, most = legal[first], values[first] + rng.gauss(0.0, error)
    for action, value in zip(legal, values, strict=True):
        if rng.random() >= overlooked:
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
