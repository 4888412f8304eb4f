"""What can happen to a table: each change is one durable step, stored as JSON and never altered (`store/codec.py`).

`at` is the time in milliseconds. `by` and `id` say who sent the command and under which id, so that a command that is
sent again is recognised. Old changes stay readable: fields may be added with a default, never renamed or removed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from tradecraft.server.tables.person import PersonKind

NOT_STORED = "not_stored"
"""The metadata key of a field that is known only while the change is made."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What is needed to ask a bot again and get the same answer.

    `view` is the hash of all the bot was shown, `version` that of program and rules, `budget` the most time it had, in
    milliseconds. `simulations` is how many it made in that time: with as many it comes to the same on any machine. A
    bot that does not search made none.
    """

    bot: str
    view: str
    seed: str
    version: str
    budget: int
    simulations: int = 0


@dataclass(frozen=True, kw_only=True, slots=True)
class Change:
    """One step; `kind` is its name in what is stored and in what viewers are told."""

    kind: ClassVar[str]
    at: int
    by: str = ""
    id: str = ""


@dataclass(frozen=True, kw_only=True, slots=True)
class Sat(Change):
    """A person took a seat."""

    kind = "sat"
    seat: int
    person: str
    name: str
    person_kind: PersonKind = "guest"
    entropy: str = ""


@dataclass(frozen=True, kw_only=True, slots=True)
class Stood(Change):
    """A person gave a seat up before the game began."""

    kind = "stood"
    seat: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Started(Change):
    """Every seat was taken and the first draws were made."""

    kind = "started"
    draws: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class Acted(Change):
    """A seat did something in the game, and the draws it led to.

    A new action is given as `action`, a legal one; carrying it out fills in the notation `text`, the draws, and `seen`,
    which has a bit for each viewpoint that noticed anything: the seats, then the spectator. `proof` is there if a bot
    chose.
    """

    kind = "acted"
    seat: int
    text: str = ""
    draws: tuple[str, ...] = ()
    seen: int = 0
    proof: Proof | None = None
    action: int | None = field(default=None, compare=False, metadata={NOT_STORED: True})


@dataclass(frozen=True, kw_only=True, slots=True)
class Undone(Change):
    """A seat took something back: of the entries of the game, `to` are left."""

    kind = "undone"
    seat: int
    to: int
    seen: int = 0


@dataclass(frozen=True, kw_only=True, slots=True)
class UndoAsked(Change):
    """A seat asks the others whether it may take something back."""

    kind = "undo_asked"
    seat: int
    to: int


@dataclass(frozen=True, kw_only=True, slots=True)
class UndoAnswered(Change):
    """A seat agreed that another takes something back, or did not."""

    kind = "undo_answered"
    seat: int
    agrees: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class Replaced(Change):
    """A bot took over a seat whose owner left or ran out of time."""

    kind = "replaced"
    seat: int
    bot: str
    why: Literal["left", "time"]


@dataclass(frozen=True, kw_only=True, slots=True)
class Returned(Change):
    """The owner of a seat took it back from the stand-in."""

    kind = "returned"
    seat: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Resigned(Change):
    """A seat gave the game up; `bot` plays it to the end where the others play on."""

    kind = "resigned"
    seat: int
    bot: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Closed(Change):
    """The table was removed before the game began."""

    kind = "closed"


@dataclass(frozen=True, kw_only=True, slots=True)
class Rematched(Change):
    """The players have another table to play again."""

    kind = "rematched"
    table: str


AnyChange = (
    Sat
    | Stood
    | Started
    | Acted
    | Undone
    | UndoAsked
    | UndoAnswered
    | Replaced
    | Returned
    | Resigned
    | Closed
    | Rematched
)
