"""The migrations produce the schema, from any revision and in any process."""

import asyncio
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event, insert, inspect, select, text

from tests.server.running import run
from tests.server.store.sample import add_person, add_table, furnish, length, step
from tradecraft.server.errors import Unavailable
from tradecraft.server.store import Store, migrate, open_store
from tradecraft.server.store.codec import decode_change
from tradecraft.server.store.migrate import alembic_config
from tradecraft.server.store.personal_data import NOBODY
from tradecraft.server.store.schema import changes, metadata, server_keys
from tradecraft.server.store.tables import changes_since

# Waits to be told, so that several start together.
OPENER = """
import asyncio, sys
from sqlalchemy import insert
from tradecraft.server.store import open_store
from tradecraft.server.store.schema import server_keys

async def main(url, name):
    store = open_store(url)
    sys.stdin.readline()
    async with store:
        await store.write(lambda connection: connection.execute(insert(server_keys).values(name=name, value=b"")))

asyncio.run(main(*sys.argv[1:]))
"""


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


async def execute(store: Store, *statements: str) -> None:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    await store.write(work)


@pytest.fixture
def step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let new databases be made by all migrations, one after the other."""
    monkeypatch.setattr(migrate, "create", migrate.upgrade)


def test_the_migrated_database_is_what_the_schema_says(database_url: str, step_by_step: None):
    check_tables(database_url)


def test_a_database_that_is_made_at_once_is_what_the_schema_says(database_url: str):
    check_tables(database_url)


def check_tables(database_url: str) -> None:
    async def story() -> None:
        async with open_store(database_url) as store:
            assert await store.read(lambda connection: differences(connection)) == []
            made = await store.read(lambda connection: set(inspect(connection).get_table_names()))
            assert made == {*metadata.tables, "alembic_version"}
            scripts = await store.read(lambda connection: ScriptDirectory.from_config(alembic_config(connection)))
            found = await store.read(lambda connection: MigrationContext.configure(connection).get_current_revision())
            assert found == scripts.get_current_head()

    run(story())


@pytest.mark.parametrize(
    "fault",
    [
        "ALTER TABLE persons ADD COLUMN extra INTEGER",
        "ALTER TABLE results DROP COLUMN score",
        "DROP INDEX ix_seats_person",
        "CREATE INDEX ix_extra ON ratings (mu)",
        "DROP TABLE mutes",
        "CREATE TABLE extra (id INTEGER PRIMARY KEY)",
    ],
)
def test_a_planted_difference_is_found(database_url: str, fault: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await execute(store, fault)
            assert len(await store.read(differences)) == 1

    run(story())


def test_a_database_of_a_newer_program_is_refused(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await execute(store, "UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(Unavailable) as refused:
            await open_store(database_url).open()
        assert refused.value.reason.code == "database_newer"
        assert refused.value.reason.params == {"found": "9999", "known": "0006"}

    run(story())


def test_a_database_with_tables_of_others_is_refused(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await execute(store, "DROP TABLE alembic_version")
        with pytest.raises(Unavailable) as refused:
            await open_store(database_url).open()
        assert refused.value.reason.code == "database_not_ours"

    run(story())


def test_processes_that_open_a_new_database_at_once_do_not_collide(database_url: str):
    names = ["a", "b", "c", "d"]

    async def story() -> None:
        openers = [
            await asyncio.create_subprocess_exec(
                sys.executable, "-c", OPENER, database_url, name, stdin=asyncio.subprocess.PIPE
            )
            for name in names
        ]
        await asyncio.gather(*(opener.communicate(b"now\n") for opener in openers))
        assert [opener.returncode for opener in openers] == [0, 0, 0, 0]
        async with open_store(database_url) as store:
            query = select(server_keys.c.name).order_by(server_keys.c.name)
            assert await store.read(lambda connection: list(connection.scalars(query))) == names

    run(story())


def test_stores_of_one_process_that_open_a_new_database_at_once_do_not_collide(database_url: str):
    async def story() -> None:
        stores = [open_store(database_url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert await stores[0].read(differences) == []
        await asyncio.gather(*(store.close() for store in stores))

    run(story())


REVISION = """
import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade():
    with op.batch_alter_table("persons") as persons:
        persons.add_column(sa.Column("extra", sa.Integer(), nullable=False, server_default="7"))
        persons.alter_column("language", new_column_name="tongue")
