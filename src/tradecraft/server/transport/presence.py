"""Presence: which players are connected and how many spectators watch, in all processes together.

Changes are sent together a moment later, so that a reconnecting client, or two thousand of them, disturb nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import NamedTuple

import msgspec

from tradecraft.server.operations.periodic import Periodic
from tradecraft.server.store import Store
from tradecraft.server.transport.hub import Hub
from tradecraft.server.transport.protocol.messages import Presence

FLUSH_SECONDS = 0.5
REFRESH_MS = 30_000
EXPIRY_MS = 3 * REFRESH_MS
WORD = "presence"


class PresenceCount(NamedTuple):
    """Presence at a table in one process: a bit for each seat, and the number of spectators."""

    seats: int
    spectators: int


NOBODY = PresenceCount(0, 0)


class PresenceBoard:
    """Knows who is present at which table, and tells the viewers."""

    def __init__(self, hub: Hub, store: Store, now: Callable[[], int]) -> None:
        """Watch a hub, and through the store the other processes."""
        self.hub = hub
        self.store = store
        self.now = now
        self.process = token_hex(8)
        self._touched: set[str] = set()
        self._told: dict[str, PresenceCount] = {}
        self._announced: dict[str, PresenceCount] = {}
        self._elsewhere: dict[str, dict[str, tuple[PresenceCount, int]]] = {}
        self._refreshed_at = now()
        self._periodic = Periodic(self.flush, FLUSH_SECONDS, "presence_failed")
        self.start, self.stop = self._periodic.start, self._periodic.stop

    def touch(self, table: str) -> None:
        """Note that the presence at a table may have changed."""
        self._touched.add(table)

    def message(self, table: str) -> Presence:
        """Return who is at a table now."""
        seats, spectators = self._all(table)
        return Presence(table_id=table, seats=[seat for seat in range(8) if seats >> seat & 1], spectators=spectators)

    def hear(self, words: list[str]) -> None:
        """Handle an announcement of another process."""
        process, table, seats, spectators = words
        if process != self.process:
            here, others = PresenceCount(int(seats), int(spectators)), self._elsewhere.setdefault(table, {})
            others[process] = (here, self.now())
            if here == NOBODY:
                del others[process]
            if not others:
                del self._elsewhere[table]
            self.touch(table)

    async def flush(self) -> None:
        """Announce and send what has changed since the last time."""
        touched, self._touched = self._touched, set()
        if self.now() - self._refreshed_at >= REFRESH_MS:
            self._refreshed_at = self.now()
            self._announced.clear()
            touched.update(self.hub.watched())
        for table in touched:
            here = self._here(table)
            if here != self._announced.get(table, NOBODY):
                self._announced[table] = here
                await self.store.announce(f"{WORD} {self.process} {table} {here.seats} {here.spectators}")
            everybody = self._all(table)
            if everybody != self._told.get(table):
                self._tell(table, everybody)

    def _tell(self, table: str, everybody: PresenceCount) -> None:
        watchers = self.hub.watchers(table)
        if not watchers:
            self._told.pop(table, None)
            self._announced.pop(table, None)
            return
        self._told[table] = everybody
        data = msgspec.json.encode(self.message(table))
        for channel, _ in watchers:
            channel.send(data)

    def _here(self, table: str) -> PresenceCount:
        watchers = [subscription for _, subscription in self.hub.watchers(table)]
        seats = {seat for subscription in watchers for seat in subscription.seats}
        return PresenceCount(sum(1 << seat for seat in seats), sum(not subscription.seats for subscription in watchers))

    def _all(self, table: str) -> PresenceCount:
        oldest = self.now() - EXPIRY_MS
        others = self._elsewhere.get(table, {})
        for process in [process for process, (_, at) in others.items() if at < oldest]:
            del others[process]
        if not others:
            self._elsewhere.pop(table, None)
        seats, spectators = self._here(table)
        for here, _ in others.values():
            seats |= here.seats
            spectators += here.spectators
        return PresenceCount(seats, spectators)
