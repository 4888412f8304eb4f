"""Sentences about the game at a table, in a language: questions, options, events.

All tables say much the same, except for the players' names. So sentences are made with a mark in place of each name,
and cached; a table fills in its names.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from tradecraft.core.errors import Reason
from tradecraft.core.schema import find_rule
from tradecraft.locales import Texts, languages
from tradecraft.locales.texts import GameTexts, texts_for
from tradecraft.server.tables.seat import Seat
from tradecraft.server.tables.table import Table

NO_LANGUAGE = ""
"""The language of clients that need no sentences, such as programs."""
KEPT = 4_096
"""For how many tables sentences are kept at hand."""
KEPT_SENTENCES = 8_192
"""How many sentences are kept, about 4 MB. Ten times as many would save only one in sixty from being made again."""
FIRST_MARK = 0xE000
"""The mark of the first seat: the first character of the private use area."""

Options = tuple[tuple[str, str], ...]

_said: OrderedDict[tuple[GameTexts, str, str], str] = OrderedDict()
"""Sentences with marks, the one that was not used for longest first."""


class Sentences:
    """Sentences about the game at one table."""

    def __init__(self, marked: GameTexts, names: tuple[str, ...]) -> None:
        """Take the sentences of `marked`, in which seats have marks, and put names in place of the marks."""
        self._marked = marked
        self._names = [(_mark(seat), name) for seat, name in enumerate(names)]

    def event(self, data: Mapping[str, Any]) -> str:
        """Return the line of the log for an event."""
        return self._sentence("event", self._marked.event, data)

    def rule(self, data: Mapping[str, Any]) -> str:
        """Return the rule that an event follows from, "" if there is none to name."""
        return find_rule(self._marked.game_id, data)

    def action(self, data: Mapping[str, Any]) -> str:
        """Return what a button says for an action."""
        return self._sentence("action", self._marked.action, data)

    def decision(self, kind: str) -> str:
        """Return the question a player is asked."""
        return self._sentence("decision", self._marked.decision, kind)

    def reason(self, reason: Reason) -> str:
        """Return a reason as a sentence."""
        return self._filled_in(self._marked.reason(reason))

    def _sentence(self, sort: str, make: Callable[[Any], str], data: Any) -> str:
        key = self._marked, sort, repr(data)
        # Taken out and put back, so that it is the last again; each step is safe beside other threads.
        sentence = _said.pop(key, None)
        if sentence is None:
            sentence = make(data)
        _said[key] = sentence
        if len(_said) > KEPT_SENTENCES:
            _said.popitem(last=False)
        return self._filled_in(sentence)

    def _filled_in(self, sentence: str) -> str:
        for mark, name in self._names:
            if mark in sentence:
                sentence = sentence.replace(mark, name)
        return sentence


def sentences_for(table: Table, language: str) -> Sentences | None:
    """Return the sentences about a table's game, with the names of its players; None without a language."""
    if language == NO_LANGUAGE:
        return None
    texts = _texts(language)
    names = tuple(name_of(seat, texts) for seat in table.seats)
    header = table.header
    return _words(header.game, language, names, tuple(header.options.items()), header.content)


def named_texts(table: Table, language: str) -> GameTexts:
    """Return the texts of a table's game with the names of its players."""
    texts, header = Texts(language), table.header
    names = tuple(name_of(seat, texts) for seat in table.seats)
    return texts_for(header.game, texts, names, header.options, header.content)


def name_of(seat: Seat, texts: Texts) -> str:
    """Return the name of who sits in a seat; a bot has another name in each language."""
    if seat.person is not None or seat.bot is None:
        return seat.name
    base, _, degree = seat.bot.rpartition("_")
    for key, more in ((f"bot-{seat.bot}", ""), (f"bot-{base}", f" {degree}")):
        if texts.has(key):
            return texts.get(key) + more
    return seat.name


@lru_cache(KEPT)
def _words(game: str, language: str, names: tuple[str, ...], options: Options, content: str = "") -> Sentences:
    named = texts_for(game, _texts(language), names, dict(options))
    return Sentences(_marked(game, language, len(names), options, content), tuple(map(named.seat, range(len(names)))))


@lru_cache(KEPT)
def seat_ids(game: str, players: int, options: Options) -> tuple[str, ...]:
    """Return what the game's texts call the seats by, such as their colours; it is the same in every language."""
    return tuple(map(_marked(game, languages()[0], players, options).seat_id, range(players)))


@lru_cache(KEPT)
def _marked(game: str, language: str, players: int, options: Options, content: str = "") -> GameTexts:
    return texts_for(game, _texts(language), tuple(map(_mark, range(players))), dict(options), content)


def _mark(seat: int) -> str:
    return chr(FIRST_MARK + seat)


@lru_cache
def _texts(language: str) -> Texts:
    return Texts(language)
