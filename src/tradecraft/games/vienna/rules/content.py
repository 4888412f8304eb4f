"""Reads the content packs of Vienna: folders with `board.json`, `cards.json`, `missions.json` and `tracks.json`.

In the files kinds are words and buildings are numbered from 1; the loaded content holds indexes (see `content_model`).
`core.packs` describes where packs lie and how they are named.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from tradecraft.core.content import Fields, parse_file
from tradecraft.core.packs import Packs
from tradecraft.games.vienna.rules import content_model as model
from tradecraft.games.vienna.rules.content_checks import CHECKS
from tradecraft.games.vienna.rules.content_checks.board import COLUMNS, ROWS

DEFAULT_PACK: Final = "vienna-1"

BOARD: Final = "board.json"
CARDS: Final = "cards.json"
MISSIONS: Final = "missions.json"
TRACKS: Final = "tracks.json"
FILES: Final[tuple[str, ...]] = (BOARD, CARDS, MISSIONS, TRACKS)
GEOMETRY: Final = "geometry.json"
"""A file that says how the board is drawn; a pack without one is drawn as the default pack."""
_POINTS: Final[tuple[str, ...]] = ("size", "origin", "pitch", "pull")

_BUILDING_KEYS: Final[tuple[str, ...]] = ("id", "name", "row", "col", "colour", "flag", "seal", "plate")
_SQUARE_KEYS: Final[tuple[str, ...]] = ("id", "name", "x", "y", "buildings")
_FAMILY_KEYS: Final[tuple[str, ...]] = ("id", "version", "cards", "action", "when", "kind_of", "then", "amount")
_READING_KEYS: Final[tuple[str, ...]] = ("then", "amount")
_CARD_KEYS: Final[tuple[str, ...]] = ("no", "family", "kind", "bribe", "info")
_MISSION_KEYS: Final[tuple[str, ...]] = ("id", "flag", "kind", "needs", "shillings", "points")
_ROOF_KEYS: Final[tuple[str, ...]] = ("spaces", "end", "purchase", "payday")


def parse(id: str, texts: dict[str, str]) -> model.Content:
    """Make well-formed content of a pack's files; raise ContentError for any key, type or word that is not allowed."""
    board = parse_file(BOARD, texts, ("buildings", "squares"))
    buildings = tuple(_building(item) for item in board.children("buildings", _BUILDING_KEYS))
    squares = tuple(_square(item) for item in board.children("squares", _SQUARE_KEYS))

    deck = parse_file(CARDS, texts, ("families", "cards"))
    families = tuple(_family(item) for item in deck.children("families", _FAMILY_KEYS, optional=("square", "editions")))
    by_id = {family.id: family for family in families}
    cards = tuple(_card(item, by_id) for item in deck.children("cards", _CARD_KEYS))

    missions = parse_file(MISSIONS, texts, ("missions",))
    return model.Content(
        id=id,
        buildings=buildings,
        squares=squares,
        families=families,
        cards=cards,
        missions=tuple(_mission(item, buildings) for item in missions.children("missions", _MISSION_KEYS)),
        tracks=_tracks(parse_file(TRACKS, texts, ("moves", "roof", "prices"))),
    )


def parse_geometry(texts: dict[str, str]) -> dict[str, Any]:
    """Return how the grid of the board lies on a drawing, as the file has it.

    The map is `size` large. The first crossing of the grid is at `origin`, the next ones a `pitch` further, each moved
    by its entry in `shifts`, by row and column. A square that joins three buildings is drawn between them by `pull`.
    """
    geometry = parse_file(GEOMETRY, texts, (*_POINTS, "shifts"))
    points = [point for row in geometry.entries("shifts") if isinstance(row, list) for point in row]
    if len(geometry.entries("shifts")) != ROWS or len(points) != ROWS * COLUMNS:
        geometry.fail(f"'shifts' must be {ROWS} rows of {COLUMNS}")
    for key in _POINTS:
        point = geometry.child(key, ("x", "y"))
        points.append([point.values["x"], point.values["y"]])
    if not all(isinstance(point, list) and [type(x) in (int, float) for x in point] == [True] * 2 for point in points):
        geometry.fail("every place and every shift must be two numbers")
    return geometry.values


