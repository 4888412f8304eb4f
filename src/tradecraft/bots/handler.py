"""The handler: knows what matters, but overlooks some of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Bot
from tradecraft.bots.recruit import RecruitBot
from tradecraft.core.game import AnyGame, State

STRENGTH = 15


class HandlerBot(RecruitBot):
    """Overlooks and misjudges less than a recruit, and takes the same care as an officer."""

    overlooked = 0.14
    misjudged = 0.5
    slips_in_errors = 0.0
    former: ClassVar[dict[str, float]] = {}

    def values(self, state: State, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return the values with care."""
        return self.knowledge.careful_values(state, seat, legal)


def create(game: AnyGame) -> Bot:
    """Return a handler; raise BadOption for a game without knowledge."""
    return HandlerBot(game, knowledge_for("handler", game))
