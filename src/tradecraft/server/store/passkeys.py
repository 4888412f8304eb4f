"""Queries about passkeys, and about the challenges that devices sign to make and to use them."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from tradecraft.server.store.rows import find_row, list_rows
from tradecraft.server.store.schema import challenges, passkeys


class PasskeyRow(NamedTuple):
    """A passkey as stored; `hash` is that of the credential's id, and `site` the name it was made for."""

    hash: str
    person: str
    credential: bytes
    public_key: bytes
    site: str
    uses: int
    name: str
    created_at: int
    used_at: int | None = None


_PASSKEY = [passkeys.c[name] for name in PasskeyRow._fields]


def add_challenge(connection: Connection, hash: str, person: str | None, now: int, expires_at: int) -> None:
    """Keep a challenge, for a person who makes a passkey or for anybody who signs in; expired ones go."""
    connection.execute(delete(challenges).where(challenges.c.expires_at <= now))
    connection.execute(insert(challenges).values(hash=hash, person=person, expires_at=expires_at))


def use_challenge(connection: Connection, hash: str, person: str | None, now: int) -> bool:
    """Delete a challenge, and tell whether it was there, not expired and made for this."""
    used = delete(challenges).where(challenges.c.hash == hash).returning(challenges.c.person, challenges.c.expires_at)
    row = connection.execute(used).one_or_none()
    return row is not None and row.person == person and row.expires_at > now


def add_passkey(connection: Connection, passkey: PasskeyRow) -> None:
    """Add a passkey."""
    connection.execute(insert(passkeys).values(**passkey._asdict()))


def list_passkeys(connection: Connection, person: str) -> list[PasskeyRow]:
    """List the passkeys of a person, the oldest first."""
    query = select(*_PASSKEY).where(passkeys.c.person == person).order_by(passkeys.c.created_at, passkeys.c.hash)
    return list_rows(connection, query, PasskeyRow._make)


def find_passkey(connection: Connection, hash: str) -> PasskeyRow | None:
    """Return a passkey by the hash of its credential's id."""
    return find_row(connection, select(*_PASSKEY).where(passkeys.c.hash == hash), PasskeyRow._make)


def count_passkeys(connection: Connection, person: str) -> int:
    """Return how many passkeys a person has."""
    return connection.execute(
        select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
    ).scalar_one()


def use_passkey(connection: Connection, hash: str, uses: int, now: int) -> bool:
    """Note a use of a passkey; return False if its counter has not gone up, as that of a copied one would not.

    A device that does not count always says 0.
    """
    goes_up = passkeys.c.uses < uses if uses else passkeys.c.uses == 0
    used = update(passkeys).where(passkeys.c.hash == hash, goes_up).values(uses=uses, used_at=now)
    return connection.execute(used).rowcount == 1


def remove_passkey(connection: Connection, person: str, hash: str) -> None:
    """Delete a passkey of a person."""
    connection.execute(delete(passkeys).where(passkeys.c.person == person, passkeys.c.hash == hash))
