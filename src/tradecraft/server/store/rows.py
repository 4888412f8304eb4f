"""Read rows as named tuples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Select

R = TypeVar("R")


def find_row(connection: Connection, query: Select[Any], make: Callable[[Any], R]) -> R | None:
    """Return the only row of a query, or None if it has none."""
    row = connection.execute(query).one_or_none()
    return None if row is None else make(row)


def list_rows(connection: Connection, query: Select[Any], make: Callable[[Any], R]) -> list[R]:
    """Return all rows of a query."""
    return [make(row) for row in connection.execute(query)]
