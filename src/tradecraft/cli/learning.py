"""Training of networks that judge positions, in rounds of games; each round builds on those before.

A run lives in a folder: the weights and what the optimiser remembers (`state.npz`), the positions of each round, a
line for each round in `curve.jsonl`, and a page about all of it, `report.md`. An interrupted run continues with the
games it had played; without the positions of earlier rounds it still goes on from the weights. Needs numpy; playing
does not.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.bots.knowledge.net import Layer, Net, NetKnowledge, input_names, inputs_of, read_nets
from tradecraft.bots.training import HELD_OUT, Course, study, training_spec
from tradecraft.core.errors import Fault
from tradecraft.core.game import DECIDE, OVER, State
from tradecraft.core.generator import Generator
from tradecraft.core.registry import find_game

Array = Any
"""An array of numpy, which need not be there where types are checked."""

STATE, CURVE, REPORT = "state.npz", "curve.jsonl", "report.md"
PORTION = 32
"""So many games are played before they are written down."""
HIDDEN = (16, 8)
"""The sizes of the hidden layers."""
PART = 0.4
"""The part of all decisions near which a position is learned from."""
MOST_ASTRAY = 4
"""Fewer random moves than this lie between the game and such a position."""
SAMPLES = 4
"""How often it is played on from there."""
BATCH = 256
RATE, DECAY = 2e-3, 1e-3
FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8
"""Adam with decoupled weight decay."""
SURE = 1e-6
"""Chances are taken to be no nearer to 0 and 1 than this."""
EPOCHS = 6
REMEMBERED = 8
"""From how many of the last rounds a round learns."""


def study_inputs(course: Course, number: int, nets: Path | None = None) -> TrainingGame:
    """Play one game, and look ahead from positions near those that come up in it.

    What the search looks at are positions that players avoid as well, so before it is looked at a position goes on by a
    few random moves. Its target is what the knowledge, with the networks so far, makes of it after playing on several
    times: a judgement as good as that of a search that plays on, without its cost and its noise.
    """
    game = find_game(course.game)
    base = find_knowledge(game)
    if not isinstance(base, LearnedKnowledge):
        raise Fault("only learned knowledge has inputs")
    teacher = _teacher(base, course, nets)
    rng = Random(f"{course.seed}/{number}/look")
    draws = Generator(f"{course.seed}/{number}/draws")
    game_data = TrainingGame(number, [], [])

    def look(state: State) -> tuple[list[list[float]], float]:
        world = base.spec.settled(_astray(state.clone(), rng, draws))
        if world.waiting != OVER:
            game_data.inputs.append(inputs_of(base, world, base.spec.variant(world), both=True))
            game_data.targets.append(_foreseen(teacher, world, draws))
        return [], 0.0

    study(course, number, look, PART)
    return game_data


def _teacher(base: LearnedKnowledge, course: Course, nets: Path | None) -> Knowledge:
    """Return the knowledge with the network trained so far, if any."""
    found = read_nets(nets, base.spec) if nets else {}
    variant = base.spec.variant(find_game(course.game).new_state(course.players, course.options))
    return NetKnowledge(base, found, plays_on=True) if variant in found else base


def _astray(state: State, rng: Random, draws: Generator) -> State:
    """Play a few random moves."""
    moves = int(rng.random() * MOST_ASTRAY)
    while moves and state.waiting != OVER:
        if state.waiting == DECIDE:
            seat = state.deciders[0]
            legal = state.legal(seat)
            moves -= len(legal) > 1
            state.apply(seat, legal[int(rng.random() * len(legal))])
        else:
            state.apply_chance(draws.draw(state.chance()))
    return state


def _foreseen(teacher: Knowledge, state: State, draws: Generator) -> list[float]:
    """Return the mean of the chances that a teacher sees after playing on several times."""
    total = [0.0] * state.players
    for _ in range(SAMPLES):
        world = state.clone()
        teacher.play_on(world, draws)
        total = [old + new / SAMPLES for old, new in zip(total, teacher.chances(world), strict=True)]
    return total


@dataclass
class TrainingGame:
    """Training data of one game: inputs by seat, and the chances that are the target."""

    number: int
    inputs: list[list[list[float]]]
    targets: list[list[float]]


@dataclass
class Data:
    """Positions as arrays: `inputs` by position, seat and input, `shares` of the victory by position and seat."""

    inputs: Array
    shares: Array
    games: Array

    @staticmethod
    def of(games: Iterable[TrainingGame]) -> Data:
        """Gather the positions of games."""
        ordered = sorted(games, key=lambda game_data: game_data.number)
        return Data(
            np.array([inputs for one in ordered for inputs in one.inputs], dtype=np.float32),
            np.array([target for one in ordered for target in one.targets], dtype=np.float32),
            np.array([one.number for one in ordered for _ in one.inputs], dtype=np.int64),
        )

    def part(self, chosen: Array) -> Data:
        """Return some of the positions."""
        return Data(self.inputs[chosen], self.shares[chosen], self.games[chosen])


@dataclass(frozen=True)
class Round:
    """A point of the learning curve, measured on games held out.

    `loss` is the logarithmic loss beyond that of the targets themselves, `linear` the same of the linear weights.
    """

    number: int
    games: int
    positions: int
    loss: float
    linear: float
    bot: str


class Trainer:
    """The weights of a network and the optimiser's state."""

    def __init__(self, width: int, seed: int) -> None:
        """Begin with small random weights, and a last layer of zeros: the network judges as the linear weights do."""
        rng = np.random.default_rng(seed)
        sizes = (width, *HIDDEN, 1)
        self.weights: list[Array] = []
        for before, after in pairwise(sizes):
            scale = np.sqrt(2.0 / before) if after > 1 else 0.0
            self.weights.append((rng.standard_normal((before, after)) * scale).astype(np.float32))
            self.weights.append(np.zeros(after, dtype=np.float32))
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.scale = np.ones(width, dtype=np.float32)
        self.steps = 0
        self.rounds = 0

    def save(self, file: Path) -> None:
        """Save everything needed to continue."""
        parts: dict[str, Any] = {"scale": self.scale, "counts": np.array([self.steps, self.rounds])}
        for name, arrays in (("weights", self.weights), ("first", self.first), ("second", self.second)):
            parts |= {f"{name}{place}": one for place, one in enumerate(arrays)}
        with open(file.with_suffix(".new"), "wb") as out:
            np.savez_compressed(out, **parts)
        file.with_suffix(".new").replace(file)

    def load(self, file: Path) -> None:
        """Continue from what was saved."""
        with np.load(file) as data:
            if data["weights0"].shape != self.weights[0].shape:
                raise Fault(f"{file} is for other inputs")
            self.scale = data["scale"]
            self.steps, self.rounds = (int(one) for one in data["counts"])
            for name, arrays in (("weights", self.weights), ("first", self.first), ("second", self.second)):
                arrays[:] = [data[f"{name}{place}"] for place in range(len(arrays))]

    def scores(self, inputs: Array) -> tuple[Array, list[Array]]:
        """Return the scores of the seats, and the signals between the layers."""
        signals = [inputs * self.scale]
        for place in range(0, len(self.weights), 2):
            out = signals[-1] @ self.weights[place] + self.weights[place + 1]
            signals.append(np.maximum(out, 0.0) if place + 2 < len(self.weights) else out)
        return signals[-1][..., 0] + inputs[..., -1], signals

    def loss(self, data: Data) -> float:
        """Return the mean logarithmic loss of the chances."""
        return logarithmic_loss(self.scores(data.inputs)[0], data.shares)

    def fit(self, data: Data, epochs: int, rate: float, seed: int) -> None:
        """Learn from positions, in an order that depends on the seed."""
        rng = np.random.default_rng(seed)
        batches = max(1, len(data.shares) // BATCH)
        for epoch in range(epochs):
            order = rng.permutation(len(data.shares))
            for batch in range(batches):
                # The rate falls to a tenth over the round.
                now = rate * (1.0 - 0.9 * (epoch * batches + batch) / (epochs * batches))
                self._step(data.part(order[batch::batches]), now)

    def gradients(self, data: Data) -> list[Array]:
        """Return how the loss changes with each weight."""
        scores, signals = self.scores(data.inputs)
        # With two players a seat's score counts for it and against the other, and each position is seen from both.
        error = (chances_of(scores) - data.shares)[..., None] / len(scores)
        gradients: list[Array] = [np.zeros(0)] * len(self.weights)
        for place in reversed(range(0, len(self.weights), 2)):
            before = signals[place // 2]
            flat = error.reshape(-1, error.shape[-1])
            gradients[place] = before.reshape(-1, before.shape[-1]).T @ flat
            gradients[place + 1] = flat.sum(axis=0)
            if place:
                error = (error @ self.weights[place].T) * (before > 0)
        return gradients

    def _step(self, data: Data, rate: float) -> None:
        gradients = self.gradients(data)
        self.steps += 1
        for place, gradient in enumerate(gradients):
            first, second, weights = self.first[place], self.second[place], self.weights[place]
            first += (1 - FIRST_MOMENT) * (gradient - first)
            second += (1 - SECOND_MOMENT) * (gradient * gradient - second)
            mean = first / (1 - FIRST_MOMENT**self.steps)
            square = second / (1 - SECOND_MOMENT**self.steps)
            weights -= rate * (mean / (np.sqrt(square) + TINY) + DECAY * weights)

    def net(self) -> Net:
        """Return the network for playing: the scale of the inputs becomes a part of the first weights."""
        layers: list[Layer] = []
        for place in range(0, len(self.weights), 2):
            weights = self.weights[place] * self.scale[:, None] if not place else self.weights[place]
            layers.append(Layer(weights.T.astype(float).tolist(), self.weights[place + 1].astype(float).tolist()))
        return Net(layers)


def chances_of(scores: Array) -> Array:
    """Return the chances of the seats: with two players each as seen from its own side, as playing asks only one."""
    if scores.shape[-1] == 2:
        return 1.0 / (1.0 + np.exp(-2.0 * scores))
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    chances: Array = powers / powers.sum(axis=-1, keepdims=True)
    return chances


def logarithmic_loss(scores: Array, shares: Array) -> float:
    """Return the mean logarithmic loss of the chances; with two players the mean of what each side sees."""
    chances = np.clip(chances_of(scores), SURE, 1 - SURE)
    if scores.shape[-1] == 2:
        return float(-(shares * np.log(chances) + (1 - shares) * np.log(1 - chances)).mean())
    return float(-(shares * np.log(chances)).sum(axis=-1).mean())


class Training:
    """Training of the network of one variant, in a folder."""

    def __init__(self, folder: Path, course: Course) -> None:
        """Continue in a folder, or begin there."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.course = course
        self.game = find_game(course.game)
        self.spec = training_spec(self.game)
        state = self.game.new_state(course.players, course.options)
        self.variant = self.spec.variant(state)
        self.trainer = Trainer(len(input_names(self.spec, self.variant)), seed=sum(course.seed.encode()))
        if (folder / STATE).exists():
            self.trainer.load(folder / STATE)

    def numbers(self, games: int) -> range:
        """Return the numbers of the games of the next round: no game is played twice."""
        first = self._played()
        return range(first, first + games)

    def keep(self, games: Iterable[TrainingGame]) -> Iterator[TrainingGame]:
        """Yield games, and write them down in portions until the round has been learned."""
        portion: list[TrainingGame] = []
        for game in games:
            portion.append(game)
            if len(portion) == PORTION:
                self._write_portion(portion)
                portion = []
            yield game
        self._write_portion(portion)

    def kept(self) -> list[TrainingGame]:
        """Return the games of a round that was interrupted."""
        found: list[TrainingGame] = []
        for file in self._portions():
            with np.load(file) as data:
                for number in data["numbers"].tolist():
                    chosen = data["games"] == number
                    found.append(TrainingGame(number, data["inputs"][chosen].tolist(), data["shares"][chosen].tolist()))
        return found

    def learn(self, games: Sequence[TrainingGame]) -> Round:
        """Learn from the games of a round and the rounds before it, and save the state."""
        trainer = self.trainer
        new = Data.of(games)
        self._keep(new, trainer.rounds)
        data = self._remembered(trainer.rounds)
        if not trainer.steps:
            trainer.scale = (1.0 / np.maximum(data.inputs.std(axis=(0, 1)), 0.05)).astype(np.float32)
        is_test = data.games % HELD_OUT == 0
        test = data.part(is_test) if is_test.any() else data
        trainer.fit(data.part(~is_test), EPOCHS, RATE if trainer.rounds < 2 else RATE / 2, trainer.rounds)
        certain = np.clip(test.shares, SURE, 1 - SURE)
        # The scores that would give just these chances.
        logs = np.log(certain / (1 - certain)) / 2 if certain.shape[-1] == 2 else np.log(certain)
        least = logarithmic_loss(logs, test.shares)
        loss, linear = trainer.loss(test) - least, logarithmic_loss(test.inputs[..., -1], test.shares) - least
        found = Round(trainer.rounds, len(games), len(new.shares), round(loss, 5), round(linear, 5), self.course.bot)
        trainer.rounds += 1
        trainer.save(self.folder / STATE)
        with open(self.folder / CURVE, "a", encoding="utf-8") as file:
            file.write(f"{json.dumps(vars(found))}\n")
        for portion in self._portions():
            portion.unlink()
        return found

    def report(self, command: str) -> str:
        """Return a page about the run: what it learned from, and how good its judgement became."""
        lines = [
            f"# {self.game.title}, {self.variant}: a network with {' and '.join(map(str, HIDDEN))} hidden units",
            "",
            "Loss on games held out, beyond that of the targets; the linear weights on the same games beside it.",
            "",
            "| round | games of | games | positions | loss | linear weights |",
            "|---:|---|---:|---:|---:|---:|",
        ]
        for one in self.curve():
            cells = (one.number + 1, f"`{one.bot}`", one.games, f"{one.positions:,}", f"{one.loss:.4f}")
            lines.append(f"| {' | '.join(map(str, cells))} | {one.linear:.4f} |")
        return "\n".join([*lines, "", f"Run it again to go on: `{command}`.", ""])

    def curve(self) -> list[Round]:
        """Return the learning curve so far."""
        file = self.folder / CURVE
        return [Round(**json.loads(line)) for line in file.read_text("utf-8").splitlines()] if file.exists() else []

    def _played(self) -> int:
        return sum(one.games for one in self.curve())

    def _portions(self) -> list[Path]:
        return sorted(self.folder.glob("games-*.npz"))

    def _write_portion(self, games: list[TrainingGame]) -> None:
        if not games:
            return
        data = Data.of(games)
        numbers = [game.number for game in games]
        file = self.folder / f"games-{min(numbers):06}.npz"
        parts = {"inputs": data.inputs, "shares": data.shares, "games": data.games, "numbers": np.array(numbers)}
        with open(file.with_suffix(".new"), "wb") as out:
            np.savez_compressed(out, **parts)
        file.with_suffix(".new").replace(file)

    def _keep(self, data: Data, number: int) -> None:
        np.savez_compressed(
            self.folder / f"positions-{number:03}.npz",
            inputs=data.inputs.astype(np.float16),
            shares=data.shares,
            games=data.games,
        )

    def _remembered(self, last: int) -> Data:
        files = [
            self.folder / f"positions-{number:03}.npz" for number in range(max(0, last - REMEMBERED + 1), last + 1)
        ]
        parts = [np.load(file) for file in files if file.exists()]
        return Data(
            np.concatenate([part["inputs"] for part in parts]).astype(np.float32),
            np.concatenate([part["shares"] for part in parts]),
            np.concatenate([part["games"] for part in parts]),
        )
