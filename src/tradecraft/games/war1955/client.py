"""The countries, cards, special actions and gadgets of 1955, with their texts in one language."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.games.war1955.rules.content import DEFAULT_PACK
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, GADGETS, NONE, SIDES, SPECIALS
from tradecraft.games.war1955.rules.tables import Tables, tables
from tradecraft.games.war1955.rules.victory import COUNTRIES_TO_WIN
from tradecraft.games.war1955.texts import FORMS, WarTexts
from tradecraft.locales import Texts

SPECIAL_RULES: Final[dict[str, tuple[str, ...]]] = {
    "blockade": ("W5", "W5.4", "W8.7"),
    "coordinated_assault": ("W5", "W5.2", "W8.13"),
    "coordinated_attack": ("W5", "W5.2", "W8.13"),
    "deport": ("W5", "W8.8"),
    "detain": ("W5", "W5.4", "W8.8"),
    "gadget_research": ("W5", "W6.1", "W8.12"),
    "gadget_buster": ("W5", "W6.2"),
    "military_transport": ("W5", "W5.3"),
    "paid_informant": ("W5", "W5.5", "W8.9"),
    "pilfer_account": ("W5", "W8.10"),
    "rebel_forces": ("W5", "W5.2", "W5.2a"),
    "revolution": ("W5", "W7.2"),
    "safe_house": ("W5", "W8.11"),
    "supply_drop": ("W5", "W8.11"),
    "strategic_resupply": ("W5", "W8.10"),
}
"""The rules about each special action, the table of all of them first."""
USE_RULES: Final = {"influence": ("W3.1", "W3.2"), "block": ("W4.1", "W4.2")}
"""The rules about what every card can be used for."""
GADGET_RULES: Final = ("W6.1", "W6.2")
MERCENARY_RULES: Final = ("W3.3",)


def describe(texts: Texts) -> dict[str, Any]:
    """Return everything a client needs to draw the table and to explain what lies on it."""
    words = WarTexts(texts)
    found = tables(DEFAULT_PACK)
    return {
        "pack": DEFAULT_PACK,
        "countries_to_win": COUNTRIES_TO_WIN,
        "factions": {faction: words.faction(faction) for faction in FACTIONS},
        "countries": [_country(words, found, country) for country in range(len(COUNTRIES))],
        "specials": {
            action: {"name": words.special(action), "effect": words.effect(action), "rules": SPECIAL_RULES[action]}
            for action in SPECIALS
        },
        "gadgets": {
            gadget: {"name": words.gadget(gadget), "effect": words.gadget_effect(gadget), "rules": GADGET_RULES}
            for gadget in GADGETS
        },
        "uses": USE_RULES,
        "cards": [_card(words, found, face) for face in range(len(found.names))],
    }


def _country(words: WarTexts, found: Tables, country: int) -> dict[str, Any]:
    """Return a country: its name bare and after prepositions, and the steps to a star on each side of the board."""
    name = COUNTRIES[country]
    return {
        "id": name,
        "faction": FACTIONS[found.faction_of[country]],
        "name": words.country(name),
        **{form: words.get("country", f"{name}.{form}") for form in FORMS},
        "steps": {side: found.steps_on[side][country] for side in SIDES},
    }


def _card(words: WarTexts, found: Tables, face: int) -> dict[str, Any]:
    """Return a card as all cards with its face are.

    `values` and `blocks` say what it adds in each country to an influence action and to a block before the spy's bonus;
    a value of 0 in `blocks` means that it cannot be used there.
    """
    name = found.names[face]
    action, country = found.action_of[face], found.country_of[face]
    return {
        "id": name,
        "country": None if country == NONE else COUNTRIES[country],
        "faction": None if country == NONE else FACTIONS[found.faction_of[country]],
        "influence": found.influence_of[face],
        "action": None if action == NONE else SPECIALS[action],
        "copies": found.deck.count(face),
        "short": words.short(name),
        "name": words.card(name),
        "effect": words.effect_of(name),
        "rules": MERCENARY_RULES if action == NONE else SPECIAL_RULES[SPECIALS[action]],
        "values": dict(zip(COUNTRIES, found.value_in[face], strict=True)),
        "blocks": dict(zip(COUNTRIES, found.block_value_in[face], strict=True)),
    }
