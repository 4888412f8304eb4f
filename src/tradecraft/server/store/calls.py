"""Queries about calls: where and when people want to be called, and the outbox."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from tradecraft.server.store.holidays import is_away
from tradecraft.server.store.rows import find_row, list_rows
from tradecraft.server.store.schema import (
    call_preferences,
    calls,
    holidays,
    persons,
    quiet_tables,
    receivers,
    recovery_links,
    seats,
    tables,
)


class Receiver(NamedTuple):
    """Where a person can be called: a device, an e-mail address or a webhook."""

    id: str
    person: str
    kind: str
    address: str
    label: str
    data: bytes
    created_at: int
    confirmed_at: int | None


@dataclass(frozen=True)
class Waiting:
    """A seat whose person has to decide, a receiver of that person, and the last turn there was a call about."""

    table: str
    version: int
    seat: int
    receiver: str
    kind: str
    confirmed_at: int
    preferences: bytes | None
    turn: int | None


@dataclass(frozen=True)
class DueCall:
    """A call that is to be delivered, with whom it is for and their preferences."""

    table: str
    seat: int
    turn: int
    due_at: int
    attempts: int
    language: str
    preferences: bytes | None
    is_quiet: bool
    receiver: Receiver


_RECEIVER = [receivers.c[name] for name in Receiver._fields]
_IS_TURN = and_(tables.c.status == "playing", tables.c.deciders.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1)


def add_receiver(connection: Connection, receiver: Receiver) -> None:
    """Add a receiver; one of the same person with the same address is replaced."""
    same = (receivers.c.person == receiver.person, receivers.c.address == receiver.address)
    remove_receivers(connection, *same, receivers.c.kind == receiver.kind)
    connection.execute(insert(receivers).values(**receiver._asdict()))


def find_receiver(connection: Connection, id: str) -> Receiver | None:
    """Return a receiver by id."""
    return find_row(connection, select(*_RECEIVER).where(receivers.c.id == id), Receiver._make)


def receivers_of(connection: Connection, person: str) -> list[Receiver]:
    """List the receivers of a person, the oldest first."""
    query = select(*_RECEIVER).where(receivers.c.person == person).order_by(receivers.c.created_at, receivers.c.id)
    return list_rows(connection, query, Receiver._make)


def confirm_receiver(connection: Connection, id: str, now: int) -> None:
    """Note that calls may go to a receiver from now on."""
    fresh = (receivers.c.id == id, receivers.c.confirmed_at.is_(None))
    connection.execute(update(receivers).where(*fresh).values(confirmed_at=now))


def remove_receivers(connection: Connection, *conditions: ColumnElement[bool]) -> int:
    """Remove some receivers with their calls and links; return how many."""
    theirs = select(receivers.c.id).where(*conditions)
    for outgoing in (calls, recovery_links):
        connection.execute(delete(outgoing).where(outgoing.c.receiver.in_(theirs)))
    return connection.execute(delete(receivers).where(*conditions)).rowcount


def remove_receiver(connection: Connection, id: str, person: str) -> int:
    """Remove a receiver of a person; return how many there were."""
    return remove_receivers(connection, receivers.c.id == id, receivers.c.person == person)


def preferences_of(connection: Connection, person: str) -> bytes | None:
    """Return the preferences of a person, if there are any."""
    return connection.execute(
        select(call_preferences.c.data).where(call_preferences.c.person == person)
    ).scalar_one_or_none()


def set_preferences(connection: Connection, person: str, data: bytes) -> None:
    """Keep the preferences of a person."""
    if not connection.execute(
        update(call_preferences).where(call_preferences.c.person == person).values(data=data)
    ).rowcount:
        connection.execute(insert(call_preferences).values(person=person, data=data))


def quiet_tables_of(connection: Connection, person: str) -> list[str]:
    """List the tables about which a person is not called."""
    query = select(quiet_tables.c.table_id).where(quiet_tables.c.person == person).order_by(quiet_tables.c.table_id)
    return list(connection.scalars(query))


def set_quiet(connection: Connection, person: str, table: str, is_quiet: bool) -> None:
    """Say that a person is not called about a table, or is again."""
    connection.execute(delete(quiet_tables).where(quiet_tables.c.person == person, quiet_tables.c.table_id == table))
    if is_quiet:
        connection.execute(insert(quiet_tables).values(person=person, table_id=table))


def holds_seat(connection: Connection, person: str, table: str) -> bool:
    """Tell whether a person holds a seat at a table."""
    held = select(seats.c.seat).where(seats.c.table_id == table, seats.c.person == person)
    return connection.execute(held.limit(1)).one_or_none() is not None


def forget_calls(connection: Connection, person: str) -> None:
    """Remove everything about calling a person."""
    remove_receivers(connection, receivers.c.person == person)
    for table in (call_preferences, quiet_tables):
        connection.execute(delete(table).where(table.c.person == person))


def waiting_seats(connection: Connection) -> list[Waiting]:
    """List the seats that wait for people who can be called, where the table has changed since the last call."""
    known = and_(calls.c.table_id == seats.c.table_id, calls.c.seat == seats.c.seat, calls.c.receiver == receivers.c.id)
    query = (
        select(
            seats.c.table_id,
            tables.c.version,
            seats.c.seat,
            receivers.c.id,
            receivers.c.kind,
            receivers.c.confirmed_at,
            call_preferences.c.data,
            calls.c.turn,
        )
        .select_from(receivers)
        .join(seats, seats.c.person == receivers.c.person)
        .join(tables, tables.c.id == seats.c.table_id)
        .outerjoin(calls, known)
        .outerjoin(call_preferences, call_preferences.c.person == receivers.c.person)
        .where(receivers.c.confirmed_at.is_not(None), _IS_TURN)
        .where(calls.c.version.is_(None) | (calls.c.version != tables.c.version))
        .order_by(seats.c.table_id, seats.c.seat, receivers.c.id)
    )
    return [Waiting(*row) for row in connection.execute(query)]


def put_calls(connection: Connection, found: Iterable[dict[str, Any]]) -> None:
    """Keep what was found out about turns; a call about an earlier turn of the seat is withdrawn by that."""
    for row in found:
        # What is there about this very turn stays: the person may have looked in the meantime.
        _put(connection, row, calls.c.turn != row["turn"])


def receivers_to_still(connection: Connection, person: str, table: str, seat: int, turn: int) -> list[str]:
    """List the receivers of a person that are, or may yet be, to be called about a turn."""
    here = and_(calls.c.receiver == receivers.c.id, calls.c.table_id == table, calls.c.seat == seat)
    is_open = calls.c.turn.is_(None) | (calls.c.turn != turn) | calls.c.due_at.is_not(None)
    query = select(receivers.c.id).outerjoin(calls, here).where(receivers.c.person == person, is_open)
    return list(connection.scalars(query.where(receivers.c.confirmed_at.is_not(None))))


def still_calls(connection: Connection, rows: Iterable[dict[str, Any]]) -> None:
    """Mark turns as needing no call, whether one is in the outbox or not."""
    for row in rows:
        _put(connection, {**row, "due_at": None})


def due_calls(connection: Connection, now: int, limit: int) -> list[DueCall]:
    """List calls that are due and that nobody is delivering, the oldest first."""
    muted = and_(quiet_tables.c.person == receivers.c.person, quiet_tables.c.table_id == calls.c.table_id)
    # What people on holiday are not called about waits until they are back.
    away = select(holidays.c.person).where(holidays.c.person == receivers.c.person, is_away(now))
    shown = (calls.c.table_id, calls.c.seat, calls.c.turn, calls.c.due_at, calls.c.attempts)
    query = (
        select(*shown, persons.c.language, call_preferences.c.data, quiet_tables.c.person.is_not(None), *_RECEIVER)
        .select_from(calls)
        .join(receivers, receivers.c.id == calls.c.receiver)
        .join(persons, persons.c.id == receivers.c.person)
        .outerjoin(call_preferences, call_preferences.c.person == receivers.c.person)
        .outerjoin(quiet_tables, muted)
        .where(calls.c.due_at <= now, calls.c.claimed_until <= now, persons.c.banned_at.is_(None), ~away.exists())
        .order_by(calls.c.due_at, calls.c.table_id, calls.c.seat, calls.c.receiver)
        .limit(limit)
    )
    return [DueCall(*[*row[:8], Receiver._make(row[8:])]) for row in connection.execute(query)]


def claim_call(connection: Connection, call: DueCall, now: int, until: int) -> bool:
    """Claim a call for a process that delivers it; tell whether it was free."""
    free = (*_same_turn(call), calls.c.due_at.is_not(None), calls.c.claimed_until <= now)
    return connection.execute(update(calls).where(*free).values(claimed_until=until)).rowcount == 1


def settle_call(connection: Connection, call: DueCall, due_at: int | None, attempts: int = 0) -> None:
    """Say when a call is due again, or with None that it is done; a later turn's call is left alone."""
    values = {"due_at": due_at, "attempts": attempts, "claimed_until": 0}
    # What is done with stays so: the person may have looked during a delivery that failed.
    connection.execute(update(calls).where(*_same_turn(call), calls.c.due_at.is_not(None)).values(values))


