"""The station chief: searches for a tenth of a second."""

from __future__ import annotations

from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Bot, Budget
from tradecraft.bots.search import SearchBot
from tradecraft.core.game import AnyGame

STRENGTH = 30
BUDGET = Budget(milliseconds=100)


def create(game: AnyGame) -> Bot:
    """Return a station chief; raise BadOption for a game about which nothing is known."""
    return SearchBot(game, knowledge_for("station_chief", game), BUDGET)
