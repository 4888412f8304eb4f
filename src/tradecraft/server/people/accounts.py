"""Guests and accounts: how people sign up and sign in."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from tradecraft.locales import Texts
from tradecraft.server.errors import NotAllowed, NotSignedIn, OutOfDate, denied
from tradecraft.server.people.credentials import hash_of, new_id, new_recovery_codes, recovery_hash
from tradecraft.server.people.names import checked_name, name_key
from tradecraft.server.people.passwords import checked_password
from tradecraft.server.people.sessions import Identity, Sessions, refuse_taken_name, refuse_without_account
from tradecraft.server.store import people as queries
from tradecraft.server.store.people import PersonRow
from tradecraft.server.store.recovery import remove_links, use_link
from tradecraft.server.tables.person import Person


class Registered(NamedTuple):
    """What a new account gets: its recovery codes, shown this once, and the cookie of its first session."""

    person: Person
    codes: tuple[str, ...]
    cookie: str


def checked_language(language: str) -> str:
    """Return a language; raise BadOption if there are no texts in it."""
    return Texts(language).language


class Accounts(Sessions):
    """The part of `People` about guests, passwords and recovery codes."""

    async def new_guest(self, name: str, language: str, label: str = "") -> tuple[Person, str]:
        """Sign in a guest by a name alone; return the person and the cookie."""
        person = Person(new_id(), "guest", checked_name(name), checked_language(language))
        cookie, session = self._new_session(person.id, "cookie", label)

        def work(connection: Connection) -> None:
            refuse_taken_name(connection, person.name)
            queries.add_person(connection, person, self._now())
            queries.add_session(connection, session)

        await self._store.write(work)
        return person, cookie

    async def register(
        self, guest: Person | None, name: str, password: str, language: str, label: str = ""
    ) -> Registered:
        """Make an account, of a guest if there is one, who keeps the id and with it games and settings."""
        if guest is not None and guest.kind != "guest":
            raise denied(OutOfDate, "already_registered")
        person = Person(guest.id if guest else new_id(), "account", checked_name(name), checked_language(language))
        key = name_key(person.name)
        hashed = await self._passwords.hash(checked_password(password))
        codes = new_recovery_codes()
        # The cookie changes with the rights it gives: one planted in the guest's browser must not open the account.
        cookie, session = self._new_session(person.id, "cookie", label)

        def work(connection: Connection) -> list[str]:
            refuse_taken_name(connection, person.name)
            if guest is None:
                queries.add_person(connection, person, self._now(), password=hashed, name_key=key)
            else:
                row = queries.find_person(connection, guest.id)
                if row is None or row.kind != "guest":
                    raise denied(OutOfDate, "already_registered")
                row.refuse_banned()
                known = {"kind": person.kind, "name": person.name, "language": person.language}
                queries.change_person(connection, person.id, **known, name_key=key, password=hashed)
            ended = queries.end_sessions(connection, person.id)
            queries.replace_codes(connection, person.id, map(recovery_hash, codes))
            queries.add_session(connection, session)
            return ended

        self._ended(await self._write_name(work, person.name))
        return Registered(person, codes, cookie)

    async def sign_in(self, name: str, password: str, label: str = "") -> tuple[Person, str]:
        """Sign in the owner of an account; return the person and the cookie."""
        key = name_key(checked_name(name))
        row = await self._store.read(lambda connection: queries.find_name(connection, key))
        known = row.password if row else None
        if not await self._passwords.matches(known, password) or row is None or known is None:
            raise denied(NotSignedIn, "wrong_password")
        hashed = await self._passwords.hash(password) if self._passwords.is_outdated(known) else known
        cookie, session = self._new_session(row.id, "cookie", label)

        def work(connection: Connection) -> Person:
            current = queries.find_person(connection, row.id)
            if current is None or current.password != known:
                raise denied(NotSignedIn, "wrong_password")
            current.refuse_banned()
            if hashed != known:
                queries.change_person(connection, row.id, password=hashed)
            queries.add_session(connection, session)
            return current.as_person()

        return await self._store.write(work), cookie

    async def recover(self, name: str, code: str, new_password: str, label: str = "") -> tuple[Person, str]:
        """Set a new password by a recovery code, which is used up; all other sessions and tokens of bots end."""
        key = name_key(checked_name(name))

        def prove(connection: Connection) -> PersonRow:
            row = queries.find_name(connection, key)
            if row is None or not queries.use_code(connection, row.id, recovery_hash(code)):
                raise denied(NotSignedIn, "wrong_recovery_code")
            return row

        return await self._recover(prove, new_password, label)

    async def recover_by_link(self, token: str, new_password: str, label: str = "") -> tuple[Person, str]:
        """Set a new password by a link that was mailed, which is used up; else as `recover`."""

        def prove(connection: Connection) -> PersonRow:
            row = use_link(connection, hash_of(token), self._now())
            if row is None:
                raise denied(NotSignedIn, "wrong_recovery_link")
            return row

        return await self._recover(prove, new_password, label)

    async def _recover(
        self, prove: Callable[[Connection], PersonRow], new_password: str, label: str
    ) -> tuple[Person, str]:
        hashed = await self._passwords.hash(checked_password(new_password))

        def work(connection: Connection) -> tuple[Person, str, list[str]]:
            row = prove(connection)
            row.refuse_banned()
            cookie, session = self._new_session(row.id, "cookie", label)
            queries.change_person(connection, row.id, password=hashed)
            ended = end_all(connection, row.id)
            queries.add_session(connection, session)
            return row.as_person(), cookie, ended

        person, cookie, ended = await self._store.write(work)
        self._ended(ended)
        return person, cookie

    async def change_password(self, identity: Identity, password: str, new_password: str) -> None:
        """Set a new password of an account; all sessions but this one end, and the tokens of its bots."""
        person = identity.person
        known = await self._proven(person, password)
        hashed = await self._passwords.hash(checked_password(new_password))

        def work(connection: Connection) -> list[str]:
            refuse_other_password(connection, person, known)
            queries.change_person(connection, person.id, password=hashed)
            return end_all(connection, person.id, but=identity.session)

        self._ended(await self._store.write(work))

    async def new_recovery_codes(self, person: Person, password: str) -> tuple[str, ...]:
        """Give an account new recovery codes; the old ones no longer work."""
        known = await self._proven(person, password)
        codes = new_recovery_codes()

        def work(connection: Connection) -> None:
            refuse_other_password(connection, person, known)
            queries.replace_codes(connection, person.id, map(recovery_hash, codes))

        await self._store.write(work)
        return codes

    async def recovery_codes_left(self, person: Person) -> int:
        """Return how many recovery codes are left."""
        return await self._store.read(lambda connection: queries.count_codes(connection, person.id))

    async def prove(self, person: Person, password: str) -> None:
        """Raise NotAllowed if this is not the password of an account."""
        await self._proven(person, password)

    async def _proven(self, person: Person, password: str) -> str:
        """Return the hash of an account's password; raise NotAllowed if it is not the password of this hash."""
        refuse_without_account(person)
        row = await self._store.read(lambda connection: queries.find_person(connection, person.id))
        known = row.password if row else None
        if not await self._passwords.matches(known, password) or known is None:
            raise denied(NotAllowed, "wrong_password")
        return known


def refuse_other_password(connection: Connection, person: Person, known: str | None) -> None:
    """Raise NotAllowed if the password was changed since it was proven."""
    row = queries.find_person(connection, person.id)
    if row is None or row.password != known:
        raise denied(NotAllowed, "wrong_password")


def end_all(connection: Connection, person: str, but: str = "") -> list[str]:
    """End the sessions of a person, one excepted, the tokens of their bots, and void links that recover the account.

    Return the hashes of all sessions and tokens that ended.
    """
    remove_links(connection, person)
    return [*queries.end_sessions(connection, person, but), *queries.end_sessions_of_bots(connection, person)]
