"""`python -m bench.trials`: the list of trials, and their stored results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import trials
from bench.opponents import render
from bench.trials import TRIALS, Trial
from tradecraft.bots.arena import plan_duel
from tradecraft.bots.protocol import Budget
from tradecraft.core.registry import find_game
from tradecraft.locales import Texts

QUICK = Trial("quick", "A", "halves", "war1955", {"side": "short"}, Budget(simulations=2), (0.45, 0.55), 2)


def test_every_trial_can_be_run():
    assert len({trial.id for trial in TRIALS}) == len(TRIALS)
    for trial in TRIALS:
        duel = plan_duel(
            find_game(trial.game), trial.players, trial.options, trial.bots, "1", trial.budget, trial.games
        )
        assert duel.most_games == trial.games


def test_a_release_is_measured_against_the_last_one_at_every_kind_of_table():
    commands = [trial.command() for trial in TRIALS if trial.step == trials.RELEASE]
    assert len(commands) == 5
    assert all(command.startswith("tradecraft duel spymaster spymaster_1 --game") for command in commands)
    assert "--players 4 --budget-ms 500 --games 400 --too-little 0.25 --enough 0.4" in commands[-1]


def test_a_trial_is_run_once_and_its_result_is_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(trials, "TRIALS", [QUICK])
    file = tmp_path / trials.KEPT
    file.parent.mkdir(parents=True)
    assert trials.main([], tmp_path) == 0
    kept = json.loads(file.read_text())
    assert set(kept) == {"quick"}
    assert (kept["quick"]["games"], kept["quick"]["verdict"], kept["quick"]["step"]) == (2, "undecided", "A")
    assert kept["quick"]["measured"]["command"].startswith(
        "tradecraft duel spymaster_1+halves spymaster_1 --game war1955"
    )
    kept["quick"]["verdict"] = "as it was"
    file.write_text(json.dumps(kept))
    assert trials.main([], tmp_path) == 0
    assert json.loads(file.read_text()) == kept
    capsys.readouterr()
    assert trials.main(["--list"], tmp_path) == 0
    assert "quick: as it was" in capsys.readouterr().out
    page = render({"settings": {}}, None, Texts("en"), kept)["opponents.md"]
    assert "| A | `halves` | war1955, short | 2 simulations | 2 |" in page
    assert "Releases" not in page
    kept["quick"] |= {"step": trials.RELEASE, "a": "spymaster"}
    pages = render({"settings": {}}, None, Texts("en"), kept)
    page = pages["opponents.md"]
    assert "| war1955, short, 2 players | 2 simulations | 2 |" in page
    assert "(images/opponents-releases.svg)" in page
    assert "war1955, short, 2 players</text>" in pages["images/opponents-releases.svg"]
    assert "Trials" not in page
    assert trials.main(["--only", "quick"], tmp_path) == 0
    assert json.loads(file.read_text())["quick"]["verdict"] == "undecided"
