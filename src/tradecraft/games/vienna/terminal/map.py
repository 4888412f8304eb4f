"""The board of Vienna as a map, or as lists where there is no room for one.

The map has blocks for the buildings, and between them the squares on their roads. A square lies on a bar; where the bar
bends or branches, a road leads to a building above or below. So this

    │ ╰─3fla──┤        joins the upper left, the upper right and the lower right building for the flask,
    │         │
    ├──2gun─╮ │        and this the upper left and both lower ones for the handgun.

The roads of a square whose tile is gone are broken lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tradecraft.games.vienna.rules.content_model import BRIBES, Building, Content, Square
from tradecraft.games.vienna.terminal.signs import (
    BRIBE_STYLES,
    FLAG_CODES,
    INFO_STYLES,
    THIRD_MAN,
    THIRD_MAN_STYLE,
    Signs,
    is_advanced,
)
from tradecraft.terminal.canvas import Canvas
from tradecraft.terminal.drawing import DIM, plain_table

GAP_LINES = 3
Place = tuple[int, int]
"""A column and a line, from 0."""


@dataclass(frozen=True)
class Scale:
    """The size of a building's block, the gap between two of them, and where things are in a block.

    Number and bribe stand at the beginning of its first line. Without a place of his own the third man stands behind
    the agents; without a place for them, seal and house plate are left out. `spread` sets agents apart where
    there is room.
    """

    block: int
    lines: int
    flag: Place
    agents: Place
    seal: Place | None = None
    third_man: Place | None = None
    spread: bool = False
    gap: int = 6

    @property
    def pitch(self) -> int:
        """The columns from one building to the next."""
        return self.block + self.gap

    @property
    def step(self) -> int:
        """The lines from one building to the next."""
        return self.lines + GAP_LINES


SMALL = Scale(8, 2, flag=(0, 1), agents=(3, 1))
LARGE = Scale(11, 2, flag=(8, 0), agents=(1, 1), spread=True)
TALL_SMALL = Scale(8, 3, flag=(0, 1), seal=(3, 1), agents=(0, 2), third_man=(7, 0))
TALL_LARGE = Scale(11, 3, flag=(8, 0), seal=(1, 1), agents=(1, 2), third_man=(9, 1), spread=True)
"""The tall ones are for the advanced game. Four Feld agents fill a line, so the third man has a place of his own."""
SCALES = {False: (LARGE, SMALL), True: (TALL_LARGE, TALL_SMALL)}
"""The scales of the introductory and of the advanced game, the larger one first."""


def width_of(content: Content, scale: Scale) -> int:
    """Return how many columns a map takes."""
    return max(building.col for building in content.buildings) * scale.pitch - scale.gap


class Map:
    """One drawing of the board, for a view's data."""

    def __init__(self, content: Content, signs: Signs, data: dict[str, Any], scale: Scale) -> None:
        self.content = content
        self.signs = signs
        self.data = data
        self.board = data["board"]
        self.scale = scale
        rows = max(building.row for building in content.buildings)
        self.canvas = Canvas(width_of(content, scale), rows * scale.step - GAP_LINES)

    def draw(self) -> Text:
        """Draw everything: the squares first, so that their roads end at the buildings."""
        # Before the squares are filled there are no tiles at all.
        tiles = self.board["tiles"] or [None] * len(self.content.squares)
        for square, tile in sorted(zip(self.content.squares, tiles, strict=True), key=lambda pair: pair[1] is not None):
            self._draw_square(square, tile)
        for building in self.content.buildings:
            self._draw_building(building)
        return self.canvas.text()

    def _place(self, building: Building) -> Place:
        return (building.col - 1) * self.scale.pitch, (building.row - 1) * self.scale.step

    def _draw_building(self, building: Building) -> None:
        scale = self.scale
        corner = self._place(building)
        bribe = BRIBES[building.colour]
        style = BRIBE_STYLES[bribe]
        for line in range(scale.lines):
            self._write(corner, (0, line), " " * scale.block, style)
        self._write(corner, (0, 0), f"{building.id:>2} {self.signs.bribes[bribe]}", f"bold {style}")
        self._write(corner, scale.flag, FLAG_CODES[self.board["flags"][building.id - 1]], f"bold {style}")
        if scale.seal:
            self._write(corner, scale.seal, self.signs.seal_and_plate(building), style)
        standing = self.signs.agents_on(self.data, building.id)
        if self.board["third_man"] == building.id:
            if scale.third_man:
                self._write(corner, scale.third_man, THIRD_MAN, THIRD_MAN_STYLE)
            else:
                standing.append(Text(THIRD_MAN, THIRD_MAN_STYLE))
        column, line = scale.agents
        needed = sum(len(sign.plain) + 1 for sign in standing) - 1
        between = 1 if scale.spread and needed <= scale.block - column else 0
        for sign in standing:
            self._write(corner, (column, line), sign.plain, str(sign.style))
            column += len(sign.plain) + between

    def _write(self, corner: Place, place: Place, text: str, style: str) -> None:
        self.canvas.put(corner[0] + place[0], corner[1] + place[1], text, style)

    def _draw_square(self, square: Square, tile: str | None) -> None:
        pen = _Pen(self.canvas, tile, f"{square.value}{self.signs.infos[tile]}" if tile else "")
        buildings = [self.content.buildings[index] for index in square.buildings]
        places = {(building.row, building.col): self._place(building) for building in buildings}
        top, left = min(building.row for building in buildings), min(building.col for building in buildings)
        column, line = (left - 1) * self.scale.pitch, (top - 1) * self.scale.step
        below = line + self.scale.lines
        width, gap = self.scale.block, self.scale.gap
        if len({building.row for building in buildings}) == 1:
            pen.bar(column + width, line, gap)
        elif len({building.col for building in buildings}) == 1:
            self._draw_upright(pen, column, below)
        else:
            corners = [(row, col) in places for row in (top, top + 1) for col in (left, left + 1)]
            self._draw_cell(pen, corners, column + width, below)

    def _draw_upright(self, pen: _Pen, column: int, below: int) -> None:
        middle = column + (self.scale.block - 1) // 2
        for line in range(GAP_LINES):
            pen.upright(middle, below + line)
        pen.label(column, below + 1, self.scale.block)

    def _draw_cell(self, pen: _Pen, corners: list[bool], right: int, below: int) -> None:
        """Draw a square between four buildings, of which it joins three or four; `right` is where the gap begins."""
        gap = self.scale.gap
        outer_left, outer_right = right - 1, right + gap
        inner_left, inner_right = outer_left - 1, outer_right + 1
        if all(corners):
            for line in (below, below + 2):
                pen.upright(outer_left, line)
                pen.upright(outer_right, line)
            pen.joined_bar(outer_left, outer_right, below + 1, "├", "┤")
            return
        upper_left, upper_right, lower_left, _ = corners
        on_top = upper_left and upper_right
        line = below if on_top else below + 2
        if lower_left if on_top else upper_left:
            long_side, ends = inner_left, ("├", "╯" if on_top else "╮")
            start, stop = inner_left, outer_right
        else:
            long_side, ends = inner_right, ("╰" if on_top else "╭", "┤")
            start, stop = outer_left, inner_right
        for step in range(GAP_LINES):
            pen.upright(long_side, below + step)
        pen.joined_bar(start, stop, line, *ends)


class _Pen:
    """Draws the roads of one square, and what lies on it."""

    def __init__(self, canvas: Canvas, tile: str | None, label: str) -> None:
        self.canvas = canvas
        self.label_text = label or "·"
        self.label_style = INFO_STYLES[tile] if tile else DIM
        self.level_stroke, self.upright_stroke = ("─", "│") if tile else ("╌", "╎")

    def bar(self, column: int, line: int, width: int) -> None:
        self.canvas.put(column, line, self.level_stroke * width, DIM)
        self.label(column, line, width)

    def joined_bar(self, start: int, stop: int, line: int, left_end: str, right_end: str) -> None:
        self.canvas.put(start, line, left_end, DIM)
        self.canvas.put(stop, line, right_end, DIM)
        self.bar(start + 1, line, stop - start - 1)

    def upright(self, column: int, line: int) -> None:
        self.canvas.put(column, line, self.upright_stroke, DIM)

    def label(self, column: int, line: int, width: int) -> None:
        self.canvas.put(column + (width - len(self.label_text)) // 2, line, self.label_text, self.label_style)


def board_as_lists(content: Content, signs: Signs, data: dict[str, Any]) -> Group:
    """Return the buildings with their agents and the squares with a tile, for terminals with no room or no lines."""
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
