"""What agents and bribes promise: how near each open square is to being surrounded, and what that is worth."""

from __future__ import annotations

from functools import lru_cache

from tradecraft.bots.knowledge.vienna.outlook import Costs, Outlook
from tradecraft.games.vienna import placing
from tradecraft.games.vienna.phases import NOWHERE
from tradecraft.games.vienna.tables import BITS, UNITS, amounts, members

AGENTS_MISSING = (1.0, 0.45, 0.15, 0.03)
"""The part of a square's worth it has already while this many agents are missing; with more it has none.

If these were higher, surrounding one more side of many squares would seem better than closing one.
"""
BRIBES_MISSING = (1.0, 0.85, 0.7, 0.55, 0.4)
"""The part that is left of that while this many bribes for those agents are missing; the last for more, too."""
CONTESTED = 0.5
"""The part that is left of a square's promise for each rival who needs at most one more agent to take it."""
MAY_WANDER = 0.6
"""The part that is left of a square's promise when the third man must stay for it."""
ANOTHER_AGENT = 0.005
"""One more agent on the board, besides the squares he stands at: he wins ties (V7.4)."""
BRIBES_OF_A_TURN = 1 + placing.BRIBES_TAKEN
"""The bribes that a turn without placing brings, in actions II and III."""

Nearness = tuple[tuple[float, ...], ...]
"""The part of its worth a square has already, by the agents and then by the bribes that are missing for it."""


class Promise:
    """What some bribes promise with the agents where they are: altogether, and by square."""

    __slots__ = ("bribes", "by_square", "total")

    def __init__(self, bribes: tuple[int, ...], by_square: list[float], total: float) -> None:
        """Hold the parts as given."""
        self.bribes = bribes
        self.by_square = by_square
        self.total = total


