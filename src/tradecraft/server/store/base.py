"""The interface of a store, whichever database it uses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tradecraft.core.errors import TradecraftError
from tradecraft.server.errors import Denied, Unavailable, denied

T = TypeVar("T")

Work: TypeAlias = Callable[[Connection], T]
"""A plain function over a connection. It neither commits nor rolls back, and it may be run in another thread."""


class Clash(TradecraftError):
    """A write conflict: another process wrote first, and nothing was written."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"table {table} is not waiting for change {seq}")
        self.table = table
        self.seq = seq


class Append(msgspec.Struct, frozen=True):
    """One change of a table, how lists show the table after it, and what `also` to write in the same transaction."""

    table: str
    seq: int
    data: bytes
    status: str
    deciders: int
    bot_due: bool
    deadline: int | None
    at: int
    also: Callable[[Connection], None] | None = None


class Store(ABC):
    """A database that is used from one event loop.

    A database that cannot be reached or written, such as one on a full disk, is refused as Unavailable. What was asked
    for is carried out even if the one who asked is cancelled while waiting. After an error of the
    database itself, such as a lost connection, a write may or may not have been kept: read again before going on.
    """

    @abstractmethod
    async def open(self) -> None:
        """Connect, and migrate the database to the current schema."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work, then close; a closed store refuses everything."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that only reads, on a snapshot of the database."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run work in a new transaction; return when it is durable."""

    @abstractmethod
    async def append(self, step: Append) -> None:
        """Add a table's next change and return when it is durable; raise Clash if it is not the next one."""

    @abstractmethod
    def listen(self, heard: Callable[[str], None], missed: Callable[[], None] | None = None) -> None:
        """Call `heard` in the event loop with each message of another process on the same database.

        A message is what `announce` was given, or `"<table> <seq>"` after an append. `missed` is called when some may
        have been lost, because the connection to the database was.
        """

    @abstractmethod
    async def announce(self, message: str) -> None:
        """Send a message to the other processes on the same database."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def open_or_refuse(opened: T | None) -> T:
    """Return what an open store works with; refuse what is asked of a closed one."""
    if opened is None:
        raise denied(Unavailable, "store_closed")
    return opened


def failing() -> Denied:
    """Return the refusal of a database that cannot be reached or written at the moment."""
    return denied(Unavailable, "storage_failing")


def open_store(url: str) -> Store:
    """Return the store a URL names, still to be opened: `sqlite:///path` or `postgresql://user@host/name`."""
    path = sqlite_path(url)
    if path is not None:
        from tradecraft.server.store.sqlite import SqliteStore

        return SqliteStore(path)
    # The driver of PostgreSQL is an optional part of the installation.
    try:
        from tradecraft.server.store.postgres import PostgresStore
    except ModuleNotFoundError:
        raise denied(Unavailable, "postgres_not_installed") from None
    return PostgresStore(url)


def sqlite_path(url: str) -> Path | None:
    """Return the file that a URL of SQLite names, and None for a URL of PostgreSQL."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        # The URL may hold a password, so it is not repeated.
        raise denied(Denied, "bad_database_url") from None
    if parts.drivername in ("postgresql", "postgres"):
        return None
    if parts.drivername != "sqlite" or parts.host or parts.query or parts.database in (None, "", ":memory:"):
        raise denied(Denied, "bad_database_url")
    return Path(str(parts.database))
