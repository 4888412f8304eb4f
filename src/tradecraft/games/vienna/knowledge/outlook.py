"""What things are worth to one seat now: time, tiles, tokens, bribes, and what abilities give.

All values are points of the final score, as far as a player can guess them.
"""

from __future__ import annotations

from typing import NamedTuple

from tradecraft.games.vienna.knowledge.missions import Missions
from tradecraft.games.vienna.knowledge.pace import turns_to_come
from tradecraft.games.vienna.knowledge.treasury import Treasury
from tradecraft.games.vienna.rules import feld, placing
from tradecraft.games.vienna.rules.lookups import (
    BITS,
    BRIBES_ANY,
    BRIBES_DIFFERENT,
    BRIBES_FIXED,
    DISCOUNT,
    DRAW,
    FULL,
    PLACE_COMPANY,
    PLACE_HERE,
    POINTS,
    SHIFTS,
    SUBSTITUTE_ANY,
    SUBSTITUTE_KIND,
    TOKEN_ANY,
    TOKEN_OTHER,
    TOKEN_SAME,
    amounts,
    members,
)
from tradecraft.games.vienna.rules.money import ROAD_MAP
from tradecraft.games.vienna.rules.scoring import SET_POINTS
from tradecraft.games.vienna.rules.state import ViennaState

ADVANCES = 1.2
"""Tokens advanced in a turn: one in action IV, now and then one more by an ability."""
FORESIGHT = 4.0
"""With this many turns to come or more, any step on a track counts as a part of a threshold.

With fewer, it matters more and more whether it is the step that crosses one.
"""

BRIBE = 0.6
"""A bribe of any kind, besides the squares it brings nearer."""
BRIBE_OF_CHOICE = 1.6
"""A bribe of the kind that is needed."""
MORE_OF_A_KIND = 1.0
"""Each further bribe of the same kind."""
DIFFERENT_BRIBE = 1.1
"""A bribe of choice that must differ from others taken with it."""
SAVED_BRIBE = 1.8
"""A bribe that a discount saves."""
LATE = 2.0
"""With fewer turns to come than this, bribes lose their worth: there is little left to spend them on."""
TIE_BREAK = 0.01
"""What a bribe is worth when nothing can be bought any more (V7.4)."""

EXTRA_CARDS = 1.5
"""Two cards more to choose from in the next card phase (126-130)."""
FREE_PAYMENT = {SUBSTITUTE_KIND: 0.6, SUBSTITUTE_ANY: 1.2}
"""What a placing gains if one kind of bribe may stand for any other, or each for any (146-155)."""
MAP_BRIBE = 0.6
"""The part of a shilling's worth that a bribe has with the road map: it pays wages as well, if it is still there."""

Costs = tuple[int, ...]
"""What an agent costs on each building."""


class Terms(NamedTuple):
    """How agents are paid: their cost on each building, and the bribes that may stand for any other, as a mask."""

    costs: Costs
    substitutes: int


