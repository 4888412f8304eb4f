"""Pictures of results, as SVG: who beats whom, ratings with their margins, the course of a game."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from tradecraft.cli.tournaments import Report
from tradecraft.locales import Texts

FONT = 'font-family="sans-serif" font-size="13"'
INK, FAINT, GRID, PAPER = "#222222", "#555555", "#dddddd", "#ffffff"
AHEAD, BEHIND = (0x2E, 0x6F, 0x9E), (0x9B, 0x2D, 0x30)
SEATS = ("#9b2d30", "#2e6f9e", "#3d7a3a", "#b0792b")
"""The colours of seats in a curve."""
CELL, ROW, LEFT, TOP = 92, 44, 130, 58
SCALE_WIDTH = 360
CURVE_WIDTH, CURVE_HEIGHT, CURVE_LEFT = 860, 260, 52


def draw(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """Return a picture on white paper; its title is what a screen reader says."""
    frame = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" {FONT} role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="{PAPER}"/>',
    ]
    return "\n".join([*frame, *parts, "</svg>"]) + "\n"


def label(x: float, y: float, text: str, anchor: str = "start", fill: str = INK, size: int = 0) -> str:
    """Return a text that begins, ends or has its middle at a point."""
    larger = f' font-size="{size}"' if size else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}"{larger}>{escape(text)}</text>'


def stroke(x1: float, y1: float, x2: float, y2: float, colour: str = GRID, width: float = 1) -> str:
    """Return a straight line."""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width:g}"/>'


def tournament_picture(report: Report, texts: Texts) -> str:
    """Draw the share of decided games each bot wins against each other one, and the ratings with their margins."""
    standings = sorted(report["standings"], key=lambda one: -one["rating"]["mu"])
    bots = [one["bot"] for one in standings]
    matrix_width = LEFT + CELL * max(4, len(bots)) + 20
    parts = _matrix(bots, report["pairs"], texts) + _ratings(standings, matrix_width, texts)
    title = texts.get("terminal-arena-picture", game=report["game"], games=report["games"])
    return draw(matrix_width + LEFT + SCALE_WIDTH + 30, TOP + ROW * len(bots) + 30, title, parts)


def _matrix(bots: list[str], pairs: list[Report], texts: Texts) -> list[str]:
    parts = [label(8, 22, texts.get("terminal-arena-matrix_title"), size=15)]
    for place, bot in enumerate(bots):
        parts.append(label(LEFT - 8, TOP + ROW * place + 27, bot, "end"))
        parts.append(label(LEFT + CELL * (place + 0.5), TOP - 8, bot, "middle", FAINT))
    for row, bot in enumerate(bots):
        for column, other in enumerate(bots):
            found = rate_of(pairs, bot, other)
            if found is None:
                continue
            value, low, high = found
            x, y = LEFT + CELL * column, TOP + ROW * row
            parts.append(f'<rect x="{x}" y="{y}" width="{CELL - 3}" height="{ROW - 3}" fill="{_shade(value)}"/>')
            parts.append(label(x + CELL / 2 - 1, y + 19, percent(value), "middle"))
            parts.append(label(x + CELL / 2 - 1, y + 34, f"{100 * low:.0f}–{100 * high:.0f}", "middle", FAINT, 11))
    return parts


def _ratings(standings: list[Report], left: float, texts: Texts) -> list[str]:
    ratings = [one["rating"] for one in standings]
    least = min(rating["estimate"] - rating["margin"] for rating in ratings)
    most = max(rating["estimate"] + rating["margin"] for rating in ratings)
    x0 = left + LEFT
    scale = SCALE_WIDTH / (most - least or 1)
    parts = [label(left + 8, 22, texts.get("terminal-arena-ratings"), size=15)]
    for place, (one, rating) in enumerate(zip(standings, ratings, strict=True)):
        y = TOP + ROW * place + ROW / 2
        middle, half = x0 + (rating["estimate"] - least) * scale, rating["margin"] * scale
        parts.append(label(x0 - 8, y + 5, one["bot"], "end"))
        parts.append(stroke(middle - half, y, middle + half, y, SEATS[1], 2))
        parts.append(f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="5" fill="{SEATS[0]}"/>')
        parts.append(label(middle, y - 9, f"{rating['estimate']} ± {rating['margin']}", "middle", FAINT, 11))
    return parts


def rate_of(pairs: list[Report], bot: str, other: str) -> tuple[float, float, float] | None:
    """Return how a bot does against another one: the share of decided games with its interval, None if never met."""
    for pair in pairs:
        rate = pair["rate"]
        if (pair["bot"], pair["other"]) == (bot, other):
            return rate["value"], rate["low"], rate["high"]
        if (pair["bot"], pair["other"]) == (other, bot):
            return 1 - rate["value"], 1 - rate["high"], 1 - rate["low"]
    return None


def percent(share: float) -> str:
    """Return a share as people write it."""
    return f"{100 * share:.0f} %"


def _shade(share: float) -> str:
    """Return a colour: the stronger, the further a share is from one half."""
    strength = min(1.0, abs(share - 0.5) * 2) * 0.55
    towards = AHEAD if share >= 0.5 else BEHIND
    return "#" + "".join(f"{round(255 + (part - 255) * strength):02x}" for part in towards)


def curve_picture(
    chances: Sequence[Sequence[float]], names: Sequence[str], marks: Sequence[tuple[int, int, bool]], title: str
) -> str:
    """Draw the win chances of all seats; `marks` are turning points: after which entry, whose, whether by chance."""
    bottom = CURVE_HEIGHT - 30
    width = CURVE_WIDTH - CURVE_LEFT - 130
    across = width / max(1, len(chances) - 1)

    def at(entry: int, chance: float) -> tuple[float, float]:
        return CURVE_LEFT + entry * across, 16 + (1 - chance) * (bottom - 16)

    parts: list[str] = []
    for quarter in range(5):
        _, y = at(0, quarter / 4)
        parts += [
            stroke(CURVE_LEFT, y, CURVE_LEFT + width, y),
            label(CURVE_LEFT - 6, y + 4, f"{25 * quarter} %", "end"),
        ]
    for seat, name in enumerate(names):
        path = " ".join("{:.1f},{:.1f}".format(*at(entry, row[seat])) for entry, row in enumerate(chances))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{SEATS[seat]}" stroke-width="2"/>')
        y = 30 + 20 * seat
        parts.append(stroke(CURVE_LEFT + width + 12, y - 4, CURVE_LEFT + width + 30, y - 4, SEATS[seat], 3))
        parts.append(label(CURVE_LEFT + width + 36, y, name))
    for number, (entry, seat, by_chance) in enumerate(marks, 1):
        x, y = at(entry, chances[entry][seat])
        fill = PAPER if by_chance else SEATS[seat]
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{fill}" stroke="{SEATS[seat]}" stroke-width="2"/>')
        parts.append(label(x, y - 9, str(number), "middle", INK, 11))
    parts.append(label(CURVE_LEFT + width, bottom + 20, str(len(chances) - 1), "end", FAINT))
    parts.append(label(CURVE_LEFT, bottom + 20, "0", "start", FAINT))
    return draw(CURVE_WIDTH, CURVE_HEIGHT, title, parts)
