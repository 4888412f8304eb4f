"""What people write: chat, notes and reports."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tests.server.running import run
from tests.server.store.sample import add_person, furnish
from tradecraft.server.store import Store, Work, open_store
from tradecraft.server.store.chat import (
    ChatLine,
    Report,
    add_chat,
    add_report,
    chat_of,
    close_report,
    get_note,
    open_reports,
    set_note,
)


async def furnish_talk(store: Store) -> None:
    await furnish(store, "t", "other")
    await store.write(lambda connection: add_person(connection, "bob"))


def saying(table: str, person: str, text: str, sent_id: str | None = None) -> Work[tuple[int, bool]]:
    def work(connection: Connection) -> tuple[int, bool]:
        return add_chat(connection, table, person, 5, None, text, sent_id or text)

    return work


def test_chat_is_numbered_at_each_table_and_read_from_where_one_was(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish_talk(store)
            phrase = await store.write(lambda connection: add_chat(connection, "t", "bob", 4, "hello", None, "x"))
            numbers = [await store.write(saying("t", "ada", text)) for text in ("one", "two", "three")]
            assert [phrase, *numbers] == [(1, True), (2, True), (3, True), (4, True)]
            assert await store.write(saying("other", "ada", "one")) == (1, True)
            first = ChatLine(1, "bob", "Bob", 4, "hello", None)
            lines = [first, *(ChatLine(number, "ada", "Ada", 5, None, text) for number, text in chat)]
            assert await store.read(lambda connection: chat_of(connection, "t", 0, 10)) == lines
            assert await store.read(lambda connection: chat_of(connection, "t", 2, 10)) == lines[2:]
            # The latest are what one wants to see when not all fit.
            assert await store.read(lambda connection: chat_of(connection, "t", 0, 2)) == lines[2:]

    chat = [(2, "one"), (3, "two"), (4, "three")]
    run(story())


def test_a_line_that_is_sent_again_is_still_one_line(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish_talk(store)
            again = [await store.write(saying("t", "ada", "hello", "id")) for _ in range(2)]
            others = [
                await store.write(saying("t", "bob", "hello", "id")),
                await store.write(saying("t", "ada", "bye")),
            ]
            assert (again, others) == ([(1, True), (1, False)], [(2, True), (3, True)])
            assert len(await store.read(lambda connection: chat_of(connection, "t", 0, 10))) == 3

    run(story())


def test_all_may_talk_at_once(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish_talk(store)
            # Each line twice, as from a client that resends everything.
            numbers = await asyncio.gather(*(store.write(saying("t", "ada", f"line {n % 15}")) for n in range(30)))
            assert sorted(numbers) == [(number, new) for number in range(1, 16) for new in (False, True)]

    run(story())


def test_a_chat_line_needs_an_existing_table(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish_talk(store)
            with pytest.raises(IntegrityError):
                await store.write(saying("nowhere", "ada", "hello"))

    run(story())


def test_a_note_is_its_writers_own_and_is_replaced(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish_talk(store)
            assert await store.read(lambda connection: get_note(connection, "t", "ada")) == ""
            for text in ("bob has the courier", "no, he has not"):
                await store.write(partial(set_note, table="t", person="ada", text=text))
            await store.write(lambda connection: set_note(connection, "t", "bob", "ada bluffs"))
            assert await store.read(lambda connection: get_note(connection, "t", "ada")) == "no, he has not"
            assert await store.read(lambda connection: get_note(connection, "t", "bob")) == "ada bluffs"
            assert await store.read(lambda connection: get_note(connection, "other", "ada")) == ""

    run(story())


def test_a_report_waits_until_it_is_closed(database_url: str):
    async def story() -> None:
        async with open_store(database_url) as store:
            await furnish_talk(store)
            first = await store.write(lambda connection: add_report(connection, "ada", "bob", "t", "rude", 3))
            second = await store.write(lambda connection: add_report(connection, "bob", "ada", None, "she began", 4))
            reports = [
                Report(first, "ada", "Ada", "bob", "Bob", "t", "rude", 3),
                Report(second, "bob", "Bob", "ada", "Ada", None, "she began", 4),
            ]
            assert await store.read(lambda connection: open_reports(connection, 10)) == reports
            assert await store.read(lambda connection: open_reports(connection, 1)) == reports[:1]
            closings = [await store.write(lambda connection: close_report(connection, first, 9)) for _ in range(2)]
            assert closings == [True, False]
            assert await store.read(lambda connection: open_reports(connection, 10)) == reports[1:]

    run(story())
