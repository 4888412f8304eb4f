"""The store in one SQLite file.

All writing is done by one thread, which takes whatever has been asked for and commits it together: waiting for the disk
once for many moves is what makes a durable store fast. Readers run in parallel and see the last commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import DBAPIError

from tradecraft.server.errors import Unavailable, denied
from tradecraft.server.store.base import Append, Clash, Store, T, Work, failing, open_or_refuse
from tradecraft.server.store.migrate import migrate

log = structlog.get_logger(__name__)

READERS = 2
BUSY_SECONDS = 15.0
BUSY_GAP_SECONDS, GATHERING_SECONDS = 0.01, 0.002
"""A job that comes this soon after the last commit waits as long, so that others can be committed with it."""

# What SQLite says of a file it cannot use at all; anything else is an error of the moment.
_UNREADABLE = frozenset(
    {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}
)

# What it says of a disk that is full or broken, and of a file that others hold for too long.
_FAILING = _UNREADABLE | {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}

_UPDATE_TABLE = """
    UPDATE tables SET version = ?, status = ?, deciders = ?, bot_due = ?, deadline = ?, updated_at = ?
    WHERE id = ? AND version = ?
"""
_INSERT_CHANGE = "INSERT INTO changes (table_id, seq, data) VALUES (?, ?, ?)"


class SqliteStore(Store):
    """A store for one server process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened: _Opened | None = None

    async def open(self) -> None:
        """Make or migrate the file and start the threads."""
        await asyncio.to_thread(prepare, self._path)
        self._opened = _Opened(self._path, asyncio.get_running_loop())

    async def close(self) -> None:
        """Carry out what is queued and stop the threads."""
        opened, self._opened = self._opened, None
        if opened is not None:
            await asyncio.to_thread(opened.close)

    async def read(self, work: Work[T]) -> T:
        """Run the work in a reader's thread."""
        opened = open_or_refuse(self._opened)
        return await asyncio.get_running_loop().run_in_executor(opened.readers, opened.read, work)

    async def write(self, work: Work[T]) -> T:
        """Run the work in the writer's thread."""
        result: T = await open_or_refuse(self._opened).writer.ask(work)
        return result

    async def append(self, step: Append) -> None:
        """Add a change in the writer's thread, straight through the driver."""
        # Of a step that writes nothing else, either all is written or, after a clash, nothing: it needs no savepoint.
        await open_or_refuse(self._opened).writer.ask(lambda connection: _append(connection, step), step.also is None)

    def listen(self, heard: Callable[[str], None], missed: Callable[[], None] | None = None) -> None:
        """Do nothing: there is no other process."""

    async def announce(self, message: str) -> None:
        """Do nothing: there is no other process."""


def _append(connection: Connection, step: Append) -> None:
    """Add a change within the connection's transaction; after an error that has to be rolled back."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    after = (step.seq, step.status, step.deciders, step.bot_due, step.deadline, step.at)
    if driver.execute(_UPDATE_TABLE, (*after, step.table, step.seq - 1)).rowcount != 1:
        raise Clash(step.table, step.seq)
    driver.execute(_INSERT_CHANGE, (step.table, step.seq, step.data))
    if step.also is not None:
        step.also(connection)


class _Opened:
    """The threads and connections of a store that is open."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.writer = _Writer(path, loop)
        self._engine = _engine(path, "BEGIN", READERS, "PRAGMA query_only = ON")

    def read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown()
        self._engine.dispose()


