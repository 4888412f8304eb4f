"""What things are worth to one seat now: time, tiles, tokens, bribes, and what abilities give.

All values are points of the final score, as far as a player can guess them.
"""

from __future__ import annotations

from tradecraft.games.vienna import turn
from tradecraft.games.vienna.scoring import SET_POINTS
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import (
    BITS,
    BRIBE_ANY,
    BRIBE_KIND,
    BRIBE_SAME,
    DISCOUNT,
    FULL,
    PLACE_COMPANY,
    PLACE_HERE,
    POINTS,
    SHIFTS,
    TOKEN_ANY,
    amounts,
    members,
)

PACE = {2: 0.42, 3: 0.57, 4: 0.69}
"""How far the investigator gets in a round on average, by the number of players."""
ADVANCES = 1.2
"""Tokens advanced in a turn: one in action IV, now and then one more by an ability."""
FORESIGHT = 4.0
"""With this many turns to come or more, each step on a track counts as its part of a threshold; with fewer, more and
more, only the step that crosses one counts."""

BRIBE = 1.0
"""A bribe of any kind, besides the squares it brings nearer."""
BRIBE_OF_CHOICE = 1.6
"""A bribe of the kind that is needed."""
SAVED_BRIBE = 1.3
"""A bribe that a discount saves."""
LATE = 2.0
"""With fewer turns to come than this, bribes lose their worth, since there is little left to spend them on."""
TIE_BREAK = 0.01
"""What a bribe is worth when nothing can be bought any more (V7.4)."""


class Outlook:
    """What things are worth to a seat in a position."""

    __slots__ = (
        "best_token",
        "bribe",
        "chosen_bribe",
        "company",
        "seat",
        "state",
        "tables",
        "tile_worth",
        "token_worth",
        "turns",
    )

    def __init__(self, state: ViennaState, seat: int) -> None:
        """Weigh up what lies open on the table."""
        self.state = state
        self.tables = state.tables
        self.seat = seat
        self.turns = turns_to_come(state)
        self.company = state.others_on_board(seat)
        self.tile_worth = self._tile_worth()
        self.token_worth = self._token_worth()
        self.best_token = max(0.0, *self.token_worth)
        time_to_spend = min(1.0, self.turns / LATE)
        self.bribe = max(BRIBE * time_to_spend, TIE_BREAK)
        self.chosen_bribe = max(BRIBE_OF_CHOICE * time_to_spend, TIE_BREAK)

    def _tile_worth(self) -> list[float]:
        """Value one more tile of each info: its final value, the points its token will bring, its part of a set."""
        state, tables = self.state, self.tables
        owned = amounts(state.infos[self.seat])
        fewest = min(owned)
        missing = owned.count(fewest)
        part_of_set = SET_POINTS / missing * min(1.0, (self.turns + 1) / missing)
        advances = self.turns * ADVANCES
        advances_by_all = int(advances * state.players / 5 + 0.5)
        # The more tiles of a kind, the more often one advances its token.
        advances_by_tile = advances / (sum(owned) + 5)
        return [
            tables.value_at[min(state.tokens[kind] + advances_by_all, tables.last_space)]
            + advances_by_tile * (number + 1)
            + (part_of_set if number == fewest else 0.0)
            for kind, number in enumerate(owned)
        ]

    def _token_worth(self) -> list[float]:
        """Value one step of each token: points now, and in the end more for own tiles and for those of rivals.

        What one of several rivals gains is a part of a loss, the smaller the more there are.
        """
        state, tables = self.state, self.tables
        foresight = min(1.0, self.turns / FORESIGHT)
        part_of_threshold = (tables.value_at[tables.last_space] - 1) / tables.last_space
        worth: list[float] = []
        for kind, space in enumerate(state.tokens):
            step = 0.0
            if space < tables.last_space:
                step = foresight * part_of_threshold + (1.0 - foresight) * tables.is_crossing[space + 1]
            tiles = [infos >> SHIFTS[kind] & FULL for infos in state.infos]
            own = tiles[self.seat]
            rivals = (sum(tiles) - own) / (state.players - 1)
            worth.append(own + (own - rivals) * step)
        return worth

    def gift(self, card: int) -> float:
        """Value what an ability gives each time it applies."""
        then = self.tables.then[card]
        if then == POINTS:
            return self.tables.amount[card]
        if then == BRIBE_ANY:
            return self.chosen_bribe
        if then == TOKEN_ANY:
            return self.best_token
        if then == BRIBE_SAME or then == BRIBE_KIND:
            return self.tables.amount[card] * self.bribe
        if then == DISCOUNT:
            return SAVED_BRIBE * self.bribe
        return 0.0

    def where(self, card: int) -> int:
        """Return the buildings where placing an agent sets off a card's ability."""
        when = self.tables.when[card]
        if when == PLACE_HERE:
            return self.state.place_masks[card]
        return self.company if when == PLACE_COMPANY else 0

    def bonuses(self, drawers: tuple[int, ...]) -> list[float]:
        """Value for each building the bonuses for placing an agent there. Discounts are part of the cost instead."""
        bonuses = [0.0] * len(self.tables.colour_of)
        for card in drawers:
            if self.tables.then[card] != DISCOUNT:
                gift = self.gift(card)
                for building in members(self.where(card)):
                    bonuses[building] += gift
        return bonuses

    def costs(self, drawers: tuple[int, ...]) -> tuple[int, ...]:
        """Return what an agent costs on each building, with these cards in the drawers (V5.3)."""
        costs = [turn.COST] * len(self.tables.colour_of)
        for card in drawers:
            if self.tables.then[card] == DISCOUNT:
                for building in members(self.where(card)):
                    costs[building] = max(costs[building] - 1, 0)
        return tuple(costs)


def turns_to_come(state: ViennaState) -> float:
    """Estimate how many turns a player has after the one of this round: exactly, once the end is near."""
    if state.final_round:
        return 0.0
    steps = state.tables.end_spaces[state.players] - state.investigator
    if steps == 0:
        return 1.0
    rounds = steps / PACE[state.players]
    # The investigator moves at most once a round, so a flipped tile means that this round brings no step more.
    return max(1.0, rounds + 1.0 if state.flipped else rounds)
