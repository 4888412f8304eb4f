"""The server as a process: it starts, prints its address, stops when asked, and games continue afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.operations.player import Player, open_socket
from tests.server.operations.process import DEADLINE_SECONDS, ENVIRONMENT, environment, new_guest, new_table, serving
from tradecraft import __version__


def own_moves(client: httpx.Client, table: str) -> int:
    """Count the moves of seat 0 that the server tells of."""
    state = client.get(f"/api/tables/{table}").json()
    return int(state["updates"][0]["version"])


@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.long)])
def test_a_game_continues_after_the_server_was_stopped_in_the_middle_of_it(
    tmp_path: Path, sqlite_url: str, number: signal.Signals
):
    with serving(tmp_path, sqlite_url) as server, server.client() as client:
        new_guest(client)
        table = new_table(client)
        with open_socket(server, client) as opened:
            player = Player(opened, table, "a")
            player.play(5)
            server.process.send_signal(number)
            assert player.closed_with() == 1012
        assert server.process.wait(DEADLINE_SECONDS) == 0
        cookies = client.cookies
        known = player.latest["version"]
    with serving(tmp_path, sqlite_url) as server, server.client() as client:
        client.cookies = cookies
        assert own_moves(client, table) >= known, "what was told has been lost"
        with open_socket(server, client) as opened:
            player = Player(opened, table, "b")
            player.play(5)
            assert player.latest["version"] > known
        assert server.stop() == 0


def test_a_stream_does_not_hold_up_a_stop(tmp_path: Path, sqlite_url: str):
    with serving(tmp_path, sqlite_url) as server, server.client() as client:
        new_guest(client)
        new_table(client)
        with client.stream("GET", "/api/stream") as stream:
            lines = stream.iter_lines()
            assert "table_id" in next(lines)
            server.process.send_signal(signal.SIGTERM)
            list(lines)
        assert server.process.wait(DEADLINE_SECONDS) == 0
        assert "graceful" not in server.log.read_text(), "it was cut off after the time of grace"


# Notices that it is to stop only when all answers have ended, and has little patience.
PLANTED = """
from contextlib import nullcontext
from tradecraft.cli import main, serve
from tradecraft.server import app
app.on_stop_signal = lambda call: nullcontext()
serve.GRACE_SECONDS = 1
main()
"""


def test_a_server_that_does_not_end_its_streams_is_found(tmp_path: Path, sqlite_url: str):
    with serving(tmp_path, sqlite_url, program=("-c", PLANTED)) as server, server.client() as client:
        new_guest(client)
        new_table(client)
        with client.stream("GET", "/api/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(httpx.RemoteProtocolError):
                list(lines)
        assert server.process.wait(DEADLINE_SECONDS) == 0
        assert "graceful" in server.log.read_text()


def test_several_processes_serve_one_postgres(tmp_path: Path, postgres_url: str):
    with serving(tmp_path, postgres_url, "--workers", "2") as server:
        with server.client() as client:
            new_guest(client)
            table = new_table(client)
            with open_socket(server, client) as opened:
                player = Player(opened, table, "a")
                player.play(3)
                server.process.send_signal(signal.SIGTERM)
                assert player.closed_with() == 1012
        assert server.process.wait(DEADLINE_SECONDS) == 0


def test_processes_that_start_slowly_are_waited_for(tmp_path: Path, postgres_url: str):
    # Each process waits for so long before it does anything that uvicorn by itself would replace it again and again.
    begun = tmp_path / "begun"
    slow = f"""
import sys, time
if "spawn_main" in str(sys.orig_argv):
    with open({str(begun)!r}, "a") as file:
        print("begun", file=file)
    time.sleep(7)
"""
    (tmp_path / "sitecustomize.py").write_text(slow)
    path = os.pathsep.join((str(tmp_path), ENVIRONMENT["PYTHONPATH"]))
    with serving(tmp_path, postgres_url, "--workers", "2", PYTHONPATH=path) as server, server.client() as client:
        new_guest(client)
        assert server.stop() == 0
    assert begun.read_text().splitlines() == ["begun"] * 2, "a process that starts slowly was replaced"


def test_health_tells_the_version(tmp_path: Path, sqlite_url: str):
    with serving(tmp_path, sqlite_url) as server, server.client() as client:
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["version"]) == (200, __version__)
        assert server.stop() == 0


def test_a_second_server_does_not_start_on_the_same_file(tmp_path: Path, sqlite_url: str):
    with serving(tmp_path, sqlite_url) as first, first.client() as client:
        new_guest(client)
        second = subprocess.run(
            [sys.executable, "-m", "tradecraft", "serve", "--port", "0", "--database", sqlite_url],
            env=environment(),
            capture_output=True,
            text=True,
            timeout=DEADLINE_SECONDS,
            check=False,
        )
        assert second.returncode != 0
        assert "Another server is using the database" in second.stderr
        assert "Traceback" not in second.stderr
        assert client.get("/healthz").status_code == 200
        assert first.stop(signal.SIGKILL) != 0
    # The lock ends with the process.
    with serving(tmp_path, sqlite_url) as third, third.client() as client:
        assert client.get("/healthz").status_code == 200


LATER = ("cryptography", "httpx", "markdown_it", "sqlalchemy.dialects.postgresql", "webauthn")
# Says what is loaded when the server can be reached.
LOADED = f"""
import sys
from tradecraft.cli import main, serve
tell = serve._tell_address
def tell_what_is_loaded(*about):
    print("loaded:", [name for name in {LATER} if name in sys.modules], file=sys.stderr)
    tell(*about)
serve._tell_address = tell_what_is_loaded
main()
"""


def test_a_server_starts_without_what_it_seldom_needs(tmp_path: Path, sqlite_url: str):
    # The first start makes the key by which push services know the server.
    for _ in range(2):
        with serving(tmp_path, sqlite_url, program=("-c", LOADED)) as server:
            assert server.stop() == 0
    loaded = [line for line in server.log.read_text().splitlines() if line.startswith("loaded:")]
    assert loaded == ["loaded: ['cryptography']", "loaded: []"]
