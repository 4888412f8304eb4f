"""A lesson: a record (`<name>.tcr`) and a side file (`<name>.toml`) with its marks, in `games/<game>/lessons`.

The side file says where in the list the lesson stands, which seat the learner has, and what happens at which entry:

    order = 3                    the place among the lessons of the game
    group = "introductory"       the heading it stands under
    minutes = 3
    seat = 1
    skip = 120                   how many entries come before the lesson begins

    [[mark]]
    id = "corner"
    kind = "do"                  do, one_of, try, ask, show
    before = "1 place 2"         the entry it stands before, as the record writes it, whole or the first words of it;
                                 the end of the record if missing
    point = ["building:2"]       what is marked on the board, by the names the browser's client has for it

`do` waits for exactly this entry, `one_of` for it or one of `actions`, after which the rest of the record must still be
playable. `try` lets the learner do anything legal, answers, and takes it back. `ask` has `options`, of which `right` is
one; `actions` may say for an option which action it names: right are then those that are legal. `show` only tells.

The texts are in `games/<game>/texts/<language>/lessons.ftl`: see `Lesson.key`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.record import Record, parse_record
from tradecraft.core.registry import game_ids

FOLDER: Final = "lessons"
SIDE_FILE: Final = ".toml"
RECORD: Final = ".tcr"

DO, ONE_OF, TRY, ASK, SHOW = "do", "one_of", "try", "ask", "show"
PLAYED: Final = (DO, ONE_OF)
"""The kinds of marks at which the learner plays an entry of the record."""

Kind = Literal["do", "one_of", "try", "ask", "show"]


@dataclass(frozen=True)
class Mark:
    """A moment at which the lesson waits for the learner; the module's docstring explains the fields."""

    id: str
    kind: Kind
    before: str = ""
    point: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    right: str = ""
    actions: dict[str, str] | list[str] = field(default_factory=list)


@dataclass(frozen=True)
class SideFile:
    """What a side file says."""

    order: int
    group: str
    minutes: int
    seat: int
    mark: list[Mark]
    skip: int = 0


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game, by the name of its files; seats count from 0."""

    game: str
    name: str
    side: SideFile
    record: Record

    @property
    def id(self) -> str:
        """The id by which all games' lessons are told apart."""
        return f"{self.game}-{self.name}"

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.side.seat - 1

    def key(self, mark: str = "") -> str:
        """Return the key of a mark's text, or of the lesson's title.

        The title has the attribute `about`, a sentence. Marks of the kinds `do` and `one_of` have `wrong`, for whatever
        else the learner does, `try` has `tried`; `on-VERB` and `on-VERB-PART-PART` say more about some actions. An
        `ask` has an attribute for each option, and `wrong-OPTION` for those that are wrong.
        """
        title = f"{self.game}-lesson-{self.name}"
        return f"{title}-{mark}" if mark else title


@lru_cache
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons there are, game by game, in the order in which they are meant to be done."""
    return tuple(lesson for game in game_ids() for lesson in sorted(read_lessons(game), key=lambda one: one.side.order))


def find_lesson(id: str) -> Lesson:
    """Return a lesson by its id; raise BadOption if there is none."""
    for lesson in lessons():
        if lesson.id == id:
            return lesson
    known = ", ".join(lesson.id for lesson in lessons())
    raise BadOption(Reason("unknown_lesson", "", {"lesson": id, "known": known}))


def read_lessons(game: str, package: Traversable | None = None) -> Iterator[Lesson]:
    """Read the lessons in a game's folder, in any order."""
    folder = (package or files("tradecraft")).joinpath("games", game, FOLDER)
    for name, text, record in read_records(folder, SIDE_FILE):
        yield Lesson(game, name, side_file(tomllib.loads(text)), record)


def read_records(folder: Traversable, side_file: str) -> Iterator[tuple[str, str, Record]]:
    """Read the records in a folder, if it is there: the name, the text of the side file and the record of each."""
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name.endswith(side_file):
            name = file.name.removesuffix(side_file)
            yield name, file.read_text("utf-8"), parse_record(folder.joinpath(name + RECORD).read_bytes())


def side_file(data: dict[str, Any]) -> SideFile:
    """Return what a side file says; `scripts.check_lessons` compares the types with the schema."""
    return SideFile(**{**data, "mark": [Mark(**mark) for mark in data["mark"]]})
