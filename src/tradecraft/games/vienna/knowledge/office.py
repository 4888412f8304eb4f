"""The value of the choices that only the advanced game has: missions, money, purchases, agents who leave (V8)."""

from __future__ import annotations

from tradecraft.core.errors import Fault
from tradecraft.games.vienna.knowledge.careful import CarefulPosition
from tradecraft.games.vienna.knowledge.missions import Missions
from tradecraft.games.vienna.knowledge.prospects import Prospects
from tradecraft.games.vienna.knowledge.treasury import KEPT_AGENT, Treasury, rank_after_payday, worth_of_items
from tradecraft.games.vienna.rules import actions
from tradecraft.games.vienna.rules.lookups import BITS, UNITS, members, total
from tradecraft.games.vienna.rules.phases import PAYDAY, PURCHASE, TAKE_BACK
from tradecraft.games.vienna.rules.scoring import BOX_POINTS

Legal = tuple[int, ...]


def office_of(outlook: CarefulPosition) -> tuple[Treasury, Missions]:
    """Return the money and the missions, which only the advanced game has."""
    if outlook.treasury is None or outlook.missions is None:
        raise Fault("the introductory game has no money")
    return outlook.treasury, outlook.missions


def values_of_missions(outlook: CarefulPosition, legal: Legal) -> list[float]:
    """Value accepting a mission, resolving some, or neither (V8.11)."""
    _, missions = office_of(outlook)
    state, seat = outlook.state, outlook.seat
    agents, infos, purse = state.agents[seat], state.infos[seat], state.bribes[seat]
    promises = missions.promises(agents, infos, purse)
    values: list[float] = []
    for action in legal:
        if action == actions.NO_MISSION:
            values.append(sum(promises, 0.0))
        elif action >= actions.RESOLVE:
            places = members(action - actions.RESOLVE)
            gains = [missions.errands[place].worth - promises[place] for place in places]
            values.append(sum(promises, 0.0) + sum(gains, 0.0))
        else:
            values.append(missions.accepting(action - actions.ACCEPT, agents, infos, purse))
    return values


def values_of_nomad(prospects: Prospects, legal: Legal) -> list[float]:
    """Value where Marrakesh goes, before squares are checked (V10.5)."""
    state, seat = prospects.state, prospects.seat
    terms = prospects.terms_with(state.drawers[seat])
    others = state.agents[seat] & ~BITS[state.feld[seat]]
    values: list[float] = []
    for action in legal:
        building = state.feld[seat] if action == actions.STAY else action - actions.NOMAD
        values.append(prospects.standing(state.bribes[seat], terms, others | BITS[building], collects=True))
    return values


def values_of_purchases(outlook: CarefulPosition, legal: Legal) -> list[float]:
    """Value each thing to be bought against the money it costs; what shillings do not pay, bribes do (V8.9)."""
    treasury, _ = office_of(outlook)
    state, seat = outlook.state, outlook.seat
    paydays = sum([stage == PAYDAY for stage, _ in treasury.plan.phases])
    worth = worth_of_items(state.items[seat], outlook.turns, paydays, treasury.last_agent)
    values: list[float] = []
    for action in legal:
        if action == actions.BUY_NOTHING:
            values.append(treasury.worth(treasury.shillings))
            continue
        item = action - actions.BUY
        price = state.lookups.prices[item]
        in_bribes = max(0, price - treasury.shillings)
        left = treasury.worth(treasury.shillings - price + in_bribes)
        values.append(worth[item] + left - outlook.bribe * in_bribes)
    return values


def values_of_payments(prospects: Prospects, legal: Legal) -> list[float]:
    """Value what one of what is due is paid with: for a placement, a purchase or a payday (V5.4, V8.9, V8.10)."""
    terms = prospects.terms_with(prospects.state.drawers[prospects.seat])
    purse = prospects.state.bribes[prospects.seat]
    stage = prospects.state.stage
    if stage not in (PURCHASE, PAYDAY):
        return [prospects.promise(purse - UNITS[action - actions.PAY], terms).total for action in legal]
    treasury, _ = office_of(prospects)
    values: list[float] = []
    for action in legal:
        if action == actions.STOP:
            values.append(prospects.promise(purse, terms).total)
        elif action == actions.SHILLING:
            values.append(prospects.promise(purse, terms).total + value_of_rest(prospects, treasury.shillings - 1, 0))
        else:
            left = prospects.promise(purse - UNITS[action - actions.PAY], terms).total
            values.append(left + value_of_rest(prospects, treasury.shillings, 1))
    return values


def value_of_rest(outlook: CarefulPosition, shillings: int, bribes_paid: int) -> float:
    """Value one payment made, and the best way to make those that are still due."""
    treasury, _ = office_of(outlook)
    state = outlook.state
    due = state.due - 1
    bribes = total(state.bribes[outlook.seat]) - bribes_paid
    if state.stage == PURCHASE:
        fewest, paid_worth = max(0, due - shillings), 0.0
    else:
        fewest, paid_worth = 0, value_of_paid_agent(outlook)
    most = max(fewest, min(due, bribes))
    ways: list[float] = []
    for in_bribes in range(fewest, most + 1):
        in_shillings = min(shillings, due - in_bribes)
        left = treasury.worth(shillings - in_shillings) - outlook.bribe * in_bribes
        ways.append(left + paid_worth * (1 + in_bribes + in_shillings))
    return max(ways)


def value_of_paid_agent(outlook: CarefulPosition) -> float:
    """Value an agent who is paid and stays: for the rest of the game, or at the end for the ranking."""
    treasury, _ = office_of(outlook)
    if not outlook.state.final_round:
        return KEPT_AGENT
    agents = treasury.plan.agents - outlook.state.due + 1
    return treasury.rank_worth(agents) - treasury.rank_worth(agents - 1)


def values_of_box(outlook: CarefulPosition, legal: Legal) -> list[float]:
    """Value each part of the shillings just gained that may go into the cash box (V8.9)."""
    treasury, _ = office_of(outlook)
    boxed = [action - actions.BOX for action in legal]
    return [BOX_POINTS * shillings + treasury.worth(treasury.shillings - shillings) for shillings in boxed]


def values_of_removals(prospects: Prospects, legal: Legal) -> list[float]:
    """Value taking back each agent: what the others promise, and in the end how many of them are paid (V8.12)."""
    state, seat = prospects.state, prospects.seat
    terms = prospects.terms_with(state.drawers[seat])
    values: list[float] = []
    for action in legal:
        left = state.agents[seat] & ~BITS[action - actions.REMOVE]
        if state.stage == TAKE_BACK:
            values.append(rank_after_payday(state, seat, left))
        else:
            values.append(prospects.standing(state.bribes[seat], terms, left, collects=False))
    return values
