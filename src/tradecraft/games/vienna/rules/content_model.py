"""The content of Vienna as frozen data: buildings, squares, cards, missions, tracks.

A kind (bribe, info, flag, seal) is a small int everywhere: its place in the tuples below, which keep the
order of V0. A building's colour is a bribe kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BRIBES: Final[tuple[str, ...]] = ("chocolate", "wine", "magazine", "coffee", "tobacco")
INFOS: Final[tuple[str, ...]] = ("flask", "handgun", "briefcase", "microfilm", "slide")
FLAGS: Final[tuple[str, ...]] = ("usa", "ussr", "france", "uk", "austria")
SEALS: Final[tuple[str, ...]] = ("nobility", "religion", "administration", "culture", "science")

ITEMS: Final[tuple[str, ...]] = ("agent", "telephone", "road_map", "cash_box", "seal", "side_table")
COLOURS: Final[tuple[str, ...]] = ("yellow", "red", "blue", "green")
VERSIONS: Final[tuple[str, ...]] = ("introductory", "advanced")
EDITIONS: Final[tuple[str, ...]] = ("en", "fr", "nl")
ACTIONS: Final[tuple[str, ...]] = ("II", "III", "IV")

#: What can set an ability off.
WHENS: Final[tuple[str, ...]] = (
    "take_bribe",
    "place_colour",
    "place_flag",
    "place_seal",
    "place_company",
    "advance_token",
    "obtain_info",
    "obtain_new_kind",
    "obtain_from_square",
    "obtain_any",
    "paying",
    "card_shows",
)

#: What an ability gives.
THENS: Final[tuple[str, ...]] = (
    "bribe_same",
    "points",
    "token_any",
    "bribe_any",
    "discount",
    "bribe_kind",
    "draw",
    "bribes_different",
    "token_same",
    "substitute_kind",
    "substitute_any",
    "token_other",
    "bribes_one_kind",
)

#: The names of the kinds a family of cards can depict.
KINDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "bribe": BRIBES,
    "colour": BRIBES,
    "flag": FLAGS,
    "seal": SEALS,
    "info": INFOS,
}

#: The names a mission of each kind asks for; a `building` mission names a plate.
MISSION_NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "seals": SEALS,
    "bribes": BRIBES,
    "building": tuple("ABCDEFGHKL"),
    "info": INFOS,
}

#: The numbers of players the game has.
PLAYER_COUNTS: Final[tuple[int, ...]] = (2, 3, 4)


@dataclass(frozen=True)
class Building:
    """A building: its place on the map, what its agents cost, who controls it, and its seal and plate."""

    id: int
    name: str
    row: int
    col: int
    colour: int
    flag: int
    seal: int
    plate: str | None


@dataclass(frozen=True)
class Square:
    """A square and the buildings its roads lead to, as indexes from 0 into `Content.buildings`."""

    id: int
    name: str
    x: float
    y: float
    buildings: tuple[int, ...]

    @property
    def value(self) -> int:
        """The points for surrounding the square: the number of its roads (V0)."""
        return len(self.buildings)


@dataclass(frozen=True)
class Reading:
    """What an ability gives in one edition; `amount` is None where the effect has no fixed number."""

    edition: str
    then: str
    amount: int | None


@dataclass(frozen=True)
class Family:
    """Cards `first` to `last`, which share one ability and differ at most in the kind they depict (V9).

    The advanced game uses the cards of both versions. `amount` is None where the effect has no fixed number: as many
    different bribes as there are players, or a substitute in any mix. `square` is the value of the square a tile must
    come from, where that matters.
    """

    id: str
    version: str
    first: int
    last: int
    action: str
    when: str
    square: int | None
    kind_of: str | None
    then: str
    amount: int | None
    editions: tuple[Reading, ...]

    @property
    def size(self) -> int:
        """The number of cards in the family."""
        return self.last - self.first + 1

    def reading(self, edition: str) -> Reading:
        """Return what the ability gives in an edition (V11)."""
        for reading in self.editions:
            if reading.edition == edition:
                return reading
        return Reading(edition, self.then, self.amount)


@dataclass(frozen=True)
class Card:
    """A card: its ability (`kind` is -1 where none is depicted) and the bribe and info in its top corners."""

    no: int
    family: Family
    kind: int
    bribe: int
    info: int


@dataclass(frozen=True)
class Mission:
    """A mission (V8.11); `needs` are kinds or, in a `building` mission, the index of the one building."""

    id: str
    flag: int
    kind: str
    needs: tuple[int, ...]
    shillings: int
    points: int

    @property
    def stack(self) -> str:
        """The stack the mission is dealt from: S, A or B."""
        return self.id[0]


@dataclass(frozen=True)
class Roof:
    """The roof for one number of players: its spaces are counted from 0 (A)."""

    players: int
    end: int
    purchases: tuple[int, ...]
    paydays: tuple[int, ...]


@dataclass(frozen=True)
class Tracks:
    """Tracks, roof and the prices of ITEMS; `moves[i]` lead from area i + 1 over the next threshold (V6.4)."""

    moves: tuple[int, ...]
    spaces: str
    roofs: tuple[Roof, ...]
    prices: tuple[int, ...]

    def price(self, item: str) -> int:
        """Return what an item costs in a purchase."""
        return self.prices[ITEMS.index(item)]

    def roof(self, players: int) -> Roof:
        """Return the roof for a number of players, which must be one the game has."""
        return self.roofs[PLAYER_COUNTS.index(players)]


@dataclass(frozen=True)
class Content:
    """One content pack: everything of the game that is printed, in the order of its numbers."""

    id: str
    buildings: tuple[Building, ...]
    squares: tuple[Square, ...]
    families: tuple[Family, ...]
    cards: tuple[Card, ...]
    missions: tuple[Mission, ...]
    tracks: Tracks
