"""Training of networks: they learn what linear weights cannot, and resume after an interruption."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

np = pytest.importorskip("numpy", reason="training needs the extra train")

from tests.cli.running import error_line, run  # noqa: E402
from tradecraft.bots.knowledge.net import Net, read_nets  # noqa: E402
from tradecraft.bots.training import Course, training_spec  # noqa: E402
from tradecraft.cli import learning  # noqa: E402
from tradecraft.cli.learning import REPORT, STATE, Data, Trainer, Training, study_inputs  # noqa: E402
from tradecraft.core.registry import find_game  # noqa: E402

COURSE = Course("war1955", 2, find_game("war1955").resolve_options(2, {"side": "short"}), "random", "few games")


def made_up(count: int, seed: int) -> Data:
    """Return positions in which a seat wins if two of its inputs have the same sign: no linear weights tell that."""
    rng = np.random.default_rng(seed)
    inputs = rng.standard_normal((count, 2, 6)).astype(np.float32)
    inputs[..., -1] = 0.0
    # Each seat sees the same position from its own side.
    inputs[:, 1] = inputs[:, 0]
    inputs[:, 1, 0] *= -1
    is_first = inputs[:, 0, 0] * inputs[:, 0, 1] > 0
    shares = np.stack([is_first, ~is_first], axis=1).astype(np.float32)
    return Data(inputs, shares, np.arange(count))


def test_it_learns_a_function_that_is_not_linear():
    trainer, test = Trainer(6, seed=1), made_up(1000, 2)
    assert trainer.loss(test) == pytest.approx(np.log(2), abs=1e-3)
    trainer.fit(made_up(8000, 1), epochs=10, rate=3e-3, seed=1)
    assert trainer.loss(test) < 0.25


def test_the_gradient_is_how_the_loss_changes():
    data, trainer = made_up(64, 3), Trainer(6, seed=1)
    rng = np.random.default_rng(5)
    trainer.weights = [rng.standard_normal(one.shape) * 0.5 for one in trainer.weights]
    gradients = trainer.gradients(data)
    for weights, gradient in zip(trainer.weights, gradients, strict=True):
        spot = tuple(int(rng.integers(size)) for size in weights.shape)
        middle, losses = weights[spot], []
        for step in (1e-4, -1e-4):
            weights[spot] = middle + step
            losses.append(trainer.loss(data))
        weights[spot] = middle
        assert gradient[spot] == pytest.approx((losses[0] - losses[1]) / 2e-4, rel=1e-2, abs=1e-5)


def test_the_network_for_playing_scores_as_the_trainer_does():
    trainer, data = Trainer(6, seed=1), made_up(500, 4)
    trainer.scale[:] = 0.5
    trainer.fit(data, epochs=2, rate=1e-3, seed=1)
    net = trainer.net()
    assert isinstance(net, Net)
    for number in range(20):
        row = data.inputs[number, 0]
        assert net.score([float(value) for value in row]) == pytest.approx(trainer.scores(row)[0], abs=1e-4)


def test_training_continues_where_it_was_interrupted(tmp_path: Path):
    through, interrupted = Training(tmp_path / "one", COURSE), Training(tmp_path / "two", COURSE)
    for _ in range(2):
        games = [study_inputs(COURSE, number) for number in through.numbers(6)]
        through.learn(games)
        Random(1).shuffle(games)
        interrupted.learn(games)
        interrupted = Training(tmp_path / "two", COURSE)
    for one, two in zip(through.trainer.weights, interrupted.trainer.weights, strict=True):
        assert np.array_equal(one, two)
    assert through.curve() == interrupted.curve()
    assert interrupted.numbers(6) == range(12, 18)
    # Without the positions of earlier rounds the weights are still there.
    for file in (tmp_path / "two").glob("positions-*"):
        file.unlink()
    later = Training(tmp_path / "two", COURSE)
    assert later.trainer.rounds == 2
    later.learn([study_inputs(COURSE, number) for number in later.numbers(3)])
    assert (tmp_path / "two" / STATE).exists()


def test_an_interrupted_round_continues_with_the_games_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(learning, "PORTION", 2)
    through, interrupted = Training(tmp_path / "one", COURSE), Training(tmp_path / "two", COURSE)
    games = [study_inputs(COURSE, number) for number in through.numbers(6)]
    through.learn(games)
    # After the fifth game, with the fifth not written down yet.
    for _ in zip(range(5), interrupted.keep(iter(games)), strict=False):
        pass
    interrupted = Training(tmp_path / "two", COURSE)
    played = interrupted.kept()
    assert [game.number for game in played] == [0, 1, 2, 3]
    interrupted.learn([*played, *interrupted.keep(games[4:])])
    for one, two in zip(through.trainer.weights, interrupted.trainer.weights, strict=True):
        assert np.array_equal(one, two)
    assert interrupted.kept() == []


def test_the_command_trains_a_network_and_continues_where_it_stopped(tmp_path: Path):
    nets, curve, folder = tmp_path / "nets.json", tmp_path / "curve.svg", tmp_path / "short"
    command = ("train", "war1955", "--option", "side=short", "--bot", "random", "--games", "10", "--net", folder)
    for rounds in (1, 2):
        result = run(*command, "--out", nets, "--plot", curve)
        assert result.exit_code == 0, result.output
        assert f"round {rounds}: 10 games of random" in result.stdout
        made = json.loads(nets.read_text("utf-8"))["short"]["made"]
        assert f"--option side=short --net short --bot random --games 10 --rounds {rounds}" in made
    assert curve.read_text("utf-8").startswith("<svg")
    report = (folder / REPORT).read_text("utf-8")
    assert "| 2 | `random` | 10 | " in report
    assert made in report
    spec = training_spec(find_game("war1955"))
    assert set(read_nets(nets, spec)) == {"short"}
    assert "nobody" in error_line(run(*command[:4], "--bot", "nobody", "--net", folder))
