"""The station chief: searches, but not for long."""

from __future__ import annotations

from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Bot, Budget
from tradecraft.bots.search import SearchBot
from tradecraft.core.game import AnyGame

STRENGTH = 30
BUDGET = Budget(milliseconds=100, simulations=60)
"""The number of simulations keeps the level the same on quick machines; slow ones stop at the time."""


def create(game: AnyGame) -> Bot:
    """Return a station chief; raise BadOption for a game about which nothing is known."""
    return SearchBot(game, knowledge_for("station_chief", game), BUDGET)
