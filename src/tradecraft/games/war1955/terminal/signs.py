"""Signs of 1955 in a terminal: a short text for everything, and colours that always come with a text."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tradecraft.games.war1955.texts import WarTexts
from tradecraft.terminal.drawing import DRAWN, TYPED

SEAT_LETTERS = "AB"
FACTION_STYLES = {"blue": "bold #ffffff on #2456c9", "red": "bold #ffffff on #c4202f"}
COUNTRY_STYLES = {"blue": "#4f7fe0", "red": "#d9534f"}
NO_FACTION = "bold reverse"


class Signs:
    """Short texts for everything, in one language; `lines` tells whether the terminal can draw lines."""

    def __init__(self, words: WarTexts, lines: bool) -> None:
        self.words = words
        self.glyphs = DRAWN if lines else TYPED

    def letter(self, data: dict[str, Any], seat: int, detained: bool = False) -> Text:
        """Return a seat's letter in the colour of its faction, which is also its spy; a detained spy is in brackets."""
        letter = Text(SEAT_LETTERS[seat], self.style(data, seat))
        return Text.assemble("[", letter, "]") if detained else letter

    def style(self, data: dict[str, Any], seat: int) -> str:
        """Return the colours of a seat's faction, once it has one."""
        return FACTION_STYLES.get(data["desks"][seat]["faction"], NO_FACTION)

    def seat(self, data: dict[str, Any], seat: int) -> Text:
        """Return a seat's letter and name."""
        return Text.assemble(self.letter(data, seat), " ", self.words.seat(seat))

    def joined(self, parts: list[str]) -> str:
        """Return the parts of a line with separators between them."""
        return self.glyphs.separator.join(parts)
