"""The caller: finds the turns that wait for people who are not looking, and delivers the calls.

Which turns wait is read from the stored tables, again and again, and never from what happened in between: so a call
cannot be lost with a process, and a turn that has passed needs none. A call is marked as done after it was delivered.
If the process dies between the two it is delivered again, under the same id, and the reader sees it once. That a person
looks at a turn is kept in the same place: their call is marked as done, before they are answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Any

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tradecraft.core.errors import Refused
from tradecraft.server.calls.mail import call_lines
from tradecraft.server.calls.preferences import due_at, read_preferences
from tradecraft.server.calls.service import Calls
from tradecraft.server.calls.webhooks import call_webhook
from tradecraft.server.calls.wording import Call, call_about
from tradecraft.server.operations.periodic import Periodic
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.store import calls as queries
from tradecraft.server.store.base import Store
from tradecraft.server.store.calls import DueCall, Waiting
from tradecraft.server.tables.table import Table

log = structlog.get_logger(__name__)

SWEEP_SECONDS = 1.0
CLEAR_EVERY_MS = 60 * 60 * 1000
AT_ONCE = 50
"""How many calls are delivered at the same time."""
CLAIM_MS = 60_000
"""How long a process has for a delivery before another one may try; longer than any delivery takes."""
FIRST_PAUSE_MS, LONGEST_PAUSE_MS = 5_000, 60 * 60 * 1000
"""How long a receiver that failed is left alone, at first and at most."""


class Caller:
    """Calls people when it is their turn."""

    def __init__(
        self,
        calls: Calls,
        repository: TableRepository,
        now: Callable[[], int],
        seconds: int,
        return_seconds: int,
        is_alone: bool,
    ) -> None:
        """Call `seconds` after a turn began, and nobody in the `return_seconds` after a start.

        One that `is_alone` has the database for itself.
        """
        self._calls = calls
        self._repository = repository
        self._now = now
        self._grace = 1000 * seconds
        self._return = 1000 * return_seconds
        self._is_alone = is_alone
        self._found: dict[tuple[str, int, str], int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._clear_at = self._hold_until = 0
        self._periodic = Periodic(self.sweep, SWEEP_SECONDS, "calls_not_made")
        self.delivered = self.failed = 0

    @property
    def _store(self) -> Store:
        return self._repository.store

    async def start(self) -> None:
        """Go on where the last process stopped."""
        # First the pages that were cut off come back, and say who is looking at a turn that began in the meantime.
        self._hold_until = self._now() + self._return
        if self._is_alone:
            await self._store.write(queries.release_claims)
        self._periodic.start()

    async def stop(self) -> None:
        """Stop, also in the middle of a delivery: the next process makes it again."""
        await self._periodic.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self, table: Table, person: str) -> None:
        """Keep that a person sees a table: they need no call about the turn that has begun. Holds the table's lock."""
        id = table.header.id
        for seat in [seat for seat in table.seats_of(person) if seat in table.people_to_act()]:
            turn = table.turns[seat]
            still = partial(queries.receivers_to_still, person=person, table=id, seat=seat, turn=turn)
            rows = [_row(id, seat, receiver, turn, table.version) for receiver in await self._store.read(still)]
            if rows:
                await self._put(partial(queries.still_calls, rows=rows))

    async def _put(self, work: Callable[[Connection], None]) -> None:
        """Write to the outbox, again if another process has just put in the same."""
        try:
            await self._store.write(work)
        except IntegrityError:
            await self._store.write(work)

    async def sweep(self) -> None:
        """Find the turns that wait, and deliver what is due."""
        await self._find()
        now = self._now()
        room = AT_ONCE - len(self._tasks) if now >= self._hold_until else 0
        due = await self._store.read(lambda connection: queries.due_calls(connection, now, room)) if room else []
        for _, together in groupby(sorted(due, key=_joined), key=_joined):
            task = asyncio.create_task(self._deliver(list(together)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if now >= self._clear_at:
            await self._store.write(queries.clear_calls)
            self._clear_at = now + CLEAR_EVERY_MS

    async def settle(self) -> None:
        """Wait until everything that is under way has been delivered or has failed."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _find(self) -> None:
        """Put the calls about turns that have begun into the outbox."""
        waiting = await self._store.read(queries.waiting_seats)
        places = {(one.table, one.seat, one.receiver): one.version for one in waiting}
        # A table that has changed since may still be in the same turn: it is looked at once for each version.
        new = [one for one in waiting if self._found.get((one.table, one.seat, one.receiver)) != one.version]
        rows: list[dict[str, Any]] = []
        for id, group in groupby(new, key=lambda one: one.table):
            try:
                async with self._repository.use(id) as table:
                    rows += [row for one in group if (row := self._call(table, one))]
            except Refused as error:
                log.warning("table_not_called", table=id, reason=str(error))
        if rows:
            await self._put(partial(queries.put_calls, found=rows))
        self._found = places

    def _call(self, table: Table, one: Waiting) -> dict[str, Any] | None:
        """Return the call about the turn of a seat, if there is none yet."""
        turn, since = table.turns[one.seat], table.turn_since[one.seat]
        if one.seat not in table.people_to_act() or turn == one.turn:
            return None
        # What began before a person asked to be called is known to them.
        is_new = since >= one.confirmed_at
        due = due_at(read_preferences(one.preferences), one.kind, since + self._grace) if is_new else None
        return {**_row(one.table, one.seat, one.receiver, turn, table.version), "due_at": due}

    async def _deliver(self, due: list[DueCall]) -> None:
        """Deliver a call, or several that go together, if they are still wanted and nobody else delivers them."""
        try:
            wanted = [(one, call) for one in due if (call := await self._wanted(one)) is not None]
            now = self._now()
            claimed = await self._store.write(
                lambda connection: [
                    pair for pair in wanted if queries.claim_call(connection, pair[0], now, now + CLAIM_MS)
                ]
            )
            if claimed:
                await self._send([one for one, _ in claimed], [call for _, call in claimed])
        except Exception:
            # One receiver must not keep the others waiting; the claim ends by itself.
            log.exception("call_not_made", receiver=due[0].receiver.id)

    async def _wanted(self, due: DueCall) -> Call | None:
        """Return what to say, if the turn still waits and the person wants to hear of it now."""
        preferences, now = read_preferences(due.preferences), self._now()
        later = now
        if not (due.receiver.kind == "mail" and preferences.digest is not None):
            later = due_at(preferences, due.receiver.kind, now)
        async with self._repository.use(due.table) as table:
            is_turn = due.seat in table.people_to_act() and table.turns[due.seat] == due.turn
            is_wanted = is_turn and not due.is_quiet and not preferences.muted
            if is_wanted and later <= now:
                id = self._calls.id_of(due.table, due.seat, due.turn)
                mute = self._calls.link("mute", due.receiver.person, due.table)
                return call_about(table, due.seat, id, due.language, self._calls.base, mute)
        again = later if is_wanted else None
        await self._store.write(lambda connection: queries.settle_call(connection, due, again, due.attempts))
        return None

    async def _send(self, due: list[DueCall], calls: list[Call]) -> None:
        receiver, service, now = due[0].receiver, self._calls, self._now()
        took: bool | None
        if receiver.kind == "push":
            from tradecraft.server.calls.push import call_device

            took = await call_device(service.outward, service.push, receiver, calls[0], now)
        elif receiver.kind == "webhook":
            took = await call_webhook(service.outward, receiver, calls[0], now, service.hosts)
        else:
            stop, everything = service.link("stop", receiver.id), service.link("all", receiver.person)
            subject, lines = call_lines(calls, stop, everything)
            id = calls[0].id if len(calls) == 1 else service.id_of("digest", receiver.id, due[0].due_at)
            took = await service.mailer.send(receiver.address, id, subject, lines, stop)
        if took is None:
            await self._store.write(
                lambda connection: queries.remove_receiver(connection, receiver.id, receiver.person)
            )
            return
        self.delivered += took * len(due)
        self.failed += (not took) * len(due)

        def settle(connection: Connection) -> None:
            for one in due:
                pause = min(FIRST_PAUSE_MS << min(one.attempts, 20), LONGEST_PAUSE_MS)
                queries.settle_call(connection, one, None if took else now + pause, one.attempts + 1)

        await self._store.write(settle)


def _row(table: str, seat: int, receiver: str, turn: int, version: int) -> dict[str, Any]:
    place = {"table_id": table, "seat": seat, "receiver": receiver}
    return {**place, "turn": turn, "version": version, "claimed_until": 0, "attempts": 0}


def _joined(due: DueCall) -> tuple[str, ...]:
    """Return what calls have in common that go in one message: those of a digest; any other goes alone."""
    is_digest = due.receiver.kind == "mail" and read_preferences(due.preferences).digest is not None
    return (due.receiver.id,) if is_digest else (due.receiver.id, due.table, str(due.seat))
