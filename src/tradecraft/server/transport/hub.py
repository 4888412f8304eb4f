"""The hub: connections and the tables they watch.

A `Channel` is one connection: a WebSocket or a stream. What is sent to it waits in a queue of its own, so that a slow
reader holds up nobody else; one that falls too far behind is cut off and comes back with the version it knows.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

OVERFLOW_MESSAGES = 256
OVERFLOW_BYTES = 4_000_000
"""What may wait for a slow reader before it is cut off."""

RESTARTING, TOO_SLOW, SIGNED_OUT = 1012, 1013, 4401
"""Why the server closes a connection, as WebSocket close codes."""


class Subscription(NamedTuple):
    """How a channel watches a table: the viewpoints it is told about, and the seats among them."""

    viewpoints: tuple[int, ...]
    seats: tuple[int, ...]


class Channel:
    """One connection of a person."""

    def __init__(self, person: str, session: str, muted: Iterable[str] = (), follows: bool = False) -> None:
        """Open a channel; one that `follows` watches all tables of its person by itself."""
        self.person = person
        self.session = session
        self.muted = set(muted)
        self.follows = follows
        self.language = ""
        self.watching: dict[str, Subscription] = {}
        self.closed_with: int | None = None
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Queue a message for the reader."""
        if self.closed_with is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > OVERFLOW_MESSAGES or self._bytes > OVERFLOW_BYTES:
            self.close(TOO_SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close the channel; a code says why."""
        if self.closed_with is None:
            self.closed_with = code
            if code != RESTARTING:
                self._waiting.clear()
            self._wake.set()

    async def next(self) -> bytes | None:
        """Wait for the next message; None once the channel is closed."""
        while not self._waiting:
            if self.closed_with is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message


class Hub:
    """All channels of this process."""

    def __init__(self) -> None:
        """Start without channels."""
        self._by_person: dict[str, set[Channel]] = {}
        self._by_table: dict[str, dict[Channel, Subscription]] = {}

    def __len__(self) -> int:
        """Return how many channels there are."""
        return sum(len(channels) for channels in self._by_person.values())

    def open(self, channel: Channel) -> None:
        """Add a new channel."""
        self._by_person.setdefault(channel.person, set()).add(channel)

    def drop(self, channel: Channel) -> list[str]:
        """Remove a channel; return the tables it watched."""
        channels = self._by_person.get(channel.person, set())
        channels.discard(channel)
        if not channels:
            self._by_person.pop(channel.person, None)
        left = list(channel.watching)
        for table in left:
            self.unwatch(channel, table)
        return left

    def watch(self, channel: Channel, table: str, subscription: Subscription) -> None:
        """Start watching a table."""
        channel.watching[table] = subscription
        self._by_table.setdefault(table, {})[channel] = subscription

    def unwatch(self, channel: Channel, table: str) -> None:
        """Stop watching."""
        channel.watching.pop(table, None)
        watchers = self._by_table.get(table, {})
        watchers.pop(channel, None)
        if not watchers:
            self._by_table.pop(table, None)

    def watchers(self, table: str) -> list[tuple[Channel, Subscription]]:
        """List the channels that watch a table, and how."""
        return list(self._by_table.get(table, {}).items())

    def is_watched(self, table: str) -> bool:
        """Tell whether anyone watches a table."""
        return table in self._by_table

    def watched(self) -> list[str]:
        """List the tables that are watched."""
        return list(self._by_table)

    def channels_of(self, person: str) -> list[Channel]:
        """List the channels of a person."""
        return list(self._by_person.get(person, ()))

    def sessions(self) -> set[str]:
        """Return the sessions that have channels."""
        return {channel.session for channels in self._by_person.values() for channel in channels}

    def mute(self, person: str, other: str, is_muted: bool) -> None:
        """Mute or unmute a person for all channels of another."""
        for channel in self.channels_of(person):
            if is_muted:
                channel.muted.add(other)
            else:
                channel.muted.discard(other)

    def close_session(self, session: str) -> None:
        """Cut off all channels of a session that was ended."""
        for channels in list(self._by_person.values()):
            for channel in channels:
                if channel.session == session:
                    channel.close(SIGNED_OUT)

    def close_all(self) -> None:
        """Close all channels, and ask their clients to come back in a moment."""
        for channels in list(self._by_person.values()):
            for channel in channels:
                channel.close(RESTARTING)
