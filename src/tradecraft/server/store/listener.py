"""Listens for announcements of other processes through PostgreSQL, on a separate connection."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Self

import asyncpg  # type: ignore[import-untyped]

CHANNEL = "tradecraft"
CONNECT_SECONDS = 10.0
PING_SECONDS = 30.0
FIRST_PAUSE_SECONDS = 0.05
LONGEST_PAUSE_SECONDS = 5.0

UNREACHABLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What the driver raises when the database cannot be reached or does not let us in."""


class Listener:
    """A connection that listens, and is replaced whenever it breaks."""

    def __init__(self, url: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Name the database, and what to call with each message and after each break."""
        self._url = url
        self._heard = heard
        self._missed = missed
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> Self:
        """Connect; from here on `missed` is called whenever a message may have been lost."""
        await self._connect()
        self._task = asyncio.get_running_loop().create_task(self._keep())
        return self

    async def stop(self) -> None:
        """Disconnect."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        if self._connection is not None:
            with contextlib.suppress(*UNREACHABLE):
                await self._connection.close(timeout=CONNECT_SECONDS)

    async def _connect(self) -> None:
        self._connection = None
        connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
        try:
            self._lost.clear()
            connection.add_termination_listener(lambda _: self._lost.set())
            await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, message: self._heard(message))
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    async def _keep(self) -> None:
        """Watch the connection until the task is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            await self._until_lost()
            pause = FIRST_PAUSE_SECONDS
            while self._lost.is_set():
                try:
                    await self._connect()
                except Exception:
                    # Catch everything: to stop listening silently would be worse.
                    self._lost.set()
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
            # As the driver does with messages, so that an error there does not end this task.
            loop.call_soon(self._missed)

    async def _until_lost(self) -> None:
        """Return when the connection is lost; ping it, because a dead connection can be silent."""
        while not self._lost.is_set():
            try:
                await asyncio.wait_for(self._lost.wait(), PING_SECONDS)
            except TimeoutError:
                try:
                    await self._connection.execute("SELECT 1", timeout=CONNECT_SECONDS)
                except UNREACHABLE:
                    self._connection.terminate()
                    self._lost.set()
