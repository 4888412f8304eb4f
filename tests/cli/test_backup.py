"""`backup`: a copy that opens like any other database."""

from pathlib import Path

import pytest

from tests.cli.running import error_line, run
from tests.server.running import run as run_coroutine
from tradecraft.server.people import People
from tradecraft.server.store import open_store


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with one guest in it."""
    url = f"sqlite:///{tmp_path / 'table.db'}"

    async def fill() -> None:
        async with open_store(url) as store:
            people = People(store, lambda: 1)
            await people.open()
            await people.new_guest("Anna", "en")

    run_coroutine(fill())
    return url


def guests(url: str) -> list[str]:
    async def read() -> list[str]:
        async with open_store(url) as store:
            return await store.read(lambda c: [name for (name,) in c.exec_driver_sql("SELECT name FROM persons")])

    return run_coroutine(read())


def test_a_backup_is_restored_by_opening_it(database: str, tmp_path: Path):
    target = tmp_path / "copy.db"
    result = run("backup", target, "--database", database)
    assert result.exit_code == 0, result.output
    assert str(target) in result.stdout.replace("\n", "")
    assert guests(f"sqlite:///{target}") == ["Anna"]


def test_the_database_can_come_from_the_environment(database: str, tmp_path: Path):
    assert run("backup", tmp_path / "copy.db", TRADECRAFT_DATABASE=database).exit_code == 0


def test_a_backup_overwrites_nothing(database: str, tmp_path: Path):
    target = tmp_path / "letter"
    target.write_text("Dear Anna")
    assert "letter" in error_line(run("backup", target, "--database", database))
    assert target.read_text() == "Dear Anna"


def test_a_missing_database_is_reported_and_not_created(tmp_path: Path):
    error_line(run("backup", tmp_path / "copy.db", "--database", f"sqlite:///{tmp_path}/missing.db"))
    assert list(tmp_path.iterdir()) == []


def test_postgres_has_a_tool_of_its_own(tmp_path: Path):
    line = error_line(run("backup", tmp_path / "copy.db", "--database", "postgresql://anna@host/name"))
    assert "pg_dump" in line
