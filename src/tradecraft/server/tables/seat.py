"""A seat of a table."""

from __future__ import annotations

from typing import Literal

from tradecraft.server.tables.header import SeatPlan
from tradecraft.server.tables.person import PersonKind

WaitsFor = Literal["open", "invited", "reserved"]


def waits_for(plan: SeatPlan) -> WaitsFor:
    """Return how a seat can be taken while it is free."""
    return plan.type if plan.type == "invited" or plan.type == "reserved" else "open"


class Seat:
    """One seat: how it can be taken, who holds it, and who plays it now."""

    __slots__ = ("bot", "entropy", "name", "person", "person_kind", "reserved_for", "resigned", "waits_for")

    def __init__(self, plan: SeatPlan) -> None:
        """Prepare a seat as planned."""
        self.person: str | None = None
        self.person_kind: PersonKind | None = None
        self.name = plan.bot or plan.name
        self.bot = plan.bot or None
        self.entropy = ""
        self.resigned = False
        self.reserved_for = plan.person or None
        self.waits_for = waits_for(plan)

    @property
    def is_free(self) -> bool:
        """Tell whether nobody holds the seat yet."""
        return self.person is None and self.bot is None
