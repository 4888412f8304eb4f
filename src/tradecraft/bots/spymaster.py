"""The spymaster: searches for half a second with the best knowledge there is."""

from __future__ import annotations

from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Bot, Budget
from tradecraft.bots.search import SearchBot
from tradecraft.core.game import AnyGame

STRENGTH = 40
BUDGET = Budget(milliseconds=500)


def create(game: AnyGame) -> Bot:
    """Return a spymaster; raise BadOption for a game about which nothing is known."""
    return SearchBot(game, knowledge_for("spymaster", game), BUDGET)
