"""What money is worth to one seat: the purchases and paydays to come, and the ranking by agents at the end (V8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from tradecraft.games.vienna.knowledge.position import PACE
from tradecraft.games.vienna.rules import money, office
from tradecraft.games.vienna.rules.feld import CHOCOLATE, ordinary_agents
from tradecraft.games.vienna.rules.lookups import BITS, amount_of, total
from tradecraft.games.vienna.rules.missions import SEAL_POINTS
from tradecraft.games.vienna.rules.phases import NOWHERE, PAYDAY, PURCHASE, TAKE_BACK
from tradecraft.games.vienna.rules.scoring import BOX_POINTS, DESK_TILE_POINTS, DESK_TILES, RANK_POINTS
from tradecraft.games.vienna.rules.state import ViennaState

INCOME = 0.5
"""Shillings that a turn surely brings, by advance payments, rewards and money taken; part goes into the cash box."""
NEW_AGENTS = 0.6
"""Agents from the supply that come onto the board in a turn."""
KEPT_AGENT = 4.5
"""An agent who is paid on the first payday: he need not be placed again, and keeps his squares and seals."""
SPREAD_NOW, SPREAD_A_TURN = 0.35, 0.25
"""How far the final numbers of agents may be from what is expected, at the end and for each turn until then."""
LEFT_OVER = 0.04
"""A part of an agent in the ranking for each shilling left over: among equally many agents money decides (V8.13)."""
SPARE_BRIBES = 0.5
"""The part of the bribes that may go for wages with the road map, while they have other uses too."""
SOON = 3.0
"""With this many rounds or more until a payday, there is no need yet to save a Feld agent's chocolate."""
MOST_MONEY = 24
"""More shillings than this are worth no more."""

MISSION_PACE = 0.3
"""Missions that are resolved in a turn."""
BOXED = 0.3
"""Shillings of a turn's income that can be spared for the cash box."""
FOURTH_CARD, FOURTH_DRAWER = 1.0, 0.5
"""What a turn gains by a choice among four cards, with the telephone; by a fourth drawer and mission space."""
ONE_MORE_AGENT = 0.3
"""What a turn gains by an agent more, who need not be taken from another building."""
HIRED_AND_PAID = 0.6
"""The part of the last agent's worth in the ranking that a hired one has: he must be placed and paid as well."""
MAP_PAYDAY, MAP_TURN = 2.0, 0.1
"""What each payday gains by the road map, whose bribes pay wages, and each turn: they pay purchases as well."""

Phase = tuple[int, float]
"""A purchase or a payday to come, and the rounds until then."""


class Plan(NamedTuple):
    """All that the worth of money depends on.

    `wages` are the agents to be paid on the first payday, `agents` those to be paid on the last, `bribes` what can
    be paid in bribes then, `rivals` the final numbers of the others' agents.
    """

    phases: tuple[Phase, ...]
    turns: float
    wages: int
    agents: int
    bribes: int
    rivals: tuple[int, ...]
    items: int
    for_hire: int
    prices: tuple[int, ...]


class Treasury:
    """The money of a seat."""

    def __init__(self, state: ViennaState, seat: int, turns: float) -> None:
        """Look at what will have to be paid."""
        self.shillings = state.shillings[seat]
        self.room = money.room_in_box(state, seat)
        self.plan = plan_of(state, seat, turns)
        self._worth = worth_by_shillings(self.plan)
        self._gains: dict[int, float] = {}

    def forget_paydays(self) -> None:
        """Value money from now on as if no wages were to be paid."""
        phases = tuple([phase for phase in self.plan.phases if phase[0] != PAYDAY])
        self.plan = self.plan._replace(phases=phases, wages=0)
        self._worth = worth_by_shillings(self.plan)
        self._gains = {}

    def worth(self, shillings: int) -> float:
        """Value having this many open shillings from now on."""
        return self._worth[min(shillings, MOST_MONEY)]

    def gain(self, shillings: int) -> float:
        """Value getting shillings now; those that are worth more in the cash box go there."""
        gain = self._gains.get(shillings)
        if gain is None:
            open_after = self.shillings + shillings
            most_boxed = min(shillings, self.room)
            worths = [BOX_POINTS * boxed + self.worth(open_after - boxed) for boxed in range(most_boxed + 1)]
            gain = self._gains[shillings] = max(worths) - self.worth(self.shillings)
        return gain

    def chocolate(self, is_final_round: bool) -> float:
        """Value a chocolate in hand while a Feld agent is on the board: the next payday asks for it (V10.5)."""
        rounds = next((rounds for stage, rounds in self.plan.phases if stage == PAYDAY), SOON)
        kept = self.last_agent if is_final_round else KEPT_AGENT
        return kept * max(0.0, 1.0 - rounds / SOON)

    def rank_worth(self, agents: float) -> float:
        """Value having this many paid agents at the end."""
        return worth_of_rank(self.plan, agents)

    @property
    def last_agent(self) -> float:
        """What the last of the agents expected at the end is worth, if there will be money for him."""
        return self._rank_step(self.plan.agents)

    def another_agent(self, supply: int, is_final_round: bool) -> float:
        """Value one more agent on the board: the less time is left for those in the supply, the more."""
        if not supply:
            return 0.0
        hurry = min(1.0, supply / (2.0 * NEW_AGENTS * (self.plan.turns + 1.0)))
        return hurry * self._rank_step(self.plan.agents + is_final_round)

    def _rank_step(self, agents: int) -> float:
        means = self.shillings + self.plan.bribes + INCOME * self.plan.turns
        return self.rank_worth(min(agents, means)) - self.rank_worth(min(agents - 1, means))


