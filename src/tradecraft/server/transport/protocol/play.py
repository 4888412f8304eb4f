"""Requests around a table, besides commands: its state, notes, reports, the catalogue of games."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tradecraft.server.transport.protocol.base import TEXT_PATTERN, PersonId, TableId, Wire
from tradecraft.server.transport.protocol.messages import Said, Update


class TableState(Wire, frozen=True):
    """A table as you see it now, once for each of your seats, and the latest lines of its chat."""

    updates: list[Update]
    chat: list[Said]
    invite: str | None


class Note(Wire, frozen=True):
    """Your private note about a game."""

    text: Annotated[str, msgspec.Meta(max_length=4_000, pattern=TEXT_PATTERN)]


class Report(Wire, frozen=True):
    """A report about a person, for the administrators."""

    about: PersonId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2_000, pattern=TEXT_PATTERN)]
    table: TableId | None = None


class GameOption(Wire, frozen=True):
    """An option of a game, with the values it may have."""

    name: str
    choices: list[str]
    default: str


class GameInfo(Wire, frozen=True):
    """A game that can be played here. `bots` are those that play it, the weakest first."""

    id: str
    title: str
    rules: int
    content: str
    players: list[int]
    options: list[GameOption]
    bots: list[str]


class Catalogue(Wire, frozen=True):
    """What there is: games, ready phrases for the chat, languages."""

    games: list[GameInfo]
    phrases: list[str]
    languages: list[str]
    version: str
