"""Self-play of a policy in a vector environment, with the outcome of every decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tradecraft.envs.learning.network import Floats
from tradecraft.envs.vector import VectorEnv

Marks = NDArray[np.bool_]
Policy = Callable[[Floats, Marks], tuple[NDArray[np.int64], Floats, Floats]]
"""Observations and masks to actions, the values of the seats to move, and the logarithms of the actions' chances."""

NEVER = np.float32(-1e9)
"""The value of an action that is not legal."""


@dataclass
class Rollout:
    """Steps of many games at once: arrays of `steps` by games, the first two with an axis more."""

    observation: Floats
    mask: Marks
    action: NDArray[np.int64]
    seat: NDArray[np.int8]
    reward: Floats
    done: Marks
    value: Floats
    chance: Floats
    last_seat: NDArray[np.int8]
    last_value: Floats
    """Who is to move after the last step, and the value for that seat."""


def play(env: VectorEnv, policy: Policy, steps: int) -> Rollout:
    """Let a policy play all seats for some steps, from where the games are."""
    batch, count = env.batch, env.n
    size, actions, players = batch.observation.shape[1], batch.mask.shape[1], batch.reward.shape[1]
    played = Rollout(
        np.empty((steps, count, size), np.float32),
        np.empty((steps, count, actions), np.bool_),
        np.empty((steps, count), np.int64),
        np.empty((steps, count), np.int8),
        np.empty((steps, count, players), np.float32),
        np.empty((steps, count), np.bool_),
        np.empty((steps, count), np.float32),
        np.empty((steps, count), np.float32),
        np.empty(count, np.int8),
        np.empty(count, np.float32),
    )
    for step in range(steps):
        played.observation[step] = batch.observation
        played.mask[step] = batch.mask
        played.seat[step] = batch.seat
        chosen = policy(played.observation[step], played.mask[step])
        played.action[step], played.value[step], played.chance[step] = chosen
        env.step(played.action[step])
        played.reward[step], played.done[step] = batch.reward, batch.done
    played.last_seat[:] = batch.seat
    played.last_value[:] = policy(batch.observation, batch.mask.view(np.bool_))[1]
    return played


def advantages(played: Rollout, decay: float) -> Floats:
    """Return how much better each decision turned out than its seat's value, by its next values and the end.

    With a decay of 1 this is the outcome alone; a game that is not over is worth its last value: to the seat to move as
    it is, to the others together as much the other way round.
    """
    steps, count = played.seat.shape
    players = played.reward.shape[2]
    rows = np.arange(count)
    value = np.repeat(-played.last_value[:, None] / (players - 1), players, axis=1)
    value[rows, played.last_seat] = played.last_value
    ahead = np.zeros((count, players), np.float32)
    found = np.empty((steps, count), np.float32)
    for step in range(steps - 1, -1, -1):
        done = played.done[step]
        value[done] = played.reward[step][done]
        ahead[done] = 0
        seat = played.seat[step]
        ahead[rows, seat] = value[rows, seat] - played.value[step] + decay * ahead[rows, seat]
        value[rows, seat] = played.value[step]
        found[step] = ahead[rows, seat]
    return found


def choices(played: Rollout) -> NDArray[np.int64]:
    """Return the places, in flat order, of all decisions with more than one legal action."""
    return np.flatnonzero(played.mask.sum(2).reshape(-1) > 1)
