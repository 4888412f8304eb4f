"""Playing over real sockets, on a separate server, as browsers and programs do."""

from __future__ import annotations

import gc
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol
from websockets.sync.client import ClientConnection, connect

from tests.server.play.players import FREE, GREEDY, MINE, OPEN, PATIENCE_SECONDS, SAME_ORIGIN, is_over
from tradecraft.server.app import create_app
from tradecraft.server.container import Container
from tradecraft.server.operations.settings import Settings
from tradecraft.server.transport.request_guard import RequestGuard
from tradecraft.server.transport.socket_protocol import OpenSocket, SocketProtocol

MESSAGE_BYTES = 4_096


class Address:
    """The address of a server, and its players."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.guests: list[Guest] = []

    def guest(self, name: str) -> Guest:
        self.guests.append(Guest(self, name))
        return self.guests[-1]


class Guest:
    """A player with a browser of their own."""

    def __init__(self, address: Address, name: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{address.port}", headers=SAME_ORIGIN)
        self.id = self.http.post("/api/guests", json={"name": name}).raise_for_status().json()["id"]
        self._ids = count(1)

    def make(self, *seats: dict[str, str], **fields: Any) -> str:
        made = self.http.post("/api/tables", json={"game": "vienna", "seats": list(seats), **fields})
        return str(made.raise_for_status().json()["table"])

    def do(self, type: str, table: str, **fields: Any) -> dict[str, Any]:
        command = {"type": type, "table": table, "id": f"h{next(self._ids)}", **fields}
        done: dict[str, Any] = self.http.post("/api/commands", json=command).raise_for_status().json()
        return done

    @contextmanager
    def connected(self) -> Iterator[Line]:
        headers = {**SAME_ORIGIN, "Cookie": f"tradecraft={self.http.cookies['tradecraft']}"}
        url = f"ws://127.0.0.1:{self.address.port}/api/socket"
        with connect(url, additional_headers=headers) as connection:
            yield Line(connection)


class Line:
    """One socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self._ids = count(1)

    def send(self, type: str, table: str, **fields: Any) -> str:
        id = f"s{next(self._ids)}"
        self.connection.send(json.dumps({"type": type, "table": table, "id": id, **fields}))
        return id

    def receive(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.connection.recv(timeout=PATIENCE_SECONDS))
            if message["type"] == kind:
                return message


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    database = f"sqlite:///{tmp_path_factory.mktemp('sockets') / 'tables.db'}"
    container = Container(Settings(database=database, bot_workers=1, message_bytes=MESSAGE_BYTES, **FREE))  # type: ignore[arg-type]
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        create_app(container),
        log_config=None,
        http=RequestGuard,
        ws=SocketProtocol,
        ws_max_size=MESSAGE_BYTES,
        access_log=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    try:
        address = Address(listening.getsockname()[1])
        yield address
    finally:
        for guest in address.guests:
            guest.http.close()
        server.should_exit = True
        thread.join(PATIENCE_SECONDS)
        listening.close()


def test_a_whole_game_against_a_bot_is_played_over_a_socket(address: Address):
    anna = address.guest("Anna")
    table = anna.make(MINE, GREEDY)
    with anna.connected() as line:
        line.send("watch", table)
        update = line.receive("update")
        versions = [update["version"]]
        while not is_over(update):
            if update["decision"]:
                action = update["decision"]["options"][0]["action"]
                line.send("act", table, seat=0, version=update["version"], action=action)
            update = line.receive("update")
            versions.append(update["version"])
    assert versions == list(range(versions[0], versions[-1] + 1)), "no version is left out"
    assert anna.http.get(f"/api/tables/{table}/record").text.startswith("tradecraft")


def test_two_people_see_each_others_moves(address: Address):
    anna, bela = address.guest("Anna"), address.guest("Bela")
    table = anna.make(MINE, OPEN, listed=True)
    bela.do("join", table)
    with anna.connected() as one, bela.connected() as two:
        one.send("watch", table)
        two.send("watch", table)
        update = one.receive("update")
        known = two.receive("update")["version"]
        action = update["decision"]["options"][0]["action"]
        id = one.send("act", table, seat=0, version=update["version"], action=action)
        assert one.receive("done")["id"] in (id, "s1")
        assert two.receive("update")["version"] == known + 1


def test_the_stream_of_a_program_tells_all_of_its_tables(address: Address):
    anna, bela = address.guest("Anna"), address.guest("Bela")
    first, second = (anna.make(MINE, OPEN, listed=True) for _ in range(2))
    bela.do("join", first)
    with bela.http.stream("GET", "/api/stream") as response:
        assert response.headers["content-type"].startswith("application/x-ndjson")
        messages = (json.loads(line) for line in response.iter_lines() if line)
        assert next(message for message in messages if message["type"] == "update")["table_id"] == first
        bela.do("join", second)
        begun = next(message for message in messages if message["type"] == "update" and message["view"])
        assert begun["table_id"] == second


def test_a_message_that_is_too_long_ends_the_connection(address: Address):
    with address.guest("Anna").connected() as line:
        line.connection.send("x" * (MESSAGE_BYTES + 1))
        with pytest.raises(ConnectionClosed) as closed:
            line.receive("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_who_is_not_signed_in_or_comes_from_elsewhere_gets_no_socket(address: Address):
    url = f"ws://127.0.0.1:{address.port}/api/socket"
    cookie = {"Cookie": f"tradecraft={address.guest('Anna').http.cookies['tradecraft']}"}
    for headers in (SAME_ORIGIN, {**cookie, "Origin": "http://evil.test"}):
        with pytest.raises(Exception, match="HTTP 403"), connect(url, additional_headers=headers):
            pass


def test_a_move_is_kept_and_told_though_its_sender_hangs_up_at_once(address: Address):
    anna, bela = address.guest("Anna"), address.guest("Bela")
    table = anna.make(MINE, OPEN, listed=True)
    bela.do("join", table)
    with bela.connected() as watching:
        watching.send("watch", table)
        known = watching.receive("update")["version"]
        with anna.connected() as line:
            line.send("watch", table)
            update = line.receive("update")
            action = update["decision"]["options"][0]["action"]
            line.send("act", table, seat=0, version=update["version"], action=action)
        assert watching.receive("update")["version"] == known + 1


def in_memory() -> list[object]:
    kinds = RequestGuard, SocketProtocol, ServerProtocol, OpenSocket
    return [one for one in gc.get_objects() if type(one) in kinds]


def test_nothing_of_a_closed_connection_stays_in_memory_even_if_no_garbage_is_collected(address: Address):
    anna = address.guest("Anna")
    table = anna.make(MINE, OPEN)
    gc.collect()
    before = len(in_memory())
    gc.disable()
    try:
        for _ in range(3):
            with anna.connected() as line:
                line.send("watch", table)
                line.receive("update")
            with anna.connected() as line:
                line.send("watch", table)
                line.connection.socket.shutdown(socket.SHUT_RDWR)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while len(in_memory()) > before and time.monotonic() < deadline:
            time.sleep(0.05)
        left = in_memory()
        assert len(left) <= before, left
    finally:
        gc.enable()
