"""The chat of a table: texts, and ready phrases that everyone reads in their own language."""

from __future__ import annotations

from collections.abc import Callable

from tradecraft.server.people import Person
from tradecraft.server.play.replies import require_sayable
from tradecraft.server.store import Store
from tradecraft.server.store.chat import ChatLine, add_chat, find_chat
from tradecraft.server.transport.protocol.messages import Said
from tradecraft.server.transport.publishing import Publisher

WORD = "chat"
"""Announced to other processes, with a table and the number of a line, when something was said."""


class Chat:
    """Stores chat lines of tables and sends them to viewers."""

    def __init__(self, store: Store, publisher: Publisher, now: Callable[[], int]) -> None:
        """Keep lines in a store."""
        self._store = store
        self._publisher = publisher
        self._now = now

    async def say(self, person: Person, table: str, sent_id: str, text: str, phrase: str) -> None:
        """Say a text or a phrase at a table, once for each `sent_id`; raise Denied if it cannot be said."""
        require_sayable(text, phrase)
        at = self._now()
        number, is_new = await self._store.write(
            lambda connection: add_chat(connection, table, person.id, at, phrase or None, text or None, sent_id)
        )
        if is_new:
            line = ChatLine(number, person.id, person.name, at, phrase or None, text or None)
            self._publisher.say(chat_message(table, line))
            await self._store.announce(f"{WORD} {table} {number}")

    async def hear(self, table: str, number: int) -> None:
        """Send a chat line of another process to the viewers here."""
        line = await self._store.read(lambda connection: find_chat(connection, table, number))
        if line is not None:
            self._publisher.say(chat_message(table, line))


def chat_message(table: str, line: ChatLine) -> Said:
    """Return a line of a table's chat as clients are told it."""
    return Said(
        table_id=table,
        number=line.number,
        person=line.person,
        name=line.name,
        at=line.at,
        text=line.text or "",
        phrase=line.phrase or "",
    )
