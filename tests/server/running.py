"""Runs a coroutine in a test."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from drills.running import until

__all__ = ["run", "until"]

T = TypeVar("T")

# Far beyond what any test takes: a test that waits for what never comes fails instead of hanging.
DEADLINE_SECONDS = 120


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end in an event loop of its own."""
    return asyncio.run(asyncio.wait_for(coroutine, DEADLINE_SECONDS))
