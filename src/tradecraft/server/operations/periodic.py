"""Periodic work while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger(__name__)


class Periodic:
    """Does some work after each pause; failures are logged, and it is tried again."""

    def __init__(self, work: Callable[[], Awaitable[None]], seconds: float, failure: str) -> None:
        """Plan work to be done every few seconds; `failure` is logged when it fails."""
        self._work = work
        self._seconds = seconds
        self._failure = failure
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with a pause."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop, also in the middle of the work."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self._work()
            except Exception:
                log.exception(self._failure)
