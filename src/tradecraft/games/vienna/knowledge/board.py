"""A position as the judgement looks at it: with what is planned, as far as that is certain, and agents missing."""

from __future__ import annotations

from typing import Final

from tradecraft.core.game import OVER
from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge.chart import Chart, chart_of
from tradecraft.games.vienna.rules.lookups import (
    BITS,
    BRIBES_ANY,
    BRIBES_DIFFERENT,
    BRIBES_FIXED,
    DISCOUNT,
    FULL,
    OBTAIN_ANY,
    OBTAIN_FROM_SQUARE,
    OBTAIN_INFO,
    OBTAIN_NEW_KIND,
    PAYING,
    PLACE_COMPANY,
    PLACE_HERE,
    POINTS,
    SHIFTS,
    SUBSTITUTE_ANY,
    SUBSTITUTE_KIND,
    TOKEN_ANY,
    TOKEN_SAME,
    UNITS,
)
from tradecraft.games.vienna.rules.phases import ACTION_III, BETWEEN_TURNS, NOWHERE, PURCHASE
from tradecraft.games.vienna.rules.scoring import SET_POINTS
from tradecraft.games.vienna.rules.state import ViennaState

BUILDINGS: Final = 30
PACE: Final[tuple[float, ...]] = (0.0, 0.0, 0.45, 0.6, 0.72)
"""How far the investigator gets in a round on average, by the number of players."""
ADVANCES: Final = 1.2
"""Tokens that a turn advances."""
ANSWERED: Final = 0.35
"""How often action II brings one given bribe, or action IV advances one given token."""
PLACINGS: Final = 0.85
TILES_A_TURN: Final = 0.6
COMPANY: Final = 0.4
"""How often a turn places an agent, how many tiles it obtains, how often the agent has company."""
INFO_TILES: Final = 0.2
NEW_KINDS: Final = 0.15
SQUARES_OF_A_VALUE: Final = 0.33
"""The part of all tiles that are of one kind, of a kind not owned before, from squares of one value."""
STAYS: Final = 4.0
"""Turns that a good card stays in its drawer: each turn one of the cards makes room for another."""
A_BRIBE: Final = 1.3
A_DISCOUNT: Final = 1.6
ANOTHER_GIFT: Final = 0.7
"""Points that an ability's gift is worth, where it is not points."""
PARTS_OF_A_TURN: Final[tuple[float, ...]] = (1.0, 1.0, 0.9, 0.75, 0.3, 0.3, 0.25, 0.2, 0.0, 0.0, 0.0, 0.0)
"""How much of its turn the active seat still has, by the stage."""


