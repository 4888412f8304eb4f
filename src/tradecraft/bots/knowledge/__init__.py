"""What is known about single games: one module per game, named by the game's id, with its `KNOWLEDGE`.

Bots that need an understanding of a game ask for it here and stay general themselves.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from tradecraft.core.errors import Fault
from tradecraft.core.game import AnyGame
from tradecraft.core.registry import module_names

KNOWLEDGES = "tradecraft.bots.knowledge"


class Knowledge:
    """The understanding of a game: what each of a seat's choices is worth."""

    @abstractmethod
    def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return a value for each legal action of a seat that must decide; more is better for the seat.

        The state is one that was resampled from the seat's view. An honest answer looks at nothing in it that the
        seat does not know.
        """


def find_knowledge(game: AnyGame) -> Knowledge | None:
    """Return what is known about a game, or None if nothing is."""
    if game.id not in module_names(KNOWLEDGES):
        return None
    knowledge = getattr(import_module(f"{KNOWLEDGES}.{game.id}"), "KNOWLEDGE", None)
    if not isinstance(knowledge, Knowledge):
        raise Fault(f"the module bots/knowledge/{game.id} does not export KNOWLEDGE")
    return knowledge
