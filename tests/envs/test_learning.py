"""Learning by self-play: the slopes are right, a run is saved and continued, and it plays by the rules."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

import numpy as np

from tradecraft.envs import VectorEnv
from tradecraft.envs.learning import run as learning
from tradecraft.envs.learning.methods import METHODS, Ppo
from tradecraft.envs.learning.network import Network
from tradecraft.envs.learning.run import CURVE, WEIGHTS, Run
from tradecraft.envs.learning.self_play import Rollout, advantages, play
from tradecraft.envs.tasks import evaluate, find_task

TASK = find_task("1955-short")


def test_a_network_learns_what_is_not_linear():
    rng, network = np.random.default_rng(1), Network(2, 1, 16)
    inputs = rng.uniform(-1, 1, (128, 2)).astype(np.float32)
    wanted = np.sign(inputs[:, :1] * inputs[:, 1:])
    losses = []
    for _ in range(300):
        outputs, known = network.forward(inputs)
        losses.append(float(np.mean((outputs - wanted) ** 2)))
        network.learn(known, 2 * (outputs - wanted) / len(inputs), 1e-2)
    assert losses[0] > 0.9
    assert losses[-1] < 0.3


def rollout(reward: list[list[float]], seat: list[int], value: list[float]) -> Rollout:
    """Return one game of two seats that ends with the last step, as steps of one row."""
    steps = len(seat)
    done = np.arange(steps) == steps - 1
    return Rollout(
        np.zeros((steps, 1, 1), np.float32),
        np.ones((steps, 1, 2), np.bool_),
        np.zeros((steps, 1), np.int64),
        np.array(seat, np.int8)[:, None],
        np.array(reward, np.float32)[:, None],
        done[:, None],
        np.array(value, np.float32)[:, None],
        np.zeros((steps, 1), np.float32),
        np.zeros(1, np.int8),
        np.array([9], np.float32),
    )


def test_advantages_are_outcomes_less_values_and_each_seat_has_its_own():
    played = rollout([[0, 0], [0, 0], [0, 0], [1, -1]], [0, 1, 1, 0], [0.5, 0.25, -0.5, 0.75])
    assert advantages(played, 1.0).ravel().tolist() == [0.5, -1.25, -0.5, 0.25]
    # Without a look ahead, each decision is judged by the next value of its seat.
    assert advantages(played, 0.0).ravel().tolist() == [0.25, -0.75, -0.5, 0.25]


@pytest.mark.parametrize("method", METHODS)
def test_it_plays_legal_actions_and_learns_from_them(method: str):
    env = VectorEnv(n=8, **TASK.arguments())
    env.reset(1)
    learner = METHODS[method](env.batch.observation.shape[1], env.batch.mask.shape[1], 1)
    before = [one.copy() for one in learner.network.weights]
    played = play(env, learner.act, 40)
    assert played.mask.reshape(-1, played.mask.shape[2])[np.arange(320), played.action.reshape(-1)].all()
    assert np.isfinite(learner.learn(played))
    assert any(not np.array_equal(one, other) for one, other in zip(before, learner.network.weights, strict=True))


def test_an_action_that_turned_out_well_becomes_likelier():
    learner = Ppo(3, 4, 1, hidden=16)
    observation, mask = np.ones((64, 3), np.float32), np.tile(np.array([True, True, True, False]), (64, 1))
    rng = np.random.default_rng(1)
    for _ in range(300):
        action, _, chance = learner.act(observation, mask)
        reward = np.where(action == 1, 1, -1).astype(np.float32) + rng.normal(0, 0.1, 64).astype(np.float32)
        learner._step(observation, mask, action, chance, reward, reward)
    action, _, _ = learner.act(observation, mask)
    assert (action == 1).mean() > 0.6
    assert not (action == 3).any()
    assert learner.best(observation[0], (0, 2, 1)) == 1


def test_a_run_is_saved_and_goes_on_with_the_time_it_has_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(learning, "GAMES", 8)
    monkeypatch.setattr(learning, "STEPS", 16)
    ticks = count()
    run = Run(TASK, "dmc", 3, tmp_path, lambda: next(ticks))
    # The clock is read before the first turn and before each: two turns of learning.
    points = [*run.learned(3, 3, ())]
    assert (run.decisions, run.seconds) == (2 * 8 * 16, 3)
    assert [point.decisions for point in points] == [run.decisions]
    assert (tmp_path / CURVE).read_text("utf-8").count("decisions") == 1
    again = Run(TASK, "dmc", 3, tmp_path, lambda: next(ticks))
    assert (again.decisions, again.seconds) == (run.decisions, run.seconds)
    for one, other in zip(again.method.network.weights, run.method.network.weights, strict=True):
        assert np.array_equal(one, other)
    assert [*again.learned(3, 3, ())] == []
    assert evaluate(TASK, again.chooser(), "random", TASK.deals()[:1]).games == 2
    (tmp_path / WEIGHTS).unlink()
    assert Run(TASK, "dmc", 3, tmp_path).decisions == 0
