"""The health of the server."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from time import monotonic

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select

from tradecraft import __version__
from tradecraft.server.bots.pool import BotPool
from tradecraft.server.store import Store
from tradecraft.server.store.schema import server_keys

log = structlog.get_logger(__name__)

DEADLINE_SECONDS = 2.0
"""How long the database may take to keep something small."""
PROBE_BYTES = 8192
KEPT_SECONDS = 1.0
"""How long a result is reused: anyone may ask, and that must be cheap."""


class Health(msgspec.Struct, frozen=True):
    """Whether the server reaches its bots, and its database can be written."""

    version: str
    database: bool
    bots: bool

    @property
    def is_well(self) -> bool:
        """Tell whether games can be played."""
        return self.database and self.bots


class HealthCheck:
    """Checks the health of the server."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self._store = store
        self._pool = pool
        self._checking = asyncio.Lock()
        self._found: Health | None = None
        self._found_at = 0.0
        # Several processes may check at once.
        self._name = f"health {token_hex(8)}"

    async def check(self) -> Health:
        """Return the health of the server, at most a moment old."""
        async with self._checking:
            if self._found is None or monotonic() - self._found_at > KEPT_SECONDS:
                self._found = Health(__version__, await self._can_write(), self._pool.is_running())
                self._found_at = monotonic()
                if not self._found.is_well:
                    log.warning("not_well", database=self._found.database, bots=self._found.bots)
            return self._found

    async def _can_write(self) -> bool:
        try:
            async with asyncio.timeout(DEADLINE_SECONDS):
                await self._store.read(lambda connection: connection.execute(select(1)).first())
                await self._store.write(self._write_least)
        except Exception as error:
            log.warning("database_not_reached", problem=type(error).__name__)
            return False
        return True

    def _write_least(self, connection: Connection) -> None:
        """Write something and roll it back: a full disk can still be read."""
        connection.execute(insert(server_keys).values(name=self._name, value=bytes(PROBE_BYTES)))
        connection.execute(delete(server_keys).where(server_keys.c.name == self._name))
