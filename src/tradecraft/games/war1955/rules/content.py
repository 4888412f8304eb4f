"""Reads the content packs of 1955: folders of JSON files under `data/`, parsed strictly and validated.

A pack is a folder with `board.json` and `cards.json`; a new one is put beside the others and needs no code. In the
files countries, factions and actions are words; the loaded content holds indexes (see `content_model`).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from tradecraft.core.content import ContentError, Fields, list_packs, parse_file, read_pack
from tradecraft.games.war1955.rules.content_checks import validate
from tradecraft.games.war1955.rules.content_model import (
    COUNTRIES,
    FACTIONS,
    NONE,
    SIDES,
    Card,
    Content,
    Country,
)
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS

DEFAULT_PACK: Final = "war1955-1"

BOARD: Final = "board.json"
CARDS: Final = "cards.json"
FILES: Final[tuple[str, ...]] = (BOARD, CARDS)

_DATA: Final = files("tradecraft.games.war1955").joinpath("content")


def packs() -> tuple[str, ...]:
    """List the content packs there are, in alphabetical order."""
    return list_packs(_DATA, BOARD)


def texts_of(pack: str) -> dict[str, str]:
    """Read the files of a pack, by name, without looking into them."""
    if pack not in packs():
        raise ContentError("data", pack, f"there is no such content pack, only {', '.join(packs())}")
    return read_pack(_DATA.joinpath(pack), FILES)


@lru_cache
def load(pack: str) -> Content:
    """Load and validate a content pack; the same object comes back each time."""
    content = parse(pack, texts_of(pack))
    validate(content)
    return content


def parse(pack: str, texts: dict[str, str]) -> Content:
    """Make content of the texts of a pack's files, refusing any key, type or word that does not belong there.

    What comes back is well-formed; whether it makes a game is for `validate` to say.
    """
    board = parse_file(BOARD, texts, ("id", "countries"))
    if board.text("id") != pack:
        board.fail(f"its id is {board.text('id')!r}, but the folder of the pack is {pack!r}")
    deck = parse_file(CARDS, texts, ("cards",))
    return Content(
        id=pack,
        countries=tuple(_country(item) for item in board.children("countries", ("id", "faction", "steps"))),
        cards=tuple(_card(item) for item in deck.children("cards", ("id", "country", "influence", "action"))),
    )


def _country(item: Fields) -> Country:
    steps = item.child("steps", SIDES)
    return Country(
        id=item.word("id", COUNTRIES),
        faction=item.kind("faction", FACTIONS),
        steps=tuple(steps.integer(side) for side in SIDES),
    )


def _card(item: Fields) -> Card:
    if (item.values["country"] is None) != (item.values["action"] is None):
        item.fail("'country' and 'action' must both be there, or both be null for a mercenary")
    mercenary = item.values["country"] is None
    return Card(
        id=item.integer("id"),
        country=NONE if mercenary else item.kind("country", COUNTRIES),
        influence=item.integer("influence"),
        action="" if mercenary else item.word("action", SPECIAL_IDS),
    )
