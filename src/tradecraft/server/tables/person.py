"""A person as tables know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

PersonKind = Literal["guest", "account", "bot"]
"""A guest has only a session, an account has a name and a password, a bot has an owner and tokens."""
League = Literal["people", "bots"]
"""Rated games count in one of two leagues, and nobody plays in both."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person at a table."""

    id: str
    kind: PersonKind
    name: str
    language: str
