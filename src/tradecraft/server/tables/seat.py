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
    """One seat: how it can be taken, who holds it, and who plays it now.

    `away` says why a bot plays for its owner, and `lost_choice` that the bot has chosen for them while they were away.
    `is_delayed` and `is_weaker` are about the bot that plays: it could not decide when it was asked last; it had less
    time, or a slower engine, than its level is meant to have. `provisional_from` is the number of entries before the
    first move that a stand-in made since the owner last moved. `holiday` is until when the owner is away.
    """

    __slots__ = (
        *("away", "bot", "entropy", "holiday", "is_delayed", "is_weaker", "lost_choice", "name", "person"),
        *("person_kind", "provisional_from", "reserved_for", "resigned", "waits_for"),
    )

    def __init__(self, plan: SeatPlan) -> None:
        """Prepare a seat as planned."""
        self.person: str | None = None
        self.person_kind: PersonKind | None = None
        self.name = plan.bot or plan.name
        self.bot = plan.bot or None
        self.entropy = ""
        self.resigned = False
        self.away: Literal["left", "time"] | None = None
        self.provisional_from: int | None = None
        self.holiday: int | None = None
        self.lost_choice = self.is_delayed = self.is_weaker = False
        self.reserved_for = plan.person or None
        self.waits_for = waits_for(plan)

    @property
    def is_free(self) -> bool:
        """Tell whether nobody holds the seat yet."""
        return self.person is None and self.bot is None
