"""Cookies, tokens and recovery codes. The database keeps only their hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Literal

from itsdangerous import BadSignature, Signer

By = Literal["cookie", "token"]
RECOVERY_CODES = 8
_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without signs that are easily taken for one another."""
_GROUPS = 4
_GROUP = 4
_ID_LENGTH = 16


class Seals:
    """Makes and opens cookies and tokens, each with its own signature; what this server did not sign is refused."""

    def __init__(self, key: bytes) -> None:
        self._signers: dict[By, Signer] = {
            "cookie": Signer(key, salt=b"tradecraft.cookie", key_derivation="hmac", digest_method=sha256),
            "token": Signer(key, salt=b"tradecraft.token", key_derivation="hmac", digest_method=sha256),
        }

    def make(self, by: By) -> tuple[str, str]:
        """Return a new cookie or token, and the hash to keep of it."""
        secret = secrets.token_urlsafe(32)
        return self._signers[by].sign(secret).decode("ascii"), hash_of(secret)

    def open(self, by: By, sealed: str) -> str | None:
        """Return the hash that belongs to a cookie or token; None if this server did not make it."""
        try:
            return hash_of(self._signers[by].unsign(sealed.encode("ascii")).decode("ascii"))
        except (BadSignature, UnicodeError):
            return None


def hash_of(secret: str) -> str:
    """Return what is kept of a secret that is too long to be guessed."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_recovery_codes() -> tuple[str, ...]:
    """Return codes a person can write down, such as `k7f2-9mqp-3xwd-h6tn`."""
    return tuple("-".join(_random_text(_GROUP) for _ in range(_GROUPS)) for _ in range(RECOVERY_CODES))


def recovery_hash(code: str) -> str:
    """Return what is kept of a recovery code, however its groups, capitals and spaces are typed."""
    return hash_of("".join(sign for sign in code.lower() if sign.isalnum()))


def new_id() -> str:
    """Return an id for a person."""
    return _random_text(_ID_LENGTH)


def _random_text(length: int) -> str:
    return "".join(secrets.choice(_SIGNS) for _ in range(length))
