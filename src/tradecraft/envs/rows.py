"""Writes observations, masks and results of many games into the rows of shared buffers.

This is the plain form of `rows.c`, which takes its place where the engine is compiled; tests compare the two.
"""

from __future__ import annotations

from typing import Any

from tradecraft.core.observation import (
    CHOICE,
    CHOICES,
    COUNTS,
    MEMBERS,
    NUMBER,
    NUMBERS,
    PACKED,
    PLACES,
    Values,
    places_in,
)

IS_NATIVE = False
"""Whether this is the C form."""

Layout = tuple[tuple[int, ...], ...]
"""What `Observer.layout` returns."""


class Rows:
    """The buffers of a number of games: `size` floats, `actions` marks and one seat for each game.

    Buffers are any writable objects with the buffer protocol: 32-bit floats for observations, bytes for the rest.
    """

    def __init__(self, layout: Layout, size: int, actions: int, observations: Any, masks: Any, seats: Any) -> None:
        """Keep the buffers; raise ValueError if they are not of whole rows, as many in each."""
        self.layout = layout
        self.size = size
        self.actions = actions
        self.observations = memoryview(observations).cast("B").cast("f")
        self.masks = memoryview(masks).cast("B")
        self.seats = memoryview(seats).cast("B")
        count = len(self.seats)
        if len(self.observations) != count * size or len(self.masks) != count * actions:
            raise ValueError("the buffers do not hold the same number of rows")
        self._nothing = memoryview(bytes(4 * size)).cast("f")
        self._no_action = bytes(actions)

    def follow(self, states: list[Any]) -> None:
        """Bring the states after a row nearer to the processor whenever one is written; here nothing can be done."""

    def write(self, row: int, seat: int, values: Values, legal: tuple[int, ...]) -> None:
        """Write what a seat that must decide observes and may do."""
        start = row * self.size
        self.observations[start : start + self.size] = self._nothing
        write_values(self.observations, start, self.layout, [value for group in values for value in group])
        start = row * self.actions
        self.masks[start : start + self.actions] = self._no_action
        for action in legal:
            self.masks[start + action] = 1
        self.seats[row] = seat

    def marked(self, row: int) -> list[int]:
        """Return the actions that are marked in a row, in ascending order."""
        start = row * self.actions
        return [action for action, mark in enumerate(self.masks[start : start + self.actions]) if mark]


def write_values(floats: memoryview[float], start: int, layout: Layout, values: list[Any]) -> None:
    """Write values into a row of zeros that begins at `start`."""
    if len(values) != len(layout):
        raise ValueError(f"{len(values)} values for {len(layout)} fields")
    for (kind, offset, labels, low, high, scale, first, width, _), value in zip(layout, values, strict=True):
        at = start + offset
        if kind == NUMBER:
            floats[at] = min(max(value, low), high) / scale
        elif kind == NUMBERS:
            for place, number in enumerate(value):
                floats[at + place] = min(max(number, low), high) / scale
        elif kind == CHOICE:
            if value >= first:
                floats[at + value - first] = 1.0
        elif kind == CHOICES:
            places, mask = value if value and isinstance(value[0], tuple) else (value, -1)
            for thing, place in enumerate(places):
                if place >= first and mask >> thing & 1:
                    floats[at + thing * labels + place - first] = 1.0
        elif kind == MEMBERS:
            for place in range(labels):
                if value >> place & 1:
                    floats[at + place] = 1.0
        elif kind == COUNTS:
            for place in places_in(value):
                if place >= first:
                    floats[at + place - first] += 1.0
        elif kind == PLACES:
            for position, place in enumerate(value, 1):
                if place >= first:
                    floats[at + place - first] = min(position, high) / scale
        elif kind == PACKED:
            full = (1 << width) - 1
            for place in range(labels):
                floats[at + place] = min(max(value >> width * place & full, low), high) / scale
