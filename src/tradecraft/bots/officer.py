"""The officer: takes one of the good actions, not always the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from tradecraft.bots.knowledge.base import LATITUDE, about_best
from tradecraft.bots.levels import ValueBot, knowledge_for, pick_from
from tradecraft.bots.protocol import Bot
from tradecraft.core.game import AnyGame, State

STRENGTH = 20


class OfficerBot(ValueBot):
    """Takes any of the actions that are about as good as the best; once in a while it forgets something."""

    slip_rate = 0.03
    latitude = LATITUDE
    former: ClassVar[dict[str, float]] = {"slip_rate": 0.0, "latitude": 0.1}

    def values(self, state: State, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return the values with care."""
        return self.knowledge.careful_values(state, seat, legal)

    def pick(self, legal: tuple[int, ...], values: Sequence[float], rng: Random) -> int:
        """Return an action that is about as good as the best."""
        return pick_from(legal, values, about_best(values, self.latitude), rng)


def create(game: AnyGame) -> Bot:
    """Return an officer; raise BadOption for a game without knowledge."""
    return OfficerBot(game, knowledge_for("officer", game))
