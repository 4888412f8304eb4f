"""The map of Vienna as shapes: roads, squares, buildings and the agents on them, placed as in the client."""

from __future__ import annotations

from math import floor
from typing import Any, Final

from tradecraft.core.game import View
from tradecraft.core.sketch import BOX, DISC, LINE, Shape, Sketch
from tradecraft.games.vienna.rules.content import GEOMETRY, PACKS
from tradecraft.games.vienna.rules.content_model import BRIBES, Content, Square
from tradecraft.games.vienna.rules.view import ViennaView

GROUND: Final = "e7dcbf"
ROAD: Final = "b9a988"
SQUARE: Final = "f7f0dc"
COVERED: Final = "d6c8a6"
EDGE: Final = "3a3126"
BUILDINGS: Final = {
    "coffee": "b08a63",
    "wine": "c98a96",
    "chocolate": "a394bd",
    "tobacco": "9aa0a6",
    "magazine": "d9a877",
}
SEATS: Final = {"yellow": "e0ac00", "red": "b3241c", "blue": "1f5aa6", "green": "2c7a35"}
THIRD_MAN: Final = "1d1a17"
HALF_WIDTH, HALF_HEIGHT = 46.0, 34.0
"""Half the size of a building."""
RADIUS: Final = 20.0
AGENT: Final = 19.0
Point = tuple[float, float]


def draw(view: View) -> Sketch:
    """Return the map as a viewer sees it."""
    assert isinstance(view, ViennaView)
    public = view.public
    content: Content = public.lookups.content
    geometry = PACKS.extra(content.id, GEOMETRY)
    places = [place(geometry, building.col - 1, building.row - 1) for building in content.buildings]
    squares = [place_of_square(geometry, square) for square in content.squares]
    shapes: list[Shape] = []
    for at, square in zip(squares, content.squares, strict=True):
        shapes += [Shape(LINE, (*at, *places[building], 7.0), ROAD) for building in square.buildings]
    tiles = view.data()["board"]["tiles"]
    for at, tile in zip(squares, tiles, strict=True):
        shapes += [Shape(DISC, (*at, RADIUS), EDGE), Shape(DISC, (*at, RADIUS - 3), SQUARE if tile else COVERED)]
    for (x, y), building in zip(places, content.buildings, strict=True):
        colour = BUILDINGS[BRIBES[building.colour]]
        shapes.append(Shape(BOX, (x - HALF_WIDTH, y - HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT), EDGE))
        inside = (x - HALF_WIDTH + 3, y - HALF_HEIGHT + 3, 2 * HALF_WIDTH - 6, 2 * HALF_HEIGHT - 6)
        shapes.append(Shape(BOX, inside, colour))
    shapes += _agents(view.data(), places)
    return Sketch(GROUND, shapes)


def _agents(data: dict[str, Any], places: list[Point]) -> list[Shape]:
    """Return the agents, side by side where several are at a building, and the third man."""
    there: dict[int, list[str]] = {}
    for desk in data["desks"]:
        for building in desk["agents"]:
            there.setdefault(building, []).append(SEATS[desk["colour"]])
    if data["board"]["third_man"] is not None:
        there.setdefault(data["board"]["third_man"], []).append(THIRD_MAN)
    shapes: list[Shape] = []
    for building, colours in there.items():
        x, y = places[building - 1]
        for number, colour in enumerate(colours):
            at = x + (number - (len(colours) - 1) / 2) * 2 * AGENT
            shapes += [Shape(DISC, (at, y, AGENT), SQUARE), Shape(DISC, (at, y, AGENT - 3), colour)]
    return shapes


def place(geometry: dict[str, Any], x: float, y: float) -> Point:
    """Return the place of a point of the grid, whose crossings have whole numbers from 0 on."""
    col, row = floor(x), floor(y)
    right, down = x - col, y - row
    shifts = geometry["shifts"]

    def shift(row: int, col: int) -> list[float]:
        line: list[list[float]] = shifts[min(max(row, 0), len(shifts) - 1)]
        return line[min(max(col, 0), len(line) - 1)]

    def mixed(axis: int) -> float:
        upper = shift(row, col)[axis] * (1 - right) + shift(row, col + 1)[axis] * right
        lower = shift(row + 1, col)[axis] * (1 - right) + shift(row + 1, col + 1)[axis] * right
        return upper * (1 - down) + lower * down

    origin, pitch = geometry["origin"], geometry["pitch"]
    return origin["x"] + x * pitch["x"] + mixed(0), origin["y"] + y * pitch["y"] + mixed(1)


def place_of_square(geometry: dict[str, Any], square: Square) -> Point:
    """Return the place of a square; one that joins three buildings is not too near to one of them."""
    x, y = square.x, square.y
    if square.value == 3:
        pull = geometry["pull"]
        x += (floor(x) + 0.5 - x) * pull["x"]
        y += (floor(y) + 0.5 - y) * pull["y"]
    return place(geometry, x, y)
