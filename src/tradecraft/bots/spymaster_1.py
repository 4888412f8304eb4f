"""The spymaster of version 0.2, kept unchanged as a yardstick."""

from __future__ import annotations

from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Budget
from tradecraft.bots.search import SearchBot
from tradecraft.core.game import AnyGame

STRENGTH = 39
IS_LEVEL = False
BUDGET = Budget(milliseconds=500)


def create(game: AnyGame) -> SearchBot:
    """Return the former spymaster; raise BadOption for a game without knowledge."""
    return SearchBot(game, knowledge_for("spymaster_1", game), BUDGET)
