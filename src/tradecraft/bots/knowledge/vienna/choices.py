"""The value of every choice a player of Vienna can have: one method for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.knowledge.vienna.abilities import Abilities
from tradecraft.bots.knowledge.vienna.outlook import Outlook
from tradecraft.bots.knowledge.vienna.prospects import Prospects
from tradecraft.games.vienna import actions, turn
from tradecraft.games.vienna.phases import (
    ACTION_II,
    ASK_ASSIGN,
    ASK_BRIBE,
    ASK_PLACE,
    ASK_REPLACE,
    ASK_SOURCE,
    ASK_STAND,
    ASK_TOKEN,
    ASK_WANDER,
    NOWHERE,
)
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import ADVANCE_TOKEN, BRIBE_SAME, TAKE_BRIBE, UNITS

ALL_ORIGINS = 30


class ViennaKnowledge(Knowledge):
    """The understanding of Vienna."""

    def __init__(self) -> None:
        """List who values which kind of decision."""
        self.choices: dict[int, Callable[[Outlook, tuple[int, ...]], Sequence[float]]] = {
            ASK_ASSIGN: values_of_assignments,
            ASK_REPLACE: values_of_replacements,
            ASK_PLACE: values_of_action_iii,
            ASK_SOURCE: values_of_origins,
            ASK_BRIBE: values_of_bribes,
            ASK_TOKEN: values_of_tokens,
            ASK_WANDER: values_of_third_man,
            ASK_STAND: values_of_third_man,
        }

    def values(self, state: ViennaState, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return a value for each legal action of a seat that must decide."""
        return self.choices[state.ask](Outlook(state, seat), legal)


def values_of_assignments(outlook: Outlook, legal: tuple[int, ...]) -> list[float]:
    """Value each way to assign the hand: what the whole turn is worth with it (V2.2)."""
    tables = outlook.tables
    prospects = Prospects(outlook)
    abilities = Abilities(outlook, prospects)
    hand = outlook.state.hands[outlook.seat]
    drawers = outlook.state.drawers[outlook.seat]
    values: list[float] = []
    for action in legal:
        one, two, four = (hand[place] for place in actions.ASSIGNMENTS[action - actions.ASSIGN])
        drawer = drawer_for(outlook, abilities, one)
        after, gain = drawers_after(abilities, drawers, drawer, one)
        gain += value_of_rest(outlook, prospects, after, two)
        info = tables.info_on[four]
        gain += outlook.token_worth[info]
        for card in after:
            if tables.when[card] == ADVANCE_TOKEN and tables.kind_on[card] == info:
                gain += outlook.gift(card)
        values.append(gain)
    return values


def values_of_replacements(outlook: Outlook, legal: tuple[int, ...]) -> list[float]:
    prospects = Prospects(outlook)
    abilities = Abilities(outlook, prospects)
    drawers = outlook.state.drawers[outlook.seat]
    one, two, _ = outlook.state.plans[outlook.seat]
    values: list[float] = []
    for action in legal:
        after, gain = drawers_after(abilities, drawers, action - actions.REPLACE, one)
        values.append(gain + value_of_rest(outlook, prospects, after, two))
    return values


def drawer_for(outlook: Outlook, abilities: Abilities, card: int) -> int:
    ability = outlook.tables.ability
    drawers = outlook.state.drawers[outlook.seat]
    for drawer, other in enumerate(drawers):
        if ability[other] == ability[card]:
            return drawer
    if len(drawers) < turn.DRAWERS:
        return len(drawers)
    worth = [abilities.worth(other) for other in drawers]
    return worth.index(min(worth))


def drawers_after(abilities: Abilities, drawers: tuple[int, ...], drawer: int, card: int) -> tuple[tuple[int, ...], float]:
    gain = abilities.worth(card)
    if drawer < len(drawers):
        gain -= abilities.worth(drawers[drawer])
    return (*drawers[:drawer], card, *drawers[drawer + 1 :]), gain


def value_of_rest(outlook: Outlook, prospects: Prospects, drawers: tuple[int, ...], card: int) -> float:
    """Value actions II and III"""
    tables = outlook.tables
    kind = tables.bribe_on[card]
    purse = outlook.state.bribes[outlook.seat] + UNITS[kind]
    gain = 0.0
    for other in drawers:
        if tables.when[other] == TAKE_BRIBE and tables.kind_on[other] == kind:
            if tables.then[other] == BRIBE_SAME:
                purse += tables.amount[other] * UNITS[kind]
            else:
                gain += outlook.gift(other)
    return gain + prospects.best_action(purse, drawers)


def values_of_action_iii(outlook: Outlook, legal: tuple[int, ...]) -> list[float]:
    prospects = Prospects(outlook)
    drawers = outlook.state.drawers[outlook.seat]
    purse = outlook.state.bribes[outlook.seat]
    costs = outlook.costs(drawers)
    origins = prospects.origins(purse, costs, ALL_ORIGINS)
    bonuses = outlook.bonuses(drawers)
    values: list[float] = []
    for action in legal:
        if action >= actions.TAKE:
            values.append(prospects.taking(purse, costs, action - actions.TAKE))
        else:
            building = action - actions.PLACE
            best = max(prospects.placing(purse, costs, building, origin) for origin in origins)
            values.append(best + bonuses[building])
    return values


def values_of_origins(outlook: Outlook, legal: tuple[int, ...]) -> list[float]:
    prospects = Prospects(outlook)
    purse = outlook.state.bribes[outlook.seat]
    costs = outlook.costs(outlook.state.drawers[outlook.seat])
    building = outlook.state.target
    return [
        prospects.placing(purse, costs, building, NOWHERE if action == actions.SUPPLY else action - actions.FROM)
        for action in legal
    ]


def values_of_bribes(outlook: Outlook, legal: tuple[int, ...]) -> list[float]:
    prospects = Prospects(outlook)
    drawers = outlook.state.drawers[outlook.seat]
    bribes = outlook.state.bribes[outlook.seat]
    purses = [bribes + UNITS[action - actions.BRIBE] for action in legal]
    if outlook.state.stage == ACTION_II:
        return [prospects.best_action(purse, drawers) for purse in purses]
    costs = outlook.costs(drawers)
    return [prospects.promise(purse, costs).total for purse in purses]


def values_of_tokens(outlook: Outlook, legal: tuple[int, ...]) -> list[float]:
    return [
        0.0 if action == actions.DECLINE else outlook.token_worth[action - actions.ADVANCE] for action in legal
    ]


def values_of_third_man(outlook: Outlook, legal: tuple[int, ...]) -> list[float]:
    worth = Prospects(outlook).worth
    return [-sum(worth[square] for square in outlook.tables.squares_of[a - actions.THIRD_MAN]) for a in legal]
