"""The tables in memory: loaded on use, changed under a lock, stored before anything is published.

Each table has a lock. A change holds it from the check until the change is stored, so that nobody ever sees what might
still be lost. If storing fails, the table in memory is dropped and read again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TypeVar

from sqlalchemy import Connection

from tradecraft.core.errors import Refused
from tradecraft.server.errors import NotFound, Unavailable, denied
from tradecraft.server.store import Append, Clash, Store
from tradecraft.server.store.codec import decode_change, decode_header, encode_change
from tradecraft.server.store.holidays import set_away
from tradecraft.server.store.personal_data import forget_sitter
from tradecraft.server.store.results import SeatResult, store_result
from tradecraft.server.store.tables import StoredTable, changes_since, find_table, set_seat
from tradecraft.server.tables.changes import AnyChange, Away, BotSat, BotStood, Rematched, Sat, Shared, Stood
from tradecraft.server.tables.table import Table

UNKNOWN = 1 << 30
"""A number beyond that of any change."""
KEPT_TABLES = 2_000
"""How many unused tables stay in memory."""
KEPT_FINISHED = 16
"""How many of them may be of finished games: they are large, and few are looked at more than once."""
ATTEMPTS = 5
"""How often a change is tried when other processes keep changing the table first."""

T = TypeVar("T")


class _Place:
    """A table with its lock, and how many tasks use it or wait for it.

    `told` is the version up to which the viewers here have been told, once there can be any.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.told: int | None = None
        self.users = 0


