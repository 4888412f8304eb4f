"""A run of learning on a task, in a folder: it can be interrupted, and goes on where it was saved last."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np

from tradecraft.envs.learning.methods import METHODS, Method
from tradecraft.envs.learning.network import Network
from tradecraft.envs.learning.self_play import play
from tradecraft.envs.tasks import Chooser, Task, evaluate
from tradecraft.envs.vector import VectorEnv

WEIGHTS: Final = "weights.npz"
CURVE: Final = "curve.jsonl"
GAMES: Final = 256
STEPS: Final = 64
"""How many games are played side by side, and for how many steps before each time something is learned."""
CURVE_DEALS: Final = 50


@dataclass(frozen=True)
class Point:
    """A point of a learning curve: decisions and seconds of learning so far, and by opponent the share of games won.

    A share comes with both ends of its interval.
    """

    decisions: int
    seconds: float
    loss: float
    shares: dict[str, tuple[float, float, float]]


class Run:
    """Learning on a task: `learn` for some time, `measure` a point of the curve, `chooser` plays what was learned.

    With a folder, `save` writes the weights there, and a run made with the same folder goes on from them. With
    `time.process_time` as the clock, seconds are those of the processor, which a busy machine does not shorten.
    """

    def __init__(
        self,
        task: Task,
        method: str = "dmc",
        seed: int = 0,
        folder: Path | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Begin, or go on with what the folder holds; raise KeyError if there is no such method."""
        self.task, self.seed, self.folder, self.clock = task, seed, folder, clock
        self.env = VectorEnv(n=GAMES, **task.arguments())
        size, actions = self.env.batch.observation.shape[1], self.env.batch.mask.shape[1]
        self.method: Method = METHODS[method](size, actions, seed)
        self.decisions, self.seconds, self.loss = 0, 0.0, 0.0
        if folder is not None and (folder / WEIGHTS).exists():
            self.method.network, known = Network.load(folder / WEIGHTS)
            self.decisions, self.seconds, self.loss = known["decisions"], known["seconds"], known["loss"]
        # A run that goes on begins other games than the ones it has learned from.
        self.env.reset(f"{seed}/{self.decisions}")

    def learn(self, seconds: float = inf, decisions: float = inf) -> None:
        """Play and learn by turns, for so many seconds or decisions, whichever are over first."""
        began, last = self.clock(), self.decisions + decisions
        while (spent := self.clock() - began) < seconds and self.decisions < last:
            played = play(self.env, self.method.act, STEPS)
            self.loss = self.method.learn(played)
            self.decisions += played.seat.size
        self.seconds += spent

    def chooser(self) -> Chooser:
        """Return what was learned as a player for `tasks.evaluate`."""
        best = self.method.best

        def choose(observation: array[float], legal: tuple[int, ...]) -> int:
            return legal[0] if len(legal) == 1 else best(np.frombuffer(observation, np.float32), legal)

        return choose

    def measure(self, opponents: tuple[str, ...], deals: int = CURVE_DEALS) -> Point:
        """Play some of the task's public deals from all seats against bots; with a folder, keep the point there."""
        shares = {}
        for opponent in opponents:
            share = evaluate(self.task, self.chooser(), opponent, self.task.deals()[:deals]).share
            shares[opponent] = (round(share.value, 4), round(share.low, 4), round(share.high, 4))
        point = Point(self.decisions, round(self.seconds, 1), round(self.loss, 4), shares)
        if self.folder is not None:
            with open(self.folder / CURVE, "a", encoding="utf-8") as file:
                file.write(f"{json.dumps(asdict(point))}\n")
        return point

    def save(self) -> None:
        """Write the weights into the folder."""
        if self.folder is None:
            raise ValueError("a run without a folder cannot be saved")
        self.folder.mkdir(parents=True, exist_ok=True)
        counts = {"decisions": self.decisions, "seconds": self.seconds, "loss": self.loss}
        self.method.network.save(self.folder / WEIGHTS, **counts)

    def learned(self, until: float, every: float, opponents: tuple[str, ...]) -> Iterator[Point]:
        """Learn until so many seconds of learning are spent; save and yield a point every so often."""
        while self.seconds < until:
            self.learn(min(every, until - self.seconds))
            if self.folder is not None:
                self.save()
            yield self.measure(opponents)
