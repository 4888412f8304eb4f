"""The tracks of the tokens, and the investigator on his roof."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from tradecraft.games.vienna.rules.content_model import INFOS, Content
from tradecraft.games.vienna.terminal.signs import INFO_STYLES, PAYDAY, PURCHASE, Signs, is_advanced
from tradecraft.terminal.drawing import DIM

HERE = "bold reverse"


def tracks(content: Content, signs: Signs, data: dict[str, Any]) -> Table:
    """Return the five tracks. A number marks where an area begins, and is what a tile is worth from there on."""
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
            track.append(glyphs.piece, INFO_STYLES[info])
        elif space < token:
            track.append(glyphs.lead, INFO_STYLES[info])
        elif space in starts:
            track.append(str(starts.index(space) + 1), "bold")
        else:
            track.append(glyphs.space, DIM)
    value = sum(start <= token for start in starts)
    return track.append(f" {value}", f"{INFO_STYLES[info]}")


def roof(content: Content, signs: Signs, data: dict[str, Any]) -> Text:
    """Return the investigator's way to the end space, and below it what happens when he enters a space."""
    place, end = data["tracks"]["investigator"], data["tracks"]["end"]
    title = signs.get("investigator_rests" if data["tracks"]["flipped"] else "investigator")
    line = Text.assemble((title, "bold"), "\n")
    spaces = content.tracks.spaces[: content.tracks.spaces.index(end) + 1]
    for letter in spaces:
        # Brackets as well as reverse video, for terminals without styles.
        line.append(f"[{letter}]" if letter == place else f" {letter} ", HERE if letter == place else "")
    if is_advanced(data):
        line.append("\n").append(_phases(content, data["players"], len(spaces)), "bold")
        words = (PURCHASE, signs.get("purchase"), PAYDAY, signs.get("payday"))
        line.append("\n{} {}, {} {}".format(*words), DIM)
    return line.append(f"\n{signs.get('end_space', space=end)}", DIM)


def _phases(content: Content, players: int, spaces: int) -> str:
    """Return the signs of purchases and paydays, each below its space."""
    roof = content.tracks.roof(players)
    signs = [
        (PURCHASE if space in roof.purchases else "") + (PAYDAY if space in roof.paydays else "")
        for space in range(spaces)
    ]
    return "".join(f" {sign:<2}" for sign in signs).rstrip()
