"""Coverage-guided fuzzing of the record parser: input that reaches new lines is mutated further."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import tradecraft
from drills.old_records import files
from tradecraft.core.errors import BadRecord, Refused
from tradecraft.core.match import load
from tradecraft.core.record import parse_record, print_record
from tradecraft.core.registry import find_game_of

WORDS = (b"note ", b"begin\n", b"end ", b"seat ", b"* ", b"1 ", b"99", b"-1")
PIECES = (b"", b"\n", b"\r\n", b" ", b"\0", b"\xff", b"#", *WORDS)
LARGEST = 40_000
MOST_KEPT = 500


REACHED = "reached_lines"


def plain_parser() -> ModuleType:
    """Return the parser as plain Python; its functions add each line they reach to the set `reached_lines`.

    A compiled parser cannot be followed, and tracing every line of a plain one takes several times as long.
    """
    file = Path(tradecraft.__file__).parent / "core" / "record.py"
    tree = ast.parse(file.read_text("utf-8"))
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        note_lines(function)
    # Dataclasses look up their module by name.
    module = sys.modules["drills_plain_record"] = ModuleType("drills_plain_record")
    setattr(module, REACHED, set())
    exec(compile(ast.fix_missing_locations(tree), str(file), "exec"), vars(module))
    return module


def note_lines(node: ast.AST) -> None:
    """Before each statement of a block, and of the blocks in it, add its line to the reached ones."""
    for name in ("body", "orelse", "finalbody", "handlers"):
        block = getattr(node, name, None)
        if not isinstance(block, list):
            continue
        for inner in block:
            note_lines(inner)
        if name != "handlers":
            noted = [(ast.parse(f"{REACHED}.add({statement.lineno})").body[0], statement) for statement in block]
            setattr(node, name, [statement for pair in noted for statement in pair])


class ParserFuzz:
    """Mutates the records in `kept`, a growing collection; `lines` are the parser lines reached so far."""

    def __init__(self, seed: str, parse: Callable[[bytes], Any] = parse_record) -> None:
        """Start with the golden records."""
        self._rng = Random(seed)
        self._parse = parse
        self._plain = plain_parser()
        self.kept = [file.read_bytes() for file in files()]
        self.lines: set[int] = getattr(self._plain, REACHED)

    def try_one(self) -> str:
        """Mutate a record, parse it and replay it; return the problem, or an empty string."""
        source = self._changed(self._rng.choice(self.kept))
        before = len(self.lines)
        guided = self._followed(source)
        if len(self.lines) > before and len(self.kept) < MOST_KEPT:
            self.kept.append(source)
        try:
            parsed = self._parse(source)
        except (BadRecord, Refused):
            return "" if guided is None else f"only the plain parser takes {source[:300]!r}"
        except Exception as error:
            return f"parsing {source[:300]!r}: {type(error).__name__}: {error}"
        if guided != print_record(parsed):
            return f"the plain parser reads something else in {source[:300]!r}"
        try:
            load(find_game_of(parsed), parsed)
        except (BadRecord, Refused):
            pass
        except Exception as error:
            return f"playing {source[:300]!r}: {type(error).__name__}: {error}"
        return ""

    def _followed(self, source: bytes) -> str | None:
        """Parse with the plain parser; return the record as text, or None if it is invalid."""
        try:
            parsed = self._plain.parse_record(source)
        except Exception:
            # Unexpected errors show up in the real parser as well.
            return None
        text: str = self._plain.print_record(parsed)
        return text

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
                    # Most of the parser deals with the header and the end, which are short.
                    head = rng.randrange(min(400, len(changed) + 1))
                    changed[head : head + rng.randrange(4)] = rng.choice(PIECES)
                case _:
                    other = rng.choice(self.kept)
                    changed[place:] = other[rng.randrange(len(other) + 1) :]
        return bytes(changed[:LARGEST])
