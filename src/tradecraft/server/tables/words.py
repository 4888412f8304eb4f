"""The sentences that go with what a viewer is told: the question, the options, what happened; in a language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tradecraft.locales import Texts
from tradecraft.locales.texts import GameTexts, Value, texts_for
from tradecraft.server.tables.seat import Seat
from tradecraft.server.tables.table import Table

NO_WORDS = ""
"""The language of those who need none, such as programs."""
KEPT = 4_096
KEPT_TEXTS = 50_000
"""How many texts of a language are remembered: all games say much the same."""


def words_for(table: Table, language: str) -> GameTexts | None:
    """Return the texts of a table's game with the names of its players; none for those who need none."""
    if language == NO_WORDS:
        return None
    texts = _texts(language)
    names = tuple(_name_of(seat, texts) for seat in table.seats)
    return _words(table.header.game, language, names, tuple(table.header.options.items()))


def label_of(words: GameTexts, data: dict[str, Any]) -> str:
    """Return an option in words. Options that speak of no seat read the same at all tables with the same options."""
    if "seat" in data:
        return words.action(data)
    key = (words.game_id, words.texts.language, *words.options.items(), *_hashable(data))
    label = _labels.get(key)
    if label is None:
        if len(_labels) >= KEPT_TEXTS:
            _labels.clear()
        label = _labels[key] = words.action(data)
    return label


_labels: dict[tuple[Any, ...], str] = {}


def _hashable(data: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(tuple(value) if isinstance(value, list) else value for pair in data.items() for value in pair)


def _name_of(seat: Seat, texts: Texts) -> str:
    """Return what the one in a seat is called; a bot goes by another name in each language."""
    key = f"bot-{seat.bot}"
    return texts.get(key) if seat.person is None and texts.has(key) else seat.name


@lru_cache(KEPT)
def _words(game: str, language: str, names: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> GameTexts:
    return texts_for(game, _texts(language), names, dict(options))


@lru_cache
def _texts(language: str) -> Texts:
    return _RememberedTexts(language)


class _RememberedTexts(Texts):
    """Texts that are not filled in again with what they were filled in with before."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._filled = lru_cache(KEPT_TEXTS)(self._fill)

    def get(self, key: str, **params: Value) -> str:
        return self._filled(key, tuple(params.items()))

    def _fill(self, key: str, params: tuple[tuple[str, Value], ...]) -> str:
        return super().get(key, **dict(params))
