"""Advice for people: a seat's options ranked by the strongest search, with the reasons for each."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random

from tradecraft.bots import spymaster
from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.protocol import Budget
from tradecraft.bots.search import Edge, SearchBot
from tradecraft.core.errors import Fault, Reason
from tradecraft.core.game import AnyGame, State, View

UNTRIED = 0.5
"""The error of a chance nothing was found out about."""


@dataclass(frozen=True)
class Advice:
    """What the search says about an option: the chance to win with it, how far off that may be, and why to choose it.

    `error` is the standard error of `chance`; `visits` tells how many simulations chose the option.
    """

    action: int
    chance: float
    error: float
    visits: int
    reasons: tuple[Reason, ...]


def advise(game: AnyGame, view: View, legal: tuple[int, ...], rng: Random, budget: Budget) -> list[Advice]:
    """Rank the options of a seat that must decide, the best first; raise BadOption if nobody can judge the game.

    With a budget in simulations the same view and random numbers lead to the same advice.
    """
    bot = spymaster.create(game)
    if not isinstance(bot, SearchBot):
        raise Fault("the strongest bot does not search")
    search = bot.search(view, rng, budget)
    state: State = game.resample(view, rng)
    found = [_advice(bot.knowledge, state, view.seat, edge) for edge in search.choices()]
    if sorted(one.action for one in found) != sorted(legal):
        raise Fault("the search looked at other options than those there are")
    return found


def _advice(knowledge: Knowledge, state: State, seat: int, edge: Edge) -> Advice:
    reasons = tuple(knowledge.reasons(state, seat, edge.action))
    visits = edge.visits
    if not visits:
        return Advice(edge.action, UNTRIED, UNTRIED, 0, reasons)
    chance = edge.total / visits
    # A single simulation tells nothing of how much they differ.
    error = sqrt(max(0.0, edge.squares / visits - chance * chance) / (visits - 1)) if visits > 1 else UNTRIED
    return Advice(edge.action, chance, error, int(visits), reasons)
