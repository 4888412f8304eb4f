"""The value of each moment of a game to each seat, as a share of the victory, with all cards open.

A moment at which chance is to act is worth the mean of what can come of it: over all outcomes of a single draw where
these are few, else over draws made at random. So what chance brings differs from that by nothing on average, whoever
judges positions and however badly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import NamedTuple

from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.officer import play_as_officers
from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, OVER, State
from tradecraft.core.generator import Generator

Shares = tuple[float, ...]
"""Each seat's share of the victory; together they are 1."""
Evaluator = Callable[[State, Random], Sequence[float]]
"""Estimates each seat's share in a state that waits for a decision; it may use random numbers and be wrong."""

SEED_BITS = 62


@dataclass(frozen=True)
class Value:
    """The value of a moment to each seat, with its standard error from sampling."""

    shares: Shares
    errors: Shares


class Effort(NamedTuple):
    """Sample sizes: `draws` for each draw of chance, `looks` for each decision."""

    draws: int
    looks: int


def played_on(knowledge: Knowledge) -> Evaluator:
    """Return an evaluator that plays on a little, as a search does, then uses the game's knowledge."""

    def evaluate(state: State, rng: Random) -> Sequence[float]:
        state = state.clone()
        knowledge.play_on(state, Generator(rng.getrandbits(SEED_BITS)))
        return knowledge.chances(state)

    return evaluate


def played_by_officers(knowledge: Knowledge, rounds: int) -> Evaluator:
    """Return an evaluator that lets officers play some rounds, and uses the game's knowledge after each of them.

    It takes longer than playing on as a search does, and what players of some skill make of their cards shows better:
    later rounds show more of it, and earlier ones vary less, so the mean of all is what a position is worth.
    """

    def evaluate(state: State, rng: Random) -> Sequence[float]:
        state, draws = state.clone(), Generator(rng.getrandbits(SEED_BITS))
        first = state.round
        total = [0.0] * state.players
        for ahead in range(1, rounds + 1):
            play_as_officers(knowledge, state, first + ahead - state.round, rng, draws)
            for seat, share in enumerate(knowledge.chances(state)):
                total[seat] += share
        return [share / rounds for share in total]

    return evaluate


def at_a_glance(knowledge: Knowledge) -> Evaluator:
    """Return an evaluator that uses the game's knowledge of the state as it is."""

    def evaluate(state: State, rng: Random) -> Sequence[float]:
        return knowledge.chances(state)

    return evaluate


def value_of(state: State, evaluate: Evaluator, rng: Random, effort: Effort) -> Value:
    """Return what a state is worth: the result of a game that is over, the mean of what can come before a draw."""
    if state.waiting == OVER:
        return Value(tuple(final_chances(state)), (0.0,) * state.players)
    if state.waiting != CHANCE:
        return _sampled([_looked_at(state, evaluate, rng) for _ in range(effort.looks)])
    outcomes = _outcomes(state)
    if 0 < len(outcomes) <= effort.draws:
        return _counted(state, outcomes, evaluate, rng, effort.draws // len(outcomes))
    return _sampled([_drawn(state, evaluate, rng) for _ in range(effort.draws)])


def _outcomes(state: State) -> Counter[int]:
    """Return what a single draw can bring and how often it is in the deck; nothing where more is drawn at once."""
    chance = state.chance()
    return Counter(chance.pool) if chance.count == 1 else Counter()


def _counted(state: State, outcomes: Counter[int], evaluate: Evaluator, rng: Random, looks: int) -> Value:
    """Return the exact mean over the outcomes of a draw; what follows each is looked at equally often."""
    total = sum(outcomes.values())
    shares, squares = [0.0] * state.players, [0.0] * state.players
    for item, count in outcomes.items():
        after = state.clone()
        after.apply_chance([item])
        value = _sampled([_drawn(after, evaluate, rng) for _ in range(looks)])
        for seat in range(state.players):
            shares[seat] += value.shares[seat] * count / total
            # How much looks vary is not known from one look each.
            squares[seat] += (value.errors[seat] * count / total) ** 2
    return Value(tuple(shares), tuple(sqrt(square) for square in squares))


def _drawn(state: State, evaluate: Evaluator, rng: Random) -> Shares:
    """Return what a state is worth after all draws that it waits for, made at random."""
    state = state.clone()
    while state.waiting == CHANCE:
        state.apply_chance(draw_at_random(state.chance(), rng))
    if state.waiting == OVER:
        return tuple(final_chances(state))
    return _looked_at(state, evaluate, rng)


def _looked_at(state: State, evaluate: Evaluator, rng: Random) -> Shares:
    """Ask an evaluator, and shift its answer so that all shares together are 1."""
    found = evaluate(state, rng)
    excess = (sum(found) - 1) / len(found)
    return tuple(share - excess for share in found)


def _sampled(rows: list[Shares]) -> Value:
    count = len(rows)
    columns = list(zip(*rows, strict=True))
    means = tuple(sum(column) / count for column in columns)
    if count == 1:
        return Value(means, (0.0,) * len(means))
    errors = tuple(
        sqrt(sum((one - mean) ** 2 for one in column) / (count - 1) / count)
        for column, mean in zip(columns, means, strict=True)
    )
    return Value(means, errors)
