"""What one seat would like to do, found quickly: where agents are worth most, which bribes and tokens it wants."""

from __future__ import annotations

from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge.board import BUILDINGS, Board, bits, within_reach
from tradecraft.games.vienna.knowledge.chart import NEEDS_BRIBES, NEEDS_INFO
from tradecraft.games.vienna.knowledge.weighing_office import (
    A_SHILLING,
    buildings_to_resolve,
    mission_lacks,
    mission_turns,
    mission_worth,
)
from tradecraft.games.vienna.rules.lookups import (
    ADVANCE_TOKEN,
    BITS,
    CARD_SHOWS,
    DISCOUNT,
    FULL,
    OBTAIN_ANY,
    OBTAIN_FROM_SQUARE,
    OBTAIN_INFO,
    OBTAIN_NEW_KIND,
    PLACE_COMPANY,
    PLACE_HERE,
    SHIFTS,
)
from tradecraft.games.vienna.rules.missions import OF_EACH
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.state import ViennaState

NEAR: Final[tuple[float, ...]] = (1.0, 0.45, 0.15, 0.03, 0.0)
"""The part of its worth that a square has already while this many agents are missing."""
DENIED: Final = 0.5
"""The part of a square's worth by which it counts more that a rival would take it next."""
HELPED: Final = 0.6
A_BRIBE: Final = 1.0
"""What a bribe is worth that is paid, or taken for no building in particular."""
WANTED_BRIBE: Final = 0.4
"""The part of an agent's worth that a bribe has which brings him nearer, but not into this turn."""
HOPED_BRIBE: Final = 0.2
"""The same of a bribe that does not suffice for him."""
EACH_TURN: Final = 0.5
"""The part of a mission's worth that is left for each turn it still takes."""
STEP: Final = 0.25
"""The part of a threshold that a step on a track is while many turns are to come."""
FORESIGHT: Final = 4.0
BURDEN: Final = 1.5
"""What a mission costs that stays unresolved."""


