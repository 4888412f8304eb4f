"""What the rules look up about the content, in the form in which they look it up.

Cards with the same face (country, influence, action) are interchangeable, so the engine only knows faces: small ints
in the order in which they first occur in the pack. Hands and piles are sorted tuples of faces, with repeats. Sets of
countries are bit masks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules.content import load
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE, SIDES, Content
from tradecraft.games.war1955.rules.rulings import RULINGS, Rulings

BITS: Final[tuple[int, ...]] = tuple(1 << n for n in range(len(COUNTRIES)))
"""Single bits. A table and not a shift: see docs/architecture.md on the compiled engine."""
ALL_COUNTRIES: Final = BITS[-1] * 2 - 1


def members(mask: int) -> tuple[int, ...]:
    """Return the countries in a mask, in their order."""
    return tuple(country for country, bit in enumerate(BITS) if mask & bit)


def count_of(cards: tuple[int, ...], card: i64) -> i64:
    """Return how many cards of a face there are; compiled, this is quicker than the tuple's own `count`."""
    count: i64 = 0
    for other in cards:
        if other == card:
            count += 1
    return count


def without(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """Return cards without one of a face that is among them."""
    for place, other in enumerate(cards):
        if other == card:
            return cards[:place] + cards[place + 1 :]
    raise ValueError(f"{card} is not among {cards}")


def without_all(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Return cards without others that are all among them."""
    for card in gone:
        cards = without(cards, card)
    return cards


class Tables:
    """The look-up tables of one content pack, with the rulings of a version of the rules."""

    def __init__(self, content: Content, rulings: Rulings = RULINGS) -> None:
        """Derive everything from the content."""
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

        # By face: the country (NONE on a mercenary) and its bit, the influence, the special action.
        self.country_of = tuple(card.country for card in cards)
        self.country_bit = tuple(0 if card.is_mercenary else BITS[card.country] for card in cards)
        self.influence_of = tuple(card.influence for card in cards)
        self.action_of = tuple(card.action for card in cards)

        # By face and country: what a card adds to an influence action there before the spy's bonus (W3.1, W3.3), and to
        # a block there before the spy's bonus, 0 where it cannot be used (W4.2).
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
def tables(pack: str, rulings: Rulings = RULINGS) -> Tables:
    """Return the tables of a content pack for a version of the rules, made once."""
    return Tables(load(pack), rulings)
