"""The PettingZoo environments: upstream's own tests, copies, and observations."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

import numpy as np
import pettingzoo

with warnings.catch_warnings():
    # Upstream's tests import an environment of upstream's in a way that upstream has deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

from pettingzoo.utils.env_logger import EnvLogger

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


def test_a_deep_copy_is_a_clone():
    env = make("vienna_v0", {"players": 2})
    fresh = copy.deepcopy(env)
    for one in (env, fresh):
        one.reset(seed=5)
    assert play(env, 8) == play(fresh, 8)
    copied = copy.deepcopy(env)
    actions = play(env, 10, seed=2)
    assert not np.array_equal(env.state(), copied.state())
    assert play(copied, 10, seed=2) == play(fresh, 10, seed=2) == actions
    assert np.array_equal(env.state(), copied.state())


def test_what_is_unpickled_is_made_with_the_same_arguments():
    env = make("war1955_v0", {"side": "short", "max_cycles": 3, "render_mode": "ansi"})
    env.reset(seed=5)
    again = pickle.loads(pickle.dumps(env))
    assert (again.table.options, again.render_mode) == (env.table.options, "ansi")
    again.reset(seed=5)
    assert play(again, 100) == play(env, 100)
    assert all(again.truncations.values())


def test_games_after_a_seed_follow_from_it_and_differ():
    first, second = make("war1955_v0", {}), make("war1955_v0", {})
    seen = []
    for number in range(3):
        for env in (first, second):
            env.reset(seed=None if number else 7)
        assert np.array_equal(first.last()[0]["observation"], second.last()[0]["observation"])
        assert play(first, 20) == play(second, 20)
        seen.append(first.state().tobytes())
    assert len(set(seen)) == 3
    # A clone deals the same next game.
    other = first.clone()
    for env in (first, other):
        env.reset()
    assert np.array_equal(first.state(), other.state())
    first.reset(seed=np.int64(7))  # type: ignore[arg-type]
    play(first, 20)
    assert first.state().tobytes() == seen[0]


def test_samples_are_legal_and_follow_from_the_seed():
    chosen: list[list[int | None]] = []
    for _ in range(2):
        env = make("war1955_v0", {"side": "short"})
        env.reset(seed=4)
        chosen.append([])
        for _ in env.agent_iter():
            before = env.clone()
            action = env.sample()
            assert action is None or action in env.legal
            assert before.sample() == action
            chosen[-1].append(action)
            env.step(action)
    assert chosen[0] == chosen[1]
    assert chosen[0][-2:] == [None, None]
    assert len(set(chosen[0])) > 10
    env.reset()
    assert env.legal
    assert [env.sample() for _ in range(9)] != [env.sample() for _ in range(9)]


def test_unseeded_games_differ():
    states = []
    for _ in range(4):
        env = make("war1955_v0", {})
        env.reset()
        states.append(env.state().tobytes())
    assert len(set(states)) == 4


def test_an_environment_has_few_enough_attributes_to_be_fast():
    """Python keeps up to thirty in the object itself; with more of them a step takes a twentieth longer."""
    env = make("war1955_v0", {})
    env.reset(seed=1)
    play(env, 10)
    assert len(vars(env)) <= 30
    assert "__getattr__" not in vars(SeatsEnv), "with it a step takes a quarter longer"


def test_nothing_works_before_the_first_reset():
    env = make("war1955_v0", {"render_mode": "ansi"})
    asked: list[Callable[[], object]] = [lambda: env.step(0), env.agent_iter, env.state, env.render]
    for use in asked:
        with pytest.raises(AssertionError, match="reset"):
            use()
    asked = [env.last, lambda: env.observe("seat_0"), lambda: env.rewards]
    for use in asked:
        with pytest.raises(AttributeError, match="no attribute"):
            use()
    with pytest.raises(ValueError, match="never reset"):
        env.restore(env.clone())


def test_a_step_after_the_end_is_warned_of(capsys: pytest.CaptureFixture[str]):
    env = make("war1955_v0", {"max_cycles": 1})
    env.reset(seed=1)
    play(env, 10)
    assert env.agents == []
    env.step(None)
    env.step(3)
    assert EnvLogger.mqueue
    EnvLogger.flush()


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
    with pytest.raises(ValueError, match="ansi, svg, not 'human'"):
        make("war1955_v0", {"render_mode": "human"})
    with pytest.raises(ValueError, match="at least 1"):
        make("war1955_v0", {"max_cycles": 0})
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
