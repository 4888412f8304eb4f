"""Data sets: every decision with its observation, hidden truth kept separate, and a matching data card."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="the extra `data` is not installed")

import pyarrow.parquet as pq

from tests.cli.running import error_line, run
from tradecraft.core.observation import find_observer
from tradecraft.core.registry import find_game
from tradecraft.envs.datasets import DECISIONS, HIDDEN, Recipe, check_dataset, in_order, play_game, write_dataset
from tradecraft.envs.tasks import find_task

SHORT = find_task("1955-short")
RECIPE = Recipe(SHORT.name, SHORT.game, SHORT.players, SHORT.options, ("greedy", "random"), "test")
ARGUMENTS = ("dataset", "1955-short", "--games", "4", "--bots", "greedy,random", "--seed", "test")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "set"
    write_dataset(RECIPE, 4, folder)
    return folder


def test_every_decision_is_a_row_with_what_its_seat_saw(folder: Path):
    rows = pq.read_table(folder / DECISIONS).to_pylist()
    size = find_observer(find_game("war1955"), 2, {"side": "short"}).size
    assert {row["game"] for row in rows} == {0, 1, 2, 3}
    for row in rows:
        assert len(row["observation"]) == size
        assert row["action"] in row["legal"]
        assert row["legal"] == sorted(row["legal"])
        assert row["bot"] == ["greedy", "random"][(row["seat"] + row["game"]) % 2]
    for number in range(4):
        own = [row for row in rows if row["game"] == number]
        assert [row["step"] for row in own] == list(range(len(own)))
        assert [row["is_last"] for row in own] == [False] * (len(own) - 1) + [True]
        assert {(row["seat"], row["reward"]) for row in own} in ({(0, 1.0), (1, -1.0)}, {(0, -1.0), (1, 1.0)})
        assert all((row["place"] == 1) == (row["reward"] == 1.0) for row in own)


def test_the_truth_is_apart_and_fits(folder: Path):
    shown, hidden = (pq.read_table(folder / name).to_pylist() for name in (DECISIONS, HIDDEN))
    assert [(row["game"], row["step"]) for row in shown] == [(row["game"], row["step"]) for row in hidden]
    truths = [json.loads(row["open_view"]) for row in hidden]
    assert all(desk["hand"] is not None for truth in truths for desk in truth["desks"])
    assert all(row["seat"] in truth["deciders"] for row, truth in zip(shown, truths, strict=True))
    assert "open_view" not in shown[0]


def test_the_card_fits_the_files(folder: Path, tmp_path: Path):
    card = check_dataset(folder)
    assert card["name"] == "1955-short-v1"
    assert card["decisions"] == pq.read_metadata(folder / DECISIONS).num_rows
    assert card["licence"] == "CC0-1.0"
    assert set(card["columns"]) == set(pq.read_schema(folder / DECISIONS).names)
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in (DECISIONS, HIDDEN, "card.json"):
        (copy / name).write_bytes((folder / name).read_bytes())
    (copy / HIDDEN).write_bytes(b"something else")
    with pytest.raises(ValueError, match=HIDDEN):
        check_dataset(copy)


def test_the_command_writes_the_same_files_with_two_workers(folder: Path, tmp_path: Path):
    result = run(*ARGUMENTS, "--out", tmp_path / "again", "--workers", "2")
    assert result.exit_code == 0, result.output
    for name in (DECISIONS, HIDDEN):
        assert (tmp_path / "again" / name).read_bytes() == (folder / name).read_bytes()


def test_what_cannot_be_written_is_refused(folder: Path, tmp_path: Path):
    assert "exists already" in error_line(run(*ARGUMENTS, "--out", folder))
    assert "chess" in error_line(run("dataset", "chess", "--out", tmp_path / "other"))
    assert "nobody" in error_line(run("dataset", "1955-short", "--bots", "nobody", "--out", tmp_path / "other"))
    assert "1955-short-v1" in error_line(run("dataset", "1955-short", "--players", "2", "--out", tmp_path / "other"))
    assert not (tmp_path / "other").exists()


def test_games_are_written_in_order_however_they_come(folder: Path, tmp_path: Path):
    games = [play_game(RECIPE, number) for number in (2, 0, 3, 1)]
    assert [game.number for game in in_order(games)] == [0, 1, 2, 3]
    write_dataset(RECIPE, 4, tmp_path / "shuffled", games)
    assert (tmp_path / "shuffled" / DECISIONS).read_bytes() == (folder / DECISIONS).read_bytes()
    with pytest.raises(ValueError, match="3 of 4"):
        write_dataset(RECIPE, 4, tmp_path / "lost", [game for game in games if game.number != 3])


def test_a_search_adds_its_policy_and_value(tmp_path: Path):
    result = run("dataset", "1955-short", "--games", "1", "--bots", "officer", "--search", "4", "--out", tmp_path / "s")
    assert result.exit_code == 0, result.output
    rows = pq.read_table(tmp_path / "s" / DECISIONS).to_pylist()
    for row in rows:
        assert len(row["policy"]) == len(row["legal"])
        assert sum(row["policy"]) == pytest.approx(1)
        assert (row["value"] is None) == (len(row["legal"]) == 1)
    assert any(row["value"] is not None and 0 <= row["value"] <= 1 for row in rows)


def test_the_examples_of_the_card_read_it(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(folder)
    names: dict[str, object] = {}
    sources = re.findall(r"```python\n(.*?)```", (folder / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(sources) == 2
    for source in sources:
        exec(source, names)
    assert {row["bot"]: row["reward"] for row in names["won"].to_dicts()}.keys() == {"greedy", "random"}  # type: ignore[attr-defined]
    assert names["lengths"].sum() == check_dataset(folder)["decisions"]  # type: ignore[attr-defined]


def test_minari_reads_its_copy(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    minari = pytest.importorskip("minari")
    from tradecraft.envs.minari_copy import write_minari

    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    made = write_minari(folder, tmp_path / "minari")
    read = minari.load_dataset(made.id)
    rows = pq.read_table(folder / DECISIONS).to_pylist()
    assert (read.total_episodes, read.total_steps) == (8, len(rows))
    episodes = list(read.iterate_episodes())
    own = [
        [row for row in rows if (row["game"], row["seat"]) == key]
        for key in dict.fromkeys((r["game"], r["seat"]) for r in rows)
    ]
    for episode, expected in zip(episodes, own, strict=True):
        assert episode.actions.tolist() == [row["action"] for row in expected]
        assert episode.rewards.tolist() == [0.0] * (len(expected) - 1) + [expected[-1]["reward"]]
        assert episode.terminations.tolist() == [False] * (len(expected) - 1) + [True]
        masks = episode.observations["action_mask"]
        assert [mask.nonzero()[0].tolist() for mask in masks] == [*(row["legal"] for row in expected), []]
        assert episode.observations["observation"][0].tolist() == expected[0]["observation"]
