"""The greedy bot: takes the action of the highest value, looking one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tradecraft.bots.levels import ValueBot, knowledge_for, pick_from
from tradecraft.bots.protocol import Bot
from tradecraft.core.game import AnyGame

STRENGTH = 10
IS_LEVEL = False


class GreedyBot(ValueBot):
    """Takes the best action; among equally good ones chance decides."""

    def pick(self, legal: tuple[int, ...], values: Sequence[float], rng: Random) -> int:
        """Return an action of the highest value."""
        return pick_from(legal, values, max(values), rng)


def create(game: AnyGame) -> Bot:
    """Return a greedy bot; raise BadOption for a game without knowledge."""
    return GreedyBot(game, knowledge_for("greedy", game))
