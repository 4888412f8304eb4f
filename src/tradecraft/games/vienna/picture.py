"""A position of Vienna as a picture: the map by the same geometry as the browser's, the tracks, and the desks."""

from __future__ import annotations

from collections.abc import Sequence
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
    "chocolate": "#6d4bb0",
    "wine": "#b8406f",
    "magazine": "#c26a0a",
    "coffee": "#6b4222",
    "tobacco": "#5b646b",
    "flask": "#146a67",
    "handgun": "#7f2318",
    "briefcase": "#6d480a",
    "microfilm": "#4b2f8a",
    "slide": "#2b5a24",
}
"""The client's colours of bribes and information."""
FLAG_CODES: Final = {"usa": "US", "ussr": "SU", "france": "FR", "uk": "UK", "austria": "AT"}
SIGNS: Final = {
    "flask": (
        "M8.2 13.5h7.6l3.2 5.3a1.2 1.2 0 0 1-1 1.9H6a1.2 1.2 0 0 1-1-1.9z",
        "M8.5 3h7M10 3.2v6.3L4.3 18.9a1.9 1.9 0 0 0 1.6 2.8h12.2a1.9 1.9 0 0 0 1.6-2.8L14 9.5V3.2",
    ),
    "handgun": (
        "M1.8 6h18.4v1.2h1.6v4.3h-8.4l-.9 2.6h-2.7L8.2 20.6H3.4L5.3 13 3.6 11.3 1.8 11z",
        "M9.9 14.6c2.6 1.2 4.6.2 4.4-3",
    ),
    "briefcase": (
        "M2.5 8h19v5.2h-7.3v-1.6H9.8v1.6H2.5zM2.5 14.6h7.3v1.7h4.4v-1.7h7.3v5.9h-19z",
        "M8.4 7.8V4.6h7.2v3.2",
    ),
    "microfilm": (
        (
            "M10.5 2.5a8.3 8.3 0 1 0 0 16.6a8.3 8.3 0 1 0 0-16.6zM10.5 4.6a2 2 0 1 1 0 4a2 2 0 1 1 0-4z"
            "M10.5 13a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM6.3 8.8a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM14.7 8.8"
            "a2 2 0 1 1 0 4a2 2 0 1 1 0-4z"
        ),
        "M11 21.3h11.2v-3.2h-5.6",
    ),
    "slide": (
        "M3 3h18v18H3zM7 6.8v10.4h10V6.8zM7.6 16.6l3.2-4.6 2.2 2.4 1.6-1.8 2 4z",
        "M13.8 9.6h1.2",
    ),
    "chocolate": (
        (
            "M5 2.5h6.3v4.6H5zM12.7 2.5H19v4.6h-6.3zM5 8.4h6.3V13H5zM12.7 8.4H19V13h-6.3zM4 14.4"
            "l2 1.4 2-1.4 2 1.4 2-1.4 2 1.4 2-1.4 2 1.4 2-1.4v7.1H4z"
        ),
        "",
    ),
    "wine": (
        (
            "M7 2.5h10c.8 5.2-.4 9.3-3.9 10.1v6.6h3.4v2.3h-9v-2.3h3.4v-6.6C7.4 11.8 6.2 7.7 7 2.5zM8.7 4.2"
            "c-.1 1-.1 1.9 0 2.7h6.6c.1-.8.1-1.7 0-2.7z"
        ),
        "",
    ),
    "magazine": (
        "M3 4h18v16H3zM5 6v3h14V6zM5 11v7h6.2v-7zM13 11v1.5h6V11zM13 13.8v1.5h6v-1.5zM13 16.5V18h6v-1.5z",
        "",
    ),
    "coffee": (
        "M3.5 9.5h13.6v4.2a5.2 5.2 0 0 1-5.2 5.2H8.7a5.2 5.2 0 0 1-5.2-5.2zM2.5 20.3h16v1.7h-16z",
        ("M17.2 11h1.2a2.2 2.2 0 0 1 0 4.6h-1.6M8 7.2c-1.2-1.6 1.2-2.4 0-4.4M12.5 7.2c-1.2-1.6 1.2-2.4 0-4.4"),
    ),
    "tobacco": (
        (
            "M13.4 8.5h7.8v6.3a4.8 4.8 0 0 1-4.8 4.8c-3.8 0-5.2-2.1-6.8-5.2-1-2-2.2-2.6-4.6-2.6H2V9h3.2"
            "c3.8 0 5.6 1.5 7 4.2.4.8.7 1.3 1.2 1.6z"
        ),
        "M16 6.3c-1.2-1.4 1.2-2.2 0-4M19.2 6.3c-1.2-1.4 1.2-2.2 0-4",
    ),
}
"""The client's signs of information and bribes (signs.ts): a surface and lines on a field of 24 by 24."""
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
    _draw_tracks(picture, layout.width, view.public.lookups.roof, data)
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
    for stroke, width in (("#8d7a55", 13), ("#fbf6e8", 9.5)):
        for path in roads:
            picture.path(path, stroke, width)
    for square, tile in zip(content.squares, tiles, strict=True):
        _draw_square(picture, *layout.of_square(square), square.value, tile)
    for building, place, flag in zip(content.buildings, places, data["board"]["flags"], strict=True):
        _draw_building(picture, building, place, flag, data)


