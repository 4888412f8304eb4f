"""Reads the content packs of Vienna: folders with `board.json`, `cards.json`, `missions.json` and `tracks.json`.

In the files kinds are words and buildings are numbered from 1; the loaded content holds indexes (see `content_model`).
`core.packs` describes where packs lie and how they are named.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tradecraft.core.content import ContentError, Fields, parse_file
from tradecraft.core.packs import Packs
from tradecraft.games.vienna.rules.content_checks import validate
from tradecraft.games.vienna.rules.content_model import (
    ACTIONS,
    BRIBES,
    EDITIONS,
    FLAGS,
    INFOS,
    ITEMS,
    KINDS_OF,
    MISSION_NEEDS,
    PLAYER_COUNTS,
    SEALS,
    THENS,
    VERSIONS,
    WHENS,
    Building,
    Card,
    Content,
    Family,
    Mission,
    Prices,
    Reading,
    Roof,
    Square,
    Tracks,
)

__all__ = [
    "BRIBES",
    "EDITIONS",
    "FLAGS",
    "INFOS",
    "PACKS",
    "SEALS",
    "Building",
    "Card",
    "Content",
    "ContentError",
    "Family",
    "Mission",
    "Prices",
    "Reading",
    "Roof",
    "Square",
    "Tracks",
    "load",
    "parse",
    "validate",
]

DEFAULT_PACK: Final = "vienna-1"

BOARD: Final = "board.json"
CARDS: Final = "cards.json"
MISSIONS: Final = "missions.json"
TRACKS: Final = "tracks.json"
FILES: Final[tuple[str, ...]] = (BOARD, CARDS, MISSIONS, TRACKS)


def parse(id: str, texts: dict[str, str]) -> Content:
    """Make content of the texts of a pack's files; raise ContentError for any key, type or word that is not allowed.

    The result is well-formed; `validate` checks whether it makes a game.
    """
    board = parse_file(BOARD, texts, ("buildings", "squares"))
    buildings = tuple(_building(item) for item in board.children("buildings", _BUILDING_KEYS))
    squares = tuple(_square(item) for item in board.children("squares", _SQUARE_KEYS))

    deck = parse_file(CARDS, texts, ("families", "cards"))
    families = tuple(_family(item) for item in deck.children("families", _FAMILY_KEYS, optional=("square", "editions")))
    by_id = {family.id: family for family in families}
    cards = tuple(_card(item, by_id) for item in deck.children("cards", _CARD_KEYS))

    missions = parse_file(MISSIONS, texts, ("missions",))
    return Content(
        id=id,
        buildings=buildings,
        squares=squares,
        families=families,
        cards=cards,
        missions=tuple(_mission(item, buildings) for item in missions.children("missions", _MISSION_KEYS)),
        tracks=_tracks(parse_file(TRACKS, texts, ("moves", "roof", "prices"))),
    )


def _parse_valid(id: str, texts: dict[str, str]) -> Content:
    content = parse(id, texts)
    validate(content)
    return content


PACKS: Final = Packs("vienna", DEFAULT_PACK, files("tradecraft.games.vienna").joinpath("content"), FILES, _parse_valid)


def load(pack: str = DEFAULT_PACK) -> Content:
    """Return the content of a pack by the name a record gives it, always the same object."""
    return PACKS.load(pack)


_BUILDING_KEYS: Final[tuple[str, ...]] = ("id", "name", "row", "col", "colour", "flag", "seal", "plate")
_SQUARE_KEYS: Final[tuple[str, ...]] = ("id", "name", "x", "y", "buildings")
_FAMILY_KEYS: Final[tuple[str, ...]] = ("id", "version", "cards", "action", "when", "kind_of", "then", "amount")
_READING_KEYS: Final[tuple[str, ...]] = ("then", "amount")
_CARD_KEYS: Final[tuple[str, ...]] = ("no", "family", "kind", "bribe", "info")
_MISSION_KEYS: Final[tuple[str, ...]] = ("id", "flag", "kind", "needs", "shillings", "points")
_ROOF_KEYS: Final[tuple[str, ...]] = ("spaces", "end", "purchase", "payday")


def _building(item: Fields) -> Building:
    return Building(
        id=item.integer("id"),
        name=item.text("name"),
        row=item.integer("row"),
        col=item.integer("col"),
        colour=item.kind("colour", BRIBES),
        flag=item.kind("flag", FLAGS),
        seal=item.kind("seal", SEALS),
        plate=None if item.values["plate"] is None else item.word("plate", MISSION_NEEDS["building"]),
    )


def _square(item: Fields) -> Square:
    return Square(
        id=item.integer("id"),
        name=item.text("name"),
        x=item.number("x"),
        y=item.number("y"),
        buildings=tuple(number - 1 for number in item.integers("buildings")),
    )


def _family(item: Fields) -> Family:
    cards = item.integers("cards")
    if len(cards) != 2:
        item.fail("'cards' must be the first and the last number of the family")
    readings: list[Reading] = []
    if "editions" in item.values:
        editions = item.child("editions", (), optional=EDITIONS)
        for edition in editions.values:
            reading = editions.child(edition, _READING_KEYS)
            readings.append(Reading(edition, reading.word("then", THENS), reading.integer_or_none("amount")))
    return Family(
        id=item.text("id"),
        version=item.word("version", VERSIONS),
        first=cards[0],
        last=cards[1],
        action=item.word("action", ACTIONS),
        when=item.word("when", WHENS),
        square=item.integer_or_none("square"),
        kind_of=None if item.values["kind_of"] is None else item.word("kind_of", tuple(KINDS_OF)),
        then=item.word("then", THENS),
        amount=item.integer_or_none("amount"),
        editions=tuple(readings),
    )


def _card(item: Fields, families: dict[str, Family]) -> Card:
    family = families[item.word("family", tuple(families))]
    if family.kind_of is None and item.values["kind"] is not None:
        item.fail(f"its family {family.id} depicts no kind, so 'kind' must be null")
    return Card(
        no=item.integer("no"),
        family=family,
        kind=-1 if family.kind_of is None else item.kind("kind", KINDS_OF[family.kind_of]),
        bribe=item.kind("bribe", BRIBES),
        info=item.kind("info", INFOS),
    )


def _mission(item: Fields, buildings: tuple[Building, ...]) -> Mission:
    kind = item.word("kind", tuple(MISSION_NEEDS))
    # The one list a need is looked up in: the plates as they stand on the board, or the names of the kinds.
    plates = tuple(building.plate or "" for building in buildings)
    names = plates if kind == "building" else MISSION_NEEDS[kind]
    needs = item.words("needs", MISSION_NEEDS[kind])
    for need in needs:
        if need not in names:
            item.fail(f"it needs the plate {need}, which no building has")
    return Mission(
        id=item.text("id"),
        flag=item.kind("flag", FLAGS),
        kind=kind,
        needs=tuple(names.index(need) for need in needs),
        shillings=item.integer("shillings"),
        points=item.integer("points"),
    )


def _tracks(item: Fields) -> Tracks:
    roof = item.child("roof", _ROOF_KEYS)
    spaces = roof.text("spaces")
    counts = tuple(str(players) for players in PLAYER_COUNTS)
    end = roof.child("end", counts)
    purchase = roof.child("purchase", counts)
    payday = roof.child("payday", counts)
    roofs: list[Roof] = []
    for count in counts:
        ends = end.letters(count, spaces)
        if len(ends) != 1:
            end.fail(f"with {count} players there must be one end space")
        roofs.append(Roof(int(count), ends[0], purchase.letters(count, spaces), payday.letters(count, spaces)))
    prices = item.child("prices", ITEMS)
    return Tracks(
        moves=item.integers("moves"),
        spaces=spaces,
        roofs=tuple(roofs),
        prices=Prices(
            agent=prices.integer("agent"),
            telephone=prices.integer("telephone"),
            road_map=prices.integer("road_map"),
            cash_box=prices.integer("cash_box"),
            seal=prices.integer("seal"),
            side_table=prices.integer("side_table"),
        ),
    )
