"""`tradecraft analyse`."""

import json
from pathlib import Path

import pytest

from scripts.audit_texts import read_catalogue
from tests.cli.running import error_line, match_where, run, saved
from tests.cli.test_texts import keys_in
from tradecraft.bots import analysis, judge
from tradecraft.bots.arena import plan_series, play
from tradecraft.cli import analyse, arena, duel, hints, pictures, tournaments
from tradecraft.cli.analyse import sparkline
from tradecraft.cli.arena import PAIR_HEADS, STANDING_HEADS
from tradecraft.cli.records import write_record
from tradecraft.core.registry import find_game

LITTLE = ("--simulations", "2")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge positions at a glance."""
    monkeypatch.setattr(judge, "WORLDS", 2)
    for name, few in (("DRAWS", 2), ("CONTINUATIONS", 1), ("AHEAD", 1)):
        monkeypatch.setattr(analysis, name, few)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analysed") / "game.tcr"
    record = play(plan_series(find_game("war1955"), 2, {}, ("random",), "3"), 0, keep_record=True).record
    assert record is not None
    write_record(path, record)
    return path


def test_the_course_and_the_turning_points_are_told(finished: Path):
    result = run("analyse", finished, *LITTLE, "--top", "3")
    assert result.exit_code == 0, result.output
    assert "Chance to win" in result.stdout
    curves = [line.split()[-1] for line in result.stdout.splitlines() if line.startswith(("A random", "B random"))]
    assert len(curves) == 2
    assert all(set(curve) <= set("▁▂▃▄▅▆▇█") for curve in curves)
    assert sorted(curve[-1] for curve in curves) == ["▁", "█"], "one has won in the end"
    assert "The 3 greatest turning points" in result.stdout
    assert all(f"\n{number}. Entry" in result.stdout for number in (1, 2, 3))
    assert "\n4. Entry" not in result.stdout


def test_json_holds_everything_and_is_the_same_each_time(finished: Path):
    printed = [run("analyse", finished, *LITTLE, "--json") for _ in range(2)]
    assert printed[0].stdout == printed[1].stdout
    data = json.loads(printed[0].stdout)
    assert data["game"] == "war1955"
    assert len(data["chances"][0]) == 2
    assert {point["kind"] for point in data["points"]} == {"choice", "chance"}
    other = run("analyse", finished, *LITTLE, "--json", "--seed", "other")
    assert other.stdout != printed[0].stdout


def test_the_curve_is_drawn(finished: Path, tmp_path: Path):
    picture = tmp_path / "curve.svg"
    run("analyse", finished, *LITTLE, "--top", "2", "--picture", picture)
    drawn = picture.read_text()
    assert drawn.count("<polyline") == 2
    assert drawn.count("<circle") == 2


@pytest.mark.parametrize(("language", "word"), [("fr", "tournants"), ("nl", "keerpunten")])
def test_it_speaks_french_and_dutch(finished: Path, language: str, word: str):
    assert word in run("analyse", finished, *LITTLE, "--language", language).stdout


def test_a_game_that_is_not_over_is_refused(tmp_path: Path):
    path = saved(match_where(lambda match: True), tmp_path / "begun.tcr")
    assert "not over yet" in error_line(run("analyse", path, *LITTLE))
    assert "cannot be read" in error_line(run("analyse", tmp_path / "nothing.tcr"))


def test_a_curve_fits_its_width_and_needs_no_special_characters():
    assert sparkline([0.0, 0.5, 1.0], 80, draws_lines=True) == "▁▅█"
    assert sparkline([0.0, 0.5, 1.0], 80, draws_lines=False) == "059"
    assert sparkline([0.0, 0.0, 1.0, 1.0], 2, draws_lines=True) == "▁█"
    assert len(sparkline([0.3] * 777, 50, draws_lines=True)) == 50


def test_no_text_about_bots_is_left_over():
    catalogue = read_catalogue("en")[0]
    texts = {key for key, message in catalogue.items() if message.file == "terminal_bots.ftl"}
    modules = (analyse, arena, duel, hints, pictures, tournaments)
    used = {key for module in modules for key in keys_in(Path(str(module.__file__)).read_text("utf-8"))}
    used |= {f"terminal-arena-head-{head}" for head in (*STANDING_HEADS, *PAIR_HEADS)}
    used |= {f"terminal-arena-{deals}" for deals in ("duplicate", "single")}
    used |= {f"terminal-analyse-{kind}" for kind in ("choice", "chance")}
    used |= {"terminal-budget_twice", "terminal-help-hint"}
    assert texts - used == set()
