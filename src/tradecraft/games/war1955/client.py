"""The countries, cards, special actions and gadgets of 1955, with their texts in one language."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.games.war1955.rules.content import DEFAULT_PACK
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, GADGETS, NONE, SIDES
from tradecraft.games.war1955.rules.lookups import Lookups, lookups
from tradecraft.games.war1955.rules.specials.catalogue import SPECIALS
from tradecraft.games.war1955.rules.victory import COUNTRIES_TO_WIN
from tradecraft.games.war1955.texts import FORMS, WarTexts
from tradecraft.locales import Texts

USE_RULES: Final = {"influence": ("W3.1", "W3.2"), "block": ("W4.1", "W4.2")}
"""The rules about what every card can be used for."""
GADGET_RULES: Final = ("W6.1", "W6.2")
MERCENARY_RULES: Final = ("W3.3",)


def describe(texts: Texts, pack: str = "") -> dict[str, Any]:
    """Return all that a client needs to draw and explain a table with a content pack, the default if none is named."""
    words = WarTexts(texts, content=pack)
    found = lookups(pack or DEFAULT_PACK)
    return {
        "pack": found.content.id,
        "countries_to_win": COUNTRIES_TO_WIN,
        "factions": {faction: words.faction(faction) for faction in FACTIONS},
        "countries": [_country(words, found, country) for country in range(len(COUNTRIES))],
        "specials": {
            special.id: {"name": words.special(special.id), "effect": words.effect(special.id), "rules": special.rules}
            for special in SPECIALS
        },
        "gadgets": {
            gadget: {"name": words.gadget(gadget), "effect": words.gadget_effect(gadget), "rules": GADGET_RULES}
            for gadget in GADGETS
        },
        "uses": USE_RULES,
        "cards": [_card(words, found, face) for face in range(len(found.names))],
    }


def _country(words: WarTexts, found: Lookups, country: int) -> dict[str, Any]:
    """Return a country: its name bare and after prepositions, and the steps to a star on each side of the board."""
    name = COUNTRIES[country]
    return {
        "id": name,
        "faction": FACTIONS[found.faction_of[country]],
        "name": words.country(name),
        **{form: words.get("country", f"{name}.{form}") for form in FORMS},
        "steps": {side: found.steps_on[side][country] for side in SIDES},
    }


def _card(words: WarTexts, found: Lookups, face: int) -> dict[str, Any]:
    """Return a card with its face; a value of 0 in `blocks` means that it cannot be used there."""
    name = found.names[face]
    special, country = found.special_of[face], found.country_of[face]
    return {
        "id": name,
        "country": None if country == NONE else COUNTRIES[country],
        "faction": None if country == NONE else FACTIONS[found.faction_of[country]],
        "influence": found.influence_of[face],
        "action": special.id or None,
        "copies": found.deck.count(face),
        "short": words.short(name),
        "name": words.card(name),
        "effect": words.effect_of(name),
        "rules": special.rules or MERCENARY_RULES,
        "values": dict(zip(COUNTRIES, found.value_in[face], strict=True)),
        "blocks": dict(zip(COUNTRIES, found.block_value_in[face], strict=True)),
    }
