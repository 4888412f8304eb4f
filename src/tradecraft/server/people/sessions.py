"""Sessions: authentication of requests."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tradecraft.core.errors import Fault
from tradecraft.server.errors import NotAllowed, NotFound, OutOfDate, denied
from tradecraft.server.people.credentials import By, Seals
from tradecraft.server.people.names import name_key
from tradecraft.server.people.passwords import Passwords
from tradecraft.server.store import Store
from tradecraft.server.store import people as queries
from tradecraft.server.store.people import SessionRow
from tradecraft.server.tables.person import Person

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
LONGEST_LABEL = 80
KEY_NAME = "sessions"

T = TypeVar("T")


@dataclass(frozen=True)
class Identity:
    """Who sent a request, and in which session; `session` is the hash of the session's secret."""

    person: Person
    session: str
    by: By


class Sessions:
    """The base of `People`: the store, the clock, and the sessions.

    `ended` is called with the hashes of sessions that were ended early, so that their sockets can be closed. `muted` is
    called with two ids when the first person mutes the second, or (with False) unmutes them. `forgotten` is called with
    the tables at which a person's name was removed.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        *,
        session_days: int = 180,
        passwords: Passwords | None = None,
        ended: Callable[[Sequence[str]], None] = lambda _: None,
        muted: Callable[[str, str, bool], None] = lambda *_: None,
        forgotten: Callable[[Sequence[str]], None] = lambda _: None,
    ) -> None:
        """Work on a store that is open before `open` is called."""
        self._store = store
        self._now = now
        self._session_days = session_days
        self._passwords = passwords or Passwords()
        self._ended = ended
        self._muted = muted
        self._forgotten = forgotten
        self._seals: Seals | None = None

    async def open(self) -> None:
        """Load the key that signs cookies and tokens, or make it if this is the server's first start."""
        try:
            key = await self._store.write(_load_or_make_key)
        except IntegrityError:
            # Another process of the same server made it in the meantime.
            key = await self._store.write(_load_or_make_key)
        self._seals = Seals(key)

    async def identify(self, cookie: str | None, token: str | None) -> Identity | None:
        """Return who sent a request: by the token if there is one, else by the cookie; refuse banned people."""
        by: By = "cookie" if token is None else "token"
        sealed = cookie if token is None else token
        hash = self._seals.open(by, sealed) if sealed and self._seals else None
        found = await self._store.read(lambda connection: queries.find_session(connection, hash)) if hash else None
        if found is None:
            return None
        session, row = found
        now = self._now()
        if session.kind != by or (session.expires_at is not None and session.expires_at <= now):
            return None
        row.refuse_banned()
        if now - session.seen_at >= HOUR:
            expires_at = self._expiry(by, now)
            await self._store.write(lambda connection: queries.touch_session(connection, session.hash, now, expires_at))
        return Identity(row.as_person(), session.hash, by)

    async def sign_out(self, session: str) -> None:
        """End one session."""
        self._ended(await self._store.write(lambda connection: queries.end_session(connection, session)))

    async def sign_out_elsewhere(self, person: Person, id: str) -> None:
        """End one of a person's own sessions, by the id it is listed under."""
        found = [row.hash for row in await self.sessions(person) if session_id(row) == id]
        if not found:
            raise denied(NotFound, "no_such_session")
        await self.sign_out(found[0])

    async def sign_out_everywhere(self, person: Person) -> None:
        """End all sessions of a person."""
        self._ended(await self._store.write(lambda connection: queries.end_sessions(connection, person.id)))

    async def sessions(self, person: Person) -> list[SessionRow]:
        """List where a person is signed in, the oldest first."""
        rows = await self._store.read(lambda connection: queries.list_sessions(connection, [person.id], "cookie"))
        return [row for row in rows if row.expires_at is None or row.expires_at > self._now()]

    async def end_expired(self) -> None:
        """Delete the sessions that were not used for too long."""
        await self._store.write(lambda connection: queries.end_expired_sessions(connection, self._now()))

    def _new_session(self, person: str, by: By, label: str) -> tuple[str, SessionRow]:
        """Return a new cookie or token, and the session to keep of it."""
        if self._seals is None:
            raise Fault("the service is not open")
        sealed, hash = self._seals.make(by)
        now = self._now()
        shown = "".join(sign for sign in label if sign.isprintable())[:LONGEST_LABEL]
        return sealed, SessionRow(hash, person, by, shown, now, now, self._expiry(by, now))

    def _expiry(self, by: By, seen_at: int) -> int | None:
        return seen_at + self._session_days * DAY if by == "cookie" else None

    async def _write_name(self, work: Callable[[Connection], T], name: str) -> T:
        """Run work that gives a person a name; two processes may do so at once, and the database decides."""
        try:
            return await self._store.write(work)
        except IntegrityError:
            raise denied(OutOfDate, "name_taken", name=name) from None


def session_id(row: SessionRow) -> str:
    """Return what a session is listed under: a part of its hash, which nobody can sign in with."""
    return row.hash[:16]


def refuse_taken_name(connection: Connection, name: str) -> None:
    """Raise OutOfDate if an account or a bot has the name: nobody else may go by it."""
    if queries.find_name(connection, name_key(name)) is not None:
        raise denied(OutOfDate, "name_taken", name=name)


def refuse_without_account(person: Person) -> None:
    """Raise NotAllowed for a guest or a bot."""
    if person.kind != "account":
        raise denied(NotAllowed, "account_needed")


def _load_or_make_key(connection: Connection) -> bytes:
    key = queries.load_key(connection, KEY_NAME)
    if key is None:
        key = secrets.token_bytes(32)
        queries.add_key(connection, KEY_NAME, key)
    return key
