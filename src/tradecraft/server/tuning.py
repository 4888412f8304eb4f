"""How Python itself is set in a process that holds thousands of tables.

A search for objects that only refer to each other stops the server for as long as it takes: a second and more with a
thousand games. What players do leaves hardly anything behind that has to be searched for, so it is done less often than
Python does it by itself, and never through what was there before the first client came.

The thread that writes to the database waits for its turn after each call of the database. Turns are short, so that a
busy event loop does not hold up what it is waiting for itself.
"""

from __future__ import annotations

import gc
import sys

NEW_OBJECTS, YOUNG_SEARCHES, FULL_SEARCHES = 5_000, 10, 40
"""After how many new objects the newest are searched, how often until the young ones are, and those until all are."""
TURN_SECONDS = 0.000_5
"""How long a thread may run on while another one waits."""


def tune() -> None:
    """Leave what is there now out of all searches, search what comes less often, and take short turns."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, YOUNG_SEARCHES, FULL_SEARCHES)
    sys.setswitchinterval(TURN_SECONDS)
