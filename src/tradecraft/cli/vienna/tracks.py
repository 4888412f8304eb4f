"""The tracks of the tokens, the investigator on his roof, and the piles of cards."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from tradecraft.cli.vienna.signs import DIM, INFO_STYLES, Signs
from tradecraft.games.vienna.content_model import INFOS, Content

HERE = "bold reverse"


def tracks(content: Content, signs: Signs, data: dict[str, Any]) -> Table:
    """Return the five tracks. A number stands where a new area begins, and says what a tile is worth from there on."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for info in INFOS:
        name = Text.assemble(signs.info(info), " ", signs.words.info(info))
        table.add_row(name, _track(content, signs, info, data["tracks"]["tokens"][info]))
    return table


def _track(content: Content, signs: Signs, info: str, token: int) -> Text:
    glyphs = signs.glyphs
    starts = [0]
    for moves in content.tracks.moves:
        starts.append(starts[-1] + moves)
    track = Text()
    for space in range(starts[-1] + 1):
        if space == token:
            track.append(glyphs.token, INFO_STYLES[info])
        elif space < token:
            track.append(glyphs.passed, INFO_STYLES[info])
        elif space in starts:
            track.append(str(starts.index(space) + 1), "bold")
        else:
            track.append(glyphs.ahead, DIM)
    value = sum(start <= token for start in starts)
    return track.append(f" {value}", f"{INFO_STYLES[info]}")


def roof(content: Content, signs: Signs, data: dict[str, Any]) -> Text:
    """Return the investigator's way to the end space."""
    get = signs.words.texts.get
    place, end = data["tracks"]["investigator"], data["tracks"]["end"]
    key = "terminal-investigator_rests" if data["tracks"]["flipped"] else "terminal-investigator"
    line = Text.assemble((get(key), "bold"), "\n")
    for letter in content.tracks.spaces[: content.tracks.spaces.index(end) + 1]:
        # Brackets as well as reverse video: the sign must also be there where no style is.
        line.append(f"[{letter}]" if letter == place else f" {letter} ", HERE if letter == place else "")
    return line.append(f"\n{get('terminal-end_space', space=end)}", DIM)


def piles(signs: Signs, data: dict[str, Any]) -> Text:
    """Return how many cards are left to draw and how many are discarded."""
    get = signs.words.texts.get
    cards = data["cards"]
    return Text(f"{get('terminal-pile')} {cards['pile']}, {get('terminal-discard')} {len(cards['discard'])}", DIM)
