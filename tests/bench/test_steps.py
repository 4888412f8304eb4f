"""The measurement of the steps below the search: it plays all games, keeps the results and resumes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import steps
from bench.ladder import STEPS
from bench.opponents import render
from tradecraft.terminal.texts import TerminalTexts


def test_all_games_are_played_whatever_comes_of_them():
    found = steps.meet(("officer", "random"), "1955", "war1955", {"side": "short"}, 8)
    assert (found["games"], found["wins_a"]) == (8, 8), "a test that decides would have stopped"
    assert "--option side=short" in found["measured"]["command"]


def test_what_was_measured_is_kept_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    one = steps.meet(("officer", "random"), "1955, short side", "war1955", {"side": "short"}, 2)
    (tmp_path / STEPS).parent.mkdir(parents=True)
    (tmp_path / STEPS).write_text(json.dumps({"exploits": [one]}))
    monkeypatch.setattr(steps, "PARTS", {"steps": lambda: [one], "exploits": lambda: pytest.fail("it is there")})
    assert steps.main([], tmp_path) == 0
    kept = json.loads((tmp_path / STEPS).read_text())
    page = render({"settings": {}}, None, TerminalTexts("en"), None, kept)["opponents.md"]
    assert "| 1955, short side | `officer` – `random` | 2 | 2:0 | 100 % |" in page
    assert "How they can be beaten" in page
