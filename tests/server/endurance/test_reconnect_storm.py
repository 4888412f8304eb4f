"""Many clients disconnect and reconnect at once: players at other tables notice nothing."""

from __future__ import annotations

import asyncio

from tests.server.endurance.clients import Client, Person, catch_up, play, table_of_two
from tests.server.operations.process import Serving
from tests.server.running import run

SPECTATORS, SOCKETS_EACH = 10, 20
STORMS, MOVES = 2, 10


def test_a_storm_of_reconnections_brings_everybody_back_and_disturbs_nobody(server: Serving):
    anna, bert, carl, dora = (Person(server, name) for name in ("Anna", "Bert", "Carl", "Dora"))
    crowd = [Person(server, f"Guest {number}") for number in range(SPECTATORS)] * SOCKETS_EACH
    quiet = table_of_two(anna, bert)
    watched = table_of_two(carl, dora, listed=True)

    async def storm() -> None:
        async with anna.connected() as first, bert.connected() as second, carl.connected() as owner:
            for client in (first, second):
                await client.watch(quiet)
            await settled(first, second)
            await owner.watch(watched)
            version = 0
            sockets = await asyncio.gather(*(arrive(person, watched, version) for person in crowd))
            await told_of(owner, len(crowd))
            first.seen = first.updates()[-1:]
            second.seen = second.updates()[-1:]
            for _ in range(STORMS):
                told = len(owner.seen)
                version = sockets[0].updates()[-1]["version"]
                for client in sockets:
                    client.socket.transport.abort()
                back = asyncio.gather(*(arrive(person, watched, version) for person in crowd))
                await play([first, second], quiet, MOVES)
                sockets = await back
                await told_of(owner, len(crowd))
                # Who is there is told together, not for each who comes or goes.
                assert len(owner.seen) - told < len(crowd) / 4
                assert {client.updates()[-1]["version"] for client in sockets} == {version}
            for client in (first, second):
                assert {message["type"] for message in client.seen} == {"update", "done"}
                versions = [update["version"] for update in client.updates()]
                assert versions == list(range(versions[0], versions[0] + len(versions)))
            acknowledged = [message for message in first.seen + second.seen if message.get("version") is not None]
            assert len([message for message in acknowledged if message["type"] == "done"]) == STORMS * MOVES
            await asyncio.gather(*(client.socket.close() for client in sockets))

    run(storm())


async def arrive(person: Person, table: str, version: int) -> Client:
    client = await person.connect()
    await client.watch(table, version)
    return client


async def settled(first: Client, second: Client) -> None:
    """Wait until both players were told that the other is there, so that nothing more is to be said about it."""
    await first.until(lambda message: message["type"] == "presence" and len(message["seats"]) == 2)
    await catch_up(second)


async def told_of(client: Client, spectators: int) -> None:
    """Wait until a client knows how many are watching."""
    is_told = [message.get("spectators") for message in client.seen if message["type"] == "presence"][-1:]
    if is_told != [spectators]:
        await client.until(lambda message: message.get("spectators") == spectators)