class Wishes:
    """What one seat would like to do: where an agent is worth most, which bribes and tokens it wants."""

    def __init__(self, state: ViennaState, seat: i64) -> None:
        """Look at a position from a seat."""
        self.state: ViennaState = state
        self.seat: i64 = seat
        self.board: Board = Board(state)
        self.gains: list[float] = [0.0] * BUILDINGS
        self.uses: list[float] = [0.0] * BUILDINGS
        # Squares that one agent would surround: the building he is missing on, the others as a mask, and the gain.
        self.ready: list[tuple[int, int, float]] = []
        # What the missions want: bribes and tiles of each kind.
        self.bribes_wanted: list[float] = [0.0] * 5
        self.tiles_wanted: list[float] = [0.0] * 5
        if state.advanced:
            self._weigh_missions()
        self._weigh_squares()

    def _weigh_missions(self) -> None:
        """Find what the missions want: agents on buildings, bribes, tiles; the more, the nearer they are."""
        board, state, seat = self.board, self.state, self.seat
        chart = board.chart
        agents: i64 = state.agents[seat]
        for number in state.missions[seat]:
            turns = mission_turns(board, seat, number)
            if turns <= 1.0 or turns > board.turns + 1.0:
                continue
            pull = mission_worth(board, seat, number) * EACH_TURN**turns
            kind = chart.mission_kinds[number]
            for what, count in chart.mission_needs[number]:
                if kind == NEEDS_INFO:
                    if state.infos[seat] >> what & FULL < count:
                        self.tiles_wanted[what // SHIFTS[1]] += pull
                elif kind == NEEDS_BRIBES:
                    if state.bribes[seat] >> what & FULL < count:
                        self.bribes_wanted[what // SHIFTS[1]] += pull
                elif bits(agents & what) < count:
                    for building in range(BUILDINGS):
                        if what & BITS[building] and not agents >> building & 1:
                            self.gains[building] += pull
                else:
                    for building in range(BUILDINGS):
                        if what & BITS[building] and agents >> building & 1:
                            self.uses[building] += pull

    def _weigh_squares(self) -> None:
        """Find for each building what an agent gains who comes there, and what one loses who leaves."""
        board, state, seat = self.board, self.state, self.seat
        lookups = state.lookups
        count = len(board.open)
        first = seat * count
        agents: i64 = state.agents[seat]
        helper: i64 = 0 if state.third_man == NOWHERE else BITS[state.third_man]
        there: i64 = agents | helper
        tile_worth = board.tile_worth(seat)
        gains, uses = self.gains, self.uses
        for place in range(count):
            missing = board.missing[first + place]
            square = board.open[place]
            kind = state.tiles[square]
            worth = lookups.square_values[square] + tile_worth[kind] + self.tiles_wanted[kind]
            if helper & lookups.square_masks[square] & ~agents:
                worth = (worth - 1.0) * HELPED
            gain = worth * (NEAR[missing - 1] - NEAR[missing]) if missing else 0.0
            use = worth * (NEAR[missing] - NEAR[min(missing + 1, 4)])
            if missing == 1:
                for rival in range(state.players):
                    if rival != seat and board.missing[rival * count + place] <= 1:
                        gain += DENIED * worth
                        break
                gain += self._tile_gifts(square)
                mask = lookups.square_masks[square]
                missed: int = mask & ~there
                self.ready.append((missed.bit_length() - 1, mask, gain))
            for building in board.chart.buildings_of[square]:
                if there >> building & 1:
                    uses[building] += use
                else:
                    gains[building] += gain

    def _tile_gifts(self, square: i64) -> float:
        """Value what the drawers give for the tile of a square (131-145, 166-175)."""
        state = self.state
        lookups = state.lookups
        kind = state.tiles[square]
        gifts = 0.0
        for card in self.board.drawers[self.seat]:
            when = lookups.when[card]
            if (
                when == OBTAIN_ANY
                or (when == OBTAIN_INFO and lookups.kind_on[card] == kind)
                or (when == OBTAIN_NEW_KIND and not state.infos[self.seat] >> SHIFTS[kind] & FULL)
                or (when == OBTAIN_FROM_SQUARE and lookups.square_on[card] == lookups.square_values[square])
            ):
                gifts += self.board.gift(self.seat, card)
        return gifts

    def token_worth(self, kind: i64) -> float:
        """Value one step of a token: points now, and in the end more for own tiles and for those of rivals."""
        state = self.state
        lookups = state.lookups
        space = state.tokens[kind]
        own = 0
        others = 0
        for seat in range(state.players):
            number = state.infos[seat] >> SHIFTS[kind] & FULL
            if seat == self.seat:
                own = number
            else:
                others += number
        step = 0.0
        if space < lookups.last_space:
            foresight = min(1.0, self.board.turns / FORESIGHT)
            step = STEP * foresight + (1.0 - foresight) * lookups.is_crossing[space + 1]
        return own + (own - others / (state.players - 1)) * step

    def token_bonus(self, kind: i64) -> float:
        """Value what the drawers give when action IV shows or advances a token."""
        lookups = self.state.lookups
        bonus = 0.0
        for card in self.state.drawers[self.seat]:
            if lookups.kind_on[card] == kind and lookups.when[card] in (ADVANCE_TOKEN, CARD_SHOWS):
                bonus += self.board.gift(self.seat, card)
        return bonus

    def bonuses(self) -> list[float]:
        """Value what placing an agent on each building brings besides squares: abilities and missions."""
        board, state, seat = self.board, self.state, self.seat
        lookups = state.lookups
        bonuses: list[float] = [0.0] * BUILDINGS
        for card in board.drawers[seat]:
            where: i64 = 0
            if lookups.then[card] != DISCOUNT:
                if lookups.when[card] == PLACE_HERE:
                    where = state.place_masks[card]
                elif lookups.when[card] == PLACE_COMPANY:
                    where = state.others_on_board(seat)
            if where:
                gift = board.gift(seat, card)
                for building in range(BUILDINGS):
                    if where >> building & 1:
                        bonuses[building] += gift
        if state.advanced:
            self._add_missions(bonuses)
        return bonuses

    def _add_missions(self, bonuses: list[float]) -> None:
        """Add what resolving missions brings, or accepting one."""
        board, state, seat = self.board, self.state, self.seat
        chart = board.chart
        for number in state.missions[seat]:
            there: i64 = buildings_to_resolve(board, seat, number, mission_lacks(board, seat, number))
            if there:
                # A later turn could resolve it as well, but perhaps at a worse time.
                worth = (1.0 - EACH_TURN) * (BURDEN + mission_worth(board, seat, number))
                for building in range(BUILDINGS):
                    if there >> building & 1:
                        bonuses[building] += worth
        if len(state.missions[seat]) < state.desk_spaces(seat) and board.turns > 1.0:
            by_flag: list[float] = [0.0] * 5
            for place in range(len(state.display)):
                if state.display[place] != NOWHERE:
                    flag = chart.mission_flags[state.display[place]]
                    by_flag[flag] = max(by_flag[flag], offer_worth(board, seat, place))
            for building in range(BUILDINGS):
                bonuses[building] += by_flag[state.flags[building]]

    def move_costs(self) -> list[float]:
        """Return for each building what is lost by the agent who is best moved there; nothing from the supply."""
        costs: list[float] = [0.0] * BUILDINGS
        if self.state.supply[self.seat] or not self.state.agents[self.seat]:
            return costs
        own = self.state.agents_of(self.seat)
        least = 99.0
        for origin in own:
            least = min(least, self.uses[origin])
        for building in range(BUILDINGS):
            costs[building] = least
        for building, _, _ in self.ready:
            best = 99.0
            for origin in own:
                best = min(best, self.move_cost(origin, building))
            costs[building] = best
        return costs

    def move_cost(self, origin: i64, building: i64) -> float:
        """Return what is lost where an agent leaves for a building: also a square that he would have surrounded."""
        cost = self.uses[origin]
        for missed, mask, gain in self.ready:
            if missed == building and mask & BITS[origin]:
                cost += gain
        return cost

    def placings(self) -> list[float]:
        """Value an agent on each building, whether he can be paid or not."""
        one_off, two_off, _ = self.board.terms(self.seat)
        bonuses = self.bonuses()
        costs = self.move_costs()
        values: list[float] = []
        for building in range(BUILDINGS):
            price: int = 2 - (one_off >> building & 1) - (two_off >> building & 1)
            values.append(self.gains[building] + bonuses[building] - costs[building] - A_BRIBE * max(price, 0))
        return values

    def bribe_wants(self, amount: int, is_now: bool) -> list[float]:
        """Value some bribes of each kind: for an agent in this turn if `is_now`, else for later ones."""
        seat = self.seat
        agents: i64 = self.state.agents[seat]
        one_off, two_off, substitutes = self.board.terms(seat)
        purse: i64 = self.board.purses[seat]
        bribes = within_reach(purse, substitutes)
        placings = self.placings()
        colour_of = self.state.lookups.colour_of
        best = 0.0
        most: list[float] = [0.0] * 5
        hopes: list[float] = [0.0] * 5
        for building in range(BUILDINGS):
            if agents >> building & 1:
                continue
            value = placings[building]
            colour = colour_of[building]
            lack: int = 2 - (one_off >> building & 1) - (two_off >> building & 1) - bribes[colour]
            if lack <= 0:
                best = max(best, value)
            elif lack <= amount:
                most[colour] = max(most[colour], value)
            else:
                hopes[colour] = max(hopes[colour], value)
        wants: list[float] = []
        for kind in range(5):
            want = A_BRIBE * amount + HOPED_BRIBE * hopes[kind] + self.bribes_wanted[kind]
            if is_now:
                want += max(0.0, most[kind] - best)
            else:
                want += WANTED_BRIBE * max(0.0, most[kind])
            wants.append(want)
        return wants


def offer_worth(board: Board, seat: i64, place: i64) -> float:
    """Value accepting a mission of the display: its advance payment, its reward if there is time, else a burden."""
    number = board.state.display[place]
    turns = mission_turns(board, seat, number)
    part = EACH_TURN**turns if turns <= board.turns else 0.0
    advance = 1.0 if place < OF_EACH else 2.0
    return A_SHILLING * 0.7 * advance + part * mission_worth(board, seat, number) - BURDEN * (1.0 - part)
