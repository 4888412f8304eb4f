"""How often Python looks for objects that only refer to each other, in a process that holds thousands of tables.

A search through everything stops the server for as long as it takes: a second and more with a thousand games. What
players do leaves hardly anything behind that has to be searched for, so it is done less often than Python does it by
itself, and never through what was there before the first client came.
"""

from __future__ import annotations

import gc

NEW_OBJECTS, YOUNG_SEARCHES, FULL_SEARCHES = 5_000, 10, 40
"""After how many new objects the newest are searched, how often until the young ones are, and those until all are."""


def search_seldom() -> None:
    """Leave out what is there now, and search what comes less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, YOUNG_SEARCHES, FULL_SEARCHES)
