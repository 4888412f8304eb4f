"""A position of Vienna as bots see it: what officer, search, features and hints all read.

`Position` knows what abilities, tiles and tokens are worth; `Foreseen` is the position once what is planned has been
played, as far as that is certain, which is quick to find. `careful` looks at a position for one seat with more care.
All values are points of the final score.
"""

from __future__ import annotations

from typing import Final

from tradecraft.core.errors import Fault
from tradecraft.core.game import OVER
from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge.chart import Chart, Task, bits, chart_of
from tradecraft.games.vienna.rules import lookups as codes
from tradecraft.games.vienna.rules import money
from tradecraft.games.vienna.rules.lookups import BITS, FIELD, FULL, SHIFTS, UNITS, Lookups
from tradecraft.games.vienna.rules.missions import SEAL_POINTS
from tradecraft.games.vienna.rules.phases import ACTION_III, BETWEEN_TURNS, NOWHERE, PURCHASE
from tradecraft.games.vienna.rules.placing import COST
from tradecraft.games.vienna.rules.scoring import BOX_POINTS, SET_POINTS
from tradecraft.games.vienna.rules.state import ViennaState

EVERYONE: Final = -1
"""Who looks at a position in which all plans are open."""
BUILDINGS: Final = 30
PACE: Final[tuple[float, ...]] = (0.0, 0.0, 0.45, 0.6, 0.72)
"""How far the investigator gets in a round on average, by the number of players."""
ADVANCES: Final = 1.2
"""Tokens that a turn advances: one in action IV, now and then one more by an ability."""
FORESIGHT: Final = 4.0
"""With this many turns to come or more, any step on a track counts as a part of a threshold.

With fewer, it matters more and more whether it is the step that crosses one.
"""
NEAR: Final[tuple[float, ...]] = (1.0, 0.45, 0.15, 0.03, 0.0)
"""The part of its worth that a square has already while this many agents are missing.

If these were higher, surrounding one more side of many squares would seem better than closing one.
"""
HELPED: Final = 0.6
"""The part of a square's worth that is left if the third man must stay for it."""
EACH_TURN: Final = 0.5
"""The part of a mission's worth that is left for each turn it still takes.

If this were higher, it would hardly matter when a mission is resolved.
"""
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
"""What an ability's gift is worth at a glance, where it is not points."""
PARTS_OF_A_TURN: Final[tuple[float, ...]] = (1.0, 1.0, 0.9, 0.75, 0.3, 0.3, 0.25, 0.2, 0.0, 0.0, 0.0, 0.0)
"""How much of its turn the active seat still has, by the stage."""


class Gifts:
    """What abilities give a seat each time they apply.

    `flat` goes by what is given, for each point or fixed bribe of it; `chosen` by the number of bribes of one chosen
    kind; `same` by the kind of the token that advances, for each step; `other` by that which another one replaces.
    """

    def __init__(self, flat: list[float], chosen: list[float], same: list[float], other: list[float]) -> None:
        """Hold the parts as given."""
        self.flat: list[float] = flat
        self.chosen: list[float] = chosen
        self.same: list[float] = same
        self.other: list[float] = other


