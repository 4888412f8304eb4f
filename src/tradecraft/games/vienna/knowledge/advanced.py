"""The value of the choices that only the advanced game has in a turn: missions, Feld agents, new abilities."""

from __future__ import annotations

from tradecraft.core.errors import Fault
from tradecraft.games.vienna.knowledge.missions import Missions
from tradecraft.games.vienna.knowledge.outlook import Outlook, Terms
from tradecraft.games.vienna.knowledge.prospects import Prospects
from tradecraft.games.vienna.knowledge.treasury import Treasury
from tradecraft.games.vienna.rules import actions, feld, placing
from tradecraft.games.vienna.rules.lookups import ADVANCE_TOKEN, BITS, UNITS, amount_of, members
from tradecraft.games.vienna.rules.phases import NOWHERE

Legal = tuple[int, ...]

PAID_WITH_CHOCOLATE = 0.5
"""What a Feld agent saves on the paydays if he goes rather than another from the supply, while there is chocolate."""


def office_of(outlook: Outlook) -> tuple[Treasury, Missions]:
    """Return the money and the missions, which only the advanced game has."""
    if outlook.treasury is None or outlook.missions is None:
        raise Fault("the introductory game has no money")
    return outlook.treasury, outlook.missions


def values_of_missions(outlook: Outlook, legal: Legal) -> list[float]:
    """Value accepting a mission, resolving some, or neither (V8.11)."""
    _, missions = office_of(outlook)
    state, seat = outlook.state, outlook.seat
    agents, infos, purse = state.agents[seat], state.infos[seat], state.bribes[seat]
    promises = [missions.promise_of(errand, agents, infos, purse) for errand in missions.errands]
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


def values_of_different_bribes(outlook: Outlook, legal: Legal) -> list[float]:
    """Value each set of different bribes (131-135)."""
    prospects = Prospects(outlook)
    terms = outlook.terms(outlook.state.drawers[outlook.seat])
    purse = outlook.state.bribes[outlook.seat]
    sets = [members(action - actions.DIFFERENT) for action in legal]
    return [prospects.settled(purse + sum([UNITS[kind] for kind in kinds]), terms) for kinds in sets]


def values_of_same_token(outlook: Outlook, legal: Legal) -> list[float]:
    """Value advancing the token of the tile just obtained, or declining it (141-145)."""
    steps = outlook.lookups.amount[outlook.state.choices[0]]
    worth = outlook.token_worth
    return [0.0 if action == actions.DECLINE else steps * worth[action - actions.ADVANCE] for action in legal]


def values_of_other_tokens(outlook: Outlook, legal: Legal) -> list[float]:
    """Value each token that action IV may advance, with the abilities for it (156-165, V9.2)."""
    lookups = outlook.lookups
    values: list[float] = []
    for action in legal:
        kind = action - actions.ADVANCE
        value = outlook.token_worth[kind]
        for card in outlook.state.drawers[outlook.seat]:
            if lookups.when[card] == ADVANCE_TOKEN and lookups.kind_on[card] == kind:
                value += outlook.gift(card)
        values.append(value)
    return values


def values_of_nomad(outlook: Outlook, legal: Legal) -> list[float]:
    """Value where Marrakesh goes, before squares are checked (V10.5)."""
    state, seat = outlook.state, outlook.seat
    prospects = Prospects(outlook)
    terms = outlook.terms(state.drawers[seat])
    others = state.agents[seat] & ~BITS[state.feld[seat]]
    values: list[float] = []
    for action in legal:
        building = state.feld[seat] if action == actions.STAY else action - actions.NOMAD
        values.append(prospects.standing(state.bribes[seat], terms, others | BITS[building], collects=True))
    return values


def values_of_origins(prospects: Prospects, terms: Terms, legal: Legal) -> list[float]:
    """Value where the agent to be placed comes from where Feld agents play: they have prices of their own (V10.5)."""
    outlook = prospects.outlook
    state, seat, target = outlook.state, outlook.seat, outlook.state.target
    purse = state.bribes[seat]
    values: list[float] = []
    for action in legal:
        origin = action - actions.FROM
        if action == actions.SUPPLY:
            origin = NOWHERE
        elif action == actions.FELD:
            origin = placing.FELD_FROM_SUPPLY
        cost = placing.cost_of(state, seat, target, feld.comes_from(state, seat, origin))
        costs = (*terms.costs[:target], cost, *terms.costs[target + 1 :])
        value = prospects.placing(purse, Terms(costs, terms.substitutes), target, origin)
        if action == actions.FELD and amount_of(purse, feld.CHOCOLATE):
            value += PAID_WITH_CHOCOLATE
        values.append(value)
    return values
