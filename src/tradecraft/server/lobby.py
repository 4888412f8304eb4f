"""The lists of tables: those that wait for players, those to watch, and one's own."""

from __future__ import annotations

from typing import Literal, cast

from tradecraft.server.errors import Denied, denied
from tradecraft.server.people import Person
from tradecraft.server.protocol.tables import BotSeat, InvitedSeat, SeatInfo, Status, TableLine, TablePage
from tradecraft.server.store import Store
from tradecraft.server.store.tables import (
    Before,
    ListedSeat,
    ListedTable,
    open_tables,
    tables_of,
    watchable_tables,
)
from tradecraft.server.tables.header import Header, ReservedSeat, SeatPlan, decode_header
from tradecraft.server.tables.words import seat_ids

PAGE = 50


class Lobby:
    """Lists tables, the one where something happened last first."""

    def __init__(self, store: Store) -> None:
        """Read a store."""
        self.store = store

    async def open(self, person: Person | None, after: str) -> TablePage:
        """List the tables that wait for players."""
        before = _before(after)
        return _page(await self.store.read(lambda connection: open_tables(connection, PAGE, before)), person)

    async def watchable(self, person: Person | None, after: str) -> TablePage:
        """List the tables that can be watched."""
        before = _before(after)
        return _page(await self.store.read(lambda connection: watchable_tables(connection, PAGE, before)), person)

    async def own(self, person: Person, after: str) -> TablePage:
        """List the tables of a person."""
        before = _before(after)
        return _page(await self.store.read(lambda connection: tables_of(connection, person.id, PAGE, before)), person)


def _before(after: str) -> Before | None:
    if not after:
        return None
    at, _, id = after.partition(".")
    if not at.isascii() or not at.isdigit() or len(at) > 15:
        raise denied(Denied, "bad_page", page=after)
    return int(at), id


def _page(tables: list[ListedTable], person: Person | None) -> TablePage:
    last = tables[-1] if len(tables) == PAGE else None
    return TablePage(
        tables=[_line(table, person) for table in tables],
        next=f"{last.updated_at}.{last.id}" if last else None,
    )


def _line(table: ListedTable, person: Person | None) -> TableLine:
    header: Header = decode_header(table.header)
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
        clock=header.clock,
        rated=header.rated,
        updated_at=table.updated_at,
        seats=seats,
        your_turn=turn,
    )


def _seat(id: str, plan: SeatPlan, seat: ListedSeat) -> SeatInfo:
    kind: Literal["free", "person", "bot"] = "person" if seat.person else "bot" if seat.bot else "free"
    waits_for: Literal["open", "invited", "reserved"] = "open"
    if isinstance(plan, InvitedSeat):
        waits_for = "invited"
    elif isinstance(plan, ReservedSeat):
        waits_for = "reserved"
    name = seat.name or seat.bot or (plan.name if isinstance(plan, ReservedSeat) else "")
    return SeatInfo(
        id=id,
        kind=kind,
        name=name,
        person=seat.person,
        bot=plan.bot if isinstance(plan, BotSeat) else None,
        waits_for=waits_for if kind == "free" else None,
        resigned=False,
    )
