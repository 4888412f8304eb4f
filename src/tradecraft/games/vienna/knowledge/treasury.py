"""What money is worth to one seat: the purchases and paydays to come, and the ranking by agents at the end (V8)."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from tradecraft.games.vienna.knowledge.desk import worth_of_items
from tradecraft.games.vienna.knowledge.pace import PACE
from tradecraft.games.vienna.rules import money, office
from tradecraft.games.vienna.rules.feld import CHOCOLATE, ordinary_agents
from tradecraft.games.vienna.rules.lookups import BITS, amount_of, total
from tradecraft.games.vienna.rules.phases import NOWHERE, PAYDAY, PURCHASE, TAKE_BACK
from tradecraft.games.vienna.rules.scoring import BOX_POINTS, RANK_POINTS
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

    __slots__ = ("_gains", "_worth", "plan", "room", "shillings")

    def __init__(self, state: ViennaState, seat: int, turns: float) -> None:
        """Look at what will have to be paid."""
        self.shillings = state.shillings[seat]
        self.room = money.room_in_box(state, seat)
        self.plan = plan_of(state, seat, turns)
        self._worth = worth_by_shillings(self.plan)
        self._gains: dict[int, float] = {}

    def worth(self, shillings: int) -> float:
        """Value having this many open shillings from now on."""
        return self._worth[min(shillings, MOST_MONEY)]

    def gain(self, shillings: int) -> float:
        """Value getting shillings now; those that are worth more in the cash box go there."""
        gain = self._gains.get(shillings)
        if gain is None:
            most = max(
                [
                    BOX_POINTS * boxed + self.worth(self.shillings + shillings - boxed)
                    for boxed in range(min(shillings, self.room) + 1)
                ]
            )
            gain = self._gains[shillings] = most - self.worth(self.shillings)
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
    rivals = sorted([final_agents(state, other, turns) for other in range(state.players) if other != seat])
    return Plan(
        phases,
        turns,
        wages,
        final_agents(state, seat, turns),
        bribes,
        tuple(rivals),
        items,
        state.for_hire[seat],
        state.lookups.prices,
    )


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


def final_agents(state: ViennaState, seat: int, turns: float) -> int:
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
    """Value a number of agents at the end by the rivals who probably have fewer: each is a rank (V8.13)."""
    for_a_rank = RANK_POINTS[len(plan.rivals) + 1][-2]
    spread = SPREAD_NOW + SPREAD_A_TURN * plan.turns
    return for_a_rank * sum([1.0 / (1.0 + exp((rival - agents) / spread)) for rival in plan.rivals], 0.0)


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
            wishes = wish_list(plan, max(0.0, plan.turns - rounds), paydays, last)
            if purchases < len(wishes):
                # The best thing goes in the first purchase, the next best in the second, and so on.
                gain, price = wishes[purchases]
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
    """Return what each number of shillings is worth so many rounds earlier."""
    whole, part = divmod(max(0.0, rounds) * INCOME, 1.0)
    low = [min(shillings + int(whole), MOST_MONEY) for shillings in range(MOST_MONEY + 1)]
    return [(1.0 - part) * worth[at] + part * worth[min(at + 1, MOST_MONEY)] for at in low]


def wish_list(plan: Plan, turns: float, paydays: int, last_agent: float) -> list[tuple[float, int]]:
    """Return what is still to be had with its worth and its price, the best buy first."""
    worth = worth_of_items(plan.items, turns, paydays, last_agent)
    wishes = [
        (worth[item], price)
        for item, price in enumerate(plan.prices)
        if (plan.for_hire if item == money.AGENT else not plan.items & BITS[item])
    ]
    return sorted(wishes, key=lambda wish: wish[0] - KEPT_AGENT / 2 * wish[1], reverse=True)


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
