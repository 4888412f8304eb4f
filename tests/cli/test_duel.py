"""`tradecraft duel`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.running import error_line, run

DUEL = ("duel", "greedy", "random", "--game", "war1955")


def report(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return {key: value for key, value in found.items() if not key.startswith("thinking")}


def test_the_report_has_everything_and_workers_change_nothing():
    found = report(*DUEL, "--games", "40")
    names = ["a", "b", "game", "pairs", "games", "wins_a", "wins_b", "draws", "share_a", "low", "high", "verdict"]
    assert set(names) <= set(found)
    assert (found["a"], found["b"], found["game"], found["verdict"]) == ("greedy", "random", "war1955", "passed")
    assert found["games"] < 40
    assert report(*DUEL, "--games", "40", "--workers", "2") == found
    assert report(*DUEL, "--games", "40", "--seed", "other") != found


def test_the_most_games_may_decide_nothing():
    found = report(*DUEL, "--games", "3")
    assert (found["pairs"], found["games"], found["verdict"]) == (2, 4, "undecided")


def test_an_interrupted_duel_continues_with_the_games_it_has(tmp_path: Path):
    whole = report(*DUEL, "--games", "8")
    kept = (*DUEL, "--out", str(tmp_path))
    report(*kept, "--games", "4")
    (file,) = tmp_path.iterdir()
    lines = file.read_text().splitlines()
    assert len(lines) == 4
    file.write_text("".join(f"{line}\n" for line in lines) + lines[0][:9])
    assert report(*kept, "--games", "8") == whole
    played = file.read_text().splitlines()
    assert played[:4] == lines
    assert sorted(json.loads(line)[0] for line in played) == list(range(8))
    # The games that are there are not played again: what stands in the file counts.
    file.write_text(file.read_text().replace("[1, 2], [[", "[1, 1], [["))
    assert report(*kept, "--games", "8")["draws"] > whole["draws"]
    # Another duel in the same folder does not take these games for its own.
    report(*kept, "--games", "4", "--seed", "other")
    assert len(list(tmp_path.iterdir())) == 2


def test_people_can_read_the_result():
    output = run(*DUEL, "--games", "4", "--option", "side=short").stdout
    assert "greedy – random: war1955, 2 players" in output
    assert "side short" in output
    assert "55 % against 65 %: undecided" in output


def test_what_does_not_fit_is_refused_in_one_line():
    assert "“clever”" in error_line(run("duel", "clever", "random", "--game", "war1955"))
    assert "“officer@soon”" in error_line(run("duel", "officer@soon", "random", "--game", "war1955"))
    assert "do not fit" in error_line(run(*DUEL, "--too-little", "0.7"))
    assert "3" in error_line(run(*DUEL, "--players", "3"))
    assert "Only one of" in error_line(run(*DUEL, "--budget-ms", "5", "--simulations", "5"))
    assert "nowhere" in error_line(run("duel", "greedy", "random", "--game", "nowhere"))
