"""The clocks of a table.

A clock runs while its seat must decide. It is read from the times of changes alone, and only from those that everybody
may know of: what a seat does in secret moves no clock that others can see.
"""

from __future__ import annotations

from collections.abc import Collection

from tradecraft.server.transport.protocol.tables import Clock, DayClock, LiveClock

SECOND = 1_000
DAY = 86_400 * SECOND
LEAST_AFTER_RETURN = 60 * SECOND
"""What somebody who comes back to a live game has at least, as far as the bank was ever that large."""


class Clocks:
    """What each seat has left, and since when it is running."""

    def __init__(self, clock: Clock, players: int) -> None:
        """Give every seat its full time."""
        self.clock = clock
        self.left: list[int] = [self._full()] * players
        self.since: list[int | None] = [None] * players

    @property
    def is_used(self) -> bool:
        """Tell whether there is a clock at all."""
        return isinstance(self.clock, LiveClock | DayClock)

    def settle(self, at: int, running: Collection[int]) -> None:
        """Let the clocks of some seats run from a moment on, and stop the others."""
        if not self.is_used:
            return
        for seat, since in enumerate(self.since):
            if seat in running:
                if since is None:
                    self.since[seat] = at
            elif since is not None:
                self._stop(seat, at, since)

    def renew(self, seat: int, at: int) -> None:
        """Begin another turn of a seat that goes on deciding: with days to a turn, it has all of them again."""
        if isinstance(self.clock, DayClock) and self.since[seat] is not None:
            self.since[seat] = at

    def grant(self, seat: int) -> None:
        """Give a seat whose owner comes back time to play."""
        if isinstance(self.clock, LiveClock):
            self.left[seat] = max(self.left[seat], min(self._full(), LEAST_AFTER_RETURN))

    def deadline(self, seat: int) -> int | None:
        """Return when a seat's clock runs out, if it is running."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def next_deadline(self) -> int | None:
        """Return when the first clock runs out."""
        deadlines = [deadline for seat in range(len(self.left)) if (deadline := self.deadline(seat)) is not None]
        return min(deadlines, default=None)

    def expired(self, now: int) -> list[int]:
        """List the seats whose time is up."""
        deadlines = ((seat, self.deadline(seat)) for seat in range(len(self.left)))
        return [seat for seat, deadline in deadlines if deadline is not None and deadline <= now]

    def _stop(self, seat: int, at: int, since: int) -> None:
        if isinstance(self.clock, LiveClock):
            spent = max(0, at - since)
            self.left[seat] = max(0, self.left[seat] - spent) + self.clock.increment * SECOND
        self.since[seat] = None

    def _full(self) -> int:
        match self.clock:
            case LiveClock(bank=bank):
                return bank * SECOND
            case DayClock(days=days):
                return days * DAY
            case _:
                return 0
