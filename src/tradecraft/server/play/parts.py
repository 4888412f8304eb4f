"""The parts in which a finished game is looked at again."""

from __future__ import annotations

from collections.abc import Iterator

from tradecraft.core.record import BY_CHANCE

PART = 2
"""The fewest entries of a part: so few that running games do not notice."""


def parts_of(entries: list[tuple[int, str]]) -> Iterator[tuple[int, int]]:
    """Cut a game into parts that do not begin with a draw; yield the first and the last entry of each, from 1."""
    first = 1
    for number, (seat, _) in enumerate(entries, 1):
        if number - first >= PART and seat != BY_CHANCE:
            yield first, number - 1
            first = number
    if entries:
        yield first, len(entries)
