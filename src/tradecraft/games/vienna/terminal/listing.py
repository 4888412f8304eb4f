"""The board as lists, for terminals that are too narrow for the map or cannot draw lines."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tradecraft.games.vienna.rules.content_model import BRIBES, Content
from tradecraft.games.vienna.terminal.signs import FLAG_CODES, THIRD_MAN, THIRD_MAN_STYLE, Signs, is_advanced
from tradecraft.terminal.drawing import plain_table


def board(content: Content, signs: Signs, data: dict[str, Any]) -> Group:
    """Return the buildings with the agents on them, and the squares that still have a tile."""
    return Group(_buildings(content, signs, data), "", _squares(content, signs, data))


def _buildings(content: Content, signs: Signs, data: dict[str, Any]) -> Table:
    with_seals = is_advanced(data)
    table = _table(signs, "", "buildings", "bribes", "flag", *(("seal",) if with_seals else ()), "agents")
    for building in content.buildings:
        standing = signs.agents_on(data, building.id)
        if data["board"]["third_man"] == building.id:
            standing.append(Text(THIRD_MAN, THIRD_MAN_STYLE))
        table.add_row(
            f"{building.id:>2}",
            building.name,
            signs.bribe(BRIBES[building.colour]),
            FLAG_CODES[data["board"]["flags"][building.id - 1]],
            *((signs.seal_and_plate(building),) if with_seals else ()),
            Text(" ").join(standing),
        )
    return table


def _squares(content: Content, signs: Signs, data: dict[str, Any]) -> Table:
    table = _table(signs, "tile", "buildings", "squares")
    # Before the squares are filled there are no tiles at all.
    for square, tile in zip(content.squares, data["board"]["tiles"], strict=False):
        if tile:
            buildings = " ".join(f"{index + 1:>2}" for index in square.buildings)
            table.add_row(signs.info(tile, square.value), buildings, square.name)
    return table


def _table(signs: Signs, *headings: str) -> Table:
    table = plain_table("bold")
    for heading in headings:
        text = signs.get(heading) if heading else ""
        table.add_column(text, no_wrap=True, overflow="ellipsis", min_width=2)
    return table
