"""The base of analysis and review: a finished game looked at entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tradecraft.bots.knowledge import find_knowledge
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import OVER, AnyGame
from tradecraft.core.match import Match, Step, begin_replay, replay
from tradecraft.core.record import Record


@dataclass(frozen=True)
class Move:
    """An option of a seat: the action, its notation, and its data as `Game.action_data` gives it."""

    action: int
    text: str
    data: dict[str, Any]


class Hindsight:
    """Looks at a game entry by entry, so that others can watch how far it is."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        """Prepare to look at a game; raise BadRecord or BadOption if that is not possible."""
        knowledge = find_knowledge(game)
        if knowledge is None:
            raise BadOption(Reason("game_not_judged", "", {"game": game.id}))
        self.game = game
        self.record = record
        self.knowledge = knowledge
        self.match: Match = begin_replay(game, record)

    def run(self) -> Iterator[Step]:
        """Yield each entry once everything about it has been found out; raise BadOption if the game is not over."""
        steps = replay(self.match, self.record)
        yield from self._look(steps, 1, len(self.record.entries))
        # What comes after the last entry is the check of the digest.
        next(steps, None)
        if self.match.state.waiting != OVER:
            raise BadOption(Reason("game_not_over"))

    def run_part(self, first: int, last: int) -> Iterator[Step]:
        """Yield the entries from one to another, counted from 1, once everything about each has been found out.

        All parts together find out the same as `run`: what is kept for each entry is the position before it, and at
        the end of the game also the one after the last.
        """
        steps = replay(self.match, self.record)
        for _ in range(first - 1):
            next(steps)
        yield from self._look(steps, first, last)

    def _look(self, steps: Iterator[Step], first: int, last: int) -> Iterator[Step]:
        """Play the entries from one to another, and keep what can be found out about each."""
        raise NotImplementedError
