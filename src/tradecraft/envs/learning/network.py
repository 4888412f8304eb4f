"""A small network with two hidden layers, trained with Adam."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8
LARGEST_GRADIENT = 1.0
"""The norm to which a longer gradient is cut."""


class Network:
    """Observations to a number for each output: one for each action, and what else a method needs."""

    def __init__(self, inputs: int, outputs: int, hidden: int = 128, seed: int = 0) -> None:
        """Draw the weights; the last layer begins near 0, so that everything begins equal."""
        rng = np.random.default_rng(seed)
        sizes = (inputs, hidden, hidden, outputs)
        self.weights: list[Floats] = []
        for number, (fan_in, fan_out) in enumerate(pairwise(sizes)):
            spread = np.sqrt(2 / fan_in) * (0.01 if number == 2 else 1.0)
            self.weights += [
                (spread * rng.standard_normal((fan_in, fan_out))).astype(np.float32),
                np.zeros(fan_out, np.float32),
            ]
        self.moments: list[Floats] = [np.zeros_like(one) for one in self.weights for _ in range(2)]
        self.steps = 0

    def forward(self, inputs: Floats) -> tuple[Floats, tuple[Floats, Floats, Floats]]:
        """Return the outputs of a batch, and the activations that `learn` needs."""
        first, first_bias, second, second_bias, last, last_bias = self.weights
        one = np.maximum(inputs @ first + first_bias, 0)
        two = np.maximum(one @ second + second_bias, 0)
        return two @ last + last_bias, (inputs, one, two)

    def learn(self, known: tuple[Floats, Floats, Floats], slope: Floats, rate: float) -> None:
        """Take a step of Adam against the slope of a loss by the outputs of a batch."""
        inputs, one, two = known
        _, _, second, _, last, _ = self.weights
        to_two = (slope @ last.T) * (two > 0)
        to_one = (to_two @ second.T) * (one > 0)
        gradients = [inputs.T @ to_one, to_one.sum(0), one.T @ to_two, to_two.sum(0), two.T @ slope, slope.sum(0)]
        norm = float(np.sqrt(sum(float(np.vdot(one, one)) for one in gradients)))
        scale = min(1.0, LARGEST_GRADIENT / (norm + TINY))
        self.steps += 1
        rate *= np.sqrt(1 - SECOND_MOMENT**self.steps) / (1 - FIRST_MOMENT**self.steps)
        for place, (weight, gradient) in enumerate(zip(self.weights, gradients, strict=True)):
            mean, square = self.moments[2 * place : 2 * place + 2]
            gradient *= np.float32(scale)
            mean += (1 - FIRST_MOMENT) * (gradient - mean)
            square += (1 - SECOND_MOMENT) * (gradient * gradient - square)
            weight -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(TINY))

    def save(self, path: Path, **more: Any) -> None:
        """Write the network, what the optimiser remembers, and more numbers; an interrupted write changes nothing."""
        parts: dict[str, Any] = {f"weight_{n}": one for n, one in enumerate(self.weights)}
        parts |= {f"moment_{n}": one for n, one in enumerate(self.moments)}
        fresh = path.with_suffix(".new.npz")
        np.savez(fresh, steps=self.steps, **more, **parts)
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path) -> tuple[Network, dict[str, Any]]:
        """Read a network, and what else was saved with it."""
        with np.load(path) as file:
            network = cls.__new__(cls)
            network.weights = [file[f"weight_{n}"] for n in range(6)]
            network.moments = [file[f"moment_{n}"] for n in range(12)]
            network.steps = int(file["steps"])
            more = {name: file[name].item() for name in file.files if name[:7] not in ("weight_", "moment_")}
        return network, more