def plan_of(state: ViennaState, seat: int, turns: float) -> Plan:
    """Return what the worth of a seat's money depends on."""
    items = state.items[seat]
    phases = phases_to_come(state, turns)
    has_payday_before = any(stage == PAYDAY for stage, _ in phases[:-1])
    ordinary = ordinary_agents(state, seat)
    wages = 0
    if has_payday_before:
        rounds = next(rounds for stage, rounds in phases if stage == PAYDAY)
        wages = ordinary + int(min(state.supply[seat], NEW_AGENTS * rounds))
    bribes = 0
    if items & BITS[money.ROAD_MAP]:
        bribes = int(total(state.bribes[seat]) * (SPARE_BRIBES if turns else 1.0))
    agents = [expected_agents(state, other, turns) for other in range(state.players)]
    own = agents.pop(seat)
    rivals = tuple(sorted(agents))
    return Plan(phases, turns, wages, own, bribes, rivals, items, state.for_hire[seat], state.lookups.prices)


def phases_to_come(state: ViennaState, turns: float) -> tuple[Phase, ...]:
    """List the purchases and paydays that a seat has before it, the last payday at the end (V8.5-V8.7, V8.12)."""
    if state.final_round:
        return () if state.stage == PAYDAY else ((PAYDAY, 0.0),)
    lookups, players = state.lookups, state.players
    purchases, paydays = lookups.purchase_spaces[players], lookups.payday_spaces[players]
    phases: list[Phase] = []
    first = state.investigator + 1
    if state.stage in (PURCHASE, PAYDAY, TAKE_BACK):
        phases += [(stage, 0.0) for stage in state.tasks]
    elif state.flipped:
        first = state.investigator
    for space in range(first, lookups.end_spaces[players] + 1):
        rounds = (space - state.investigator) / PACE[players]
        if space in purchases:
            phases.append((PURCHASE, rounds))
        elif space in paydays:
            phases.append((PAYDAY, rounds))
    return (*phases, (PAYDAY, turns))


def expected_agents(state: ViennaState, seat: int, turns: float) -> int:
    """Estimate how many agents of a seat will be on the board at the end, if all are paid."""
    board = state.agents[seat].bit_count()
    supply = state.supply[seat]
    if state.final_round:
        # What is still unresolved then costs agents (V8.12); a turn still to come may bring one.
        lost = 0 if state.stage == PAYDAY else len(state.missions[seat])
        is_to_come = bool(state.plans[seat]) and seat != state.active
        return max(0, board + (is_to_come and supply > 0) - lost)
    return board + int(min(supply, NEW_AGENTS * (turns + 1) + 0.5))


def worth_of_rank(plan: Plan, agents: float) -> float:
    """Value a number of agents at the end against those of the rivals."""
    return rank_points(agents, plan.rivals, SPREAD_NOW + SPREAD_A_TURN * plan.turns)


def rank_points(agents: float, rivals: Sequence[float], spread: float) -> float:
    """Value a number of agents at the end by the rivals who probably have fewer: each is a rank (V8.13)."""
    ranks = 0.0
    for rival in rivals:
        ranks += 1.0 / (1.0 + exp((rival - agents) / spread))
    return RANK_POINTS[len(rivals) + 1][-2] * ranks