class Outlook:
    """What things are worth to a seat in a position."""

    __slots__ = (
        "_terms",
        "best_token",
        "bribe",
        "company",
        "lookups",
        "missions",
        "seat",
        "state",
        "tile_worth",
        "time_to_spend",
        "token_worth",
        "treasury",
        "turns",
    )

    treasury: Treasury | None
    missions: Missions | None

    def __init__(self, state: ViennaState, seat: int) -> None:
        """Weigh up what lies open on the table."""
        self.state = state
        self.lookups = state.lookups
        self.seat = seat
        self.turns = turns_to_come(state)
        self.company = state.others_on_board(seat)
        self.tile_worth = self._tile_worth()
        self.token_worth = self._token_worth()
        self.best_token = max(0.0, *self.token_worth)
        self.time_to_spend = min(1.0, self.turns / LATE)
        self.bribe = max(BRIBE * self.time_to_spend, TIE_BREAK)
        self._terms: dict[tuple[int, ...], Terms] = {}
        self.treasury = self.missions = None
        if state.advanced:
            self.treasury = Treasury(state, seat, self.turns)
            self.missions = Missions(state, seat, self.treasury, self.turns)
            if state.items[seat] & BITS[ROAD_MAP]:
                self.bribe = max(self.bribe, MAP_BRIBE * self.treasury.gain(1))

    def _tile_worth(self) -> list[float]:
        """Value one more tile of each info: its final value, the points its token will bring, its part of a set."""
        state, lookups = self.state, self.lookups
        owned = amounts(state.infos[self.seat])
        fewest = min(owned)
        missing = owned.count(fewest)
        part_of_set = 0.0 if state.advanced else SET_POINTS / missing * min(1.0, (self.turns + 1) / missing)
        advances = self.turns * ADVANCES
        steps = int(advances * state.players / len(state.tokens) + 0.5)
        # The more tiles of a kind one has, the more often one advances its token.
        points_by_tile = advances / (sum(owned) + len(owned))
        return [
            lookups.value_at[min(state.tokens[kind] + steps, lookups.last_space)]
            + points_by_tile * (number + 1)
            + (part_of_set if number == fewest else 0.0)
            for kind, number in enumerate(owned)
        ]

    def _token_worth(self) -> list[float]:
        """Value one step of each token: points now, and in the end more for own tiles and for those of rivals.

        What one rival gains is a loss; the more rivals there are, the less each of them matters.
        """
        state, lookups = self.state, self.lookups
        foresight = min(1.0, self.turns / FORESIGHT)
        part_of_threshold = (lookups.value_at[lookups.last_space] - 1) / lookups.last_space
        worth: list[float] = []
        for kind, space in enumerate(state.tokens):
            step = 0.0
            if space < lookups.last_space:
                step = foresight * part_of_threshold + (1.0 - foresight) * lookups.is_crossing[space + 1]
            tiles = [infos >> SHIFTS[kind] & FULL for infos in state.infos]
            own = tiles[self.seat]
            rivals = (sum(tiles) - own) / (state.players - 1)
            worth.append(own + (own - rivals) * step)
        return worth

    def square_worth(self, square: int) -> float:
        """Value what surrounding an open square brings."""
        return self.lookups.square_values[square] + self.tile_worth[self.state.tiles[square]]

    def gift(self, card: int) -> float:
        """Value what an ability gives each time it applies."""
        then, amount = self.lookups.then[card], self.lookups.amount[card]
        if then == POINTS:
            return amount
        if then == BRIBES_ANY:
            return (BRIBE_OF_CHOICE + MORE_OF_A_KIND * (amount - 1)) * self.time_to_spend
        if then == DISCOUNT:
            return SAVED_BRIBE * self.time_to_spend
        if then == BRIBES_FIXED:
            return amount * self.time_to_spend
        if then == TOKEN_ANY:
            return self.best_token
        return self._advanced_gift(card, then)

    def _advanced_gift(self, card: int, then: int) -> float:
        """Value what an ability of the advanced game gives (091-175)."""
        kind = self.lookups.kind_on[card]
        if then == BRIBES_DIFFERENT:
            return DIFFERENT_BRIBE * self.state.players * self.time_to_spend
        if then == TOKEN_SAME:
            return max(0.0, self.lookups.amount[card] * self.token_worth[kind])
        if then == TOKEN_OTHER:
            return self.best_token - self.token_worth[kind]
        if then == DRAW:
            return EXTRA_CARDS * min(1.0, self.turns)
        return FREE_PAYMENT[then] * self.time_to_spend

    def where(self, card: int) -> int:
        """Return the buildings where placing an agent sets off a card's ability."""
        when = self.lookups.when[card]
        if when == PLACE_HERE:
            return self.state.place_masks[card]
        return self.company if when == PLACE_COMPANY else 0

    def terms(self, drawers: tuple[int, ...]) -> Terms:
        """Return how agents are paid with these cards in the drawers (V5.3, V5.4)."""
        terms = self._terms.get(drawers)
        if terms is None:
            terms = self._terms[drawers] = self._find_terms(drawers)
        return terms

    def _find_terms(self, drawers: tuple[int, ...]) -> Terms:
        costs = [placing.COST] * len(self.lookups.colour_of)
        substitutes = 0
        for card in drawers:
            then = self.lookups.then[card]
            if then == DISCOUNT:
                for building in members(self.where(card)):
                    costs[building] = max(costs[building] - 1, 0)
            elif then == SUBSTITUTE_KIND:
                substitutes |= BITS[self.lookups.kind_on[card]]
            elif then == SUBSTITUTE_ANY:
                substitutes = BITS[len(SHIFTS)] - 1
        if self.state.feld_agents and feld.waits_in_supply(self.state, self.seat):
            for building in members(feld.cheap_buildings(self.state, self.seat)):
                costs[building] = min(costs[building], 1)
        return Terms(tuple(costs), substitutes)

    def bonuses(self, drawers: tuple[int, ...]) -> list[float]:
        """Value for each building the bonuses for placing an agent there; discounts are in the costs."""
        bonuses = [0.0] * len(self.lookups.colour_of)
        for card in drawers:
            if self.lookups.then[card] != DISCOUNT:
                gift = self.gift(card)
                for building in members(self.where(card)):
                    bonuses[building] += gift
        return bonuses
