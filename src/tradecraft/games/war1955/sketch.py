"""The tracks of 1955 as shapes: the steps of each country, its pawn, and the stars at both ends."""

from __future__ import annotations

from typing import Final

from tradecraft.core.game import View
from tradecraft.core.sketch import BOX, DISC, LINE, Shape, Sketch

GROUND: Final = "e7dcbf"
TRACK: Final = "b9a988"
STEP: Final = "f7f0dc"
CENTRE: Final = "d6c8a6"
EDGE: Final = "3a3126"
FACTIONS: Final = {"blue": "1f5aa6", "red": "b3241c"}
PAWN: Final = "1d1a17"
WIDTH, ROW, MARGIN = 1100.0, 90.0, 60.0
LONGEST: Final = 10
"""More steps than any track has from the centre to a star."""


def draw(view: View) -> Sketch:
    """Return the tracks as a viewer sees them, the stars of the first seat on the right."""
    tracks = view.data()["tracks"]
    shapes: list[Shape] = []
    step = (WIDTH - 2 * MARGIN) / 2 / LONGEST
    for number, track in enumerate(tracks):
        y = (number + 0.5) * ROW
        colour = FACTIONS[track["faction"]]
        steps = track["steps"]
        shapes.append(Shape(BOX, (MARGIN, y - ROW / 2 + 8, 18.0, ROW - 16), colour))
        shapes.append(Shape(LINE, (WIDTH / 2 - steps * step, y, WIDTH / 2 + steps * step, y, 10.0), TRACK))
        for place in range(-steps, steps + 1):
            x = WIDTH / 2 + place * step
            is_star = abs(place) == steps
            inside = colour if is_star else CENTRE if place == 0 else STEP
            radius = 20.0 if is_star else 15.0
            shapes += [Shape(DISC, (x, y, radius), EDGE), Shape(DISC, (x, y, radius - 3), inside)]
        x = WIDTH / 2 + track["pawn"] * step
        shapes += [Shape(DISC, (x, y, 24.0), STEP), Shape(DISC, (x, y, 21.0), PAWN), Shape(DISC, (x, y, 11.0), colour)]
    return Sketch(GROUND, shapes)
