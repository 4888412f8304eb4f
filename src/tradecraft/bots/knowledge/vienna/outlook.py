"""What things are worth to one seat now: time, tiles, tokens, bribes, and what abilities give.

All values are points of the final score, as far as a player can guess them.
"""

from __future__ import annotations

from tradecraft.games.vienna import placing
from tradecraft.games.vienna.scoring import SET_POINTS
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import (
    BRIBES_ANY,
    BRIBES_FIXED,
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

PACE = {2: 0.45, 3: 0.6, 4: 0.72}
"""How far the investigator gets in a round on average, by the number of players."""
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
SAVED_BRIBE = 1.8
"""A bribe that a discount saves."""
LATE = 2.0
"""With fewer turns to come than this, bribes lose their worth: there is little left to spend them on."""
TIE_BREAK = 0.01
"""What a bribe is worth when nothing can be bought any more (V7.4)."""

Costs = tuple[int, ...]
"""What an agent costs on each building."""


class Outlook:
    """What things are worth to a seat in a position."""

    __slots__ = (
        "best_token",
        "bribe",
        "company",
        "seat",
        "state",
        "tables",
        "tile_worth",
        "time_to_spend",
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
        self.time_to_spend = min(1.0, self.turns / LATE)
        self.bribe = max(BRIBE * self.time_to_spend, TIE_BREAK)

    def _tile_worth(self) -> list[float]:
        """Value one more tile of each info: its final value, the points its token will bring, its part of a set."""
        state, tables = self.state, self.tables
        owned = amounts(state.infos[self.seat])
        fewest = min(owned)
        missing = owned.count(fewest)
        part_of_set = SET_POINTS / missing * min(1.0, (self.turns + 1) / missing)
        advances = self.turns * ADVANCES
        steps = int(advances * state.players / len(state.tokens) + 0.5)
        # The more tiles of a kind one has, the more often one advances its token.
        points_by_tile = advances / (sum(owned) + len(owned))
        return [
            tables.value_at[min(state.tokens[kind] + steps, tables.last_space)]
            + points_by_tile * (number + 1)
            + (part_of_set if number == fewest else 0.0)
            for kind, number in enumerate(owned)
        ]

    def _token_worth(self) -> list[float]:
        """Value one step of each token: points now, and in the end more for own tiles and for those of rivals.

        What one rival gains is a loss; the more rivals there are, the less each of them matters.
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

    def square_worth(self, square: int) -> float:
        """Value what surrounding an open square brings."""
        return self.tables.square_values[square] + self.tile_worth[self.state.tiles[square]]

    def gift(self, card: int) -> float:
        """Value what an ability gives each time it applies."""
        then = self.tables.then[card]
        if then == POINTS:
            return self.tables.amount[card]
        if then == BRIBES_ANY:
            return BRIBE_OF_CHOICE * self.time_to_spend
        if then == DISCOUNT:
            return SAVED_BRIBE * self.time_to_spend
        if then == BRIBES_FIXED:
            return self.tables.amount[card] * self.time_to_spend
        return self.best_token if then == TOKEN_ANY else 0.0

    def where(self, card: int) -> int:
        """Return the buildings where placing an agent sets off a card's ability."""
        when = self.tables.when[card]
        if when == PLACE_HERE:
            return self.state.place_masks[card]
        return self.company if when == PLACE_COMPANY else 0

    def costs(self, drawers: tuple[int, ...]) -> Costs:
        """Return what an agent costs on each building with these cards in the drawers (V5.3)."""
        costs = [placing.COST] * len(self.tables.colour_of)
        for card in drawers:
            if self.tables.then[card] == DISCOUNT:
                for building in members(self.where(card)):
                    costs[building] = max(costs[building] - 1, 0)
        return tuple(costs)

    def bonuses(self, drawers: tuple[int, ...]) -> list[float]:
        """Value for each building the bonuses for placing an agent there; discounts are in the costs."""
        bonuses = [0.0] * len(self.tables.colour_of)
        for card in drawers:
            if self.tables.then[card] != DISCOUNT:
                gift = self.gift(card)
                for building in members(self.where(card)):
                    bonuses[building] += gift
        return bonuses


def turns_to_come(state: ViennaState) -> float:
    """Estimate how many turns each player has after this round; exact as soon as the end is certain."""
    if state.final_round:
        return 0.0
    steps = state.tables.end_spaces[state.players] - state.investigator
    if steps == 0:
        return 1.0
    rounds = steps / PACE[state.players]
    # The investigator moves once a round at most: if he has moved already, this round brings him no nearer.
    return max(1.0, rounds + 1.0 if state.flipped else rounds)
