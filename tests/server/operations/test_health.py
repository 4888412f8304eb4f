"""Health: the server reports whether games can be played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.running import run
from tradecraft import __version__
from tradecraft.server.app import create_app
from tradecraft.server.container import Container
from tradecraft.server.operations import health
from tradecraft.server.operations.health import HealthCheck
from tradecraft.server.operations.settings import Settings
from tradecraft.server.store import Work


@contextmanager
def serving(url: str, **settings: Any) -> Iterator[tuple[Container, TestClient[Litestar]]]:
    container = Container(Settings(database=url, bot_workers=1, **settings))
    with TestClient(create_app(container), base_url="http://table.test") as client:
        yield container, client


@pytest.fixture(autouse=True)
def never_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT_SECONDS", -1.0)


def test_a_server_that_is_well_says_so_to_everybody(database_url: str):
    with serving(database_url) as (_, client):
        answer = client.get("/healthz")
        assert answer.status_code == 200
        assert answer.json() == {"version": __version__, "database": True, "bots": True}
        assert answer.headers["cache-control"] == "no-store"


def test_without_its_database_a_server_is_not_well(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    async def broken(_: Work[Any]) -> None:
        raise OSError("the disk is gone")

    with serving(sqlite_url) as (container, client):
        monkeypatch.setattr(container.store, "read", broken)
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["database"]) == (503, False)
        monkeypatch.undo()
        monkeypatch.setattr(health, "KEPT_SECONDS", -1.0)
        assert client.get("/healthz").status_code == 200


def test_a_database_that_does_not_answer_in_time_counts_as_gone(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    async def slow(_: Work[Any]) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(health, "DEADLINE_SECONDS", 0.01)
    with serving(sqlite_url) as (container, client):
        monkeypatch.setattr(container.store, "read", slow)
        assert client.get("/healthz").json()["database"] is False


def test_without_its_bots_a_server_is_not_well(sqlite_url: str):
    with serving(sqlite_url) as (container, client), client.portal() as portal:
        portal.call(container.pool.stop)
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["bots"]) == (503, False)


def test_many_who_ask_at_once_cost_one_look(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(health, "KEPT_SECONDS", 3600.0)

    async def story() -> int:
        container = Container(Settings(database=sqlite_url))
        looks = 0

        async def count(_: Work[Any]) -> None:
            nonlocal looks
            looks += 1

        monkeypatch.setattr(container.store, "read", count)
        health_check = HealthCheck(container.store, container.pool)
        await asyncio.gather(*(health_check.check() for _ in range(50)))
        return looks

    assert run(story()) == 1
