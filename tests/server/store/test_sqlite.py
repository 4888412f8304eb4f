"""The SQLite store: one writer with group commits."""

import asyncio
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, func, insert, select
from sqlalchemy.exc import IntegrityError

from tests.server.running import run, until
from tests.server.store.sample import furnish, length, step
from tradecraft.server.errors import Unavailable
from tradecraft.server.store import Clash, Store, open_store
from tradecraft.server.store.schema import mutes, server_keys


@contextmanager
def counted_commits() -> Iterator[list[None]]:
    """Count what all engines commit meanwhile."""
    commits: list[None] = []

    def note(connection: Connection) -> None:
        commits.append(None)

    event.listen(Engine, "commit", note)
    try:
        yield commits
    finally:
        event.remove(Engine, "commit", note)


class Blocked:
    """Holds the writer up, so that everything asked for meanwhile comes into one batch."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._started = threading.Event()
        self._go_on = threading.Event()

    async def __aenter__(self) -> None:
        self._task = asyncio.create_task(self._store.write(self._wait))
        await until(self._started.is_set)

    async def __aexit__(self, *_: object) -> None:
        # What was made a task in the block has to be asked for first.
        await asyncio.sleep(0)
        self._go_on.set()
        await self._task

    def _wait(self, connection: Connection) -> None:
        self._started.set()
        assert self._go_on.wait(30)


def add_key(connection: Connection, name: str) -> None:
    connection.execute(insert(server_keys).values(name=name, value=b""))


def names(connection: Connection) -> list[str]:
    return list(connection.scalars(select(server_keys.c.name).order_by(server_keys.c.name)))


def break_the_commit(connection: Connection) -> None:
    """Write what is refused only when everything is committed."""
    connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    connection.execute(insert(mutes).values(person="nobody", muted="nobody"))


def test_a_commit_waits_for_the_disk(sqlite_url: str):
    def pragmas(connection: Connection) -> list[object]:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]

    async def story() -> None:
        async with open_store(sqlite_url) as store:
            full = 2
            assert await store.write(pragmas) == ["wal", full, 1]

    run(story())


def test_a_thousand_steps_at_once_take_few_commits(sqlite_url: str):
    ids = [f"t{number}" for number in range(100)]

    async def story() -> None:
        async with open_store(sqlite_url) as store:
            await furnish(store, *ids)
            with counted_commits() as commits:
                await asyncio.gather(*(store.append(step(id, seq)) for seq in range(1, 11) for id in ids))
            assert 1 <= len(commits) <= 50
            assert [await length(store, id) for id in ids] == [10] * 100

    run(story())


def test_steps_one_after_the_other_take_a_commit_each(sqlite_url: str):
    async def story() -> None:
        async with open_store(sqlite_url) as store:
            await furnish(store, "t")
            with counted_commits() as commits:
                for seq in range(1, 11):
                    await store.append(step("t", seq))
            assert len(commits) == 10

    run(story())


def test_a_job_that_fails_does_not_touch_its_neighbours(sqlite_url: str):
    def fail_late(connection: Connection) -> None:
        add_key(connection, "lost")
        raise LookupError("on purpose")

    def run_out(connection: Connection) -> None:
        next(iter([]))

    async def story() -> None:
        async with open_store(sqlite_url) as store:
            await furnish(store, "t")
            async with Blocked(store):
                batch = [
                    asyncio.create_task(store.write(lambda connection: add_key(connection, "before"))),
                    asyncio.create_task(store.write(fail_late)),
                    asyncio.create_task(store.append(step("t", 1))),
                    asyncio.create_task(store.append(step("t", 1))),
                    asyncio.create_task(store.write(run_out)),
                    asyncio.create_task(store.write(lambda connection: add_key(connection, "before"))),
                    asyncio.create_task(store.write(lambda connection: add_key(connection, "after"))),
                ]
            outcomes = await asyncio.gather(*batch, return_exceptions=True)
            expected = [type(None), LookupError, type(None), Clash, RuntimeError, IntegrityError, type(None)]
            assert [type(outcome) for outcome in outcomes] == expected
            assert await store.read(names) == ["after", "before"]
            assert await length(store, "t") == 1

    run(story())


def test_a_commit_that_fails_fails_the_whole_batch_and_nothing_after_it(sqlite_url: str):
    async def story() -> None:
        async with open_store(sqlite_url) as store:
            await furnish(store, "t")
            async with Blocked(store):
                batch = [
                    asyncio.create_task(store.append(step("t", 1))),
                    asyncio.create_task(store.write(break_the_commit)),
                    asyncio.create_task(store.write(lambda connection: add_key(connection, "lost"))),
                ]
            outcomes = await asyncio.gather(*batch, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [IntegrityError] * 3
            assert await store.read(names) == []
            await store.append(step("t", 1))
            assert await length(store, "t") == 1

    run(story())


@pytest.mark.parametrize("ending", ["commit", "rollback"])
def test_work_that_ends_the_transaction_itself_is_found_out(sqlite_url: str, ending: str):
    async def story() -> None:
        async with open_store(sqlite_url) as store:
            with pytest.raises(Exception, match=r"savepoint|transaction"):
                await store.write(lambda connection: getattr(connection, ending)())
            await store.write(lambda connection: add_key(connection, "after"))
            assert await store.read(names) == ["after"]

    run(story())


def test_callers_that_are_gone_do_not_stop_the_writer(sqlite_url: str):
    async def story() -> None:
        async with open_store(sqlite_url) as store:
            async with Blocked(store):
                gone = [asyncio.create_task(store.write(lambda connection: add_key(connection, "same"))) for _ in "ab"]
                stays = asyncio.create_task(store.write(lambda connection: add_key(connection, "other")))
                await asyncio.sleep(0)
                for task in gone:
                    task.cancel()
            await stays
            assert all(task.cancelled() for task in gone)
            assert await store.read(names) == ["other", "same"]

    run(story())


def test_a_reader_sees_one_state_throughout(sqlite_url: str):
    count = select(func.count()).select_from(server_keys)

    async def story() -> None:
        async with open_store(sqlite_url) as store:
            looked, written = threading.Event(), threading.Event()

            def look_twice(connection: Connection) -> tuple[int | None, int | None]:
                first = connection.scalar(count)
                looked.set()
                assert written.wait(30)
                return first, connection.scalar(count)

            reading = asyncio.create_task(store.read(look_twice))
            await until(looked.is_set)
            await store.write(lambda connection: add_key(connection, "k"))
            written.set()
            assert await reading == (0, 0)
            assert await store.read(lambda connection: connection.scalar(count)) == 1

    run(story())


def test_nobody_else_may_read_the_file(sqlite_url: str, tmp_path: Path):
    async def story() -> None:
        async with open_store(sqlite_url) as store:
            await store.write(lambda connection: add_key(connection, "k"))
            for path in tmp_path.iterdir():
                assert stat.S_IMODE(path.stat().st_mode) == 0o600, path

    run(story())


def test_a_closed_store_leaves_one_file(sqlite_url: str, tmp_path: Path):
    async def story() -> None:
        async with open_store(sqlite_url) as store:
            await store.write(lambda connection: add_key(connection, "k"))

    run(story())
    assert [path.name for path in tmp_path.iterdir()] == ["store.db"]


def test_announcements_reach_nobody(sqlite_url: str):
    async def story() -> None:
        async with open_store(sqlite_url) as one, open_store(sqlite_url) as other:
            heard: list[str] = []
            other.listen(heard.append)
            await one.announce("hello")
            await furnish(one, "t")
            await one.append(step("t", 1))
            assert await length(other, "t") == 1
            assert heard == []

    run(story())


def test_opening_waits_for_one_who_is_writing_to_a_new_file(sqlite_url: str, tmp_path: Path):
    async def story() -> None:
        other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            store = open_store(sqlite_url)
            opening = asyncio.create_task(store.open())
            # Without waiting it fails at once; how long we look does not decide whether this passes.
            await asyncio.wait({opening}, timeout=0.2)
            assert not opening.done()
            other.execute("ROLLBACK")
            await opening
            assert await store.read(names) == []
            await store.close()
        finally:
            other.close()

    run(story())


def refusal(path: Path) -> Unavailable:
    with pytest.raises(Unavailable) as refused:
        run(open_store(f"sqlite:///{path}").open())
    assert refused.value.reason.params["path"] == str(path)
    assert refused.value.reason.params["why"]
    return refused.value


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 1000)
    assert refusal(path).reason.code == "database_unreadable"
    assert path.read_text() == "Dear Ada, " * 1000


def test_a_damaged_database_is_refused(sqlite_url: str, tmp_path: Path):
    async def story() -> None:
        async with open_store(sqlite_url):
            pass

    run(story())
    path = tmp_path / "store.db"
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    assert refusal(path).reason.code == "database_unreadable"


@pytest.mark.parametrize("name", ["missing/store.db", "."])
def test_a_path_where_no_file_can_be_is_refused(tmp_path: Path, name: str):
    assert refusal(tmp_path / name).reason.code == "database_unreadable"


def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path):
    path = tmp_path / "cookies.db"
    driver = sqlite3.connect(path)
    driver.execute("CREATE TABLE cookies (name TEXT)")
    driver.close()
    with pytest.raises(Unavailable) as refused:
        run(open_store(f"sqlite:///{path}").open())
    assert refused.value.reason.code == "database_not_ours"
    driver = sqlite3.connect(path)
    assert driver.execute("SELECT name FROM sqlite_master").fetchall() == [("cookies",)]
    driver.close()
