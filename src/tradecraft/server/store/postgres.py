"""The store in PostgreSQL, for any number of server processes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy import Connection, NullPool, event, func, select
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tradecraft.server.errors import Denied, Unavailable, denied
from tradecraft.server.store.base import Append, Clash, Store, T, Work, failing, open_or_refuse
from tradecraft.server.store.listener import CHANNEL, CONNECT_SECONDS, UNREACHABLE, Listener
from tradecraft.server.store.migrate import migrate
from tradecraft.server.store.tables import append_change

log = structlog.get_logger(__name__)

# Connections of one process: for appends, and for everything else.
APPENDERS = 6
CONNECTIONS = 5

# Insufficient privilege, and a database that is read only.
_MAY_NOT_MIGRATE = frozenset({"42501", "25006"})

# Connection, insufficient resources such as a full disk, intervention such as a shutdown, errors of the system.
_FAILING = frozenset({"08", "53", "57", "58"})

# One statement is a transaction by itself and takes one round trip. If the change does not continue the stored table,
# the first part finds no row and the others do nothing.
_APPEND = """
    WITH step AS (
        UPDATE tables SET version = $2, status = $4, deciders = $5, bot_due = $6, deadline = $7, updated_at = $8
        WHERE id = $1 AND version = $2 - 1
        RETURNING id
    ), change AS (
        INSERT INTO changes (table_id, seq, data) SELECT id, $2, $3 FROM step RETURNING table_id
    )
    SELECT pg_notify($9, $10) FROM change
"""


class PostgresStore(Store):
    """A store that several processes share."""

    def __init__(self, url: str) -> None:
        self._url = url
        # Tells our own messages from those of others.
        self._name = secrets.token_hex(8)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opened: _Opened | None = None
        self._heard: list[Callable[[str], None]] = []
        self._missed: list[Callable[[], None]] = []

    async def open(self) -> None:
        """Connect, migrate, and listen to the other processes."""
        try:
            opened = await _Opened.start(self._url, self._hear, self._miss)
        except UNREACHABLE as error:
            raise _unreachable(error) from error
        try:
            await asyncio.to_thread(prepare, self._url)
        except BaseException as error:
            await opened.close()
            if isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in _MAY_NOT_MIGRATE:
                raise _unreachable(error.orig) from error
            raise
        self._opened = opened

    async def close(self) -> None:
        """Wait for what is under way and disconnect."""
        opened, self._opened = self._opened, None
        if self._tasks:
            await asyncio.wait(self._tasks)
        if opened is not None:
            await opened.close()

    async def read(self, work: Work[T]) -> T:
        """Run the work on a connection that cannot write and sees one state throughout."""
        return await self._carry_out(open_or_refuse(self._opened).read(work))

    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction."""
        return await self._carry_out(open_or_refuse(self._opened).write(work))

    async def append(self, step: Append) -> None:
        """Add a change, straight through the driver if nothing else has to be written with it."""
        opened, message = open_or_refuse(self._opened), f"{self._name} {step.table} {step.seq}"
        if step.also is None:
            await self._carry_out(opened.append(step, message))
        else:
            await self._carry_out(opened.write(lambda connection: _append_and_notify(connection, step, message)))

    def listen(self, heard: Callable[[str], None], missed: Callable[[], None] | None = None) -> None:
        """Call `heard` with every message of another process from now on."""
        self._heard.append(heard)
        if missed is not None:
            self._missed.append(missed)

    async def announce(self, message: str) -> None:
        """Send a message of up to 7,900 bytes to the other processes."""
        await self._carry_out(open_or_refuse(self._opened).notify(f"{self._name} {message}"))

    async def _carry_out(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run to the end, even if the caller is cancelled in the meantime."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except (DBAPIError, *UNREACHABLE) as error:
            if not _is_failing(error):
                raise
            log.error("storage_failing", problem=repr(error))
            raise failing() from error

    def _hear(self, payload: str) -> None:
        sender, _, message = payload.partition(" ")
        if sender != self._name:
            for heard in self._heard:
                heard(message)

    def _miss(self) -> None:
        for missed in self._missed:
            missed()


class _Opened:
    """The connections of a store that is open."""

    def __init__(self, pool: Any, engine: AsyncEngine, hearing: Listener) -> None:
        self._pool = pool
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._hearing = hearing

    @classmethod
    async def start(cls, url: str, heard: Callable[[str], None], missed: Callable[[], None]) -> _Opened:
        hearing = await Listener(url, heard, missed).start()
        try:
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=APPENDERS, timeout=CONNECT_SECONDS, reset=_leave_as_it_is
            )
        except BaseException:
            await hearing.stop()
            raise
        return cls(pool, _engine(url, pool_size=CONNECTIONS, max_overflow=0), hearing)

    async def close(self) -> None:
        await self._hearing.stop()
        await self._pool.close()
        await self._engine.dispose()

    async def read(self, work: Work[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, step: Append, message: str) -> None:
        after = (step.status, step.deciders, step.bot_due, step.deadline, step.at)
        if not await self._pool.fetch(_APPEND, step.table, step.seq, step.data, *after, CHANNEL, message):
            raise Clash(step.table, step.seq)

    async def notify(self, message: str) -> None:
        await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, message)


async def _leave_as_it_is(connection: Any) -> None:
    """Skip the round trip that would reset a session: an append leaves nothing behind in it."""


def _append_and_notify(connection: Connection, step: Append, message: str) -> None:
    append_change(connection, step)
    connection.execute(select(func.pg_notify(CHANNEL, message)))


def _is_failing(error: BaseException) -> bool:
    """Tell whether an error is about the database as a whole, not about what was asked of it."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        cause: Any = getattr(error.orig, "__cause__", None) or error.orig
        return isinstance(cause, OSError) or _kind_of(cause) in _FAILING
    return not isinstance(error, asyncpg.PostgresError) or _kind_of(error) in _FAILING


def _kind_of(error: Any) -> str:
    """Return the class of an error: the first two signs of its state."""
    return str(getattr(error, "sqlstate", None) or "")[:2]


def _unreachable(error: BaseException | None) -> Denied:
    return denied(Unavailable, "database_unreachable", why=str(error) or type(error).__name__)


def prepare(url: str) -> None:
    """Migrate the database to the current schema; call it outside the event loop."""

    async def run() -> None:
        engine = _engine(url, poolclass=NullPool)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        finally:
            await engine.dispose()

    asyncio.run(run())


def _engine(url: str, **options: Any) -> AsyncEngine:
    """Return an engine whose connections the driver makes, so that a URL means the same everywhere."""

    async def connect() -> Any:
        return await asyncpg.connect(url, timeout=CONNECT_SECONDS)

    # An error is logged, and what was to be written may be a secret.
    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, hide_parameters=True, **options)
    event.listen(engine.sync_engine, "checkout", _replace_if_closed)
    return engine


def _replace_if_closed(adapted: Any, _record: Any, _proxy: Any) -> None:
    """Replace a connection that broke while it was idle; asking the database each time would cost a round trip."""
    if adapted.driver_connection.is_closed():
        raise DisconnectionError
