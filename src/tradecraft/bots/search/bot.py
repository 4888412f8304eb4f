"""A player that searches."""

from __future__ import annotations

from random import Random
from time import perf_counter

from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.protocol import OWN_BUDGET, Bot, Budget, Thought
from tradecraft.bots.search.tree import Search, Settings
from tradecraft.core.game import AnyGame, View

LOOKS_UP = 64
"""How often, in simulations, the search checks whether going on could change the choice."""
HOPE = 0.5
"""The share of the remaining simulations that the second best action may get: it hardly ever gets more."""


class SearchBot(Bot):
    """Searches as long as its budget allows, and takes the action it tried most often."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, budget: Budget, settings: Settings | None = None) -> None:
        """Play a game with the knowledge about it; `budget` is the limit of its level."""
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
        """Search a seat's decision until the budget is used up."""
        started = perf_counter()
        if not budget.milliseconds and not budget.simulations:
            budget = self.budget
        search = Search(self.game, self.knowledge, view, rng, self.settings)
        search_within(search, budget, started)
        return search


def search_within(search: Search, budget: Budget, started: float) -> None:
    """Run a search until the first of its limits is reached, at least once.

    With a limit in time it stops early when going on would hardly change the choice.
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
