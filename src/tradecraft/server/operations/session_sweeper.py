"""Sweeps up sessions: connections of ended ones are cut off, expired ones are deleted.

A session that ends in this process closes its connections at once. One that ended elsewhere, because an administrator
banned a person or because it expired, is noticed here.
"""

from __future__ import annotations

from collections.abc import Callable

from tradecraft.server.operations.periodic import Periodic
from tradecraft.server.people import People
from tradecraft.server.store import Store
from tradecraft.server.store.people import living_sessions
from tradecraft.server.transport.hub import Hub

PAUSE_SECONDS = 15.0
DELETE_EVERY_MS = 60 * 60 * 1000
"""How often expired sessions are deleted; nobody can use them in the meantime."""


class SessionSweeper:
    """Checks the sessions of all connections every few seconds."""

    def __init__(self, hub: Hub, store: Store, people: People, now: Callable[[], int]) -> None:
        self._hub = hub
        self._store = store
        self._people = people
        self._now = now
        self._delete_at = 0
        self._periodic = Periodic(self.sweep, PAUSE_SECONDS, "sessions_not_seen")
        self.start, self.stop = self._periodic.start, self._periodic.stop

    async def sweep(self) -> None:
        """Cut off connections whose sessions have ended; once an hour, delete the sessions that have expired."""
        now = self._now()
        sessions = self._hub.sessions()
        if sessions:
            living = await self._store.read(lambda connection: living_sessions(connection, sessions, now))
            for session in sessions - living:
                self._hub.close_session(session)
        if now >= self._delete_at:
            await self._people.end_expired()
            self._delete_at = now + DELETE_EVERY_MS
