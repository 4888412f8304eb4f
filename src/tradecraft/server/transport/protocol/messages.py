"""What the server tells a client."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tradecraft.server.tables.table import Status
from tradecraft.server.transport.protocol.base import Wire
from tradecraft.server.transport.protocol.errors import Refusal
from tradecraft.server.transport.protocol.tables import TableInfo

Happened = Literal[
    "sat",
    "stood",
    "bot_sat",
    "bot_stood",
    "started",
    "acted",
    "undone",
    "undo_asked",
    "undo_answered",
    "replaced",
    "bot_delayed",
    "holiday",
    "holiday_over",
    "returned",
    "resigned",
    "closed",
    "rematched",
    "shared",
]


class Message(Wire, frozen=True, tag_field="type"):
    """Something the server tells."""


class Choice(Wire, frozen=True):
    """One of the actions a seat may choose from: its number, its notation, as data, and in words if there are any.

    `consequences` is what the game's schema says of an option of this verb; only clients that ask for words get it.
    """

    action: int
    text: str
    data: dict[str, Any]
    label: str = ""
    consequences: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Decision(Wire, frozen=True):
    """What a seat is asked, with all it may answer."""

    kind: str
    options: list[Choice]
    question: str = ""


class ClockInfo(Wire, frozen=True):
    """A seat's clock: what is left in milliseconds, and when it runs out if it is running."""

    left: int
    deadline: int | None


class News(Wire, frozen=True):
    """Something that happened at a table, as the viewer may know of it; `version` is the one it led to.

    `seat` is whose doing it was. `events` are the game's own; `lines` says each of them in words and `rules` names the
    rule it follows from, "" if there is none to name; both are empty unless words were asked for.
    """

    version: int
    at: int
    what: Happened
    seat: int | None
    events: list[dict[str, Any]]
    lines: list[str]
    rules: list[str]


class Update(Message, frozen=True, tag="update"):
    """The table as one viewer sees it now: a seat, or a spectator (`seat` is null).

    `table` is left out if nothing has changed in it since the update before. `can_undo` says that the seat's last step
    can be taken back without asking anyone; `can_take_back`, that what a stand-in did for it can be. `provisional` is
    for each seat how many steps of a stand-in are not final yet, as far as everybody knows; empty if there are none.
    `consequences` is what the game's schema says of a position; only clients that ask for words get it.
    """

    table_id: str
    seat: int | None
    version: int
    view: msgspec.Raw | None
    decision: Decision | None
    clocks: list[ClockInfo] | None
    can_undo: bool
    news: list[News]
    table: TableInfo | None
    can_take_back: bool = False
    provisional: list[int] = msgspec.field(default_factory=list)
    consequences: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Done(Message, frozen=True, tag="done"):
    """A command was carried out, and what it changed is stored. `version` is the viewer's, where there is one.

    The update that shows a move may come before this message or after it.
    """

    id: str
    version: int | None


class Refused(Message, frozen=True, tag="refused"):
    """A command was not carried out and changed nothing. `id` is null if the message could not be read."""

    id: str | None
    refusal: Refusal


class Said(Message, frozen=True, tag="said"):
    """A line of a table's chat."""

    table_id: str
    number: int
    person: str
    name: str
    at: int
    text: str
    phrase: str


class Presence(Message, frozen=True, tag="presence"):
    """Who is there at the moment: the seats whose owners are connected, and how many watch."""

    table_id: str
    seats: list[int]
    spectators: int


class Ground(Wire, frozen=True):
    """A reason to choose something: a stable code, what its text is filled with, and in words if there are any."""

    code: str
    params: dict[str, str | int]
    text: str = ""


class AdvisedChoice(Wire, frozen=True):
    """An option as the strongest bot judges it.

    `chance` is the chance to win with it, from 0 to 1, and `error` the standard error of that; `visits` tells how many
    simulations chose it, 0 where there was nothing to think about.
    """

    choice: Choice
    chance: float
    error: float
    visits: int
    reasons: list[Ground]


class Advice(Message, frozen=True, tag="advice"):
    """What a bot would do in the seat's place, and which options are the best, the best first.

    `loss` is how much of its chance to win the seat would give away with the action it asked about; 0 where that is not
    sure. `costs` say what it would cost, compared with the best option.
    """

    id: str
    bot: str
    choice: Choice
    ranking: list[AdvisedChoice]
    costs: list[Ground]
    loss: float = 0.0


class Answer(Message, frozen=True, tag="answer"):
    """Why something cannot be done; null if it can."""

    id: str
    refusal: Refusal | None


class Outlook(Message, frozen=True, tag="outlook"):
    """What would follow from an option: only what is certain to the seat, computed from what it knows.

    `assumed` are the seat's own next decisions that were taken for it before anything happened; `lines` says each of
    the events in words, in the language of the connection. `is_final` says that the option could perhaps not be taken
    back without asking the others.
    """

    id: str
    events: list[dict[str, Any]]
    lines: list[str]
    assumed: list[Choice]
    is_final: bool


class Notice(Message, frozen=True, tag="notice"):
    """Something changed at one of a person's tables, watched or not."""

    table_id: str
    status: Status
    your_turn: bool


Reply = Done | Refused | Advice | Answer | Outlook
ServerMessage = Update | Done | Refused | Said | Presence | Advice | Answer | Outlook | Notice
