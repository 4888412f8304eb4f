"""Settings of the Python runtime for a process that holds thousands of tables.

A full garbage collection stops the server for a second and more with a thousand games, and play leaves hardly any
cyclic garbage behind. So only new objects are collected, in small steps, and what survives is frozen: later
collections leave it out. Everything is collected again when there are twice as many frozen objects.

The thread that writes to the database has to get the interpreter back after each call. A short switch interval keeps a
busy event loop from holding up the write it is waiting for itself.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Any

NEW_OBJECTS = 3_000
"""After how many new objects they are collected: about a millisecond's work."""
NEVER = 1_000_000_000
CHECK_SECONDS = 3600.0
"""How often the number of frozen objects is checked."""
SWITCH_SECONDS = 0.000_5
"""How long a thread may run while another one waits."""


def tune_runtime() -> None:
    """Collect new objects only, and switch threads often; call it inside the running event loop."""
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)
    gc.callbacks.append(_freeze_survivors)
    _collect_if_doubled(0)
    sys.setswitchinterval(SWITCH_SECONDS)


def _freeze_survivors(phase: str, info: dict[str, Any]) -> None:
    """Freeze what has survived a collection of new objects; Python calls this around each collection."""
    if phase == "stop" and info["generation"] == 0:
        gc.freeze()


def _collect_if_doubled(most: int) -> None:
    """Collect everything if at least `most` objects are frozen; check again later, against twice the number."""
    if gc.get_freeze_count() >= most:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        most = 2 * gc.get_freeze_count()
    asyncio.get_running_loop().call_later(CHECK_SECONDS, _collect_if_doubled, most)
