"""Queries for administrators: people and tables."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, func, select

from tradecraft.server.store.schema import persons, reports, results, seats, sessions, tables
from tradecraft.server.store.tables import RUNNING


class PersonSummary(msgspec.Struct, frozen=True):
    """What the server knows about a person, in numbers; times are milliseconds since 1970."""

    id: str
    kind: str
    name: str
    owner: str | None
    language: str
    created: int
    seen: int | None
    banned: int | None
    sessions: int
    bots: int
    tables: int
    games: int
    reports_by: int
    reports_about: int


class RunningTable(msgspec.Struct, frozen=True):
    """A table that is not over; a seat is the name of a person or bot, or None."""

    id: str
    game: str
    status: str
    owner: str
    owner_name: str
    changes: int
    updated: int
    seats: list[str | None]


def summarise_person(connection: Connection, id: str) -> PersonSummary | None:
    """Return a summary of a person."""
    row = connection.execute(select(persons).where(persons.c.id == id)).one_or_none()
    if row is None:
        return None
    running = select(tables.c.id).where(RUNNING)
    return PersonSummary(
        **{name: row._mapping[name] for name in ("id", "kind", "name", "owner", "language")},
        created=row.created_at,
        seen=connection.scalar(select(func.max(sessions.c.seen_at)).where(sessions.c.person == id)),
        banned=row.banned_at,
        sessions=_count(connection, sessions, sessions.c.person == id),
        bots=_count(connection, persons, persons.c.owner == id),
        tables=_count(connection, seats, seats.c.person == id, seats.c.table_id.in_(running)),
        games=_count(connection, results, results.c.person == id),
        reports_by=_count(connection, reports, reports.c.by == id),
        reports_about=_count(connection, reports, reports.c.about == id),
    )


def list_running_tables(connection: Connection, limit: int) -> list[RunningTable]:
    """List the tables that are open or being played, the latest activity first."""
    columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.owner, persons.c.name)
    page = (
        select(*columns, tables.c.version, tables.c.updated_at)
        .join(persons, persons.c.id == tables.c.owner)
        .where(RUNNING)
        .order_by(tables.c.updated_at.desc(), tables.c.id)
        .limit(limit)
    )
    return [RunningTable(*row, seats=_seats(connection, row.id)) for row in connection.execute(page).all()]


def _seats(connection: Connection, table: str) -> list[str | None]:
    holders = (
        select(persons.c.name, seats.c.bot)
        .select_from(seats)
        .outerjoin(persons, persons.c.id == seats.c.person)
        .where(seats.c.table_id == table)
        .order_by(seats.c.seat)
    )
    return [name or bot for name, bot in connection.execute(holders)]


def _count(connection: Connection, table: Table, *conditions: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(table).where(*conditions)) or 0
