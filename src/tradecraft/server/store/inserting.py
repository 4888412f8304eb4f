"""Inserts that say what happens if a row is there already, which either database writes in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def insert_into(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an insert that can be given a clause `ON CONFLICT`."""
    if connection.dialect.name != "postgresql":
        return sqlite.insert(table)
    # Loaded where it is used: a server on SQLite starts sooner without it.
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)
