"""The fixed action space of a game: small integers in named blocks."""

from __future__ import annotations

from bisect import bisect_right


class ActionSpace:
    """The actions of a game, numbered from 0, in blocks that share a verb.

    A block `("take", 5)` holds five consecutive actions; which thing the third of them takes is the game's own
    knowledge. New blocks are appended, so that old numbers keep their meaning.
    """

    def __init__(self, blocks: tuple[tuple[str, int], ...]) -> None:
        """Number the blocks one after the other."""
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
