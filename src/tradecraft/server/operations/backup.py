"""A copy of a store while it is in use."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from pathlib import Path

from tradecraft.server.errors import Denied, Unavailable, denied
from tradecraft.server.store.base import sqlite_path


def backup(url: str, target: Path) -> None:
    """Copy the database as of one moment to a new file, whole or not at all; the server may go on writing meanwhile."""
    source = sqlite_path(url)
    if source is None:
        raise denied(Denied, "backup_needs_pg_dump")
    if target.exists():
        raise denied(Denied, "backup_exists", path=str(target))
    try:
        # Only its owner may read it: it holds what signs cookies and deals cards.
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        os.close(handle)
        part = Path(name)
        try:
            _copy(source, part)
            _put_in_place(part, target)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise denied(Unavailable, "backup_failed", path=str(target), why=str(error.strerror)) from error
    except sqlite3.Error as error:
        raise denied(Unavailable, "database_unreadable", path=str(source), why=str(error)) from error


def _copy(source: Path, part: Path) -> None:
    # Not made if it is missing, which plain opening would do.
    with (
        contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as live,
        contextlib.closing(sqlite3.connect(part)) as copy,
    ):
        live.backup(copy)
        faults = [text for (text,) in copy.execute("PRAGMA quick_check") if text != "ok"]
        if faults:
            raise sqlite3.DatabaseError(faults[0])
    _sync(part, os.O_RDWR)


def _put_in_place(part: Path, target: Path) -> None:
    """Give the finished copy its name, which must still be free."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise denied(Denied, "backup_exists", path=str(target)) from None
    except OSError:
        # Some file systems have no links.
        part.rename(target)
    if os.name == "posix":
        _sync(target.parent, os.O_RDONLY)


def _sync(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