"""


@pytest.fixture
def versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the program have migrations of a later day; the folder where they are."""
    later = tmp_path / "later"
    shutil.copytree(migrate.MIGRATIONS, later)
    monkeypatch.setattr(migrate, "MIGRATIONS", later)
    return later / "versions"


def test_an_old_database_is_brought_up_to_date_with_all_it_holds(database_url: str, versions: Path):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store, "t")
            await store.append(step("t", 1))
        (versions / "revision_0007.py").write_text(REVISION)
        rows = text("SELECT id, tongue, extra FROM persons")
        for _ in range(2):
            async with open_store(database_url) as store:
                assert await store.read(lambda connection: connection.execute(rows).all()) == [("ada", "en", 7)]
                assert await length(store, "t") == 1

    run(story())


def test_a_migration_that_fails_leaves_the_database_as_it_was(database_url: str, versions: Path):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish(store)
        (versions / "revision_0007.py").write_text(REVISION + "    raise LookupError('on purpose')\n")
        with pytest.raises(LookupError):
            await open_store(database_url).open()
        (versions / "revision_0007.py").unlink()
        async with open_store(database_url) as store:
            assert await store.read(differences) == []
            query = text("SELECT id, language FROM persons")
            assert await store.read(lambda connection: connection.execute(query).all()) == [("ada", "en")]

    run(story())


def test_results_and_names_of_the_first_schema_are_brought_up_to_date(
    database_url: str, versions: Path, step_by_step: None
):
    later = {path.name: path.read_text() for path in versions.glob("revision_*.py") if path.name != "revision_0001.py"}
    for name in later:
        (versions / name).unlink()
    sat = '{"kind":"sat","seat":1,"person":"%s","person_kind":"guest","name":"%s","at":1,"by":"%s"}'
    stood = '{"kind":"stood","seat":1,"at":2,"by":"bob"}'
    told = [sat % ("bob", "Bob", "bob"), stood, sat % ("cyd", "Cyd", "cyd")]

    def fill(connection: Connection) -> None:
        for id in ("ada", "bob", "cyd"):
            add_person(connection, id)
        for table, holders in {"t": ("ada", "bob"), "u": ("ada", "ada")}.items():
            add_table(connection, table)
            for seat, holder in enumerate(holders):
                row = {"table": table, "seat": seat, "person": holder, "place": seat + (table == "t")}
                values = "(:table, :seat, :person, NULL, :place, NULL, 9)"
                connection.execute(text(f"INSERT INTO results VALUES {values}"), row)
        for seq, data in enumerate(told, 1):
            connection.execute(insert(changes).values(table_id="t", seq=seq, data=data.encode()))

    async def story() -> None:
        async with open_store(database_url) as store:
            await store.write(fill)
        for name, source in later.items():
            (versions / name).write_text(source)
        async with open_store(database_url) as store:
            assert await store.read(differences) == []
            query = text("SELECT table_id, seat, game, players, winners, alone FROM results ORDER BY table_id, seat")
            found = await store.read(lambda connection: [tuple(row) for row in connection.execute(query)])
            assert found == [
                ("t", 0, "vienna", 2, 1, True),
                ("t", 1, "vienna", 2, 1, True),
                ("u", 0, "vienna", 2, 1, False),
                ("u", 1, "vienna", 2, 1, False),
            ]
            kept = await store.read(lambda connection: changes_since(connection, "t", 0))
            names = [getattr(decode_change(data), "name", None) for data in kept]
            assert names == [NOBODY, None, "Cyd"]

    run(story())


def test_only_a_migration_is_followed_by_a_look_at_all_references(sqlite_url: str):
    said: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        said.append(statement)

    async def story() -> None:
        for looks in (1, 0):
            said.clear()
            async with open_store(sqlite_url):
                pass
            # With a hundred thousand games each look takes a minute.
            assert sum("foreign_key_check" in statement for statement in said) == looks

    event.listen(Engine, "before_cursor_execute", note)
    try:
        run(story())
    finally:
        event.remove(Engine, "before_cursor_execute", note)
