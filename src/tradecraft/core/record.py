"""Records: a game as a text file (`.tcr`) that a person can read, one line per entry.

    tradecraft record 1            the file format's version
    game vienna
    rules 1                        the version of the game's rules
    content vienna-1               the content pack; one that is not the game's own has its digest: id sha256:...
    players 2
    option flags printed           one line per option
    seat 1 Anna                    one line per seat
    note Anything worth saying     any number of these
    begin
    * first 2                      a result of chance
    2 assign 017 044 081           an action of seat 2
    end 2 3f9c2a71b0d4e855         how many entries, and the digest of the state they lead to

Parser and printer are exact: `parse_record(print_record(record)) == record`, and a text that parses prints again to
the same bytes. What an entry means is the game's notation; `core.match` plays it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from tradecraft.core.errors import BadRecord, Reason

FORMAT_VERSION: Final = 1
BY_CHANCE: Final = -1
"""The seat of an entry that holds draws."""

MAGIC: Final = "tradecraft record "
_WORDS: Final = r"[^\s\x00-\x1f\x7f]+(?: [^\s\x00-\x1f\x7f]+)*"
_ENTRY: Final = re.compile(rf"(\*|[1-9][0-9]?) ({_WORDS})")
_END: Final = re.compile(r"end (0|[1-9][0-9]{0,8}) ([0-9a-f]{16})")
_TEXT: Final = re.compile(_WORDS)
_NAME: Final = re.compile(r"[a-z0-9_]+")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,5}")
_CONTENT: Final = re.compile(r"[A-Za-z0-9._-]+(?: sha256:[0-9a-f]{64})?")


@dataclass(frozen=True)
class Entry:
    """One line of a game: an action of a seat, or draws BY_CHANCE, in the game's notation."""

    seat: int
    text: str

    def __reduce__(self) -> tuple[type[Entry], tuple[Any, ...]]:
        """Pickle by parts: a compiled frozen class cannot be pickled by its attributes."""
        return Entry, (self.seat, self.text)


@dataclass(frozen=True)
class Record:
    """A game as written in a file."""

    game: str
    rules: int
    content: str
    players: int
    options: tuple[tuple[str, str], ...]
    seats: tuple[str, ...]
    notes: tuple[str, ...]
    entries: tuple[Entry, ...]
    digest: str

    def line_of_option(self, index: int) -> int:
        """Return the line number of an option."""
        return 6 + index

    def line_of_entry(self, index: int) -> int:
        """Return the line number of an entry; one past the last entry is the closing line."""
        return 7 + len(self.options) + len(self.seats) + len(self.notes) + index

    def __repr__(self) -> str:
        header = f"{self.game}, rules {self.rules}, {self.content}, {self.players} players"
        return f"<Record {header}, {len(self.entries)} entries, {self.digest}>"

    def __reduce__(self) -> tuple[type[Record], tuple[Any, ...]]:
        head = (self.game, self.rules, self.content, self.players, self.options)
        return Record, (*head, self.seats, self.notes, self.entries, self.digest)


LINES: Final = {"game": 2, "rules": 3, "content": 4, "players": 5}
"""The lines of the header that are always in the same place."""


def print_record(record: Record) -> str:
    """Write a record as text."""
    lines = [
        f"{MAGIC}{FORMAT_VERSION}",
        f"game {record.game}",
        f"rules {record.rules}",
        f"content {record.content}",
        f"players {record.players}",
    ]
    lines += [f"option {name} {value}" for name, value in record.options]
    lines += [f"seat {number} {name}" for number, name in enumerate(record.seats, 1)]
    lines += [f"note {note}" for note in record.notes]
    lines.append("begin")
    lines += [line_of(entry) for entry in record.entries]
    lines.append(f"end {len(record.entries)} {record.digest}")
    return "\n".join(lines) + "\n"


def line_of(entry: Entry) -> str:
    """Return an entry as a record writes it."""
    return f"{'*' if entry.seat == BY_CHANCE else entry.seat + 1} {entry.text}"


def is_content_name(text: str) -> bool:
    """Tell whether a content pack can be called this in a record."""
    return _CONTENT.fullmatch(text) is not None


def is_plain_text(text: str) -> bool:
    """Tell whether a record can hold a name or note: one line, single spaces between words."""
    return _TEXT.fullmatch(text) is not None


