"""The behaviour of every store, on SQLite and PostgreSQL."""

import asyncio
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tests.server.running import run
from tests.server.store.sample import add_person, furnish, length, step
from tradecraft.server.errors import Denied, Unavailable
from tradecraft.server.store import Clash, open_store
from tradecraft.server.store.schema import persons, seats, server_keys, tables
from tradecraft.server.store.tables import append_change, set_seat


def names(connection: Connection) -> list[str]:
    return list(connection.scalars(select(server_keys.c.name).order_by(server_keys.c.name)))


def add_key(connection: Connection, name: str) -> str:
    connection.execute(insert(server_keys).values(name=name, value=b"\x00\xff"))
    return name


def test_written_data_is_there_after_reopening(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            assert await store.write(lambda connection: add_key(connection, "first")) == "first"
            assert await store.read(names) == ["first"]
        async with open_store(database_url) as store:
            assert await store.read(names) == ["first"]

    run(story())


def test_work_that_fails_leaves_nothing_behind(database_url: str):
    def fail(connection: Connection) -> None:
        add_key(connection, "lost")
        raise LookupError("on purpose")

    async def story() -> None:
        async with open_store(database_url) as store:
            with pytest.raises(LookupError, match="on purpose"):
                await store.write(fail)
            await store.write(lambda connection: add_key(connection, "kept"))
            assert await store.read(names) == ["kept"]

    run(story())


def test_a_reader_cannot_write(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            with pytest.raises(DBAPIError, match=r"readonly|read-only"):
                await store.read(lambda connection: add_key(connection, "smuggled"))
            assert await store.read(names) == []

    run(story())


def test_references_are_checked(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store, "t")
            with pytest.raises(IntegrityError):
                await store.write(lambda connection: set_seat(connection, "t", 0, "nobody", None))

    run(story())


def test_a_step_is_added_with_what_the_lists_say(database_url: str):
    after = [tables.c.version, tables.c.status, tables.c.deciders, tables.c.bot_due, tables.c.deadline]

    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store, "t", "other")
            await store.append(step("t", 1))
            await store.append(step("t", 2, status="over", deciders=6, bot_due=True, deadline=2**40, at=2**41))
            assert await length(store, "t") == 2
            assert await length(store, "other") == 0
            query = select(*after, tables.c.updated_at).order_by(tables.c.id.desc())
            rows = await store.read(lambda connection: [tuple(row) for row in connection.execute(query)])
            assert rows == [(2, "over", 6, True, 2**40, 2**41), (0, "open", 0, False, None, 1)]

    run(story())


def test_all_ways_to_append_write_the_same(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store, "a", "b", "c")
            given = {"status": "over", "deciders": 3, "bot_due": True, "deadline": 7, "at": 9}
            await store.append(step("a", 1, **given))
            await store.append(step("b", 1, also=lambda connection: None, **given))
            await store.write(lambda connection: append_change(connection, step("c", 1, **given)))
            columns = [column for column in tables.c if column.name != "id"]
            rows = await store.read(lambda connection: set(connection.execute(select(*columns))))
            assert len(rows) == 1
            assert [await length(store, table) for table in "abc"] == [1, 1, 1]

    run(story())


@pytest.mark.parametrize("with_more", [False, True])
@pytest.mark.parametrize("seq", [1, 2, 4])
def test_a_step_that_is_not_the_next_clashes(database_url: str, seq: int, with_more: bool):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store, "t")
            await store.append(step("t", 1))
            await store.append(step("t", 2))
            also = (lambda connection: None) if with_more else None
            with pytest.raises(Clash) as clash:
                await store.append(step("t", seq, status="over", also=also))
            assert (clash.value.table, clash.value.seq) == ("t", seq)
            assert await length(store, "t") == 2
            assert await store.read(lambda connection: connection.scalar(select(tables.c.status))) == "playing"
            await store.append(step("t", 3))
            assert await length(store, "t") == 3

    run(story())


def test_a_step_at_a_table_that_is_not_there_clashes(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            with pytest.raises(Clash):
                await store.append(step("nowhere", 1))

    run(story())


def test_a_step_and_what_goes_with_it_are_kept_together(database_url: str):
    def sit_down(connection: Connection) -> None:
        set_seat(connection, "t", 1, "ada", None)

    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store, "t")
            await store.append(step("t", 1, also=sit_down))
            query = select(seats.c.person).order_by(seats.c.seat)
            assert await length(store, "t") == 1
            assert await store.read(lambda connection: list(connection.scalars(query))) == [None, "ada"]

    run(story())


