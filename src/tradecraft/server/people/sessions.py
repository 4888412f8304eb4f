"""Sessions: how a request proves whose it is."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tradecraft.core.errors import Fault
from tradecraft.server.errors import OutOfDate, denied
from tradecraft.server.people.credentials import Seals
from tradecraft.server.people.model import By, Identity, SessionNote
from tradecraft.server.people.passwords import Passwords
from tradecraft.server.people.rows import as_person, refuse_banned
from tradecraft.server.store import Store
from tradecraft.server.store import people as queries
from tradecraft.server.store.people import SessionRow
from tradecraft.server.tables.person import Person

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
LONGEST_LABEL = 80
KEY_NAME = "sessions"

T = TypeVar("T")


def ignore_ended(_sessions: Sequence[str]) -> None:
    """Do nothing about sessions that have ended."""


def ignore_mute(_person: str, _other: str, _is_muted: bool) -> None:
    """Do nothing about a mute."""


class Sessions:
    """The base of `People`: the store, the clock, and the sessions.

    `ended` is called with the hashes of sessions that were ended early, so that their sockets can be closed. `muted` is
    called with two ids when the first person mutes the second, or (with False) unmutes them.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        *,
        session_days: int = 180,
        passwords: Passwords | None = None,
        ended: Callable[[Sequence[str]], None] = ignore_ended,
        muted: Callable[[str, str, bool], None] = ignore_mute,
    ) -> None:
        """Work on a store that is open before `open` is called."""
        self._store = store
        self._now = now
        self._session_days = session_days
        self._passwords = passwords or Passwords()
        self._ended = ended
        self._muted = muted
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
        refuse_banned(row)
        if now - session.seen_at >= HOUR:
            expires_at = self._expiry(by, now)
            await self._store.write(lambda connection: queries.touch_session(connection, session.hash, now, expires_at))
        return Identity(as_person(row), session.hash, by)

    async def sign_out(self, session: str) -> None:
        """End one session."""
        self._ended(await self._store.write(lambda connection: queries.end_session(connection, session)))

    async def sign_out_everywhere(self, person: Person) -> None:
        """End all sessions of a person."""
        self._ended(await self._store.write(lambda connection: queries.end_sessions(connection, person.id)))

    async def sessions(self, person: Person) -> list[SessionNote]:
        """List where a person is signed in, the oldest first."""
        rows = await self._store.read(lambda connection: queries.list_sessions(connection, [person.id], "cookie"))
        return [
            SessionNote(row.hash, row.label, row.created_at, row.seen_at)
            for row in rows
            if row.expires_at is None or row.expires_at > self._now()
        ]

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


def _load_or_make_key(connection: Connection) -> bytes:
    key = queries.load_key(connection, KEY_NAME)
    if key is None:
        key = secrets.token_bytes(32)
        queries.add_key(connection, KEY_NAME, key)
    return key
