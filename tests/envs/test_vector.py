"""Vector environments: the same games as one at a time, in shared buffers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

import numpy as np
from gymnasium.error import ResetNeeded

from tradecraft.envs import VectorEnv
from tradecraft.envs.aec import SeatsEnv

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("war1955", {}),
    ("war1955", {"side": "short"}),
    ("vienna", {"players": 2}),
    ("vienna", {"players": 4, "version": "advanced"}),
]
POSITIONS = 2_500


def choose(mask: Any, rng: np.random.Generator) -> Any:
    """Choose a legal action in each row."""
    return np.where(mask == 1, rng.random(mask.shape), -1).argmax(axis=1)


@pytest.mark.parametrize(("game", "arguments"), TABLES)
def test_it_plays_the_games_of_the_pettingzoo_environment(
    game: str, arguments: dict[str, Any], record_property: Callable[[str, object], None]
):
    """Four tables and 2,500 positions each: observations, masks, seats and rewards of 10,000 positions are equal."""
    n = 5
    vector, rng = VectorEnv(game, n, **arguments), np.random.default_rng(1)
    batch = vector.reset(seed="equal")
    singles = [SeatsEnv(game, **arguments) for _ in range(n)]
    for row, env in enumerate(singles):
        env.reset(seed=vector.seed_of(row))
    compared = ended = 0
    while compared < POSITIONS:
        for row, env in enumerate(singles):
            seen = env.last()[0]
            assert f"seat_{batch.seat[row]}" == env.agent_selection
            assert np.array_equal(seen["observation"], batch.observation[row])
            assert np.array_equal(seen["action_mask"], batch.mask[row])
            compared += 1
        actions = choose(batch.mask, rng)
        batch = vector.step(actions)
        for row, env in enumerate(singles):
            env.step(int(actions[row]))
            assert batch.done[row] == any(env.terminations.values())
            assert list(batch.reward[row]) == pytest.approx(list(env.rewards.values()))
            if batch.done[row]:
                ended += 1
                env.reset(seed=vector.seed_of(row))
    assert ended >= 2
    record_property("trials", f"vector and PettingZoo, {game} {arguments}: {compared} positions, {ended} games ended")


def test_the_same_seed_gives_the_same_games():
    one, other = VectorEnv("war1955", 8), VectorEnv("war1955", 8)
    first, second = one.reset(3), other.reset(3)
    assert np.array_equal(first.observation, second.observation)
    rng = np.random.default_rng(0)
    for _ in range(50):
        actions = choose(first.mask, rng)
        first, second = one.step(actions), other.step(actions)
    assert np.array_equal(first.observation, second.observation)


def test_other_seeds_and_rows_are_dealt_otherwise():
    env = VectorEnv("vienna", 16, 2)
    first = env.reset(1).observation.copy()
    assert len({row.tobytes() for row in first}) == 16
    assert not np.array_equal(first, env.reset(2).observation)


def test_an_action_that_is_not_legal_changes_nothing():
    env = VectorEnv("war1955", 4)
    batch = env.reset(1)
    before = batch.observation.copy()
    actions = choose(batch.mask, np.random.default_rng(0))
    for bad in (int(np.flatnonzero(batch.mask[2] == 0)[0]), -1, env.table.actions):
        actions[2] = bad
        with pytest.raises(ValueError, match=f"action {bad} is not legal in game 2"):
            env.step(actions)
    with pytest.raises(ValueError, match="one action for each of 4 games"):
        env.step(actions[:3])
    assert np.array_equal(batch.observation, before)


def test_it_must_be_reset_first_and_have_a_game():
    env = VectorEnv("war1955", 4)
    for use in (env.sample, lambda: env.step([0] * 4)):
        with pytest.raises(ResetNeeded):
            use()
    with pytest.raises(ValueError, match="at least one game"):
        VectorEnv("war1955", 0)


def test_buffers_are_made_once_and_shared_by_dlpack():
    env = VectorEnv("war1955", 4)
    batch = env.reset(1)
    shared = [np.from_dlpack(array) for array in (batch.observation, batch.mask, batch.seat, batch.reward, batch.done)]
    again = env.step(choose(batch.mask, np.random.default_rng(0)))
    assert again is batch
    assert np.shares_memory(shared[0], again.observation)
    # What JAX asks for; it copies arrays that begin elsewhere.
    assert all(array.ctypes.data % 64 == 0 for array in vars(again).values())
    assert all(np.array_equal(one, other) for one, other in zip(shared, vars(again).values(), strict=True))


def test_observations_lie_in_their_space():
    env = VectorEnv("vienna", 32, 4, version="advanced")
    batch = env.reset(1)
    low, high = env.table.bounds()
    rng = np.random.default_rng(0)
    for _ in range(40):
        batch = env.step(choose(batch.mask, rng))
        assert (low <= batch.observation).all()
        assert (batch.observation <= high).all()
        assert batch.mask.any(axis=1).all()
