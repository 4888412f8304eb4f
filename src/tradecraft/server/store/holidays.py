"""Queries about holidays, and about tables where they are not noted yet."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from tradecraft.server.store.rows import list_rows
from tradecraft.server.store.schema import holidays, persons, seats, tables
from tradecraft.server.store.tables import RUNNING


class HolidayRow(NamedTuple):
    """A holiday as stored: from when to when, in milliseconds, and how many days of the budget it costs."""

    start_at: int
    until_at: int
    days: int


_HOLIDAY = [holidays.c[name] for name in HolidayRow._fields]


def lock_person(connection: Connection, person: str) -> None:
    """Lock the holidays of a person until this transaction ends."""
    connection.execute(select(persons.c.id).where(persons.c.id == person).with_for_update())


def holidays_since(connection: Connection, person: str, since: int) -> list[HolidayRow]:
    """List the holidays of a person that begin after a time, the earliest first."""
    theirs = (holidays.c.person == person, holidays.c.start_at > since)
    query = select(*_HOLIDAY).where(*theirs).order_by(holidays.c.start_at)
    return list_rows(connection, query, HolidayRow._make)


def add_holiday(connection: Connection, person: str, holiday: HolidayRow) -> None:
    """Add a holiday."""
    connection.execute(insert(holidays).values(person=person, **holiday._asdict()))


def end_holiday(connection: Connection, person: str, holiday: HolidayRow, now: int, days: int) -> None:
    """End a holiday now; one that has not begun is removed."""
    this = (holidays.c.person == person, holidays.c.start_at == holiday.start_at)
    if holiday.start_at > now:
        connection.execute(delete(holidays).where(*this))
    else:
        connection.execute(update(holidays).where(*this).values(until_at=now, days=days))


def is_away(now: int) -> ColumnElement[bool]:
    """Select the holidays that have begun and are not over."""
    return and_(holidays.c.start_at <= now, holidays.c.until_at > now)


def untold_holidays(connection: Connection, now: int) -> list[tuple[str, str, int | None]]:
    """List the tables where a holiday has begun or ended that is not noted there: table, person, until when."""
    held = select(seats.c.table_id, seats.c.person, holidays.c.until_at).distinct()
    here = (RUNNING, tables.c.id == seats.c.table_id)
    own = and_(holidays.c.person == seats.c.person, is_away(now))
    begun = held.join_from(holidays, seats, own).join(tables, and_(*here))
    begun = begun.where(seats.c.away_until.is_(None) | (seats.c.away_until != holidays.c.until_at))
    ended = held.join_from(seats, tables, and_(*here)).outerjoin(holidays, own)
    ended = ended.where(seats.c.away_until.is_not(None), holidays.c.until_at.is_(None))
    return [(table, person, until) for query in (begun, ended) for table, person, until in connection.execute(query)]


def set_away(connection: Connection, table: str, seat: int, until: int | None) -> None:
    """Note until when a table takes the person in a seat to be away."""
    place = (seats.c.table_id == table, seats.c.seat == seat)
    connection.execute(update(seats).where(*place).values(away_until=until))
