"""What is fixed when a table is made, as it is stored."""

from __future__ import annotations

import msgspec

from tradecraft.core.record import Entry
from tradecraft.server.transport.protocol.tables import BotSeat, Clock, InvitedSeat, OpenSeat, OwnSeat, Pace


class ReservedSeat(msgspec.Struct, frozen=True, tag="reserved"):
    """A seat that is kept for somebody: a rematch has one for each who played."""

    person: str
    name: str


SeatPlan = OpenSeat | InvitedSeat | OwnSeat | BotSeat | ReservedSeat


class Fork(msgspec.Struct, frozen=True):
    """The entries a table begins with, and the game they come from."""

    table: str
    entries: tuple[tuple[int, str], ...]

    def as_entries(self) -> list[Entry]:
        """Return the entries as a record has them."""
        return [Entry(seat, text) for seat, text in self.entries]


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table before anything has happened to it."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, str]
    seats: tuple[SeatPlan, ...]
    pace: Pace
    clock: Clock
    listed: bool
    spectators: bool
    rated: bool
    stand_in: str
    owner: str
    invite: str
    created_at: int
    chosen_seed: str | None = None
    fork: Fork | None = None


encode_header = msgspec.json.Encoder().encode
decode_header = msgspec.json.Decoder(Header).decode
