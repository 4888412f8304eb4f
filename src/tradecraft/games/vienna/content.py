"""Reads the content packs of Vienna: folders of JSON files under `data/`, parsed strictly and validated.

A pack is a folder with `board.json`, `cards.json`, `missions.json` and `tracks.json`; a new one is put beside
the others and needs no code. In the files kinds are words and buildings are numbered from 1; the loaded
content holds indexes (see `content_model`).
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NoReturn

from tradecraft.games.vienna.content_checks import validate
from tradecraft.games.vienna.content_model import (
    ACTIONS,
    BRIBES,
    EDITIONS,
    FLAGS,
    INFOS,
    KINDS_OF,
    MISSION_NEEDS,
    PLAYER_COUNTS,
    SEALS,
    THENS,
    WHENS,
    Building,
    Card,
    Content,
    ContentError,
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
    "packs",
    "parse",
    "read",
    "texts_of",
    "validate",
]

DEFAULT_PACK: Final = "vienna-1"

BOARD: Final = "board.json"
CARDS: Final = "cards.json"
MISSIONS: Final = "missions.json"
TRACKS: Final = "tracks.json"
FILES: Final[tuple[str, ...]] = (BOARD, CARDS, MISSIONS, TRACKS)

_WHOLE_FILE: Final = "the whole file"


def packs() -> tuple[str, ...]:
    """List the content packs there are, in alphabetical order."""
    data = files("tradecraft.games.vienna").joinpath("data")
    return tuple(sorted(entry.name for entry in data.iterdir() if entry.joinpath(BOARD).is_file()))


def texts_of(pack: str) -> dict[str, str]:
    """Read the files of a pack, by name, without looking into them."""
    if pack not in packs():
        raise ContentError("data", pack, f"there is no such content pack, only {', '.join(packs())}")
    return read(files("tradecraft.games.vienna").joinpath("data", pack))


def read(folder: Traversable) -> dict[str, str]:
    """Read the files of the pack in a folder, by name."""
    texts: dict[str, str] = {}
    for name in FILES:
        try:
            texts[name] = folder.joinpath(name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError(name, _WHOLE_FILE, f"it cannot be read: {error}") from error
    return texts


def load(pack: str = DEFAULT_PACK) -> Content:
    """Load and validate a content pack; the same object comes back each time."""
    return _load(pack)


@lru_cache
def _load(pack: str) -> Content:
    content = parse(pack, texts_of(pack))
    validate(content)
    return content


def parse(pack: str, texts: dict[str, str]) -> Content:
    """Make content of the texts of a pack's files, refusing any key, type or word that does not belong there.

    What comes back is well-formed; whether it makes a game is for `validate` to say.
    """
    board = _whole(BOARD, texts, ("id", "buildings", "squares"))
    if board.text("id") != pack:
        board.fail(f"its id is {board.text('id')!r}, but the folder of the pack is {pack!r}")
    buildings = tuple(_building(item) for item in board.children("buildings", _BUILDING_KEYS))
    squares = tuple(_square(item) for item in board.children("squares", _SQUARE_KEYS))

    deck = _whole(CARDS, texts, ("families", "cards"))
    families = tuple(
        _family(item) for item in deck.children("families", _FAMILY_KEYS, optional=("square", "editions"))
    )
    by_id = {family.id: family for family in families}
    cards = tuple(_card(item, by_id) for item in deck.children("cards", _CARD_KEYS))

    missions = _whole(MISSIONS, texts, ("missions",))
    return Content(
        id=pack,
        buildings=buildings,
        squares=squares,
        families=families,
        cards=cards,
        missions=tuple(_mission(item, buildings) for item in missions.children("missions", _MISSION_KEYS)),
        tracks=_tracks(_whole(TRACKS, texts, ("moves", "roof", "prices"))),
    )


class _Object:
    """One JSON object, read strictly: it has exactly the keys it should have, each of the right type."""

    def __init__(
        self, file: str, item: str, value: object, keys: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> None:
        self.file = file
        self.item = item
        self.values: dict[str, object] = {}
        if not isinstance(value, dict):
            self.fail("it must be an object in braces")
        self.values = value
        for key in self.values:
            if key not in keys and key not in optional:
                self.fail(f"the key {key!r} is not known here")
        for key in keys:
            if key not in self.values:
                self.fail(f"the key {key!r} is missing")

    def fail(self, sentence: str) -> NoReturn:
        """Raise the error that names this object."""
        raise ContentError(self.file, self.item, sentence)

    def integer(self, key: str) -> int:
        """Return a whole number."""
        value = self.values[key]
        # In Python true and false are ints; in these files they are mistakes.
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(f"{key!r} must be a whole number, not {value!r}")
        return value

    def integer_or_none(self, key: str) -> int | None:
        """Return a whole number, or None for null and for an optional key left out."""
        return None if self.values.get(key) is None else self.integer(key)

    def number(self, key: str) -> float:
        """Return a number, whole or not."""
        value = self.values[key]
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            self.fail(f"{key!r} must be a number, not {value!r}")
        return float(value)

    def text(self, key: str) -> str:
        """Return a text."""
        value = self.values[key]
        if not isinstance(value, str):
            self.fail(f"{key!r} must be a text, not {value!r}")
        return value

    def word(self, key: str, words: tuple[str, ...]) -> str:
        """Return a text that must be one of the given words."""
        value = self.text(key)
        if value not in words:
            self.fail(f"{key!r} must be one of {', '.join(words)}, not {value!r}")
        return value

    def kind(self, key: str, names: tuple[str, ...]) -> int:
        """Return the index of a kind that is given by its name."""
        return names.index(self.word(key, names))

    def entries(self, key: str) -> list[object]:
        """Return a list of anything."""
        value = self.values[key]
        if not isinstance(value, list):
            self.fail(f"{key!r} must be a list, not {value!r}")
        return value

    def integers(self, key: str) -> tuple[int, ...]:
        """Return a list of whole numbers."""
        found: list[int] = []
        for value in self.entries(key):
            if isinstance(value, bool) or not isinstance(value, int):
                self.fail(f"{key!r} must be a list of whole numbers, but has {value!r}")
            found.append(value)
        return tuple(found)

    def words(self, key: str, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return a list of texts, each of which must be one of the given words."""
        found: list[str] = []
        for value in self.entries(key):
            if not isinstance(value, str) or value not in words:
                self.fail(f"{key!r} must hold only {', '.join(words)}, but has {value!r}")
            found.append(value)
        return tuple(found)

    def letters(self, key: str, spaces: str) -> tuple[int, ...]:
        """Return the indexes of the spaces whose letters stand in a text."""
        found: list[int] = []
        for letter in self.text(key):
            if letter not in spaces:
                self.fail(f"{key!r} names the space {letter!r}, but the roof has only {spaces}")
            found.append(spaces.index(letter))
        return tuple(found)

    def child(self, key: str, keys: tuple[str, ...], optional: tuple[str, ...] = ()) -> _Object:
        """Return the object under a key."""
        return _Object(self.file, f"{self.item}, {key!r}", self.values[key], keys, optional)

    def children(self, key: str, keys: tuple[str, ...], optional: tuple[str, ...] = ()) -> list[_Object]:
        """Return the objects of a list, each named by its place in it, counted from 1."""
        return [
            _Object(self.file, f"entry {place} of {key!r}", value, keys, optional)
            for place, value in enumerate(self.entries(key), 1)
        ]