def test_a_step_is_not_kept_if_what_goes_with_it_fails(database_url: str):
    def fail(connection: Connection) -> None:
        set_seat(connection, "t", 1, "ada", None)
        raise LookupError("on purpose")

    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store, "t")
            with pytest.raises(LookupError):
                await store.append(step("t", 1, also=fail))
            assert await length(store, "t") == 0
            assert await store.read(lambda connection: list(connection.scalars(select(seats.c.person)))) == [None, None]

    run(story())


def test_of_two_writers_of_one_step_exactly_one_wins(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as one, open_store(database_url) as other:
            await furnish(one, "t")
            for seq in range(1, 41):
                outcomes = await asyncio.gather(
                    *(store.append(step("t", seq)) for store in (one, other, one, other)), return_exceptions=True
                )
                assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Clash", "Clash", "Clash", "NoneType"]
            assert await length(one, "t") == await length(other, "t") == 40

    run(story())


def test_steps_of_many_tables_at_once_are_all_kept(database_url: str):
    ids = [f"t{number}" for number in range(50)]

    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store, *ids)
            for seq in range(1, 5):
                await asyncio.gather(*(store.append(step(id, seq)) for id in ids))
            assert [await length(store, id) for id in ids] == [4] * 50

    run(story())


def test_closing_finishes_what_was_asked_for(database_url: str):
    async def story() -> None:
        store = open_store(database_url)
        await store.open()
        await furnish(store, *(f"t{number}" for number in range(30)))
        waiting = [asyncio.create_task(store.append(step(f"t{number}", 1))) for number in range(30)]
        writing = asyncio.create_task(store.write(lambda connection: add_key(connection, "late")))
        reading = asyncio.create_task(store.read(lambda connection: connection.scalar(select(tables.c.owner))))
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 30
        assert (await writing, await reading) == ("late", "ada")
        async with open_store(database_url) as again:
            assert [await length(again, f"t{number}") for number in range(30)] == [1] * 30
            assert await again.read(names) == ["late"]

    run(story())


def test_a_cancelled_write_is_still_carried_out(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store, "t")
            tasks = [
                asyncio.create_task(store.append(step("t", 1))),
                asyncio.create_task(store.write(lambda connection: add_key(connection, "orphan"))),
                asyncio.create_task(store.write(lambda connection: add_person(connection, "ada"))),
            ]
            await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError] * 3
            # Nobody waits for the first change, so the next one could overtake it.
            while await length(store, "t") < 1:
                await asyncio.sleep(0.01)
            await store.append(step("t", 2))
        async with open_store(database_url) as store:
            assert await length(store, "t") == 2
            assert await store.read(names) == ["orphan"]

    run(story())


def test_a_closed_store_refuses_everything(database_url: str):
    async def story() -> None:
        store = open_store(database_url)
        for _ in range(2):
            for attempt in (store.read(names), store.write(names), store.append(step("t", 1))):
                with pytest.raises(Unavailable) as refused:
                    await attempt
                assert refused.value.reason.code == "store_closed"
            await store.open()
            await store.close()
            await store.close()

    run(story())


def test_changes_of_one_row_at_once_do_not_get_lost(database_url: str):
    counted = persons.c.created_at

    def count(connection: Connection) -> None:
        connection.execute(update(persons).values(created_at=counted + 1))

    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store)
            await asyncio.gather(*(store.write(count) for _ in range(20)))
            assert await store.read(lambda connection: connection.scalar(select(counted))) == 21

    run(story())


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "mysql://host/name",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite://host/path",
        "sqlite:///a.db?mode=ro",
        "postgresql://host:port/name",
    ],
)
def test_a_url_that_names_no_database_is_refused(url: str):
    with pytest.raises(Denied) as refused:
        open_store(url)
    assert refused.value.reason.code == "bad_database_url"


def test_postgresql_without_its_driver_is_refused(monkeypatch: pytest.MonkeyPatch):
    for module in ("postgres", "hearing"):
        monkeypatch.delitem(sys.modules, f"tradecraft.server.store.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Unavailable) as refused:
        open_store("postgresql://ada@host/name")
    assert refused.value.reason.code == "postgres_not_installed"


def test_a_path_may_hold_spaces_and_percent_signs(tmp_path: Path):
    async def story() -> None:
        async with open_store(f"sqlite:///{tmp_path}/100% mine #1.db") as store:
            assert await store.read(names) == []

    run(story())
    assert (tmp_path / "100% mine #1.db").exists()
