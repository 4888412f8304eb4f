"""The changes of a table: each is one durable step, stored as JSON and never altered (`tables/stored.py`).

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


@dataclass(frozen=True, kw_only=True)
class Change:
    """One step; `kind` is its name in what is stored and in what viewers are told, and never changes."""

    kind: ClassVar[str]
    at: int
    by: str = ""
    id: str = ""


@dataclass(frozen=True, kw_only=True)
class SeatChange(Change):
    """A step of one seat."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class Sat(SeatChange):
    """A person took a seat."""

    kind = "sat"
    person: str
    name: str
    person_kind: PersonKind = "guest"
    entropy: str = ""


@dataclass(frozen=True, kw_only=True)
class Stood(SeatChange):
    """A person gave a seat up before the game began."""

    kind = "stood"


@dataclass(frozen=True, kw_only=True)
class BotSat(SeatChange):
    """The owner of the table let a bot take a free seat before the game began."""

    kind = "bot_sat"
    bot: str


@dataclass(frozen=True, kw_only=True)
class BotStood(SeatChange):
    """The owner of the table took a bot off its seat before the game began."""

    kind = "bot_stood"


@dataclass(frozen=True, kw_only=True)
class Started(Change):
    """Every seat was taken and the first draws were made."""

    kind = "started"
    draws: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Acted(SeatChange):
    """A seat did something in the game, and the draws it led to.

    A new action is given as `action`, a legal one; carrying it out fills in the notation `text`, the draws, and `seen`,
    which has a bit for each viewpoint that noticed anything: the seats, then the spectator. `proof` is there if a bot
    chose, and `weaker` if it had less time, or a slower engine, than its level is meant to have.
    """

    kind = "acted"
    text: str = ""
    draws: tuple[str, ...] = ()
    seen: int = 0
    proof: Proof | None = None
    weaker: bool = False
    action: int | None = field(default=None, compare=False, metadata={NOT_STORED: True})


@dataclass(frozen=True, kw_only=True)
class Undone(SeatChange):
    """A seat took something back: of the entries of the game, `to` are left."""

    kind = "undone"
    to: int
    seen: int = 0


@dataclass(frozen=True, kw_only=True)
class UndoAsked(SeatChange):
    """A seat asks the others whether it may take something back."""

    kind = "undo_asked"
    to: int


@dataclass(frozen=True, kw_only=True)
class UndoAnswered(SeatChange):
    """A seat agreed that another takes something back, or did not."""

    kind = "undo_answered"
    agrees: bool


@dataclass(frozen=True, kw_only=True)
class Replaced(SeatChange):
    """A bot took over a seat whose owner left or ran out of time."""

    kind = "replaced"
    bot: str
    why: Literal["left", "time"]


@dataclass(frozen=True, kw_only=True)
class BotDelayed(SeatChange):
    """The bot of a seat could not decide when it was asked; it is asked again until it can."""

    kind = "bot_delayed"


@dataclass(frozen=True, kw_only=True)
class Holiday(SeatChange):
    """The person in a seat is away until a time."""

    kind = "holiday"
    until: int


@dataclass(frozen=True, kw_only=True)
class HolidayOver(SeatChange):
    """The person in a seat is no longer away."""

    kind = "holiday_over"


@dataclass(frozen=True, kw_only=True)
class Returned(SeatChange):
    """The owner of a seat took it back from the stand-in."""

    kind = "returned"


@dataclass(frozen=True, kw_only=True)
class Resigned(SeatChange):
    """A seat gave the game up; `bot` plays it to the end where the others play on."""

    kind = "resigned"
    bot: str


@dataclass(frozen=True, kw_only=True)
class Closed(Change):
    """The table was removed before the game began."""

    kind = "closed"


@dataclass(frozen=True, kw_only=True)
class Rematched(Change):
    """The players have another table to play again."""

    kind = "rematched"
    table: str


@dataclass(frozen=True, kw_only=True)
class Shared(SeatChange):
    """The player of a seat let everybody see the review of the finished game, or no longer does."""

    kind = "shared"
    allows: bool


InGame = Acted | Undone
BeforeGame = Sat | Stood | BotSat | BotStood
Away = Holiday | HolidayOver
AtSeat = BeforeGame | InGame | UndoAsked | UndoAnswered | Replaced | BotDelayed | Away | Returned | Resigned | Shared
AnyChange = AtSeat | Started | Closed | Rematched
