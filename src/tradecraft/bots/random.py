"""The random bot: any legal action, each equally likely."""

from __future__ import annotations

from random import Random

from tradecraft.bots.protocol import Bot
from tradecraft.core.game import AnyGame, View

STRENGTH = 0
IS_LEVEL = False


class RandomBot(Bot):
    """Chooses blindly."""

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        """Return any legal action."""
        return legal[int(rng.random() * len(legal))]


def create(game: AnyGame) -> Bot:
    """Return a random bot; it plays every game."""
    return RandomBot()
