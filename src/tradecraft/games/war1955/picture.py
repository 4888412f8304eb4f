"""A position of 1955 as a picture: six tracks with their pawns, spies and homes, and what both players hold."""

from __future__ import annotations

from itertools import cycle
from math import cos, pi, sin
from typing import Any, Final

from tradecraft.core.game import AnyGame
from tradecraft.games.war1955.rules.view import WarView
from tradecraft.pictures import Picture, points

INK: Final = "#221a10"
PAPER: Final = "#fffaf0"
GROUND: Final = "#e9e4d6"
SEATS: Final = ("#1f5aa6", "#b3241c")
FACTIONS: Final = {"blue": "#dbe6f5", "red": "#f5dcd9"}
STRIPES: Final = {"blue": "#b9cde9", "red": "#eebab4"}
"""The heads of cards, by faction."""
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
    shuffled = ("not shuffled yet", "shuffled once", "shuffled twice")
    times = shuffled[cards["shuffles"]] if cards["shuffles"] < 3 else f"shuffled {cards['shuffles']} times"
    line = f"Turn {data['round']}. Draw pile {cards['pile']}, discard pile {len(cards['discard'])}, {times}"
    picture.text(30, HAND + ROW * len(tracks) + 36, line, 20, anchor="start")
    _draw_hand(picture, HAND + ROW * len(tracks) + 60, data["desks"][near], data)
    return picture.svg()


def _draw_track(picture: Picture, top: float, track: dict[str, Any], near: int, data: dict[str, Any]) -> None:
    """Draw a track; the star of the near seat is on the left."""
    middle = top + ROW / 2
    picture.box(10, top + 4, WIDTH - 20, ROW - 8, FACTIONS[track["faction"]], "#b9b2a0", 8)
    is_noted = track["blockaded_until"] or track["country"] in (desk["home"] for desk in data["desks"])
    picture.text(30, middle if is_noted else middle + 8, _name(track["country"]), 24, anchor="start", weight=700)
    notes = ["blockaded"] if track["blockaded_until"] else []
    notes += [f"home of seat {desk['seat'] + 1}" for desk in data["desks"] if desk["home"] == track["country"]]
    picture.text(30, middle + 26, ", ".join(notes), 16, anchor="start")
    steps = track["steps"]
    reach = steps * STEP
    picture.box(CENTRE - reach, middle - 3, 2 * reach, 6, "#8c8474", radius=3)
    for place in range(-steps, steps + 1):
        x = CENTRE + place * STEP
        star = near if place == -steps else 1 - near if place == steps else None
        if star is None:
            picture.circle(x, middle, 15 if place == 0 else 12, PAPER, "#8c8474")
        else:
            picture.path(_star(x, middle, 21), PAPER, 2, SEATS[star])
    towards_near = track["pawn"] if near == 0 else -track["pawn"]
    owner = track["secured"]
    _draw_pawn(picture, CENTRE - towards_near * STEP, middle, INK if owner is None else SEATS[owner])
    spies = [desk["seat"] for desk in data["desks"] if desk["spy"] == track["country"]]
    for place, seat in enumerate(spies):
        picture.box(252 - place * 34, middle - 16, 26, 32, SEATS[seat], INK, 4)
        picture.text(265 - place * 34, middle + 7, "S", 20, PAPER, weight=700)


def _star(x: float, y: float, radius: float) -> str:
    """Return a star with five points around a place."""
    angles = [(-90 + 36 * corner) * pi / 180 for corner in range(10)]
    ends = [(x + cos(angle) * r, y + sin(angle) * r) for angle, r in zip(angles, cycle((radius, radius / 2)))]
    return "M" + "L".join(f"{right:.1f} {down:.1f}" for right, down in ends) + "z"


def _draw_pawn(picture: Picture, x: float, y: float, colour: str) -> None:
    picture.path(f"M{x - 16:g} {y + 24:g}h32l-5 -7q-6 -6 -6 -17h-10q0 11 -6 17z", PAPER, 2.5, colour)
    picture.circle(x, y - 9, 12, colour, PAPER)


def _draw_hand(picture: Picture, top: float, desk: dict[str, Any], data: dict[str, Any]) -> None:
    seat = desk["seat"]
    picture.box(10, top + 8, WIDTH - 20, HAND - 16, PAPER, SEATS[seat], 8)
    turn = ", to play" if data["active"] == seat and not data["over"] else ""
    picture.text(30, top + 40, f"Seat {seat + 1}{turn}: {points(desk['score'])}", 24, SEATS[seat], "start", 700)
    gadgets = [name.replace("_", " ") for name, card in desk["gadgets"].items() if card]
    notes = [*gadgets, *(["spy detained"] if desk["detained_until"] else [])]
    picture.text(WIDTH - 30, top + 40, ", ".join(notes), 18, anchor="end")
    known = desk["known"] + [None] * (desk["hand_size"] - len(desk["known"]))
    cards = known if desk["hand"] is None else desk["hand"]
    if not cards:
        picture.text(30, top + 100, "No cards in hand", 18, "#6c5a39", "start")
    stripes = {track["country"]: STRIPES[track["faction"]] for track in data["tracks"]}
    for place, card in enumerate(cards):
        # Up to twenty cards in two rows of half the height.
        is_low = len(cards) > 10
        _draw_card(picture, 30 + place % 10 * 103, top + 58 + place // 10 * 56, 50 if is_low else 110, card, stripes)


def _draw_card(picture: Picture, x: float, y: float, height: float, card: str | None, stripes: dict[str, str]) -> None:
    """Draw a card: its country with its value, and its special action below; face down if it is not known."""
    if card is None:
        picture.box(x, y, 97, height, "#4b4238", INK, 6)
        picture.box(x + 8, y + 8, 81, height - 16, "none", "#8c8172", 4)
        return
    country, value, special = _parts(card)
    picture.box(x, y, 97, height, "#fdf6e3", INK, 6)
    picture.box(x + 2, y + 2, 93, 24, stripes.get(country, "#d9cfb4"), "none", 5)
    picture.text(x + 8, y + 20, _name(country) if len(country) < 10 else "Gr. Britain", 13, INK, "start", 700)
    picture.text(x + 89, y + 21, value, 18, INK, "end", 700)
    for line, word in enumerate(special[: 1 if height < 60 else 4]):
        picture.text(x + 48, y + 46 + line * 19, word, 13.5)


def _name(country: str) -> str:
    return country.upper() if country in ("usa", "ussr") else country.replace("_", " ").title()


def _parts(card: str) -> tuple[str, str, list[str]]:
    """Return a card's country, its value, and its special action in short lines."""
    words = card.split("_")
    place = next((place for place, word in enumerate(words) if word.isdecimal()), 0)
    lines = [""]
    for word in words[place + 1 :]:
        if lines[-1] and len(lines[-1]) + len(word) > 11:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "_".join(words[:place]), words[place], lines
