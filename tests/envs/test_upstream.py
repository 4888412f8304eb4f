"""Upstream checks that belong to no single interface: PettingZoo's benchmark, and Shimmy."""

from __future__ import annotations

import sys
import warnings
from itertools import count
from types import SimpleNamespace

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

import numpy as np

with warnings.catch_warnings():
    # PettingZoo's tests import its own games in a way that it warns of itself.
    warnings.simplefilter("ignore")
    from pettingzoo.test import performance_benchmark

from tradecraft import envs


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
