"""Fuzzing the parser of records, guided by coverage: what reaches new lines of the parser is changed further."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import Any

from drills.old_records import files
from tradecraft.core import record
from tradecraft.core.errors import BadRecord, Refused
from tradecraft.core.match import load
from tradecraft.core.registry import find_game_of

WORDS = (b"note ", b"begin\n", b"end ", b"seat ", b"* ", b"1 ", b"99", b"-1")
PIECES = (b"", b"\n", b"\r\n", b" ", b"\0", b"\xff", b"#", *WORDS)
LARGEST = 40_000
MOST_KEPT = 500


class ParserFuzz:
    """A growing collection of records to change; `lines` are those of the parser that were reached."""

    def __init__(self, seed: str, parse: Callable[[bytes], Any] = record.parse_record) -> None:
        """Begin with the old records."""
        self._rng = Random(seed)
        self._parse = parse
        self._kept = [file.read_bytes() for file in files()]
        self.lines: set[int] = set()

    def try_one(self) -> str:
        """Change a record and parse it, and play it if it can be parsed; return what is wrong, or nothing."""
        source = self._changed(self._rng.choice(self._kept))
        before = len(self.lines)
        sys.settrace(self._trace)
        try:
            parsed = self._parse(source)
        except (BadRecord, Refused):
            parsed = None
        except Exception as error:
            return f"parsing {source[:300]!r}: {type(error).__name__}: {error}"
        finally:
            sys.settrace(None)
        if len(self.lines) > before and len(self._kept) < MOST_KEPT:
            self._kept.append(source)
        if parsed is not None:
            try:
                load(find_game_of(parsed), parsed)
            except (BadRecord, Refused):
                pass
            except Exception as error:
                return f"playing {source[:300]!r}: {type(error).__name__}: {error}"
        return ""

    def _trace(self, frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename != record.__file__:
            return None
        if event == "line":
            self.lines.add(frame.f_lineno)
        return self._trace

    def _changed(self, source: bytes) -> bytes:
        rng = self._rng
        changed = bytearray(source)
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(changed) + 1)
            match rng.randrange(5):
                case 0:
                    changed[place : place + 1] = bytes([rng.randrange(256)])
                case 1:
                    changed[place : place + rng.randrange(30)] = rng.choice(PIECES)
                case 2:
                    lines = bytes(changed).splitlines(keepends=True)
                    lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines or [b""]))
                    changed = bytearray(b"".join(lines))
                case 3:
                    # The head and the end are short, and most of the parser is about them.
                    head = rng.randrange(min(400, len(changed) + 1))
                    changed[head : head + rng.randrange(4)] = rng.choice(PIECES)
                case _:
                    other = rng.choice(self._kept)
                    changed[place:] = other[rng.randrange(len(other) + 1) :]
        return bytes(changed[:LARGEST])