class Prospects:
    """The open squares as one seat sees them, and what placing agents and taking bribes does for them.

    A purse is a packed amount of bribes. Each value is that of the whole position after an action, so that actions can
    be compared; what they score at once is part of it.
    """

    __slots__ = (
        "_actions",
        "_hope",
        "_nearness",
        "_one_missing",
        "_others",
        "_promises",
        "_two_missing",
        "_worth",
        "agents",
        "outlook",
        "tables",
        "third_man",
    )

    def __init__(self, outlook: Outlook) -> None:
        """Look at every open square: what it is worth, how safe that is, and which agents are missing."""
        state, tables = outlook.state, outlook.tables
        self.outlook = outlook
        self.tables = tables
        self.agents = state.agents[outlook.seat]
        self.third_man = 0 if state.third_man == NOWHERE else BITS[state.third_man]
        self._nearness = nearness(outlook.turns)
        self._worth = [0.0] * len(tables.all_squares)
        self._hope = self._worth[:]
        # The squares by what is missing; `_others` holds the promise of those that no bribe brings nearer.
        self._one_missing: list[tuple[int, int]] = []
        self._two_missing: list[tuple[int, int, int]] = []
        self._others = self._worth[:]
        self._promises: dict[tuple[int, Costs], Promise] = {}
        self._actions: dict[tuple[int, Costs], tuple[float, list[tuple[int, float]]]] = {}
        rivals = [agents for seat, agents in enumerate(state.agents) if seat != outlook.seat]
        for square in members(state.open_squares):
            mask = tables.square_masks[square]
            worth = hope = outlook.square_worth(square)
            for agents in rivals:
                if (mask & ~agents).bit_count() <= 1:
                    hope *= CONTESTED
            if mask & self.third_man & ~self.agents:
                worth -= 1.0
                hope *= MAY_WANDER
            self._worth[square] = worth
            self._hope[square] = hope
            self._note_missing(square, mask & ~(self.agents | self.third_man))

    def _note_missing(self, square: int, missing: int) -> None:
        count = missing.bit_count()
        building = missing.bit_length() - 1
        if count == 0:
            # Thanks to the third man, who has come since: the next placing takes it, wherever it is.
            self._others[square] = self._hope[square] * self._nearness[1][0]
        elif count == 1:
            self._one_missing.append((square, building))
        elif count == 2:
            self._two_missing.append((square, building, (missing ^ BITS[building]).bit_length() - 1))
        elif count < len(self._nearness):
            self._others[square] = self._hope[square] * self._nearness[count][0]

    def promise(self, purse: int, costs: Costs) -> Promise:
        """Return what a purse promises with the agents where they are."""
        key = (purse, costs)
        known = self._promises.get(key)
        if known is not None:
            return known
        bribes = amounts(purse)
        hope = self._hope
        by_square = self._others[:]
        for square, building in self._one_missing:
            by_square[square] = hope[square] * self._near_by_one(building, bribes, costs)
        for square, building, other in self._two_missing:
            by_square[square] = hope[square] * self._near_by_two(building, other, bribes, costs)
        promise = Promise(bribes, by_square, sum(by_square) + self.outlook.bribe * sum(bribes))
        self._promises[key] = promise
        return promise

    def _near(self, missing: int, bribes: tuple[int, ...], costs: Costs) -> float:
        """Return how near a square is for which agents are missing on a mask of buildings."""
        count = missing.bit_count()
        building = missing.bit_length() - 1
        if count == 1:
            return self._near_by_one(building, bribes, costs)
        if count == 2:
            return self._near_by_two(building, (missing ^ BITS[building]).bit_length() - 1, bribes, costs)
        return self._nearness[count][0] if count < len(self._nearness) else 0.0

    def _near_by_one(self, building: int, bribes: tuple[int, ...], costs: Costs) -> float:
        short = costs[building] - bribes[self.tables.colour_of[building]]
        return self._nearness[1][short if short > 0 else 0]

    def _near_by_two(self, building: int, other: int, bribes: tuple[int, ...], costs: Costs) -> float:
        colour_of = self.tables.colour_of
        short = costs[building] - bribes[colour_of[building]]
        short_for_other = costs[other] - bribes[colour_of[other]]
        if colour_of[building] == colour_of[other]:
            short += costs[other]
        elif short <= 0:
            short = short_for_other
        elif short_for_other > 0:
            short += short_for_other
        return self._nearness[2][short if short > 0 else 0]

    def taking(self, purse: int, costs: Costs, kind: int) -> float:
        """Value taking two bribes of one kind (V5.1)."""
        return self.promise(purse + placing.BRIBES_TAKEN * UNITS[kind], costs).total

    def placing(self, purse: int, costs: Costs, building: int, origin: int) -> float:
        """Value placing an agent on a building, from the supply or from another building; bonuses not included."""
        purse -= costs[building] * UNITS[self.tables.colour_of[building]]
        before = self.promise(purse, costs)
        value = before.total
        agents = self.agents | BITS[building]
        if origin == NOWHERE:
            value += ANOTHER_AGENT
        else:
            agents &= ~BITS[origin]
        agents |= self.third_man
        for square in self._squares_changed(building, origin):
            hope = self._hope[square]
            if hope:
                missing = self.tables.square_masks[square] & ~agents
                value -= before.by_square[square]
                value += hope * self._near(missing, before.bribes, costs) if missing else self._worth[square]
        return value

    def _squares_changed(self, building: int, origin: int) -> tuple[int, ...]:
        """Return the squares that a placing may change: those at both buildings, and those at the third man's."""
        squares_of = self.tables.squares_of
        squares = squares_of[building]
        if origin != NOWHERE:
            squares += tuple([square for square in squares_of[origin] if square not in squares])
        if self.third_man:
            his = squares_of[self.third_man.bit_length() - 1]
            squares += tuple([square for square in his if square not in squares])
        return squares

    def origins(self) -> tuple[int, ...]:
        """Return where an agent to be placed may come from: a building only if the supply is empty.

        An agent from the supply leaves nothing behind and can be moved later as well as any other.
        """
        return (NOWHERE,) if self.outlook.state.supply[self.outlook.seat] else members(self.agents)

    def least_missed(self, purse: int, costs: Costs) -> int:
        """Return the origin whose agent is missed least, whatever he leaves for."""
        origins = self.origins()
        if len(origins) == 1:
            return origins[0]
        by_square = self.promise(purse, costs).by_square
        losses = [sum([by_square[square] for square in self.tables.squares_of[origin]]) for origin in origins]
        return origins[losses.index(min(losses))]

    def best_action(self, purse: int, drawers: tuple[int, ...]) -> float:
        """Value action III with these bribes and these cards in the drawers, done well."""
        costs = self.outlook.costs(drawers)
        key = (purse, costs)
        known = self._actions.get(key)
        if known is None:
            known = self._actions[key] = self._compare_actions(purse, costs)
        best, placings = known
        bonuses = self.outlook.bonuses(drawers)
        for building, value in placings:
            best = max(best, value + bonuses[building])
        return best

    def _compare_actions(self, purse: int, costs: Costs) -> tuple[float, list[tuple[int, float]]]:
        """Return the value of the best taking of bribes, and each building that can be paid with its value."""
        bribes = amounts(purse)
        origin = self.least_missed(purse, costs)
        placings = [
            (building, self.placing(purse, costs, building, origin))
            for building, colour in enumerate(self.tables.colour_of)
            if costs[building] <= bribes[colour] and not self.agents & BITS[building]
        ]
        return max([self.taking(purse, costs, kind) for kind in range(5)]), placings

    def wanted(self) -> list[float]:
        """Return how much the seat wants an agent on each building; all of it together is 1."""
        wanted = [0.0] * len(self.tables.colour_of)
        for square, hope in enumerate(self._hope):
            missing = self.tables.square_masks[square] & ~self.agents
            if hope and missing:
                for building in members(missing):
                    wanted[building] += hope * AGENTS_MISSING[missing.bit_count() - 1]
        total = sum(wanted)
        return [want / total for want in wanted] if total else wanted


@lru_cache
def nearness(turns: float) -> Nearness:
    """Return how near squares are with this many turns to come: what cannot be reached in time is worth nothing."""
    rows: list[tuple[float, ...]] = [(1.0,)]
    for agents in range(1, len(AGENTS_MISSING)):
        row: list[float] = []
        for bribes in range(agents * placing.COST + 1):
            # Each turn brings a bribe in action II; what these do not pay takes turns without placing.
            turns_without = -(-max(0, bribes - agents) // BRIBES_OF_A_TURN)
            is_in_time = agents + turns_without <= turns + 0.5
            part = AGENTS_MISSING[agents] * BRIBES_MISSING[min(bribes, len(BRIBES_MISSING) - 1)]
            row.append(part if is_in_time else 0.0)
        rows.append(tuple(row))
    return tuple(rows)
