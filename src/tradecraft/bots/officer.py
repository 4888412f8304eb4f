"""The officer: knows what choices are worth and takes a good one, not always the same."""

from __future__ import annotations

from random import Random

from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Bot
from tradecraft.core.game import AnyGame, View

STRENGTH = 20
IS_DEFAULT = True
LATITUDE = 0.1
"""How far a choice may fall short of the best, as a part of what the best is better than the average."""


class OfficerBot(Bot):
    """Values every choice and takes one of those that are about as good as the best, as the mood is."""

    def __init__(self, game: AnyGame, knowledge: Knowledge) -> None:
        """Play a game with what is known about it."""
        self.game = game
        self.knowledge = knowledge

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        """Return a legal action that is about as good as the best."""
        if len(legal) == 1:
            return legal[0]
        values = self.knowledge.values(self.game.resample(view, rng), view.seat, legal)
        most = max(values)
        enough = most - LATITUDE * (most - sum(values) / len(values))
        good = [action for action, value in zip(legal, values, strict=True) if value >= enough]
        return good[int(rng.random() * len(good))]


def create(game: AnyGame) -> Bot:
    """Return an officer; raise BadOption for a game about which nothing is known."""
    return OfficerBot(game, knowledge_for("officer", game))
