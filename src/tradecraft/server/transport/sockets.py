"""Connections of clients: a WebSocket for commands and messages, or a stream of the same messages for programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tradecraft.core.errors import Refused as KernelRefused
from tradecraft.server.errors import TooMuch, Unavailable, denied
from tradecraft.server.operations.metrics import Metrics
from tradecraft.server.people import Identity, People, Person
from tradecraft.server.play.pipeline import TAKES_TIME, CommandPipeline, CommandRequest
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.store import Store
from tradecraft.server.store.tables import running_tables_of
from tradecraft.server.transport.http import closing
from tradecraft.server.transport.hub import Channel, Hub
from tradecraft.server.transport.limits import Limiter
from tradecraft.server.transport.presence import PresenceBoard
from tradecraft.server.transport.protocol.base import decode
from tradecraft.server.transport.protocol.commands import Command
from tradecraft.server.transport.protocol.messages import Refused, Reply
from tradecraft.server.transport.publishing import Publisher, encode
from tradecraft.server.transport.refusals import as_refusal

log = structlog.get_logger(__name__)

KEEP_ALIVE_SECONDS = 15.0


@dataclass(eq=False)
class Connections:
    """Serves the clients of this process: carries out what they ask for, and tells them what happens."""

    hub: Hub
    repository: TableRepository
    pipeline: CommandPipeline
    publisher: Publisher
    presence: PresenceBoard
    people: People
    limiter: Limiter
    most_per_person: int
    metrics: Metrics
    _tasks: set[asyncio.Task[None]] = field(default_factory=set, init=False)

    async def serve(self, socket: WebSocket[Any, Any, Any], identity: Identity) -> None:
        """Serve a client until it leaves or is cut off."""
        try:
            channel = await self._open(identity, follows=False)
        except KernelRefused as error:
            raise closing(error) from error
        try:
            await socket.accept()
            writer = asyncio.create_task(_write(socket, channel))
            reader = asyncio.create_task(self._read(socket, channel, identity.person))
            _, pending = await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            for problem in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect | OSError):
                    log.warning("connection_failed", person=channel.person, problem=repr(problem))
        finally:
            self._drop(channel)

    async def stream(self, identity: Identity) -> AsyncIterator[bytes]:
        """Yield, line by line, everything that happens at a person's tables; an empty line now and then."""
        channel = await self._open(identity, follows=True)
        return self._lines(channel, identity.person)

    async def answer(self, person: Person, command: Command) -> Reply:
        """Carry out a command of a single request and return the reply; raise Refused if it cannot be carried out."""
        replies: list[Reply] = []
        await self._handle(CommandRequest(person, command, replies.append))
        return replies[0]

    async def _handle(self, asked: CommandRequest) -> None:
        with self.metrics.command(str(asked.command.__struct_config__.tag)):
            await self.pipeline.handle(asked)

    async def _open(self, identity: Identity, follows: bool) -> Channel:
        person = identity.person.id
        if len(self.hub.channels_of(person)) >= self.most_per_person:
            raise denied(TooMuch, "too_many_connections", most=self.most_per_person)
        channel = Channel(person, identity.session, follows=follows)
        # Added before anything is awaited, so that the limit also holds for many at once.
        self.hub.open(channel)
        try:
            channel.muted = await self.people.muted(identity.person)
        except BaseException:
            self.hub.drop(channel)
            raise
        return channel

    def _drop(self, channel: Channel) -> None:
        for table in self.hub.drop(channel):
            self.presence.touch(table)

    async def _read(self, socket: WebSocket[Any, Any, Any], channel: Channel, person: Person) -> None:
        try:
            while True:
                data = await socket.receive_data(mode="text")
                # A command that has begun is finished, even if the client is cut off in the meantime.
                await asyncio.shield(self._spawn(self._take(data, channel, person)))
        except WebSocketDisconnect:
            channel.close(1000)

    async def _take(self, data: str, channel: Channel, person: Person) -> None:
        with self._refusing(None, channel, person):
            try:
                command: Command = decode(data, Command)
            except KernelRefused:
                # What cannot be read counts as well.
                self.limiter.take(person.id)
                raise
            with self._refusing(command.id, channel, person):
                self.limiter.take(person.id)
                asked = CommandRequest(person, command, lambda reply: channel.send(encode(reply)), channel)
                if isinstance(command, TAKES_TIME):
                    self._spawn(self._take_aside(asked, channel))
                else:
                    await self._handle(asked)

    async def _take_aside(self, asked: CommandRequest, channel: Channel) -> None:
        with self._refusing(asked.command.id, channel, asked.person):
            await self._handle(asked)

    @contextmanager
    def _refusing(self, id: str | None, channel: Channel, person: Person) -> Iterator[None]:
        """Send a client the refusal of what is done in the block."""
        try:
            yield
        except KernelRefused as error:
            channel.send(encode(refused(id, error, person.language)))
        except Exception:
            log.exception("command_failed", person=person.id)
            channel.send(encode(refused(id, denied(Unavailable, "server_fault"), person.language)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _lines(self, channel: Channel, person: Person) -> AsyncIterator[bytes]:
        try:
            store: Store = self.repository.store
            for id in await store.read(lambda connection: running_tables_of(connection, person.id)):
                async with self.repository.use(id) as table:
                    self.publisher.show(channel, table, 0)
                self.presence.touch(id)
            while True:
                try:
                    message = await asyncio.wait_for(channel.next(), KEEP_ALIVE_SECONDS)
                except TimeoutError:
                    message = b""
                if message is None:
                    return
                yield message + b"\n"
        finally:
            self._drop(channel)


def refused(id: str | None, error: KernelRefused, language: str) -> Refused:
    """Return the message for a refused command."""
    return Refused(id=id, refusal=as_refusal(error, language))


async def _write(socket: WebSocket[Any, Any, Any], channel: Channel) -> None:
    while (message := await channel.next()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    await socket.close(code=channel.closed_with or 1000)
