"""Texts in every language: Fluent files in one folder per language, and the code that formats them.

`texts` fills in texts and turns a game's data into sentences; `fluent` reads and formats the files that `sources`
finds, those of the games included; `language` has plurals and numbers. A game's own texts are in
`games/<game>/texts`. `scripts/audit_texts.py` reports what is missing.
"""

from tradecraft.locales.fluent import Value
from tradecraft.locales.language import Language
from tradecraft.locales.sources import find_language, languages
from tradecraft.locales.texts import GameTexts, Texts, texts_for

__all__ = ["GameTexts", "Language", "Texts", "Value", "find_language", "languages", "texts_for"]
