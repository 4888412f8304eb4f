"""The header of a table: what is fixed when it is made (`tables/stored.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tradecraft.core.record import Entry
from tradecraft.server.tables.clock import TimeControl

Pace = Literal["live", "turns"]


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """How a seat is to be filled.

    By anyone who sees the table (`open`), anyone with its link (`invited`), the owner (`mine`), a bot, or one person
    it is `reserved` for: a rematch has a seat for each player.
    """

    type: Literal["open", "invited", "mine", "bot", "reserved"]
    bot: str = ""
    person: str = ""
    name: str = ""

    def without_bot(self) -> SeatPlan:
        """Return how the seat can be taken when no bot holds it: one that was planned for a bot, by anyone."""
        return SeatPlan("open") if self.type == "bot" else self


@dataclass(frozen=True, slots=True)
class Fork:
    """The entries a table begins with, and the game they come from."""

    table: str
    entries: tuple[tuple[int, str], ...]

    def as_entries(self) -> list[Entry]:
        """Return the entries as a record has them."""
        return [Entry(seat, text) for seat, text in self.entries]


@dataclass(frozen=True, kw_only=True, slots=True)
class Header:
    """A table before anything has happened to it."""

    id: str
    game: str
    rules: int
    """The version of the rules."""
    content: str
    """The version of the content, or the pack."""
    options: dict[str, str]
    seats: tuple[SeatPlan, ...]
    pace: Pace
    clock: TimeControl
    listed: bool
    """Whether everybody finds it in the lobby."""
    spectators: bool
    rated: bool
    stand_in: str
    """The bot that plays for players who have left."""
    owner: str
    invite: str
    """The secret of the link by which others join."""
    created_at: int
    chosen_seed: str | None = None
    fork: Fork | None = None
    hints: bool = False
    """Whether there are hints among people."""
    study: bool = False
    """Whether everybody may see during the game what the others could hold; who sits down agrees to it."""
