"""Base class of analysis and review: walks through a finished game entry by entry."""

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
    """Walks through a game entry by entry, so that progress can be shown."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        """Prepare the analysis; raise BadRecord or BadOption if it is not possible."""
        knowledge = find_knowledge(game)
        if knowledge is None:
            raise BadOption(Reason("game_not_judged", "", {"game": game.id}))
        self.game = game
        self.record = record
        self.knowledge = knowledge
        self.match: Match = begin_replay(game, record)

    def run(self) -> Iterator[Step]:
        """Yield each entry once it is analysed; raise BadOption if the game is not over."""
        steps = replay(self.match, self.record)
        yield from self._look(steps, 1, len(self.record.entries))
        # What comes after the last entry is the check of the digest.
        next(steps, None)
        if self.match.state.waiting != OVER:
            raise BadOption(Reason("game_not_over"))

    def run_part(self, first: int, last: int) -> Iterator[Step]:
        """Yield the entries from one to another, counted from 1, as each is analysed.

        All parts together find out the same as `run`: what is kept for each entry is the position before it, and at
        the end of the game also the one after the last.
        """
        steps = replay(self.match, self.record)
        for _ in range(first - 1):
            next(steps)
        yield from self._look(steps, first, last)

    def _look(self, steps: Iterator[Step], first: int, last: int) -> Iterator[Step]:
        """Play the entries from one to another and analyse each."""
        raise NotImplementedError
