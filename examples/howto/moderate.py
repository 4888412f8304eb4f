"""The moderate bot: neither the best nor the worst, always something in between."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tradecraft.bots.levels import ValueBot, knowledge_for, pick_from
from tradecraft.bots.protocol import Bot
from tradecraft.core.game import AnyGame

STRENGTH = 12
"""Between `greedy` (10) and `officer` (20): this decides only the order in lists."""


class ModerateBot(ValueBot):
    """Takes the action whose value is closest to the average."""

    def pick(self, legal: tuple[int, ...], values: Sequence[float], rng: Random) -> int:
        """Return an action in the middle, chosen at random if there are several."""
        mean = sum(values) / len(values)
        distances = [-abs(value - mean) for value in values]
        return pick_from(legal, distances, max(distances), rng)


def create(game: AnyGame) -> Bot:
    """Return a moderate bot; raise BadOption for a game without knowledge."""
    return ModerateBot(game, knowledge_for("moderate", game))
