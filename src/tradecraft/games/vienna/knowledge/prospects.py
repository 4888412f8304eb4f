"""What agents and bribes promise: how near each open square is to being surrounded, and what that is worth."""

from __future__ import annotations

from functools import lru_cache

from tradecraft.games.vienna.knowledge.outlook import Costs, Outlook, Terms
from tradecraft.games.vienna.knowledge.tiles import tile_cards, tile_gifts
from tradecraft.games.vienna.rules import feld, placing
from tradecraft.games.vienna.rules.lookups import BITS, FULL, SHIFTS, UNITS, amounts, members
from tradecraft.games.vienna.rules.money import MONEY_TAKEN
from tradecraft.games.vienna.rules.phases import NOWHERE

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
"""One more agent on the board, besides the squares he stands at: he wins ties (V7.4).

In the advanced game the ranking by agents is what he counts for.
"""
MONEY_CAN_WAIT = 0.35
"""The part of its worth that money has if it is taken now: before the final round, any later turn offers it as well."""
BRIBES_OF_A_TURN = 1 + placing.BRIBES_TAKEN
"""The bribes that a turn without placing brings, in actions II and III."""

Nearness = tuple[tuple[float, ...], ...]
"""The part of its worth a square has already, by the agents and then by the bribes that are missing for it."""


class Promise:
    """What some bribes promise with the agents where they are: altogether, by square, and for the missions."""

    __slots__ = ("bribes", "by_square", "missions", "total")

    def __init__(self, bribes: tuple[int, ...], by_square: list[float], missions: float, total: float) -> None:
        """Hold the parts as given; `bribes` are those to pay with in each colour."""
        self.bribes = bribes
        self.by_square = by_square
        self.missions = missions
        self.total = total