@lru_cache(maxsize=4096)
def worth_by_shillings(plan: Plan) -> tuple[float, ...]:
    """Return what each number of open shillings is worth, from the last payday backwards."""
    amounts = range(MOST_MONEY + 1)
    if not plan.phases:
        return tuple([LEFT_OVER * shillings for shillings in amounts])
    last = worth_of_rank(plan, plan.agents) - worth_of_rank(plan, plan.agents - 1)
    # On the last payday each agent is paid, or is lost for the ranking.
    worth = []
    for shillings in amounts:
        paid = min(plan.agents, shillings + plan.bribes)
        left = max(0, shillings - plan.agents)
        worth.append(worth_of_rank(plan, paid + LEFT_OVER * left))
    after = plan.phases[-1][1]
    purchases = sum([stage == PURCHASE for stage, _ in plan.phases])
    paydays = 1
    for stage, rounds in reversed(plan.phases[:-1]):
        worth = with_income(worth, after - rounds)
        after = rounds
        if stage == PURCHASE:
            purchases -= 1
            preferences = purchases_left(plan, max(0.0, plan.turns - rounds), paydays, last)
            if purchases < len(preferences):
                # The best thing goes in the first purchase, the next best in the second, and so on.
                gain, price = preferences[purchases]
                worth = [
                    max(worth[shillings], gain + worth[shillings - price]) if shillings >= price else worth[shillings]
                    for shillings in amounts
                ]
        else:
            paydays += 1
            worth = [
                KEPT_AGENT * min(plan.wages, shillings + plan.bribes) + worth[max(0, shillings - plan.wages)]
                for shillings in amounts
            ]
    return tuple(with_income(worth, after))


def with_income(worth: list[float], rounds: float) -> list[float]:
    """Return what each number of shillings is worth some rounds earlier."""
    whole, part = divmod(max(0.0, rounds) * INCOME, 1.0)
    low = [min(shillings + int(whole), MOST_MONEY) for shillings in range(MOST_MONEY + 1)]
    return [(1.0 - part) * worth[at] + part * worth[min(at + 1, MOST_MONEY)] for at in low]


def purchases_left(plan: Plan, turns: float, paydays: int, last_agent: float) -> list[tuple[float, int]]:
    """Return the purchases that are left with worth and price, the best buy first."""
    worth = worth_of_items(plan.items, turns, paydays, last_agent)
    preferences = [
        (worth[item], price)
        for item, price in enumerate(plan.prices)
        if (plan.for_hire if item == money.AGENT else not plan.items & BITS[item])
    ]
    return sorted(preferences, key=lambda one: one[0] - KEPT_AGENT / 2 * one[1], reverse=True)


@lru_cache(maxsize=4096)
def worth_of_items(owned: int, turns: float, paydays: int, last_agent: float) -> tuple[float, ...]:
    """Return what each thing is worth if it is bought with this many turns and paydays to come, the tile itself too.

    `owned` are the things the seat has, `last_agent` is what one more agent at the end is worth.
    """
    tiles = (owned & DESK_TILES).bit_count()
    tile = DESK_TILE_POINTS[min(tiles + 1, 4)] - DESK_TILE_POINTS[tiles]
    worth = [0.0] * 6
    worth[money.AGENT] = ONE_MORE_AGENT * turns + HIRED_AND_PAID * last_agent * min(1.0, turns)
    worth[money.TELEPHONE] = tile + FOURTH_CARD * turns
    worth[money.ROAD_MAP] = tile + MAP_PAYDAY * paydays + MAP_TURN * turns
    worth[money.CASH_BOX] = tile + BOX_POINTS * (MISSION_PACE + BOXED) * turns
    worth[money.SEAL] = tile + SEAL_POINTS * MISSION_PACE * turns
    worth[money.SIDE_TABLE] = FOURTH_DRAWER * turns
    return tuple([0.0 if owned & BITS[item] and item != money.AGENT else value for item, value in enumerate(worth)])


def rank_after_payday(state: ViennaState, seat: int, agents: int) -> float:
    """Return how many of a mask of agents the last payday can leave on the board, and a little for money left over."""
    feld = state.feld[seat]
    has_feld = feld != NOWHERE and bool(agents & BITS[feld])
    ordinary = agents.bit_count() - has_feld
    is_feld_paid = has_feld and amount_of(state.bribes[seat], CHOCOLATE) > 0
    means = office.means(state, seat)
    if is_feld_paid and state.items[seat] & BITS[money.ROAD_MAP]:
        means -= 1
    return min(ordinary, means) + is_feld_paid + LEFT_OVER * max(0, state.shillings[seat] - ordinary)
