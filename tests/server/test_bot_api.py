"""Programs that play over the network: the example in full, and a stream that breaks and resumes."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import opened_house
from tests.server.operations.process import DEADLINE_SECONDS, Serving, new_guest, new_table, serving
from tests.server.people.serving import PASSWORD, answered, refused
from tests.server.streams import first_line
from tradecraft.server.transport import sockets

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "play_by_api.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("bot-api")
    with serving(folder, f"sqlite:///{folder / 'store.db'}") as server:
        yield server


def new_token(client: httpx.Client, name: str) -> str:
    """Make an account with a bot account and return the bot's token."""
    answered(client.post("/api/accounts", json={"name": name, "password": PASSWORD}), 201)
    return str(answered(client.post("/api/me/bots", json={"name": f"{name}'s bot"}), 201)["token"])


@pytest.mark.parametrize("player", ["guest", "bot account"])
def test_the_example_plays_a_game_to_its_end(server: Serving, player: str):
    with server.client() as client:
        token = [] if player == "guest" else ["--token", new_token(client, "Olga")]
        played = subprocess.run(
            [sys.executable, str(EXAMPLE), server.address, *token],
            capture_output=True,
            text=True,
            timeout=3 * DEADLINE_SECONDS,
            check=False,
        )
        assert played.returncode == 0, played.stderr
        table = played.stdout.split()[1].removesuffix(":")
        assert "places [1, 2]" in played.stdout or "places [2, 1]" in played.stdout or "places [1, 1]" in played.stdout
        # It was a private table, of which nobody else knows.
        assert refused(client.get(f"/api/tables/{table}"), 404) == "no_such_table"


class Stream:
    """A stream that is read line by line."""

    def __init__(self, response: httpx.Response) -> None:
        assert response.status_code == 200
        self._lines = response.iter_lines()

    def update(self) -> dict[str, Any]:
        """Return the next update."""
        for line in self._lines:
            message: dict[str, Any] = json.loads(line) if line else {}
            if message.get("type") == "update":
                return message
        raise AssertionError("the stream has ended")

    def question(self) -> dict[str, Any]:
        """Return the next update that asks for a decision."""
        while (update := self.update())["decision"] is None:
            pass
        return update

    def rest(self) -> list[str]:
        """Read on to the end."""
        return list(self._lines)


def act(client: httpx.Client, update: dict[str, Any]) -> None:
    body = {"type": "act", "id": f"v{update['version']}", "table": update["table_id"], "seat": update["seat"]}
    body |= {"version": update["version"], "action": update["decision"]["options"][0]["action"]}
    answered(client.post("/api/commands", json=body), 200)


def test_what_happened_while_a_stream_was_broken_is_told_by_the_next(server: Serving):
    with server.client() as client:
        new_guest(client)
        table = new_table(client)
        with client.stream("GET", "/api/stream") as response:
            before = Stream(response).question()
        act(client, before)
        with client.stream("GET", "/api/stream") as response:
            after = Stream(response).update()
        assert after["version"] > before["version"]
        assert [one["version"] for one in after["news"]] == list(range(1, after["version"] + 1))
        missed = answered(client.get(f"/api/tables/{table}", params={"version": before["version"]}), 200)["updates"][0]
        assert [one["version"] for one in missed["news"]] == list(range(before["version"] + 1, missed["version"] + 1))


def test_a_stream_takes_in_a_table_that_is_made_later(server: Serving):
    with server.client() as client:
        new_guest(client)
        with client.stream("GET", "/api/stream") as response:
            table = new_table(client)
            assert Stream(response).update()["table_id"] == table


def test_a_stream_ends_when_its_token_is_revoked(server: Serving):
    with server.client() as client:
        token = new_token(client, "Petra")
        (bot,) = client.get("/api/me/bots").json()
        with httpx.stream(
            "GET",
            f"{server.address}/api/stream",
            headers={"Authorization": f"Bearer {token}"},
            timeout=DEADLINE_SECONDS,
        ) as response:
            assert response.status_code == 200
            assert client.delete(f"/api/me/bots/{bot['person']['id']}/tokens").status_code == 204
            assert Stream(response).rest() == []


def test_a_server_that_is_asked_to_stop_ends_its_streams_and_stops(tmp_path: Path, sqlite_url: str):
    with serving(tmp_path, sqlite_url) as server, server.client() as client:
        new_guest(client)
        new_table(client)
        with client.stream("GET", "/api/stream") as response:
            stream = Stream(response)
            stream.update()
            server.process.send_signal(signal.SIGTERM)
            stream.rest()
        assert server.process.wait(DEADLINE_SECONDS) == 0


def test_an_empty_line_keeps_a_quiet_stream_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sockets, "KEEP_ALIVE_SECONDS", 0.01)
    with opened_house(tmp_path) as house:
        assert first_line(house.client, house.guest()) == (200, b"\n")
