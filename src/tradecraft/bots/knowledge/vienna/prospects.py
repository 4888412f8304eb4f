"""What agents and bribes promise: how near each open square is to being surrounded, and what that is worth."""

from __future__ import annotations

from tradecraft.bots.knowledge.vienna.outlook import Outlook
from tradecraft.games.vienna import turn
from tradecraft.games.vienna.phases import NOWHERE
from tradecraft.games.vienna.tables import BITS, UNITS, amounts, members

AGENTS_MISSING = (1.0, 0.5, 0.2, 0.03)
"""The part of a square's worth it has already while this many agents are missing; with more it has none."""
BRIBES_MISSING = (1.0, 0.75, 0.55, 0.4, 0.3)
"""The part that is left of that while this many bribes for those agents are missing."""
BRIBES_OF_A_TURN = 3
"""The bribes that a turn without placing brings: one in action II and two in action III."""
CONTESTED = 0.7
"""The part that is left of a square's promise for each rival who needs at most one more agent to take it."""
MAY_WANDER = 0.6
"""The part that is left of a square's promise when the third man must stay for it."""

Costs = tuple[int, ...]
"""What an agent costs on each building."""


class Promise:
    """What a purse promises with the agents where they are: altogether, and by square."""

    __slots__ = ("bribes", "by_square", "total")

    def __init__(self, bribes: tuple[int, ...], total: float, by_square: list[float]) -> None:
        """Hold the parts as given."""
        self.bribes = bribes
        self.total = total
        self.by_square = by_square


