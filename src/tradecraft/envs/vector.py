"""Many games at once: one compiled loop that writes into buffers which are made once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from tradecraft.envs.loop import Loop, deal_seed
from tradecraft.envs.table import Table

LINE: Final = 64
"""The bytes of a line of the cache."""


@dataclass(frozen=True)
class Batch:
    """The buffers of a vector environment, a row for each game. Each step overwrites them: copy what you keep.

    `seat` is the seat to move, and `observation` and `mask` are its. `reward` has what each seat got for a game that
    ended with this step, and `done` says which did; their rows already show the next game. Arrays speak DLPack:
    `torch.from_dlpack(batch.observation)` shares the memory.
    """

    observation: NDArray[np.float32]
    mask: NDArray[np.int8]
    seat: NDArray[np.int8]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]


def _zeros(shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
    """Return an array that begins where a line of the cache does: elsewhere JAX copies instead of sharing."""
    size = prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + LINE - 1, np.uint8)
    start = -room.ctypes.data % LINE
    return room[start : start + size].view(kind).reshape(shape)


class VectorEnv:
    """A number of games of one kind, stepped together; each restarts when it is over.

    The game in row r after k earlier ones is dealt by the seed "SEED/r/k", with which a PettingZoo environment plays
    the same game.
    """

    def __init__(
        self,
        game: str,
        n: int = 1024,
        players: int | None = None,
        *,
        pack: str | None = None,
        **options: str | int | bool,
    ) -> None:
        """Make the buffers; raise Refused if there is no such game, number of players or option."""
        if n < 1:
            raise ValueError(f"a vector environment has at least one game, not {n}")
        self.table = Table(game, players, options, pack)
        self.n = n
        size, actions = self.table.observer.size, self.table.actions
        self.batch = Batch(
            _zeros((n, size), np.float32),
            _zeros((n, actions), np.int8),
            _zeros((n,), np.int8),
            _zeros((n, self.table.players), np.float32),
            _zeros((n,), np.bool_),
        )
        rows = self.table.rows(self.batch.observation, self.batch.mask, self.batch.seat)
        self.loop = Loop(self.table.start, self.table.observer, rows, n)
        self.observation_space = self.table.space("flat")
        self.action_space = spaces.Discrete(actions)
        # Where each row of the mask begins if the rows are taken as one.
        self._starts = np.arange(n) * actions

    def reset(self, seed: int | str | None = None) -> Batch:
        """Begin all games; return what is seen first, and what may be done. Without a seed, one is drawn."""
        self.loop.reset(secrets.token_hex(8) if seed is None else str(seed))
        self.batch.reward.fill(0)
        self.batch.done.fill(False)
        return self.batch

    def step(self, actions: Any) -> Batch:
        """Carry out an action in each game; raise ValueError, and change nothing, if one is not legal."""
        self._check_begun()
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise ValueError(f"one action for each of {self.n} games is needed, not an array of shape {chosen.shape}")
        within = (chosen >= 0) & (chosen < self.table.actions)
        legal = within & (self.batch.mask.take(self._starts + np.where(within, chosen, 0)) == 1)
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"action {chosen[row]} is not legal in game {row}")
        self.batch.reward.fill(0)
        self.batch.done.fill(False)
        for row, rewards in self.loop.step(chosen.tolist()):
            self.batch.reward[row] = rewards
            self.batch.done[row] = True
        return self.batch

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for each game, each equally likely; the seed fixes them."""
        self._check_begun()
        return np.array(self.loop.sample(), np.int64)

    def seed_of(self, row: int) -> str:
        """Return the seed of the game that is being played in a row."""
        return deal_seed(self.loop.seed, row, self.loop.numbers[row])

    def _check_begun(self) -> None:
        if not self.loop.states:
            raise ResetNeeded("reset() needs to be called first")
