"""Drives tables without commands: games begin, bots move, clocks run out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog

from tradecraft.core.errors import Refused
from tradecraft.server.bots.pool import BotFailed, BotPool
from tradecraft.server.bots.questions import Answer
from tradecraft.server.operations.periodic import Periodic
from tradecraft.server.play.bot_questions import move_question
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.store import Clash
from tradecraft.server.store.holidays import untold_holidays
from tradecraft.server.store.tables import due_tables
from tradecraft.server.tables.changes import BotDelayed
from tradecraft.server.tables.deciders import decide_bot_move, due_change, expired_clocks, holiday
from tradecraft.server.tables.table import Table

log = structlog.get_logger(__name__)

SWEEP_SECONDS = 1.0
PATIENCE = 5_000
"""How long, in milliseconds, a table may wait for a bot before another process takes over."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""For how many seconds a bot that could not decide is left alone, at first and at most."""


class Driver:
    """Keeps the tables of a repository going."""

    def __init__(self, repository: TableRepository, pool: BotPool, now: Callable[[], int], budget: int) -> None:
        """Let bots of a pool play; `budget` is the most milliseconds for a decision."""
        self.repository = repository
        self.pool = pool
        self.now = now
        self.budget = budget
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._sweeper = Periodic(self.sweep, SWEEP_SECONDS, "sweep_failed")

    async def start(self) -> None:
        """Resume all games, and keep them going from now on."""
        await self.sweep(patience=0)
        self._sweeper.start()

    async def stop(self) -> None:
        """Stop between two changes."""
        await self._sweeper.stop()
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def go_on(self, table: Table) -> None:
        """Do what is due at a table; the caller holds its lock."""
        while (change := due_change(table, self.now())) is not None:
            await self.repository.change(table, change)
        if table.bots_to_act():
            self._let_bots_play(table.header.id)

    async def sweep(self, patience: int = PATIENCE) -> None:
        """Find tables where a clock has run out or a bot is overdue, and move them on; holidays come first."""
        now = self.now()
        for id, person, until in await self.repository.store.read(lambda connection: untold_holidays(connection, now)):
            with _others_go_on(id):
                async with self.repository.use(id) as table:
                    for change in holiday(table, person, until, now):
                        await self.repository.change(table, change)
        for id in await self.repository.store.read(lambda connection: due_tables(connection, now, now - patience)):
            if id in self._playing:
                continue
            with _others_go_on(id):
                async with self.repository.use(id) as table:
                    for change in expired_clocks(table, self.now()):
                        await self.repository.change(table, change)
                    await self.go_on(table)

    def _let_bots_play(self, id: str) -> None:
        if id not in self._playing:
            self._playing[id] = asyncio.create_task(self._play_bots(id))

    async def _play_bots(self, id: str) -> None:
        """Let the bots of a table move until a person has to.

        A bot that cannot decide is asked again, later and later; one of another level never takes its place.
        """
        pause = FIRST_PAUSE
        try:
            while True:
                async with self.repository.use(id) as table:
                    seats = table.bots_to_act()
                    if not seats:
                        # While the table is held: the next change to make it a bot's turn must start a new task.
                        del self._playing[id]
                        return
                    seat, version, owner = seats[0], table.version, table.header.owner
                    question = move_question(table, seat, self.budget)
                try:
                    answer = await self.pool.ask(question, owner)
                except BotFailed as error:
                    log.error("bot_failed", table=id, bot=question.bot, game=question.game, reason=str(error))
                    await self._tell_of_delay(id, seat, version)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                    continue
                pause = FIRST_PAUSE
                async with self.repository.use(id) as table:
                    if table.version == version:
                        await self._move(table, question.seat, answer)
        except BaseException as error:
            self._playing.pop(id, None)
            # After a clash another process was faster, and moves the table on.
            if not isinstance(error, Clash | asyncio.CancelledError):
                log.exception("bots_stopped", table=id)

    async def _move(self, table: Table, seat: int, answer: Answer) -> None:
        change = decide_bot_move(table, seat, answer.action, answer.proof, self.now(), answer.weaker)
        await self.repository.change(table, change)
        await self.go_on(table)

    async def _tell_of_delay(self, id: str, seat: int, version: int) -> None:
        """Tell the table once that its bot is delayed."""
        async with self.repository.use(id) as table:
            if table.version == version and not table.seats[seat].is_delayed:
                await self.repository.change(table, BotDelayed(at=self.now(), seat=seat))


@contextmanager
def _others_go_on(id: str) -> Iterator[None]:
    """Report what goes wrong at a table: one that cannot be read must not keep the others waiting."""
    try:
        yield
    except (Clash, Refused) as error:
        log.warning("table_not_swept", table=id, reason=str(error))
    except Exception:
        log.exception("table_not_swept", table=id)
