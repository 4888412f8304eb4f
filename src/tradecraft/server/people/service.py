"""The service for everything about people."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tradecraft.server.errors import Denied, NotAllowed, NotFound, denied
from tradecraft.server.people.accounts import checked_language, end_all, refuse_other_password
from tradecraft.server.people.bots import BotAccounts
from tradecraft.server.people.holidays import Holidays
from tradecraft.server.people.names import checked_name
from tradecraft.server.people.passkeys import Passkeys
from tradecraft.server.people.sessions import refuse_taken_name
from tradecraft.server.store import people as queries
from tradecraft.server.store.people import NO_SETTINGS
from tradecraft.server.store.personal_data import data_of, forget
from tradecraft.server.tables.person import Person
from tradecraft.server.transport.protocol.people import PersonalSettings

LARGEST_CLIENT_SETTINGS = 4096
MOST_MUTES = 1000


class People(Passkeys, BotAccounts, Holidays):
    """Guests, accounts and bots; their sessions, tokens, recovery codes, passkeys, holidays, settings and mutes."""

    async def settings(self, person: Person) -> PersonalSettings:
        """Return a person's settings."""
        row = await self._store.read(lambda connection: queries.find_person(connection, person.id))
        try:
            return msgspec.json.decode(row.settings if row else NO_SETTINGS, type=PersonalSettings)
        except msgspec.ValidationError:
            # Kept by another version of the server, which knew other settings.
            return PersonalSettings()

    async def update(
        self,
        person: Person,
        name: str | None = None,
        language: str | None = None,
        settings: PersonalSettings | None = None,
    ) -> Person:
        """Change what is given and return the changed person; only guests can change their names."""
        if name is not None and person.kind != "guest":
            raise denied(NotAllowed, "only_guests_rename")
        values: dict[str, str] = {}
        if name is not None:
            values["name"] = checked_name(name)
        if language is not None:
            values["language"] = checked_language(language)
        kept = {} if settings is None else {"settings": _encoded(settings)}

        def work(connection: Connection) -> None:
            row = queries.find_person(connection, person.id)
            # The guest may have registered in the meantime, and the name is then the account's.
            if name is not None and (row is None or row.kind != "guest"):
                raise denied(NotAllowed, "only_guests_rename")
            if name is not None:
                refuse_taken_name(connection, values["name"])
            queries.change_person(connection, person.id, **values, **kept)

        if values or kept:
            await self._store.write(work)
        return replace(person, name=values.get("name", person.name), language=values.get("language", person.language))

    async def delete(self, person: Person, password: str = "") -> None:
        """Delete a person, an account by its password; for the records of their games the id stays, without a name."""
        known = await self._proven(person, password) if person.kind == "account" else None

        def work(connection: Connection) -> tuple[list[str], list[str]]:
            refuse_other_password(connection, person, known)
            ended = end_all(connection, person.id)
            return ended, forget(connection, person.id)

        ended, changed = await self._store.write(work)
        self._ended(ended)
        self._forgotten(changed)

    async def data_of(self, person: Person) -> dict[str, Any]:
        """Return everything that is stored about a person."""
        return await self._store.read(lambda connection: data_of(connection, person.id))

    async def ban(self, id: str) -> None:
        """Ban a person; all sessions and the tokens of all their bots end."""

        def work(connection: Connection) -> list[str]:
            if queries.find_person(connection, id) is None:
                raise denied(NotFound, "no_such_person", person=id)
            queries.change_person(connection, id, banned_at=self._now())
            return end_all(connection, id)

        self._ended(await self._store.write(work))

    async def unban(self, id: str) -> None:
        """Lift the ban of a person."""
        await self._store.write(lambda connection: queries.change_person(connection, id, banned_at=None))

    async def mute(self, person: Person, other: str) -> None:
        """Mute a person for another."""
        if other == person.id:
            raise denied(Denied, "cannot_mute_oneself")

        def work(connection: Connection) -> None:
            if queries.find_person(connection, other) is None:
                raise denied(NotFound, "no_such_person", person=other)
            if len(queries.list_mutes(connection, person.id)) >= MOST_MUTES:
                raise denied(NotAllowed, "too_many_mutes", most=MOST_MUTES)
            queries.add_mute(connection, person.id, other)

        # Another process may do the same at the same time.
        with suppress(IntegrityError):
            await self._store.write(work)
        self._muted(person.id, other, True)

    async def unmute(self, person: Person, other: str) -> None:
        """Unmute a person for another."""
        await self._store.write(lambda connection: queries.end_mute(connection, person.id, other))
        self._muted(person.id, other, False)

    async def muted(self, person: Person) -> set[str]:
        """Return the ids of the people a person has muted."""
        return set(await self._store.read(lambda connection: queries.list_mutes(connection, person.id)))

    async def muted_persons(self, person: Person) -> list[Person]:
        """List the people a person has muted, by name."""
        rows = await self._store.read(lambda connection: queries.list_muted_persons(connection, person.id))
        return [row.as_person() for row in rows]


def _encoded(settings: PersonalSettings) -> bytes:
    """Return settings as they are kept; raise Denied if the browser's part is too large or cannot be written."""
    try:
        client = msgspec.json.encode(settings.client)
        if len(client) > LARGEST_CLIENT_SETTINGS:
            raise denied(Denied, "settings_too_large", most=LARGEST_CLIENT_SETTINGS)
        return msgspec.json.encode(settings)
    except (OverflowError, RecursionError, UnicodeEncodeError):
        # Numbers without end, nesting without end, half a sign.
        raise denied(Denied, "settings_too_large", most=LARGEST_CLIENT_SETTINGS) from None
