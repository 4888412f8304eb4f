"""Bots for `Game.play`: those of the package by name, and a base class for your own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from tradecraft.api.pieces import Action, View
from tradecraft.api.refused import explained
from tradecraft.api.words import Words
from tradecraft.bots.protocol import Budget, check_bot, find_bot


class Bot(ABC):
    """A player that is a program: it decides from what its seat knows. Subclass it to write your own.

    >>> import tradecraft
    >>> class First(tradecraft.Bot):
    ...     def choose(self, view, legal, rng):
    ...         return legal[0]
    >>> game = tradecraft.new("war1955", seed=1)
    >>> while not game.over:
    ...     events = game.play(First())
    >>> game.outcome.reason
    'three_countries'

    Attributes:
        seed: Fixes the random numbers of the bot; None takes them from the seed of the game.
    """

    seed: str | None = None

    @abstractmethod
    def choose(self, view: View, legal: list[Action], rng: Random) -> Action | int | str:
        """Return one of the legal actions, its number or its notation; take all random numbers from `rng`."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class NamedBot(Bot):
    """A bot of the package."""

    def __init__(self, name: str, budget: Budget, seed: str | None) -> None:
        self.name = name
        self.budget = budget
        self.seed = seed

    def choose(self, view: View, legal: list[Action], rng: Random) -> int:
        """Return the number of the action that the bot chooses."""
        rules = view._rules
        with explained(Words(rules)):
            player = find_bot(self.name, rules)
        return player.think(view._view, tuple(action.number for action in legal), rng, self.budget).action

    def __repr__(self) -> str:
        limits = {"ms": self.budget.milliseconds, "simulations": self.budget.simulations}
        return ", ".join([f"<Bot {self.name}", *(f"{most} {unit}" for unit, most in limits.items() if most)]) + ">"


def bot(
    name: str, *, simulations: int | None = None, milliseconds: int | None = None, seed: int | str | None = None
) -> Bot:
    """Return a bot of the package; raise Refused if there is none of that name.

    A bot that searches thinks as long as its level is meant to, unless you limit it: with `simulations` it chooses the
    same on every machine, with `milliseconds` it takes at most so long. `seed` fixes its random numbers; without it
    they come from the seed of the game.

    >>> import tradecraft
    >>> tradecraft.bot("spymaster", simulations=200)
    <Bot spymaster, 200 simulations>
    """
    with explained(Words()):
        check_bot(name)
    return NamedBot(name, Budget(milliseconds or 0, simulations or 0), None if seed is None else str(seed))
