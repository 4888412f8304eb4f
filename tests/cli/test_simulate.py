"""`tradecraft simulate`."""

import json
from pathlib import Path
from typing import Any

from tests.cli.running import error_line, run
from tradecraft.cli.records import read_record
from tradecraft.core.match import load
from tradecraft.core.registry import find_game

FEW = ("simulate", "vienna", "--players", "2", "--games", "3", "--bots", "random")
CLOCK = ("seconds", "decisions_per_second")


def summary(*arguments: str | Path) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def without_clock(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in CLOCK}


def test_json_is_one_object_and_nothing_else():
    result = run(*FEW, "--json")
    assert result.stderr == ""
    assert result.stdout.count("\n") == 1
    data = json.loads(result.stdout)
    assert data["game"] == "vienna"
    assert data["options"] == {option.name: option.default for option in find_game("vienna").options}
    assert (data["players"], data["games"], data["finished"]) == (2, 3, 3)
    assert data["decisions"] > 0
    assert set(CLOCK) < set(data)
    assert data["rounds"]["min"] <= data["rounds"]["mean"] <= data["rounds"]["max"]
    assert data["scores"]["min"] <= data["scores"]["mean"] <= data["scores"]["max"]
    assert sum(data["end_reasons"].values()) == 3
    assert sum(data["wins_by_seat"]) == 3
    assert data["wins_by_bot"] == {"random": 3}


def test_two_workers_give_the_same_results_and_files_as_one(tmp_path: Path):
    one = summary(*FEW, "--out", tmp_path / "one")
    two = summary(*FEW, "--workers", "2", "--out", tmp_path / "two")
    assert without_clock(one) == without_clock(two)
    for number in (1, 2, 3):
        name = f"{number:04}.tcr"
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_another_seed_gives_other_games():
    assert without_clock(summary(*FEW)) != {**without_clock(summary(*FEW, "--seed", "2")), "seed": "1"}


def test_out_writes_a_record_of_each_game_and_the_summary(tmp_path: Path):
    folder = tmp_path / "a" / "b"
    printed = summary(*FEW, "--option", "third_man=yes", "--out", folder)
    assert sorted(path.name for path in folder.iterdir()) == ["0001.tcr", "0002.tcr", "0003.tcr", "summary.json"]
    assert json.loads((folder / "summary.json").read_text()) == printed
    game = find_game("vienna")
    matches = [load(game, read_record(folder / f"{number:04}.tcr")) for number in (1, 2, 3)]
    assert all(match.options["third_man"] == "yes" for match in matches)
    scores = [score for match in matches for score in match.state.outcome().scores]
    assert max(scores) == printed["scores"]["max"]


def test_the_table_says_who_won():
    output = run("simulate", "vienna", "--players", "3", "--games", "2", "--bots", "greedy,random").stdout
    assert "greedy" in output
    assert "random" in output
    assert "seat 3" in output
    assert "endings: investigator 2" in output


def test_a_folder_that_is_not_empty_is_refused(tmp_path: Path):
    (tmp_path / "precious").touch()
    assert "is not empty" in error_line(run(*FEW, "--out", tmp_path))
    assert "cannot be written" in error_line(run(*FEW, "--out", tmp_path / "precious" / "x"))


def test_bots_are_checked():
    assert "“clever”" in error_line(run("simulate", "vienna", "--bots", "clever"))
    assert "4 bots" in error_line(run("simulate", "vienna", "--bots", "random,random,random,random"))


def test_levels_that_search_keep_to_a_budget():
    levels = ("simulate", "war1955", "--games", "2", "--bots", "spymaster,recruit", "--simulations", "2")
    assert without_clock(summary(*levels)) == without_clock(summary(*levels, "--workers", "2"))
    assert "Only one of" in error_line(run(*levels, "--budget-ms", "5"))
