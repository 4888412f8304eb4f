"""Queries about links that recover accounts."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from tradecraft.server.store.people import PersonRow
from tradecraft.server.store.rows import find_row
from tradecraft.server.store.schema import persons, receivers, recovery_links

_PERSON = [persons.c[name] for name in PersonRow._fields]


def recoverable(connection: Connection, address: str) -> list[tuple[str, str, PersonRow]]:
    """List the accounts that have confirmed an address: the receiver, the address as it was given, the account."""
    query = (
        select(receivers.c.id, receivers.c.address, *_PERSON)
        .join(persons, persons.c.id == receivers.c.person)
        .where(receivers.c.kind == "mail", func.lower(receivers.c.address) == address.lower())
        .where(receivers.c.confirmed_at.is_not(None), persons.c.kind == "account", persons.c.banned_at.is_(None))
        .order_by(receivers.c.id)
    )
    return [(id, to, PersonRow._make(row)) for id, to, *row in connection.execute(query)]


def add_link(connection: Connection, hash: str, receiver: str, expires_at: int) -> None:
    """Keep a link that was sent to a receiver."""
    connection.execute(insert(recovery_links).values(hash=hash, receiver=receiver, expires_at=expires_at))


def use_link(connection: Connection, hash: str, now: int) -> PersonRow | None:
    """Return the account a link belongs to and use it up; None if there is no such link, or it has expired."""
    used = delete(recovery_links).where(recovery_links.c.hash == hash, recovery_links.c.expires_at > now)
    receiver = connection.execute(used.returning(recovery_links.c.receiver)).scalar_one_or_none()
    owner = select(*_PERSON).join_from(persons, receivers, persons.c.id == receivers.c.person)
    return find_row(connection, owner.where(receivers.c.id == receiver), PersonRow._make)


def remove_links(connection: Connection, person: str) -> None:
    """Void all links to an account."""
    theirs = select(receivers.c.id).where(receivers.c.person == person)
    connection.execute(delete(recovery_links).where(recovery_links.c.receiver.in_(theirs)))


def remove_expired(connection: Connection, now: int) -> None:
    """Remove the links whose time is over."""
    connection.execute(delete(recovery_links).where(recovery_links.c.expires_at <= now))
