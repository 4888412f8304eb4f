"""`tradecraft arena`."""

import json
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import error_line, run, start
from tradecraft.bots.arena import Result, Thinking, plan_tournament
from tradecraft.cli.records import read_record
from tradecraft.cli.standings import report_on
from tradecraft.core.match import load
from tradecraft.core.registry import find_game

DUEL = ("arena", "war1955", "--bots", "greedy,random", "--games", "4", "--duplicate")
CLOCKS = ("seconds",)
PATIENCE = 300
"""How many seconds a process may take on a busy machine before something is wrong."""


def report(*arguments: str | Path) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def without_clocks(data: dict[str, Any]) -> dict[str, Any]:
    standings = [{key: value for key, value in one.items() if key not in CLOCKS} for one in data["standings"]]
    return {**data, "standings": standings}


def lines_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]


def test_the_report_counts_games_deals_and_decisions():
    data = report(*DUEL)
    assert (data["game"], data["players"], data["games"], data["deals"]) == ("war1955", 2, 4, 2)
    assert data["options"]["side"] == "normal"
    assert data["budget"] == {"milliseconds": 0, "simulations": 0}
    (pair,) = data["pairs"]
    assert pair["wins"] + pair["losses"] + pair["shared"] == pair["games"] == 4
    assert 0 <= pair["rate"]["low"] <= pair["rate"]["value"] <= pair["rate"]["high"] <= 1
    assert pair["margin"]["low"] <= pair["margin"]["value"] <= pair["margin"]["high"]
    for one in data["standings"]:
        assert one["games"] == 4
        assert one["decisions"] > 0
        assert 0 < one["seconds"]["mean"] <= one["seconds"]["most"]


def test_searching_bots_keep_to_the_simulations_and_any_number_of_workers_gives_the_same(tmp_path: Path):
    duel = ("arena", "war1955", "--bots", "station_chief,random", "--games", "2", "--simulations", "3", "--seed", "9")
    one = report(*duel, "--out", tmp_path / "one")
    two = report(*duel, "--workers", "2", "--out", tmp_path / "two")
    assert without_clocks(one) == without_clocks(two)
    assert [standing["simulations"] for standing in one["standings"]] == [3.0, 0.0]
    records = sorted(path.name for path in (tmp_path / "one" / "records").iterdir())
    assert records == ["01-0001.tcr", "01-0002.tcr"]
    for name in records:
        first, second = ((tmp_path / folder / "records" / name).read_bytes() for folder in ("one", "two"))
        assert first == second


def test_the_folder_holds_records_that_replay_the_report_and_a_picture(tmp_path: Path):
    data = report(*DUEL, "--out", tmp_path)
    assert json.loads((tmp_path / "report.json").read_text()) == data
    assert (tmp_path / "report.svg").read_text().startswith("<svg")
    game = find_game("war1955")
    for line in lines_of(tmp_path):
        record = read_record(tmp_path / "records" / f"01-{line['number'] + 1:04}.tcr")
        assert list(record.seats) == line["bots"]
        assert list(load(game, record).state.outcome().scores) == line["scores"]


def test_a_second_run_continues_where_the_first_stopped(tmp_path: Path):
    whole = report(*DUEL, "--out", tmp_path / "whole")
    folder = tmp_path / "halted"
    report(*DUEL, "--out", folder)
    games = folder / "games.jsonl"
    first, second, *_ = games.read_text().splitlines(keepends=True)
    # The machine stopped in the middle of writing the second game.
    games.write_text(first + second[:40])
    (folder / "records" / "01-0003.tcr").unlink()
    assert without_clocks(report(*DUEL, "--out", folder)) == without_clocks(whole)
    assert [line["number"] for line in lines_of(folder)] == [0, 1, 2, 3]
    assert games.read_text().startswith(first), "a finished game is not played again"
    assert (folder / "records" / "01-0003.tcr").exists()


@pytest.mark.parametrize(("end", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130)])
def test_a_killed_or_interrupted_run_can_be_continued(tmp_path: Path, end: signal.Signals, code: int):
    folder = tmp_path / "halted"
    games = folder / "games.jsonl"
    with start(*DUEL, "--games", "100000", "--workers", "2", "--out", folder) as process:
        try:
            deadline = time.monotonic() + PATIENCE
            while not (games.exists() and games.stat().st_size) and time.monotonic() < deadline:
                time.sleep(0.05)
            process.send_signal(end)
            _, errors = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == code
    assert "Traceback" not in errors
    kept = games.read_text()
    kept = kept[: kept.rindex("\n") + 1]
    whole = report(*DUEL, "--out", tmp_path / "whole")
    assert without_clocks(report(*DUEL, "--out", folder)) == without_clocks(whole)
    assert games.read_text().startswith(kept)


