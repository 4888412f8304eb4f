"""Questions about one moment of a game: what a seat could believe there, and whether a bot moves the same again.

They are answered in the process of low priority in which reviews are worked out, and a limited number a minute.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from tradecraft.server.bots.answers import program_version
from tradecraft.server.bots.pool import BotFailed
from tradecraft.server.bots.questions import Question
from tradecraft.server.errors import Unavailable, denied
from tradecraft.server.people import Person
from tradecraft.server.play.moments import check_message, check_question, moment_of, require_move
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.play.reviews import Reviews
from tradecraft.server.transport.limits import per_minute
from tradecraft.server.transport.protocol import reviews as wire

PER_MINUTE = 60
"""How many questions a person may ask in a minute, not counting what is known already; all who are nobody share."""
KEPT = 512
"""How many answers are kept."""


class Study:
    """Answers questions about moments of games."""

    def __init__(self, repository: TableRepository, reviews: Reviews, now: Callable[[], int]) -> None:
        """Look at tables of a repository, in the process of the reviews."""
        self.repository = repository
        self.reviews = reviews
        self._limit = per_minute(PER_MINUTE, now)
        self._kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    async def beliefs(
        self, person: Person | None, id: str, invite: str, seat: int, entry: int, language: str
    ) -> wire.Beliefs:
        """Return what a seat could believe after some entries; during a game only at study tables, about now."""
        async with self.repository.use(id) as table:
            moment = moment_of(table, person, invite, seat, entry, language)
        seen = await asyncio.to_thread(moment.witness)
        question = moment.question(seen)
        # What is undone may come again in another way.
        key = f"{id}/{seat}/{moment.entry if moment.is_over else question.views[-1]}"
        return moment.message((await self._ask(person, key, question)).belief, seen)

    async def check(self, person: Person | None, id: str, invite: str, entry: int) -> wire.MoveCheck:
        """Repeat the decision of the bot that made an entry of a finished game, as `tradecraft verify` does."""
        async with self.repository.use(id) as table:
            require_move(table, person, invite, entry)
            question = check_question(table, entry)
        version = program_version(table.game)
        found = await self._ask(person, f"{id}/{entry}/{version}", question) if question else None
        return check_message(table, entry, found)

    async def _ask(self, person: Person | None, key: str, question: Question[Any]) -> Any:
        kept = type(question).__name__, key
        if kept not in self._kept:
            self._limit.take(person.id if person else "")
            try:
                self._kept[kept] = await self.reviews.ask(question)
            except BotFailed:
                raise denied(Unavailable, "no_analysis_now") from None
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[kept]
