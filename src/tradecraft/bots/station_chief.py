"""The station chief: searches for a moment."""

from __future__ import annotations

from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Budget
from tradecraft.bots.search import SearchBot
from tradecraft.core.game import AnyGame

STRENGTH = 30
BUDGET = Budget(milliseconds=500, simulations=60)
"""The number of simulations keeps the level the same on all machines but very slow ones, which stop at the time."""


def create(game: AnyGame) -> SearchBot:
    """Return a station chief; raise BadOption for a game without knowledge."""
    return SearchBot(game, knowledge_for("station_chief", game), BUDGET)
