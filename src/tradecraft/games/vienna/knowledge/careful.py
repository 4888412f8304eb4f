"""Careful evaluation for one seat: tiles, tokens, bribes, and what abilities give."""

from __future__ import annotations

from typing import NamedTuple

from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge.missions import Missions
from tradecraft.games.vienna.knowledge.position import Gifts, Position, turns_left
from tradecraft.games.vienna.knowledge.treasury import Treasury
from tradecraft.games.vienna.rules import feld
from tradecraft.games.vienna.rules import lookups as codes
from tradecraft.games.vienna.rules.lookups import BITS, members
from tradecraft.games.vienna.rules.money import ROAD_MAP
from tradecraft.games.vienna.rules.state import ViennaState

BRIBE = 0.6
"""The worth of a bribe of any kind, in addition to the squares it brings nearer."""
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
SUBSTITUTE, ANY_SUBSTITUTE = 0.6, 1.2
"""What a placing gains if one kind of bribe may stand for any other, or each for any (146-155)."""
MAP_BRIBE = 0.6
"""The part of a shilling's worth that a bribe has with the road map: it pays wages as well, if it is still there."""


class Terms(NamedTuple):
    """How agents are paid: their cost on each building, and the bribes that may stand for any other, as a mask."""

    costs: tuple[int, ...]
    substitutes: int


class CarefulPosition(Position):
    """What things are worth to a seat in a position; `bribe` is what any bribe is worth to it."""

    treasury: Treasury | None
    missions: Missions | None

    def __init__(self, state: ViennaState, seat: int) -> None:
        """Weigh up what lies open on the table."""
        super().__init__(state)
        self.seat = seat
        self.turns = turns_left(state)
        self.tile_worths = self.tile_worth(seat)
        self.token_worths = self.token_worth(seat)
        self.time_to_spend = min(1.0, self.turns / LATE)
        self.bribe = max(BRIBE * self.time_to_spend, TIE_BREAK)
        self._terms: dict[tuple[int, ...], Terms] = {}
        self.treasury = self.missions = None
        if state.advanced:
            self.treasury = Treasury(state, seat, self.turns)
            self.missions = Missions(self, seat, self.treasury)
            if state.items[seat] & BITS[ROAD_MAP]:
                self.bribe = max(self.bribe, MAP_BRIBE * self.treasury.gain(1))

    def find_gifts(self, seat: i64) -> Gifts:
        """Value what abilities give: bribes by the time to spend them, tokens by what each of them is worth."""
        time = self.time_to_spend
        tokens = self.token_worths
        best = max(0.0, *tokens)
        flat = [0.0] * (codes.TOKEN_OTHER + 1)
        flat[codes.POINTS] = 1.0
        flat[codes.BRIBES_FIXED] = time
        flat[codes.BRIBES_DIFFERENT] = DIFFERENT_BRIBE * self.state.players * time
        flat[codes.DISCOUNT] = SAVED_BRIBE * time
        flat[codes.TOKEN_ANY] = best
        flat[codes.DRAW] = EXTRA_CARDS * min(1.0, self.turns)
        flat[codes.SUBSTITUTE_KIND] = SUBSTITUTE * time
        flat[codes.SUBSTITUTE_ANY] = ANY_SUBSTITUTE * time
        chosen = [(BRIBE_OF_CHOICE + MORE_OF_A_KIND * (amount - 1)) * time for amount in range(5)]
        same = [max(0.0, worth) for worth in tokens]
        return Gifts(flat, chosen, same, [best - worth for worth in tokens])

    def final_value(self, kind: i64, steps: float) -> float:
        """Estimate the value of an info at the end, with whole steps of its token."""
        space = self.state.tokens[kind] + int(steps + 0.5)
        return float(self.lookups.value_at[min(space, self.lookups.last_space)])

    def square_worth(self, square: int) -> float:
        """Value what surrounding an open square brings."""
        return self.lookups.square_values[square] + self.tile_worths[self.state.tiles[square]]

    def terms_with(self, drawers: tuple[int, ...]) -> Terms:
        """Return how agents are paid with these cards in the drawers, also a Feld agent who waits (V5.3, V10.5)."""
        terms = self._terms.get(drawers)
        if terms is None:
            costs, substitutes = self.terms(self.seat, drawers)
            if self.state.feld_agents and feld.waits_in_supply(self.state, self.seat):
                for building in members(feld.cheap_buildings(self.state, self.seat)):
                    costs[building] = min(costs[building], 1)
            terms = self._terms[drawers] = Terms(tuple(costs), substitutes)
        return terms
