"""Reading and writing of record files; a crash while writing keeps the old file."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tradecraft.cli.errors import CommandError, system_text
from tradecraft.core.record import Record, parse_record, print_record


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Raise CommandError if a file or folder cannot be written in the block."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise CommandError("cannot_write", path=str(path), error=system_text(error)) from None


def read_record(path: Path) -> Record:
    """Read a record file."""
    try:
        source = path.read_bytes()
    except (OSError, ValueError) as error:
        raise CommandError("cannot_read", path=str(path), error=system_text(error)) from None
    return parse_record(source)


def write_record(path: Path, record: Record) -> None:
    """Write a record file."""
    write_whole(path, print_record(record))


def write_whole(path: Path, text: str) -> None:
    """Write a text file atomically: after a crash there is the old file or the new one."""
    with writing(path):
        # Replace the target of a link, not the link.
        path = path.resolve()
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".tradecraft-")
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        # A draft is for its owner's eyes only; the finished file is as open as any new file.
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(draft, 0o666 & ~mask)
        os.replace(draft, path)
    except BaseException as error:
        Path(draft).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise CommandError("cannot_write", path=str(path), error=system_text(error)) from None
        raise
