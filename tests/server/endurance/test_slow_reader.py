"""A client that sends requests without reading answers: it is disconnected, and nobody waits for it."""

from __future__ import annotations

from tests.server.endurance.clients import Person, catch_up, play, small_socket, table_of_two
from tests.server.operations.process import Serving
from tests.server.running import run
from tradecraft.server.transport.hub import OVERFLOW_MESSAGES, TOO_SLOW

QUESTIONS = 6 * OVERFLOW_MESSAGES
"""The answers are more than the system's buffers and the server's queue hold together."""
LINES, MOVES = 10, 20


def test_nobody_waits_for_a_slow_reader_who_is_cut_off_and_can_come_back(server: Serving):
    anna, bert, carl = (Person(server, name) for name in ("Anna", "Bert", "Carl"))
    table = table_of_two(anna, bert, listed=True)

    async def sleep_through() -> None:
        async with (
            anna.connected() as first,
            bert.connected() as second,
            carl.connected(sock=small_socket(server), max_queue=1) as sleeper,
        ):
            for client in (first, second):
                await client.watch(table)
            await play([first, second], table, MOVES)
            known = (await sleeper.watch(table))["version"]
            for _ in range(QUESTIONS):
                await sleeper.send("watch", table)
            for number in range(LINES):
                await first.do("chat", table, text=f"Line {number}")
            await play([first, second], table, MOVES)
            for client in (first, second):
                await catch_up(client)
                lines = [message["number"] for message in client.seen if message["type"] == "said"]
                assert lines == list(range(1, LINES + 1))
                versions = [update["version"] for update in client.updates()]
                assert versions == list(range(versions[0], versions[0] + len(versions)))
            assert await sleeper.closed_with() == TOO_SLOW
            assert len(sleeper.updates()) < QUESTIONS
            async with carl.connected() as awake, carl.connected() as fresh:
                update = await awake.watch(table, known)
                assert update["news"][0]["version"] == known + 1
                assert update["version"] > known
                assert update["view"] == (await fresh.watch(table))["view"]

    run(sleep_through())


def test_a_client_that_asks_as_much_and_reads_is_not_cut_off(server: Serving):
    anna, bert, carl = (Person(server, name) for name in ("Anna", "Bert", "Carl"))
    table = table_of_two(anna, bert, listed=True)

    async def listen() -> None:
        async with (
            anna.connected() as first,
            bert.connected() as second,
            carl.connected(sock=small_socket(server), max_queue=1) as reader,
        ):
            for client in (first, second):
                await client.watch(table)
            await play([first, second], table, MOVES)
            for _ in range(QUESTIONS):
                await reader.do("watch", table)
            assert len(reader.updates()) == QUESTIONS

    run(listen())
