"""The parts of a running server, put together, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from time import time_ns

import structlog

from tradecraft.server.archive import Archive
from tradecraft.server.bots.pool import BotPool
from tradecraft.server.commands import CHAT, Commands
from tradecraft.server.driver import Driver
from tradecraft.server.hub import Hub
from tradecraft.server.lobby import Lobby
from tradecraft.server.making import TableMaker
from tradecraft.server.people import People
from tradecraft.server.presence import WORD as PRESENCE
from tradecraft.server.presence import PresenceBoard
from tradecraft.server.protocol.messages import Said
from tradecraft.server.publishing import Publisher
from tradecraft.server.room import Room
from tradecraft.server.security import Security
from tradecraft.server.settings import Settings
from tradecraft.server.sockets import Connections
from tradecraft.server.store import Store, open_store
from tradecraft.server.store.talk import chat_of

log = structlog.get_logger(__name__)

ENDED = "ended"
"""What is announced with a session that was ended."""


def wall_clock() -> int:
    """Return the time in milliseconds since 1970."""
    return time_ns() // 1_000_000


class Parts:
    """Everything a server consists of. Tests replace the clock."""

    def __init__(self, settings: Settings, now: Callable[[], int] = wall_clock) -> None:
        """Put the parts together; nothing runs yet."""
        self.settings = settings
        self.now = now
        self.store: Store = open_store(settings.database)
        self.people = People(self.store, now, session_days=settings.session_days, ended=self._end_sessions)
        self.pool = BotPool(settings.bot_workers, int(settings.bot_seconds * 1000))
        self.hub = Hub()
        self.publisher = Publisher(self.hub)
        self.room = Room(self.store, now, self.publisher.publish)
        self.driver = Driver(self.room, self.pool, now, settings.bot_budget)
        self.presence = PresenceBoard(self.hub, self.store, now)
        self.commands = Commands(self.room, self.driver, self.publisher, self.presence, self.pool, now)
        self.maker = TableMaker(self.room, self.driver, now, settings.tables_per_person)
        self.lobby = Lobby(self.store)
        self.archive = Archive(self.room)
        self.security = Security(settings, self.people, now)
        self.connections = Connections(
            self.hub,
            self.room,
            self.commands,
            self.publisher,
            self.presence,
            self.people,
            self.security.commands,
            settings.sockets_per_person,
        )
        self._hearing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the database, start the bots, take up the games."""
        await self.store.open()
        await self.people.open()
        self.store.listen(self._hear, self._missed)
        await self.pool.start()
        self.presence.start()
        await self.driver.start()

    async def stop(self) -> None:
        """Let clients know, stop between two changes, and close the database last."""
        self.hub.close_all()
        await self.driver.stop()
        await self.presence.stop()
        await self.pool.stop()
        for task in self._hearing:
            task.cancel()
        await asyncio.gather(*self._hearing, return_exceptions=True)
        await self.store.close()

    def _hear(self, message: str) -> None:
        """Take in what another process says: a change, something said, who is there, a session that ended."""
        word, *rest = message.split(" ")
        if word == PRESENCE:
            self.presence.hear(rest)
        elif word == CHAT:
            self._later(self._hear_chat(rest[0], int(rest[1])))
        elif word == ENDED:
            self.hub.close_session(rest[0])
        else:
            self._later(self.room.catch_up(word, int(rest[0])))

    def _end_sessions(self, sessions: Sequence[str]) -> None:
        """Cut off the connections of sessions that were ended, here and in the other processes."""
        for session in sessions:
            self.hub.close_session(session)
            self._later(self.store.announce(f"{ENDED} {session}"))

    def _missed(self) -> None:
        self._later(self.room.catch_up_all())

    async def _hear_chat(self, table: str, number: int) -> None:
        for line in await self.store.read(lambda connection: chat_of(connection, table, number - 1, 1)):
            self.publisher.say(
                Said(
                    table_id=table,
                    number=line.number,
                    person=line.person,
                    name=line.name,
                    at=line.at,
                    text=line.text or "",
                    phrase=line.phrase or "",
                )
            )

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._hearing.add(task)
        task.add_done_callback(self._heard)

    def _heard(self, task: asyncio.Task[None]) -> None:
        self._hearing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("not_heard", problem=repr(task.exception()))
