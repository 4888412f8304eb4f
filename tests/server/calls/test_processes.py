"""Two processes of one server on one PostgreSQL: one call per turn, and one note per holiday."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from drills.databases import PostgresServer
from drills.receivers import Inbox
from tests.server.calls.conftest import settings
from tests.server.calls.turns import GRACE, Scene
from tests.server.people.serving import answered
from tests.server.play.players import HandClock, Server
from tradecraft.server.store.calls import DueCall, due_calls


@pytest.fixture(scope="module")
def servers(postgres_server: PostgresServer, services: Inbox) -> Iterator[tuple[Server, Server]]:
    """Two processes that call nobody by themselves."""
    clock, given = HandClock(), settings(services)
    with (
        postgres_server.database() as url,
        Server.running(url, clock, **given) as one,
        Server.running(url, clock, **given) as two,
    ):
        for server in (one, two):
            server.run(server.container.caller._periodic.stop)
        yield one, two


def found(server: Server) -> list[DueCall]:
    """Return what a process finds due."""
    server.run(server.container.caller._find)
    now = server.clock()
    due: list[DueCall] = server.run(server.container.store.read, lambda connection: due_calls(connection, now, 10))
    return due


def test_a_turn_that_both_find_due_is_called_once(servers: tuple[Server, Server], inbox: Inbox):
    scene = Scene(servers[0], inbox)
    scene.hook()
    table = scene.sit()
    for turn in range(1, 4):
        for server in servers:
            found(server)
        scene.server.clock.pass_seconds(GRACE)
        both = [found(server) for server in servers]
        assert [len(due) for due in both] == [1, 1], "both want to make the call"
        for server, due in zip(servers, both, strict=True):
            server.run(server.container.caller._deliver, due)
        assert len(inbox.to(scene.path)) == turn
        scene.pass_turn(scene.anna, table)
        scene.pass_turn(scene.bela, table)


def test_a_player_who_looks_at_one_is_not_called_by_the_other(servers: tuple[Server, Server], inbox: Inbox):
    one, two = servers
    scene = Scene(one, inbox)
    scene.hook()
    table = scene.sit()
    found(one)
    one.clock.pass_seconds(GRACE)
    assert [due.table for due in found(one) if due.table == table] == [table]
    scene.anna.at(two).do("look", table)
    assert [due.table for due in found(one) if due.table == table] == []
    assert scene.later() == []


def test_a_holiday_is_noted_once(servers: tuple[Server, Server], inbox: Inbox):
    one, two = servers
    scene = Scene(one, inbox)
    table = scene.sit()
    today = str(datetime.fromtimestamp(one.clock() / 1000, UTC).date())
    answered(scene.anna.at(two).put("/api/me/holiday", {"first": today, "last": today}), 200)
    for server in (two, one, two):
        server.sweep()
    assert [news["what"] for news in scene.bela.sight(table, 1)["news"]].count("holiday") == 1
