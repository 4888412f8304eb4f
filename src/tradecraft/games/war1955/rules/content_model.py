"""The content of 1955 as frozen data: countries with their tracks, and cards.

Countries, factions, sides and gadgets are small ints everywhere: their places in the tuples below, which keep the order
of W0 and W6.1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COUNTRIES: Final[tuple[str, ...]] = ("usa", "great_britain", "france", "ussr", "poland", "hungary")
FACTIONS: Final[tuple[str, ...]] = ("blue", "red")
SIDES: Final[tuple[str, ...]] = ("normal", "short")
GADGETS: Final[tuple[str, ...]] = ("improved_resources", "advanced_transport")

IMPROVED_RESOURCES: Final = 0
ADVANCED_TRANSPORT: Final = 1

NONE: Final = -1
"""No country, no card, no player: the country of a mercenary, for example."""

DECK_SIZE: Final = 54


@dataclass(frozen=True)
class Country:
    """A country: its faction, and for each side of the board the steps from the centre of its track to a star."""

    id: str
    faction: int
    steps: tuple[int, ...]


@dataclass(frozen=True)
class Card:
    """A card; on a mercenary `country` is NONE and `action` is empty."""

    id: int
    country: int
    influence: int
    action: str

    @property
    def is_mercenary(self) -> bool:
        """Whether the card has neither country nor action."""
        return self.country == NONE

    @property
    def name(self) -> str:
        """The word for all cards with this face: country, influence and action, or a mercenary's influence."""
        if self.is_mercenary:
            return f"mercenary_{self.influence}"
        return f"{COUNTRIES[self.country]}_{self.influence}_{self.action}"


@dataclass(frozen=True)
class Content:
    """Everything a content pack holds."""

    id: str
    countries: tuple[Country, ...]
    cards: tuple[Card, ...]
