"""Analyses of finished games: every player's chance to win from entry to entry, and the turning points.

An analysis is worked out where bots think, in small parts, so that nobody who plays has to wait for it, and one game
after the other. What was found out is kept in memory; the same game leads to the same again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator

import msgspec
import structlog

from tradecraft.bots.analysis import TurningPoint
from tradecraft.bots.hindsight import Move
from tradecraft.bots.judge import effort_for
from tradecraft.core.match import Step
from tradecraft.core.record import BY_CHANCE
from tradecraft.server.bots.pool import BotFailed, BotPool
from tradecraft.server.bots.questions import PATIENCE_MS, AnalysisQuestion
from tradecraft.server.errors import OutOfDate, Unavailable, denied
from tradecraft.server.people import Person
from tradecraft.server.play.driver import about_game
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.tables.access import require_sight
from tradecraft.server.tables.sentences import Sentences, sentences_for
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.protocol import replays as wire
from tradecraft.server.transport.protocol.messages import Choice
from tradecraft.server.transport.updates import choice_of, ground

log = structlog.get_logger(__name__)

SIMULATIONS = 0
"""How much is thought about each decision instead of as much as for a hint; 0 for that, so that both tell the same."""
PART = 2
"""The fewest entries of a part: so few that running games do not notice."""
SEED = "analysis"
KEPT = 256
"""How many analyses are kept."""
MOST_POINTS = 8
"""How many turning points are told: those at which most changed."""
TOLD_AS_FOUND = ("entry", "round", "kind", "seat", "before", "after", "swing")
"""The fields of a turning point that are told as they are."""


class Work:
    """An analysis as far as it has come."""

    def __init__(self, question: AnalysisQuestion) -> None:
        """Begin with nothing found out."""
        self.question = question
        self.done = 0
        self.chances: list[list[float]] = []
        self.points: list[TurningPoint] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def entries(self) -> int:
        """How many entries the game has."""
        return len(self.question.entries)

    def greatest(self) -> list[TurningPoint]:
        """Return the points at which most changed so far, in the order of the game."""
        chosen = sorted(self.points, key=lambda point: -abs(point.swing))[:MOST_POINTS]
        return sorted(chosen, key=lambda point: point.entry)


class Analyses:
    """Works analyses out, and tells them as far as they have come."""

    def __init__(self, repository: TableRepository, pool: BotPool) -> None:
        """Look at games of a repository, in the processes of a pool."""
        self.repository = repository
        self.pool = pool
        self._works: OrderedDict[str, Work] = OrderedDict()
        # However many are asked for, running games keep the rest of the pool.
        self._turn = asyncio.Lock()

    async def stop(self) -> None:
        """Leave what is being worked out."""
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
            return analysis_message(id, self._work(table), table.match.steps, sentences_for(table, language))

    def _work(self, table: Table) -> Work:
        id = table.header.id
        work = self._works.get(id)
        if work is None:
            question = AnalysisQuestion(
                **about_game(table),
                entries=[(step.entry.seat, step.entry.text) for step in table.playing_match().steps],
                first=1,
                last=0,
                simulations=SIMULATIONS or effort_for(len(table.header.seats)).simulations,
                seed=SEED,
                budget_ms=PATIENCE_MS,
            )
            work = self._works[id] = Work(question)
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
                    found = await self.pool.ask(question, SEED)
                except BotFailed as error:
                    log.error("analysis_failed", table=id, reason=str(error))
                    return
                work.chances += found.chances
                work.points += found.points
                work.done = last


def parts_of(entries: list[tuple[int, str]]) -> Iterator[tuple[int, int]]:
    """Cut a game into parts that do not begin with a draw; yield the first and the last entry of each, from 1."""
    first = 1
    for number, (seat, _) in enumerate(entries, 1):
        if number - first >= PART and seat != BY_CHANCE:
            yield first, number - 1
            first = number
    if entries:
        yield first, len(entries)


def analysis_message(id: str, work: Work, steps: list[Step], sentences: Sentences | None) -> wire.Analysis:
    """Return an analysis as it is told."""
    return wire.Analysis(
        table_id=id,
        entries=work.entries,
        done=work.done,
        chances=work.chances,
        points=[_point(point, steps[point.entry - 1], sentences) for point in work.greatest()],
    )


def _point(point: TurningPoint, step: Step, sentences: Sentences | None) -> wire.Turn:
    events = [event.as_data() for event in step.events]
    return wire.Turn(
        **{name: getattr(point, name) for name in TOLD_AS_FOUND},
        chosen=_choice(point.chosen, sentences),
        better=_choice(point.better, sentences),
        reasons=[ground(reason, sentences) for reason in point.reasons],
        lines=[sentences.event(event) for event in events] if sentences else [],
    )


def _choice(move: Move | None, sentences: Sentences | None) -> Choice | None:
    return choice_of(move.action, move.text, move.data, sentences) if move else None
