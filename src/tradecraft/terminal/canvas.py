"""A canvas of styled characters, for drawings."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """A rectangle of styled characters, addressed by column and line from 0; what is drawn last lies on top."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, column: int, line: int, text: str, style: str = "") -> None:
        """Write a text from a place to the right; it must fit."""
        for offset, character in enumerate(text):
            self._characters[line][column + offset] = character
            self._styles[line][column + offset] = style

    def text(self) -> Text:
        """Return the drawing as lines of text, without trailing blanks."""
        drawn = Text(no_wrap=True)
        for number, (characters, styles) in enumerate(zip(self._characters, self._styles, strict=True)):
            if number:
                drawn.append("\n")
            drawn.append_text(_line(characters, styles))
        return drawn


def _line(characters: list[str], styles: list[str]) -> Text:
    line = Text()
    for style, run in groupby(zip(styles, characters, strict=True), key=itemgetter(0)):
        line.append("".join(character for _, character in run), style or None)
    # A blank with a style may be part of a coloured block.
    if not styles[-1]:
        line.rstrip()
    return line
