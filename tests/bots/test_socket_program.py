"""Bots at an address: whole games over a WebSocket, and the handling of every wrong answer."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

import pytest

pytest.importorskip("websockets", reason="the extra `cli` is not installed")

from websockets.sync.server import ServerConnection, serve

from tests.bots.test_program import ROOT, node
from tests.cli.running import run
from tradecraft.bots.arena import play
from tradecraft.bots.arena.series import plan_series
from tradecraft.bots.protocol import Budget
from tradecraft.core.registry import find_game


@contextmanager
def example(*command: str) -> Iterator[str]:
    """Run an example, and give the address it tells."""
    # A group of its own: the `node` beside Python starts the real one.
    process = subprocess.Popen([*command, "0"], stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    with process.stdout:
        try:
            yield process.stdout.readline().strip()
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def server(answer: Callable[[ServerConnection, dict[str, Any]], None]) -> Iterator[str]:
    """Serve a bot that does something with every question."""

    def handle(socket: ServerConnection) -> None:
        for line in socket:
            message = json.loads(line)
            if message["type"] == "decide":
                answer(socket, message)

    with serve(handle, "127.0.0.1", 0) as made:
        Thread(target=made.serve_forever, daemon=True).start()
        yield f"ws://127.0.0.1:{made.socket.getsockname()[1]}"
        made.shutdown()


def whole_games(address: str, game: str) -> None:
    series = plan_series(find_game(game), 2, {}, (address, "random"), "sockets", duplicate=True)
    for number in range(2):
        played = play(series, number, keep_record=True)
        assert not played.outcome.reason.startswith("forfeit"), played.outcome.reason
        assert played.decisions > 20
        assert played.record is not None
        assert address in played.record.seats


@pytest.mark.parametrize("game", ["war1955", "vienna"])
def test_a_bot_in_python_plays_whole_games(game: str):
    with example(sys.executable, str(ROOT / "examples/programs/socket_first.py")) as address:
        whole_games(address, game)


def test_a_bot_in_javascript_plays_whole_games():
    found = node()
    if found is None:
        pytest.skip("there is no node")
    with example(found, str(ROOT / "examples/programs/socket_last.mjs")) as address:
        whole_games(address, "war1955")
        command = ("arena", "war1955", "--bots", f"{address},random", "--games", "2", "--json")
        report = json.loads(run(*command).stdout)
        assert [one["bot"] for one in report["standings"]] == [address, "random"]
        assert not any(reason.startswith("forfeit") for reason in report["end_reasons"])


WRONG: dict[str, Callable[[ServerConnection, dict[str, Any]], None]] = {
    "illegal": lambda socket, message: socket.send(json.dumps({"type": "act", "id": message["id"], "action": 9999})),
    "late": lambda socket, message: time.sleep(1.5),
    "unreadable": lambda socket, message: socket.send(""),
    "crashed": lambda socket, message: socket.close(),
}


@pytest.mark.parametrize("verdict", WRONG)
def test_a_wrong_answer_loses_the_game(verdict: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tradecraft.bots.program.START_MILLISECONDS", 500)
    with server(WRONG[verdict]) as address:
        series = plan_series(find_game("war1955"), 2, {}, (address, "random"), "wrong", Budget(milliseconds=300))
        played = play(series, 0)
    assert played.outcome.reason == f"forfeit_{verdict}"
    assert played.outcome.winners() == (1 - played.seating.index(0),)


def test_an_address_where_nobody_listens_loses_the_game():
    series = plan_series(find_game("war1955"), 2, {}, ("ws://127.0.0.1:9", "random"), "nobody")
    assert play(series, 0).outcome.reason == "forfeit_crashed"