class Prospects:
    """The open squares as one seat sees them, and what placing agents and taking bribes does for them.

    A purse is a packed amount of bribes. Each value is that of the whole position after an action.
    """

    __slots__ = (
        "_actions",
        "_far",
        "_one_missing",
        "_promises",
        "_two_missing",
        "agents",
        "hope",
        "nearness",
        "outlook",
        "tables",
        "third_man",
        "worth",
    )

    def __init__(self, outlook: Outlook) -> None:
        """Look at every open square: what it is worth, and which agents are missing."""
        state, tables = outlook.state, outlook.tables
        self.outlook = outlook
        self.tables = tables
        self.agents = state.agents[outlook.seat]
        self.third_man = 0 if state.third_man == NOWHERE else BITS[state.third_man]
        self.nearness = nearness(outlook.turns)
        self.worth = [0.0] * len(tables.all_squares)
        self.hope = self.worth[:]
        self._far = self.worth[:]
        self._one_missing: list[tuple[int, int]] = []
        self._two_missing: list[tuple[int, int, int]] = []
        self._promises: dict[tuple[int, Costs], Promise] = {}
        self._actions: dict[tuple[int, Costs], tuple[float, list[tuple[int, float]]]] = {}
        rivals = [agents for seat, agents in enumerate(state.agents) if seat != outlook.seat]
        for square in members(state.open_squares):
            mask = tables.square_masks[square]
            worth = hope = tables.square_values[square] + outlook.tile_worth[state.tiles[square]]
            for agents in rivals:
                if (mask & ~agents).bit_count() <= 1:
                    hope *= CONTESTED
            if mask & self.third_man & ~self.agents:
                worth -= 1.0
                hope *= MAY_WANDER
            self.worth[square] = worth
            self.hope[square] = hope
            self._note_missing(square, mask & ~(self.agents | self.third_man))

    def _note_missing(self, square: int, missing: int) -> None:
        """Sort a square in by the agents that are missing for it, so that a promise need not look at the others."""
        count = missing.bit_count()
        building = missing.bit_length() - 1
        if count == 0:
            # Thanks to the third man, who came after the last check: whatever is placed next takes it.
            self._far[square] = self.hope[square] * self.nearness[1][0]
        elif count == 1:
            self._one_missing.append((square, building))
        elif count == 2:
            self._two_missing.append((square, building, (missing ^ BITS[building]).bit_length() - 1))
        elif count < len(self.nearness):
            self._far[square] = self.hope[square] * self.nearness[count][0]

    def promise(self, purse: int, costs: Costs) -> Promise:
        """Return what a purse promises with the agents where they are."""
        key = (purse, costs)
        known = self._promises.get(key)
        if known is not None:
            return known
        bribes = amounts(purse)
        colour_of = self.tables.colour_of
        hope = self.hope
        by_square = self._far[:]
        part = self.nearness[1]
        for square, building in self._one_missing:
            short = costs[building] - bribes[colour_of[building]]
            by_square[square] = hope[square] * part[short if short > 0 else 0]
        for square, building, other in self._two_missing:
            by_square[square] = hope[square] * self._pair(building, other, bribes, costs)
        promise = Promise(bribes, sum(by_square) + self.outlook.bribe * sum(bribes), by_square)
        self._promises[key] = promise
        return promise

    def _pair(self, building: int, other: int, bribes: tuple[int, ...], costs: Costs) -> float:
        """Return how near a square is for which agents on two buildings are missing."""
        colour, other_colour = self.tables.colour_of[building], self.tables.colour_of[other]
        if colour == other_colour:
            short = max(costs[building] + costs[other] - bribes[colour], 0)
        else:
            short = max(costs[building] - bribes[colour], 0) + max(costs[other] - bribes[other_colour], 0)
        return self.nearness[2][short]

    def _part(self, missing: int, bribes: tuple[int, ...], costs: Costs) -> float:
        """Return how near a square is for which agents are missing on a mask of buildings."""
        count = missing.bit_count()
        building = missing.bit_length() - 1
        if count == 1:
            return self.nearness[1][max(costs[building] - bribes[self.tables.colour_of[building]], 0)]
        if count == 2:
            return self._pair(building, (missing ^ BITS[building]).bit_length() - 1, bribes, costs)
        return self.nearness[count][0] if count < len(self.nearness) else 0.0

    def taking(self, purse: int, costs: Costs, kind: int) -> float:
        """Value taking two bribes of one kind (V5.1)."""
        return self.promise(purse + turn.BRIBES_TAKEN * UNITS[kind], costs).total

    def placing(self, purse: int, costs: Costs, building: int, origin: int) -> float:
        """Value placing an agent on a building, from the supply or from another building; without bonuses."""
        tables = self.tables
        purse -= costs[building] * UNITS[tables.colour_of[building]]
        before = self.promise(purse, costs)
        bribes = before.bribes
        agents = (self.agents | BITS[building]) & ~(0 if origin == NOWHERE else BITS[origin])
        agents |= self.third_man
        value = before.total
        for square in self._squares_at(building, origin):
            hope = self.hope[square]
            if hope:
                missing = tables.square_masks[square] & ~agents
                value -= before.by_square[square]
                value += hope * self._part(missing, bribes, costs) if missing else self.worth[square]
        return value

    def _squares_at(self, building: int, origin: int) -> tuple[int, ...]:
        """Return the squares that a placing may change: those at both buildings and those at the third man's."""
        squares_of = self.tables.squares_of
        squares = squares_of[building]
        if origin != NOWHERE:
            squares += tuple(square for square in squares_of[origin] if square not in squares)
        if self.third_man:
            his = squares_of[self.third_man.bit_length() - 1]
            squares += tuple(square for square in his if square not in squares)
        return squares

    def origins(self, purse: int, costs: Costs, most: int) -> tuple[int, ...]:
        """Return where an agent may come from: the supply, or else the buildings whose loss costs least."""
        if self.outlook.state.supply[self.outlook.seat]:
            return (NOWHERE,)
        buildings = members(self.agents)
        if len(buildings) <= most:
            return buildings
        before = self.promise(purse, costs).by_square
        losses = sorted((sum(before[square] for square in self.tables.squares_of[b]), b) for b in buildings)
        return tuple(building for _, building in losses[:most])

    def best_action(self, purse: int, drawers: tuple[int, ...]) -> float:
        """Value action III with these bribes and drawers, done as well as possible."""
        costs = self.outlook.costs(drawers)
        key = (purse, costs)
        known = self._actions.get(key)
        if known is None:
            known = self._actions[key] = self._best_placings(purse, costs)
        taking, placings = known
        bonuses = self.outlook.bonuses(drawers)
        best = taking
        for building, value in placings:
            value += bonuses[building]
            if value > best:
                best = value
        return best

    def _best_placings(self, purse: int, costs: Costs) -> tuple[float, list[tuple[int, float]]]:
        bribes = amounts(purse)
        origins = self.origins(purse, costs, ORIGINS_TRIED)
        best = max(self.taking(purse, costs, kind) for kind in range(5))
        placings = [
            (building, max([self.placing(purse, costs, building, origin) for origin in origins]))
            for building, colour in enumerate(self.tables.colour_of)
            if bribes[colour] >= costs[building] and not self.agents & BITS[building]
        ]
        return best, placings

    def wanted(self) -> list[float]:
        """Return for each building what part it has of everything that agents are missing for."""
        wanted = [0.0] * len(self.tables.colour_of)
        for square, hope in enumerate(self.hope):
            missing = self.tables.square_masks[square] & ~self.agents
            part = AGENTS_MISSING[missing.bit_count() - 1] if missing else 0.0
            for building in members(missing):
                wanted[building] += hope * part
        total = sum(wanted)
        return [value / total for value in wanted] if total else wanted


ORIGINS_TRIED = 2


def nearness(turns: float) -> list[list[float]]:
    """Return how near a square is, by the agents and by the bribes that are missing for it: nothing if time is short."""
    table = [[1.0]]
    for agents in range(1, len(AGENTS_MISSING)):
        part = AGENTS_MISSING[agents]
        row: list[float] = []
        for bribes in range(2 * agents + 1):
            extra = max(0, bribes - agents + BRIBES_OF_A_TURN - 1) // BRIBES_OF_A_TURN
            in_time = agents + extra <= turns + 0.5
            row.append(part * BRIBES_MISSING[min(bribes, len(BRIBES_MISSING) - 1)] if in_time else 0.0)
        table.append(row)
    return table
