"""Connections whose session ended elsewhere are closed, and expired sessions are deleted."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from tests.server.people.serving import Clock
from tests.server.running import run, until
from tradecraft.server.container import Container
from tradecraft.server.operations import session_sweeper
from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import Identity
from tradecraft.server.store.schema import sessions
from tradecraft.server.transport.hub import SIGNED_OUT, Channel


def test_a_ban_by_another_process_cuts_off_the_connections_of_that_person_alone(database_url: str):
    async def story() -> tuple[int | None, int | None]:
        container = Container(Settings(database=database_url), Clock())
        async with container.store:
            await container.people.open()
            channels = [await connect(container, name) for name in ("Anna", "Boris")]
            await container.session_sweeper.sweep()
            assert [channel.closed_with for channel in channels] == [None, None]
            # As `tradecraft admin` does it: on the database, without a word to this process.
            other = Container(Settings(database=database_url), Clock())
            async with other.store:
                await other.people.ban(channels[0].person)
            await container.session_sweeper.sweep()
            return channels[0].closed_with, channels[1].closed_with

    assert run(story()) == (SIGNED_OUT, None)


def test_a_session_that_expires_cuts_off_its_connection(sqlite_url: str):
    async def story() -> int | None:
        clock = Clock()
        container = Container(Settings(database=sqlite_url, session_days=1), clock)
        async with container.store:
            await container.people.open()
            channel = await connect(container, "Anna")
            clock.pass_days(1.5)
            await container.session_sweeper.sweep()
            return channel.closed_with

    assert run(story()) == SIGNED_OUT


def test_expired_sessions_are_deleted_while_the_server_runs(database_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(session_sweeper, "PAUSE_SECONDS", 0.01)

    async def story() -> tuple[int, int]:
        clock = Clock()
        container = Container(Settings(database=database_url, session_days=1, bot_workers=1), clock)
        await container.start()
        try:
            await connect(container, "Anna")
            clock.pass_days(0.9)
            await connect(container, "Boris")
            before = await stored(container)
            clock.pass_days(0.3)
            await until(lambda: left(container, 1))
            return before, await stored(container)
        finally:
            await container.stop()

    assert run(story()) == (2, 1)


def test_expired_sessions_are_deleted_once_an_hour(sqlite_url: str):
    async def story() -> list[int]:
        clock = Clock()
        container = Container(Settings(database=sqlite_url, session_days=1), clock)
        async with container.store:
            await container.people.open()
            await connect(container, "Anna")
            counts = []
            for hours in (23.5, 0.7, 0.4):
                clock.pass_days(hours / 24)
                await container.session_sweeper.sweep()
                counts.append(await stored(container))
            return counts

    assert run(story()) == [1, 1, 0]


async def stored(container: Container) -> int:
    """Return how many sessions there are, expired or not."""
    count = select(func.count()).select_from(sessions)
    return await container.store.read(lambda connection: connection.scalar(count) or 0)


async def left(container: Container, count: int) -> bool:
    return await stored(container) == count


async def connect(container: Container, name: str) -> Channel:
    """Sign a guest in and open a channel."""
    _, cookie = await container.people.new_guest(name, "en")
    identity = await container.people.identify(cookie, None)
    assert isinstance(identity, Identity)
    channel = Channel(identity.person.id, identity.session)
    container.hub.open(channel)
    return channel
