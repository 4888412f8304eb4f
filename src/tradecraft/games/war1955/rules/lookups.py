"""The content of a pack in the form in which the rules look it up.

Cards with the same face (country, influence, action) are interchangeable, so the engine only knows faces: small ints
in the order in which they first occur in the pack. Wherever the rules say `card`, they mean a face.
"""

from __future__ import annotations

from functools import lru_cache

from tradecraft.games.war1955.rules.content import load
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE, SIDES, Content
from tradecraft.games.war1955.rules.rulings import NEWEST, VERSIONS, Rulings
from tradecraft.games.war1955.rules.sets import BITS
from tradecraft.games.war1955.rules.specials.catalogue import NO_ACTION, SPECIAL_IDS, SPECIALS


class Lookups:
    """What the rules look up in one content pack, with the rulings of a version of the rules."""

    def __init__(self, content: Content, rulings: Rulings) -> None:
        self.content = content
        self.rulings = rulings
        names = tuple(dict.fromkeys(card.name for card in content.cards))
        faces = {name: face for face, name in enumerate(names)}
        cards = tuple(next(card for card in content.cards if card.name == name) for name in names)
        self.names = names
        self.faces = faces
        self.deck = tuple(sorted(faces[card.name] for card in content.cards))
        self.faction_of = tuple(country.faction for country in content.countries)
        self.faction_masks = tuple(
            sum(BITS[c] for c, country in enumerate(content.countries) if country.faction == faction)
            for faction in (0, 1)
        )
        self.steps_on = {side: tuple(c.steps[k] for c in content.countries) for k, side in enumerate(SIDES)}

        # By face: the country (NONE on a mercenary) and its bit, the influence, the special action with what is asked
        # of it most often, and its number (NONE on a mercenary).
        self.country_of = tuple(card.country for card in cards)
        self.country_bit = tuple(0 if card.is_mercenary else BITS[card.country] for card in cards)
        self.influence_of = tuple(card.influence for card in cards)
        specials = {special.id: special for special in (NO_ACTION, *SPECIALS)}
        self.special_of = tuple(specials[card.action] for card in cards)
        self.in_any_turn = tuple(special.in_any_turn for special in self.special_of)
        self.may_counter = tuple(special.may_counter for special in self.special_of)
        self.action_of = tuple(NONE if card.is_mercenary else SPECIAL_IDS.index(card.action) for card in cards)

        # By face and country, before the spy's bonus: what a card adds to an influence action there (W3.1, W3.3; only a
        # country card loses 1 abroad, W8.3), and what it adds to a block there, 0 where it cannot be used (W4.2).
        self.value_in = tuple(
            tuple(card.influence - self._is_foreign(card.country, place) for place in range(len(COUNTRIES)))
            for card in cards
        )
        self.block_value_in = tuple(
            tuple(0 if self._is_foreign(card.country, place) else card.influence for place in range(len(COUNTRIES)))
            for card in cards
        )

    def _is_foreign(self, country: int, place: int) -> bool:
        return country != NONE and self.faction_of[country] != self.faction_of[place]


@lru_cache
def lookups(pack: str, version: int = NEWEST) -> Lookups:
    """Return the lookups of a content pack for a version of the rules, made once."""
    return Lookups(load(pack), VERSIONS[version])
