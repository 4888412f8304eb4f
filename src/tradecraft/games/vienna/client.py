"""The pieces of Vienna with their texts: buildings, squares, cards, missions, tracks, things to buy, Feld agents.

Buildings, squares and cards go by their number, everything else by its name, as in the data of a view.
"""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby
from typing import Any

from tradecraft.games.vienna.rules import content_model as model
from tradecraft.games.vienna.rules.content import GEOMETRY, PACKS
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
        "geometry": PACKS.extra(pack, GEOMETRY),
        "buildings": [_building(building) for building in content.buildings],
        "squares": [
            {**asdict(square), "value": square.value, "buildings": [index + 1 for index in square.buildings]}
            for square in content.squares
        ],
        "cards": [_card(words, card) for card in content.cards],
        "missions": [_mission(words, mission) for mission in content.missions],
        "tracks": _tracks(content),
        "items": [
            {"id": id, "price": content.tracks.price(id), "name": words.item(id), "effect": words.item_effect(id)}
            for id in model.ITEMS
        ],
        # Without options of a table the seats have the colours in their order.
        "feld_agents": [
            {"colour": colour, "id": city, "name": words.feld_agent(seat), "abilities": [*words.feld_abilities(seat)]}
            for seat, (colour, city) in enumerate(zip(model.COLOURS, CITIES, strict=True))
        ],
        "placing": {"cost": COST, "bribes_instead": BRIBES_TAKEN, "money_instead": dict(MONEY_TAKEN)},
    }


def _building(building: model.Building) -> dict[str, Any]:
    names = {"colour": model.BRIBES[building.colour], "flag": model.FLAGS[building.flag]}
    return {**asdict(building), **names, "seal": model.SEALS[building.seal]}


def _card(words: ViennaTexts, card: model.Card) -> dict[str, Any]:
    """Return a card; `editions` has the ability only where an edition differs from the English one."""
    family = card.family
    first, *others = model.EDITIONS
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
        "kind": model.KINDS_OF[family.kind_of][card.kind] if family.kind_of else None,
        "bribe": model.BRIBES[card.bribe],
        "info": model.INFOS[card.info],
        **_reading(words, card, reading),
        "editions": {
            edition: _reading(words, card, other)
            for edition, other in readings.items()
            if (other.then, other.amount) != (reading.then, reading.amount)
        },
    }


def _reading(words: ViennaTexts, card: model.Card, reading: model.Reading) -> dict[str, Any]:
    return {"then": reading.then, "amount": reading.amount, "text": words.card(card.no, reading.edition)}


def _mission(words: ViennaTexts, mission: model.Mission) -> dict[str, Any]:
    is_building = mission.kind == "building"
    return {
        "id": mission.id,
        "stack": mission.stack,
        "flag": model.FLAGS[mission.flag],
        "kind": mission.kind,
        "needs": [] if is_building else [model.MISSION_NEEDS[mission.kind][need] for need in mission.needs],
        "building": words.content.buildings[mission.needs[0]].id if is_building else None,
        "shillings": mission.shillings,
        "points": mission.points,
        "text": words.mission(mission.id),
    }


def _tracks(content: model.Content) -> dict[str, Any]:
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


def _roof(spaces: str, roof: model.Roof) -> dict[str, Any]:
    return {
        "end": spaces[roof.end],
        "purchases": [spaces[space] for space in roof.purchases],
        "paydays": [spaces[space] for space in roof.paydays],
    }
