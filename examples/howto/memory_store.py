"""A store in memory, for demonstrations: everything is gone when the process ends."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from sqlalchemy import StaticPool, create_engine, event

from tradecraft.server.errors import Unavailable, denied
from tradecraft.server.store.base import Append, Store, T, Work
from tradecraft.server.store.migrate import migrate
from tradecraft.server.store.tables import append_change


class MemoryStore(Store):
    """A store for one process, with one connection."""

    def __init__(self) -> None:
        """Make an empty database."""
        self._engine = create_engine("sqlite+pysqlite://", creator=_connect, poolclass=StaticPool)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        self._is_open = False

    async def open(self) -> None:
        """Migrate the database to the current schema."""
        with self._engine.begin() as connection:
            migrate(connection)
        self._is_open = True

    async def close(self) -> None:
        """Refuse further work; the data stays until the store is deleted."""
        self._is_open = False

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""
        return self._carry_out(work, "ON")

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction of its own."""
        return self._carry_out(work, "OFF")

    async def append(self, step: Append) -> None:
        """Add the next change to a table."""
        await self.write(lambda connection: append_change(connection, step))

    def listen(self, heard: Callable[[str], None], missed: Callable[[], None] | None = None) -> None:
        """Do nothing: there are no other processes."""

    async def announce(self, message: str) -> None:
        """Do nothing: there are no other processes."""

    def _carry_out(self, work: Work[T], read_only: str) -> T:
        """Run work synchronously, so that it cannot be interleaved or cancelled."""
        if not self._is_open:
            raise denied(Unavailable, "store_closed")
        with self._engine.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA query_only = {read_only}")
            return work(connection)


def _connect() -> sqlite3.Connection:
    driver = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    driver.execute("PRAGMA foreign_keys = ON")
    return driver
