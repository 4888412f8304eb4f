"""Reads the content packs of 1955: folders with `board.json` and `cards.json`.

In the files countries, factions and actions are words; the loaded content holds indexes (see `content_model`).
`core.packs` describes where packs lie and how they are named.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tradecraft.core.content import Fields, parse_file
from tradecraft.core.packs import Packs
from tradecraft.games.war1955.rules.content_checks import CHECKS
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, NONE, SIDES, Card, Content, Country
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS

DEFAULT_PACK: Final = "war1955-1"

BOARD: Final = "board.json"
CARDS: Final = "cards.json"
FILES: Final[tuple[str, ...]] = (BOARD, CARDS)


def parse(id: str, texts: dict[str, str]) -> Content:
    """Make well-formed content of a pack's files; raise ContentError for any key, type or word that is not allowed."""
    board = parse_file(BOARD, texts, ("countries",))
    deck = parse_file(CARDS, texts, ("cards",))
    return Content(
        id=id,
        countries=tuple(_country(item) for item in board.children("countries", ("id", "faction", "steps"))),
        cards=tuple(_card(item) for item in deck.children("cards", ("id", "country", "influence", "action"))),
    )


FOLDER: Final = files("tradecraft.games.war1955").joinpath("content")
PACKS: Final = Packs("war1955", DEFAULT_PACK, FOLDER, FILES, parse, CHECKS)
load: Final = PACKS.load
"""Return the content of a pack by the name a record gives it, the default one if none is given."""


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
