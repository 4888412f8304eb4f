"""Connections whose session ended elsewhere are cut off."""

from __future__ import annotations

from tests.server.people.serving import Clock
from tests.server.running import run
from tradecraft.server.hub import SIGNED_OUT, Channel
from tradecraft.server.parts import Parts
from tradecraft.server.people import Identity
from tradecraft.server.settings import Settings


def test_a_ban_by_another_process_cuts_off_the_connections_of_that_person_alone(database_url: str):
    async def story() -> tuple[int | None, int | None]:
        parts = Parts(Settings(database=database_url), Clock())
        async with parts.store:
            await parts.people.open()
            channels = [await connect(parts, name) for name in ("Anna", "Boris")]
            await parts.sessions_watch.look()
            assert [channel.closed_with for channel in channels] == [None, None]
            # As `tradecraft admin` does it: on the database, without a word to this process.
            other = Parts(Settings(database=database_url), Clock())
            async with other.store:
                await other.people.ban(channels[0].person)
            await parts.sessions_watch.look()
            return channels[0].closed_with, channels[1].closed_with

    assert run(story()) == (SIGNED_OUT, None)


def test_a_session_that_expires_cuts_off_its_connection(sqlite_url: str):
    async def story() -> int | None:
        clock = Clock()
        parts = Parts(Settings(database=sqlite_url, session_days=1), clock)
        async with parts.store:
            await parts.people.open()
            channel = await connect(parts, "Anna")
            clock.pass_days(1.5)
            await parts.sessions_watch.look()
            return channel.closed_with

    assert run(story()) == SIGNED_OUT


async def connect(parts: Parts, name: str) -> Channel:
    """Let somebody in and open a channel."""
    _, cookie = await parts.people.new_guest(name, "en")
    identity = await parts.people.identify(cookie, None)
    assert isinstance(identity, Identity)
    channel = Channel(identity.person.id, identity.session)
    parts.hub.open(channel)
    return channel
