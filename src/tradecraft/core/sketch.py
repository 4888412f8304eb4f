"""Sketches of positions, as plain shapes: a game says what is where, and the caller draws it.

A game that can be sketched has a part `sketch` with a function `draw(view: View) -> Sketch`. Only a spectator's view is
given to it, so nothing hidden can show.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tradecraft.core.game import View
from tradecraft.core.registry import find_plugin

DISC: Final = "disc"
BOX: Final = "box"
LINE: Final = "line"


@dataclass(frozen=True)
class Shape:
    """A disc (x, y, radius), a box (x, y, width, height) or a line (x, y, x, y, width) in a colour `rrggbb`."""

    kind: str
    numbers: tuple[float, ...]
    colour: str


@dataclass(frozen=True)
class Sketch:
    """Shapes on a ground of a colour, in the order in which they are drawn; y goes down."""

    ground: str
    shapes: list[Shape]


def find_sketch(game: str, view: View) -> Sketch | None:
    """Return the sketch of a position, if the game can be sketched."""
    plugin = find_plugin(game, "sketch")
    if plugin is None:
        return None
    sketch: Sketch = plugin.draw(view)
    return sketch
