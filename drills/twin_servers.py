"""Two servers that hold twin tables, and the bytes they send to their viewers.

The servers run in this process but are reached through real sockets. Everything that may differ apart from secrets is
made equal: the ids and names of people, their sessions, the time. Every message a viewer receives is recorded.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import copy_context
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import uvicorn
from sqlalchemy import Connection
from websockets.asyncio.client import ClientConnection, connect

from drills.twin_logs import LINES
from drills.twins import Move, RecordedDealer, deal_with
from tradecraft.server.app import create_app
from tradecraft.server.container import Container
from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import People, Person
from tradecraft.server.play.pipeline import CommandRequest
from tradecraft.server.store import open_store
from tradecraft.server.store.codec import encode_header
from tradecraft.server.store.tables import create_table
from tradecraft.server.tables.changes import AnyChange
from tradecraft.server.tables.header import Header
from tradecraft.server.transport.protocol.commands import Act, Undo
from tradecraft.server.transport.request_guard import RequestGuard
from tradecraft.server.transport.socket_protocol import SocketProtocol

START = 1_800_000_000_000
UNLIMITED = 1_000_000_000
LARGEST_MESSAGE = 4_000_000
ANSWER_SECONDS = 30.0
HOST = "table.test"
HINT_MS = 20
"""How long a bot thinks about a hint; its quality does not matter here."""


class Guest(NamedTuple):
    """A person known to both servers."""

    person: Person
    cookie: str


class TwinClock:
    """The time in one of the worlds."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at


async def new_guests(file: Path, names: Sequence[str]) -> list[Guest]:
    """Create a database with some people."""
    async with open_store(f"sqlite:///{file}") as store:
        people = People(store, lambda: START)
        await people.open()
        return [Guest(*await people.new_guest(name, "en")) for name in names]


def secret_of(table: str) -> bytes:
    """Return the secret of a table's deal, which is the same in both worlds."""
    return sha256(f"canary {table}".encode()).digest()


async def add_tables(file: Path, headers: Sequence[Header]) -> None:
    """Insert tables without any changes into a database."""

    def add(connection: Connection) -> None:
        for header in headers:
            create_table(
                connection,
                id=header.id,
                header=encode_header(header),
                secret=secret_of(header.id),
                owner=header.owner,
                game=header.game,
                players=len(header.seats),
                rated=False,
                listed=header.listed,
                spectators=header.spectators,
                at=header.created_at,
            )

    async with open_store(f"sqlite:///{file}") as store:
        await store.write(add)


class ViewerConnection:
    """A viewer's connection to one server, which records what it receives."""

    def __init__(self, socket: ClientConnection, client: httpx.AsyncClient, url: str, cookie: str) -> None:
        self._socket = socket
        self._client = client
        self._url = url
        self._cookie = cookie
        self._barriers = 0

    async def ask(self, command: dict[str, Any]) -> None:
        """Send a command; the answer is read with all other messages."""
        await self._socket.send(json.dumps(command))

    async def read(self) -> list[str]:
        """Return all messages received, in order.

        Presence messages depend on the wall clock and say nothing about the game, so they are left out. The last
        message answers a command that changes nothing, so everything sent before it has arrived.
        """
        self._barriers += 1
        id = f"barrier-{self._barriers}"
        await self.ask({"type": "unwatch", "id": id, "table": "another"})
        messages: list[str] = []
        async with asyncio.timeout(ANSWER_SECONDS):
            while True:
                message = await self._socket.recv()
                assert isinstance(message, str)
                kind = json.loads(message)
                if kind["type"] == "done" and kind["id"] == id:
                    return messages
                if kind["type"] != "presence":
                    messages.append(message)

    async def fetch(self, path: str) -> str:
        """Return the answer to a request, with its status and its headers."""
        answer = await self._client.get(self._url + path, headers={"Cookie": self._cookie, "Host": HOST})
        headers = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "date")
        return "\n".join([path, str(answer.status_code), answer.text, *headers])


class TwinServer:
    """One of the two servers."""

    def __init__(self, file: Path) -> None:
        self.clock = TwinClock()
        self.log: list[str] = []
        self.secret_log: list[str] = []
        settings = Settings(
            database=f"sqlite:///{file}",
            bot_workers=1,
            bot_budget=HINT_MS,
            commands_per_second=UNLIMITED,
            guests_per_minute=UNLIMITED,
        )
        self.container = Container(settings, self.clock)
        # Drop idle connections before the server does, after five seconds, so that none closes under a request.
        self._client = httpx.AsyncClient(verify=False, limits=httpx.Limits(keepalive_expiry=2.0))
        self._listener = socket.socket()
        self._listener.bind(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """Serve until the block ends."""
        config = uvicorn.Config(
            create_app(self.container),
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="on",
            http=RequestGuard,
            ws=SocketProtocol,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
        server = _QuietServer(config)
        # From here on the server logs into its own list.
        context = copy_context()
        context.run(LINES.set, self.log)
        serving = asyncio.create_task(server.serve(sockets=[self._listener]), context=context)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                while not server.started:
                    assert not serving.done(), "the server does not start"
                    await asyncio.sleep(0.005)
            yield
        finally:
            await self._client.aclose()
            server.should_exit = True
            await serving
            self._listener.close()

    @asynccontextmanager
    async def connected(self, guest: Guest) -> AsyncIterator[ViewerConnection]:
        """Connect a person."""
        headers = {"Cookie": f"tradecraft={guest.cookie}", "Sec-Fetch-Site": "same-origin"}
        async with connect(
            f"ws://{self.address}/api/socket", additional_headers=headers, max_size=LARGEST_MESSAGE, compression=None
        ) as socket:
            yield ViewerConnection(socket, self._client, f"http://{self.address}", headers["Cookie"])

    async def tell(self, id: str, changes: Sequence[AnyChange]) -> None:
        """Apply changes to a table, with their recorded draws."""
        for change in changes:
            async with self.container.repository.use(id) as table:
                deal_with(table, RecordedDealer(table.game, getattr(change, "draws", ())))
                await self.container.repository.change(table, change)

    async def do(self, id: str, number: int, person: Person, move: Move) -> None:
        """Perform a move of a person other than the viewer."""
        self.clock.at = move.at
        async with self.container.repository.use(id) as table:
            deal_with(table, RecordedDealer(table.game, move.draws))
            version = table.versions[move.seat]
        command: Act | Undo = Undo(id=f"move-{number}", table=id, seat=move.seat, version=version)
        if move.action is not None:
            command = Act(id=command.id, table=id, seat=move.seat, version=version, action=move.action)
        token = LINES.set(self.secret_log)
        await self.container.pipeline.handle(CommandRequest(person, command, lambda reply: None))
        LINES.reset(token)

    async def deal(self, id: str, move: Move) -> None:
        """Prepare the draws for the viewer's next move."""
        self.clock.at = move.at
        async with self.container.repository.use(id) as table:
            deal_with(table, RecordedDealer(table.game, move.draws))


class _QuietServer(uvicorn.Server):
    """A server that does not handle signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def copied(file: Path) -> tuple[Path, Path]:
    """Return a database and a copy of it."""
    copy = file.with_suffix(".twin")
    shutil.copy(file, copy)
    return file, copy


@asynccontextmanager
async def twin_servers(files: tuple[Path, Path]) -> AsyncIterator[tuple[TwinServer, TwinServer]]:
    """Serve two databases."""
    servers = (TwinServer(files[0]), TwinServer(files[1]))
    async with AsyncExitStack() as stack:
        for server in servers:
            await stack.enter_async_context(server.serving())
        yield servers