class TableRepository:
    """The tables of this process."""

    def __init__(self, store: Store, publish: Callable[[Table], None], is_watched: Callable[[str], bool]) -> None:
        """Keep tables that are stored in `store`.

        `publish` tells the viewers of the last thing that happened; a table that `is_watched` stays in memory.
        """
        self.store = store
        self.stored_changes = 0
        self.storing_seconds = 0.0
        self._telling = asyncio.Lock()
        self._publish = publish
        self._is_watched = is_watched
        self._places: OrderedDict[str, _Place] = OrderedDict()

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[Table]:
        """Hold the lock of a table during the block; raise NotFound if there is none."""
        place = self._places.setdefault(id, _Place())
        self._places.move_to_end(id)
        place.users += 1
        try:
            async with place.lock:
                if place.table is None:
                    place.table = await self._load(id, place)
                yield place.table
        finally:
            place.users -= 1
            if place.table is None and not place.users and not self._is_watched(id):
                self._places.pop(id, None)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the turn to publish: one table at a time, with other work in between."""
        async with self._telling:
            await asyncio.sleep(0)
            yield

    def loaded(self) -> int:
        """Return how many tables are in memory."""
        return len(self._places)

    async def change(self, table: Table, change: AnyChange, stored: Callable[[], None] | None = None) -> AnyChange:
        """Carry out a change, store it, then publish it; the caller holds the lock.

        `stored` is called in between. Raise Clash if another process has changed the table in the meantime: the caller
        may look and decide again.
        """
        place = self._places[table.header.id]
        try:
            done = table.carry_out(change)
        except Refused:
            # Nothing has changed.
            raise
        except BaseException:
            place.table = None
            raise
        began = perf_counter()
        try:
            await self.store.append(self._append(table, done))
            self.stored_changes += 1
            self.storing_seconds += perf_counter() - began
            if stored is not None:
                stored()
            # Many changes are stored together. All their senders are answered first; then the viewers are told.
            async with self.turn():
                self._tell(place, table)
        except BaseException:
            # Also if the caller was cancelled: what is in memory may or may not have been stored or told.
            place.table = None
            raise
        return done

    async def catch_up(self, id: str, seq: int) -> None:
        """Apply what another process has stored, up to a change, if the table is in memory here."""
        if id not in self._places:
            return
        async with self.use(id) as table:
            if table.version < seq:
                version = table.version
                for data in await self.store.read(lambda connection: changes_since(connection, id, version)):
                    table.replay(decode_change(data))
                    self._tell(self._places[id], table)

    async def catch_up_all(self) -> None:
        """Apply what other processes have stored at any table in memory here."""
        for id in list(self._places):
            await self.catch_up(id, UNKNOWN)

    async def reload(self, id: str) -> None:
        """Read a table again, if it is in memory: what is stored about its past has changed."""
        if id in self._places:
            async with self.use(id):
                self._places[id].table = None

    async def _load(self, id: str, place: _Place) -> Table:
        """Read a table; if it was in memory before, tell its viewers what they have missed."""
        stored, changes = await self.store.read(lambda connection: _read_table(connection, id))
        table = Table(decode_header(stored.header), stored.secret)
        for data in changes:
            table.replay(decode_change(data))
            if place.told is not None and table.version > place.told:
                self._tell(place, table)
        place.told = table.version
        self._forget_idle()
        return table

    def _tell(self, place: _Place, table: Table) -> None:
        place.told = table.version
        self._publish(table)

    def _append(self, table: Table, change: AnyChange) -> Append:
        return Append(
            table=table.header.id,
            seq=table.version,
            data=encode_change(change),
            status=table.status,
            deciders=sum(1 << seat for seat in table.people_to_act()),
            bot_due=table.goes_on_by_itself(),
            deadline=table.clocks.next_deadline(),
            at=table.noticed_at,
            also=_also(table, change),
        )

    def _forget_idle(self) -> None:
        """Free the tables that nobody uses or watches if there are many, least recently used first."""
        idle = [id for id, place in self._places.items() if not place.users and not self._is_watched(id)]
        finished = [id for id in idle if (table := self._places[id].table) and table.status in ("over", "closed")]
        surplus = max(0, len(self._places) - KEPT_TABLES)
        for id in {*idle[:surplus], *finished[:-KEPT_FINISHED]}:
            del self._places[id]


async def persist(work: Callable[[], Awaitable[T]]) -> T:
    """Run work that changes a table, and run it again if another process was faster."""
    for _ in range(ATTEMPTS):
        try:
            return await work()
        except Clash:
            continue
    raise denied(Unavailable, "table_busy")


def _also(table: Table, change: AnyChange) -> Callable[[Connection], None] | None:
    """Return what must be written together with a change."""
    id = table.header.id
    if isinstance(change, Sat):
        return lambda connection: set_seat(connection, id, change.seat, change.person, None)
    if isinstance(change, Stood):
        return lambda connection: _free_seat(connection, id, change.seat)
    if isinstance(change, BotSat | BotStood):
        bot = table.seats[change.seat].bot
        return lambda connection: set_seat(connection, id, change.seat, None, bot)
    if isinstance(change, Away):
        until = table.seats[change.seat].holiday
        return lambda connection: set_away(connection, id, change.seat, until)
    result = table.result()
    if result is None or isinstance(change, Rematched | Shared):
        return None
    scores: Sequence[int | None] = result.scores or [None] * table.players
    seats = [
        SeatResult(
            seat=number,
            person=seat.person,
            person_kind=seat.person_kind,
            bot=seat.bot if seat.person is None else None,
            place=result.places[number],
            score=scores[number],
        )
        for number, seat in enumerate(table.seats)
    ]
    header = table.header
    return lambda connection: store_result(
        connection, table=id, game=header.game, players=table.players, rated=header.rated, at=change.at, seats=seats
    )


def _free_seat(connection: Connection, table: str, seat: int) -> None:
    set_seat(connection, table, seat, None, None)
    forget_sitter(connection, table, seat)


def _read_table(connection: Connection, id: str) -> tuple[StoredTable, list[bytes]]:
    stored = find_table(connection, id)
    if stored is None:
        raise denied(NotFound, "no_such_table", table=id)
    return stored, changes_since(connection, id, 0)
