"""Queries about persons, their sessions, recovery codes and mutes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, cast

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from tradecraft.server.errors import NotAllowed, denied
from tradecraft.server.store.rows import find_row, list_rows
from tradecraft.server.store.schema import mutes, persons, recovery_codes, server_keys, sessions
from tradecraft.server.tables.person import Person, PersonKind

NO_SETTINGS = b"{}"
MOST_VALUES = 500
"""How many values a query names at most: databases have a limit."""


class PersonRow(NamedTuple):
    """A person as stored."""

    id: str
    kind: str
    name: str
    owner: str | None
    password: str | None
    language: str
    settings: bytes
    banned_at: int | None

    def as_person(self) -> Person:
        """Return the person as tables know them."""
        return Person(self.id, cast("PersonKind", self.kind), self.name, self.language)

    def refuse_banned(self) -> None:
        """Raise NotAllowed for a person who is banned."""
        if self.banned_at is not None:
            raise denied(NotAllowed, "banned")


class SessionRow(NamedTuple):
    """A session as stored."""

    hash: str
    person: str
    kind: str
    label: str
    created_at: int
    seen_at: int
    expires_at: int | None


_PERSON = [persons.c[name] for name in PersonRow._fields]
_SESSION = [sessions.c[name] for name in SessionRow._fields]


def load_key(connection: Connection, name: str) -> bytes | None:
    """Return one of the server's secrets."""
    value = connection.execute(select(server_keys.c.value).where(server_keys.c.name == name)).scalar_one_or_none()
    return None if value is None else bytes(value)


def add_key(connection: Connection, name: str, value: bytes) -> None:
    """Keep a secret of the server."""
    connection.execute(insert(server_keys).values(name=name, value=value))


def add_person(connection: Connection, person: Person, now: int, **more: Any) -> None:
    """Add a person; `more` are further columns, such as the owner of a bot."""
    known = {"id": person.id, "kind": person.kind, "name": person.name, "language": person.language}
    connection.execute(insert(persons).values(**known, settings=NO_SETTINGS, created_at=now, **more))


def find_person(connection: Connection, id: str) -> PersonRow | None:
    """Return a person by id."""
    return _person_where(connection, persons.c.id == id)


def find_name(connection: Connection, name_key: str) -> PersonRow | None:
    """Return the account or bot with a name."""
    return _person_where(connection, persons.c.name_key == name_key)


def change_person(connection: Connection, id: str, **values: Any) -> None:
    """Set some columns of a person."""
    connection.execute(update(persons).where(persons.c.id == id).values(**values))


def list_bots(connection: Connection, owner: str) -> list[PersonRow]:
    """List the bots of an account, the oldest first."""
    query = select(*_PERSON).where(persons.c.owner == owner).order_by(persons.c.created_at, persons.c.id)
    return list_rows(connection, query, PersonRow._make)


def add_session(connection: Connection, session: SessionRow) -> None:
    """Add a session."""
    connection.execute(insert(sessions).values(**session._asdict()))


def find_session(connection: Connection, hash: str) -> tuple[SessionRow, PersonRow] | None:
    """Return a session with its person."""
    query = select(*_SESSION, *_PERSON).join_from(sessions, persons).where(sessions.c.hash == hash)
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    return SessionRow._make(row[: len(_SESSION)]), PersonRow._make(row[len(_SESSION) :])


def touch_session(connection: Connection, hash: str, seen_at: int, expires_at: int | None) -> None:
    """Note that a session was used."""
    connection.execute(update(sessions).where(sessions.c.hash == hash).values(seen_at=seen_at, expires_at=expires_at))


def list_sessions(connection: Connection, people: Iterable[str], kind: str) -> list[SessionRow]:
    """List the sessions of some persons, the oldest first."""
    query = (
        select(*_SESSION)
        .where(sessions.c.person.in_(list(people)), sessions.c.kind == kind)
        .order_by(sessions.c.created_at, sessions.c.hash)
    )
    return list_rows(connection, query, SessionRow._make)


def end_session(connection: Connection, hash: str) -> list[str]:
    """Delete one session and return its hash, if it was there."""
    return _end_where(connection, sessions.c.hash == hash)


def end_sessions(connection: Connection, person: str, but: str = "") -> list[str]:
    """Delete all sessions of a person, one excepted, and return their hashes."""
    return _end_where(connection, sessions.c.person == person, sessions.c.hash != but)


def end_sessions_of_bots(connection: Connection, owner: str) -> list[str]:
    """Delete all tokens of all bots of an account and return their hashes."""
    bots = select(persons.c.id).where(persons.c.owner == owner)
    return _end_where(connection, sessions.c.person.in_(bots))


def end_expired_sessions(connection: Connection, now: int) -> list[str]:
    """Delete the sessions that nobody used for too long and return their hashes."""
    return _end_where(connection, sessions.c.expires_at <= now)


def living_sessions(connection: Connection, hashes: Iterable[str], now: int) -> set[str]:
    """Return those of some sessions that have neither been ended nor expired."""
    living = select(sessions.c.hash).where(or_(sessions.c.expires_at.is_(None), sessions.c.expires_at > now))
    asked, found = sorted(hashes), set[str]()
    for start in range(0, len(asked), MOST_VALUES):
        found.update(connection.scalars(living.where(sessions.c.hash.in_(asked[start : start + MOST_VALUES]))))
    return found


def replace_codes(connection: Connection, person: str, hashes: Iterable[str]) -> None:
    """Give a person these recovery codes and no others."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    rows = [{"hash": hash, "person": person} for hash in hashes]
    if rows:
        connection.execute(insert(recovery_codes), rows)


def use_code(connection: Connection, person: str, hash: str) -> bool:
    """Delete a recovery code of a person and tell whether it was there."""
    used = delete(recovery_codes).where(recovery_codes.c.person == person, recovery_codes.c.hash == hash)
    return connection.execute(used.returning(recovery_codes.c.hash)).one_or_none() is not None


def count_codes(connection: Connection, person: str) -> int:
    """Return how many recovery codes a person has left."""
    query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.person == person)
    return connection.execute(query).scalar_one()


def add_mute(connection: Connection, person: str, muted: str) -> None:
    """Store that a person has muted another."""
    if muted not in list_mutes(connection, person):
        connection.execute(insert(mutes).values(person=person, muted=muted))


def end_mute(connection: Connection, person: str, muted: str) -> None:
    """Remove a mute."""
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))


def list_mutes(connection: Connection, person: str) -> list[str]:
    """List the ids of the people a person has muted."""
    query = select(mutes.c.muted).where(mutes.c.person == person).order_by(mutes.c.muted)
    return list(connection.execute(query).scalars())


def list_muted_persons(connection: Connection, person: str) -> list[PersonRow]:
    """List the people a person has muted, by name."""
    query = (
        select(*_PERSON)
        .join_from(mutes, persons, mutes.c.muted == persons.c.id)
        .where(mutes.c.person == person)
        .order_by(persons.c.name, persons.c.id)
    )
    return list_rows(connection, query, PersonRow._make)


def _person_where(connection: Connection, condition: ColumnElement[bool]) -> PersonRow | None:
    return find_row(connection, select(*_PERSON).where(condition), PersonRow._make)


def _end_where(connection: Connection, *conditions: ColumnElement[bool]) -> list[str]:
    ended = delete(sessions).where(*conditions).returning(sessions.c.hash)
    return list(connection.execute(ended).scalars())
