"""Runs a coroutine in a test."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

# Far beyond what any test takes: a test that waits for what never comes fails instead of hanging.
DEADLINE_SECONDS = 120


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end in an event loop of its own."""
    return asyncio.run(asyncio.wait_for(coroutine, DEADLINE_SECONDS))


async def until(condition: Callable[[], bool | Awaitable[bool]], seconds: float = 30) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(seconds):
        while True:
            holds = condition()
            if holds if isinstance(holds, bool) else await holds:
                return
            await asyncio.sleep(0.005)
