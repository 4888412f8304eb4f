"""Pictures: a game's `picture.py` draws what a viewer knows as SVG, and here are the tools it draws with."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from tradecraft.core.game import AnyGame, View
from tradecraft.core.registry import find_plugin

FONT = "font-family='Helvetica, Arial, sans-serif'"


def find_picture(game: AnyGame, view: View) -> str | None:
    """Return the picture of a view as SVG; None if the game has no pictures."""
    module = find_plugin(game.id, "picture")
    if module is None:
        return None
    draw: Callable[[AnyGame, View], str] = module.svg
    return draw(game, view)


def points(score: int) -> str:
    """Return a score in words."""
    return f"{score} point{'' if score == 1 else 's'}"


class Picture:
    """A picture being drawn: shapes in the order in which they are painted."""

    def __init__(self, width: float, height: float, title: str, ground: str) -> None:
        """Begin with a ground of one colour."""
        self.width, self.height, self.title = width, height, title
        self.parts: list[str] = []
        self.box(0, 0, width, height, ground)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", radius: float = 0
    ) -> None:
        """Paint a rectangle."""
        place = f"x='{x:g}' y='{y:g}' width='{width:g}' height='{height:g}' rx='{radius:g}'"
        self.parts.append(f"<rect {place} fill='{fill}' stroke='{stroke}' stroke-width='2'/>")

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "#221a10") -> None:
        """Paint a circle."""
        place = f"cx='{x:g}' cy='{y:g}' r='{radius:g}'"
        self.parts.append(f"<circle {place} fill='{fill}' stroke='{stroke}' stroke-width='2'/>")

    def path(self, path: str, stroke: str, width: float, fill: str = "none") -> None:
        """Paint a line or a shape."""
        line = f"stroke='{stroke}' stroke-width='{width:g}' stroke-linecap='round'"
        self.parts.append(f"<path d='{path}' fill='{fill}' {line}/>")

    def sign(self, x: float, y: float, size: float, fill: str, line: str, colour: str) -> None:
        """Paint a drawing on a field of 24 by 24 around a point: a surface whose overlaps are cut out, and lines."""
        scale = size / 24
        surface = f"<path d='{fill}' fill='{colour}' fill-rule='evenodd'/>" if fill else ""
        round_off = "stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'"
        lines = f"<path d='{line}' fill='none' stroke='{colour}' {round_off}/>" if line else ""
        place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({scale:.3g})"
        self.parts.append(f"<g transform='{place}'>{surface}{lines}</g>")

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str = "#221a10",
        anchor: str = "middle",
        weight: int = 400,
        halo: str = "",
    ) -> None:
        """Write a line of text, with a halo of a colour if lines run below it."""
        place = f"x='{x:g}' y='{y:g}' font-size='{size:g}' text-anchor='{anchor}' font-weight='{weight}'"
        around = f" stroke='{halo}' stroke-width='4' stroke-linejoin='round' paint-order='stroke'" if halo else ""
        self.parts.append(f"<text {place} fill='{fill}'{around}>{escape(text)}</text>")

    def svg(self) -> str:
        """Return the whole picture."""
        size = f"width='{self.width:g}' height='{self.height:g}' viewBox='0 0 {self.width:g} {self.height:g}'"
        head = f"<svg xmlns='http://www.w3.org/2000/svg' {size} role='img' {FONT}><title>{escape(self.title)}</title>"
        return "".join((head, *self.parts, "</svg>"))
