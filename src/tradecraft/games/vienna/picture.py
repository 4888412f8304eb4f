"""A position of Vienna as a picture: the map by the same geometry as the browser's, the tracks, and the desks."""

from __future__ import annotations

from math import floor
from typing import Any, Final

from tradecraft.core.game import AnyGame
from tradecraft.games.vienna.rules.content import GEOMETRY, PACKS
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, Building, Content, Square
from tradecraft.games.vienna.rules.view import ViennaView
from tradecraft.pictures import Picture, points

Point = tuple[float, float]

LAND: Final = "#e9dfc7"
INK: Final = "#221a10"
PAPER: Final = "#fffaf0"
COLOURS: Final = {"yellow": "#d9a400", "red": "#b3241c", "blue": "#1f5aa6", "green": "#2c7a35"}
KINDS: Final = {
    "chocolate": "#7b5aa6",
    "wine": "#d98fa8",
    "magazine": "#d9862c",
    "coffee": "#8a5a34",
    "tobacco": "#8c8c86",
}
FLAG_CODES: Final = {"usa": "US", "ussr": "SU", "france": "FR", "uk": "UK", "austria": "AT"}
DESK: Final = 150
"""The height of a desk."""
SIDE: Final = 260
"""The width of the tracks beside the map."""


def svg(game: AnyGame, view: ViennaView) -> str:
    """Draw what a view tells."""
    content = view.public.lookups.content
    layout = Layout(PACKS.extra(game.content_version, GEOMETRY))
    data = view.data()
    desks: list[dict[str, Any]] = data["desks"]
    title = f"{game.title}, round {data['round']}"
    picture = Picture(layout.width + SIDE, layout.height + DESK * len(desks), title, LAND)
    _draw_map(picture, layout, content, data)
    _draw_tracks(picture, layout.width, data)
    for place, desk in enumerate(desks):
        _draw_desk(picture, layout.height + place * DESK, desk, data)
    return picture.svg()


class Layout:
    """Where everything on the map is: the geometry of the pack as the browser reads it (layout.ts)."""

    def __init__(self, geometry: dict[str, Any]) -> None:
        """Take over the geometry of a pack."""
        self.geometry = geometry
        self.width: float = geometry["size"]["x"]
        self.height: float = geometry["size"]["y"]

    def _shift(self, row: int, col: int, axis: int) -> float:
        shifts = self.geometry["shifts"]
        line = shifts[min(max(row, 0), len(shifts) - 1)]
        return float(line[min(max(col, 0), len(line) - 1)][axis])

    def at(self, x: float, y: float) -> Point:
        """Return the place of a point of the grid, whose crossings have whole numbers from 0 on."""
        origin, pitch = self.geometry["origin"], self.geometry["pitch"]
        col, row = floor(x), floor(y)
        right, down = x - col, y - row

        def mix(axis: int) -> float:
            upper = self._shift(row, col, axis) * (1 - right) + self._shift(row, col + 1, axis) * right
            lower = self._shift(row + 1, col, axis) * (1 - right) + self._shift(row + 1, col + 1, axis) * right
            return upper * (1 - down) + lower * down

        return origin["x"] + x * pitch["x"] + mix(0), origin["y"] + y * pitch["y"] + mix(1)

    def of_building(self, building: Building) -> Point:
        """Return the place of a building."""
        return self.at(building.col - 1, building.row - 1)

    def of_square(self, square: Square) -> Point:
        """Return the place of a square; one that joins three buildings is kept away from them."""
        pull = self.geometry["pull"] if square.value == 3 else {"x": 0, "y": 0}
        x, y = (value + (floor(value) + 0.5 - value) * pull[axis] for axis, value in (("x", square.x), ("y", square.y)))
        return self.at(x, y)


