"""Learned evaluation of positions: weights for features, by how much of the game is left.

A game's `TrainingSpec` says what its features are; `tradecraft train` plays games and finds the weights. They are kept
as readable JSON; see docs/training.md.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from tradecraft.bots.knowledge.base import Knowledge, final_chances, softmax
from tradecraft.core.errors import Fault
from tradecraft.core.game import OVER, State
from tradecraft.core.native import mypyc_attr


class Learned:
    """Weights at some points of the game; between these points they change evenly.

    `knots` are numbers of turns that are left, ascending from 0. `weights[k]` says at knot k what each feature is worth
    in the final margin, `spreads[k]` how far that margin usually turns out from what was expected.
    """

    def __init__(self, knots: list[float], weights: list[list[float]], spreads: list[float]) -> None:
        """Hold the weights."""
        self.knots: list[float] = knots
        self.weights: list[list[float]] = weights
        self.spreads: list[float] = spreads

    def place(self, remaining: float) -> tuple[int, float]:
        """Return the knot below some number of turns left, and how far on the way to the next one that is."""
        knots = self.knots
        last = len(knots) - 1
        if remaining >= knots[last]:
            return last - 1, 1.0
        low = 0
        while remaining >= knots[low + 1]:
            low += 1
        return low, (remaining - knots[low]) / (knots[low + 1] - knots[low])

    def prospects(self, rows: list[list[float]], remaining: float) -> list[float]:
        """Return what each seat should have in the end; only the differences mean anything."""
        low, part = self.place(remaining)
        below, above = self.weights[low], self.weights[low + 1]
        found: list[float] = []
        for row in rows:
            total = 0.0
            for number in range(len(row)):
                value = row[number]
                if value != 0.0:
                    weight = below[number]
                    total += value * (weight + part * (above[number] - weight))
            found.append(total)
        return found

    def spread(self, remaining: float) -> float:
        """Return the usual error of the expected margin with this many turns left."""
        low, part = self.place(remaining)
        return self.spreads[low] + part * (self.spreads[low + 1] - self.spreads[low])

    def chances(self, rows: list[list[float]], remaining: float) -> list[float]:
        """Return each seat's chance to win."""
        return softmax(self.prospects(rows, remaining), self.spread(remaining))


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainingSpec:
    """What training needs to know about a game: its features and variants."""

    package: str = ""
    """The package that holds the weights."""
    knots: tuple[float, ...] = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
    """The turns left at which weights are learned."""
    decided_by_score: bool = True
    """Whether the higher score wins: then the margin is what is learned, else who wins."""
    first_weights: tuple[tuple[str, float], ...] = ()
    first_spread: float = 1.0
    """What features are worth, and how far margins turn out otherwise, before anything is learned."""
    fact_names: tuple[str, ...] = ()
    """Names of further facts for networks, which the linear weights do not use."""

    @abstractmethod
    def names(self, variant: str) -> tuple[str, ...]:
        """Name the features of a variant, in their order."""

    @abstractmethod
    def variant(self, state: Any) -> str:
        """Name what a state is judged as: each variant has weights of its own."""

    @abstractmethod
    def settled(self, state: Any) -> Any:
        """Return a state played on until it can be judged, at once if that is now."""

    @abstractmethod
    def look(self, state: Any) -> tuple[list[list[float]], float]:
        """Return the features of each seat in a state that can be judged, and how many turns are left."""

    def facts(self, state: Any) -> list[list[float]]:
        """Return the further facts for each seat in a state that can be judged."""
        return [[] for _ in range(state.players)]

    def file(self) -> Path:
        """Return the file of the weights."""
        return Path(str(files(self.package))) / "weights.json"

    def examine(self, state: Any) -> tuple[list[list[float]], float]:
        """Return the features of each seat once a state is settled, and how many turns are left."""
        return self.look(self.settled(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedKnowledge(Knowledge):
    """Knowledge about a game whose positions are judged by learned weights."""

    def __init__(self, spec: TrainingSpec) -> None:
        """Read the learned weights."""
        self.spec: TrainingSpec = spec
        self.learned: dict[str, Learned] = read_weights(spec.file(), spec) if spec.file().exists() else {}

    def fresh(self) -> LearnedKnowledge:
        """Return new knowledge about the same game."""
        raise NotImplementedError

    def copy(self) -> LearnedKnowledge:
        """Return the same knowledge, to be changed."""
        copy = self.fresh()
        copy.ahead = self.ahead
        copy.learned = self.learned
        return copy

    def chances(self, state: Any) -> Sequence[float]:
        """Return each seat's chance to win; of a game that is over, what each has won."""
        settled: State = self.spec.settled(state)
        if settled.waiting == OVER:
            return final_chances(settled)
        rows, remaining = self.spec.look(settled)
        return self.learned_about(self.spec.variant(settled)).chances(rows, remaining)

    def learned_about(self, variant: str) -> Learned:
        """Return the learned weights of a variant, or first guesses if there are none."""
        learned = self.learned.get(variant)
        if learned is None:
            first = dict(self.spec.first_weights)
            weights = [first.get(name, 0.0) for name in self.spec.names(variant)]
            learned = Learned([0.0, 1.0], [weights, weights], [self.spec.first_spread] * 2)
            self.learned[variant] = learned
        return learned


def read_weights(file: Path, spec: TrainingSpec) -> dict[str, Learned]:
    """Read the weights of all variants; raise Fault where they do not fit the features."""
    data = json.loads(file.read_text("utf-8"))
    learned: dict[str, Learned] = {}
    for variant, found in data.items():
        names = spec.names(variant)
        if list(found["weights"]) != list(names):
            raise Fault(f"the weights in {file.name} for {variant} are for other features")
        columns: list[list[float]] = [[float(weight) for weight in found["weights"][name]] for name in names]
        knots = [float(knot) for knot in found["turns_left"]]
        weights = [[column[place] for column in columns] for place in range(len(knots))]
        learned[variant] = Learned(knots, weights, [float(spread) for spread in found["spreads"]])
    return learned


def weights_text(learned: dict[str, Learned], spec: TrainingSpec) -> str:
    """Return weights as the text of their file: for each variant a line per feature, with its weight at each knot."""
    parts: list[str] = []
    for variant in sorted(learned):
        model = learned[variant]
        lines = [
            f'    "{name}": [{", ".join(_number(weights[place]) for weights in model.weights)}]'
            for place, name in enumerate(spec.names(variant))
        ]
        parts.append(
            f'"{variant}": {{\n  "turns_left": [{", ".join(_number(knot) for knot in model.knots)}],\n'
            f'  "spreads": [{", ".join(_number(spread) for spread in model.spreads)}],\n'
            '  "weights": {\n' + ",\n".join(lines) + "\n  }\n}"
        )
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _number(value: float) -> str:
    return f"{value:.4g}"