@dataclass
class _Job:
    work: Work[Any]
    future: asyncio.Future[Any]
    is_plain: bool
    result: Any = None
    error: BaseException | None = None

    def settle(self) -> None:
        """Answer the caller, unless it has gone."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        elif _code_of(self.error) in _FAILING:
            log.error("storage_failing", problem=str(self.error))
            self.future.set_exception(failing())
        elif isinstance(self.error, StopIteration):
            # A future does not take this one, and the jobs after it must still be settled.
            self.future.set_exception(RuntimeError("the work ran into the end of an iterator"))
        else:
            self.future.set_exception(self.error)


class _Writer:
    """The thread that writes: everything that waits in one commit."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = _engine(path, "BEGIN IMMEDIATE", 1)
        self._loop = loop
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        # A daemon: what was not committed when the process ends has not been acknowledged either.
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def ask(self, work: Work[Any], is_plain: bool = False) -> asyncio.Future[Any]:
        """Queue a job; the future is settled after its commit. A plain one that ends in a Clash has written nothing."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put(_Job(work, future, is_plain))
        return future

    def close(self) -> None:
        """Wait for the jobs queued so far."""
        self._queue.put(None)
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        for batch in self._batches():
            self._commit(batch)
            # The loop is closed only if nobody waits any longer.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(_settle, batch)

    def _batches(self) -> Iterator[list[_Job]]:
        """Yield all that waits, again and again, until the store is closed."""
        last = 0.0
        while True:
            job = self._queue.get()
            if time.monotonic() - last < BUSY_GAP_SECONDS:
                # The store is busy, and a moment later more can be committed together.
                time.sleep(GATHERING_SECONDS)
            batch = []
            with contextlib.suppress(queue.Empty):
                while job is not None:
                    batch.append(job)
                    job = self._queue.get_nowait()
            if batch:
                yield batch
                last = time.monotonic()
            if job is None:
                return

    def _commit(self, batch: list[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                driver = connection.connection.driver_connection
                assert isinstance(driver, sqlite3.Connection)
                for job in batch:
                    _carry_out(job, connection, driver)
        except BaseException as error:
            # Nothing of the transaction was kept, whatever its jobs returned.
            for job in batch:
                job.error = error


def _carry_out(job: _Job, connection: Connection, driver: sqlite3.Connection) -> None:
    """Run a job so that its failure undoes nothing but its own writes."""
    if job.is_plain:
        try:
            job.result = job.work(connection)
        except Clash as error:
            job.error = error
        return
    driver.execute("SAVEPOINT job")
    try:
        job.result = job.work(connection)
    except Exception as error:
        job.error = error
        if not driver.in_transaction:
            # The disk is full or broken, and SQLite has given up the transaction with all that others wrote in it.
            raise
        driver.execute("ROLLBACK TO job")
    driver.execute("RELEASE job")


def _settle(batch: list[_Job]) -> None:
    for job in batch:
        job.settle()


def prepare(path: Path) -> None:
    """Make the file if there is none, and migrate it to the current schema."""
    try:
        # The file holds the key that signs cookies, so it is nobody else's to read.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        # A migration may have to rebuild a table that others refer to, so references are checked after it instead.
        engine = _engine(path, "BEGIN IMMEDIATE", 1, "PRAGMA foreign_keys = OFF")
        try:
            with engine.begin() as connection:
                # Only then: looking through a hundred thousand games takes a minute.
                if migrate(connection) and (broken := connection.exec_driver_sql("PRAGMA foreign_key_check").first()):
                    raise denied(Unavailable, "database_unreadable", path=str(path), why=f"broken reference {broken}")
        finally:
            engine.dispose()
    except OSError as error:
        raise denied(Unavailable, "database_unreadable", path=str(path), why=str(error.strerror)) from error
    except (sqlite3.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if _code_of(error) not in _UNREADABLE:
            raise
        raise denied(Unavailable, "database_unreadable", path=str(path), why=str(cause)) from error


def _code_of(error: BaseException) -> int:
    """Return the error code of SQLite, 0 for other errors."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    # The low byte is the kind, the rest its details.
    return getattr(cause, "sqlite_errorcode", 0) & 0xFF


def _engine(path: Path, begin: str, connections: int, *pragmas: str) -> Engine:
    """Return an engine that starts its transactions itself and sets up each connection."""

    def connect() -> sqlite3.Connection:
        driver = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        try:
            _switch_to_wal(driver)
            for pragma in ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", *pragmas):
                driver.execute(pragma)
        except BaseException:
            driver.close()
            raise
        return driver

    engine = create_engine(
        "sqlite+pysqlite://",
        creator=connect,
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        # An error is logged, and what was to be written may be a secret.
        hide_parameters=True,
    )
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _switch_to_wal(driver: sqlite3.Connection) -> None:
    """Write ahead into a log beside the file; a file that does so already is left as it is."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            driver.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            # SQLite does not wait by itself here when several connections switch a new file at once.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
