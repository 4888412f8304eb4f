"""Leagues: which one a finished game is rated in, and who is rated for its seats."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tradecraft.server.tables.person import League, PersonKind


class Contender(msgspec.Struct, frozen=True):
    """A participant of a game: the id under which ratings are kept, and the kind; the server's bots are bots too."""

    subject: str
    kind: PersonKind


def contender(person: str | None, kind: PersonKind | None, bot: str | None) -> Contender | None:
    """Return who is rated for a seat, None if nobody: its person, even where a bot stood in, or else its bot."""
    if person is not None and kind is not None:
        return Contender(person, kind)
    return Contender(f"bot:{bot}", "bot") if bot is not None else None


def league_of(contenders: Sequence[Contender | None]) -> League | None:
    """Return the league in which a game between them is rated, None if it cannot be.

    It can be between accounts, or between bots, each in one seat: guests come and go with a name, a game between people
    and bots belongs to neither league, and nobody can be rated against themselves.
    """
    subjects = {one.subject for one in contenders if one}
    kinds = {one.kind for one in contenders if one}
    if len(subjects) < max(2, len(contenders)) or len(kinds) != 1:
        return None
    leagues: dict[PersonKind, League] = {"account": "people", "bot": "bots"}
    return leagues.get(kinds.pop())