class Prospects:
    """The open squares as one seat sees them, and what placing agents and taking bribes does for them.

    A purse is a packed amount of bribes. Each value is that of the whole position after an action, so that actions can
    be compared; what they score at once is part of it.
    """

    __slots__ = (
        "_actions",
        "_another_agent",
        "_chocolate",
        "_closed",
        "_hope",
        "_nearness",
        "_one_missing",
        "_others",
        "_promises",
        "_two_missing",
        "_worth",
        "agents",
        "infos",
        "lookups",
        "missions",
        "outlook",
        "third_man",
    )

    def __init__(self, outlook: Outlook) -> None:
        """Look at every open square: what it is worth, how safe that is, and which agents are missing."""
        state, lookups = outlook.state, outlook.lookups
        self.outlook = outlook
        self.lookups = lookups
        self.agents = state.agents[outlook.seat]
        self.third_man = 0 if state.third_man == NOWHERE else BITS[state.third_man]
        self._nearness = nearness(outlook.turns)
        self._worth = [0.0] * len(lookups.all_squares)
        self._hope = self._worth[:]
        # The squares by what is missing; `_others` holds the promise of those that no bribe brings nearer.
        self._one_missing: list[tuple[int, int]] = []
        self._two_missing: list[tuple[int, int, int]] = []
        self._others = self._worth[:]
        self._promises: dict[tuple[int, Terms], Promise] = {}
        self._actions: dict[tuple[int, Terms], tuple[float, int, list[tuple[int, float]]]] = {}
        self._closed: dict[tuple[int, int], tuple[int, ...]] = {}
        self.infos = state.infos[outlook.seat]
        self.missions = outlook.missions
        self._another_agent = ANOTHER_AGENT
        self._chocolate = 0.0
        if outlook.treasury is not None:
            if state.feld[outlook.seat] != NOWHERE:
                self._chocolate = outlook.treasury.chocolate(state.final_round)
            self._another_agent += outlook.treasury.another_agent(state.supply[outlook.seat], state.final_round)
        rivals = [agents for seat, agents in enumerate(state.agents) if seat != outlook.seat]
        wanted = self.missions.wanted_tiles(self.infos) if self.missions is not None else None
        gifts_for_tiles = tile_cards(outlook, state.drawers[outlook.seat])
        for square in members(state.open_squares):
            mask = lookups.square_masks[square]
            worth = hope = outlook.square_worth(square)
            if wanted is not None:
                # Bonuses and missions are reckoned apart once a tile is obtained; before, they are part of the hope.
                hope += wanted[state.tiles[square]]
                if gifts_for_tiles:
                    hope += tile_gifts(outlook, gifts_for_tiles, (square,))
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

    def promise(self, purse: int, terms: Terms) -> Promise:
        """Return what a purse promises with the agents where they are."""
        key = (purse, terms)
        known = self._promises.get(key)
        if known is not None:
            return known
        bribes = within_reach(purse, terms)
        costs = terms.costs
        hope = self._hope
        by_square = self._others[:]
        for square, building in self._one_missing:
            by_square[square] = hope[square] * self._near_by_one(building, bribes, costs)
        for square, building, other in self._two_missing:
            by_square[square] = hope[square] * self._near_by_two(building, other, bribes, costs)
        total = sum(by_square, 0.0) + self.outlook.bribe * sum(amounts(purse))
        missions = self.missions.promise(self.agents, self.infos, purse) if self.missions is not None else 0.0
        if self._chocolate and purse >> SHIFTS[feld.CHOCOLATE] & FULL:
            total += self._chocolate
        promise = Promise(bribes, by_square, missions, total + missions)
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
        short = costs[building] - bribes[self.lookups.colour_of[building]]
        return self._nearness[1][short if short > 0 else 0]

    def _near_by_two(self, building: int, other: int, bribes: tuple[int, ...], costs: Costs) -> float:
        colour_of = self.lookups.colour_of
        short = costs[building] - bribes[colour_of[building]]
        short_for_other = costs[other] - bribes[colour_of[other]]
        if colour_of[building] == colour_of[other]:
            short += costs[other]
        elif short <= 0:
            short = short_for_other
        elif short_for_other > 0:
            short += short_for_other
        return self._nearness[2][short if short > 0 else 0]

    def taking(self, purse: int, terms: Terms, kind: int) -> float:
        """Value taking two bribes of one kind (V5.1)."""
        return self.promise(purse + placing.BRIBES_TAKEN * UNITS[kind], terms).total

    def placing(self, purse: int, terms: Terms, building: int, origin: int) -> float:
        """Value placing an agent on a building, from the supply or from another building; bonuses not included."""
        purse = self.purse_after(purse, terms, building)
        before = self.promise(purse, terms)
        value = before.total
        agents = self.agents | BITS[building]
        if origin < 0:
            value += self._another_agent
        else:
            agents &= ~BITS[origin]
        own = agents
        infos = self.infos
        agents |= self.third_man
        for square in self._squares_changed(building, origin):
            hope = self._hope[square]
            if hope:
                missing = self.lookups.square_masks[square] & ~agents
                value -= before.by_square[square]
                if missing:
                    value += hope * self._near(missing, before.bribes, terms.costs)
                else:
                    value += self._worth[square]
                    infos += UNITS[self.outlook.state.tiles[square]]
        if self.missions is not None:
            value += self.missions.after_placing(building, own, infos, purse) - before.missions
        return value

    def purse_after(self, purse: int, terms: Terms, building: int) -> int:
        """Return what is left of a purse when an agent on a building is paid, with substitutes only if need be."""
        colour, due = self.lookups.colour_of[building], terms.costs[building]
        owned = purse >> SHIFTS[colour] & FULL
        if owned >= due:
            return purse - due * UNITS[colour]
        purse -= owned * UNITS[colour]
        kinds = members(terms.substitutes)
        for _ in range(due - owned):
            left = [purse >> SHIFTS[kind] & FULL for kind in kinds]
            if not left or not max(left):
                break
            purse -= UNITS[kinds[left.index(max(left))]]
        return purse

    def settled(self, purse: int, terms: Terms) -> float:
        """Value a purse after the agent was placed; missions may be resolved or accepted next."""
        promise = self.promise(purse, terms)
        target = self.outlook.state.target
        if self.missions is None or target == NOWHERE:
            return promise.total
        return promise.total + self.missions.after_placing(target, self.agents, self.infos, purse) - promise.missions

    def standing(self, purse: int, terms: Terms, agents: int, collects: bool) -> float:
        """Value squares and missions with the agents on a mask of buildings; surrounded squares pay if it collects."""
        bribes = within_reach(purse, terms)
        value = 0.0
        infos = self.infos
        for square in members(self.outlook.state.open_squares):
            missing = self.lookups.square_masks[square] & ~(agents | self.third_man)
            if missing:
                value += self._hope[square] * self._near(missing, bribes, terms.costs)
            elif collects:
                value += self._worth[square]
                infos += UNITS[self.outlook.state.tiles[square]]
            else:
                value += self._hope[square] * self._nearness[1][0]
        if self.missions is not None:
            target = self.outlook.state.target
            if collects and target != NOWHERE:
                value += self.missions.after_placing(target, agents, infos, purse)
            else:
                value += self.missions.promise(agents, infos, purse)
        return value

    def _squares_changed(self, building: int, origin: int) -> tuple[int, ...]:
        """Return the squares that a placing may change: those at both buildings, and those at the third man's."""
        squares_of = self.lookups.squares_of
        squares = squares_of[building]
        if origin >= 0:
            squares += tuple([square for square in squares_of[origin] if square not in squares])
        if self.third_man:
            his = squares_of[self.third_man.bit_length() - 1]
            squares += tuple([square for square in his if square not in squares])
        return squares

    def origins(self) -> tuple[int, ...]:
        """Return where an agent to be placed may come from: a building only if the supply is empty.

        An agent from the supply leaves nothing behind and can be moved later as well as any other.
        """
        state, seat = self.outlook.state, self.outlook.seat
        if state.supply[seat]:
            return (NOWHERE,)
        if state.feld_agents and feld.waits_in_supply(state, seat):
            return (placing.FELD_FROM_SUPPLY,)
        return members(self.agents)

    def least_missed(self, purse: int, terms: Terms) -> int:
        """Return the origin whose agent is missed least, whatever he leaves for."""
        origins = self.origins()
        if len(origins) == 1:
            return origins[0]
        by_square = self.promise(purse, terms).by_square
        losses = [sum([by_square[square] for square in self.lookups.squares_of[origin]], 0.0) for origin in origins]
        return origins[losses.index(min(losses))]

    def best_action(self, purse: int, drawers: tuple[int, ...]) -> float:
        """Value action III with these bribes and these cards in the drawers, done well."""
        terms = self.outlook.terms(drawers)
        key = (purse, terms)
        known = self._actions.get(key)
        if known is None:
            known = self._actions[key] = self._compare_actions(purse, terms)
        best, origin, placings = known
        bonuses = self.outlook.bonuses(drawers)
        cards = tile_cards(self.outlook, drawers)
        for building, value in placings:
            if cards:
                value += tile_gifts(self.outlook, cards, self.closed(building, origin))
            best = max(best, value + bonuses[building])
        return best

    def _compare_actions(self, purse: int, terms: Terms) -> tuple[float, int, list[tuple[int, float]]]:
        """Return the value of the best taking, where an agent comes from, and each building that can be paid."""
        bribes = within_reach(purse, terms)
        origin = self.least_missed(purse, terms)
        placings = [
            (building, self.placing(purse, terms, building, origin))
            for building, colour in enumerate(self.lookups.colour_of)
            if terms.costs[building] <= bribes[colour] and not self.agents & BITS[building]
        ]
        best = max([self.taking(purse, terms, kind) for kind in range(5)])
        if self.outlook.treasury is not None:
            best = max(best, self.taking_money(purse, terms))
        return best, origin, placings

    def taking_money(self, purse: int, terms: Terms) -> float:
        """Value taking shillings instead of placing an agent (V8.8)."""
        value = self.promise(purse, terms).total
        if self.outlook.treasury is not None:
            gain = self.outlook.treasury.gain(MONEY_TAKEN[self.outlook.state.options["edition"]])
            value += gain if self.outlook.state.final_round else MONEY_CAN_WAIT * gain
        return value

    def closed(self, building: int, origin: int) -> tuple[int, ...]:
        """Return the squares that an agent from an origin surrounds on a building."""
        key = (building, origin)
        squares = self._closed.get(key)
        if squares is None:
            agents = self.agents | self.third_man | BITS[building]
            if origin >= 0:
                agents &= ~BITS[origin]
            masks = self.lookups.square_masks
            squares = tuple(
                [
                    square
                    for square in self._squares_changed(building, origin)
                    if self._hope[square] and not masks[square] & ~agents
                ]
            )
            self._closed[key] = squares
        return squares

    def wanted(self) -> list[float]:
        """Return how much the seat wants an agent on each building; all of it together is 1."""
        wanted = [0.0] * len(self.lookups.colour_of)
        for square, hope in enumerate(self._hope):
            missing = self.lookups.square_masks[square] & ~self.agents
            if hope and missing:
                for building in members(missing):
                    wanted[building] += hope * AGENTS_MISSING[missing.bit_count() - 1]
        total = sum(wanted, 0.0)
        return [want / total for want in wanted] if total else wanted

    def part_hoped_for(self, squares: list[int]) -> float:
        """Return the part of all hopes that lies on some squares."""
        total = sum(self._hope, 0.0)
        return sum([self._hope[square] for square in squares], 0.0) / total if total else 0.0


def within_reach(purse: int, terms: Terms) -> tuple[int, ...]:
    """Return how many bribes a purse has to pay with in each colour, substitutes included."""
    bribes = amounts(purse)
    if not terms.substitutes:
        return bribes
    shared = sum([bribes[kind] for kind in members(terms.substitutes)])
    return tuple(
        [shared if terms.substitutes & BITS[colour] else number + shared for colour, number in enumerate(bribes)]
    )


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
