"""The content of a pack in the form in which the rules look it up.

Buildings, squares and kinds are numbered from 0 here; cards go by their number. Sets of buildings and squares are bit
masks. Amounts of the five bribes, or of the five infos, are packed into one integer with twelve bits for each kind,
far more than a game can fill: bribes are unlimited (V1.7).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules.content import load
from tradecraft.games.vienna.rules.content_model import Card, Content
from tradecraft.games.vienna.rules.rulings import NEWEST, VERSIONS, Rulings

BITS: Final[tuple[int, ...]] = tuple(1 << n for n in range(256))
"""Single bits. A table and not a shift: see docs/architecture.md on the compiled engine."""

FIELD: Final = 12
FULL: Final = BITS[FIELD] - 1
SHIFTS: Final[tuple[int, ...]] = tuple(FIELD * kind for kind in range(5))
UNITS: Final[tuple[int, ...]] = tuple(BITS[shift] for shift in SHIFTS)
"""One of each kind, packed: `packed + 2 * UNITS[kind]` has two more of that kind."""
ONE_OF_EACH: Final = sum(UNITS)

TAKE_BRIBE: Final = 0
PLACE_HERE: Final = 1
PLACE_COMPANY: Final = 2
ADVANCE_TOKEN: Final = 3
OBTAIN_INFO: Final = 4
OBTAIN_NEW_KIND: Final = 5
OBTAIN_FROM_SQUARE: Final = 6
OBTAIN_ANY: Final = 7
PAYING: Final = 8
CARD_SHOWS: Final = 9
"""When an ability applies (V9). PLACE_HERE stands for colour, flag and seal, which differ in the mask of buildings."""
_WHEN: Final = {
    "take_bribe": TAKE_BRIBE,
    "place_colour": PLACE_HERE,
    "place_flag": PLACE_HERE,
    "place_seal": PLACE_HERE,
    "place_company": PLACE_COMPANY,
    "advance_token": ADVANCE_TOKEN,
    "obtain_info": OBTAIN_INFO,
    "obtain_new_kind": OBTAIN_NEW_KIND,
    "obtain_from_square": OBTAIN_FROM_SQUARE,
    "obtain_any": OBTAIN_ANY,
    "paying": PAYING,
    "card_shows": CARD_SHOWS,
}

BRIBES_FIXED: Final = 0
POINTS: Final = 1
TOKEN_ANY: Final = 2
BRIBES_ANY: Final = 3
DISCOUNT: Final = 4
DRAW: Final = 5
BRIBES_DIFFERENT: Final = 6
TOKEN_SAME: Final = 7
SUBSTITUTE_KIND: Final = 8
SUBSTITUTE_ANY: Final = 9
TOKEN_OTHER: Final = 10
"""What an ability gives (V9): BRIBES_FIXED bribes of the kind on the card, BRIBES_ANY bribes of one chosen kind."""
_THEN: Final = {
    "bribe_same": BRIBES_FIXED,
    "bribe_kind": BRIBES_FIXED,
    "points": POINTS,
    "token_any": TOKEN_ANY,
    "bribe_any": BRIBES_ANY,
    "bribes_one_kind": BRIBES_ANY,
    "discount": DISCOUNT,
    "draw": DRAW,
    "bribes_different": BRIBES_DIFFERENT,
    "token_same": TOKEN_SAME,
    "substitute_kind": SUBSTITUTE_KIND,
    "substitute_any": SUBSTITUTE_ANY,
    "token_other": TOKEN_OTHER,
}


def amount_of(packed: i64, kind: i64) -> int:
    """Return how many of a kind there are in a packed amount."""
    return packed >> SHIFTS[kind] & FULL


def amounts(packed: int) -> tuple[int, ...]:
    """Return a packed amount as five numbers."""
    return tuple(packed >> shift & FULL for shift in SHIFTS)


def total(packed: int) -> int:
    """Return how many there are of all kinds together in a packed amount."""
    return sum(amounts(packed))


def members(mask: int) -> tuple[int, ...]:
    """Return the numbers in a mask, ascending."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


def mask_of(numbers: tuple[int, ...] | list[int]) -> int:
    """Return numbers as a mask."""
    mask = 0
    for number in numbers:
        mask |= BITS[number]
    return mask


def mask_with(kind: int, kinds: tuple[int, ...]) -> int:
    """Return the buildings that have a kind of something, as a mask; `kinds` has it for each building."""
    return mask_of([building for building, other in enumerate(kinds) if other == kind])


