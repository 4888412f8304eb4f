"""The leaderboard: entries are verified by replay, and any alteration is found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tradecraft.envs import tasks
from tradecraft.envs.leaderboard import add, main, played_result, read, verify, verify_board
from tradecraft.envs.tasks import find_task, hidden_deals

SHORT = find_task("1955-short")
DEALS = 3


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "PUBLIC_DEALS", DEALS)


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    deals = [f"{SHORT.name}/public/{number}" for number in range(DEALS)]
    return played_result(SHORT, "somebody", "greedy", "random", deals)


def test_a_result_is_replayed_and_added(result: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file, board = tmp_path / "result.json", tmp_path / "board"
    file.write_text(json.dumps(result), "utf-8")
    assert main(["add", str(board), str(file)]) == 0
    (entry,) = read(board)
    assert (entry.player, entry.opponent, entry.games) == ("somebody", "random", 2 * DEALS)
    assert entry.low <= entry.share <= entry.high
    assert main(["verify", str(board)]) == 0
    assert main(["show", str(board)]) == 0
    assert "| somebody | random | public | 6 |" in capsys.readouterr().out
    # A function of the observation plays as well as a bot.
    other = played_result(SHORT, "first", lambda _, legal: legal[0], "random", SHORT.deals())
    file.write_text(json.dumps(other), "utf-8")
    add(board, file)
    assert verify_board(board) == 2


def altered(result: dict[str, Any], **parts: Any) -> dict[str, Any]:
    return {**result, **parts}


def test_whatever_was_altered_is_found(result: dict[str, Any]):
    games = result["games"]
    faults = {
        "where 6 belong": altered(result, games=games[:-2]),
        "game 1": altered(result, games=[games[2], *games[1:]]),
        "game 2": altered(result, games=[games[0], games[0], *games[2:]]),
        "game 6": altered(result, games=[*games[:-1], "no record"]),
        "not played like that": altered(result, opponent="officer"),
        "no such bot": altered(result, opponent="nobody"),
        "there is no task": altered(result, task="chess-v1"),
        "by its full name": altered(result, task="1955-short"),
        "format": altered(result, format=9),
        "not a result file": {"format": 1},
        "revealed": altered(result, deals="0" * 64),
    }
    for complaint, fault in faults.items():
        with pytest.raises(ValueError, match=complaint):
            verify(fault)
    weak = played_result(SHORT, "cheat", "greedy", "recruit", SHORT.deals())
    with pytest.raises(ValueError, match="game 1"):
        verify(altered(weak, opponent="random"))


def test_a_board_that_was_altered_is_found(result: dict[str, Any], tmp_path: Path):
    file, board = tmp_path / "result.json", tmp_path / "board"
    file.write_text(json.dumps(result), "utf-8")
    entry = add(board, file)
    listed = board / "board.json"
    listed.write_text(listed.read_text("utf-8").replace('"somebody"', '"somebody else"'), "utf-8")
    assert main(["verify", str(board)]) == 1
    add(board, file)
    (board / entry.file).write_text("{}", "utf-8")
    with pytest.raises(ValueError, match="not the file"):
        verify_board(board)


def test_hidden_deals_count_once_they_are_revealed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tasks, "HIDDEN_DEALS", 2)
    secret, sealed = tmp_path / "secret", tmp_path / "sealed.json"
    tasks.make(secret)
    commitment = tasks.seal(secret, sealed)["commitment"]
    deals = hidden_deals(bytes.fromhex(secret.read_text("utf-8")), SHORT, 2)
    result = played_result(SHORT, "somebody", "greedy", "random", deals, kind=commitment)
    with pytest.raises(ValueError, match="not revealed"):
        verify(result, sealed=json.loads(sealed.read_text("utf-8")))
    revealed = tasks.reveal(secret, sealed)
    assert verify(result, sealed=revealed).games == 4
    with pytest.raises(ValueError, match="revealed"):
        verify(result, sealed={**revealed, "commitment": "0" * 64})
