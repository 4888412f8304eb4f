"""Passwords: what they must be, and their hashes."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tradecraft.server.errors import Denied, Unavailable, denied

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
AT_ONCE = 2
"""How many passwords are hashed at the same time; each takes a core and 64 megabytes."""
MOST_WAITING = 64

T = TypeVar("T")


def checked_password(password: str) -> str:
    """Return a new password as it is hashed; raise Denied if it is too short or too long."""
    if len(password) < SHORTEST_PASSWORD:
        raise denied(Denied, "password_too_short", least=SHORTEST_PASSWORD)
    if len(password) > LONGEST_PASSWORD:
        raise denied(Denied, "password_too_long", most=LONGEST_PASSWORD)
    return password


class Passwords:
    """Hashes passwords with argon2id in worker threads, a few at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """Use the parameters of `hasher`; without one, those the library recommends."""
        self._hasher = hasher or PasswordHasher()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._of_nobody: str | None = None

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        return await self._in_thread(lambda: self._hasher.hash(_as_bytes(password)))

    async def matches(self, hash: str | None, password: str) -> bool:
        """Tell whether a password belongs to a hash; without a hash it does not, which takes as long to find out."""
        if self._of_nobody is None:
            self._of_nobody = await self.hash("nobody")
        against = hash or self._of_nobody
        return await self._in_thread(lambda: self._verify(against, password)) and hash is not None

    def is_outdated(self, hash: str) -> bool:
        """Tell whether a hash was made with other parameters than those of today."""
        return self._hasher.check_needs_rehash(hash)

    def _verify(self, hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(hash, _as_bytes(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise denied(Unavailable, "too_busy")
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def _as_bytes(password: str) -> bytes:
    # The same sign can be typed in two ways, and half a surrogate pair can arrive in JSON.
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
