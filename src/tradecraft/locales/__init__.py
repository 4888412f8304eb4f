"""Every text people read, in every language: Fluent files in one folder per language, and what serves them.

`texts` fills in the texts and turns what a game tells into sentences; a module called like a game knows that game's
things; `sources` reads the files; `audit` says what is missing anywhere.
"""

from tradecraft.locales.audit import audit
from tradecraft.locales.sources import languages
from tradecraft.locales.texts import GameTexts, Texts, texts_for

__all__ = ["GameTexts", "Texts", "audit", "languages", "texts_for"]
