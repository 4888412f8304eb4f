"""The spymaster: searches for half a second."""

from __future__ import annotations

from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Budget
from tradecraft.bots.search import SearchBot
from tradecraft.core.game import AnyGame

STRENGTH = 40
BUDGET = Budget(milliseconds=500)


def create(game: AnyGame) -> SearchBot:
    """Return a spymaster; raise BadOption for a game without knowledge."""
    return SearchBot(game, knowledge_for("spymaster", game), BUDGET)
