"""The spymaster: searches for about half a second on an idle machine."""

from __future__ import annotations

from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Budget
from tradecraft.bots.search import SearchBot
from tradecraft.core.game import AnyGame

STRENGTH = 40
BUDGET = Budget(milliseconds=1000, simulations=6000)
"""The number of simulations keeps the level the same on busy machines; slow ones stop at the time."""


def create(game: AnyGame) -> SearchBot:
    """Return a spymaster; raise BadOption for a game without knowledge."""
    return SearchBot(game, knowledge_for("spymaster", game), BUDGET, shares=True)
