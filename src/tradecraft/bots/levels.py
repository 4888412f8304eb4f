"""What several bots share: finding the knowledge about a game, and choosing by the values of the legal actions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.bots.protocol import Bot
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import AnyGame, View


def knowledge_for(bot: str, game: AnyGame) -> Knowledge:
    """Return the knowledge about a game; raise BadOption, naming the bot that asks, if there is none."""
    knowledge = find_knowledge(game)
    if knowledge is None:
        raise BadOption(Reason("bot_does_not_play", "", {"bot": bot, "game": game.id}))
    return knowledge


class ValueBot(Bot):
    """A bot that looks one step ahead: it values every legal action, and its level decides which one it picks."""

    def __init__(self, game: AnyGame, knowledge: Knowledge) -> None:
        """Play a game with the knowledge about it."""
        self.game = game
        self.knowledge = knowledge

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        """Return the legal action that `pick` picks by value; a single one is returned as it is."""
        if len(legal) == 1:
            return legal[0]
        return self.pick(legal, self.knowledge.values(self.game.resample(view, rng), view.seat, legal), rng)

    @abstractmethod
    def pick(self, legal: tuple[int, ...], values: Sequence[float], rng: Random) -> int:
        """Return one of two or more legal actions, given the value of each."""


def pick_from(legal: tuple[int, ...], values: Sequence[float], enough: float, rng: Random) -> int:
    """Return one of the legal actions whose value is high enough, each equally likely."""
    good = [action for action, value in zip(legal, values, strict=True) if value >= enough]
    return good[int(rng.random() * len(good))]
