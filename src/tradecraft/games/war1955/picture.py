"""A position of 1955 as a picture: six tracks with their pawns, spies and homes, and what both players hold."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.core.game import AnyGame
from tradecraft.games.war1955.rules.view import WarView
from tradecraft.pictures import Picture, points

INK: Final = "#221a10"
PAPER: Final = "#fffaf0"
GROUND: Final = "#e9e4d6"
SEATS: Final = ("#1f5aa6", "#b3241c")
FACTIONS: Final = {"blue": "#dbe6f5", "red": "#f5dcd9"}
WIDTH: Final = 1080
HAND: Final = 190
"""The height of what a player holds."""
ROW: Final = 86
"""The height of a track."""
CENTRE: Final = 620
STEP: Final = 40


def svg(game: AnyGame, view: WarView) -> str:
    """Draw what a view tells: seat 1 on the left of the tracks and at the bottom, or the viewer's seat there."""
    data = view.data()
    near = data["seat"] or 0
    tracks: list[dict[str, Any]] = data["tracks"]
    height = 2 * HAND + ROW * len(tracks) + 60
    picture = Picture(WIDTH, height, f"{game.title}, turn {data['round']}", GROUND)
    _draw_hand(picture, 0, data["desks"][1 - near], data)
    for place, track in enumerate(tracks):
        _draw_track(picture, HAND + place * ROW, track, near, data)
    cards = data["cards"]
    line = f"Draw pile {cards['pile']}, discard pile {len(cards['discard'])}, shuffled {cards['shuffles']} times"
    picture.text(30, HAND + ROW * len(tracks) + 36, line, 20, anchor="start")
    _draw_hand(picture, HAND + ROW * len(tracks) + 60, data["desks"][near], data)
    return picture.svg()


def _draw_track(picture: Picture, top: float, track: dict[str, Any], near: int, data: dict[str, Any]) -> None:
    """Draw a track; the star of the near seat is on the left."""
    middle = top + ROW / 2
    picture.box(10, top + 4, WIDTH - 20, ROW - 8, FACTIONS[track["faction"]], "#b9b2a0", 8)
    picture.text(30, middle, _name(track["country"]), 24, anchor="start", weight=700)
    notes = ["blockaded"] if track["blockaded_until"] else []
    notes += [f"home of seat {desk['seat'] + 1}" for desk in data["desks"] if desk["home"] == track["country"]]
    picture.text(30, middle + 26, ", ".join(notes), 16, anchor="start")
    steps = track["steps"]
    for place in range(-steps, steps + 1):
        x = CENTRE + place * STEP
        star = near if place == -steps else 1 - near if place == steps else None
        picture.circle(x, middle, 14, PAPER if star is None else SEATS[star], "#8c8474")
    towards_near = track["pawn"] if near == 0 else -track["pawn"]
    owner = track["secured"]
    picture.circle(CENTRE - towards_near * STEP, middle, 18, INK if owner is None else SEATS[owner], PAPER)
    spies = [desk["seat"] for desk in data["desks"] if desk["spy"] == track["country"]]
    for place, seat in enumerate(spies):
        picture.box(252 - place * 34, middle - 16, 26, 32, SEATS[seat], INK, 4)
        picture.text(265 - place * 34, middle + 7, "S", 20, PAPER, weight=700)


def _draw_hand(picture: Picture, top: float, desk: dict[str, Any], data: dict[str, Any]) -> None:
    seat = desk["seat"]
    picture.box(10, top + 8, WIDTH - 20, HAND - 16, PAPER, SEATS[seat], 8)
    turn = ", to play" if data["active"] == seat else ""
    picture.text(30, top + 40, f"Seat {seat + 1}{turn}: {points(desk['score'])}", 24, SEATS[seat], "start", 700)
    gadgets = [name.replace("_", " ") for name, card in desk["gadgets"].items() if card]
    notes = [*gadgets, *(["spy detained"] if desk["detained_until"] else [])]
    picture.text(520, top + 40, ", ".join(notes), 18, anchor="start")
    known = desk["known"] + [None] * (desk["hand_size"] - len(desk["known"]))
    for place, card in enumerate(known if desk["hand"] is None else desk["hand"]):
        x = 30 + place % 10 * 103
        picture.box(
            x,
            top + 58 + place // 10 * 56,
            97,
            110 if len(known) <= 10 else 50,
            "#fdf6e3" if card else "#4b4238",
            INK,
            6,
        )
        for line, word in enumerate(_words(card)):
            picture.text(x + 48, top + 82 + place // 10 * 56 + line * 20, word, 14)


def _name(country: str) -> str:
    return country.upper() if country in ("usa", "ussr") else country.replace("_", " ").title()


def _words(card: str | None) -> list[str]:
    """Break the name of a card into short lines."""
    lines = [""]
    for word in (card or "").split("_"):
        if lines[-1] and len(lines[-1]) + len(word) > 11:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines[:5]
