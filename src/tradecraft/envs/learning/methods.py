"""Two ways to learn by self-play: proximal policy optimisation, and deep Monte Carlo."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tradecraft.envs.learning.network import Floats, Network
from tradecraft.envs.learning.self_play import NEVER, Marks, Rollout, advantages, choices


class Method(Protocol):
    """A way to learn: how it plays while it learns, how it learns, and how it plays afterwards."""

    name: str
    network: Network

    def act(self, observation: Floats, mask: Marks) -> tuple[NDArray[np.int64], Floats, Floats]:
        """Choose an action in each row, as `self_play.Policy`."""
        ...

    def learn(self, played: Rollout) -> float:
        """Learn from steps that were just played; return the mean loss."""
        ...

    def best(self, observation: Floats, legal: tuple[int, ...]) -> int:
        """Return what it plays once it has learned, for one observation."""
        ...


class MonteCarlo:
    """Deep Monte Carlo: learn how games ended after each action, and play the best action but for a few at random.

    After DouZero (Zha et al., 2021), with a number for every action instead of actions as inputs. Games that are not
    over at the end of a batch count with the value of where they stand.
    """

    name = "deep Monte Carlo"
    RANDOM: Final = 0.05
    RATE: Final = 1e-3
    MINIBATCH: Final = 1024

    def __init__(self, inputs: int, actions: int, seed: int = 0, hidden: int = 128) -> None:
        """Begin with an untrained network."""
        self.network = Network(inputs, actions, hidden, seed)
        self.rng = np.random.default_rng((seed, 1))

    def act(self, observation: Floats, mask: Marks) -> tuple[NDArray[np.int64], Floats, Floats]:
        """Play the best action, or now and then any."""
        values = np.where(mask, self.network.forward(observation)[0], NEVER)
        action, best = values.argmax(1), values.max(1)
        for row in np.flatnonzero(self.rng.random(len(mask)) < self.RANDOM):
            action[row] = self.rng.choice(np.flatnonzero(mask[row]))
        return action, best, np.zeros(len(mask), np.float32)

    def learn(self, played: Rollout) -> float:
        """Fit the values of the actions played to how the games ended."""
        target = (advantages(played, 1.0) + played.value).reshape(-1)
        observation = played.observation.reshape(len(target), -1)
        action = played.action.reshape(-1)
        order = choices(played)
        self.rng.shuffle(order)
        losses = []
        for part in np.array_split(order, max(1, len(order) // self.MINIBATCH)):
            outputs, known = self.network.forward(observation[part])
            rows = np.arange(len(part))
            error = outputs[rows, action[part]] - target[part]
            slope = np.zeros_like(outputs)
            slope[rows, action[part]] = 2 * error / len(part)
            self.network.learn(known, slope, self.RATE)
            losses.append(float(np.mean(error**2)))
        return float(np.mean(losses))

    def best(self, observation: Floats, legal: tuple[int, ...]) -> int:
        """Play the best action."""
        values = self.network.forward(observation[None])[0][0]
        return max(legal, key=lambda action: values[action])


class Ppo:
    """Proximal policy optimisation (Schulman et al., 2017) with masks; one policy plays all seats."""

    name = "PPO"
    RATE: Final = 3e-4
    MINIBATCH: Final = 1024
    EPOCHS: Final = 3
    CLIP: Final = 0.2
    DECAY: Final = 0.95
    ENTROPY: Final = 0.01
    VALUE: Final = 0.5

    def __init__(self, inputs: int, actions: int, seed: int = 0, hidden: int = 128) -> None:
        """Begin with a network that plays any action; its last output is the value."""
        self.network = Network(inputs, actions + 1, hidden, seed)
        self.rng = np.random.default_rng((seed, 2))

    def act(self, observation: Floats, mask: Marks) -> tuple[NDArray[np.int64], Floats, Floats]:
        """Draw an action by the policy's chances."""
        outputs = self.network.forward(observation)[0]
        logs = _log_chances(outputs[:, :-1], mask)
        # The largest of the logarithms with Gumbel noise is a draw by the chances.
        noise = -np.log(-np.log(self.rng.random(logs.shape, np.float32) + np.float32(1e-12)) + np.float32(1e-12))
        action = (logs + noise).argmax(1)
        return action, outputs[:, -1], logs[np.arange(len(action)), action]

    def learn(self, played: Rollout) -> float:
        """Make better-than-expected actions likelier, within the clip, and fit the value."""
        ahead = advantages(played, self.DECAY).reshape(-1)
        target = ahead + played.value.reshape(-1)
        observation = played.observation.reshape(len(ahead), -1)
        mask = played.mask.reshape(len(ahead), -1)
        action, before = played.action.reshape(-1), played.chance.reshape(-1)
        order = choices(played)
        ahead = (ahead - ahead[order].mean()) / (ahead[order].std() + 1e-6)
        losses = []
        for _ in range(self.EPOCHS):
            self.rng.shuffle(order)
            for part in np.array_split(order, max(1, len(order) // self.MINIBATCH)):
                given = (observation[part], mask[part], action[part], before[part], ahead[part], target[part])
                losses.append(self._step(*given))
        return float(np.mean(losses))

    def _step(
        self, observation: Floats, mask: Marks, action: NDArray[np.int64], before: Floats, ahead: Floats, target: Floats
    ) -> float:
        outputs, known = self.network.forward(observation)
        logs = _log_chances(outputs[:, :-1], mask)
        chances = np.exp(logs)
        rows = np.arange(len(action))
        ratio = np.exp(np.clip(logs[rows, action] - before, -20, 20))
        is_clipped = ((ahead > 0) & (ratio > 1 + self.CLIP)) | ((ahead < 0) & (ratio < 1 - self.CLIP))
        gain = np.where(is_clipped, 0, ratio * ahead)
        # The slope of -gain by the logits, then that of -entropy.
        slope = np.empty_like(outputs)
        slope[:, :-1] = chances * gain[:, None]
        slope[rows, action] -= gain
        entropy = -(chances * np.where(mask, logs, 0)).sum(1)
        slope[:, :-1] += self.ENTROPY * chances * (np.where(mask, logs, 0) + entropy[:, None])
        error = outputs[:, -1] - target
        slope[:, -1] = self.VALUE * 2 * error
        slope /= len(action)
        self.network.learn(known, slope, self.RATE)
        return float(np.mean(error**2))

    def best(self, observation: Floats, legal: tuple[int, ...]) -> int:
        """Play the likeliest action."""
        values = self.network.forward(observation[None])[0][0]
        return max(legal, key=lambda action: values[action])


def _log_chances(logits: Floats, mask: Marks) -> Floats:
    logits = np.where(mask, logits, NEVER)
    logits = logits - logits.max(1, keepdims=True)
    found: Floats = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    return found


METHODS: Final[dict[str, type[MonteCarlo] | type[Ppo]]] = {"dmc": MonteCarlo, "ppo": Ppo}
"""The methods by the names under which they are asked for."""
