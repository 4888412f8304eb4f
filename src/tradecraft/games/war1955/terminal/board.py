"""The board of 1955: six tracks across the screen, the stars of the first seat on the left, of the second on the right.

    Great Britain ⌂A  6 ★ · · · · · ●━┼ · · · · · · ★  8      the pawn is 6 spaces from the left star, 8 from the right

A spy stands on its player's side of a track, and so does the sign of a home. Brackets hold what cannot be moved: a
detained spy, the pawn of a blockaded country.
"""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from tradecraft.games.war1955.terminal.signs import COUNTRY_STYLES, SEAT_LETTERS, Signs
from tradecraft.terminal.canvas import Canvas
from tradecraft.terminal.drawing import DIM

PITCHES = (3, 2, 1)
"""The columns from one space to the next, as far as there is room."""
PRESENCE = 4
DISTANCE = 2
NOTES = 12
MARGIN = 1
"""The columns for home and spy, for a distance, for notes, and for a bracket at each end of a track."""


def board(signs: Signs, data: dict[str, Any], width: int) -> Table:
    """Return all tracks, those of a faction below its name."""
    names = [signs.words.country(country["country"]) for country in data["tracks"]]
    factions = {country["faction"]: signs.words.faction(country["faction"]) for country in data["tracks"]}
    headings = {faction: name[:1].upper() + name[1:] for faction, name in factions.items()}
    name_width = max(map(len, (*names, *headings.values()))) + 1
    longest = max(country["steps"] for country in data["tracks"])
    room = width - name_width - 2 * (PRESENCE + DISTANCE)
    pitch = next((pitch for pitch in PITCHES if _track_width(longest, pitch) <= room - NOTES), PITCHES[-1])
    table = Table.grid()
    for columns in (name_width, PRESENCE, DISTANCE, _track_width(longest, pitch), DISTANCE, PRESENCE):
        table.add_column(width=columns, no_wrap=True)
    table.add_column(max_width=max(room - _track_width(longest, pitch), 1))
    table.columns[2].justify = table.columns[4].justify = "right"
    faction = ""
    for name, country in zip(names, data["tracks"], strict=True):
        if country["faction"] != faction:
            owners = _owners(signs, data, _track_width(longest, pitch)) if not faction else Text()
            faction = country["faction"]
            table.add_row(Text(headings[faction], "bold"), "", "", owners)
        table.add_row(
            Text(name, COUNTRY_STYLES[faction]),
            _presence(signs, data, 0, country["country"]),
            str(country["steps"] - country["pawn"]),
            track(signs, data, country, longest, pitch),
            str(country["steps"] + country["pawn"]),
            _presence(signs, data, 1, country["country"]),
            _notes(signs, country),
        )
    return table


def _track_width(longest: int, pitch: int) -> int:
    return 2 * (longest * pitch + MARGIN) + 1


def _owners(signs: Signs, data: dict[str, Any], width: int) -> Text:
    """Return who pulls to which side, above the first track."""
    room = (width - 1) // 2
    left, right = (_shortened(signs, signs.seat(data, seat), room) for seat in range(2))
    return Text.assemble(left, " " * (width - left.cell_len - right.cell_len), right)


def _shortened(signs: Signs, text: Text, room: int) -> Text:
    if text.cell_len > room:
        text.right_crop(text.cell_len - room + 1)
        text.append(signs.glyphs.cut)
    return text


def track(signs: Signs, data: dict[str, Any], country: dict[str, Any], longest: int, pitch: int) -> Text:
    """Return one track, its centre in the middle of the columns that the longest one takes."""
    glyphs = signs.glyphs
    steps, pawn = country["steps"], country["pawn"]
    middle = longest * pitch + MARGIN
    canvas = Canvas(2 * middle + 1, 1)
    for space in range(-steps, steps + 1):
        is_star = abs(space) == steps
        glyph = glyphs.star if is_star else glyphs.space if space else glyphs.centre
        canvas.put(middle - space * pitch, 0, glyph, "bold" if is_star else DIM)
    place = middle - pawn * pitch
    if pawn:
        lead = glyphs.lead * (abs(pawn) * pitch - 1)
        canvas.put(min(place, middle) + 1, 0, lead, "bold")
    style = signs.style(data, country["secured"]) if country["secured"] is not None else "bold"
    if country["blockaded_until"]:
        canvas.put(place - 1, 0, f"[{glyphs.piece}]", "bold")
    canvas.put(place, 0, glyphs.piece, style)
    return canvas.text()


def _presence(signs: Signs, data: dict[str, Any], seat: int, country: str) -> Text:
    """Return home and spy of a seat in a country, the home on the outside."""
    desk = data["desks"][seat]
    home = signs.glyphs.home if desk["home"] == country else " "
    spy = Text("   ")
    if desk["spy"] == country:
        spy = signs.letter(data, seat, detained=bool(desk["detained_until"]))
        if not desk["detained_until"]:
            spy = Text.assemble(" ", spy, " ")
    return Text.assemble(home, spy) if seat == 0 else Text.assemble(spy, home)


def _notes(signs: Signs, country: dict[str, Any]) -> str:
    """Return what holds a pawn, after a blank."""
    notes: list[str] = []
    if country["secured"] is not None:
        notes.append(signs.words.get("terminal", "secured", letter=SEAT_LETTERS[country["secured"]]))
    if country["blockaded_until"]:
        notes.append(signs.words.get("terminal", "blockade", until=country["blockaded_until"]))
    return f" {', '.join(notes)}"


def legend(signs: Signs) -> Text:
    """Return what the signs mean."""
    glyphs = signs.glyphs
    text = signs.words.get(
        "terminal",
        "legend",
        star=glyphs.star,
        pawn=glyphs.piece,
        centre=glyphs.centre,
        home=glyphs.home,
        spy=" ".join(SEAT_LETTERS),
        blockade=signs.words.get("terminal", "blockade", until=7),
    )
    return Text(text, DIM)
