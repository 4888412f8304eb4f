"""The measurement of the steps below the search: it plays all games, keeps the results and resumes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import steps
from bench.ladder import STEPS
from bench.opponents import render
from tradecraft.bots.arena.series import seated
from tradecraft.bots.protocol import OWN_BUDGET, levels_for
from tradecraft.core.registry import find_game
from tradecraft.terminal.texts import TerminalTexts

OFFICER = steps.Meeting("1955, short side", "war1955", {"side": "short"}, ("officer", "random"), 2)


def test_all_games_are_played_whatever_comes_of_them():
    found = steps.meet(OFFICER._replace(games=8))
    assert (found["games"], found["wins_a"]) == (8, 8), "a test that decides would have stopped"
    assert "--option side=short" in found["measured"]["command"]


def test_what_was_measured_is_kept_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / STEPS).parent.mkdir(parents=True)
    parts = {"steps": lambda: [OFFICER], "exploits": lambda: [OFFICER], "ceilings": lambda: [OFFICER]}
    monkeypatch.setattr(steps, "PARTS", parts)
    assert steps.main([], tmp_path) == 0
    monkeypatch.setattr(steps, "meet", lambda *_: pytest.fail("it is there"))
    assert steps.main([], tmp_path) == 0
    kept = json.loads((tmp_path / STEPS).read_text())
    page = render({"settings": {}}, None, TerminalTexts("en"), None, kept)["opponents.md"]
    assert "| 1955, short side | `officer` – `random` | 2 | 2:0 | 100 % |" in page
    assert "How they can be beaten" in page
    assert "| 1955, short side | `random` | 2 | 2:0 | 100 % | 34–100 | 100 % (2) | 100 % |" in page


def test_every_level_but_the_companion_is_exploited_in_every_setting():
    game = find_game("war1955")
    levels = [level for level in levels_for(game) if level != "companion"]
    for part in (steps.exploits(), steps.ceilings()):
        assert sorted((one.title, one.bots[1]) for one in part) == sorted(
            (title, level) for title, *_ in steps.SETTINGS for level in levels
        )
        for one in part:
            seated(one.bots[0], find_game(one.game), OWN_BUDGET)
