"""Passkeys: signing in with what a device keeps and its owner unlocks, by WebAuthn.

The library is loaded when a device answers: a server starts sooner without it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from ipaddress import ip_address
from typing import Any, TypeVar
from urllib.parse import urlsplit

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tradecraft.server.base64url import decoded, encoded
from tradecraft.server.errors import Denied, NotAllowed, NotFound, NotSignedIn, OutOfDate, denied
from tradecraft.server.people.accounts import Accounts, refuse_other_password
from tradecraft.server.people.sessions import refuse_without_account
from tradecraft.server.store import passkeys as queries
from tradecraft.server.store.passkeys import PasskeyRow
from tradecraft.server.store.people import add_session, find_person
from tradecraft.server.tables.person import Person

MINUTE = 60 * 1000
CHALLENGE_MINUTES = 5
MOST_PASSKEYS = 20
LOCAL = "localhost"
R = TypeVar("R")

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Site:
    """The address at which people use passkeys: its origin, and the name that devices keep them under."""

    origin: str
    name: str


def site_of(origin: str) -> Site:
    """Return the site of an origin; raise NotAllowed where browsers have no passkeys."""
    parts = urlsplit(origin)
    name = parts.hostname or ""
    is_local = name == LOCAL or name.endswith(f".{LOCAL}")
    if not name or _is_number(name) or not (parts.scheme == "https" or is_local):
        raise denied(NotAllowed, "passkeys_need_https")
    return Site(origin, name)


class Passkeys(Accounts):
    """The part of `People` about passkeys."""

    async def passkeys(self, person: Person) -> list[PasskeyRow]:
        """List the passkeys of a person, the oldest first."""
        return await self._store.read(lambda connection: queries.list_passkeys(connection, person.id))

    async def passkeys_left(self, person: Person) -> int:
        """Return how many passkeys a person has."""
        return await self._store.read(lambda connection: queries.count_passkeys(connection, person.id))

    async def new_challenge(self) -> str:
        """Return a challenge to sign in with, which can be used once and soon."""
        return await self._new_challenge(None)

    async def new_passkey_challenge(self, person: Person, password: str) -> str:
        """Return a challenge to make a passkey of an account with."""
        known = await self._proven(person, password)
        await self._store.read(lambda connection: refuse_other_password(connection, person, known))
        if await self.passkeys_left(person) >= MOST_PASSKEYS:
            raise denied(NotAllowed, "too_many_passkeys", most=MOST_PASSKEYS)
        return await self._new_challenge(person.id)

    async def add_passkey(self, person: Person, site: Site, name: str, answer: dict[str, Any]) -> PasskeyRow:
        """Keep the passkey that a device has made."""
        from webauthn import verify_registration_response

        refuse_without_account(person)
        challenge = await self._used_challenge(answer, person.id)
        made = _verified(verify_registration_response, person.id, answer, challenge, site)
        if made is None:
            raise denied(NotAllowed, "bad_passkey")
        row = PasskeyRow(
            hash=_hash_of(made.credential_id),
            person=person.id,
            credential=made.credential_id,
            public_key=made.credential_public_key,
            site=site.name,
            uses=made.sign_count,
            name=name,
            created_at=self._now(),
        )

        def work(connection: Connection) -> None:
            if queries.count_passkeys(connection, person.id) >= MOST_PASSKEYS:
                raise denied(NotAllowed, "too_many_passkeys", most=MOST_PASSKEYS)
            queries.add_passkey(connection, row)

        try:
            await self._store.write(work)
        except IntegrityError:
            raise denied(OutOfDate, "passkey_known") from None
        return row

    async def remove_passkey(self, person: Person, id: str) -> None:
        """Delete one of a person's own passkeys, by the id it is listed under."""
        found = [row.hash for row in await self.passkeys(person) if passkey_id(row) == id]
        if not found:
            raise denied(NotFound, "no_such_passkey")
        await self._store.write(lambda connection: queries.remove_passkey(connection, person.id, found[0]))

    async def sign_in_by_passkey(self, site: Site, answer: dict[str, Any], label: str = "") -> tuple[Person, str]:
        """Sign in the owner of a passkey; return the person and the cookie."""
        from webauthn import verify_authentication_response

        challenge = await self._used_challenge(answer, None)
        hash = _hash_of(_decoded(answer["id"]))
        passkey = await self._store.read(lambda connection: queries.find_passkey(connection, hash))
        if passkey is None or passkey.site != site.name:
            raise denied(NotSignedIn, "unknown_passkey")
        if _decoded(answer["response"]["userHandle"]) != passkey.person.encode():
            raise denied(NotSignedIn, "wrong_passkey")
        # The counter is compared where it is written: two requests may come at once.
        verify = partial(
            verify_authentication_response,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=0,
        )
        shown = _verified(verify, passkey.person, answer, challenge, site)
        if shown is None:
            raise denied(NotSignedIn, "wrong_passkey")
        cookie, session = self._new_session(passkey.person, "cookie", label)

        def work(connection: Connection) -> Person:
            row = find_person(connection, passkey.person)
            if row is None or queries.find_passkey(connection, hash) is None:
                raise denied(NotSignedIn, "unknown_passkey")
            row.refuse_banned()
            if not queries.use_passkey(connection, hash, shown.new_sign_count, self._now()):
                log.warning("passkey_copied", person=passkey.person, passkey=passkey_id(passkey))
                raise denied(NotSignedIn, "copied_passkey", name=passkey.name)
            add_session(connection, session)
            return row.as_person()

        return await self._store.write(work), cookie

    async def _new_challenge(self, person: str | None) -> str:
        challenge = secrets.token_bytes(32)
        now = self._now()
        await self._store.write(
            lambda connection: queries.add_challenge(
                connection, _hash_of(challenge), person, now, now + CHALLENGE_MINUTES * MINUTE
            )
        )
        return encoded(challenge)

    async def _used_challenge(self, answer: dict[str, Any], person: str | None) -> bytes:
        """Return the challenge that a device has signed, and use it up; raise NotAllowed if it is none of ours."""
        from webauthn.helpers import parse_client_data_json

        try:
            challenge = parse_client_data_json(_decoded(answer["response"]["clientDataJSON"])).challenge
        except Denied:
            raise
        except Exception:
            raise denied(Denied, "bad_passkey") from None
        if not await self._store.write(
            lambda connection: queries.use_challenge(connection, _hash_of(challenge), person, self._now())
        ):
            raise denied(OutOfDate, "challenge_expired")
        return challenge


def passkey_id(row: PasskeyRow) -> str:
    """Return what a passkey is listed under."""
    return row.hash[:16]


def _verified(verify: Callable[..., R], person: str, answer: dict[str, Any], challenge: bytes, site: Site) -> R | None:
    """Return what a device has signed, or None if it does not fit."""
    try:
        return verify(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception as problem:
        # Whatever the library stumbles over came from outside.
        log.info("passkey_refused", person=person, problem=repr(problem))
        return None


def _hash_of(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def _decoded(text: str) -> bytes:
    try:
        return decoded(text)
    except ValueError:
        raise denied(Denied, "bad_passkey") from None


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