def release_claims(connection: Connection) -> None:
    """Void all claims: the processes that had them are gone."""
    connection.execute(update(calls).where(calls.c.claimed_until > 0).values(claimed_until=0))


def clear_calls(connection: Connection) -> None:
    """Remove the calls of games that are over."""
    over = select(tables.c.id).where(tables.c.id == calls.c.table_id, tables.c.status != "playing")
    connection.execute(delete(calls).where(over.exists()))


def _put(connection: Connection, row: dict[str, Any], *replaced: ColumnElement[bool]) -> None:
    """Insert a row, or overwrite the existing one if it is to be `replaced`."""
    place = _place(row)
    connection.execute(update(calls).where(*place, *replaced).values(**row))
    is_known = connection.execute(select(calls.c.seat).where(*place)).one_or_none() is not None
    # The receiver may have been removed in the meantime.
    if not is_known and find_receiver(connection, row["receiver"]) is not None:
        connection.execute(insert(calls).values(**row))


def _place(row: dict[str, Any]) -> tuple[ColumnElement[bool], ...]:
    return tuple(calls.c[name] == row[name] for name in ("table_id", "seat", "receiver"))


def _same_turn(call: DueCall) -> tuple[ColumnElement[bool], ...]:
    place = {"table_id": call.table, "seat": call.seat, "receiver": call.receiver.id}
    return (*_place(place), calls.c.turn == call.turn)