def _draw_square(picture: Picture, x: float, y: float, value: int, tile: str | None) -> None:
    """Draw a square with its value, and its tile if it is still there."""
    picture.circle(x, y, 24 if tile else 16, "#fbf6e8", "#8d7a55")
    if not tile:
        picture.text(x, y + 5.5, str(value), 15, "#6c5a39")
        return
    picture.box(x - 17, y - 17, 34, 34, PAPER, INK, 4)
    _draw_sign(picture, x, y, 28, tile, KINDS[tile])
    picture.circle(x + 18, y - 18, 11, INK, PAPER)
    picture.text(x + 18, y - 12.5, str(value), 15, PAPER, weight=700)


def _draw_sign(picture: Picture, x: float, y: float, size: float, name: str, colour: str) -> None:
    picture.sign(x, y, size, *SIGNS[name], colour)


def _draw_building(picture: Picture, building: Building, place: Point, flag: str, data: dict[str, Any]) -> None:
    x, y = place
    bribe = BRIBES[building.colour]
    picture.box(x - 50, y - 36, 100, 72, KINDS[bribe], INK, 8)
    _draw_sign(picture, x - 34, y - 19, 24, bribe, PAPER)
    picture.text(x - 2, y - 13, str(building.id), 18, PAPER, weight=700)
    picture.box(x + 16, y - 30, 28, 20, PAPER, "none", 3)
    picture.text(x + 30, y - 14.5, FLAG_CODES[flag], 14, INK, weight=700)
    picture.text(x, y + 52, building.name, 14, INK, halo=LAND)
    figures = [COLOURS[desk["colour"]] for desk in data["desks"] if building.id in desk["agents"]]
    if data["board"]["third_man"] == building.id:
        figures.append("#111111")
    for index, colour in enumerate(figures):
        _draw_agent(picture, x + (index - (len(figures) - 1) / 2) * 24, y + 14, colour)
    feld = [desk["colour"] for desk in data["desks"] if desk.get("feld") and desk["feld"]["building"] == building.id]
    for index, colour in enumerate(feld):
        picture.box(x - 62, y + 2 + index * 18, 20, 16, COLOURS[colour], PAPER, 2)
        picture.text(x - 52, y + 15 + index * 18, "F", 13, PAPER, weight=700)


def _draw_agent(picture: Picture, x: float, y: float, colour: str) -> None:
    """Draw a figure: a head on a coat."""
    picture.path(f"M{x - 10:.1f} {y + 17:.1f}q0 -16 10 -16t10 16z", PAPER, 2, colour)
    picture.circle(x, y - 5, 7.5, colour, PAPER)


