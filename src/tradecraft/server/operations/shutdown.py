"""Early reaction to stop signals."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def on_stop_signal(call: Callable[[], None]) -> Iterator[None]:
    """Call a function in the event loop on a stop signal, before its handler: endless responses must end first."""
    if threading.current_thread() is not threading.main_thread():
        # Only the main thread gets signals; in other threads, as in tests, there is nothing to react to.
        yield
        return
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {number: signal.getsignal(number) for number in SIGNALS}

    def hear(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(call)
        handler = before[number]
        if callable(handler):
            handler(number, frame)

    try:
        for number in SIGNALS:
            if callable(before[number]):
                signal.signal(number, hear)
        yield
    finally:
        for number in SIGNALS:
            if signal.getsignal(number) is hear:
                signal.signal(number, before[number])
