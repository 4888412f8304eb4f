"""The pieces of Vienna with their texts: buildings, squares, cards, missions, tracks, things to buy, Feld agents.

Buildings, squares and cards go by their number, everything else by its name, as in the data of a view.
"""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import groupby
from typing import Any

from tradecraft.games.vienna.rules.content import DEFAULT_PACK
from tradecraft.games.vienna.rules.content_model import (
    BRIBES,
    COLOURS,
    EDITIONS,
    FLAGS,
    INFOS,
    ITEMS,
    KINDS_OF,
    MISSION_NEEDS,
    SEALS,
    Building,
    Card,
    Content,
    Mission,
    Reading,
    Roof,
    Square,
)
from tradecraft.games.vienna.rules.feld import CITIES
from tradecraft.games.vienna.rules.lookups import Lookups
from tradecraft.games.vienna.rules.money import MONEY_TAKEN
from tradecraft.games.vienna.rules.placing import BRIBES_TAKEN, COST
from tradecraft.games.vienna.texts import ViennaTexts
from tradecraft.locales import Texts


def describe(texts: Texts, pack: str = "") -> dict[str, Any]:
    """Return everything printed in a content pack, the default one if none is named, with its texts in a language."""
    words = ViennaTexts(texts, content=pack)
    content = words.content
    return {
        "id": content.id,
        "geometry": geometry(content.id),
        "buildings": [_building(building) for building in content.buildings],
        "squares": [_square(content, square) for square in content.squares],
        "cards": [_card(words, card) for card in content.cards],
        "missions": [_mission(words, mission) for mission in content.missions],
        "tracks": _tracks(content),
        "items": [_item(words, item) for item in ITEMS],
        "feld_agents": [_feld_agent(words, seat) for seat in range(len(COLOURS))],
        "placing": {"cost": COST, "bribes_instead": BRIBES_TAKEN, "money_instead": dict(MONEY_TAKEN)},
    }


def geometry(pack: str) -> dict[str, Any]:
    """Return how the grid of the board lies on a drawing; a pack without a `geometry.json` has the default one.

    The map is `size` large. The first crossing of the grid is at `origin`, the next ones a `pitch` further, each moved
    by its entry in `shifts`, by row and column. A square that joins three buildings is drawn between them by `pull`.
    """
    packs = files("tradecraft.games.vienna").joinpath("content")
    found = [file for name in (pack, DEFAULT_PACK) if (file := packs.joinpath(name, "geometry.json")).is_file()]
    read: dict[str, Any] = json.loads(found[0].read_text(encoding="utf-8"))
    return read


def _building(building: Building) -> dict[str, Any]:
    return {
        "id": building.id,
        "name": building.name,
        "row": building.row,
        "col": building.col,
        "colour": BRIBES[building.colour],
        "flag": FLAGS[building.flag],
        "seal": SEALS[building.seal],
        "plate": building.plate,
    }


def _square(content: Content, square: Square) -> dict[str, Any]:
    return {
        "id": square.id,
        "name": square.name,
        "x": square.x,
        "y": square.y,
        "value": square.value,
        "buildings": [content.buildings[index].id for index in square.buildings],
    }


def _card(words: ViennaTexts, card: Card) -> dict[str, Any]:
    """Return a card; `editions` has the ability only where an edition reads it otherwise than the English one."""
    family = card.family
    first, *others = EDITIONS
    reading = family.reading(first)
    readings = {edition: family.reading(edition) for edition in others}
    return {
        "number": card.no,
        "family": family.id,
        "version": family.version,
        "action": family.action,
        "when": family.when,
        "square": family.square,
        "kind_of": family.kind_of,
        "kind": KINDS_OF[family.kind_of][card.kind] if family.kind_of else None,
        "bribe": BRIBES[card.bribe],
        "info": INFOS[card.info],
        **_reading(words, card, reading),
        "editions": {
            edition: _reading(words, card, other)
            for edition, other in readings.items()
            if (other.then, other.amount) != (reading.then, reading.amount)
        },
    }


def _reading(words: ViennaTexts, card: Card, reading: Reading) -> dict[str, Any]:
    return {"then": reading.then, "amount": reading.amount, "text": words.card(card.no, reading.edition)}


def _mission(words: ViennaTexts, mission: Mission) -> dict[str, Any]:
    is_building = mission.kind == "building"
    return {
        "id": mission.id,
        "stack": mission.stack,
        "flag": FLAGS[mission.flag],
        "kind": mission.kind,
        "needs": [] if is_building else [MISSION_NEEDS[mission.kind][need] for need in mission.needs],
        "building": words.content.buildings[mission.needs[0]].id if is_building else None,
        "shillings": mission.shillings,
        "points": mission.points,
        "text": words.mission(mission.id),
    }


def _tracks(content: Content) -> dict[str, Any]:
    """Return the tracks; the areas of the tokens' tracks are the spaces on which a tile is worth the same."""
    tracks = content.tracks
    values = Lookups(content).value_at
    return {
        "areas": [
            {"spaces": list(spaces), "value": value}
            for value, spaces in groupby(range(len(values)), key=values.__getitem__)
        ],
        "spaces": list(tracks.spaces),
        "roofs": {str(roof.players): _roof(tracks.spaces, roof) for roof in tracks.roofs},
    }


def _roof(spaces: str, roof: Roof) -> dict[str, Any]:
    return {
        "end": spaces[roof.end],
        "purchases": [spaces[space] for space in roof.purchases],
        "paydays": [spaces[space] for space in roof.paydays],
    }


def _item(words: ViennaTexts, item: str) -> dict[str, Any]:
    return {
        "id": item,
        "price": int(getattr(words.content.tracks.prices, item)),
        "name": words.item(item),
        "effect": words.item_effect(item),
    }


def _feld_agent(words: ViennaTexts, seat: int) -> dict[str, Any]:
    """Return the Feld agent of a colour; without options of a table the seats have the colours in their order."""
    return {
        "colour": COLOURS[seat],
        "id": CITIES[seat],
        "name": words.feld_agent(seat),
        "abilities": list(words.feld_abilities(seat)),
    }