FOLDER: Final = files("tradecraft.games.vienna").joinpath("content")
PACKS: Final = Packs("vienna", DEFAULT_PACK, FOLDER, FILES, parse, CHECKS, {GEOMETRY: parse_geometry})
load: Final = PACKS.load
"""Return the content of a pack by the name a record gives it, the default one if none is given."""


def _building(item: Fields) -> model.Building:
    return model.Building(
        id=item.integer("id"),
        name=item.text("name"),
        row=item.integer("row"),
        col=item.integer("col"),
        colour=item.kind("colour", model.BRIBES),
        flag=item.kind("flag", model.FLAGS),
        seal=item.kind("seal", model.SEALS),
        plate=None if item.values["plate"] is None else item.word("plate", model.MISSION_NEEDS["building"]),
    )


def _square(item: Fields) -> model.Square:
    return model.Square(
        id=item.integer("id"),
        name=item.text("name"),
        x=item.number("x"),
        y=item.number("y"),
        buildings=tuple(number - 1 for number in item.integers("buildings")),
    )


def _family(item: Fields) -> model.Family:
    cards = item.integers("cards")
    if len(cards) != 2:
        item.fail("'cards' must be the first and the last number of the family")
    readings: list[model.Reading] = []
    if "editions" in item.values:
        editions = item.child("editions", (), optional=model.EDITIONS)
        for edition in editions.values:
            reading = editions.child(edition, _READING_KEYS)
            then, amount = reading.word("then", model.THENS), reading.integer_or_none("amount")
            readings.append(model.Reading(edition, then, amount))
    return model.Family(
        id=item.text("id"),
        version=item.word("version", model.VERSIONS),
        first=cards[0],
        last=cards[1],
        action=item.word("action", model.ACTIONS),
        when=item.word("when", model.WHENS),
        square=item.integer_or_none("square"),
        kind_of=None if item.values["kind_of"] is None else item.word("kind_of", tuple(model.KINDS_OF)),
        then=item.word("then", model.THENS),
        amount=item.integer_or_none("amount"),
        editions=tuple(readings),
    )


def _card(item: Fields, families: dict[str, model.Family]) -> model.Card:
    family = families[item.word("family", tuple(families))]
    if family.kind_of is None and item.values["kind"] is not None:
        item.fail(f"its family {family.id} depicts no kind, so 'kind' must be null")
    return model.Card(
        no=item.integer("no"),
        family=family,
        kind=-1 if family.kind_of is None else item.kind("kind", model.KINDS_OF[family.kind_of]),
        bribe=item.kind("bribe", model.BRIBES),
        info=item.kind("info", model.INFOS),
    )


def _mission(item: Fields, buildings: tuple[model.Building, ...]) -> model.Mission:
    kind = item.word("kind", tuple(model.MISSION_NEEDS))
    # The one list a need is looked up in: the plates as they stand on the board, or the names of the kinds.
    plates = tuple(building.plate or "" for building in buildings)
    names = plates if kind == "building" else model.MISSION_NEEDS[kind]
    needs = item.words("needs", model.MISSION_NEEDS[kind])
    for need in needs:
        if need not in names:
            item.fail(f"it needs the plate {need}, which no building has")
    return model.Mission(
        id=item.text("id"),
        flag=item.kind("flag", model.FLAGS),
        kind=kind,
        needs=tuple(names.index(need) for need in needs),
        shillings=item.integer("shillings"),
        points=item.integer("points"),
    )


def _tracks(item: Fields) -> model.Tracks:
    roof = item.child("roof", _ROOF_KEYS)
    spaces = roof.text("spaces")
    counts = tuple(str(players) for players in model.PLAYER_COUNTS)
    end = roof.child("end", counts)
    purchase = roof.child("purchase", counts)
    payday = roof.child("payday", counts)
    roofs: list[model.Roof] = []
    for count in counts:
        ends = end.letters(count, spaces)
        if len(ends) != 1:
            end.fail(f"with {count} players there must be one end space")
        roofs.append(model.Roof(int(count), ends[0], purchase.letters(count, spaces), payday.letters(count, spaces)))
    prices = item.child("prices", model.ITEMS)
    return model.Tracks(
        moves=item.integers("moves"),
        spaces=spaces,
        roofs=tuple(roofs),
        prices=tuple(prices.integer(item) for item in model.ITEMS),
    )
