"""`tradecraft review`."""

import json
from pathlib import Path

import pytest

from tests.cli.running import error_line, match_where, run, saved
from tradecraft.bots import judge
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.review import decisions, reviewer
from tradecraft.cli.records import write_record
from tradecraft.core.registry import find_game


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge positions at a glance."""
    monkeypatch.setattr(judge, "WORLDS", 2)
    monkeypatch.setattr(judge, "SIMULATIONS", 8)
    monkeypatch.setattr(reviewer, "DRAWS", 4)
    monkeypatch.setattr(reviewer, "LOOKS", 2)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("reviewed") / "game.tcr"
    record = play(plan_series(find_game("war1955"), 2, {}, ("random",), "3"), 0, keep_record=True).record
    assert record is not None
    write_record(path, record)
    return path


def test_json_has_the_ledger_and_the_decisions(finished: Path):
    printed = [run("review", finished, "--json") for _ in range(2)]
    assert printed[0].exit_code == 0, printed[0].output
    assert printed[0].stdout == printed[1].stdout
    data = json.loads(printed[0].stdout)
    assert len(data["seats"]) == 2
    for seat in data["seats"]:
        assert abs(seat["result"] - seat["luck"] - seat["own"] - seat["others"]) < 1e-9
        assert seat["share"] == pytest.approx(seat["fair"] + seat["result"])
    assert sorted(seat["share"] for seat in data["seats"]) == pytest.approx([0, 1])
    grades = {decision["grade"] for decision in data["decisions"]}
    assert grades >= {"fine", "forced", "blunder"}
    assert data["decisions"][0].keys() >= {"entry", "seat", "chosen", "best", "loss", "grade", "reasons"}
    assert (data["depth"], data["version"] != "") == ("standard", True)


def test_one_seat_alone_and_a_seat_that_is_not_there(finished: Path):
    data = json.loads(run("review", finished, "--json", "--seat", "2").stdout)
    assert {decision["seat"] for decision in data["decisions"]} == {1}
    assert "no seat 3" in error_line(run("review", finished, "--seat", "3"))


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Luck and skill"), ("fr", "Chance et maîtrise"), ("nl", "Geluk en kunde")],
)
def test_a_review_is_written_in_three_languages(finished: Path, language: str, words: str):
    result = run("review", finished, "--language", language)
    assert result.exit_code == 0, result.output
    assert words in result.stdout
    assert "review" not in result.stdout.lower() or language == "en"


def test_a_page_is_written(finished: Path, tmp_path: Path):
    page = tmp_path / "review.html"
    assert run("review", finished, "--html", page).exit_code == 0
    text = page.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert "</html>" in text


def test_a_deep_review_thinks_more(finished: Path, monkeypatch: pytest.MonkeyPatch):
    asked = []
    real = decisions.review_decision

    def watch(*given: object) -> object:
        asked.append(given[-1])
        return real(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(reviewer, "review_decision", watch)
    run("review", finished, "--seat", "1", "--deep", "--json")
    assert {one.simulations for one in asked} == {20}  # type: ignore[attr-defined]


def test_analyse_says_that_it_is_part_of_the_review(finished: Path):
    assert "tradecraft review" in " ".join(run("analyse", finished, "--simulations", "2").stdout.split())


def test_a_game_that_is_not_over_is_refused(tmp_path: Path):
    path = saved(match_where(lambda match: True), tmp_path / "begun.tcr")
    assert "not over yet" in error_line(run("review", path))
