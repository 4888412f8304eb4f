"""Upstream checks across interfaces: PettingZoo's cycles and benchmark, and Shimmy."""

from __future__ import annotations

import sys
import warnings
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

import numpy as np

with warnings.catch_warnings():
    # PettingZoo's tests import its own games in a way that it warns of itself.
    warnings.simplefilter("ignore")
    from pettingzoo.test import max_cycles_test, performance_benchmark, state_test

from gymnasium.spaces import Discrete

from tradecraft import envs
from tradecraft.envs.aec import SeatsEnv


@pytest.mark.parametrize(("name", "players"), [("vienna_v0", 3), ("war1955_v0", 2)])
def test_pettingzoos_benchmark_runs(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """It steps and resets for five seconds; here a clock ticks with each look at it."""
    ticks = count(0, 0.05)
    monkeypatch.setattr(
        sys.modules[performance_benchmark.__module__], "time", SimpleNamespace(time=lambda: next(ticks))
    )
    performance_benchmark(getattr(envs, name).env(players=players))
    assert "turns per second" in capsys.readouterr().out


EVEN = 5
"""A seed with which the last legal action of each decision makes both seats act equally often, as upstream expects."""


class Sampled(SeatsEnv):
    """Its spaces draw legal actions, which upstream's test, made for games in which all is legal, asks them for."""

    def reset(self, seed: int | str | None = EVEN, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)

    def action_space(self, agent: str) -> Discrete:
        legal = self.legal if agent == self.agent_selection else self.position.legal(self._seat_of[agent])
        return Discrete(1, start=legal[-1] if legal else 0)


class Cycles(Sampled):
    """The parallel form that upstream's test wants: a step is a cycle, of a decision for each seat."""

    def reset(self, *arguments: Any, **named: Any) -> Any:
        super().reset(*arguments, **named)
        return {}, self.infos

    def step(self, actions: Any) -> Any:
        assert set(actions) == set(self.possible_agents)
        for _ in actions:
            super().step(self.legal[-1])
        return {}, self.rewards, self.terminations, self.truncations, self.infos


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_pettingzoos_test_of_cycles_passes(game: str):
    max_cycles_test(SimpleNamespace(env=partial(Sampled, game, 2), parallel_env=partial(Cycles, game, 2)))


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_pettingzoos_test_of_states_passes(game: str):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        state_test(Sampled(game, 2), Cycles(game, 2), num_cycles=20)
    assert [str(one.message) for one in said] == []


@pytest.mark.parametrize(
    ("game", "config"), [("tradecraft_war1955", {"side": "short"}), ("tradecraft_vienna", {"players": 2})]
)
def test_shimmy_plays_the_open_spiel_games(game: str, config: dict[str, str | int]):
    shimmy = pytest.importorskip("shimmy.openspiel_compatibility", reason="Shimmy is not installed")
    import tradecraft.envs.open_spiel  # noqa: F401

    env = shimmy.OpenSpielCompatibilityV0(game_name=game, config=config)
    env.reset(seed=1)
    ended = []
    for agent in env.agent_iter():
        _, _, over, cut, info = env.last()
        if over or cut:
            ended.append(agent)
            env.step(None)
        else:
            legal = np.flatnonzero(info["action_mask"])
            assert len(legal)
            env.step(int(legal[0]))
    assert sorted(ended) == ["player_0", "player_1"]
    # Shimmy 2.0.1 hands a loser's reward out twice, also in connect_four; the game's own returns are right.
    assert env.game_state.is_terminal()
    assert tuple(sorted(env.game_state.returns())) in ((-1, 1), (0, 0))
