"""Knowledge about games: `base` is the interface, `learned` reads learned weights.

A game with knowledge exports `KNOWLEDGE` from `games/<game>/knowledge`; the bots themselves know no game.
"""

from __future__ import annotations

from tradecraft.bots.knowledge.base import Knowledge
from tradecraft.core.errors import Fault
from tradecraft.core.game import AnyGame
from tradecraft.core.registry import find_plugin

__all__ = ["Knowledge", "find_knowledge"]


def find_knowledge(game: AnyGame) -> Knowledge | None:
    """Return the knowledge about a game, or None if it has none."""
    plugin = find_plugin(game.id, "knowledge")
    if plugin is None:
        return None
    knowledge = getattr(plugin, "KNOWLEDGE", None)
    if not isinstance(knowledge, Knowledge):
        raise Fault(f"games/{game.id}/knowledge does not export KNOWLEDGE")
    return knowledge
