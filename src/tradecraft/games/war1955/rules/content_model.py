"""The content of 1955 as frozen data: countries with their tracks, and cards.

A country, a faction and a special action is a small int everywhere: its place in the tuples below, which keep the
order of W0 and W5.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

COUNTRIES: Final[tuple[str, ...]] = ("usa", "great_britain", "france", "ussr", "poland", "hungary")
FACTIONS: Final[tuple[str, ...]] = ("blue", "red")
SIDES: Final[tuple[str, ...]] = ("normal", "short")
GADGETS: Final[tuple[str, ...]] = ("improved_resources", "advanced_transport")

SPECIALS: Final[tuple[str, ...]] = (
    "blockade",
    "coordinated_assault",
    "coordinated_attack",
    "deport",
    "detain",
    "gadget_research",
    "gadget_buster",
    "military_transport",
    "paid_informant",
    "pilfer_account",
    "rebel_forces",
    "revolution",
    "safe_house",
    "supply_drop",
    "strategic_resupply",
)

BLOCKADE: Final = 0
COORDINATED_ASSAULT: Final = 1
COORDINATED_ATTACK: Final = 2
DEPORT: Final = 3
DETAIN: Final = 4
GADGET_RESEARCH: Final = 5
GADGET_BUSTER: Final = 6
MILITARY_TRANSPORT: Final = 7
PAID_INFORMANT: Final = 8
PILFER_ACCOUNT: Final = 9
REBEL_FORCES: Final = 10
REVOLUTION: Final = 11
SAFE_HOUSE: Final = 12
SUPPLY_DROP: Final = 13
STRATEGIC_RESUPPLY: Final = 14

IMPROVED_RESOURCES: Final = 0
ADVANCED_TRANSPORT: Final = 1

NONE: Final = -1
"""The country and the special action of a mercenary; nobody, nowhere."""

DECK_SIZE: Final = 54


@dataclass(frozen=True)
class Country:
    """A country: its faction, and for each side of the board the steps from the centre of its track to a star."""

    id: str
    faction: int
    steps: tuple[int, ...]


@dataclass(frozen=True)
class Card:
    """A card; `country` and `action` are NONE on a mercenary."""

    id: int
    country: int
    influence: int
    action: int

    @property
    def is_mercenary(self) -> bool:
        """Whether the card has neither country nor action."""
        return self.country == NONE

    @property
    def name(self) -> str:
        """The word for all cards with this face: country, influence and action, or a mercenary's influence."""
        if self.is_mercenary:
            return f"mercenary_{self.influence}"
        return f"{COUNTRIES[self.country]}_{self.influence}_{SPECIALS[self.action]}"


@dataclass(frozen=True)
class Content:
    """Everything a content pack holds."""

    id: str
    countries: tuple[Country, ...]
    cards: tuple[Card, ...]


Check = Callable[[Content], None]
"""A check of a whole pack: raises a ContentError if something does not fit."""
