"""What the server knows about people."""

from __future__ import annotations

from typing import Literal

import msgspec

from tradecraft.server.tables.person import Person

By = Literal["cookie", "token"]


class Identity(msgspec.Struct, frozen=True):
    """Who sent a request, and in which session; `session` is the hash of the session's secret."""

    person: Person
    session: str
    by: By


class SessionNote(msgspec.Struct, frozen=True):
    """A session of a person."""

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
