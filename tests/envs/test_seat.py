"""One seat against bots: Gymnasium's own checks, and the handling of illegal actions."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import tradecraft.envs.seat  # noqa: F401
from tradecraft import Refused
from tradecraft.envs import SeatEnv


@pytest.mark.parametrize(
    ("id", "arguments"),
    [
        ("tradecraft/war1955-v0", {}),
        ("tradecraft/war1955-v0", {"observations": "dictionary", "seat": 1}),
        ("tradecraft/vienna-v0", {"players": 3, "opponents": ["greedy", "random"]}),
    ],
)
def test_upstream_accepts_it(id: str, arguments: dict[str, Any]):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        check_env(gymnasium.make(id, **arguments).unwrapped, skip_render_check=True)
    assert [str(one.message) for one in said] == []


def play(env: SeatEnv, seed: int) -> tuple[float, int, list[bytes]]:
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen = [observation.tobytes()]
    while True:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        assert env.action_masks()[action]
        observation, reward, is_over, _, info = env.step(action)
        seen.append(observation.tobytes())
        if is_over:
            return reward, info["seat"], seen


def test_episodes_end_with_a_reward_and_depend_on_the_seed_alone():
    env = SeatEnv("war1955", side="short", opponents="random")
    first, again, other = play(env, 1), play(SeatEnv("war1955", side="short", opponents="random"), 1), play(env, 2)
    assert first == again
    assert first != other
    assert abs(first[0]) == 1.0


def test_the_seat_is_drawn_unless_it_is_given():
    env = SeatEnv("war1955")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}
    assert {SeatEnv("war1955", seat=1).reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}


def test_a_stronger_bot_wins_more():
    """Random play against `officer` loses nearly always, so the opponents really are the bots that were named."""
    env = SeatEnv("war1955", side="short", opponents="officer")
    assert sum(play(env, seed)[0] for seed in range(8)) <= -6


def test_an_illegal_action_ends_the_episode_and_says_why():
    env = SeatEnv("war1955")
    _, info = env.reset(seed=1)
    bad = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, is_over, _, info = env.step(bad)
    assert (reward, is_over) == (-1.0, True)
    assert f"may not do action {bad}" in info["illegal"]


def test_an_episode_that_is_over_needs_a_reset():
    env = SeatEnv("war1955", max_cycles=4)
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    for _ in range(8):
        _, reward, is_over, is_cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if is_cut:
            break
    assert (reward, is_over, is_cut) == (0.0, False, True)
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset()
    env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_a_game_cut_off_before_the_first_decision_is_truncated():
    env = SeatEnv("vienna", 2, max_cycles=1, seat=1)
    # After the decision of the first seat, in the middle of the only cycle.
    env.env._last_step = 1
    _, info = env.reset(seed=1)
    assert not info["action_mask"].any()
    assert env.step(0)[1:4] == (0.0, False, True)


def test_a_seat_that_is_not_there_is_refused():
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="seats are 0 to 1"):
            SeatEnv("war1955", seat=seat)


def test_opponents_must_be_bots_and_as_many_as_seats():
    with pytest.raises(Refused, match="nobody"):
        SeatEnv("war1955", opponents="nobody")
    with pytest.raises(ValueError, match="2 opponents are needed"):
        SeatEnv("vienna", 3, opponents=["random"])
