"""Queries about reviews of finished games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from tradecraft.server.store.schema import results, reviews


@dataclass(frozen=True)
class StoredReview:
    """A review in progress or complete: `done` of its `entries`; `version` is the program that made it."""

    table: str
    depth: str
    version: str
    entries: int
    done: int
    data: bytes
    at: int


def find_review(connection: Connection, table: str, depth: str, version: str) -> StoredReview | None:
    """Return the review of a table at a depth that a version has made or begun."""
    row = connection.execute(select(reviews).where(*_is(table, depth, version))).one_or_none()
    return StoredReview(*row) if row else None


def unfinished_reviews(connection: Connection, version_prefix: str, most: int) -> list[StoredReview]:
    """Return reviews that were begun by this version of the program and not finished, the oldest first."""
    rows = connection.execute(
        select(reviews)
        .where(reviews.c.done < reviews.c.entries, reviews.c.version.startswith(version_prefix, autoescape=True))
        .order_by(reviews.c.at)
        .limit(most)
    )
    return [StoredReview(*row) for row in rows]


def store_review(connection: Connection, review: StoredReview) -> None:
    """Store a review in place of what was stored of it before."""
    connection.execute(delete(reviews).where(*_is(review.table, review.depth, review.version)))
    values = dict(zip(reviews.c.keys(), review.__dict__.values(), strict=True))
    connection.execute(insert(reviews).values(values))


class PlayedGame(NamedTuple):
    """A finished game of a person who held one seat in it, and its complete review, if there is one."""

    table: str
    seat: int
    at: int
    data: bytes | None


def played_games(connection: Connection, person: str, game: str, depth: str, most: int) -> list[PlayedGame]:
    """Return a person's latest finished games, the newest first, each with its newest review at a depth."""
    latest = connection.execute(
        select(results.c.table_id, results.c.seat, results.c.at)
        .where(results.c.person == person, results.c.game == game, results.c.alone)
        .order_by(results.c.at.desc())
        .limit(most)
    ).all()
    found = connection.execute(
        select(reviews.c.table_id, reviews.c.data)
        .where(reviews.c.table_id.in_([row.table_id for row in latest]))
        .where(reviews.c.depth == depth, reviews.c.done == reviews.c.entries)
        .order_by(reviews.c.at)
    )
    data = {row.table_id: row.data for row in found}
    return [PlayedGame(*row, data.get(row.table_id)) for row in latest]


def _is(table: str, depth: str, version: str) -> tuple[ColumnElement[bool], ...]:
    return reviews.c.table_id == table, reviews.c.depth == depth, reviews.c.version == version
