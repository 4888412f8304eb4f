"""Any game as a PettingZoo environment: seats act one at a time, with masks of their legal actions."""

from __future__ import annotations

import secrets
from operator import index
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, aec_registry
from pettingzoo import register as register_env
from pettingzoo.utils.env_logger import EnvLogger

from tradecraft.core.chance import Source, settle
from tradecraft.core.game import CHANCE, DECIDE, OVER, SPECTATOR, State
from tradecraft.core.generator import Generator
from tradecraft.core.observation import observation_version
from tradecraft.core.registry import game_ids
from tradecraft.envs.drawing import draw
from tradecraft.envs.loop import rewards_of
from tradecraft.envs.table import FORMS, Observation, Table, source_of

RENDER_MODES: Final = ["ansi", "svg"]


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A PettingZoo environment of any game: `seat_0`, `seat_1` and so on take turns.

    An observation is a dictionary with the `observation` and the `action_mask`, which is empty for a seat that is not
    to act. Where several seats decide at once and in secret, the lowest acts first, and the others learn nothing of it.
    At the end winners share a reward of 1, the others share -1.

    `clone` returns an independent copy, which goes on with the same draws, and `copy.deepcopy` does the same; `restore`
    goes back to a copy. What is unpickled is a new environment with the same arguments, as with upstream's own.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        observations: str = "flat",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        pack: str | None = None,
        **options: str | int | bool,
    ) -> None:
        """Prepare a table; `observations` is flat, dictionary or tokens, `max_cycles` cuts a game off.

        A cycle is as many decisions as there are seats, whoever takes them.
        Raise Refused if there is no such game, number of players or option.
        """
        super().__init__()
        if observations not in FORMS:
            raise ValueError(f"observations are {', '.join(FORMS)}, not {observations!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render modes are {', '.join(RENDER_MODES)}, not {render_mode!r}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}")
        named: dict[str, Any] = {"observations": observations, "max_cycles": max_cycles, "render_mode": render_mode}
        # An environment has no more than thirty attributes: beyond that, Python finds every one of them more slowly.
        self._arguments: dict[str, Any] = {"game": game, "players": players, "pack": pack, **named, **options}
        self.table = Table(game, players, options, pack)
        self.observations = observations
        self._last_step = None if max_cycles is None else max_cycles * self.table.players
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{self.table.observer.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = gymnasium.spaces.Box(0, 1, (self.table.actions,), np.int8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": self.table.space(observations), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        low, high = self.table.bounds()
        self.state_space = gymnasium.spaces.Box(
            np.tile(low, self.table.players), np.tile(high, self.table.players), dtype=np.float32
        )
        self._observation = np.zeros(self.table.observer.size, np.float32)
        self._mask = np.zeros(self.table.actions, np.int8)
        self._is_flat = observations == "flat"
        self._read = self.table.observer.read
        self._write = self.table.rows(self._observation, self._mask, bytearray(1)).write
        self.position: State = self.table.start
        self._source: Source = Generator("")
        self._seeds = Seeds()
        self.legal: tuple[int, ...] = ()
        self._steps = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of a seat's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of a seat's actions, all the game has."""
        return self.action_spaces[agent]

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same draws after the same actions.

        Without a seed it is the next game of the last seed. With `options={"deal": "..."}` it is a certain deal, in
        which the k-th card of a deck is the same whoever plays what.
        """
        self._source = source_of(self._seeds.following(seed), (options or {}).get("deal"))
        self.position = self.table.start.clone()
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: int | None) -> None:
        """Carry out an action of the seat to act, and the draws that follow; raise ValueError if it is not legal."""
        if not self.legal:
            self._step_of_nobody(action)
            return
        number = -1 if action is None else index(action)
        if number not in self.legal:
            raise ValueError(self._complaint(number))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.position.apply(self.position.deciders[0], number)
        self._steps += 1
        self._go_on()

    def sample(self) -> int | None:
        """Return a legal action of the seat to act, each equally likely, or None if it is over; the seed fixes them."""
        return self._seeds.pick(self.legal) if self.legal else None

    def _go_on(self) -> None:
        """Draw, then find who acts next or how the game ended."""
        state = self.position
        if state.waiting == CHANCE:
            settle(state, self._source)
        if state.waiting == DECIDE and self._steps != self._last_step:
            seat = state.deciders[0]
            self.legal = state.legal(seat)
            self.agent_selection = self.possible_agents[seat]
        elif state.waiting == OVER:
            self.legal = ()
            self.rewards = dict(zip(self.possible_agents, rewards_of(state.outcome()), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.legal = ()
            self.truncations = dict.fromkeys(self.agents, True)

    def _step_of_nobody(self, action: int | None) -> None:
        """Handle a step when no seat is to act, as upstream's wrapper does."""
        if not self._has_begun():
            EnvLogger.error_step_before_reset()
        elif self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _has_begun(self) -> bool:
        return "agent_selection" in self.__dict__

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Yield the seat to act, until the game is over and every seat has been told."""
        if not self._has_begun():
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def _complaint(self, action: int) -> str:
        seat = self.position.deciders[0]
        reason = self.table.game.refusal(self.position, seat, action)
        return f"{self.agent_selection} may not do action {action}: {reason.code if reason else 'none given'}"

    def observe(self, agent: str) -> dict[str, Observation]:
        """Return what a seat knows, and the mask of what it may do now."""
        seat = self._seat_of[agent]
        legal = self.legal if agent == self.agent_selection else ()
        self._write(0, seat, self._read(self.position, seat), legal)
        if self._is_flat:
            return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
        seen = self.table.observe(self.position, seat, self.observations)
        return {"observation": seen, "action_mask": self._mask.copy()}

    def state(self) -> NDArray[np.float32]:
        """Return what all seats know together, for training with a central critic."""
        if not self._has_begun():
            EnvLogger.error_state_before_reset()
        flat = [
            self.table.observer.flat(self.table.observer.read(self.position, seat)) for seat in self._seat_of.values()
        ]
        return np.concatenate([np.frombuffer(one, np.float32) for one in flat])

    def render(self) -> str | None:
        """Return what the seat to act knows as text ("ansi") or as a picture ("svg"); None without a render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render without a render mode: ansi or svg.")
            return None
        if not self._has_begun():
            EnvLogger.error_render_before_reset()
        seat = SPECTATOR if self.position.waiting == OVER else self._seat_of[self.agent_selection]
        return draw(self.table.game, self.position, seat, self.table.options, self.render_mode)

    def close(self) -> None:
        """Do nothing; there is no window."""

    def clone(self) -> SeatsEnv:
        """Return an independent copy: what is done in one does not happen in the other, and the draws are the same."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._observation = np.zeros_like(self._observation)
        copy._mask = np.zeros_like(self._mask)
        copy._write = self.table.rows(copy._observation, copy._mask, bytearray(1)).write
        copy._seeds = self._seeds.copy()
        if self._has_begun():
            copy.restore(self)
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatsEnv:
        """Return a clone."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the arguments: the position is for `clone`."""
        return _made, (type(self), self._arguments)

    def restore(self, saved: SeatsEnv) -> None:
        """Go to where another environment of the same table is, a clone for example, which stays as it is."""
        if saved.table is not self.table:
            raise ValueError("an environment can only be restored from a clone of itself")
        if not saved._has_begun():
            raise ValueError("an environment that was never reset is no place to go back to")
        self.position = saved.position.clone()
        self._source = _copied(saved._source)
        self._seeds = saved._seeds.copy()
        self.legal = saved.legal
        self._steps = saved._steps
        self._skip_agent_selection = getattr(saved, "_skip_agent_selection", None)
        self.agents = saved.agents[:]
        self.agent_selection = saved.agent_selection
        self.rewards = dict(saved.rewards)
        self._cumulative_rewards = dict(saved._cumulative_rewards)
        self.terminations = dict(saved.terminations)
        self.truncations = dict(saved.truncations)
        self.infos = {agent: dict(info) for agent, info in saved.infos.items()}


def _made(kind: type[SeatsEnv], arguments: dict[str, Any]) -> SeatsEnv:
    return kind(**arguments)


class Seeds:
    """The seeds of an environment's games, one after the other, and random choices that follow from them."""

    __slots__ = ("dealt", "sampler", "seed")

    def __init__(self) -> None:
        """Begin without a seed."""
        self.seed: int | str | None = None
        self.dealt = 0
        self.sampler: Generator | None = None

    def following(self, given: int | str | None) -> int | str:
        """Return the seed of the next game: the one that is given, else one that follows from the last that was."""
        if given is not None:
            self.seed, self.dealt = given if isinstance(given, str) else index(given), 0
        elif self.seed is None:
            self.seed = secrets.token_hex(8)
        else:
            self.dealt += 1
        self.sampler = None
        return f"{self.seed}/{self.dealt}" if self.dealt else self.seed

    def pick(self, legal: tuple[int, ...]) -> int:
        """Return one of several actions."""
        if self.sampler is None:
            self.sampler = Generator(f"{self.seed}/{self.dealt}/sample")
        return self.sampler.pick(legal)

    def copy(self) -> Seeds:
        """Return an independent copy."""
        copy = Seeds()
        copy.seed, copy.dealt = self.seed, self.dealt
        copy.sampler = None if self.sampler is None else _copied(self.sampler)
        return copy


def _copied(source: Any) -> Any:
    """Return a source that goes on with the same draws."""
    if not isinstance(source, Generator):
        return source
    copy = Generator("")
    copy.first, copy.second = source.first, source.second
    return copy


def register() -> None:
    """Register `tradecraft/GAME-vN` with PettingZoo for every game that declares observations."""
    for game in game_ids():
        version = observation_version(game)
        id = f"tradecraft/{game}-v{version}"
        if version is not None and id not in aec_registry:
            register_env("aec", id, f"{__name__}:SeatsEnv", kwargs={"game": game})


register()
