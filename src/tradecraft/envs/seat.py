"""One seat of any game against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from tradecraft.api.refused import explained
from tradecraft.api.words import Words
from tradecraft.bots.protocol import Bot, Budget, find_bot
from tradecraft.core.observation import observation_version
from tradecraft.core.registry import game_ids
from tradecraft.envs.aec import RENDER_MODES, SeatsEnv
from tradecraft.envs.table import Observation

ILLEGAL = -1.0
"""The reward of an action that is not legal, which ends the episode."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """You play one seat; bots play the others, and are given only what their seats know.

    `info["action_mask"]` and `action_masks()` say what is legal. An action that is not ends the episode with a reward
    of -1, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        simulations: int = 0,
        observations: str = "flat",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        pack: str | None = None,
        **options: str | int | bool,
    ) -> None:
        """Prepare a table; raise Refused if there is no such game, bot, number of players or option.

        `seat` counts from 0; without one it is drawn for each episode. `opponents` is the name of a bot, or one for
        each other seat in turn, counted from yours. `simulations` limits how long bots that search think. A game is
        truncated after `max_cycles`; a cycle is as many decisions as there are seats, whoever takes them.
        """
        named: dict[str, Any] = {"observations": observations, "max_cycles": max_cycles, "render_mode": render_mode}
        given: dict[str, Any] = {**options, **named, "pack": pack}
        self.env = SeatsEnv(game, players, **given)
        self.render_mode = render_mode
        if seat is not None and not 0 <= seat < self.env.table.players:
            raise ValueError(f"seats are 0 to {self.env.table.players - 1}, not {seat}")
        self.fixed_seat = seat
        others = self.env.table.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"{others} opponents are needed, not {len(names)}")
        with explained(Words(self.env.table.game)):
            self.bots: list[Bot] = [find_bot(name, self.env.table.game) for name in names]
        self.budget = Budget(0, simulations)
        self.observation_space = self.env.table.space(observations)
        self.action_space = self.env.action_space("seat_0")
        self.agent = "seat_0"
        self.seat = 0
        self._rng = Random(0)
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode, and let the bots play until it is your turn; options are those of the AEC environment."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        drawn = int(self.np_random.integers(self.env.table.players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.agent = self.env.possible_agents[self.seat]
        self._rng = Random(number)
        self.env.reset(number, options)
        self._is_over = False
        self._let_bots_play()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play your action, then let the bots play until it is your turn again or the game is over."""
        if self._is_over:
            raise ResetNeeded("reset() needs to be called first: no episode has begun, or it is over")
        # A game can be cut off before your first decision.
        if self.env.legal:
            try:
                self.env.step(action)
            except ValueError as error:
                self._is_over = True
                observation, info = self._seen()
                return observation, ILLEGAL, True, False, {**info, "illegal": str(error)}
            self._let_bots_play()
        observation, info = self._seen()
        is_ended, is_cut = self.env.terminations[self.agent], self.env.truncations[self.agent]
        self._is_over = is_ended or is_cut
        return observation, float(self.env.rewards[self.agent]), is_ended, is_cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what is legal now, under the name that maskable algorithms look for."""
        mask: NDArray[np.int8] = self.env.observe(self.agent)["action_mask"]
        return mask.astype(np.bool_)

    def render(self) -> str | None:
        """Return what the seat knows as text or as a picture."""
        return self.env.render()

    def _let_bots_play(self) -> None:
        env = self.env
        while env.legal and env.agent_selection != self.agent:
            seat = env.possible_agents.index(env.agent_selection)
            bot = self.bots[(seat - self.seat - 1) % env.table.players]
            view = env.table.game.view(env.position, seat)
            env.step(bot.think(view, env.legal, self._rng, self.budget).action)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.env.observe(self.agent)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}


def register() -> None:
    """Register `tradecraft/GAME-vN` with Gymnasium for every game that declares observations."""
    for game in game_ids():
        version = observation_version(game)
        id = f"tradecraft/{game}-v{version}"
        if version is not None and id not in gymnasium.registry:
            gymnasium.register(id, f"{__name__}:SeatEnv", kwargs={"game": game})


register()
