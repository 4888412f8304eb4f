"""The value of agents and bribes: how near each open square is to being surrounded, and what that is worth."""

from __future__ import annotations

from functools import lru_cache

from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge.careful import CarefulPosition, Terms
from tradecraft.games.vienna.knowledge.position import ANSWERED, HELPED, NEAR, PLACINGS, TILES_A_TURN, within_reach
from tradecraft.games.vienna.rules import feld, placing
from tradecraft.games.vienna.rules import lookups as codes
from tradecraft.games.vienna.rules.lookups import BITS, FULL, SHIFTS, UNITS, amounts, members
from tradecraft.games.vienna.rules.money import MONEY_TAKEN
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.state import ViennaState

MOST_MISSING = 3
"""With more agents missing, a square is worth nothing yet."""
BRIBES_MISSING = (1.0, 0.85, 0.7, 0.55, 0.4)
"""The part that is left of that while this many bribes for those agents are missing; the last for more, too."""
CONTESTED = 0.5
"""The part that is left of a square's promise for each rival who needs at most one more agent to take it."""
ANOTHER_AGENT = 0.005
"""The worth of one more agent on the board, in addition to his squares: he wins ties (V7.4).

In the advanced game the ranking by agents is what he counts for.
"""
MONEY_CAN_WAIT = 0.35
"""The part of its worth that money has if it is taken now: before the final round, any later turn offers it as well."""
BRIBES_OF_A_TURN = 1 + placing.BRIBES_TAKEN
"""The bribes that a turn without placing brings, in actions II and III."""

TOKENS_ADVANCED = 0.3
"""How often action IV advances one given token."""
COMPANY = {2: 0.25, 3: 0.5, 4: 0.6}
"""How many of the buildings a seat goes to hold a rival's agent, by the number of players, once all are about."""
OBTAINING = (codes.OBTAIN_INFO, codes.OBTAIN_NEW_KIND, codes.OBTAIN_FROM_SQUARE, codes.OBTAIN_ANY)

Nearness = tuple[tuple[float, ...], ...]
"""The part of its worth a square has already, by the agents and then by the bribes that are missing for it."""
Placings = list[tuple[int, float]]
"""Buildings, each with the value of placing an agent there."""


class Promise:
    """What some bribes promise with the agents where they are: altogether, by square, and for the missions."""

    def __init__(self, bribes: list[int], by_square: list[float], missions: float, total: float) -> None:
        """Hold the parts as given; `bribes` are those to pay with in each colour."""
        self.bribes = bribes
        self.by_square = by_square
        self.missions = missions
        self.total = total


