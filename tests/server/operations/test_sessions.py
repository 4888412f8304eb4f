"""Connections whose session ended elsewhere are cut off."""

from __future__ import annotations

from tests.server.people.serving import Clock
from tests.server.running import run
from tradecraft.server.container import Container
from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import Identity
from tradecraft.server.transport.hub import SIGNED_OUT, Channel


def test_a_ban_by_another_process_cuts_off_the_connections_of_that_person_alone(database_url: str):
    async def story() -> tuple[int | None, int | None]:
        container = Container(Settings(database=database_url), Clock())
        async with container.store:
            await container.people.open()
            channels = [await connect(container, name) for name in ("Anna", "Boris")]
            await container.session_sweeper.look()
            assert [channel.closed_with for channel in channels] == [None, None]
            # As `tradecraft admin` does it: on the database, without a word to this process.
            other = Container(Settings(database=database_url), Clock())
            async with other.store:
                await other.people.ban(channels[0].person)
            await container.session_sweeper.look()
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
            await container.session_sweeper.look()
            return channel.closed_with

    assert run(story()) == SIGNED_OUT


async def connect(container: Container, name: str) -> Channel:
    """Let somebody in and open a channel."""
    _, cookie = await container.people.new_guest(name, "en")
    identity = await container.people.identify(cookie, None)
    assert isinstance(identity, Identity)
    channel = Channel(identity.person.id, identity.session)
    container.hub.open(channel)
    return channel
