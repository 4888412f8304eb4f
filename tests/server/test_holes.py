"""Regression tests: requests and failures that caused a 500 or bypassed a limit."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.house import House, opened_house
from tests.server.people.serving import answered, refused
from tests.server.play.players import MINE, OPEN, Server
from tradecraft.server.store.sqlite import SqliteStore


@pytest.fixture
def server(database_url: str) -> Iterator[Server]:
    with Server.running(database_url) as server:
        yield server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened_house(tmp_path) as house:
        yield house


def test_a_report_about_an_unknown_table_is_refused(server: Server):
    anna, boris = server.guest("Anna"), server.guest("Boris")
    report = {"about": boris.id, "text": "rude"}
    assert refused(anna.post("/api/reports", {**report, "table": "nowhere"}), 404) == "no_such_table"
    table = anna.make("war1955", MINE, OPEN)
    answered(anna.post("/api/reports", {**report, "table": table}), 204)


def test_frames_that_cannot_be_read_count_as_commands(tmp_path: Path):
    with Server.running(tmp_path / "play.db", commands_per_second=2) as server:
        anna = server.guest("Anna")
        with anna.connected() as connection:
            codes = []
            for _ in range(20):
                connection.wire.send("nonsense")
                codes.append(connection.next("refused")["refusal"]["code"])
        assert codes[0] == "malformed_request"
        assert codes[-1] == "too_many_requests"
        assert codes.count("malformed_request") <= 2 * 4


@pytest.mark.parametrize("name", ["ANNA", "Anna"])
def test_a_guest_cannot_take_the_name_of_an_account(server: Server, name: str):
    server.account("Anna")
    assert refused(server.client.post("/api/guests", json={"name": name}), 409) == "name_taken"
    guest = server.guest("Boris")
    assert refused(guest.put("/api/me", {"name": name}), 409) == "name_taken"
    # Guests may share their names with each other, and keep the one they have.
    server.guest("Boris")
    answered(guest.put("/api/me", {"name": "Boris"}), 200)


@contextmanager
def full_disk(house: House) -> Iterator[None]:
    """Let the database grow no more, and fill what room it has."""
    store = house.container.store
    assert isinstance(store, SqliteStore)
    assert store._opened is not None
    with store._opened.writer._engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.execute("CREATE TABLE filler (data BLOB)")
        (count,) = driver.execute("PRAGMA page_count").fetchone()
        driver.execute(f"PRAGMA max_page_count = {count}")
        with suppress(sqlite3.OperationalError):
            for _ in range(1000):
                driver.execute("INSERT INTO filler VALUES (zeroblob(3000))")
    try:
        yield
    finally:
        with store._opened.writer._engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            driver.execute(f"PRAGMA max_page_count = {2**30}")


def test_a_full_disk_is_said_to_be_one_and_ends_with_it(house: House):
    anna = house.guest()
    body = {"game": "war1955", "seats": [{"type": "mine"}, {"type": "open"}], "listed": True}
    table = answered(house.ask(anna, "POST", "/api/tables", body), 201)["table"]
    boris = house.guest()
    answered(house.command(boris, "join", table), 200)
    note = {"text": "x" * 4000}
    # One fills a page of the database, so that the other needs a new one.
    answered(house.ask(anna, "PUT", f"/api/tables/{table}/note", note), 200)
    with full_disk(house):
        assert refused(house.ask(boris, "PUT", f"/api/tables/{table}/note", note), 503) == "storage_failing"
        house.container.health_check._found = None
        well = house.ask(anna, "GET", "/healthz")
        assert (well.status_code, well.json()["database"]) == (503, False)
    # Nothing is lost, and nobody has to start the server again.
    answered(house.ask(boris, "PUT", f"/api/tables/{table}/note", note), 200)
    house.container.health_check._found = None
    answered(house.ask(anna, "GET", "/healthz"), 200)
    answered(house.command(anna, "resign", table, seat=0), 200)
