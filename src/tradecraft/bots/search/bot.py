"""A player that searches."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, cycle
from math import log
from pathlib import Path
from random import Random
from time import perf_counter

from tradecraft.bots.beliefs import Memory, World, beliefs
from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.knowledge.learned import LearnedKnowledge, read_weights
from tradecraft.bots.knowledge.net import NetKnowledge, net_file, read_nets
from tradecraft.bots.protocol import OWN_BUDGET, Bot, Budget, Thought
from tradecraft.bots.search.tree import Edge, Search, Settings, Worlds
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import AnyGame, State, View

TRAITS = ("guesses", "blind", "halves", "net", "net_alone", "discreet", "beliefs", "mixes")
"""Ways to search that are measured before a level has them.

The others choose as is likely by what they know; they are searched for without your hand in sight; simulations go to
choices by sequential halving; a network judges positions after playing on; it judges them without; nobody knows the
plans of others in what the search makes up; worlds weigh as much as what the others did is likely in them; what the
others could foresee is chosen at random.
"""
VALUES = ("curiosity", "caution", "ahead", "weights")
"""What can be given another value, as in `ahead=3`: settings of the search; how far positions are played on; a file of
learned weights, as `tradecraft train --out` writes it."""
LOOKS_UP = 64
"""How often, in simulations, the search checks whether going on could change the choice."""
HOPE = 0.5
"""The share of the remaining simulations that the second best action may get: it hardly ever gets more."""
CANDIDATES = 16
VISITS, SCALE = 50.0, 0.2
TINY = 1e-9
"""Sequential halving: how many choices it begins with, and how much success counts against the prior."""
WORLDS = 64
"""In how many worlds a search looks that weighs them."""
MIXED = 2.0
"""Where choices are mixed, each is made as often as this power of its simulations says."""


class Sampler(Worlds):
    """Draws worlds as often as they are likely."""

    def __init__(self, worlds: Sequence[World]) -> None:
        """Take worlds from `beliefs`."""
        self.states = [world.state for world in worlds]
        self.bounds = list(accumulate(world.weight for world in worlds))

    def draw(self, rng: Random) -> State:
        """Return a copy of one of the worlds."""
        place = bisect(self.bounds, rng.random() * self.bounds[-1])
        return self.states[min(place, len(self.states) - 1)].clone()


class SearchBot(Bot):
    """Searches as long as its budget allows, and takes the action it tried most often."""

    def __init__(
        self,
        game: AnyGame,
        knowledge: Knowledge,
        budget: Budget,
        settings: Settings | None = None,
        halves: bool = False,
        shares: bool = False,
    ) -> None:
        """Play a game with the knowledge about it; `budget` is the limit of its level at a table of two.

        With `halves` the simulations go to the choices by sequential halving. If it `shares` them, they become fewer
        with more players, as each takes longer then.
        """
        self.game = game
        self.knowledge = knowledge
        self.budget = budget
        self.settings = settings or Settings(knowledge.curiosity)
        self.halves = halves
        self.shares = shares
        self.mixes = False
        self.memory: Memory | None = None

    def adopt(self, trait: str) -> None:
        """Change one trait of the search, to measure its worth; raise BadOption for an unknown trait."""
        name, has_value, value = trait.partition("=")
        if has_value:
            self._set(name, value)
        elif trait == "guesses":
            self.settings.guesses = True
        elif trait == "blind":
            self.settings.blind = True
        elif trait == "halves":
            self.halves = True
        elif trait == "mixes":
            self.mixes = True
        elif trait == "discreet":
            self.knowledge = self.knowledge.discreet()
        elif trait == "beliefs":
            self.memory = Memory()
            self.watches = True
        elif trait in ("net", "net_alone") and isinstance(self.knowledge, LearnedKnowledge):
            spec = self.knowledge.spec
            nets = read_nets(net_file(spec), spec)
            if not nets:
                raise BadOption(Reason("nothing_trained", "", {"game": self.game.id}))
            self.knowledge = NetKnowledge(self.knowledge, nets, plays_on=trait == "net")
        else:
            raise BadOption(Reason("unknown_trait", "", {"trait": trait, "allowed": ", ".join((*TRAITS, *VALUES))}))

    def _set(self, name: str, value: str) -> None:
        """Give one of the VALUES another value; raise BadOption if there is none of that name, or it makes no sense."""
        knowledge = self.knowledge
        try:
            if name == "curiosity":
                self.settings.curiosity = float(value)
            elif name == "caution":
                self.settings.caution = float(value)
            elif name in ("ahead", "weights") and isinstance(knowledge, LearnedKnowledge):
                changed = knowledge.copy()
                if name == "ahead":
                    changed.ahead = int(value)
                else:
                    changed.learned = {**knowledge.learned, **read_weights(Path(value), knowledge.spec)}
                self.knowledge = changed
            else:
                raise BadOption(Reason("unknown_trait", "", {"trait": name, "allowed": ", ".join((*TRAITS, *VALUES))}))
        except (ValueError, OSError):
            raise BadOption(Reason("bad_trait", "", {"trait": name, "value": value})) from None

    def see(self, view: View) -> None:
        """Remember what others do, if the search concludes anything from it."""
        if self.memory is not None:
            self.memory.see(view)

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        """Return what the search finds within the bot's own budget."""
        return self.think(view, legal, rng, OWN_BUDGET).action

    def budget_for(self, players: int) -> Budget:
        """Return the limit of its level at a table of some size."""
        if not self.shares or players <= 2:
            return self.budget
        return replace(self.budget, simulations=2 * self.budget.simulations // players)

    def think(self, view: View, legal: tuple[int, ...], rng: Random, budget: Budget) -> Thought:
        """Return what the search finds within a budget; where there is no choice it does not search."""
        if len(legal) == 1:
            return Thought(legal[0])
        search = self.search(view, rng, budget)
        best = search.trial or search.choices()[0]
        if self.mixes and self.knowledge.is_foreseen(self.game.resample(view, rng)):
            edges = search.choices()
            best = rng.choices(edges, [edge.visits**MIXED for edge in edges])[0]
        missing = self.budget_for(len(search.roots)).simulations - int(search.simulations)
        is_short = missing > 0 and (self.halves or search.lead() <= HOPE * missing)
        return Thought(best.action, search.simulations, is_short)

    def search(self, view: View, rng: Random, budget: Budget) -> Search:
        """Search a seat's decision until the budget is used up."""
        started = perf_counter()
        search = Search(self.game, self.knowledge, view, rng, self.settings)
        if budget == OWN_BUDGET:
            budget = self.budget_for(len(search.roots))
        search.worlds = self.worlds(view, rng)
        if self.halves:
            halve_within(search, budget, started)
        else:
            search_within(search, budget, started)
        return search

    def worlds(self, view: View, rng: Random) -> Worlds | None:
        """Return where the states of a search come from, None for any that fit the view."""
        if self.memory is None:
            return None
        self.memory.see(view)
        return Sampler(beliefs(self.game, self.memory.views, WORLDS, str(rng.getrandbits(32))))


def search_within(search: Search, budget: Budget, started: float) -> None:
    """Run a search until the first of its limits is reached, at least once.

    With a limit in time it stops early when going on would hardly change the choice. Where the number of simulations is
    what ends it, it makes as many on a busy machine as on any other.
    """
    deadline = started + budget.milliseconds / 1000
    while True:
        search.simulate()
        made = int(search.simulations)
        left = budget.simulations - made
        if budget.simulations and left <= 0:
            return
        if budget.milliseconds:
            now = perf_counter()
            if now >= deadline:
                return
            if not made % LOOKS_UP:
                to_come = made * (deadline - now) / (now - started)
                if budget.simulations:
                    to_come = min(to_come, left)
                if search.lead() > HOPE * to_come:
                    return


def halve_within(search: Search, budget: Budget, started: float) -> None:
    """Share simulations among the likeliest choices; after each of several equal phases the worse half drops out.

    So the whole budget goes into telling the best choices apart: sequential halving, with priors and successes added up
    as Gumbel MuZero does (Danihelka and others, 2022).
    """
    candidates = sorted(search.roots[search.seat].edges.values(), key=lambda edge: -edge.prior)
    candidates = candidates[: min(CANDIDATES, max(2, budget.simulations // 4)) if budget.simulations else CANDIDATES]
    phases = max(1, (len(candidates) - 1).bit_length())
    for phase in range(1, phases + 1):
        end = started + budget.milliseconds / 1000 * phase / phases
        enough = budget.simulations * phase // phases
        for edge in cycle(candidates):
            search.trial = edge
            search.simulate()
            if budget.simulations and search.simulations >= enough:
                break
            if budget.milliseconds and perf_counter() >= end:
                break
        most = max(edge.visits for edge in candidates)
        candidates.sort(key=lambda edge: -_promise(edge, most))
        candidates = candidates[: (len(candidates) + 1) // 2]
    search.trial = candidates[0]


def _promise(edge: Edge, most: float) -> float:
    """Add up the prior and the success of a choice, which counts the more, the more often choices were tried."""
    success = edge.total / edge.visits if edge.visits else 0.0
    return log(edge.prior + TINY) + (VISITS + most) * SCALE * success
