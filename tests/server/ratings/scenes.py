"""Finished games in short form, and a synchronous store."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection, insert, select

from tradecraft.server.people import PersonKind
from tradecraft.server.store import Store
from tradecraft.server.store.results import SeatResult, store_result
from tradecraft.server.store.schema import persons, ratings, results, tables

T = TypeVar("T")

PEOPLE: dict[str, PersonKind] = {
    "anna": "account",
    "boris": "account",
    "clara": "account",
    "dora": "account",
    "gast": "guest",
    "robot": "bot",
    "robot2": "bot",
}


class Database:
    """A store with its own event loop."""

    def __init__(self, runner: asyncio.Runner, store: Store) -> None:
        self.runner = runner
        self.store = store

    def read(self, work: Callable[[Connection], T]) -> T:
        return self.runner.run(self.store.read(work))

    def write(self, work: Callable[[Connection], T]) -> T:
        return self.runner.run(self.store.write(work))

    def write_together(self, works: Sequence[Callable[[Connection], T]]) -> None:
        async def all_of_them() -> None:
            await asyncio.gather(*(self.store.write(work) for work in works))

        self.runner.run(all_of_them())


def add_people(connection: Connection) -> None:
    for name, kind in PEOPLE.items():
        row = {"id": name, "kind": kind, "name": name.title(), "language": "en", "settings": b"{}", "created_at": 1}
        connection.execute(insert(persons).values(**row))


def add_table(
    connection: Connection,
    table: str,
    *,
    game: str = "vienna",
    players: int = 2,
    rated: bool = True,
    listed: bool = True,
) -> None:
    connection.execute(
        insert(tables).values(
            id=table,
            header=b"",
            secret=b"",
            owner="anna",
            game=game,
            players=players,
            rated=rated,
            listed=listed,
            spectators=True,
            status="over",
            version=1,
            deciders=0,
            bot_due=False,
            created_at=1,
            updated_at=1,
        )
    )


def seats_of(placed: str) -> list[SeatResult]:
    """Read seats such as `anna:1:40 bot/greedy:2:30`: who, place, score; `boris+greedy` had a bot standing in."""
    seats: list[SeatResult] = []
    for seat, words in enumerate(placed.split()):
        who, place, *score = words.split(":")
        built_in = who.startswith("bot/")
        person, _, stand_in = ("", "", who.removeprefix("bot/")) if built_in else who.partition("+")
        seats.append(
            SeatResult(
                seat=seat,
                person=person or None,
                person_kind=PEOPLE[person] if person else None,
                bot=stand_in or None,
                place=int(place),
                score=int(score[0]) if score else None,
            )
        )
    return seats


def finish(
    connection: Connection,
    table: str,
    placed: str,
    at: int,
    *,
    game: str = "vienna",
    rated: bool = True,
    listed: bool = True,
) -> None:
    """Make a table and store its result."""
    seats = seats_of(placed)
    add_table(connection, table, game=game, players=len(seats), rated=rated, listed=listed)
    store_result(connection, table=table, game=game, players=len(seats), rated=rated, at=at, seats=seats)


def all_ratings(connection: Connection) -> list[tuple[object, ...]]:
    return [tuple(row) for row in connection.execute(select(ratings).order_by(*ratings.primary_key.columns))]


def all_results(connection: Connection) -> list[tuple[object, ...]]:
    columns = [results.c[name] for name in ("table_id", "seat", "person", "bot", "place", "score", "at")]
    return [tuple(row) for row in connection.execute(select(*columns).order_by(*results.primary_key.columns))]
