"""The services of a running server: put together, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from time import time_ns

import structlog

from tradecraft.core.registry import add_pack
from tradecraft.server.bots.pool import BotPool
from tradecraft.server.calls.caller import Caller
from tradecraft.server.calls.recovery import MailRecovery
from tradecraft.server.calls.service import Calls
from tradecraft.server.operations.health import HealthCheck
from tradecraft.server.operations.metrics import Metrics
from tradecraft.server.operations.session_sweeper import SessionSweeper
from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import People
from tradecraft.server.play.archive import Archive
from tradecraft.server.play.chat import WORD as CHAT
from tradecraft.server.play.chat import Chat
from tradecraft.server.play.driver import Driver
from tradecraft.server.play.lobby import Lobby
from tradecraft.server.play.pictures import Pictures
from tradecraft.server.play.pipeline import CommandPipeline
from tradecraft.server.play.repository import UNKNOWN, TableRepository
from tradecraft.server.play.reviews import Reviews
from tradecraft.server.play.study import Study
from tradecraft.server.play.table_factory import TableFactory
from tradecraft.server.store import Store, open_store
from tradecraft.server.store.base import sqlite_path
from tradecraft.server.transport.hub import Hub
from tradecraft.server.transport.presence import WORD as PRESENCE
from tradecraft.server.transport.presence import PresenceBoard
from tradecraft.server.transport.publishing import Publisher
from tradecraft.server.transport.security import Security
from tradecraft.server.transport.sockets import Connections

log = structlog.get_logger(__name__)

ENDED = "ended"
"""Announced to other processes, with the session, when a session was ended."""
MUTES = "mutes"
"""Announced to other processes, with two people and a flag, when the first mutes the other or unmutes them."""


FORGOTTEN = "forgotten"
"""Announced to other processes, with some tables, when the name of a person there was removed."""
TABLES_AT_ONCE = 200
"""How many tables one announcement names: PostgreSQL takes up to 8,000 bytes."""


def wall_clock() -> int:
    """Return the time in milliseconds since 1970."""
    return time_ns() // 1_000_000


class Container:
    """All services of a server. Tests replace the clock."""

    def __init__(self, settings: Settings, now: Callable[[], int] = wall_clock) -> None:
        """Put the services together; nothing runs yet."""
        for folder in settings.packs:
            add_pack(folder)
        self.settings = settings
        self.now = now
        self.metrics = Metrics()
        self.store: Store = open_store(settings.database)
        self.people = People(
            self.store,
            now,
            session_days=settings.session_days,
            ended=self._end_sessions,
            muted=self._mute,
            forgotten=self._forget,
        )
        self.pool = BotPool(settings.bot_workers, int(settings.bot_seconds * 1000))
        self.hub = Hub()
        self.publisher = Publisher(self.hub)
        self.repository = TableRepository(self.store, self.publisher.publish, self.hub.is_watched)
        self.driver = Driver(self.repository, self.pool, now, settings.bot_budget)
        self.presence = PresenceBoard(self.hub, self.store, now)
        self.chat = Chat(self.store, self.publisher, now)
        self.calls = Calls(settings, self.store, self.people, now)
        self.mail_recovery = MailRecovery(self.calls, self.store, now)
        is_alone = sqlite_path(settings.database) is not None
        self.caller = Caller(self.calls, self.repository, now, settings.call_seconds, settings.return_seconds, is_alone)
        limits = settings.tables_per_person, settings.bot_tables_per_person
        self.factory = TableFactory(self.repository, self.driver, now, *limits)
        self.pipeline = CommandPipeline(
            self.repository,
            self.driver,
            self.publisher,
            self.presence,
            self.pool,
            self.chat,
            self.caller,
            now,
            self.factory.require_room_for_bots,
        )
        self.lobby = Lobby(self.store)
        self.archive = Archive(self.repository)
        self.pictures = Pictures(self.repository)
        self.reviews = Reviews(self.repository, self.store, now, int(settings.bot_seconds * 1000))
        self.study = Study(self.repository, self.reviews, now)
        self.security = Security(settings, self.people, now)
        self.connections = Connections(
            self.hub,
            self.repository,
            self.pipeline,
            self.publisher,
            self.presence,
            self.people,
            self.security.commands,
            settings.sockets_per_person,
            self.metrics,
        )
        self.session_sweeper = SessionSweeper(self.hub, self.store, self.people, now)
        self.health_check = HealthCheck(self.store, self.pool)
        self._read_numbers()
        self._hearing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the database, start the bots, resume the games."""
        await self.store.open()
        await self.people.open()
        await self.calls.open()
        self.store.listen(self._hear, self._missed)
        await self.pool.start()
        self.presence.start()
        self.session_sweeper.start()
        await self.driver.start()
        await self.reviews.start()
        await self.caller.start()

    async def stop(self) -> None:
        """Tell clients, stop between two changes, and close the database last."""
        self.hub.close_all()
        await self.caller.stop()
        await self.mail_recovery.settle()
        await self.calls.close()
        await self.driver.stop()
        await self.presence.stop()
        await self.session_sweeper.stop()
        await self.reviews.stop()
        await self.pool.stop()
        for task in self._hearing:
            task.cancel()
        await asyncio.gather(*self._hearing, return_exceptions=True)
        await self.store.close()

    def _read_numbers(self) -> None:
        """Register what the services count with the metrics."""
        repository, pool, hub = self.repository, self.pool, self.hub
        self.metrics.counted += [
            ("stored_changes", "Changes of tables that were stored.", lambda: repository.stored_changes),
            ("storing_seconds", "Time spent waiting until changes were durable.", lambda: repository.storing_seconds),
            ("bot_questions", "Decisions that bots were asked for.", lambda: pool.asked),
            ("bot_answers", "Decisions that bots made.", lambda: pool.answered),
            ("calls_delivered", "Calls to people whose turn it is.", lambda: self.caller.delivered),
            ("calls_failed", "Attempts to call people that failed.", lambda: self.caller.failed),
            ("bot_processes_replaced", "Processes of bots that died or hung.", lambda: pool.replaced),
        ]
        self.metrics.measured += [
            ("loaded_tables", "Tables in memory.", repository.loaded),
            ("watched_tables", "Tables that are being watched.", lambda: len(hub.watched())),
            ("channels", "Open sockets and streams.", lambda: len(hub)),
            ("bot_processes", "Processes in which bots think.", lambda: len(pool.processes())),
        ]

    def _hear(self, message: str) -> None:
        """Handle an announcement of another process: a change, a chat line, presence, a mute and so on."""
        word, *rest = message.split(" ")
        if word == PRESENCE:
            self.presence.hear(rest)
        elif word == CHAT:
            self._later(self.chat.hear(rest[0], int(rest[1])))
        elif word == ENDED:
            self.hub.close_session(rest[0])
        elif word == MUTES:
            self.hub.mute(rest[0], rest[1], rest[2] == str(True))
        elif word == FORGOTTEN:
            self._later(self._show_again(rest))
        else:
            self._later(self.repository.catch_up(word, int(rest[0])))

    def _end_sessions(self, sessions: Sequence[str]) -> None:
        """Cut off the connections of sessions that were ended, here and in the other processes."""
        for session in sessions:
            self.hub.close_session(session)
            self._later(self.store.announce(f"{ENDED} {session}"))

    def _mute(self, person: str, other: str, is_muted: bool) -> None:
        """Apply a mute to the connections of a person, here and in the other processes."""
        self.hub.mute(person, other, is_muted)
        self._later(self.store.announce(f"{MUTES} {person} {other} {is_muted}"))

    def _forget(self, tables: Sequence[str]) -> None:
        """Show tables without a name that was removed, here and in the other processes."""
        self._later(self._show_again(tables))
        for start in range(0, len(tables), TABLES_AT_ONCE):
            self._later(self.store.announce(" ".join([FORGOTTEN, *tables[start : start + TABLES_AT_ONCE]])))

    async def _show_again(self, tables: Sequence[str]) -> None:
        for id in tables:
            await self.repository.reload(id)
            if self.hub.is_watched(id):
                async with self.repository.use(id) as table:
                    for channel, _ in self.hub.watchers(id):
                        self.publisher.show(channel, table, UNKNOWN)

    def _missed(self) -> None:
        self._later(self.repository.catch_up_all())

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._hearing.add(task)
        task.add_done_callback(self._heard)

    def _heard(self, task: asyncio.Task[None]) -> None:
        self._hearing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("not_heard", problem=repr(task.exception()))