class Position:
    """A position as it is; `turns` are those that each seat has after this round."""

    def __init__(self, state: ViennaState) -> None:
        """Look at a position."""
        self.state: ViennaState = state
        self.lookups: Lookups = state.lookups
        self.chart: Chart = chart_of(state.lookups, state.flags)
        self.turns: float = 0.0
        self.gifts: list[Gifts | None] = [None] * state.players

    def find_gifts(self, seat: i64) -> Gifts:
        """Value what abilities give a seat."""
        raise Fault("it depends on who looks what abilities give")

    def final_value(self, kind: i64, steps: float) -> float:
        """Estimate the value of an info at the end if its token makes a number of steps."""
        raise Fault("it depends on who looks how far tokens get")

    def gift(self, seat: i64, card: i64) -> float:
        """Value what an ability gives each time it applies."""
        gifts = self.gifts[seat]
        if gifts is None:
            gifts = self.gifts[seat] = self.find_gifts(seat)
        then = self.lookups.then[card]
        if then == codes.POINTS or then == codes.BRIBES_FIXED:
            return gifts.flat[then] * self.lookups.amount[card]
        if then == codes.BRIBES_ANY:
            return gifts.chosen[self.lookups.amount[card]]
        if then == codes.TOKEN_SAME:
            return gifts.same[self.lookups.kind_on[card]] * self.lookups.amount[card]
        if then == codes.TOKEN_OTHER:
            return gifts.other[self.lookups.kind_on[card]]
        return gifts.flat[then]

    def where(self, seat: i64, card: i64) -> i64:
        """Return the buildings where placing an agent sets off a card's ability."""
        if self.lookups.when[card] == codes.PLACE_COMPANY:
            return self.state.others_on_board(seat)
        return self.state.place_masks[card]

    def bonuses(self, seat: i64, drawers: tuple[int, ...]) -> list[float]:
        """Value for each building what abilities give for placing an agent there; discounts are in the costs."""
        bonuses: list[float] = [0.0] * BUILDINGS
        for card in drawers:
            where = self.where(seat, card)
            if where and self.lookups.then[card] != codes.DISCOUNT:
                gift = self.gift(seat, card)
                building: i64 = 0
                while where:
                    if where & 1:
                        bonuses[building] += gift
                    where >>= 1
                    building += 1
        return bonuses

    def terms(self, seat: i64, drawers: tuple[int, ...]) -> tuple[list[int], int]:
        """Return what an agent costs on each building, and the bribes that may stand for any other (V5.3, V5.4)."""
        costs: list[int] = [COST] * BUILDINGS
        substitutes: i64 = 0
        for card in drawers:
            then = self.lookups.then[card]
            if then == codes.DISCOUNT:
                where = self.where(seat, card)
                building: i64 = 0
                while where:
                    if where & 1 and costs[building]:
                        costs[building] -= 1
                    where >>= 1
                    building += 1
            elif then == codes.SUBSTITUTE_KIND:
                substitutes |= BITS[self.lookups.kind_on[card]]
            elif then == codes.SUBSTITUTE_ANY:
                substitutes = 31
        return costs, substitutes

    def card_worth(self, seat: i64, card: i64) -> float:
        """Value a card in a drawer."""
        raise Fault("it depends on who looks how often abilities apply")

    def likely_drawer(self, seat: i64, card: i64) -> int:
        """Return the drawer a card goes to: that of the same ability, an empty one, or that of the worst card."""
        ability = self.lookups.ability
        drawers = self.state.drawers[seat]
        for drawer in range(len(drawers)):
            if ability[drawers[drawer]] == ability[card]:
                return drawer
        if len(drawers) < self.state.desk_spaces(seat):
            return len(drawers)
        worth = [self.card_worth(seat, other) for other in drawers]
        return worth.index(min(worth))

    def replaced_worth(self, drawers: tuple[int, ...], card: i64, worths: list[float], has_space: bool) -> float:
        """Return what the card is worth that is in a card's likely drawer, by what all drawers are worth."""
        ability = self.lookups.ability
        for drawer in range(len(drawers)):
            if ability[drawers[drawer]] == ability[card]:
                return worths[drawer]
        return 0.0 if has_space else min(worths)

    def drawers_with(self, seat: i64, drawer: int, card: int) -> tuple[int, ...]:
        """Return a seat's drawers once a card has gone into one of them."""
        drawers = self.state.drawers[seat]
        return (*drawers[:drawer], card, *drawers[drawer + 1 :])

    def applies(self, seat: i64, card: i64, square: i64) -> bool:
        """Tell whether a card's ability applies to the tile of an open square, if it is the next one obtained."""
        when, kind = self.lookups.when[card], self.state.tiles[square]
        if when == codes.OBTAIN_INFO:
            return self.lookups.kind_on[card] == kind
        if when == codes.OBTAIN_NEW_KIND:
            return not self.state.infos[seat] >> SHIFTS[kind] & FULL
        if when == codes.OBTAIN_FROM_SQUARE:
            return self.lookups.square_on[card] == self.lookups.square_values[square]
        return when == codes.OBTAIN_ANY

    def tile_gifts(self, seat: i64, cards: tuple[int, ...], squares: tuple[int, ...]) -> float:
        """Value what cards give for the tiles of some squares, obtained together (131-145, 166-175)."""
        gifts = 0.0
        for card in cards:
            counted: i64 = 0
            for square in squares:
                kind: i64 = BITS[self.state.tiles[square]]
                is_repeated = self.lookups.when[card] == codes.OBTAIN_NEW_KIND and counted & kind
                if not is_repeated and self.applies(seat, card, square):
                    gifts += self.gift(seat, card)
                    counted |= kind
        return gifts

    def with_token_gifts(self, seat: i64, drawers: tuple[int, ...], kind: i64, value: float) -> float:
        """Add to a value what the drawers give when action IV shows or advances a token (V6.1)."""
        for card in drawers:
            when = self.lookups.when[card]
            if (when == codes.ADVANCE_TOKEN or when == codes.CARD_SHOWS) and self.lookups.kind_on[card] == kind:
                value += self.gift(seat, card)
        return value

    def tile_worth(self, seat: i64) -> list[float]:
        """Value one more tile of each info to a seat: its final value, its token's points, its part of a set."""
        state = self.state
        numbers = counts(state.infos[seat])
        fewest = min(numbers)
        lacking = numbers.count(fewest)
        part_of_set = 0.0
        if not state.advanced:
            part_of_set = SET_POINTS / lacking * min(1.0, (self.turns + 1.0) / lacking)
        advances = self.turns * ADVANCES
        # The more tiles of a kind a seat has, the more often it advances the token.
        points_by_tile = advances / (5.0 + sum(numbers))
        steps = advances * state.players / 5.0
        worth: list[float] = []
        for kind in range(5):
            number = numbers[kind]
            value = self.final_value(kind, steps) + points_by_tile * (number + 1)
            worth.append(value + part_of_set if number == fewest else value)
        return worth

    def token_worth(self, seat: i64) -> list[float]:
        """Value one step of each token: points now, and in the end more for own tiles and for those of rivals.

        What one rival gains is a loss; the more rivals there are, the less each of them matters.
        """
        state = self.state
        foresight = min(1.0, self.turns / FORESIGHT)
        of_all: list[int] = [0] * 5
        for infos in state.infos:
            packed: i64 = infos
            for kind in range(5):
                of_all[kind] += packed & FULL
                packed >>= FIELD
        rivals = state.players - 1
        own: i64 = state.infos[seat]
        worth: list[float] = []
        for kind in range(5):
            space = state.tokens[kind]
            step = 0.0
            if space < self.lookups.last_space:
                step = foresight / self.chart.area_moves + (1.0 - foresight) * self.lookups.is_crossing[space + 1]
            number: int = own & FULL
            own >>= FIELD
            worth.append(number + (number - (of_all[kind] - number) / rivals) * step)
        return worth

    def reward_points(self, seat: i64, task: Task) -> int:
        """Return the points that resolving a mission brings, the shilling that goes into the box included (V8.11)."""
        points = task.points
        if self.state.items[seat] & BITS[money.SEAL]:
            points += SEAL_POINTS
        if money.room_in_box(self.state, seat):
            points += BOX_POINTS
        return points


