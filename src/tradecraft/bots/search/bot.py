"""A player that searches."""

from __future__ import annotations

from random import Random
from time import perf_counter

from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.protocol import OWN_BUDGET, Bot, Budget, Thought
from tradecraft.bots.search.tree import Search, Settings
from tradecraft.core.game import AnyGame, View

LOOKS_UP = 64
"""After so many simulations it is asked whether more of them could change anything."""
HOPE = 0.5
"""The part of the simulations to come that may all go to the second of the choices: hardly ever are there more."""


class SearchBot(Bot):
    """Searches for as long as it may, and does what it has come to do most often."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, budget: Budget, settings: Settings | None = None) -> None:
        """Play a game with what is known about it; think for as long as `budget` where nothing else is said."""
        self.game = game
        self.knowledge = knowledge
        self.budget = budget
        self.settings = settings or Settings(knowledge.curiosity)

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        """Return what the search finds within the bot's own budget."""
        return self.think(view, legal, rng, OWN_BUDGET).action

    def think(self, view: View, legal: tuple[int, ...], rng: Random, budget: Budget) -> Thought:
        """Return what the search finds within a budget; where there is no choice it does not search."""
        if len(legal) == 1:
            return Thought(legal[0])
        search = self.search(view, rng, budget)
        return Thought(search.choices()[0].action, search.simulations)

    def search(self, view: View, rng: Random, budget: Budget) -> Search:
        """Return a search of a seat's decision that has used up its budget."""
        started = perf_counter()
        if not budget.milliseconds and not budget.simulations:
            budget = self.budget
        search = Search(self.game, self.knowledge, view, rng, self.settings)
        search_within(search, budget, started)
        return search


def search_within(search: Search, budget: Budget, started: float) -> None:
    """Let a search go on until the first of its limits is reached; it always runs once at least.

    Time is not used up where it would hardly change the choice any more; simulations that are asked for always are.
    """
    deadline = started + budget.milliseconds / 1000
    while True:
        search.simulate()
        if budget.simulations and search.simulations >= budget.simulations:
            return
        if budget.milliseconds:
            now = perf_counter()
            if now >= deadline:
                return
            if not search.simulations % LOOKS_UP:
                to_come = int(search.simulations) * (deadline - now) / (now - started)
                if search.lead() > HOPE * to_come:
                    return
