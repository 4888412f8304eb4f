"""Analyses of finished games: every player's chance to win from entry to entry, and the turning points.

An analysis is worked out where bots think, in small parts, so that nobody who plays has to wait for it, and one game
after the other. What was found out is kept in memory; the same game leads to the same again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec
import structlog

from tradecraft.bots.analysis import TurningPoint
from tradecraft.bots.judge import effort_for
from tradecraft.server.bots.pool import BotFailed, BotPool
from tradecraft.server.bots.questions import AnalysisQuestion
from tradecraft.server.errors import OutOfDate, Unavailable, denied
from tradecraft.server.people import Person
from tradecraft.server.play.bot_questions import analysis_question, parts_of
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.tables.access import require_sight
from tradecraft.server.tables.sentences import sentences_for
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.analyses import analysis_message
from tradecraft.server.transport.protocol import replays as wire

log = structlog.get_logger(__name__)

SIMULATIONS = 0
"""How much is thought about each decision instead of as much as for a hint; 0 for that, so that both tell the same."""
ASKER = "analysis"
KEPT = 256
"""How many analyses are kept."""


class Work:
    """An analysis as far as it has come."""

    def __init__(self, question: AnalysisQuestion) -> None:
        """Begin without results."""
        self.question = question
        self.done = 0
        self.chances: list[list[float]] = []
        self.points: list[TurningPoint] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def entries(self) -> int:
        """How many entries the game has."""
        return len(self.question.entries)


class Analyses:
    """Runs analyses, and returns them as far as they have come."""

    def __init__(self, repository: TableRepository, pool: BotPool) -> None:
        """Look at games of a repository, in the processes of a pool."""
        self.repository = repository
        self.pool = pool
        self._works: OrderedDict[str, Work] = OrderedDict()
        # However many are asked for, running games keep the rest of the pool.
        self._turn = asyncio.Lock()

    async def stop(self) -> None:
        """Cancel running analyses."""
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def find(self, person: Person | None, id: str, invite: str, language: str) -> wire.Analysis:
        """Return the analysis of a finished game as far as it has come; the first request starts it."""
        async with self.repository.use(id) as table:
            require_sight(table, person, invite)
            if table.status != "over" or table.match is None:
                raise denied(OutOfDate, "not_over")
            work = self._work(table)
            sentences = sentences_for(table, language)
            return analysis_message(
                id, work.entries, work.done, work.chances, work.points, table.match.steps, sentences
            )

    def _work(self, table: Table) -> Work:
        id = table.header.id
        work = self._works.get(id)
        if work is None:
            simulations = SIMULATIONS or effort_for(table.players).simulations
            work = self._works[id] = Work(analysis_question(table, simulations))
            work.task = asyncio.create_task(self._work_out(id, work))
            while len(self._works) > KEPT:
                _, oldest = self._works.popitem(last=False)
                if oldest.task:
                    oldest.task.cancel()
        elif work.done < work.entries and work.task and work.task.done():
            # It failed; the next request starts it again.
            del self._works[id]
            raise denied(Unavailable, "no_analysis_now")
        self._works.move_to_end(id)
        return work

    async def _work_out(self, id: str, work: Work) -> None:
        async with self._turn:
            for first, last in parts_of(work.question.entries):
                try:
                    question = msgspec.structs.replace(work.question, first=first, last=last)
                    found = await self.pool.ask(question, ASKER)
                except BotFailed as error:
                    log.error("analysis_failed", table=id, reason=str(error))
                    return
                work.chances += found.chances
                work.points += found.points
                work.done = last