class Board:
    """A position as it will be once what is planned has been played, as far as that is certain.

    By seat: `purses` and `drawers` with what is planned, `scored` the points that the planned tokens bring, `to_come`
    how much of its turn it has in this round, `places` whether it still places an agent. `turns` are those that each
    seat has after this round, `remaining` those with what is left of this one. `missing` counts for each seat the
    agents that are missing around each of the open squares.
    """

    def __init__(self, state: ViennaState) -> None:
        """Look at a position."""
        self.state: ViennaState = state
        self.chart: Chart = chart_of(state.lookups, state.flags)
        players = state.players
        self.tokens: list[int] = state.tokens[:]
        self.purses: list[int] = state.bribes[:]
        self.drawers: list[tuple[int, ...]] = state.drawers[:]
        self.scored: list[int] = [0] * players
        self.to_come: list[float] = [0.0] * players
        self.places: list[bool] = [False] * players
        self.open: list[int] = []
        self.missing: list[int] = []
        # Buildings at open squares: where agents are still wanted.
        self.wanted: i64 = 0
        self._count_missing()
        self.turns: float = turns_left(state, self._foresee_tokens())
        self._foresee_turns()
        self.remaining: float = self.turns + sum(self.to_come) / players

    def _count_missing(self) -> None:
        """Count for each seat and open square the agents that are missing; the third man helps everybody."""
        state = self.state
        buildings_of = self.chart.buildings_of
        square_masks = state.lookups.square_masks
        open_squares = state.open_squares
        wanted: i64 = 0
        helper: i64 = 0 if state.third_man == NOWHERE else BITS[state.third_man]
        for square in range(len(buildings_of)):
            if open_squares & BITS[square]:
                self.open.append(square)
                wanted |= square_masks[square]
        self.wanted = wanted
        for own in state.agents:
            agents: i64 = own | helper
            for square in self.open:
                count = 0
                for building in buildings_of[square]:
                    if not agents >> building & 1:
                        count += 1
                self.missing.append(count)

    def _foresee_tokens(self) -> bool:
        """Move the tokens that are planned for action IV; tell whether one of them crosses a threshold."""
        state = self.state
        lookups = state.lookups
        crosses = False
        for seat in range(state.players):
            plan = state.plans[seat]
            if plan and plan[2]:
                kind = lookups.info_on[plan[2]]
                self.scored[seat] = state.infos[seat] >> SHIFTS[kind] & FULL
                if self.tokens[kind] < lookups.last_space:
                    self.tokens[kind] += 1
                    crosses = crosses or lookups.is_crossing[self.tokens[kind]]
        return crosses

    def _foresee_turns(self) -> None:
        """See what is left of the round, and play what is planned for actions I and II."""
        state = self.state
        stage = state.stage
        is_turn = stage != BETWEEN_TURNS and stage < PURCHASE
        acted = (state.active - state.crest) % state.players
        if state.waiting == OVER:
            return
        for seat in range(state.players):
            if stage == BETWEEN_TURNS or (is_turn and (seat - state.crest) % state.players > acted):
                self.to_come[seat] = 1.0
                self.places[seat] = True
            elif is_turn and seat == state.active:
                self.to_come[seat] = PARTS_OF_A_TURN[stage]
                self.places[seat] = stage <= ACTION_III
            plan = state.plans[seat]
            if plan:
                if plan[1]:
                    self.purses[seat] += UNITS[state.lookups.bribe_on[plan[1]]]
                if plan[0]:
                    drawer = self.likely_drawer(seat, plan[0])
                    drawers = state.drawers[seat]
                    self.drawers[seat] = (*drawers[:drawer], plan[0], *drawers[drawer + 1 :])

    def likely_drawer(self, seat: i64, card: i64) -> int:
        """Return the drawer a card goes to: that of the same ability, an empty one, or that of the worst card."""
        ability = self.state.lookups.ability
        drawers = self.state.drawers[seat]
        worst = 0
        least = 0.0
        for drawer in range(len(drawers)):
            if ability[drawers[drawer]] == ability[card]:
                return drawer
            worth = self.card_worth(seat, drawers[drawer])
            if not drawer or worth < least:
                worst, least = drawer, worth
        return len(drawers) if len(drawers) < self.state.desk_spaces(seat) else worst

    def often(self, seat: i64, card: i64) -> float:
        """Estimate how often an ability applies in a turn."""
        when = self.state.lookups.when[card]
        if when == PLACE_HERE:
            there: i64 = self.state.place_masks[card]
            free = self.wanted & ~self.state.agents[seat]
            return PLACINGS * bits(there & free) / (bits(free) + 1.0)
        if when == PLACE_COMPANY:
            return PLACINGS * COMPANY
        if when == OBTAIN_INFO:
            return TILES_A_TURN * INFO_TILES
        if when == OBTAIN_ANY:
            return TILES_A_TURN
        if when == OBTAIN_NEW_KIND:
            return TILES_A_TURN * NEW_KINDS
        if when == OBTAIN_FROM_SQUARE:
            return TILES_A_TURN * SQUARES_OF_A_VALUE
        return PLACINGS if when == PAYING else ANSWERED

    def gift(self, seat: i64, card: i64) -> float:
        """Value what an ability gives each time, in points."""
        lookups = self.state.lookups
        then = lookups.then[card]
        if then == POINTS:
            return float(lookups.amount[card])
        if then in (BRIBES_ANY, BRIBES_FIXED):
            return A_BRIBE * lookups.amount[card]
        if then == BRIBES_DIFFERENT:
            return A_BRIBE * self.state.players
        if then == DISCOUNT:
            return A_DISCOUNT
        if then == TOKEN_ANY:
            return 0.5 + self.most_tiles(seat)
        if then == TOKEN_SAME:
            return 2.0 * self.most_tiles(seat)
        return ANOTHER_GIFT

    def card_worth(self, seat: i64, card: i64) -> float:
        """Value a card in a drawer for as long as it should stay there, in points."""
        return self.drawer_turns(seat) * self.often(seat, card) * self.gift(seat, card)

    def drawer_turns(self, seat: i64) -> float:
        """Return for how many turns of a seat a card in a drawer counts: not for long, as each turn brings another."""
        return min(self.turns + self.to_come[seat], STAYS)

    def most_tiles(self, seat: i64) -> int:
        """Return how many tiles a seat has of the kind it has most of."""
        infos = self.state.infos[seat]
        most = 0
        for shift in SHIFTS:
            most = max(most, infos >> shift & FULL)
        return most

    def tile_worth(self, seat: i64) -> list[float]:
        """Value one more tile of each info to a seat: its final value, its token's points, its part of a set."""
        state, chart = self.state, self.chart
        infos = state.infos[seat]
        numbers: list[int] = [infos >> shift & FULL for shift in SHIFTS]
        fewest = min(numbers)
        lacking = numbers.count(fewest)
        part_of_set = 0.0
        if not state.advanced:
            part_of_set = SET_POINTS / lacking * min(1.0, (self.turns + 1.0) / lacking)
        advances = self.turns * ADVANCES
        total = 5.0 + sum(numbers)
        steps = advances * state.players / 5.0
        worth: list[float] = []
        for kind in range(5):
            number = numbers[kind]
            value = min(float(chart.value_at[-1]), chart.value_at[self.tokens[kind]] + steps / chart.area_moves)
            value += advances / total * (number + 1)
            if number == fewest:
                value += part_of_set
            worth.append(value)
        return worth

    def terms(self, seat: i64) -> tuple[int, int, int]:
        """Return the buildings with one discount, with two, and the bribes that may stand for others, as masks."""
        state = self.state
        lookups = state.lookups
        one_off: i64 = 0
        two_off: i64 = 0
        substitutes: i64 = 0
        for card in self.drawers[seat]:
            then = lookups.then[card]
            if then == DISCOUNT:
                where: i64 = state.place_masks[card]
                if lookups.when[card] == PLACE_COMPANY:
                    where = state.others_on_board(seat)
                two_off |= one_off & where
                one_off |= where
            elif then == SUBSTITUTE_KIND:
                substitutes |= BITS[lookups.kind_on[card]]
            elif then == SUBSTITUTE_ANY:
                substitutes = 31
        return one_off, two_off, substitutes


def turns_left(state: ViennaState, crosses: bool) -> float:
    """Estimate how many turns each seat has after this round; `crosses` if the investigator is about to move."""
    if state.final_round:
        return 0.0
    steps = state.lookups.end_spaces[state.players] - state.investigator
    has_moved = state.flipped
    if crosses and not has_moved:
        has_moved = True
        steps -= 1
    if steps <= 0:
        return 1.0
    rounds = steps / PACE[state.players]
    return max(1.0, rounds + 1.0 if has_moved else rounds)


def within_reach(purse: i64, substitutes: i64) -> list[int]:
    """Return how many bribes there are to pay with in each colour, substitutes included."""
    bribes: list[int] = []
    shared = 0
    for kind in range(5):
        number: int = purse >> SHIFTS[kind] & FULL
        bribes.append(number)
        if substitutes >> kind & 1:
            shared += number
    if shared:
        for kind in range(5):
            bribes[kind] = shared if substitutes >> kind & 1 else bribes[kind] + shared
    return bribes


def bits(mask: i64) -> int:
    """Return how many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