def road(start: Point, end: Point, bend: float) -> str:
    """Return a road from a square to a building: bent a little, to one side or the other."""
    (x1, y1), (x2, y2) = start, end
    middle = (x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend
    return f"M{x1:.1f} {y1:.1f}Q{middle[0]:.1f} {middle[1]:.1f} {x2:.1f} {y2:.1f}"


def _draw_map(picture: Picture, layout: Layout, content: Content, data: dict[str, Any]) -> None:
    tiles: list[str | None] = data["board"]["tiles"] or [None] * len(content.squares)
    places = [layout.of_building(building) for building in content.buildings]
    roads = [
        (road(layout.of_square(square), places[building], 0.05 if square.value == 2 else 0.07 if index % 2 else -0.07))
        for square in content.squares
        for index, building in enumerate(square.buildings)
    ]
    for stroke, width in (("#b9a888", 13), ("#f7f0dd", 9)):
        for path in roads:
            picture.path(path, stroke, width)
    for square, tile in zip(content.squares, tiles, strict=True):
        x, y = layout.of_square(square)
        picture.circle(x, y, 27 if tile else 20, PAPER if tile else "#f7f0dd", "#b9a888")
        if tile:
            picture.text(x, y + 1, tile, 10.5, INK, weight=700)
        picture.text(x, y + 16 if tile else y + 5, str(square.value), 13)
    for building, place, flag in zip(content.buildings, places, data["board"]["flags"], strict=True):
        _draw_building(picture, building, place, flag, data)


def _draw_building(picture: Picture, building: Building, place: Point, flag: str, data: dict[str, Any]) -> None:
    x, y = place
    picture.box(x - 40, y - 34, 80, 68, KINDS[BRIBES[building.colour]], INK, 6)
    picture.text(x, y - 14, f"{building.id} {FLAG_CODES[flag]}", 16, PAPER, weight=700)
    picture.text(x, y + 50, building.name, 13)
    figures = [COLOURS[desk["colour"]] for desk in data["desks"] if building.id in desk["agents"]]
    if data["board"]["third_man"] == building.id:
        figures.append("#111111")
    for index, colour in enumerate(figures):
        picture.circle(x + (index - (len(figures) - 1) / 2) * 22, y + 12, 11, colour, PAPER)


def _draw_tracks(picture: Picture, left: float, data: dict[str, Any]) -> None:
    tracks = data["tracks"]
    picture.text(left, 60, f"Round {data['round']}", 30, anchor="start", weight=700)
    picture.text(left, 96, f"Investigator {tracks['investigator']} (end {tracks['end']})", 20, anchor="start")
    for place, info in enumerate(INFOS):
        y = 150 + place * 60
        picture.text(left, y, f"{info}: worth {tracks['values'][info]}", 20, anchor="start")
        picture.box(left, y + 8, 200, 14, PAPER, INK, 7)
        picture.circle(left + 7 + tracks["tokens"][info] * 9.3, y + 15, 10, INK, PAPER)


def _draw_desk(picture: Picture, top: float, desk: dict[str, Any], data: dict[str, Any]) -> None:
    colour = COLOURS[desk["colour"]]
    picture.box(10, top + 5, picture.width - 20, DESK - 10, PAPER, colour, 8)
    crest = ", crest" if data["crest"] == desk["seat"] else ""
    whose = f"Seat {desk['seat'] + 1} ({desk['colour']}{crest}): {points(desk['score'])}"
    picture.text(30, top + 40, whose, 24, colour, "start", 700)
    picture.text(30, top + 70, f"agents in supply: {desk['supply']}{_purse(desk)}", 18, anchor="start")
    for place, (kind, amount) in enumerate(desk["bribes"].items()):
        picture.circle(1000 + place * 70, top + 38, 16, KINDS[kind])
        picture.text(1022 + place * 70, top + 44, str(amount), 20, anchor="start")
    held = ", ".join(f"{kind} {amount}" for kind, amount in desk["info"].items() if amount)
    picture.text(984, top + 84, held or "no info tiles", 18, anchor="start")
    plan = desk["plan"] or [None] * sum(desk["slots"])
    hand = desk["hand"] if desk["hand"] is not None else [None] * desk["hand_size"]
    for left, name, cards in ((30, "drawers", desk["drawers"]), (460, "plan", plan), (820, "hand", hand)):
        _draw_cards(picture, left, top + 92, name, cards)


def _purse(desk: dict[str, Any]) -> str:
    if "shillings" not in desk:
        return ""
    missions = ", ".join(desk["missions"]) or "none"
    items = ", ".join(desk["items"]).replace("_", " ") or "no items"
    return f"; {desk['shillings']} shillings; {items}; missions {missions}"


def _draw_cards(picture: Picture, left: float, top: float, name: str, cards: list[int | None]) -> None:
    """Draw cards by their numbers; those the viewer does not see are face down."""
    shown = [card for card in cards if card != 0]
    if shown:
        picture.text(left, top + 30, name, 16, anchor="start")
    for place, card in enumerate(shown):
        x = left + 70 + place * 62
        picture.box(x, top + 6, 56, 36, "#f7f0dd" if card else "#4b4238", INK, 4)
        if card:
            picture.text(x + 28, top + 30, f"{card:03}", 18, weight=700)
