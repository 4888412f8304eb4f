"""Every text people read, in every language: Fluent files in one folder per language, and what serves them.

`texts` fills in the texts and turns what a game tells into sentences; `sources` reads the files, those of the games
included; `audit` says what is missing anywhere. A game's own texts are in `games/<game>/texts`.
"""

from tradecraft.locales.audit import audit
from tradecraft.locales.sources import language_name, languages
from tradecraft.locales.texts import GameTexts, Texts, texts_for

__all__ = ["GameTexts", "Texts", "audit", "language_name", "languages", "texts_for"]
