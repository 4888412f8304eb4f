"""What the levels of opponents have in common."""

from __future__ import annotations

from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import AnyGame


def knowledge_for(bot: str, game: AnyGame) -> Knowledge:
    """Return what is known about a game; raise BadOption, naming the bot that asks, if nothing is."""
    knowledge = find_knowledge(game)
    if knowledge is None:
        raise BadOption(Reason("bot_does_not_play", "", {"bot": bot, "game": game.id}))
    return knowledge
