"""Quick evaluation for one seat: where agents are worth most, which bribes and tokens it wants."""

from __future__ import annotations

from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge.chart import bits
from tradecraft.games.vienna.knowledge.position import (
    BUILDINGS,
    EACH_TURN,
    EVERYONE,
    NEAR,
    Foreseen,
    within_reach,
)
from tradecraft.games.vienna.rules.lookups import BITS, FULL, SHIFTS
from tradecraft.games.vienna.rules.missions import OF_EACH
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.state import ViennaState

GAINS: Final = [0.0] + [NEAR[missing - 1] - NEAR[missing] for missing in range(1, 5)]
USES: Final = [NEAR[missing] - NEAR[min(missing + 1, 4)] for missing in range(5)]
"""The part of a square's worth that one more agent gains, and that one less loses, by how many are missing."""
DENIED: Final = 0.5
"""The part of a square's worth by which it counts more that a rival would take it next."""
A_BRIBE: Final = 1.0
"""What a bribe is worth that is paid, or taken for no building in particular."""
WANTED_BRIBE: Final = 0.4
"""The part of an agent's worth that a bribe has which brings him nearer, but not into this turn."""
HOPED_BRIBE: Final = 0.2
"""The same of a bribe that does not suffice for him."""
A_SHILLING: Final = 2.0
"""Points that a shilling of a reward is worth."""
BURDEN: Final = 1.5
"""What a mission costs that stays unresolved."""


