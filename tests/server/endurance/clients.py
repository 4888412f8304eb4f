"""Clients of a real server over real sockets, many of them in one event loop."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.operations.process import BROWSER, DEADLINE_SECONDS, Serving

Message = dict[str, Any]

SMALL_BYTES = 32_768


class Person:
    """A guest, known by a cookie."""

    def __init__(self, server: Serving, name: str) -> None:
        self.server = server
        with server.client() as client:
            made = client.post("/api/guests", json={"name": name})
            assert made.status_code == 201, made.text
            self.headers = {**BROWSER, "Cookie": f"tradecraft={client.cookies['tradecraft']}"}

    def post(self, path: str, data: Message) -> Message:
        """Ask for something that is granted."""
        response = httpx.post(f"{self.server.address}{path}", json=data, headers=self.headers)
        assert response.is_success, response.text
        answer: Message = response.json()
        return answer

    @asynccontextmanager
    async def connected(self, **options: Any) -> AsyncIterator[Client]:
        """Open a socket for as long as the block runs."""
        client = await self.connect(**options)
        try:
            yield client
        finally:
            await client.socket.close()

    async def connect(self, **options: Any) -> Client:
        """Open a socket."""
        address = self.server.address.replace("http", "ws", 1)
        given = {"compression": None, "open_timeout": DEADLINE_SECONDS, "ping_interval": None, "max_size": None}
        return Client(await connect(f"{address}/api/socket", additional_headers=self.headers, **(given | options)))


def small_socket(server: Serving) -> socket.socket:
    """Return a connection on whose way little waits that was not read yet."""
    parts = urlsplit(server.address)
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BYTES)
    made.connect((parts.hostname, parts.port))
    made.setblocking(False)
    return made


class Client:
    """One socket, and everything that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[Message] = []
        self._ids = count(1)

    async def send(self, type: str, table: str, **fields: Any) -> str:
        """Send a command and return its id."""
        id = f"c{next(self._ids)}"
        await self.socket.send(json.dumps({"type": type, "table": table, "id": id, **fields}))
        return id

    async def do(self, type: str, table: str, **fields: Any) -> Message:
        """Send a command and wait until it is carried out."""
        id = await self.send(type, table, **fields)
        return await self.until(lambda message: message.get("id") == id and _is_done(message))

    async def until(self, wanted: Any) -> Message:
        """Read on until a message comes that is wanted."""
        while True:
            async with asyncio.timeout(DEADLINE_SECONDS):
                message: Message = json.loads(await self.socket.recv())
            self.seen.append(message)
            if wanted(message):
                return message

    async def closed_with(self) -> int:
        """Read on until the server closes; return its code."""
        try:
            await self.until(lambda message: False)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        raise AssertionError("unreachable")

    def updates(self) -> list[Message]:
        """Return the updates so far."""
        return [message for message in self.seen if message["type"] == "update"]

    async def watch(self, table: str, version: int = 0) -> Message:
        """Watch a table; return the update that comes first."""
        before = len(self.updates())
        await self.do("watch", table, version=version)
        return self.updates()[before]


def table_of_two(maker: Person, other: Person, **fields: Any) -> str:
    """Let two people begin a game of 1955."""
    seats = [{"type": "mine"}, {"type": "invited"}]
    made = maker.post("/api/tables", {"game": "war1955", "seats": seats, **fields})
    other.post("/api/commands", {"type": "join", "id": "j", "table": made["table"], "invite": made["invite"]})
    return str(made["table"])


async def play(clients: list[Client], table: str, moves: int) -> None:
    """Make moves, each seat the first of its options; both clients read everything that comes."""
    for _ in range(moves):
        latest = [client.updates()[-1] for client in clients]
        seat = next(seat for seat, update in enumerate(latest) if update["decision"])
        action = latest[seat]["decision"]["options"][0]["action"]
        version = latest[seat]["version"]
        await clients[seat].do("act", table, seat=seat, version=version, action=action)
        # What one asks for is done in order, so the move has been told to all when the next answer comes.
        await catch_up(clients[seat])
        await catch_up(clients[1 - seat])


async def catch_up(client: Client) -> None:
    """Read all that was sent so far: the answer to a last command comes after it."""
    await client.do("unwatch", "none")


def _is_done(message: Message) -> bool:
    assert message["type"] != "refused", message
    return True
