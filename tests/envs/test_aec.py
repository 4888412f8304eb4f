"""The PettingZoo environments: upstream's own tests, copies, and observations."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

import numpy as np
import pettingzoo

with warnings.catch_warnings():
    # Upstream's tests import an environment of upstream's in a way that upstream has deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

from tradecraft import Refused, envs
from tradecraft.envs.aec import SeatsEnv

CASES: list[tuple[str, dict[str, Any]]] = [
    ("war1955_v0", {}),
    ("war1955_v0", {"side": "short", "observations": "dictionary"}),
    ("vienna_v0", {"players": 2}),
    ("vienna_v0", {"players": 4, "version": "advanced", "third_man": True}),
    ("vienna_v0", {"players": 3, "observations": "tokens"}),
]
EVERY_CASE = pytest.mark.parametrize(("name", "arguments"), CASES)
# What upstream says of every environment with a mask, its own included.
WITH_MASKS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def make(name: str, arguments: dict[str, Any]) -> SeatsEnv:
    env: SeatsEnv = getattr(envs, name).env(**arguments)
    return env


def play(env: SeatsEnv, steps: int, seed: int = 1) -> list[int]:
    """Play at random until some steps are done or the game is over; return what was chosen."""
    rng, chosen = np.random.default_rng(seed), []
    for _ in env.agent_iter(steps):
        observation, _, is_over, is_cut, _ = env.last()
        action = None if is_over or is_cut else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
        if action is not None:
            chosen.append(action)
    return chosen


@EVERY_CASE
def test_upstream_accepts_it(name: str, arguments: dict[str, Any]):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(make(name, arguments), num_cycles=100)
    assert {str(one.message) for one in said} <= WITH_MASKS


@EVERY_CASE
def test_the_same_seed_gives_the_same_game(name: str, arguments: dict[str, Any]):
    seed_test(lambda: make(name, arguments), num_cycles=60)


@EVERY_CASE
def test_observations_lie_in_their_space(name: str, arguments: dict[str, Any]):
    env = make(name, arguments)
    env.reset(seed=3)
    for agent in env.agent_iter(120):
        for one in env.agents:
            assert env.observation_space(one).contains(env.observe(one))
        observation, _, is_over, *_ = env.last()
        if is_over:
            break
        env.step(env.action_space(agent).sample(observation["action_mask"]))


@pytest.mark.parametrize("name", ["war1955_v0", "vienna_v0"])
def test_a_clone_goes_its_own_way_and_back(name: str):
    env = make(name, {})
    env.reset(seed=5)
    play(env, 8)
    saved = env.clone()
    before = env.last()[0]
    actions = play(env, 10, seed=2)
    after = env.last()[0]
    assert np.array_equal(saved.last()[0]["observation"], before["observation"])
    assert play(saved.clone(), 10, seed=2) == actions
    env.restore(saved)
    assert np.array_equal(env.last()[0]["observation"], before["observation"])
    assert play(env, 10, seed=2) == actions
    assert np.array_equal(env.last()[0]["observation"], after["observation"])


def test_only_a_clone_can_be_restored():
    env, other = make("war1955_v0", {}), make("war1955_v0", {})
    for one in (env, other):
        one.reset(seed=1)
    with pytest.raises(ValueError, match="clone"):
        env.restore(other)


def test_a_finished_game_gives_rewards_that_add_up_to_nothing():
    env = make("war1955_v0", {"side": "short"})
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, _, is_over, *_ = env.last()
        if is_over:
            break
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    rewards = [env._cumulative_rewards[agent] for agent in env.possible_agents]
    assert sorted(rewards) == [-1.0, 1.0]
    assert all(env.terminations.values())
    assert not env.observe("seat_0")["action_mask"].any()


def test_a_game_is_cut_off_after_so_many_cycles():
    env = make("vienna_v0", {"players": 2, "max_cycles": 10})
    env.reset(seed=1)
    assert len(play(env, 100)) == 20
    env.reset(seed=1)
    play(env, 20)
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert not any(env.terminations.values())


def test_an_illegal_action_changes_nothing():
    env = make("war1955_v0", {})
    env.reset(seed=1)
    before = env.position.key()
    with pytest.raises(ValueError, match="may not do action 671"):
        env.step(671)
    assert env.position.key() == before


def test_only_the_seat_to_act_has_a_mask():
    env = make("vienna_v0", {"players": 3})
    env.reset(seed=1)
    assert env.observe("seat_0")["action_mask"].any()
    assert not env.observe("seat_1")["action_mask"].any()


def test_a_certain_deal_does_not_depend_on_what_is_played():
    seen = []
    for seed in (1, 2):
        env = make("war1955_v0", {"first_player": "1"})
        env.reset(options={"deal": "same"})
        play(env, 1, seed)
        seen.append([tuple(hand) for hand in env.position.hands])  # type: ignore[attr-defined]
    assert seen[0] == seen[1]


def test_arguments_are_those_of_the_game():
    with pytest.raises(Refused, match="side"):
        make("war1955_v0", {"side": "long"})
    with pytest.raises(ValueError, match="flat, dictionary, tokens"):
        make("war1955_v0", {"observations": "pixels"})
    with pytest.raises(AttributeError):
        _ = envs.chess_v0
    with pytest.raises(AttributeError):
        _ = envs.war1955_v99
    assert {"vienna_v0", "war1955_v0"} <= set(dir(envs))


def test_it_draws_what_the_seat_to_act_knows():
    env = make("war1955_v0", {"render_mode": "ansi"})
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert len(drawn) > 200


def test_the_state_holds_what_all_seats_know():
    env = make("vienna_v0", {"players": 3})
    env.reset(seed=1)
    whole = env.state()
    size = len(whole) // 3
    for seat in range(3):
        own = whole[seat * size : (seat + 1) * size]
        assert np.array_equal(own, env.observe(f"seat_{seat}")["observation"])


def test_it_is_made_by_its_registered_id():
    env = pettingzoo.make("aec", "tradecraft/war1955-v0", side="short")
    env.reset(seed=1)
    assert isinstance(env.unwrapped, SeatsEnv)
    assert env.unwrapped.table.options["side"] == "short"
