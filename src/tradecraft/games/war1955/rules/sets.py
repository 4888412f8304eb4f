"""Sets of countries as bit masks, and groups of cards as sorted tuples with repeats."""

from __future__ import annotations

from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules.content_model import COUNTRIES

BITS: Final[tuple[int, ...]] = tuple(1 << n for n in range(len(COUNTRIES)))
"""Single bits. A table and not a shift: see docs/architecture.md on the compiled engine."""
ALL_COUNTRIES: Final = BITS[-1] * 2 - 1


def members(mask: int) -> tuple[int, ...]:
    """Return the countries in a mask, in their order."""
    return tuple(country for country, bit in enumerate(BITS) if mask & bit)


def count_of(cards: tuple[int, ...], card: i64) -> i64:
    """Count the cards with a face; compiled, this is faster than the tuple's own `count`."""
    count: i64 = 0
    for other in cards:
        if other == card:
            count += 1
    return count


def distinct(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return each face among sorted cards once."""
    place: i64 = 1
    while place < len(cards):
        if cards[place] == cards[place - 1]:
            cards = cards[:place] + cards[place + 1 :]
        else:
            place += 1
    return cards


def without(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """Return cards without one card, which must be among them."""
    for place, other in enumerate(cards):
        if other == card:
            return cards[:place] + cards[place + 1 :]
    raise ValueError(f"{card} is not among {cards}")


def without_all(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Return cards without some others, which must all be among them."""
    for card in gone:
        cards = without(cards, card)
    return cards
