"""The health of the server."""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec
import structlog
from sqlalchemy import Connection, select

from tradecraft import __version__
from tradecraft.server.bots.pool import BotPool
from tradecraft.server.store import Store

log = structlog.get_logger(__name__)

DEADLINE_SECONDS = 2.0
"""How long the database may take for the simplest query."""
KEPT_SECONDS = 1.0
"""How long a result is reused: anyone may ask, and that must be cheap."""


class Health(msgspec.Struct, frozen=True):
    """Whether the server reaches its database and its bots."""

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
        """Check a store and a pool."""
        self._store = store
        self._pool = pool
        self._checking = asyncio.Lock()
        self._found: Health | None = None
        self._found_at = 0.0

    async def check(self) -> Health:
        """Return the health of the server, at most a moment old."""
        async with self._checking:
            if self._found is None or monotonic() - self._found_at > KEPT_SECONDS:
                self._found = Health(__version__, await self._reaches_database(), self._pool.is_running())
                self._found_at = monotonic()
                if not self._found.is_well:
                    log.warning("not_well", database=self._found.database, bots=self._found.bots)
            return self._found

    async def _reaches_database(self) -> bool:
        try:
            async with asyncio.timeout(DEADLINE_SECONDS):
                await self._store.read(_read_least)
        except Exception as error:
            log.warning("database_not_reached", problem=type(error).__name__)
            return False
        return True


def _read_least(connection: Connection) -> None:
    connection.execute(select(1))
