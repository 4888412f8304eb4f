"""Decisions and actions of a game: the kinds of decisions, and actions as small integers in blocks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple

from tradecraft.core.errors import Fault


class ActionSpace:
    """The actions of a game, numbered from 0, in blocks that share a verb.

    A block `("take", 5)` holds five consecutive actions; which thing the third of them takes is the game's own
    knowledge. New blocks are appended, so that old numbers keep their meaning.
    """

    def __init__(self, blocks: tuple[tuple[str, int], ...]) -> None:
        self.verbs: tuple[str, ...] = tuple(verb for verb, _ in blocks)
        starts: list[int] = []
        size = 0
        for _, count in blocks:
            starts.append(size)
            size += count
        self.starts: tuple[int, ...] = tuple(starts)
        self.size = size

    def start(self, verb: str) -> int:
        """Return the first action of a block."""
        return self.starts[self.verbs.index(verb)]

    def locate(self, action: int) -> tuple[str, int]:
        """Return the verb of an action and its place inside the block; the action must be in the space."""
        block = bisect_right(self.starts, action) - 1
        return self.verbs[block], action - self.starts[block]


class DecisionKind(NamedTuple):
    """A kind of decision: its number in `State.ask`, its name, the rule behind it and the verbs that answer it."""

    number: int
    name: str
    rule: str
    verbs: tuple[str, ...]


def names_by_number(rows: Iterable[tuple[int, str]]) -> tuple[str, ...]:
    """Return the names of numbered things by number; raise Fault, at import, where a row is misplaced or repeated."""
    names: list[str] = []
    for number, name in rows:
        if number != len(names) or name in names:
            raise Fault(f"{name!r} has the number {number} in place {len(names)}, or a name that is taken")
        names.append(name)
    return tuple(names)
