"""Events: what happened, for logs and animation, each with the seats that may know of it."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
"""The audience of a public event."""

EventValue = str | int | tuple[int, ...] | tuple[str, ...]


def only(seat: int) -> int:
    """Return the audience that consists of one seat."""
    return 1 << seat


def is_for(audience: int, seat: int) -> bool:
    """Tell whether a seat belongs to an audience; pass a negative seat for a spectator."""
    return audience == EVERYONE or (seat >= 0 and bool(audience & only(seat)))


class Event:
    """One thing that happened.

    `audience` is EVERYONE or a bit mask of seats. `reveals` says that with this event a seat learned something
    that had been hidden: what was done before it cannot be taken back.
    """

    __slots__ = ("audience", "data", "kind", "reveals")

    def __init__(self, kind: str, data: dict[str, EventValue], audience: int = EVERYONE, reveals: bool = False) -> None:
        self.kind = kind
        self.data = data
        self.audience = audience
        self.reveals = reveals

    def is_visible_to(self, seat: int) -> bool:
        """Tell whether a seat may know of this event; pass a negative seat for a spectator."""
        return is_for(self.audience, seat)

    def as_data(self) -> dict[str, object]:
        """Return the event as plain data with its kind first."""
        return {"kind": self.kind, **{k: list(v) if isinstance(v, tuple) else v for k, v in self.data.items()}}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.data!r}, audience={self.audience})"
