"""Tables on the wire: requests for new ones, and what clients are told about a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.header import Pace
from tradecraft.server.tables.table import Status
from tradecraft.server.transport.protocol.base import BotName, CommandId, TableId, Wire, whole

OptionName = Annotated[str, msgspec.Meta(max_length=40)]
PackName = Annotated[str, msgspec.Meta(max_length=128)]


class NoClock(Wire, frozen=True, tag="none"):
    """Nobody is hurried."""


class LiveClock(Wire, frozen=True, tag="live"):
    """Each seat has a bank of seconds; it grows by the increment whenever the seat's turn passes."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=14_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class DayClock(Wire, frozen=True, tag="days"):
    """Each turn may take some days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DayClock


def clock_of(control: TimeControl) -> Clock:
    """Return a table's time control as clients are told it."""
    clock: Clock = msgspec.convert(control.data(), Clock)
    return clock


class OpenSeat(Wire, frozen=True, tag="open"):
    """A seat for anyone who sees the table."""


class InvitedSeat(Wire, frozen=True, tag="invited"):
    """A seat for anyone who has the link."""


class OwnSeat(Wire, frozen=True, tag="mine"):
    """A seat of the one who makes the table; several of them are played at one screen."""


class BotSeat(Wire, frozen=True, tag="bot"):
    """A seat for one of the server's bots."""

    bot: BotName


RequestedSeat = OpenSeat | InvitedSeat | OwnSeat | BotSeat
RequestedSeats = Annotated[list[RequestedSeat], msgspec.Meta(min_length=1, max_length=8)]


class NewTable(Wire, frozen=True):
    """A request for a new table.

    `content` is one of the content packs that the catalogue lists; the game's default if empty. `stand_in` is the bot
    that takes over a seat whose owner left or ran out of time; the strongest, if none is named.
    `hints` lets people ask for hints who play each other; against bots alone they always can, in rated games never.
    At a `study` table, which is not rated, all may see during the game what the others could hold.
    `seed` fixes the deal, which every player can then foresee: for friendly tables only. A table that is
    asked for again with the same `id` is made once. Without `sit_down` the seats of the one who makes the table are
    kept for them: they join when they have seen the seal of the deal, and give their entropy with it. Who sits down at
    once adds nothing to the deal.
    """

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: RequestedSeats
    id: CommandId | None = None
    options: Annotated[dict[OptionName, OptionName], msgspec.Meta(max_length=40)] = msgspec.field(default_factory=dict)
    content: PackName = ""
    pace: Pace = "live"
    clock: Clock = NoClock()
    listed: bool = False
    spectators: bool = True
    rated: bool = False
    hints: bool = False
    study: bool = False
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=whole(r"[\x21-\x7e]+"))] | None = None
    stand_in: BotName | None = None
    sit_down: bool = True


class ForkTable(Wire, frozen=True):
    """A position of a finished game to be played on: the first `entries` entries are kept.

    `sit_down` is the same as for a new table.
    """

    entries: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seats: RequestedSeats
    id: CommandId | None = None
    sit_down: bool = True


class SeatInfo(Wire, frozen=True):
    """A seat as every viewer sees it.

    `id` is what the game's texts call the seat by: its colour where it has one, else its number. `kind` is free, person
    or bot; `bot` names the bot that plays for it at the moment, which may be a stand-in for the person. `waits_for`
    says how a free seat can be taken: open, invited, or reserved (for the person named). `bot_trouble` says that the
    bot could not decide when it was asked and will be asked again (delayed), or plays below its level, with too little
    time or on the slow engine (weaker). `away_until` is when the holiday of the person ends; in a friendly game with
    days for each turn their clock stands until then.
    """

    id: str
    kind: Literal["free", "person", "bot"]
    name: str
    person: str | None
    bot: str | None
    waits_for: Literal["open", "invited", "reserved"] | None
    resigned: bool
    bot_trouble: Literal["delayed", "weaker"] | None = None
    away_until: int | None = None


class DealInfo(Wire, frozen=True):
    """The public part of the deal: the commitment from the start, the seed once the game is over."""

    commitment: str
    entropy: list[str] | None
    seed: str | None
    chosen: str | None


class ForkInfo(Wire, frozen=True):
    """Where a table's first entries come from."""

    table: str
    entries: int


class UndoInfo(Wire, frozen=True):
    """A seat asks to take something back; `waiting_for` are the seats that have not agreed yet."""

    seat: int
    waiting_for: list[int]


class Result(Wire, frozen=True):
    """How a game ended. Scores and breakdown are missing if it was resigned before it was scored."""

    reason: str
    places: list[int]
    scores: list[int] | None
    breakdown: list[dict[str, int]] | None


class TableInfo(Wire, frozen=True):
    """The public description of a table; `content` is the name of its content pack.

    `hints` says whether the players may ask for hints, as the seats are taken now; `study`, whether they may see what
    the others could hold. `shared_by` are the seats whose players let everybody see the review of the finished game.
    """

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, str]
    players: int
    status: Status
    owner: str
    pace: Pace
    clock: Clock
    listed: bool
    spectators: bool
    rated: bool
    hints: bool
    study: bool
    stand_in: str
    created_at: int
    seats: list[SeatInfo]
    deal: DealInfo
    fork: ForkInfo | None
    undo: UndoInfo | None
    result: Result | None
    rematch: str | None
    shared_by: list[int] = msgspec.field(default_factory=list)


class TableLine(Wire, frozen=True):
    """A table in a list. `your_turn` is about the person who asks."""

    id: str
    game: str
    options: dict[str, str]
    players: int
    status: Status
    pace: Pace
    clock: Clock
    rated: bool
    updated_at: int
    seats: list[SeatInfo]
    your_turn: bool


class TablePage(Wire, frozen=True):
    """A part of a list of tables; `next` asks for the following part, if there is one."""

    tables: list[TableLine]
    next: str | None


class MadeTable(Wire, frozen=True):
    """A table that was made; `invite` lets others sit down at it by link, `commitment` is the seal of the deal."""

    table: TableId
    invite: str
    commitment: str
