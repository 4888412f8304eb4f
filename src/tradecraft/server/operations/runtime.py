"""How Python itself is set in a process that holds thousands of tables.

A search for objects that only refer to each other stops the server for as long as it takes: a second and more with a
thousand games. What players do leaves hardly anything behind that has to be searched for, so only what is new is
searched, once and a little at a time; what is still in use then is left out of all later searches. Everything is
searched again when there is twice as much of it.

The thread that writes to the database waits for its turn after each call of the database. Turns are short, so that a
busy event loop does not hold up what it is waiting for itself.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Any

NEW_OBJECTS = 3_000
"""After how many new objects these are searched: about a millisecond's work."""
NEVER = 1_000_000_000
LOOK_SECONDS = 3600.0
"""How often it is looked whether there is so much more that everything has to be searched."""
TURN_SECONDS = 0.000_5
"""How long a thread may run on while another one waits."""


def tune() -> None:
    """Search new objects only, once, and take short turns; the event loop that runs looks after the rest."""
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)
    gc.callbacks.append(_leave_out)
    _look(0)
    sys.setswitchinterval(TURN_SECONDS)


def _leave_out(phase: str, info: dict[str, Any]) -> None:
    """Leave out of the next searches what one of new objects has found in use; Python calls this around each."""
    if phase == "stop" and info["generation"] == 0:
        gc.freeze()


def _look(most: int) -> None:
    """Search everything if there is more than so much; look again later, with twice of what is there then."""
    if gc.get_freeze_count() >= most:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        most = 2 * gc.get_freeze_count()
    asyncio.get_running_loop().call_later(LOOK_SECONDS, _look, most)
