"""Queries about tables: making them, loading them, and the lists of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, tuple_, union, update

from tradecraft.server.store.base import Append, Clash
from tradecraft.server.store.schema import changes, persons, seats, tables


@dataclass(frozen=True)
class StoredTable:
    """A stored table without its changes."""

    id: str
    header: bytes
    secret: bytes
    owner: str
    status: str
    version: int


@dataclass(frozen=True)
class ListedSeat:
    """Who holds a seat; it is free if there is neither a person nor a bot."""

    person: str | None
    name: str | None
    bot: str | None
    away_until: int | None = None


@dataclass(frozen=True)
class ListedTable:
    """A table as the lists show it, with its seats in order."""

    id: str
    header: bytes
    status: str
    updated_at: int
    deciders: int
    seats: tuple[ListedSeat, ...]


LISTED = ("status", "deciders", "bot_due", "deadline")
"""What a change brings up to date in the list of tables."""
MOST_TURNS = 500
"""How many tables are listed at most where it is a person's turn."""
RUNNING = tables.c.status.in_(("open", "playing"))

Before = tuple[int, str]
"""Where a page of a list begins: after the table that was updated then and has this id, the last one seen."""


def create_table(connection: Connection, *, id: str, players: int, at: int, **columns: Any) -> None:
    """Make an open table without changes whose seats are all free; `columns` are what else is known of it."""
    unmoved = {"status": "open", "version": 0, "deciders": 0, "bot_due": False, "created_at": at, "updated_at": at}
    connection.execute(insert(tables).values(id=id, players=players, **unmoved, **columns))
    connection.execute(insert(seats), [{"table_id": id, "seat": seat} for seat in range(players)])


def append_change(connection: Connection, step: Append) -> None:
    """Add a change to a table, as `Store.append` does, among other writes of one transaction."""
    updated = connection.execute(
        update(tables)
        .where(tables.c.id == step.table, tables.c.version == step.seq - 1)
        .values(version=step.seq, updated_at=step.at, **{name: getattr(step, name) for name in LISTED})
    )
    if updated.rowcount != 1:
        raise Clash(step.table, step.seq)
    connection.execute(insert(changes).values(table_id=step.table, seq=step.seq, data=step.data))
    if step.also is not None:
        step.also(connection)


def find_table(connection: Connection, id: str) -> StoredTable | None:
    """Return a table, if there is one with this id."""
    columns = (tables.c.id, tables.c.header, tables.c.secret, tables.c.owner, tables.c.status, tables.c.version)
    row = connection.execute(select(*columns).where(tables.c.id == id)).one_or_none()
    return None if row is None else StoredTable(*row)


def changes_since(connection: Connection, id: str, seq: int) -> list[bytes]:
    """Return the changes of a table after the first `seq`, in order."""
    later = select(changes.c.data).where(changes.c.table_id == id, changes.c.seq > seq).order_by(changes.c.seq)
    return list(connection.scalars(later))


def set_seat(connection: Connection, table: str, seat: int, person: str | None, bot: str | None) -> None:
    """Set who holds a seat."""
    place = (seats.c.table_id == table, seats.c.seat == seat)
    connection.execute(update(seats).where(*place).values(person=person, bot=bot, away_until=None))


def due_tables(connection: Connection, now: int, before: int) -> list[str]:
    """Return the tables where a clock ran out or nothing happened since `before` though it should, oldest first."""
    forgotten = and_(tables.c.bot_due, tables.c.updated_at <= before)
    due = select(tables.c.id).where(RUNNING, or_(forgotten, tables.c.deadline <= now))
    return list(connection.scalars(due.order_by(tables.c.updated_at, tables.c.id)))


def running_tables_of(connection: Connection, person: str) -> list[str]:
    """Return the tables that are not over where a person holds a seat."""
    theirs = select(seats.c.table_id).where(seats.c.person == person)
    return list(connection.scalars(select(tables.c.id).where(RUNNING, tables.c.id.in_(theirs)).order_by(tables.c.id)))


def count_running_tables(connection: Connection, owner: str, with_bots: bool = False) -> int:
    """Return how many tables a person has made that are not over; of those with bots, if only they are asked for."""
    count = select(func.count()).select_from(tables).where(RUNNING, tables.c.owner == owner)
    if with_bots:
        count = count.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.bot.is_not(None))))
    return connection.scalar(count) or 0


def open_tables(connection: Connection, limit: int, before: Before | None = None) -> list[ListedTable]:
    """Return the listed tables that wait for players, newest first."""
    return _page(connection, [tables.c.status == "open", tables.c.listed], limit, before)


def watchable_tables(connection: Connection, limit: int, before: Before | None = None) -> list[ListedTable]:
    """Return the listed tables that are being played and allow spectators, newest first."""
    return _page(connection, [tables.c.status == "playing", tables.c.listed, tables.c.spectators], limit, before)


def turns_of(connection: Connection, person: str) -> list[ListedTable]:
    """Return the tables where it is a person's turn, newest first."""
    return _page(connection, [tables.c.status == "playing", _is_turn_of(person)], MOST_TURNS, None)


def other_tables_of(connection: Connection, person: str, limit: int, before: Before | None = None) -> list[ListedTable]:
    """Return the other tables where a person holds a seat, and those the person owns, newest first."""
    theirs = union(
        select(seats.c.table_id).where(seats.c.person == person),
        select(tables.c.id).where(tables.c.owner == person),
    )
    return _page(connection, [tables.c.id.in_(theirs), ~_is_turn_of(person)], limit, before)


def _is_turn_of(person: str) -> ColumnElement[bool]:
    own = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.person == person)
    return own.where(tables.c.deciders.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1).exists()


def _page(
    connection: Connection, conditions: Sequence[ColumnElement[bool]], limit: int, before: Before | None
) -> list[ListedTable]:
    """Return a page of a list in two queries: the tables, then all their seats."""
    place = tuple_(tables.c.updated_at, tables.c.id)
    page = (
        select(tables.c.id, tables.c.header, tables.c.status, tables.c.updated_at, tables.c.deciders)
        .where(*conditions)
        .order_by(tables.c.updated_at.desc(), tables.c.id.desc())
        .limit(limit)
    )
    if before is not None:
        page = page.where(place < before)
    rows = connection.execute(page).all()
    held: defaultdict[str, list[ListedSeat]] = defaultdict(list)
    seating = (
        select(seats.c.table_id, seats.c.person, persons.c.name, seats.c.bot, seats.c.away_until)
        .outerjoin(persons, persons.c.id == seats.c.person)
        .where(seats.c.table_id.in_([row.id for row in rows]))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    for table, *holder in connection.execute(seating):
        held[table].append(ListedSeat(*holder))
    return [ListedTable(*row, seats=tuple(held[row.id])) for row in rows]
