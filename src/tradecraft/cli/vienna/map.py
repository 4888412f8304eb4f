"""The board of Vienna as a map: blocks for the buildings, and between them the squares on their roads.

A square lies on a bar; where the bar bends or branches, a road leads to a building above or below. So this

    │ ╰─3fla──┤        joins the upper left, the upper right and the lower right building for the flask,
    │         │
    ├──2gun─╮ │        and this the upper left and both lower ones for the handgun.

The roads of a square whose tile is gone are broken lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from tradecraft.cli.canvas import Canvas
from tradecraft.cli.vienna.signs import BRIBE_STYLES, DIM, FLAG_CODES, INFO_STYLES, Signs, standing_on
from tradecraft.games.vienna.content_model import BRIBES, Building, Content, Square

BLOCK_LINES = 2
GAP_LINES = 3


@dataclass(frozen=True)
class Scale:
    """How wide a building's block is, how much lies between two of them, and how much is written into a block."""

    block: int
    gap: int

    @property
    def pitch(self) -> int:
        """The columns from one building to the next."""
        return self.block + self.gap


SMALL = Scale(8, 6)
LARGE = Scale(11, 6)


def width_of(content: Content, scale: Scale) -> int:
    """Return how many columns a map takes."""
    return max(building.col for building in content.buildings) * scale.pitch - scale.gap


class Map:
    """One drawing of the board, for a view's data."""

    def __init__(self, content: Content, signs: Signs, data: dict[str, Any], scale: Scale) -> None:
        """Prepare a canvas of the right size."""
        self.content = content
        self.signs = signs
        self.data = data
        self.board = data["board"]
        self.scale = scale
        rows = max(building.row for building in content.buildings)
        self.canvas = Canvas(width_of(content, scale), rows * (BLOCK_LINES + GAP_LINES) - GAP_LINES)

    def draw(self) -> Text:
        """Draw everything: the squares first, so that their roads end at the buildings."""
        # Before the squares are filled there are no tiles at all.
        tiles = self.board["tiles"] or [None] * len(self.content.squares)
        for square, tile in sorted(zip(self.content.squares, tiles, strict=True), key=lambda pair: pair[1] is not None):
            self._draw_square(square, tile)
        for building in self.content.buildings:
            self._draw_building(building)
        return self.canvas.text()

    def _place(self, building: Building) -> tuple[int, int]:
        return (building.col - 1) * self.scale.pitch, (building.row - 1) * (BLOCK_LINES + GAP_LINES)

    def _draw_building(self, building: Building) -> None:
        column, line = self._place(building)
        width = self.scale.block
        bribe = BRIBES[building.colour]
        style = BRIBE_STYLES[bribe]
        flag = FLAG_CODES[self.board["flags"][building.id - 1]]
        head = f"{building.id:>2} {self.signs.bribes[bribe]}"
        spread = width >= LARGE.block
        if spread:
            head = f"{head:<{width - 3}}{flag} "
        self.canvas.put(column, line, head.ljust(width)[:width], f"bold {style}")
        self.canvas.put(column, line + 1, (" " if spread else flag).ljust(width), style)
        at = column + (1 if spread else 3)
        for sign, sign_style in standing_on(self.data, building.id):
            self.canvas.put(at, line + 1, sign, sign_style)
            at += 2 if spread else 1

    def _draw_square(self, square: Square, tile: str | None) -> None:
        pen = _Pen(self.canvas, tile, f"{square.value}{self.signs.infos[tile]}" if tile else "")
        buildings = [self.content.buildings[index] for index in square.buildings]
        places = {(building.row, building.col): self._place(building) for building in buildings}
        top, left = min(building.row for building in buildings), min(building.col for building in buildings)
        column, line = (left - 1) * self.scale.pitch, (top - 1) * (BLOCK_LINES + GAP_LINES)
        below = line + BLOCK_LINES
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
        self.canvas.put_centred(column, line, width, self.label_text, self.label_style)
