"""Writing a row that may be there already, in the way each database has for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_or_update(connection: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Write the values of the row with this primary key, whether it is there already or not."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table).values({**key, **values})
    connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=dict(values)))