def _draw_tracks(picture: Picture, left: float, stops: Sequence[str], data: dict[str, Any]) -> None:
    tracks = data["tracks"]
    picture.text(left, 60, f"Round {data['round']}", 30, anchor="start", weight=700)
    flipped = ", tile flipped" if tracks["flipped"] else ""
    picture.text(left, 96, f"Investigator{flipped}", 20, anchor="start")
    for place, stop in enumerate(stops):
        x, y = left + 16 + place % 6 * 37, 124 + place // 6 * 37
        is_here, is_end = stop == tracks["investigator"], stop == tracks["end"]
        picture.circle(x, y, 15, INK if is_here else "#f0c3b8" if is_end else PAPER, "#b3241c" if is_end else INK)
        picture.text(x, y + 5.5, stop, 16, PAPER if is_here else INK, weight=700 if is_here or is_end else 400)
    for place, info in enumerate(INFOS):
        y = 224 + place * 62
        _draw_sign(picture, left + 12, y - 7, 26, info, KINDS[info])
        picture.text(left + 34, y, info, 18, anchor="start")
        picture.text(left + 214, y, f"worth {tracks['values'][info]}", 18, anchor="end", weight=700)
        picture.box(left, y + 12, 214, 14, PAPER, INK, 7)
        picture.circle(left + 12 + tracks["tokens"][info] * 9.5, y + 19, 11, KINDS[info], PAPER)


def _draw_desk(picture: Picture, top: float, desk: dict[str, Any], data: dict[str, Any]) -> None:
    colour = COLOURS[desk["colour"]]
    picture.box(10, top + 5, picture.width - 20, DESK - 10, PAPER, colour, 8)
    picture.box(10, top + 5, 12, DESK - 10, colour, colour, 6)
    crest = ", crest" if data["crest"] == desk["seat"] else ""
    turn = ", to play" if desk["seat"] in data["deciders"] else ""
    whose = f"Seat {desk['seat'] + 1} ({desk['colour']}{crest}{turn}): {points(desk['score'])}"
    picture.text(36, top + 40, whose, 24, INK, "start", 700)
    picture.text(36, top + 70, f"agents in supply: {desk['supply']}{_purse(desk)}", 18, anchor="start")
    for row, amounts in enumerate((desk["bribes"], desk["info"])):
        for place, (kind, amount) in enumerate(amounts.items()):
            x, y = 1134 + place * 86, top + 38 + row * 50
            picture.circle(x, y, 18, KINDS[kind] if amount else "#d9cfb4", "none")
            _draw_sign(picture, x, y, 24, kind, PAPER)
            picture.text(x + 24, y + 7, str(amount), 20, INK if amount else "#6c5a39", "start", 700 if amount else 400)
    plan = desk["plan"] or [None] * sum(desk["slots"])
    hand = desk["hand"] if desk["hand"] is not None else [None] * desk["hand_size"]
    for left, name, cards in ((36, "drawers", desk["drawers"]), (420, "plan", plan), (720, "hand", hand)):
        _draw_cards(picture, left, top + 92, name, cards)


def _purse(desk: dict[str, Any]) -> str:
    if "shillings" not in desk:
        return ""
    missions = ", ".join(desk["missions"]) or "none"
    items = ", ".join(desk["items"]).replace("_", " ") or "no items"
    money = f"{desk['shillings']} shilling{'' if desk['shillings'] == 1 else 's'}"
    return f"; {money}; {items}; missions {missions}"


def _draw_cards(picture: Picture, left: float, top: float, name: str, cards: list[int | None]) -> None:
    """Draw cards by their numbers; those the viewer does not see are face down."""
    shown = [card for card in cards if card != 0]
    if shown:
        picture.text(left, top + 30, name, 16, anchor="start")
    for place, card in enumerate(shown):
        x = left + 70 + place * 52
        picture.box(x, top + 4, 46, 40, "#f7f0dd" if card else "#4b4238", INK, 4)
        if card:
            picture.text(x + 23, top + 30, f"{card:03}", 17, weight=700)
        else:
            picture.box(x + 6, top + 10, 34, 28, "none", "#8c8172", 3)
