"""Cuts off connections whose session has ended without this process being told.

A session that ends in a server's own process closes its connections at once. One that ended elsewhere, because an
administrator banned somebody, or because it expired, is noticed here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from tradecraft.server.store import Store
from tradecraft.server.store.people import living_sessions
from tradecraft.server.transport.hub import Hub

log = structlog.get_logger(__name__)

PAUSE_SECONDS = 15.0


class SessionSweeper:
    """Looks at the sessions of all connections now and then."""

    def __init__(self, hub: Hub, store: Store, now: Callable[[], int]) -> None:
        """Look at the connections of a hub."""
        self._hub = hub
        self._store = store
        self._now = now
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look_forever())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Cut off all connections whose sessions are no more."""
        sessions = self._hub.sessions()
        if not sessions:
            return
        now = self._now()
        living = await self._store.read(lambda connection: living_sessions(connection, sessions, now))
        for session in sessions - living:
            self._hub.close_session(session)

    async def _look_forever(self) -> None:
        while True:
            await asyncio.sleep(PAUSE_SECONDS)
            try:
                await self.look()
            except Exception:
                log.exception("sessions_not_seen")
