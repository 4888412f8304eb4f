"""What the server knows of people."""

from __future__ import annotations

from typing import Literal

import msgspec

PersonKind = Literal["guest", "account", "bot"]
"""A guest has a session and nothing else, an account a name and a password of its own, a bot an owner and tokens."""
By = Literal["cookie", "token"]


class Person(msgspec.Struct, frozen=True):
    """Somebody who can sit at a table."""

    id: str
    kind: PersonKind
    name: str
    language: str


class Identity(msgspec.Struct, frozen=True):
    """Whose a request is, and by which session it was told; `session` is the hash of the session's secret."""

    person: Person
    session: str
    by: By


class SessionNote(msgspec.Struct, frozen=True):
    """One place where somebody is signed in."""

    hash: str
    label: str
    created_at: int
    seen_at: int


class TokenNote(msgspec.Struct, frozen=True):
    """One token of a bot account."""

    label: str
    created_at: int
    seen_at: int


class BotAccount(msgspec.Struct, frozen=True):
    """A bot that plays over the network, with its tokens."""

    person: Person
    tokens: tuple[TokenNote, ...]


class Registered(msgspec.Struct, frozen=True):
    """What a new account gets: its recovery codes, shown this once, and the cookie of its first session."""

    person: Person
    codes: tuple[str, ...]
    cookie: str
