"""What a client asks for besides commands while it is at a table: notes, chat so far, reports, what games there are."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tradecraft.server.transport.protocol.base import TEXT_PATTERN, PersonId, TableId, Wire
from tradecraft.server.transport.protocol.messages import Said, Update


class TableState(Wire, frozen=True):
    """A table as somebody sees it now, once for each of their seats; and what was said lately."""

    updates: list[Update]
    chat: list[Said]
    invite: str | None


class Note(Wire, frozen=True):
    """What somebody wrote for themselves about a game."""

    text: Annotated[str, msgspec.Meta(max_length=4_000, pattern=TEXT_PATTERN)]


class Report(Wire, frozen=True):
    """What somebody tells those who run the server about somebody else."""

    about: PersonId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2_000, pattern=TEXT_PATTERN)]
    table: TableId | None = None


class GameOption(Wire, frozen=True):
    """An option of a game, with the values it may have."""

    name: str
    choices: list[str]
    default: str


class GameInfo(Wire, frozen=True):
    """A game that can be played here. `bots` are those that play it, the weakest first.

    `content` is its default content pack, `packs` are all it can be played with, the default first.
    """

    id: str
    title: str
    rules: int
    content: str
    packs: list[str]
    players: list[int]
    options: list[GameOption]
    bots: list[str]


class LanguageInfo(Wire, frozen=True):
    """A language that texts are in, with its own name for itself."""

    id: str
    name: str


class Catalogue(Wire, frozen=True):
    """What there is: games, ready phrases for the chat, languages."""

    games: list[GameInfo]
    phrases: list[str]
    languages: list[LanguageInfo]
    version: str
