"""Bot accounts: players that are programs, owned by an account and signed in by tokens."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from tradecraft.server.errors import NotAllowed, NotFound, denied
from tradecraft.server.people.credentials import new_id
from tradecraft.server.people.names import checked_name, name_key
from tradecraft.server.people.sessions import Sessions, refuse_taken_name, refuse_without_account
from tradecraft.server.store import people as queries
from tradecraft.server.store.people import SessionRow
from tradecraft.server.tables.person import Person

MOST_BOTS = 10
MOST_TOKENS = 10


class BotAccount(NamedTuple):
    """A bot that plays over the network, with its tokens."""

    person: Person
    tokens: list[SessionRow]


class BotAccounts(Sessions):
    """The part of `People` about bot accounts and their tokens."""

    async def new_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """Make a bot account that belongs to an account; return it and its first token."""
        refuse_without_account(owner)
        bot = Person(new_id(), "bot", checked_name(name), owner.language)
        token, session = self._new_session(bot.id, "token", "")

        def work(connection: Connection) -> None:
            if len(queries.list_bots(connection, owner.id)) >= MOST_BOTS:
                raise denied(NotAllowed, "too_many_bots", most=MOST_BOTS)
            refuse_taken_name(connection, bot.name)
            queries.add_person(connection, bot, self._now(), owner=owner.id, name_key=name_key(bot.name))
            queries.add_session(connection, session)

        await self._write_name(work, bot.name)
        return bot, token

    async def bots(self, owner: Person) -> list[BotAccount]:
        """List the bots of an account with their tokens, the oldest first."""

        def work(connection: Connection) -> list[BotAccount]:
            rows = queries.list_bots(connection, owner.id)
            tokens = queries.list_sessions(connection, [row.id for row in rows], "token")
            return [BotAccount(row.as_person(), [one for one in tokens if one.person == row.id]) for row in rows]

        return await self._store.read(work)

    async def new_token(self, owner: Person, bot: str, label: str = "") -> str:
        """Give a bot of an account one more token."""
        token, session = self._new_session(bot, "token", label)

        def work(connection: Connection) -> None:
            _refuse_foreign_bot(connection, owner, bot)
            if len(queries.list_sessions(connection, [bot], "token")) >= MOST_TOKENS:
                raise denied(NotAllowed, "too_many_tokens", most=MOST_TOKENS)
            queries.add_session(connection, session)

        await self._store.write(work)
        return token

    async def revoke_tokens(self, owner: Person, bot: str) -> None:
        """End all tokens of a bot of an account."""

        def work(connection: Connection) -> list[str]:
            _refuse_foreign_bot(connection, owner, bot)
            return queries.end_sessions(connection, bot)

        self._ended(await self._store.write(work))


def _refuse_foreign_bot(connection: Connection, owner: Person, bot: str) -> None:
    """Raise NotFound if the account has no such bot."""
    row = queries.find_person(connection, bot)
    if row is None or row.kind != "bot" or row.owner != owner.id:
        raise denied(NotFound, "no_such_bot_account", person=bot)
