"""The clocks of a table.

A clock runs while its seat must decide. It is read from the times of changes alone, and only from those that everyone
may know of: what a seat does in secret moves no clock that others can see. Time is gained by a move and by nothing
else: a player who leaves and returns, goes on holiday, or takes a move back, has what they had before.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

SECOND = 1_000
DAY = 86_400 * SECOND
AFTER_RETURN = 60 * SECOND
"""What a player has who ran out of time and comes back to a live game, unless the bank was smaller from the start."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time players have: no limit, a bank of seconds with an increment, or some days for each turn."""

    type: Literal["none", "live", "days"] = "none"
    bank: int = 0
    increment: int = 0
    days: int = 0

    def data(self) -> dict[str, str | int]:
        """Return the type and what belongs to it, as it is stored and told."""
        return {"type": self.type, **{name: getattr(self, name) for name in _NUMBERS[self.type]}}


_NUMBERS = {"none": (), "live": ("bank", "increment"), "days": ("days",)}


class Clocks:
    """What each seat has left, and since when it is running."""

    def __init__(self, control: TimeControl, players: int) -> None:
        """Give every seat its full time."""
        self.control = control
        self.left: list[int] = [self._full()] * players
        self.since: list[int | None] = [None] * players
        # By the number of entries before each move: what its seat had left, and had spent of it.
        self._before: dict[int, tuple[int, int]] = {}
        # What a seat whose clock stands has spent of its days in the turn in which its owner left or went on holiday.
        self._spent: dict[int, int] = {}

    @property
    def is_used(self) -> bool:
        """Tell whether time is limited."""
        return self.control.type != "none"

    def settle(self, at: int, running: Collection[int], moved: bool = True) -> None:
        """Run the clocks of some seats from now on, and stop the others; `moved` says that it was by a move."""
        if not self.is_used:
            return
        for seat, since in enumerate(self.since):
            if seat in running:
                if since is None:
                    self.since[seat] = at - self._spent.pop(seat, 0)
            elif since is not None:
                self._stop(seat, at - since, moved)

    def renew(self, seat: int, at: int) -> None:
        """Begin another turn of a seat that has moved: with days for each turn, it gets all of them again."""
        self._spent.pop(seat, None)
        if self.control.type == "days" and self.since[seat] is not None:
            self.since[seat] = at

    def remember(self, entries: int, seat: int, at: int) -> None:
        """Remember the clock of a seat before its move, in case the move is taken back."""
        since = self.since[seat]
        if since is not None:
            self._before[entries] = self.left[seat], at - since
        elif self.spent(seat) < self.left[seat]:
            self._before[entries] = self.left[seat], self.spent(seat)
        else:
            # Who ran out of time and comes back has all days again, whatever is taken back.
            self._before.pop(entries, None)

    def go_back(self, entries: int, seat: int, at: int) -> None:
        """Set the clock of a seat that took its move back to what it was before the move."""
        if entries not in self._before:
            return
        left, spent = self._before[entries]
        if self.since[seat] is not None:
            self.left[seat], self.since[seat] = left, at - spent
        elif self.control.type == "days":
            self._spent[seat] = spent

    def grant(self, seat: int) -> None:
        """Give a seat whose owner ran out of time and comes back enough time to play."""
        self._spent.pop(seat, None)
        if self.control.type == "live":
            self.left[seat] = max(self.left[seat], min(self._full(), AFTER_RETURN))

    def spent(self, seat: int) -> int:
        """Return how much of its days a seat has spent in a turn in which its clock stands."""
        return self._spent.get(seat, 0)

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

    def _stop(self, seat: int, spent: int, moved: bool) -> None:
        if self.control.type == "live":
            gained = self.control.increment * SECOND if moved else 0
            self.left[seat] = max(0, self.left[seat] - max(0, spent)) + gained
        elif not moved:
            self._spent[seat] = spent
        self.since[seat] = None

    def _full(self) -> int:
        return self.control.bank * SECOND + self.control.days * DAY
