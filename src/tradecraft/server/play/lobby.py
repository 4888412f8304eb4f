"""The lists of tables: those that wait for players, those to watch, and a person's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, cast

from sqlalchemy import Connection

from tradecraft.server.errors import Denied, denied
from tradecraft.server.people import Person
from tradecraft.server.store import Store
from tradecraft.server.store.codec import decode_header
from tradecraft.server.store.tables import (
    Before,
    ListedSeat,
    ListedTable,
    open_tables,
    other_tables_of,
    turns_of,
    watchable_tables,
)
from tradecraft.server.tables.header import SeatPlan
from tradecraft.server.tables.seat import waits_for
from tradecraft.server.tables.sentences import seat_ids
from tradecraft.server.tables.table import Status
from tradecraft.server.transport.protocol.tables import SeatInfo, TableLine, TablePage, clock_of

PAGE = 50


class Lobby:
    """Lists tables, the latest activity first."""

    def __init__(self, store: Store) -> None:
        """Read a store."""
        self.store = store

    async def open(self, person: Person | None, after: str) -> TablePage:
        """List the tables that wait for players."""
        return await self._page(open_tables, person, after)

    async def watchable(self, person: Person | None, after: str) -> TablePage:
        """List the tables that can be watched."""
        return await self._page(watchable_tables, person, after)

    async def own(self, person: Person, after: str) -> TablePage:
        """List the tables of a person; the first part begins with all where it is their turn."""
        first = partial(turns_of, person=person.id)
        return await self._page(partial(other_tables_of, person=person.id), person, after, first)

    async def _page(
        self,
        find: Callable[..., list[ListedTable]],
        person: Person | None,
        after: str,
        first: Callable[[Connection], list[ListedTable]] = lambda _: [],
    ) -> TablePage:
        before = _before(after)
        above, tables = await self.store.read(
            lambda connection: ([] if after else first(connection), find(connection, limit=PAGE, before=before))
        )
        last = tables[-1] if len(tables) == PAGE else None
        following = f"{last.updated_at}.{last.id}" if last else None
        return TablePage(tables=[_line(table, person) for table in above + tables], next=following)


def _before(after: str) -> Before | None:
    if not after:
        return None
    at, _, id = after.partition(".")
    if not at.isascii() or not at.isdigit() or len(at) > 15:
        raise denied(Denied, "bad_page", page=after)
    return int(at), id


def _line(table: ListedTable, person: Person | None) -> TableLine:
    header = decode_header(table.header)
    ids = seat_ids(header.game, len(header.seats), tuple(header.options.items()))
    seats = [_seat(id, plan, seat) for id, plan, seat in zip(ids, header.seats, table.seats, strict=True)]
    turn = any(
        table.deciders >> number & 1 and person is not None and seat.person == person.id
        for number, seat in enumerate(seats)
    )
    return TableLine(
        id=table.id,
        game=header.game,
        options=header.options,
        players=len(header.seats),
        status=cast("Status", table.status),
        pace=header.pace,
        clock=clock_of(header.clock),
        rated=header.rated,
        updated_at=table.updated_at,
        seats=seats,
        your_turn=turn,
    )


def _seat(id: str, plan: SeatPlan, seat: ListedSeat) -> SeatInfo:
    kind: Literal["free", "person", "bot"] = "person" if seat.person else "bot" if seat.bot else "free"
    return SeatInfo(
        id=id,
        kind=kind,
        name=seat.name or seat.bot or plan.name,
        person=seat.person,
        bot=seat.bot,
        waits_for=waits_for(plan) if kind == "free" else None,
        resigned=False,
        away_until=seat.away_until,
    )
