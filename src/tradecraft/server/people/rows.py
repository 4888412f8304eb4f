"""Conversion between stored rows and people."""

from __future__ import annotations

from typing import cast

from tradecraft.server.errors import NotAllowed, denied
from tradecraft.server.store.people import PersonRow
from tradecraft.server.tables.person import Person, PersonKind

NO_SETTINGS = b"{}"


def as_row(person: Person, password: str | None = None, owner: str | None = None) -> PersonRow:
    """Return a new person as it is stored."""
    return PersonRow(person.id, person.kind, person.name, owner, password, person.language, NO_SETTINGS, None)


def as_person(row: PersonRow) -> Person:
    """Return a stored person."""
    return Person(row.id, cast("PersonKind", row.kind), row.name, row.language)


def refuse_banned(row: PersonRow) -> None:
    """Raise NotAllowed for a person who is banned."""
    if row.banned_at is not None:
        raise denied(NotAllowed, "banned")


def refuse_without_account(person: Person) -> None:
    """Raise NotAllowed for a guest or a bot."""
    if person.kind != "account":
        raise denied(NotAllowed, "account_needed")
