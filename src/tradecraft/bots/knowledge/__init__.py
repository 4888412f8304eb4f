"""What is known about single games: one module per game, named by the game's id, with its `KNOWLEDGE`.

Bots that need an understanding of a game ask for it here and stay general themselves. `base` says what it can be asked.
"""

from __future__ import annotations

from importlib import import_module

from tradecraft.bots.knowledge.base import Knowledge
from tradecraft.core.errors import Fault
from tradecraft.core.game import AnyGame
from tradecraft.core.registry import module_names

__all__ = ["KNOWLEDGES", "Knowledge", "find_knowledge"]

KNOWLEDGES = "tradecraft.bots.knowledge"


def find_knowledge(game: AnyGame) -> Knowledge | None:
    """Return what is known about a game, or None if nothing is."""
    if game.id not in module_names(KNOWLEDGES):
        return None
    knowledge = getattr(import_module(f"{KNOWLEDGES}.{game.id}"), "KNOWLEDGE", None)
    if not isinstance(knowledge, Knowledge):
        raise Fault(f"the module bots/knowledge/{game.id} does not export KNOWLEDGE")
    return knowledge