class Preferences:
    """Where an agent is worth most to one seat, and which bribes and tokens it wants."""

    def __init__(self, state: ViennaState, seat: i64, viewer: i64 = EVERYONE) -> None:
        """Look at a position from a seat, as `viewer` sees it."""
        self.state: ViennaState = state
        self.seat: i64 = seat
        self.position: Foreseen = Foreseen(state, viewer)
        self.gains: list[float] = [0.0] * BUILDINGS
        self.uses: list[float] = [0.0] * BUILDINGS
        # Squares that one agent would surround: the building he is missing on, the others as a mask, and the gain.
        self.ready: list[tuple[int, int, float]] = []
        # What the missions want: bribes and tiles of each kind.
        self.bribes_wanted: list[float] = [0.0] * 5
        self.tiles_wanted: list[float] = [0.0] * 5
        self._placings: list[float] | None = None
        if state.advanced:
            self._weigh_missions()
        self._weigh_squares()

    def _weigh_missions(self) -> None:
        """Find what the missions want: agents on buildings, bribes, tiles; the more, the nearer they are."""
        position, state, seat = self.position, self.state, self.seat
        agents: i64 = state.agents[seat]
        for number in state.missions[seat]:
            task = position.chart.tasks[number]
            turns = mission_turns(position, seat, number)
            if turns <= 1.0 or turns > position.turns + 1.0:
                continue
            pull = mission_worth(position, seat, number) * EACH_TURN**turns
            for what, count in task.needs:
                if task.wants_tiles:
                    if state.infos[seat] >> what & FULL < count:
                        self.tiles_wanted[what // SHIFTS[1]] += pull
                elif task.wants_bribes:
                    if state.bribes[seat] >> what & FULL < count:
                        self.bribes_wanted[what // SHIFTS[1]] += pull
                elif bits(agents & what) < count:
                    add(self.gains, what & ~agents, pull)
                else:
                    add(self.uses, what & agents, pull)

    def _weigh_squares(self) -> None:
        """Find for each building what an agent gains who comes there, and what one loses who leaves."""
        position, state, seat = self.position, self.state, self.seat
        lookups = state.lookups
        agents: i64 = state.agents[seat]
        there: i64 = agents | position.helper
        tile_worth = position.tile_worth(seat)
        buildings_of, masks = position.chart.buildings_of, lookups.square_masks
        gains, uses, tiles_wanted = self.gains, self.uses, self.tiles_wanted
        for square in position.open:
            mask = masks[square]
            free: i64 = mask & ~there
            missing = bits(free)
            kind = state.tiles[square]
            worth = position.square_worth(seat, square, tile_worth[kind], tiles_wanted[kind])
            gain = worth * GAINS[missing]
            if missing == 1:
                if position.takers(seat, square):
                    gain += DENIED * worth
                gain += position.tile_gifts(seat, position.drawers[seat], (square,))
                missed: int = free
                self.ready.append((missed.bit_length() - 1, mask, gain))
            use = worth * USES[missing]
            for building in buildings_of[square]:
                if there >> building & 1:
                    uses[building] += use
                else:
                    gains[building] += gain

    def bonuses(self) -> list[float]:
        """Value an agent on each building apart from squares: abilities and missions."""
        bonuses = self.position.bonuses(self.seat, self.position.drawers[self.seat])
        if self.state.advanced:
            self._add_missions(bonuses)
        return bonuses

    def _add_missions(self, bonuses: list[float]) -> None:
        """Add what resolving missions brings, or accepting one."""
        position, state, seat = self.position, self.state, self.seat
        for number in state.missions[seat]:
            # A later turn could resolve it as well, but perhaps at a worse time.
            worth = (1.0 - EACH_TURN) * (BURDEN + mission_worth(position, seat, number))
            add(bonuses, buildings_to_resolve(position, seat, number), worth)
        if len(state.missions[seat]) < state.desk_spaces(seat) and position.turns > 1.0:
            by_flag: list[float] = [0.0] * 5
            for place in range(len(state.display)):
                if state.display[place] != NOWHERE:
                    flag = position.chart.tasks[state.display[place]].flag
                    by_flag[flag] = max(by_flag[flag], offer_worth(position, seat, place))
            for building in range(BUILDINGS):
                bonuses[building] += by_flag[state.flags[building]]

    def move_costs(self) -> list[float]:
        """Return for each building what is lost by the agent who is best moved there; nothing from the supply."""
        own = () if self.state.supply[self.seat] else self.state.agents_of(self.seat)
        if not own:
            return [0.0] * BUILDINGS
        costs = [min([self.uses[origin] for origin in own])] * BUILDINGS
        for building, _, _ in self.ready:
            costs[building] = min([self.move_cost(origin, building) for origin in own])
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
        if self._placings is None:
            self._placings = self._value_placings()
        return self._placings

    def _value_placings(self) -> list[float]:
        prices, _ = self.position.terms(self.seat, self.position.drawers[self.seat])
        bonuses = self.bonuses()
        costs = self.move_costs()
        values: list[float] = []
        for building in range(BUILDINGS):
            values.append(self.gains[building] + bonuses[building] - costs[building] - A_BRIBE * prices[building])
        return values

    def bribe_wants(self, amount: int, is_now: bool) -> list[float]:
        """Value some bribes of each kind: for an agent in this turn if `is_now`, else for later ones."""
        seat = self.seat
        agents: i64 = self.state.agents[seat]
        prices, substitutes = self.position.terms(seat, self.position.drawers[seat])
        bribes = within_reach(self.position.purses[seat], substitutes)
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
            lack: int = prices[building] - bribes[colour]
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


def token_wants(position: Foreseen, seat: i64, has_gifts: bool) -> list[float]:
    """Value a step of each token, with what the drawers give for it in action IV if it is that."""
    worth = position.token_worth(seat)
    if has_gifts:
        drawers = position.state.drawers[seat]
        for kind in range(5):
            worth[kind] += position.with_token_gifts(seat, drawers, kind, 0.0)
    return worth


def add(values: list[float], buildings: i64, value: float) -> None:
    """Add a value for each building of a mask."""
    building: i64 = 0
    while buildings:
        if buildings & 1:
            values[building] += value
        buildings >>= 1
        building += 1


def mission_worth(position: Foreseen, seat: i64, number: i64) -> float:
    """Value what resolving a mission brings (V8.11)."""
    task = position.chart.tasks[number]
    return position.reward_points(seat, task) + A_SHILLING * task.shillings


def mission_turns(position: Foreseen, seat: i64, number: i64) -> float:
    """Estimate the turns it takes to resolve a mission."""
    task, state = position.chart.tasks[number], position.state
    agents: i64 = state.agents[seat]
    return task.turns(task.lacks(agents, state.infos[seat], position.purses[seat]), agents)


def buildings_to_resolve(position: Foreseen, seat: i64, number: i64) -> int:
    """Return where an agent would resolve a mission now."""
    task, state = position.chart.tasks[number], position.state
    agents: i64 = state.agents[seat]
    return task.resolving(task.lacks(agents, state.infos[seat], position.purses[seat]), agents)


def offer_worth(position: Foreseen, seat: i64, place: i64) -> float:
    """Value accepting a mission of the display: its advance payment, its reward if there is time, else a burden."""
    number = position.state.display[place]
    turns = mission_turns(position, seat, number)
    part = EACH_TURN**turns if turns <= position.turns else 0.0
    advance = 1.0 if place < OF_EACH else 2.0
    return A_SHILLING * 0.7 * advance + part * mission_worth(position, seat, number) - BURDEN * (1.0 - part)
