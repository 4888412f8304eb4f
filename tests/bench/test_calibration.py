"""The calibration of win chances: its counts, and that it detects wrong chances."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bench import calibration
from bench.calibration import Forecast, figures
from bench.ladder import CALIBRATION
from bench.opponents import render
from tradecraft import __version__
from tradecraft.terminal.texts import TerminalTexts

GAMES = 400


def games(bend: float = 1.0) -> list[list[Forecast]]:
    """Return forecasts of made-up games: chances come true if `bend` is 1, else they are nearer to one half."""
    rng = Random("weather")
    true = [rng.random() for _ in range(GAMES)]
    return [[(0.5 + bend * (chance - 0.5), float(rng.random() < chance))] * 3 for chance in true]


def test_chances_that_come_true_are_hardly_off_and_others_are():
    good, timid = figures(games(), 2), figures(games(0.4), 2)
    assert good["off"] < 0.06 < 0.12 < timid["off"]
    assert good["brier"] < timid["brier"] < good["even"][0] == 0.25
    assert good["loss"] < timid["loss"] < good["even"][1]
    assert sum(tenth["positions"] for tenth in good["tenths"]) == good["positions"] == 3 * GAMES


def test_positions_of_one_game_count_as_one():
    apart = [[forecast] for game in games() for forecast in game]
    one, three = figures(apart, 2)["tenths"][4], figures(games(), 2)["tenths"][4]
    assert (one["won"], one["foreseen"]) == (three["won"], three["foreseen"])
    assert three["error"] == pytest.approx(3**0.5 * one["error"], rel=0.01)


def test_what_was_measured_is_kept_by_version_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    setting = {"short": ("1955, short side", "war1955", 2, {"side": "short"})}
    monkeypatch.setattr(calibration, "SETTINGS", setting)
    file = tmp_path / CALIBRATION
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"0.1.0": {}}))
    assert calibration.main(["--games", "3"], tmp_path) == 0
    kept = json.loads(file.read_text())
    assert set(kept) == {"0.1.0", __version__}
    found = kept[__version__]["short"]
    assert found["games"] == 3
    assert found["positions"] > 10
    kept[__version__]["short"]["title"] = "as it was"
    file.write_text(json.dumps(kept))
    assert calibration.main([], tmp_path) == 0
    assert json.loads(file.read_text()) == kept
    page = render({"settings": {}}, None, TerminalTexts("en"), calibration={__version__: kept[__version__]})
    assert f"| as it was | 3 | {found['positions']} |" in page["opponents.md"]
