"""Prevents two servers on one SQLite file: each would rely on its own copy in memory."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from tradecraft.server.errors import Unavailable, denied
from tradecraft.server.store.base import sqlite_path


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Be the only server of a SQLite file while the block runs; any number of processes can share PostgreSQL.

    Backups and administration are not kept out. The lock is on a file next to the database and ends with the process,
    however that ends; the file itself stays.
    """
    path = sqlite_path(url)
    if path is None:
        yield
        return
    try:
        file = path.with_name(f"{path.name}.lock").open("a")
    except OSError as error:
        raise denied(Unavailable, "database_unreadable", path=str(path), why=str(error.strerror)) from error
    with file:
        try:
            _lock(file)
        except OSError:
            raise denied(Unavailable, "database_in_use", path=str(path)) from None
        yield


def _lock(file: IO[str]) -> None:
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