class Prospects(CarefulPosition):
    """The open squares as one seat sees them, and what placing agents and taking bribes does for them.

    A purse is a packed amount of bribes. Each value is that of the whole position after an action, so that actions can
    be compared; what they score at once is part of it.
    """

    def __init__(self, state: ViennaState, seat: int) -> None:
        """Look at every open square: what it is worth, how safe that is, and which agents are missing."""
        super().__init__(state, seat)
        self.agents = state.agents[seat]
        self.infos = state.infos[seat]
        self.third_man = 0 if state.third_man == NOWHERE else BITS[state.third_man]
        self._nearness = nearness(self.turns)
        self._worth = [0.0] * len(self.lookups.all_squares)
        self._hope = self._worth[:]
        # Squares with one or two agents missing, and on which buildings; what the others promise goes without bribes.
        self._near_squares: list[tuple[int, int, int]] = []
        self._others = self._worth[:]
        self._promises: dict[tuple[int, Terms], Promise] = {}
        self._actions: dict[tuple[int, Terms], tuple[float, int, Placings]] = {}
        self._closed: dict[tuple[int, int], tuple[int, ...]] = {}
        self._wanted: list[float] = []
        self._card_worth: dict[int, float] = {}
        self._another_agent = ANOTHER_AGENT
        self._chocolate = 0.0
        if self.treasury is not None:
            if state.feld[seat] != NOWHERE:
                self._chocolate = self.treasury.chocolate(state.final_round)
            self._another_agent += self.treasury.another_agent(state.supply[seat], state.final_round)
        self._look_at_squares()

    def _look_at_squares(self) -> None:
        state = self.state
        rivals = [agents for seat, agents in enumerate(state.agents) if seat != self.seat]
        wanted = self.missions.wanted_tiles(self.infos) if self.missions is not None else None
        cards = self.tile_cards(state.drawers[self.seat])
        for square in members(state.open_squares):
            mask = self.lookups.square_masks[square]
            worth = hope = self.square_worth(square)
            if wanted is not None:
                # Bonuses and missions are reckoned apart once a tile is obtained; before, they are part of the hope.
                hope += wanted[state.tiles[square]]
                if cards:
                    hope += self.tile_gifts(self.seat, cards, (square,))
            for agents in rivals:
                if (mask & ~agents).bit_count() <= 1:
                    hope *= CONTESTED
            if mask & self.third_man & ~self.agents:
                worth -= 1.0
                hope *= HELPED
            self._worth[square] = worth
            self._hope[square] = hope
            missing = mask & ~(self.agents | self.third_man)
            count = missing.bit_count()
            if count in (1, 2):
                building = missing.bit_length() - 1
                self._near_squares.append((square, building, (missing ^ BITS[building]).bit_length() - 1))
            elif count <= MOST_MISSING:
                # With none missing, thanks to the third man who has come since, the next placing takes it anywhere.
                self._others[square] = hope * self._nearness[count or 1][0]

    def promise(self, purse: int, terms: Terms) -> Promise:
        """Return what a purse promises with the agents where they are."""
        key = (purse, terms)
        known = self._promises.get(key)
        if known is not None:
            return known
        bribes = within_reach(purse, terms.substitutes)
        by_square = self._others[:]
        for square, building, other in self._near_squares:
            by_square[square] = self._hope[square] * self._near(building, other, bribes, terms.costs)
        total = sum(by_square, 0.0) + self.bribe * sum(amounts(purse))
        missions = self.missions.promise(self.agents, self.infos, purse) if self.missions is not None else 0.0
        if self._chocolate and purse >> SHIFTS[feld.CHOCOLATE] & FULL:
            total += self._chocolate
        promise = Promise(bribes, by_square, missions, total + missions)
        self._promises[key] = promise
        return promise

    def _near(self, building: int, other: int, bribes: list[int], costs: tuple[int, ...]) -> float:
        """Return how near a square is for which an agent is missing on one building, or on another one too."""
        colour_of = self.lookups.colour_of
        short = costs[building] - bribes[colour_of[building]]
        if other == NOWHERE:
            return self._nearness[1][short if short > 0 else 0]
        short_for_other = costs[other] - bribes[colour_of[other]]
        if colour_of[building] == colour_of[other]:
            short += costs[other]
        elif short <= 0:
            short = short_for_other
        elif short_for_other > 0:
            short += short_for_other
        return self._nearness[2][short if short > 0 else 0]

    def _hope_for(self, square: int, missing: int, bribes: list[int], costs: tuple[int, ...]) -> float:
        """Value a square for which agents are missing on a mask of buildings."""
        count = missing.bit_count()
        if count > 2:
            return self._hope[square] * self._nearness[count][0] if count <= MOST_MISSING else 0.0
        building = missing.bit_length() - 1
        # A mask without any bit has length 0, which makes the other building NOWHERE.
        other = (missing ^ BITS[building]).bit_length() - 1
        return self._hope[square] * self._near(building, other, bribes, costs)

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
            if self._hope[square]:
                missing = self.lookups.square_masks[square] & ~agents
                value -= before.by_square[square]
                if missing:
                    value += self._hope_for(square, missing, before.bribes, terms.costs)
                else:
                    value += self._worth[square]
                    infos += UNITS[self.state.tiles[square]]
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
        target = self.state.target
        if self.missions is None or target == NOWHERE:
            return promise.total
        return promise.total + self.missions.after_placing(target, self.agents, self.infos, purse) - promise.missions

    def standing(self, purse: int, terms: Terms, agents: int, collects: bool) -> float:
        """Value squares and missions with the agents on a mask of buildings; surrounded squares pay if it collects."""
        bribes = within_reach(purse, terms.substitutes)
        value = 0.0
        infos = self.infos
        for square in members(self.state.open_squares):
            missing = self.lookups.square_masks[square] & ~(agents | self.third_man)
            if missing:
                value += self._hope_for(square, missing, bribes, terms.costs)
            elif collects:
                value += self._worth[square]
                infos += UNITS[self.state.tiles[square]]
            else:
                value += self._hope[square] * self._nearness[1][0]
        if self.missions is not None:
            target = self.state.target
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
        state, seat = self.state, self.seat
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
        terms = self.terms_with(drawers)
        key = (purse, terms)
        known = self._actions.get(key)
        if known is None:
            known = self._actions[key] = self._compare_actions(purse, terms)
        best, origin, placings = known
        bonuses = self.bonuses(self.seat, drawers)
        cards = self.tile_cards(drawers)
        for building, value in placings:
            if cards:
                value += self.tile_gifts(self.seat, cards, self.closed(building, origin))
            best = max(best, value + bonuses[building])
        return best

    def _compare_actions(self, purse: int, terms: Terms) -> tuple[float, int, Placings]:
        """Return the value of the best taking, where an agent comes from, and each building that can be paid."""
        bribes = within_reach(purse, terms.substitutes)
        origin = self.least_missed(purse, terms)
        placings = [
            (building, self.placing(purse, terms, building, origin))
            for building, colour in enumerate(self.lookups.colour_of)
            if terms.costs[building] <= bribes[colour] and not self.agents & BITS[building]
        ]
        best = max([self.taking(purse, terms, kind) for kind in range(5)])
        if self.treasury is not None:
            best = max(best, self.taking_money(purse, terms))
        return best, origin, placings

    def taking_money(self, purse: int, terms: Terms) -> float:
        """Value taking shillings instead of placing an agent (V8.8)."""
        value = self.promise(purse, terms).total
        if self.treasury is not None:
            gain = self.treasury.gain(MONEY_TAKEN[self.state.options["edition"]])
            value += gain if self.state.final_round else MONEY_CAN_WAIT * gain
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
            changed = self._squares_changed(building, origin)
            squares = tuple([square for square in changed if self._hope[square] and not masks[square] & ~agents])
            self._closed[key] = squares
        return squares

    def tile_cards(self, drawers: tuple[int, ...]) -> tuple[int, ...]:
        """Return the cards whose ability applies when tiles are obtained."""
        return tuple([card for card in drawers if self.lookups.when[card] in OBTAINING])

    def card_worth(self, seat: i64, card: i64) -> float:
        """Value a card in a drawer: how often its ability will apply in the turns to come, and what it gives."""
        worth = self._card_worth.get(card)
        if worth is None:
            times = self.turns * self.frequency(card)
            if self.lookups.when[card] == codes.OBTAIN_NEW_KIND:
                # Each kind is new only once.
                times = min(times, amounts(self.infos).count(0))
            worth = self._card_worth[card] = times * self.gift(seat, card)
        return worth

    def frequency(self, card: int) -> float:
        """Estimate how often a card's ability applies in a turn."""
        when = self.lookups.when[card]
        if when == codes.TAKE_BRIBE:
            return ANSWERED
        if when in (codes.ADVANCE_TOKEN, codes.CARD_SHOWS):
            return TOKENS_ADVANCED
        if when in (codes.PLACE_HERE, codes.PLACE_COMPANY):
            part = self._part_wanted(self.where(self.seat, card))
            if when == codes.PLACE_COMPANY:
                # Early in the game the others have yet to come.
                part = max(part, COMPANY[self.state.players])
            return PLACINGS * part
        if when in OBTAINING:
            hopes = [
                self._hope[square]
                for square in members(self.state.open_squares)
                if self.applies(self.seat, card, square)
            ]
            total = sum(self._hope, 0.0)
            return TILES_A_TURN * (sum(hopes, 0.0) / total if total else 0.0)
        return PLACINGS if when == codes.PAYING else 0.0

    def _part_wanted(self, buildings: int) -> float:
        """Return how much the seat wants an agent on some buildings; on all together it is 1."""
        if not self._wanted:
            self._wanted = [0.0] * len(self.lookups.colour_of)
            for square, hope in enumerate(self._hope):
                missing = self.lookups.square_masks[square] & ~self.agents
                if hope and missing:
                    for building in members(missing):
                        self._wanted[building] += hope * NEAR[missing.bit_count() - 1]
            total = sum(self._wanted, 0.0)
            if total:
                self._wanted = [want / total for want in self._wanted]
        return sum([self._wanted[building] for building in members(buildings)], 0.0)


@lru_cache
def nearness(turns: float) -> Nearness:
    """Return how near squares are with this many turns to come: what cannot be reached in time is worth nothing."""
    rows: list[tuple[float, ...]] = [(1.0,)]
    for agents in range(1, MOST_MISSING + 1):
        row: list[float] = []
        for bribes in range(agents * placing.COST + 1):
            # Each turn brings a bribe in action II; what these do not pay takes turns without placing.
            turns_without = -(-max(0, bribes - agents) // BRIBES_OF_A_TURN)
            is_in_time = agents + turns_without <= turns + 0.5
            part = NEAR[agents] * BRIBES_MISSING[min(bribes, len(BRIBES_MISSING) - 1)]
            row.append(part if is_in_time else 0.0)
        rows.append(tuple(row))
    return tuple(rows)
