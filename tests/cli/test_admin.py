"""`admin`: reports, bans, people and tables, on a database of either kind."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.cli.running import error_line, run
from tests.server.conftest import database_url, postgres_server, postgres_url, sqlite_url  # noqa: F401
from tests.server.people.serving import quick_hasher
from tests.server.running import run as run_coroutine
from tests.server.running import until
from tradecraft.locales import languages
from tradecraft.server.container import ENDED
from tradecraft.server.people import Passwords, People
from tradecraft.server.store import Store, open_store
from tradecraft.server.store.chat import add_report
from tradecraft.server.store.tables import create_table, set_seat

START = 1_700_000_000_000


class Scene:
    """Anna, who has an account and a bot; Boris, a guest; a table of theirs; two reports about Boris."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.anna = self.boris = self.token = ""
        run_coroutine(self.fill())

    async def fill(self) -> None:
        async with open_store(self.url) as store:
            people = self.people(store)
            await people.open()
            anna = (await people.register(None, "Anna", "correct horse", "en")).person
            boris, _ = await people.new_guest("Boris", "fr")
            _, self.token = await people.new_bot(anna, "Annas Robot")
            self.anna, self.boris = anna.id, boris.id
            await store.write(partial(self.write, anna=anna.id, boris=boris.id))

    def write(self, connection: Connection, anna: str, boris: str) -> None:
        create_table(
            connection,
            id="t1",
            header=b"{}",
            secret=bytes(32),
            owner=anna,
            game="vienna",
            players=2,
            rated=False,
            listed=True,
            spectators=True,
            at=START,
        )
        set_seat(connection, "t1", 0, anna, None)
        for text in ("He shouts.", "He \x1b[31mshouts again."):
            add_report(connection, anna, boris, "t1", text, START)

    def people(self, store: Store) -> People:
        return People(store, lambda: START, passwords=Passwords(quick_hasher()))

    def admin(self, *arguments: str) -> str:
        """Run a command of `admin` and return what it prints."""
        result = run("admin", *arguments, "--database", self.url, COLUMNS="160")
        assert result.exit_code == 0, result.output
        return result.stdout

    def refused(self, *arguments: str) -> str:
        return error_line(run("admin", *arguments, "--database", self.url))

    def ask(self, question: Callable[[People], Any]) -> Any:
        """Ask what a server on the same database would know."""

        async def work() -> Any:
            async with open_store(self.url) as store:
                people = self.people(store)
                await people.open()
                return await question(people)

        return run_coroutine(work())


@pytest.fixture
def scene(database_url: str) -> Scene:  # noqa: F811
    return Scene(database_url)


def test_reports_are_listed_and_closed(scene: Scene):
    shown = scene.admin("reports")
    assert "He shouts." in shown
    assert f"Boris ({scene.boris})" in shown
    assert "2023-11-14 22:13 UTC" in shown
    assert "\x1b[31m" not in shown, "a terminal would obey it"
    listed = json.loads(scene.admin("reports", "--json"))
    assert [(report["id"], report["about_name"], report["table"]) for report in listed] == [
        (1, "Boris", "t1"),
        (2, "Boris", "t1"),
    ]
    scene.admin("close", "1")
    assert [report["id"] for report in json.loads(scene.admin("reports", "--json"))] == [2]
    assert "1" in scene.refused("close", "1")
    scene.admin("close", "2")
    assert scene.admin("reports") == "There are no open reports.\n"


def test_who_is_banned_is_shut_out_with_their_bots_until_let_in_again(scene: Scene):
    assert scene.ask(lambda people: people.identify(None, scene.token)).person.name == "Annas Robot"
    assert "2 sessions have ended" in scene.admin("ban", "anna")
    assert scene.ask(lambda people: people.identify(None, scene.token)) is None
    assert json.loads(scene.admin("person", "Anna", "--json"))["banned"] is not None
    scene.admin("unban", "Anna")
    assert json.loads(scene.admin("person", "Anna", "--json"))["banned"] is None


def test_a_guest_goes_by_id(scene: Scene):
    assert "1 session has ended" in scene.admin("ban", scene.boris)
    assert "Boris" in scene.refused("ban", "Boris")


def test_a_person_is_shown_in_numbers(scene: Scene):
    found = json.loads(scene.admin("person", "Anna", "--json"))
    assert found | {"created": 0, "seen": 0} == {
        "id": scene.anna,
        "kind": "account",
        "name": "Anna",
        "owner": None,
        "language": "en",
        "created": 0,
        "seen": 0,
        "banned": None,
        "sessions": 1,
        "bots": 1,
        "tables": 1,
        "games": 0,
        "reports_by": 2,
        "reports_about": 0,
    }
    shown = scene.admin("person", "Anna")
    assert "account" in shown
    assert "2023-11-14 22:13 UTC" in shown


def test_tables_are_listed_without_their_secrets(scene: Scene):
    [table] = json.loads(scene.admin("tables", "--json"))
    assert table == {
        "id": "t1",
        "game": "vienna",
        "status": "open",
        "owner": scene.anna,
        "owner_name": "Anna",
        "changes": 0,
        "updated": START,
        "seats": ["Anna", None],
    }
    assert "Anna, –" in scene.admin("tables")


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_texts(sqlite_url: str, language: str):  # noqa: F811
    scene = Scene(sqlite_url)
    for arguments in (
        ("reports",),
        ("person", "Anna"),
        ("tables",),
        ("close", "1"),
        ("ban", "Anna"),
        ("unban", "Anna"),
    ):
        assert "terminal-" not in scene.admin(*arguments, "--language", language)


def test_a_ban_is_announced_to_the_servers_on_a_postgres(postgres_url: str):  # noqa: F811
    scene = Scene(postgres_url)

    async def listen() -> list[str]:
        heard: list[str] = []
        async with open_store(postgres_url) as store:
            store.listen(heard.append)
            await asyncio.to_thread(scene.admin, "ban", "Anna")
            await until(lambda: len(heard) >= 2)
        return heard

    assert {message.split()[0] for message in run_coroutine(listen())} == {ENDED}


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path):
    error_line(run("admin", "tables", "--database", f"sqlite:///{tmp_path}/missing.db"))
    assert list(tmp_path.iterdir()) == []


def test_help_names_all_commands():
    shown = run("admin", "--help").stdout
    for command in ("reports", "close", "ban", "unban", "person", "tables"):
        assert f" {command} " in shown
        assert "Examples:" in run("admin", command, "--help").stdout
