"""The greedy bot: the action that is worth most by what is known about the game, looking one step ahead."""

from __future__ import annotations

from random import Random

from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.bots.protocol import Bot
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import AnyGame, View

STRENGTH = 10
IS_LEVEL = False


class GreedyBot(Bot):
    """Values every legal action and takes the best; among equally good ones chance decides."""

    def __init__(self, game: AnyGame, knowledge: Knowledge) -> None:
        """Play a game with what is known about it."""
        self.game = game
        self.knowledge = knowledge

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        """Return a legal action of the highest value."""
        if len(legal) == 1:
            return legal[0]
        values = self.knowledge.values(self.game.resample(view, rng), view.seat, legal)
        most = max(values)
        best = [action for action, value in zip(legal, values, strict=True) if value == most]
        return best[int(rng.random() * len(best))]


def create(game: AnyGame) -> Bot:
    """Return a greedy player; raise BadOption for a game about which nothing is known."""
    knowledge = find_knowledge(game)
    if knowledge is None:
        raise BadOption(Reason("bot_does_not_play", "", {"bot": "greedy", "game": game.id}))
    return GreedyBot(game, knowledge)
