"""A seat of a table."""

from __future__ import annotations

from typing import Literal

from tradecraft.server.people.model import PersonKind
from tradecraft.server.tables.header import ReservedSeat
from tradecraft.server.transport.protocol.tables import BotSeat, InvitedSeat


class Seat:
    """One seat: how it can be taken, who holds it, and who plays it at the moment."""

    __slots__ = ("bot", "entropy", "name", "person", "person_kind", "reserved_for", "resigned", "waits_for")

    def __init__(self, plan: object) -> None:
        """Prepare a seat as it was planned."""
        self.person: str | None = None
        self.person_kind: PersonKind | None = None
        self.name = ""
        self.bot: str | None = None
        self.entropy = ""
        self.resigned = False
        self.reserved_for: str | None = None
        self.waits_for: Literal["open", "invited", "reserved"] = "open"
        if isinstance(plan, BotSeat):
            self.bot = plan.bot
            self.name = plan.bot
        elif isinstance(plan, InvitedSeat):
            self.waits_for = "invited"
        elif isinstance(plan, ReservedSeat):
            self.waits_for = "reserved"
            self.reserved_for = plan.person
            self.name = plan.name

    @property
    def is_free(self) -> bool:
        """Tell whether nobody holds the seat yet."""
        return self.person is None and self.bot is None