def test_a_finished_tournament_is_not_played_again_and_can_be_made_longer(tmp_path: Path):
    report(*DUEL, "--out", tmp_path)
    before = (tmp_path / "games.jsonl").read_text()
    assert report(*DUEL, "--out", tmp_path)["games"] == 4
    assert (tmp_path / "games.jsonl").read_text() == before
    assert report(*DUEL, "--games", "6", "--out", tmp_path)["games"] == 6
    assert (tmp_path / "games.jsonl").read_text().startswith(before)
    assert report(*DUEL, "--games", "2", "--out", tmp_path)["games"] == 2


def test_a_folder_with_other_games_is_refused(tmp_path: Path):
    report(*DUEL, "--out", tmp_path / "games")
    assert "holds other games" in error_line(run(*DUEL, "--seed", "2", "--out", tmp_path / "games"))
    assert "holds other games" in error_line(run(*DUEL, "--budget-ms", "5", "--out", tmp_path / "games"))
    plan = tmp_path / "games" / "plan.json"
    plan.write_text(plan.read_text().replace('"program": "', '"program": "9'))
    assert "another version" in error_line(run(*DUEL, "--out", tmp_path / "games"))
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "thing").touch()
    assert "is not empty" in error_line(run(*DUEL, "--out", tmp_path / "precious"))
    assert "cannot be written" in error_line(run(*DUEL, "--out", tmp_path / "precious" / "thing"))


def test_all_meet_in_a_round_robin_and_the_matrix_shows_it():
    output = run("arena", "war1955", "--bots", "greedy,random,officer", "--games", "2").stdout
    for pair in ("greedy – random", "greedy – officer", "random – officer"):
        assert pair in output
    matrix = output[output.index("beats") :].splitlines()
    assert sorted(line.split()[0] for line in matrix[1:4]) == ["greedy", "officer", "random"]
    assert all("·" in line for line in matrix[1:4])


def test_the_table_speaks_french_and_dutch():
    assert "chacune jouée" in run(*DUEL, "--language", "fr").stdout
    assert "vanaf alle plaatsen" in run(*DUEL, "--language", "nl").stdout


def test_two_budgets_and_unknown_bots_are_refused():
    assert "Only one of" in error_line(run(*DUEL, "--budget-ms", "5", "--simulations", "5"))
    assert "“clever”" in error_line(run("arena", "war1955", "--bots", "clever,random"))
    assert "named twice" in error_line(run("arena", "war1955", "--bots", "greedy,random,random"))


def finished(number: int, bots: tuple[str, ...], places: tuple[int, ...], deal: int | None = None) -> Result:
    scores = tuple(10 * (4 - place) for place in places)
    where = number if deal is None else deal
    return Result(0, number, where, bots, scores, places, "end", 5, 50, (Thinking(10, 1.0, 0.4, 100),) * len(bots))


def test_the_bot_that_wins_more_has_the_higher_rating_and_each_pair_is_counted():
    game = find_game("war1955")
    tournament = plan_tournament(game, 2, {}, [("greedy", "random")], "x")
    won = [finished(number, ("greedy", "random"), (1, 2)) for number in range(8)]
    lost = [finished(8, ("greedy", "random"), (2, 1)), finished(9, ("greedy", "random"), (1, 1))]
    data = report_on(tournament, [*lost, *won])
    assert data == report_on(tournament, [*won, *lost]), "the order of games does not matter"
    (pair,) = data["pairs"]
    assert (pair["wins"], pair["losses"], pair["shared"]) == (8, 1, 1)
    assert pair["rate"]["value"] == pytest.approx(8 / 9)
    assert pair["margin"]["value"] == pytest.approx(7.0)
    greedy, random = data["standings"]
    assert greedy["rating"]["mu"] > random["rating"]["mu"]
    assert greedy["wins"] == 8.5
    assert greedy["share"]["value"] == pytest.approx(0.85)
    assert greedy["seconds"] == {"mean": pytest.approx(0.1), "most": 0.4}
    assert greedy["simulations"] == 10


def test_one_among_three_wins_what_it_wins_alone():
    tournament = plan_tournament(find_game("vienna"), 4, {}, [("greedy", "random")], "x", duplicate=True)
    bots = ("greedy", "random", "random", "random")
    data = report_on(tournament, [finished(0, bots, (1, 2, 3, 4), deal=0), finished(1, bots, (3, 1, 2, 4), deal=0)])
    assert [one["wins"] for one in data["standings"]] == [1, 1]
    (pair,) = data["pairs"]
    # Third of four is behind the mean of the others: (1 + 2 + 4) / 3.
    assert (pair["wins"], pair["losses"]) == (1, 1)
