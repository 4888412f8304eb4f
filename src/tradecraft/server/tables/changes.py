"""What can happen to a table: each change is one durable step, stored as JSON and never altered.

`at` is the time in milliseconds. `by` and `id` say who sent the command and under which id, so that a command sent
again can be told. Old changes stay readable: fields may be added with a default, never renamed or taken away.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tradecraft.server.bots.questions import Proof
from tradecraft.server.people.model import PersonKind


class Change(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """One step."""

    at: int
    by: str = ""
    id: str = ""


class Sat(Change, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    person: str
    name: str
    person_kind: PersonKind = "guest"
    entropy: str = ""


class Stood(Change, frozen=True, tag="stood"):
    """Somebody gave a seat up before the game began."""

    seat: int


class Started(Change, frozen=True, tag="started"):
    """Every seat was taken and the first draws were made."""

    draws: tuple[str, ...] = ()


class Acted(Change, frozen=True, tag="acted"):
    """A seat did something in the game, and the draws it led to.

    `seen` has a bit for each viewpoint that noticed anything: the seats, then the spectator. `proof` is there if a
    bot chose.
    """

    seat: int
    text: str
    draws: tuple[str, ...] = ()
    seen: int = 0
    proof: Proof | None = None


class Undone(Change, frozen=True, tag="undone"):
    """A seat took something back: of the entries of the game, `to` are left."""

    seat: int
    to: int
    seen: int = 0


class UndoAsked(Change, frozen=True, tag="undo_asked"):
    """A seat asks the others whether it may take something back."""

    seat: int
    to: int


class UndoAnswered(Change, frozen=True, tag="undo_answered"):
    """Somebody agreed that a seat takes something back, or did not."""

    seat: int
    agrees: bool


class Replaced(Change, frozen=True, tag="replaced"):
    """A bot took over a seat whose owner left or ran out of time."""

    seat: int
    bot: str
    why: Literal["left", "time"]


class Returned(Change, frozen=True, tag="returned"):
    """The owner of a seat took it back from the stand-in."""

    seat: int


class Resigned(Change, frozen=True, tag="resigned"):
    """A seat gave the game up; `bot` plays it to the end where the others play on."""

    seat: int
    bot: str


class Closed(Change, frozen=True, tag="closed"):
    """The table was taken away before the game began."""


class Rematched(Change, frozen=True, tag="rematched"):
    """Those who played have another table to play again."""

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

encode_change = msgspec.json.Encoder().encode
decode_change = msgspec.json.Decoder(AnyChange).decode
