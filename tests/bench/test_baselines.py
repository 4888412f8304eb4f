"""Baselines: what was played is kept deal by deal, and the page says how runs were timed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from bench import baselines
from bench.baselines_page import render
from tradecraft.envs.tasks import Task, evaluate, find_task

TASK = find_task("1955-short")


def test_deals_are_played_once_and_give_what_one_evaluation_gives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    found = baselines.measure_fixed(TASK, "random", tmp_path, 3)
    assert found["against"] == {
        one: baselines.figures(evaluate(TASK, "random", one, TASK.deals()[:3])) for one in baselines.OPPONENTS
    }
    assert found["against"]["random"]["games"] == 6
    assert found["processor_seconds"] > 0
    played = []

    def play(task: Task, deal: str, opponent: str) -> float:
        played.append(deal)
        return 1.0

    monkeypatch.setitem(baselines.FIXED, "random", ("random", play, None))
    assert baselines.measure_fixed(TASK, "random", tmp_path, 3) == found
    assert played == []
    baselines.measure_fixed(TASK, "random", tmp_path, 4)
    assert played == [TASK.deals()[3]] * 2


@pytest.mark.parametrize(("clock", "said"), [({"clock": "processor"}, "| 12 min |"), ({}, "| 12 min, by the clock |")])
def test_the_page_tells_processor_time_from_the_clock(clock: dict[str, str], said: str):
    share = {"share": 0.5, "low": 0.4, "high": 0.6, "games": 10}
    how = {"engine": "compiled engine", "python": "3", "cores": 2, "date": "", "tradecraft": "", "command": ""}
    row: dict[str, Any] = {
        "title": "PPO",
        "seed": 1,
        "against": {"random": share, "officer": share},
        "learning_minutes": 12.0,
        "decisions": 5,
        "processor_seconds": 3,
        "measured": how,
        **clock,
    }
    assert said in render({"task": {"ppo-1": row}})["baselines.md"]
