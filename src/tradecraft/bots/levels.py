"""Base class of several bots: finds the knowledge about a game and chooses by the values of legal actions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.bots.protocol import Bot
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import AnyGame, State, View

FORMER = "former"
"""The trait of a level without the mistakes of people, as it was before."""


def knowledge_for(bot: str, game: AnyGame) -> Knowledge:
    """Return the knowledge about a game; raise BadOption, naming the bot that asks, if there is none."""
    knowledge = find_knowledge(game)
    if knowledge is None:
        raise BadOption(Reason("bot_does_not_play", "", {"bot": bot, "game": game.id}))
    return knowledge


class ValueBot(Bot):
    """A bot that looks one step ahead: it values every legal action, and its level decides which one it picks.

    Now and then it makes a mistake that people make in the decision at hand: it takes what looks best to somebody who
    forgets one thing. `slip_rate` says how often that happens, `slips_in_errors` in what part of the decisions in which
    it would not have picked the best one anyway.
    """

    slip_rate: float = 0.0
    slips_in_errors: float = 0.0
    former: ClassVar[dict[str, float]] = {}
    """What the level was like before it made such mistakes, to compare both: other values of its attributes."""

    def __init__(self, game: AnyGame, knowledge: Knowledge) -> None:
        """Play a game with the knowledge about it."""
        self.game = game
        self.knowledge = knowledge

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        """Return the legal action that `pick` picks by value; a single one is returned as it is."""
        if len(legal) == 1:
            return legal[0]
        state = self.game.resample(view, rng)
        values = self.values(state, view.seat, legal)
        picked = self.pick(legal, values, rng)
        rate = self.slip_rate
        if self.slips_in_errors and values[legal.index(picked)] < max(values):
            rate = self.slips_in_errors
        slip = self.slip(state, rate, rng) if rate else ""
        if not slip:
            return picked
        seeming = self.knowledge.slip_values(slip, state, view.seat, legal)
        return pick_from(legal, seeming, max(seeming), rng)

    def adopt(self, trait: str) -> None:
        """Become what the level was before, to be measured; raise BadOption for any other trait."""
        if trait != FORMER:
            raise BadOption(Reason("unknown_trait", "", {"trait": trait, "allowed": FORMER}))
        for name, value in self.former.items():
            setattr(self, name, value)

    def slip(self, state: State, rate: float, rng: Random) -> str:
        """Return the mistake to make in a decision, none if the rate does not call for one."""
        kinds = self.knowledge.slips(state)
        if not kinds or rng.random() >= rate:
            return ""
        return kinds[int(rng.random() * len(kinds))]

    def values(self, state: State, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return a value for each legal action, in a state resampled from the view."""
        return self.knowledge.values(state, seat, legal)

    @abstractmethod
    def pick(self, legal: tuple[int, ...], values: Sequence[float], rng: Random) -> int:
        """Return one of two or more legal actions, given the value of each."""


def pick_from(legal: tuple[int, ...], values: Sequence[float], enough: float, rng: Random) -> int:
    """Return one of the legal actions whose value is high enough, each equally likely."""
    good = [action for action, value in zip(legal, values, strict=True) if value >= enough]
    return good[int(rng.random() * len(good))]