class Foreseen(Position):
    """A position as it will be once what is planned has been played, as far as that is certain.

    By seat: `purses` and `drawers` with what is planned, `scored` the points that the planned tokens bring, `to_come`
    how much of its turn it has in this round, `places` whether it still places an agent. `remaining` are the turns with
    what is left of this one. `open` are the squares that nobody has surrounded; `helper` is the third man, who helps
    all players.
    """

    def __init__(self, state: ViennaState, viewer: i64 = EVERYONE) -> None:
        """Look at a position as a seat that knows its own plan, or as one that knows all plans."""
        super().__init__(state)
        self.viewer: i64 = viewer
        players = state.players
        self.tokens: list[int] = state.tokens[:]
        self.purses: list[int] = state.bribes[:]
        self.drawers: list[tuple[int, ...]] = state.drawers[:]
        self.scored: list[int] = [0] * players
        self.to_come: list[float] = [0.0] * players
        self.places: list[bool] = [False] * players
        opening = self.chart.opening(state.open_squares)
        self.open: list[int] = opening.squares
        self.helper: i64 = 0 if state.third_man == NOWHERE else BITS[state.third_man]
        # Buildings at open squares: where agents are still wanted.
        self.wanted: i64 = opening.buildings
        self.turns = turns_left(state, self._foresee_tokens())
        self._foresee_turns()
        self.remaining: float = self.turns + sum(self.to_come) / players

    def plan(self, seat: i64) -> tuple[int, ...]:
        """Return the cards that a seat has planned, nothing if the viewer cannot know them."""
        return self.state.plans[seat] if self.viewer == EVERYONE or self.viewer == seat else ()

    def missing(self, seat: i64) -> list[int]:
        """Count the agents that a seat is missing around each of the open squares."""
        square_masks = self.lookups.square_masks
        there: i64 = self.state.agents[seat] | self.helper
        missing: list[int] = []
        for square in self.open:
            free: i64 = square_masks[square]
            missing.append(bits(free & ~there))
        return missing

    def _foresee_tokens(self) -> bool:
        """Move the tokens that are planned for action IV; tell whether one of them crosses a threshold."""
        state, lookups = self.state, self.lookups
        crosses = False
        for seat in range(state.players):
            plan = self.plan(seat)
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
            plan = self.plan(seat)
            if plan:
                if plan[1]:
                    self.purses[seat] += UNITS[self.lookups.bribe_on[plan[1]]]
                if plan[0]:
                    self.drawers[seat] = self.drawers_with(seat, self.likely_drawer(seat, plan[0]), plan[0])

    def square_worth(self, seat: i64, square: i64, tile: float, wanted: float = 0.0) -> float:
        """Value surrounding an open square by its tile's worth: less, if the third man must stay for it."""
        worth = self.lookups.square_values[square] + tile + wanted
        if self.helper & self.lookups.square_masks[square] & ~self.state.agents[seat]:
            return (worth - 1.0) * HELPED
        return worth

    def takers(self, seat: i64, square: i64) -> int:
        """Return the rivals who miss at most one agent at an open square, as a mask."""
        around: i64 = self.lookups.square_masks[square]
        around &= ~self.helper
        takers = 0
        for rival in range(self.state.players):
            if rival != seat:
                free: i64 = around & ~self.state.agents[rival]
                # At most one bit is set.
                if not free & (free - 1):
                    takers |= BITS[rival]
        return takers

    def often(self, seat: i64, card: i64) -> float:
        """Estimate how often an ability applies in a turn."""
        when = self.lookups.when[card]
        if when == codes.PLACE_HERE:
            there: i64 = self.state.place_masks[card]
            free = self.wanted & ~self.state.agents[seat]
            return PLACINGS * bits(there & free) / (bits(free) + 1.0)
        if when == codes.PLACE_COMPANY:
            return PLACINGS * COMPANY
        if when == codes.OBTAIN_INFO:
            return TILES_A_TURN * INFO_TILES
        if when == codes.OBTAIN_ANY:
            return TILES_A_TURN
        if when == codes.OBTAIN_NEW_KIND:
            return TILES_A_TURN * NEW_KINDS
        if when == codes.OBTAIN_FROM_SQUARE:
            return TILES_A_TURN * SQUARES_OF_A_VALUE
        return PLACINGS if when == codes.PAYING else ANSWERED

    def card_worth(self, seat: i64, card: i64) -> float:
        """Value a card in a drawer for as long as it should stay there: not for long, as each turn brings another."""
        return min(self.turns + self.to_come[seat], STAYS) * self.often(seat, card) * self.gift(seat, card)

    def find_gifts(self, seat: i64) -> Gifts:
        """Value what abilities give, tokens by how many tiles the seat has of the kind it has most of."""
        infos = self.state.infos[seat]
        most = max([infos >> shift & FULL for shift in SHIFTS])
        flat: list[float] = [ANOTHER_GIFT] * (codes.TOKEN_OTHER + 1)
        flat[codes.POINTS] = 1.0
        flat[codes.BRIBES_FIXED] = A_BRIBE
        flat[codes.BRIBES_DIFFERENT] = A_BRIBE * self.state.players
        flat[codes.DISCOUNT] = A_DISCOUNT
        flat[codes.TOKEN_ANY] = 0.5 + most
        return Gifts(flat, [A_BRIBE * amount for amount in range(5)], [float(most)] * 5, [ANOTHER_GIFT] * 5)

    def final_value(self, kind: i64, steps: float) -> float:
        """Estimate the value of an info at the end, the planned step included."""
        value_at = self.chart.value_at
        return min(float(value_at[-1]), value_at[self.tokens[kind]] + steps / self.chart.area_moves)


def turns_left(state: ViennaState, crosses: bool = False) -> float:
    """Estimate how many turns each seat has after this round; exact as soon as the end is certain.

    `crosses` if a token is about to cross a threshold.
    """
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
    # The investigator moves once a round at most: if he has moved already, this round brings him no nearer.
    return max(1.0, rounds + 1.0 if has_moved else rounds)


def counts(packed: i64) -> list[int]:
    """Return a packed amount as five numbers."""
    numbers: list[int] = []
    for _ in range(5):
        numbers.append(packed & FULL)
        packed >>= FIELD
    return numbers


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