def parse_record(source: bytes | str) -> Record:
    """Read a record; raise BadRecord, with the line and the reason, at the first mistake."""
    return _Parser(_split_lines(source)).parse()


def _split_lines(source: bytes | str) -> list[str]:
    text = source if isinstance(source, str) else _decode(source)
    lines = text.split("\n")
    if lines[-1]:
        raise BadRecord(len(lines), Reason("truncated"))
    return lines[:-1]


def _decode(source: bytes) -> str:
    try:
        return source.decode()
    except UnicodeDecodeError as error:
        line = source[: error.start].count(b"\n") + 1
        raise BadRecord(line, Reason("not_text")) from None


class _Parser:
    """Reads line after line; `at` is the number of lines read so far."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def parse(self) -> Record:
        self.parse_format()
        game = self.field("game", _NAME)
        rules = int(self.field("rules", _NUMBER))
        content = self.field("content", _CONTENT, "content PACK or content PACK sha256:DIGEST")
        players = int(self.field("players", _NUMBER))
        options = tuple(self.parse_options())
        seats = tuple(self.field(f"seat {number}", _TEXT) for number in range(1, players + 1))
        notes = tuple(self.parse_notes())
        if self.next_line() != "begin":
            raise self.malformed("begin")
        entries = tuple(self.parse_entries(players))
        return Record(game, rules, content, players, options, seats, notes, entries, self.parse_end(len(entries)))

    def parse_format(self) -> None:
        line = self.next_line()
        version = line.removeprefix(MAGIC)
        if version == line or _NUMBER.fullmatch(version) is None:
            raise BadRecord(1, Reason("not_a_record"))
        if int(version) != FORMAT_VERSION:
            raise BadRecord(1, Reason.of("unknown_format_version", version=version, known=FORMAT_VERSION))

    def parse_options(self) -> list[tuple[str, str]]:
        options: dict[str, str] = {}
        while self.peek().startswith("option "):
            words = self.next_line().split(" ")
            if len(words) != 3 or not all(map(_TEXT.fullmatch, words)):
                raise self.malformed("option NAME VALUE")
            if words[1] in options:
                raise BadRecord(self.at, Reason.of("option_twice", option=words[1]))
            options[words[1]] = words[2]
        return list(options.items())

    def parse_notes(self) -> list[str]:
        notes: list[str] = []
        while self.peek().startswith("note "):
            notes.append(self.field("note", _TEXT))
        return notes

    def parse_entries(self, players: int) -> list[Entry]:
        entries: list[Entry] = []
        while not self.peek().startswith("end "):
            match = _ENTRY.fullmatch(self.next_line())
            if match is None:
                raise self.malformed("SEAT ACTION or * DRAWS")
            actor, text = match.groups()
            if actor == "*":
                entries.append(Entry(BY_CHANCE, text))
            elif int(actor) <= players:
                entries.append(Entry(int(actor) - 1, text))
            else:
                raise BadRecord(self.at, Reason.of("no_such_seat", seat=int(actor), players=players))
        return entries

    def parse_end(self, count: int) -> str:
        match = _END.fullmatch(self.next_line())
        if match is None:
            raise self.malformed("end COUNT DIGEST")
        if int(match[1]) != count:
            raise BadRecord(self.at, Reason.of("wrong_entry_count", announced=int(match[1]), found=count))
        if self.at < len(self.lines):
            raise BadRecord(self.at + 1, Reason("text_after_end"))
        return match[2]

    def field(self, name: str, pattern: re.Pattern[str], expected: str = "") -> str:
        line = self.next_line()
        value = line.removeprefix(name + " ")
        if value == line or pattern.fullmatch(value) is None:
            raise self.malformed(expected or f"{name} ...")
        return value

    def peek(self) -> str:
        if self.at == len(self.lines):
            raise BadRecord(self.at + 1, Reason("truncated"))
        return self.lines[self.at]

    def next_line(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def malformed(self, expected: str) -> BadRecord:
        found = self.lines[self.at - 1]
        shown = found if len(found) <= 60 else found[:57] + "..."
        return BadRecord(self.at, Reason.of("malformed_line", expected=expected, found=repr(shown)))
