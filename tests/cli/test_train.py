"""`tradecraft train`."""

import json
from pathlib import Path

from tests.cli.running import error_line, run

FEW = ("train", "vienna", "--players", "2", "--games", "20", "--bot", "random")


def test_training_writes_weights_and_draws_the_learning_curve(tmp_path: Path):
    weights, curve = tmp_path / "weights.json", tmp_path / "curve.svg"
    result = run(*FEW, "--out", weights, "--plot", curve)
    assert result.exit_code == 0, result.output
    assert "introductory 2" in result.stdout
    assert "margin off by" in result.stdout
    assert set(json.loads(weights.read_text("utf-8"))) == {"introductory 2"}
    assert curve.read_text("utf-8").startswith("<svg")


def test_what_a_file_says_about_other_variants_stays(tmp_path: Path):
    weights = tmp_path / "weights.json"
    run(*FEW, "--out", weights)
    before = json.loads(weights.read_text("utf-8"))
    run("train", "vienna", "--players", "3", "--games", "10", "--bot", "random", "--out", weights)
    after = json.loads(weights.read_text("utf-8"))
    assert set(after) == {"introductory 2", "introductory 3"}
    assert after["introductory 2"] == before["introductory 2"]


def test_the_same_seed_gives_the_same_weights(tmp_path: Path):
    for name, seed in (("one", "a"), ("two", "a"), ("three", "b")):
        run(*FEW, "--seed", seed, "--out", tmp_path / name)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    assert (tmp_path / "one").read_text() != (tmp_path / "three").read_text()


def test_a_bot_that_does_not_exist_is_refused_before_any_game(tmp_path: Path):
    line = error_line(run("train", "vienna", "--bot", "nobody", "--out", tmp_path / "weights.json"))
    assert "nobody" in line
    assert not (tmp_path / "weights.json").exists()