_BUILDING_KEYS: Final[tuple[str, ...]] = ("id", "name", "row", "col", "colour", "flag", "seal", "plate")
_SQUARE_KEYS: Final[tuple[str, ...]] = ("id", "name", "x", "y", "buildings")
_FAMILY_KEYS: Final[tuple[str, ...]] = ("id", "cards", "action", "when", "kind_of", "then", "amount")
_READING_KEYS: Final[tuple[str, ...]] = ("then", "amount")
_CARD_KEYS: Final[tuple[str, ...]] = ("no", "family", "kind", "bribe", "info")
_MISSION_KEYS: Final[tuple[str, ...]] = ("id", "flag", "kind", "needs", "shillings", "points")
_ROOF_KEYS: Final[tuple[str, ...]] = ("spaces", "end", "purchase", "payday")
_PRICE_KEYS: Final[tuple[str, ...]] = ("agent", "telephone", "road_map", "cash_box", "seal", "side_table")


def _whole(file: str, texts: dict[str, str], keys: tuple[str, ...]) -> _Object:
    """Parse one file into its outermost object."""
    if file not in texts:
        raise ContentError(file, _WHOLE_FILE, "it is missing from the pack")

    def without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                raise ValueError(f"the key {key!r} stands twice in one object")
            found[key] = value
        return found

    def refuse_constant(name: str) -> NoReturn:
        raise ValueError(f"{name} is no number")

    try:
        value = json.loads(texts[file], object_pairs_hook=without_repeats, parse_constant=refuse_constant)
    except (ValueError, RecursionError) as error:
        raise ContentError(file, _WHOLE_FILE, f"it cannot be parsed: {error}") from error
    return _Object(file, _WHOLE_FILE, value, keys)


def _building(item: _Object) -> Building:
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


def _square(item: _Object) -> Square:
    return Square(
        id=item.integer("id"),
        name=item.text("name"),
        x=item.number("x"),
        y=item.number("y"),
        buildings=tuple(number - 1 for number in item.integers("buildings")),
    )


def _family(item: _Object) -> Family:
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


def _card(item: _Object, families: dict[str, Family]) -> Card:
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


def _mission(item: _Object, buildings: tuple[Building, ...]) -> Mission:
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


def _tracks(item: _Object) -> Tracks:
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
        roofs.append(
            Roof(int(count), ends[0], purchase.letters(count, spaces), payday.letters(count, spaces))
        )
    prices = item.child("prices", _PRICE_KEYS)
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
