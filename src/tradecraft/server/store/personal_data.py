"""Personal data: export of everything stored about a person, and deletion."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, Select, delete, func, or_, select, update

from tradecraft.server.store import schema
from tradecraft.server.store.calls import forget_calls
from tradecraft.server.store.codec import decode_change, decode_header, encode_change, encode_header
from tradecraft.server.store.people import MOST_VALUES, NO_SETTINGS
from tradecraft.server.tables.changes import Sat

NOBODY = "—"
"""The name of a person who was deleted."""

_HANDED_OUT: dict[str, tuple[Column[Any], tuple[str, ...]]] = {
    "sessions": (schema.sessions.c.person, ("kind", "label", "created_at", "seen_at", "expires_at")),
    "passkeys": (schema.passkeys.c.person, ("name", "created_at", "used_at", "site")),
    "holidays": (schema.holidays.c.person, ("start_at", "until_at", "days")),
    "bots": (schema.persons.c.owner, ("id", "name", "created_at")),
    "mutes": (schema.mutes.c.person, ("muted",)),
    "tables": (schema.tables.c.owner, ("id", "game", "players", "status", "created_at", "updated_at")),
    "seats": (schema.seats.c.person, ("table_id", "seat")),
    "results": (schema.results.c.person, ("table_id", "seat", "place", "score", "at")),
    "ratings": (schema.ratings.c.subject, ("game", "players", "league", "mu", "sigma", "games", "updated_at")),
    "chat": (schema.chat.c.person, ("table_id", "number", "at", "phrase", "text")),
    "notes": (schema.notes.c.person, ("table_id", "text")),
    "receivers": (schema.receivers.c.person, ("kind", "address", "label", "created_at", "confirmed_at")),
    "quiet_tables": (schema.quiet_tables.c.person, ("table_id",)),
    "reports": (schema.reports.c.by, ("about", "table_id", "text", "at")),
}
"""For each part of the personal data export: the column that names the owner, and the columns exported."""


def data_of(connection: Connection, person: str) -> dict[str, Any]:
    """Return everything that is stored about a person, except what proves who they are, such as the password."""
    shown = [schema.persons.c[name] for name in ("id", "kind", "name", "language", "created_at", "settings")]
    row = connection.execute(select(*shown).where(schema.persons.c.id == person)).one()
    data: dict[str, Any] = {"person": {**row._mapping, "settings": msgspec.json.decode(row.settings)}}
    for part, (owner, names) in _HANDED_OUT.items():
        columns = [owner.table.c[name] for name in names]
        rows = connection.execute(select(*columns).where(owner == person).order_by(*columns[:2]))
        data[part] = [dict(row._mapping) for row in rows]
    return data


def forget(connection: Connection, person: str) -> list[str]:
    """Remove a person and their bots, except for their ids and their games; return the tables that have changed."""
    bots = connection.scalars(select(schema.persons.c.id).where(schema.persons.c.owner == person))
    changed: set[str] = set()
    for id in [person, *bots]:
        # The kind stays: results of rated games are counted by it.
        nameless = {"name": NOBODY, "name_key": None, "password": None, "settings": NO_SETTINGS}
        connection.execute(update(schema.persons).where(schema.persons.c.id == id).values(nameless))
        connection.execute(update(schema.chat).where(schema.chat.c.person == id).values(phrase=None, text=NOBODY))
        connection.execute(delete(schema.notes).where(schema.notes.c.person == id))
        for theirs in (schema.recovery_codes, schema.passkeys, schema.challenges, schema.holidays):
            connection.execute(delete(theirs).where(theirs.c.person == id))
        forget_calls(connection, id)
        connection.execute(delete(schema.mutes).where(or_(schema.mutes.c.person == id, schema.mutes.c.muted == id)))
        changed |= {*_forget_in_headers(connection, id), *_forget_in_changes(connection, id)}
    return sorted(changed)


def forget_sitter(connection: Connection, table: str, seat: int) -> None:
    """Remove the name of a person who stands up again: nothing else would lead back to it."""
    rows = connection.execute(_sitting(connection).where(schema.changes.c.table_id == table))
    _without_names(connection, (row for row in rows if _sat(row.data).seat == seat))


def _forget_in_headers(connection: Connection, person: str) -> list[str]:
    """Remove a name from the seats that are kept for a person."""
    # The database only narrows the search: the id may be there as something else, such as the owner.
    tables = schema.tables
    kept = select(tables.c.id, tables.c.header).where(_contains(connection, tables.c.header, person))
    changed: list[str] = []
    for id, data in connection.execute(kept).all():
        header = decode_header(data)
        plans = tuple(replace(plan, name=NOBODY) if plan.person == person else plan for plan in header.seats)
        if plans != header.seats:
            renamed = encode_header(replace(header, seats=plans))
            connection.execute(update(tables).where(tables.c.id == id).values(header=renamed))
            changed.append(id)
    return changed


def _forget_in_changes(connection: Connection, person: str) -> list[str]:
    """Remove a name from the changes by which a person sat down."""
    held = sorted(connection.scalars(select(schema.seats.c.table_id).where(schema.seats.c.person == person)))
    for start in range(0, len(held), MOST_VALUES):
        here = schema.changes.c.table_id.in_(held[start : start + MOST_VALUES])
        rows = connection.execute(_sitting(connection).where(here))
        _without_names(connection, (row for row in rows if _sat(row.data).person == person))
    return held


def _sitting(connection: Connection) -> Select[Any]:
    """Select the changes by which people sat down."""
    return select(schema.changes).where(_contains(connection, schema.changes.c.data, f'{{"kind":"{Sat.kind}"'))


def _contains(connection: Connection, column: Column[Any], text: str) -> ColumnElement[bool]:
    """Compare bytes in the way each database has for it."""
    if connection.dialect.name == "postgresql":
        return column.op("LIKE", is_comparison=True)(f"%{text}%".encode())
    return func.instr(column, text.encode()) > 0


def _sat(data: bytes) -> Sat:
    change = decode_change(data)
    assert isinstance(change, Sat)
    return change


def _without_names(connection: Connection, rows: Iterable[Any]) -> None:
    for row in list(rows):
        here = (schema.changes.c.table_id == row.table_id, schema.changes.c.seq == row.seq)
        nameless = encode_change(replace(_sat(row.data), name=NOBODY))
        connection.execute(update(schema.changes).where(*here).values(data=nameless))
