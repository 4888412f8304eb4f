"""The map of Vienna as shapes: roads, squares, buildings and the agents on them, placed as in the client."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.core.game import View
from tradecraft.core.sketch import BOX, DISC, LINE, Shape, Sketch
from tradecraft.games.vienna.picture import Layout, Point
from tradecraft.games.vienna.rules.content import GEOMETRY, PACKS
from tradecraft.games.vienna.rules.content_model import BRIBES, Content
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


def draw(view: View) -> Sketch:
    """Return the map as a viewer sees it."""
    assert isinstance(view, ViennaView)
    public = view.public
    content: Content = public.lookups.content
    layout = Layout(PACKS.extra(content.id, GEOMETRY))
    places = [layout.of_building(building) for building in content.buildings]
    squares = [layout.of_square(square) for square in content.squares]
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
