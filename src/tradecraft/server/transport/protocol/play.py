"""Requests other than commands: the state of a table, notes, reports, the catalogue of games, their rules."""

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
    """An option of a game, with the values it may have; `label` and `labels` are their names for the reader.

    `help` says in a sentence what it changes, and `default` is what a table is offered in the reader's language.
    """

    name: str
    label: str
    help: str
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
    about: str
    """What the page says about itself: ids, rulings, where the rules come from."""
    aid: str
    """A page to print and lay beside the board; nothing if there is none."""
