"""A puzzle: the beginning of a record (`<name>.tcr`) and what its side file (`<name>.json`) says of one entry.

Records and side files lie in `games/<game>/puzzles`. A record ends with the solution of its last puzzle, so that nobody
can read there how the game went on. The side file holds a list of puzzles:

    entry       the number of the entry that solves it, from 0: the puzzle is the position before
    seat        whose view it is, from 1
    theme       what it is about, as `games/<game>/themes.py` derives it
    rating      how hard it is, on the scale of solvers; follows from `found`
    found       the share of tries in which each level found the solution
    chance      the seat's chance to win with the solution
    others      the chance with other choices that were tried often enough to tell
    reasons     why the solution is good: a code, a rule and parameters each
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import gcd
from pathlib import Path
from typing import Any, Final

from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.match import Match, begin_replay
from tradecraft.core.record import Record, line_of
from tradecraft.core.registry import find_game_of, find_plugin, game_ids
from tradecraft.lessons.lesson import Lesson, Mark, SideFile, read_records

FOLDER: Final = "puzzles"
SIDE_FILE: Final = ".json"
MARK: Final = "find"
"""The id of the only mark of a puzzle."""
EASY, HARD = 1100, 1400
"""Below the first a puzzle is easy, from the second on it is hard."""


@dataclass(frozen=True)
class Why:
    """A reason for the solution."""

    code: str
    rule: str = ""
    params: dict[str, str | int] = field(default_factory=dict)

    def reason(self) -> Reason:
        """Return it as the engine has reasons."""
        return Reason(self.code, self.rule, self.params)


@dataclass(frozen=True)
class Finding:
    """What a side file says of a puzzle; the module's docstring explains the fields."""

    entry: int
    seat: int
    theme: str
    rating: int
    found: dict[str, float]
    chance: float
    others: dict[str, float]
    reasons: list[Why]


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of a game; `name` is that of its files."""

    game: str
    name: str
    finding: Finding
    record: Record

    @property
    def id(self) -> str:
        """The id by which all puzzles are told apart."""
        return f"{self.game}-{self.name}-{self.finding.entry}"

    @property
    def seat(self) -> int:
        """The solver's seat, from 0."""
        return self.finding.seat - 1

    @property
    def theme(self) -> str:
        """What the puzzle is about."""
        return self.finding.theme

    @property
    def difficulty(self) -> str:
        """How hard it is in a word."""
        rating = self.finding.rating
        return "easy" if rating < EASY else "medium" if rating < HARD else "hard"

    @property
    def solution(self) -> str:
        """The notation of the choice that solves it."""
        return self.record.entries[self.finding.entry].text

    def position(self) -> Match:
        """Return the match before the solution."""
        match = begin_replay(find_game_of(self.record), self.record)
        for entry in self.record.entries[: self.finding.entry]:
            match.enter(entry)
        return match

    def as_lesson(self) -> Lesson:
        """Return the puzzle as a lesson of one mark, at which the solution is to be found."""
        number = self.finding.entry
        mark = Mark(MARK, "do", before=line_of(self.record.entries[number]))
        side = SideFile(order=0, group=self.theme, minutes=1, seat=self.finding.seat, mark=[mark], skip=number)
        # What comes after the solution belongs to other puzzles of the record.
        return Lesson(self.game, self.id, side, replace(self.record, entries=self.record.entries[: number + 1]))


@lru_cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles there are: game by game, theme by theme, the easiest first."""
    found: list[Puzzle] = []
    for game in game_ids():
        order = themes_of(game)
        found += sorted(read_puzzles(game), key=lambda one: (order.index(one.theme), one.finding.rating, one.id))
    return tuple(found)


def find_puzzle(id: str) -> Puzzle:
    """Return a puzzle by its id; raise BadOption if there is none."""
    for puzzle in puzzles():
        if puzzle.id == id:
            return puzzle
    raise BadOption(Reason("unknown_puzzle", "", {"puzzle": id}))


def puzzle_of_the_day(day: int, game: str = "") -> Puzzle | None:
    """Return the puzzle of a day, counted from 1970: all come up before one comes again. None if there are none."""
    found = sorted((one for one in puzzles() if game in ("", one.game)), key=lambda one: one.id)
    if not found:
        return None
    stride = next(step for step in range(len(found) * 5 // 8 or 1, 2 * len(found) + 2) if gcd(step, len(found)) == 1)
    return found[day * stride % len(found)]


def themes_of(game: str) -> tuple[str, ...]:
    """Return the themes of a game's puzzles in their order; none if it has no themes."""
    plugin = find_plugin(game, "themes")
    themes: tuple[str, ...] = plugin.THEMES if plugin else ()
    return themes


def read_puzzles(game: str, folder: Traversable | None = None) -> Iterator[Puzzle]:
    """Read the puzzles in a game's folder, in any order."""
    folder = folder or files("tradecraft").joinpath("games", game, FOLDER)
    for name, text, record in read_records(folder, SIDE_FILE):
        for data in json.loads(text):
            yield Puzzle(game, name, finding(data), record)


def finding(data: dict[str, Any]) -> Finding:
    """Return what a side file says of a puzzle; `scripts.check_puzzles` compares the types with the schema."""
    return Finding(**{**data, "reasons": [Why(**reason) for reason in data["reasons"]]})


def write_side_file(path: Path, findings: list[Finding]) -> None:
    """Write a side file, a line for each puzzle."""
    lines = [json.dumps(asdict(one), ensure_ascii=False, separators=(", ", ": ")) for one in findings]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
