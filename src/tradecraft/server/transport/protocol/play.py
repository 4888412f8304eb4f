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
    """An option of a game, with the values it may have; `label` and `labels` are their names for the reader."""

    name: str
    label: str
    choices: list[str]
    labels: list[str]
    default: str


class LanguageInfo(Wire, frozen=True):
    """A language of the texts, with its name in that language."""

    id: str
    name: str


class GameInfo(Wire, frozen=True):
    """A game that can be played here.

    `content` is its default content pack, `packs` are all it can be played with, the default first. `variant` names the
    option that tells its variants apart, if there is one. `bots` are those that play it, the weakest first; `levels`
    are those of them that are no simple programs, and new players are offered `default_bot`.
    """

    id: str
    title: str
    rules: int
    content: str
    packs: list[str]
    players: list[int]
    options: list[GameOption]
    variant: str | None
    bots: list[str]
    levels: list[str]
    default_bot: str


class Catalogue(Wire, frozen=True):
    """What there is: games, ready phrases for the chat, languages."""

    games: list[GameInfo]
    phrases: list[str]
    languages: list[LanguageInfo]
    version: str
