"""The PostgreSQL store: several processes, and broken connections."""

import asyncio
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.util import await_only

from drills.databases import PostgresServer
from tests.server.running import run, until
from tests.server.store.sample import furnish, length, step
from tradecraft.server.errors import Unavailable
from tradecraft.server.store import open_store
from tradecraft.server.store.schema import server_keys


async def break_connections(url: str) -> None:
    """End every other session of the database."""
    connection = await asyncpg.connect(url)
    try:
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    finally:
        await connection.close()


def test_other_processes_hear_announcements_and_steps_in_order(postgres_url: str):
    async def story() -> None:
        async with open_store(postgres_url) as one, open_store(postgres_url) as other:
            heard: list[str] = []
            own: list[str] = []
            other.listen(heard.append)
            one.listen(own.append)
            await furnish(one, "t")
            await one.announce("hello world, é")
            await one.append(step("t", 1))
            await one.append(step("t", 2, also=lambda connection: None))
            await until(lambda: len(heard) >= 3)
            assert heard == ["hello world, é", "t 1", "t 2"]
            await other.announce("answer")
            await until(lambda: bool(own))
            # A store does not hear itself.
            assert own == ["answer"]
            assert len(heard) == 3

    run(story())


def test_a_step_that_is_not_kept_is_not_heard(postgres_url: str):
    def fail(connection: Connection) -> None:
        raise LookupError("on purpose")

    async def story() -> None:
        async with open_store(postgres_url) as one, open_store(postgres_url) as other:
            heard: list[str] = []
            other.listen(heard.append)
            await furnish(one, "t")
            outcomes = await asyncio.gather(
                one.append(step("t", 2)), one.append(step("t", 1, also=fail)), return_exceptions=True
            )
            assert [type(outcome).__name__ for outcome in outcomes] == ["Clash", "LookupError"]
            await one.announce("last")
            await until(lambda: bool(heard))
            assert heard == ["last"]

    run(story())


def test_listening_continues_after_a_break_and_says_that_something_may_be_missing(postgres_url: str):
    async def story() -> None:
        async with open_store(postgres_url) as store:
            heard: list[str] = []
            breaks: list[None] = []
            store.listen(heard.append, lambda: breaks.append(None))
            await break_connections(postgres_url)
            await until(lambda: len(breaks) == 1)
            await break_connections(postgres_url)
            await until(lambda: len(breaks) == 2)
            async with open_store(postgres_url) as other:
                await other.announce("again")
            await until(lambda: bool(heard))
            assert heard == ["again"]
            assert len(breaks) == 2

    run(story())


def test_connections_that_broke_while_idle_are_replaced(postgres_url: str):
    drivers: list[Any] = []

    def remember(connection: Connection) -> None:
        drivers.append(connection.connection.driver_connection)

    async def story() -> None:
        async with open_store(postgres_url) as store:
            await furnish(store, "t")
            await store.append(step("t", 1))
            await asyncio.gather(*(store.read(remember) for _ in range(3)))
            await break_connections(postgres_url)
            await until(lambda: all(driver.is_closed() for driver in drivers))
            assert await length(store, "t") == 1
            await store.write(lambda connection: connection.execute(insert(server_keys).values(name="k", value=b"")))

    run(story())


def test_a_reader_sees_one_state_throughout(postgres_url: str):
    count = select(func.count()).select_from(server_keys)

    async def story() -> None:
        async with open_store(postgres_url) as store:
            written = asyncio.Event()
            looked = asyncio.Event()

            def look_twice(connection: Connection) -> tuple[int | None, int | None]:
                first = connection.scalar(count)
                looked.set()
                await_only(written.wait())
                return first, connection.scalar(count)

            reading = asyncio.create_task(store.read(look_twice))
            await looked.wait()
            await store.write(lambda connection: connection.execute(insert(server_keys).values(name="k", value=b"")))
            written.set()
            assert await reading == (0, 0)
            assert await store.read(lambda connection: connection.scalar(count)) == 1

    run(story())


def test_a_server_that_is_not_there_is_named_as_the_reason(postgres_server: PostgresServer, tmp_path: Path):
    urls = [
        postgres_server.url("no_such_database"),
        f"postgresql://postgres@/postgres?host={tmp_path}",
        "postgresql://postgres@127.0.0.1:1/postgres",
    ]

    async def story() -> None:
        for url in urls:
            with pytest.raises(Unavailable) as refused:
                await open_store(url).open()
            assert refused.value.reason.code == "database_unreachable"
            assert refused.value.reason.params["why"]

    run(story())


def test_a_database_that_we_may_not_migrate_is_refused(postgres_url: str):
    async def story() -> None:
        connection = await asyncpg.connect(postgres_url)
        try:
            await connection.execute("CREATE ROLE guest LOGIN")
            with pytest.raises(Unavailable) as refused:
                await open_store(postgres_url.replace("postgres@", "guest@")).open()
            assert refused.value.reason.code == "database_unreachable"
            assert "permission denied" in str(refused.value.reason.params["why"])
        finally:
            await connection.execute("DROP ROLE guest")
            await connection.close()

    run(story())