class Lookups:
    """What the rules look up in one content pack, in one edition, with the rulings of a version of the rules."""

    def __init__(self, content: Content, edition: str = "en", rulings: Rulings = VERSIONS[NEWEST]) -> None:
        self.content = content
        self.rulings = rulings
        self._build_board(content)
        self._build_cards(content, edition)
        self._build_tracks(content)
        self._build_office(content)

    def _build_board(self, content: Content) -> None:
        buildings = content.buildings
        self.colour_of = tuple(building.colour for building in buildings)
        self.printed_flags = tuple(building.flag for building in buildings)
        self.colour_masks = tuple(mask_with(colour, self.colour_of) for colour in range(5))
        seals = tuple(building.seal for building in buildings)
        self.seal_masks = tuple(mask_with(seal, seals) for seal in range(5))
        self.square_masks = tuple(mask_of(square.buildings) for square in content.squares)
        self.square_values = tuple(len(square.buildings) for square in content.squares)
        self.all_squares = tuple(range(len(content.squares)))
        self.squares_of = tuple(
            tuple(square for square, mask in enumerate(self.square_masks) if mask & BITS[building])
            for building in range(len(buildings))
        )
        self.neighbours = tuple(
            mask_of([other for square in squares for other in content.squares[square].buildings]) & ~BITS[building]
            for building, squares in enumerate(self.squares_of)
        )

    def _build_cards(self, content: Content, edition: str) -> None:
        # Entry 0 belongs to no card: cards are looked up by their number.
        blank = (0,)
        cards = content.cards
        families = {family.id: index for index, family in enumerate(content.families)}
        self.bribe_on = blank + tuple(card.bribe for card in cards)
        self.info_on = blank + tuple(card.info for card in cards)
        self.kind_on = blank + tuple(card.kind for card in cards)
        self.when = blank + tuple(_WHEN[card.family.when] for card in cards)
        self.square_on = blank + tuple(card.family.square or 0 for card in cards)
        readings = [card.family.reading(edition) for card in cards]
        self.then = blank + tuple(_THEN[reading.then] for reading in readings)
        self.amount = blank + tuple(reading.amount or 0 for reading in readings)
        # V3.3, V9.1a: abilities are identical if family and depicted kind are the same, in every edition.
        self.ability = (-1, *(families[card.family.id] * 6 + card.kind + 1 for card in cards))
        self.introductory_deck = tuple(card.no for card in cards if card.family.version == "introductory")
        self.advanced_deck = tuple(card.no for card in cards)
        self.printed_place_masks = self.place_masks(self.printed_flags)

    def place_masks(self, flags: tuple[int, ...]) -> tuple[int, ...]:
        """Return for each card the buildings where placing an agent sets off its ability, under these flags."""
        return (0, *(self._place_mask(card, flags) for card in self.content.cards))

    def _place_mask(self, card: Card, flags: tuple[int, ...]) -> int:
        if card.family.when == "place_colour":
            return self.colour_masks[card.kind]
        if card.family.when == "place_seal":
            return self.seal_masks[card.kind]
        if card.family.when == "place_flag":
            return mask_with(card.kind, flags)
        return 0

    def _build_tracks(self, content: Content) -> None:
        crossings: list[int] = []
        space = 0
        for moves in content.tracks.moves:
            space += moves
            crossings.append(space)
        self.last_space = space
        self.is_crossing = tuple(space in crossings for space in range(self.last_space + 1))
        self.value_at = tuple(
            1 + sum(crossing <= space for crossing in crossings) for space in range(self.last_space + 1)
        )
        self.roof = content.tracks.spaces
        self.end_spaces = {roof.players: roof.end for roof in content.tracks.roofs}
        self.purchase_spaces = {roof.players: roof.purchases for roof in content.tracks.roofs}
        self.payday_spaces = {roof.players: roof.paydays for roof in content.tracks.roofs}

    def _build_office(self, content: Content) -> None:
        self.prices = content.tracks.prices
        self.missions = content.missions
        self.stacks = {
            stack: tuple(number for number, mission in enumerate(content.missions) if mission.stack == stack)
            for stack in "SAB"
        }


@lru_cache
def lookups(pack: str, edition: str = "en", version: int = NEWEST) -> Lookups:
    """Return the lookups of a content pack in an edition for a version of the rules, made once."""
    return Lookups(load(pack), edition, VERSIONS[version])
