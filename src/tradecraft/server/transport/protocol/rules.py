"""Rules pages on the wire."""

from __future__ import annotations

from tradecraft.server.transport.protocol.base import Wire


class RuleText(Wire, frozen=True):
    """A rule, or a section with what it says before its rules; `html` is ours and safe to show."""

    id: str
    title: str
    is_section: bool
    html: str


class Rules(Wire, frozen=True):
    """The rules of a game, in order; `language` is the one they are written in, which may not be the one asked for."""

    game: str
    language: str
    introduction: str
    rules: list[RuleText]
