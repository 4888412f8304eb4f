"""Tables in the store: creating, loading and listing them."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, select

from tests.server.running import run
from tests.server.store.sample import add_person, add_table, step
from tradecraft.server.store import Work, open_store
from tradecraft.server.store.schema import seats, tables
from tradecraft.server.store.tables import (
    ListedSeat,
    ListedTable,
    StoredTable,
    append_change,
    changes_since,
    count_running_tables,
    due_tables,
    find_table,
    open_tables,
    other_tables_of,
    running_tables_of,
    set_seat,
    turns_of,
    watchable_tables,
)


def written_and_read(url: str, write: Work[Any], *reads: Work[Any]) -> list[Any]:
    """Run what writes, then what reads, on one store."""

    async def story() -> list[Any]:
        async with open_store(url) as store:
            for name in ("ada", "bob", "cleo"):
                await store.write(partial(add_person, id=name))
            await store.write(write)
            return [await store.read(read) for read in reads]

    return run(story())


@contextmanager
def counted_queries() -> Iterator[list[str]]:
    """Count what all engines execute meanwhile."""
    queries: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        queries.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield queries
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def ids(listed: list[ListedTable]) -> list[str]:
    return [table.id for table in listed]


def test_a_new_table_is_open_and_its_seats_are_free(database_url: str):
    def write(connection: Connection) -> None:
        add_table(connection, "t", players=3, rated=True, listed=False, at=2**40)

    columns = [column for column in tables.c if column.name not in ("header", "secret")]
    table, row, holders = written_and_read(
        database_url,
        write,
        lambda connection: find_table(connection, "t"),
        lambda connection: tuple(connection.execute(select(*columns)).one()),
        lambda connection: [tuple(row) for row in connection.execute(select(seats).order_by(seats.c.seat))],
    )
    assert table == StoredTable("t", b"header", b"secret", "ada", "open", 0)
    shown = ("ada", "vienna", 3, True, False, True)
    assert row == ("t", *shown, "open", 0, 0, False, None, 2**40, 2**40)
    assert holders == [("t", seat, None, None, None) for seat in range(3)]


def test_a_table_that_is_not_there_is_not_found(database_url: str):
    found, later = written_and_read(
        database_url,
        lambda connection: add_table(connection, "t"),
        lambda connection: find_table(connection, "T"),
        lambda connection: changes_since(connection, "T", 0),
    )
    assert (found, later) == (None, [])


def test_changes_come_in_order_from_where_one_asks(database_url: str):
    def write(connection: Connection) -> None:
        add_table(connection, "t")
        add_table(connection, "other")
        for seq in range(1, 13):
            append_change(connection, step("t", seq))
        append_change(connection, step("other", 1))

    every, later, none = written_and_read(
        database_url, write, *(lambda connection, seq=seq: changes_since(connection, "t", seq) for seq in (0, 9, 12))
    )
    assert every == [f"change {seq}".encode() for seq in range(1, 13)]
    assert later == [b"change 10", b"change 11", b"change 12"]
    assert none == []


def test_a_seat_is_taken_given_to_a_bot_and_left(database_url: str):
    def write(connection: Connection) -> None:
        add_table(connection, "t", players=4)
        add_table(connection, "other", players=4)
        for seat in (0, 1, 2):
            set_seat(connection, "t", seat, "bob", None)
        set_seat(connection, "t", 1, None, "greedy")
        set_seat(connection, "t", 2, None, None)

    query = select(seats.c.table_id, seats.c.seat, seats.c.person, seats.c.bot)
    taken = query.where(seats.c.person.is_not(None) | seats.c.bot.is_not(None)).order_by(seats.c.seat)
    [rows] = written_and_read(database_url, write, lambda connection: [tuple(row) for row in connection.execute(taken)])
    assert rows == [("t", 0, "bob", None), ("t", 1, None, "greedy")]


def test_a_table_is_due_when_a_clock_has_run_out_or_a_bot_was_forgotten(database_url: str):
    cases: dict[str, dict[str, Any]] = {
        "forgotten": {"bot_due": True, "at": 50},
        "thinking": {"bot_due": True, "at": 51},
        "late": {"deadline": 99, "at": 40},
        "now": {"deadline": 100, "at": 90},
        "early": {"deadline": 101, "at": 1},
        "no_clock": {"at": 1},
        "not_begun": {"bot_due": True, "status": "open", "at": 49},
        "over": {"bot_due": True, "deadline": 1, "status": "over", "at": 1},
        "closed": {"bot_due": True, "deadline": 1, "status": "closed", "at": 1},
    }

    def write(connection: Connection) -> None:
        for id, after in cases.items():
            add_table(connection, id)
            append_change(connection, step(id, 1, **after))

    [due] = written_and_read(database_url, write, lambda connection: due_tables(connection, 100, 50))
    assert due == ["late", "not_begun", "forgotten", "now"]


def test_tables_that_are_not_over_are_found_by_seat_and_counted_by_owner(database_url: str):
    def write(connection: Connection) -> None:
        for status in ("open", "playing", "over", "closed"):
            add_table(connection, status)
            append_change(connection, step(status, 1, status=status))
            # Hot seat: twice at one table, which is named once.
            set_seat(connection, status, 0, "bob", None)
            set_seat(connection, status, 1, "bob", None)

    sitting, owning, *counts = written_and_read(
        database_url,
        write,
        lambda connection: running_tables_of(connection, "bob"),
        lambda connection: running_tables_of(connection, "ada"),
        lambda connection: count_running_tables(connection, "ada"),
        lambda connection: count_running_tables(connection, "bob"),
    )
    assert (sitting, owning, counts) == (["open", "playing"], [], [2, 0])


def test_the_lobby_lists_what_waits_for_players_newest_first(database_url: str):
    def write(connection: Connection) -> None:
        add_table(connection, "old", at=1)
        add_table(connection, "new", at=3)
        add_table(connection, "between", at=2, spectators=False)
        add_table(connection, "private", at=4, listed=False)
        add_table(connection, "playing", at=5)
        append_change(connection, step("playing", 1))

    [listed] = written_and_read(database_url, write, lambda connection: open_tables(connection, 10))
    assert ids(listed) == ["new", "between", "old"]


def test_one_may_watch_listed_tables_that_are_played_and_allow_it(database_url: str):
    def write(connection: Connection) -> None:
        for id, different in {
            "watched": {},
            "private": {"listed": False},
            "alone": {"spectators": False},
            "over": {},
        }.items():
            add_table(connection, id, **different)
            append_change(connection, step(id, 1, status="over" if id == "over" else "playing"))
        add_table(connection, "open")

    [listed] = written_and_read(database_url, write, lambda connection: watchable_tables(connection, 10))
    assert ids(listed) == ["watched"]


def test_my_tables_are_those_i_own_and_those_i_sit_at(database_url: str):
    def write(connection: Connection) -> None:
        for at, (id, owner) in enumerate({"mine": "ada", "both": "ada", "sitting": "bob", "other": "bob"}.items()):
            add_table(connection, id, owner=owner, at=at, listed=False)
        for id in ("both", "sitting"):
            # Hot seat: twice at one table, which is listed once.
            set_seat(connection, id, 0, "ada", None)
            set_seat(connection, id, 1, "ada", None)

    hers, nobodys = written_and_read(
        database_url,
        write,
        lambda connection: other_tables_of(connection, "ada", 10),
        lambda connection: other_tables_of(connection, "cleo", 10),
    )
    assert ids(hers) == ["sitting", "both", "mine"]
    assert nobodys == []


def test_the_tables_where_it_is_my_turn_are_listed_apart(database_url: str):
    def write(connection: Connection) -> None:
        for at, (id, deciders, status) in enumerate(
            [("mine", 2, "playing"), ("both", 3, "playing"), ("theirs", 1, "playing"), ("over", 2, "over")]
        ):
            add_table(connection, id, owner="bob", at=at)
            set_seat(connection, id, 0, "bob", None)
            set_seat(connection, id, 1, "ada", None)
            append_change(connection, step(id, 1, deciders=deciders if status == "playing" else 0, status=status))

    turns, others, none = written_and_read(
        database_url,
        write,
        lambda connection: turns_of(connection, "ada"),
        lambda connection: other_tables_of(connection, "ada", 10),
        lambda connection: turns_of(connection, "cleo"),
    )
    assert sorted(ids(turns)) == ["both", "mine"]
    assert sorted(ids(others)) == ["over", "theirs"]
    assert none == []


def test_a_listed_table_tells_who_sits_there(database_url: str):
    def write(connection: Connection) -> None:
        add_table(connection, "t", players=3, owner="cleo")
        add_table(connection, "empty", at=0)
        set_seat(connection, "t", 0, None, "greedy")
        set_seat(connection, "t", 2, "bob", None)
        append_change(connection, step("t", 1, status="open", deciders=5, at=9))

    [listed] = written_and_read(database_url, write, lambda connection: open_tables(connection, 10))
    free = ListedSeat(None, None, None)
    held = (ListedSeat(None, None, "greedy"), free, ListedSeat("bob", "Bob", None))
    assert listed == [
        ListedTable("t", b"header", "open", 9, 5, held),
        ListedTable("empty", b"header", "open", 0, 0, (free, free)),
    ]


@pytest.mark.parametrize("size", [1, 3, 7, 20])
def test_the_pages_of_a_list_join_without_gap_or_repetition(database_url: str, size: int):
    # Several tables of one moment, so that the id has to decide.
    made = [(f"t{number:02}", number // 5) for number in range(20)]

    def write(connection: Connection) -> None:
        for id, at in made:
            add_table(connection, id, at=at)

    def pages(connection: Connection) -> list[str]:
        found: list[ListedTable] = []
        while page := open_tables(connection, size, (found[-1].updated_at, found[-1].id) if found else None):
            assert len(page) <= size
            found += page
        return ids(found)

    [found] = written_and_read(database_url, write, pages)
    assert found == [id for id, _ in reversed(made)]


def test_a_list_takes_as_many_queries_for_many_tables_as_for_one(database_url: str):
    def write(connection: Connection) -> None:
        for number in range(12):
            add_table(connection, f"t{number}")
            set_seat(connection, f"t{number}", 0, "bob", None)

    def queries_for(limit: int) -> Work[tuple[int, int]]:
        def work(connection: Connection) -> tuple[int, int]:
            connection.scalar(select(1))
            with counted_queries() as queries:
                found = other_tables_of(connection, "bob", limit)
            return len(found), len(queries)

        return work

    assert written_and_read(database_url, write, queries_for(1), queries_for(12)) == [(1, 2), (12, 2)]
