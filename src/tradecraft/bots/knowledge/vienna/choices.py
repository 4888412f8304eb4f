"""The value of every choice a player of Vienna can have, one function for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.knowledge.vienna.abilities import Abilities
from tradecraft.bots.knowledge.vienna.outlook import Outlook
from tradecraft.bots.knowledge.vienna.prospects import AGENTS_MISSING, Prospects
from tradecraft.core.errors import Fault
from tradecraft.games.vienna import actions
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
    ASKS,
    NOWHERE,
)
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import ADVANCE_TOKEN, BITS, BRIBES_FIXED, TAKE_BRIBE, UNITS

AFTER_THE_OTHERS = 0.5
"""What the third man's help is worth to the one who sends him: the others have their turns with him first."""

Legal = tuple[int, ...]


class ViennaKnowledge(Knowledge):
    """The understanding of Vienna."""

    def values(self, state: ViennaState, seat: int, legal: Legal) -> list[float]:
        """Return a value for each legal action of a seat that must decide."""
        values_of = CHOICES.get(state.ask)
        if values_of is None:
            raise Fault(f"nothing is known about the decision {ASKS[state.ask]}")
        return values_of(Outlook(state, seat), legal)


def values_of_assignments(outlook: Outlook, legal: Legal) -> list[float]:
    """Value each way to assign the hand by what the whole turn is then worth (V2.2)."""
    tables = outlook.tables
    prospects = Prospects(outlook)
    abilities = Abilities(outlook, prospects)
    hand = outlook.state.hands[outlook.seat]
    values: list[float] = []
    for action in legal:
        one, two, four = (hand[place] for place in actions.ASSIGNMENTS[action - actions.ASSIGN])
        drawer = likely_drawer(abilities, one)
        info = tables.info_on[four]
        value = value_of_turn(abilities, prospects, drawer, one, two) + outlook.token_worth[info]
        for card in drawers_with(outlook, drawer, one):
            if tables.when[card] == ADVANCE_TOKEN and tables.kind_on[card] == info:
                value += outlook.gift(card)
        values.append(value)
    return values


def values_of_drawers(outlook: Outlook, legal: Legal) -> list[float]:
    """Value each drawer for the card of action I by what the rest of the turn is then worth (V3.1)."""
    prospects = Prospects(outlook)
    abilities = Abilities(outlook, prospects)
    one, two, _ = outlook.state.plans[outlook.seat]
    return [value_of_turn(abilities, prospects, action - actions.REPLACE, one, two) for action in legal]


def likely_drawer(abilities: Abilities, card: int) -> int:
    """Return the drawer a card will go to: that of the same ability, an empty one, or the one with the worst card."""
    outlook = abilities.outlook
    ability = outlook.tables.ability
    drawers = outlook.state.drawers[outlook.seat]
    for drawer, other in enumerate(drawers):
        if ability[other] == ability[card]:
            return drawer
    if len(drawers) < outlook.state.drawer_count(outlook.seat):
        return len(drawers)
    worth = [abilities.worth(other) for other in drawers]
    return worth.index(min(worth))


def drawers_with(outlook: Outlook, drawer: int, card: int) -> tuple[int, ...]:
    """Return the seat's drawers once a card has gone into one of them."""
    drawers = outlook.state.drawers[outlook.seat]
    return (*drawers[:drawer], card, *drawers[drawer + 1 :])


def value_of_turn(abilities: Abilities, prospects: Prospects, drawer: int, one: int, two: int) -> float:
    """Value actions I to III with card `one` for a drawer and card `two` for its bribe."""
    outlook, tables = abilities.outlook, abilities.outlook.tables
    drawers = outlook.state.drawers[outlook.seat]
    after = drawers_with(outlook, drawer, one)
    value = abilities.worth(one) - sum([abilities.worth(card) for card in drawers[drawer : drawer + 1]])
    kind = tables.bribe_on[two]
    purse = outlook.state.bribes[outlook.seat] + UNITS[kind]
    for card in after:
        if tables.when[card] == TAKE_BRIBE and tables.kind_on[card] == kind:
            if tables.then[card] == BRIBES_FIXED:
                purse += tables.amount[card] * UNITS[kind]
            else:
                value += outlook.gift(card)
    return value + prospects.best_action(purse, after)


def values_of_placings(outlook: Outlook, legal: Legal) -> list[float]:
    """Value action III: an agent on a building, from where he is missed least, or two bribes of a kind (V5.1)."""
    prospects = Prospects(outlook)
    purse = outlook.state.bribes[outlook.seat]
    drawers = outlook.state.drawers[outlook.seat]
    costs = outlook.costs(drawers)
    bonuses = outlook.bonuses(drawers)
    origins = prospects.origins()
    values: list[float] = []
    for action in legal:
        if action >= actions.TAKE:
            values.append(prospects.taking(purse, costs, action - actions.TAKE))
        else:
            building = action - actions.PLACE
            best = max([prospects.placing(purse, costs, building, origin) for origin in origins])
            values.append(best + bonuses[building])
    return values


def values_of_origins(outlook: Outlook, legal: Legal) -> list[float]:
    """Value where the agent to be placed comes from (V5.2)."""
    prospects = Prospects(outlook)
    purse = outlook.state.bribes[outlook.seat]
    costs = outlook.costs(outlook.state.drawers[outlook.seat])
    origins = [NOWHERE if action == actions.SUPPLY else action - actions.FROM for action in legal]
    return [prospects.placing(purse, costs, outlook.state.target, origin) for origin in origins]


def values_of_bribes(outlook: Outlook, legal: Legal) -> list[float]:
    """Value a bribe of each kind: for this turn's action III if it is still to come, else for later turns."""
    prospects = Prospects(outlook)
    drawers = outlook.state.drawers[outlook.seat]
    purse = outlook.state.bribes[outlook.seat]
    purses = [purse + UNITS[action - actions.BRIBE] for action in legal]
    if outlook.state.stage == ACTION_II:
        return [prospects.best_action(purse, drawers) for purse in purses]
    costs = outlook.costs(drawers)
    return [prospects.promise(purse, costs).total for purse in purses]


def values_of_tokens(outlook: Outlook, legal: Legal) -> list[float]:
    """Value a step of each token; declining it changes nothing (V5.7)."""
    worth = outlook.token_worth
    return [0.0 if action == actions.DECLINE else worth[action - actions.ADVANCE] for action in legal]


def values_of_third_man(outlook: Outlook, legal: Legal) -> list[float]:
    """Value the buildings for the third man by how much he helps there, oneself and the others (V10.1, V10.3)."""
    rivals = [seat for seat in range(outlook.state.players) if seat != outlook.seat]
    values: list[float] = []
    for action in legal:
        building = action - actions.THIRD_MAN
        help_to_rivals = sum([third_man_helps(outlook, seat, building) for seat in rivals])
        own_help = third_man_helps(outlook, outlook.seat, building)
        values.append(AFTER_THE_OTHERS * own_help - help_to_rivals / len(rivals))
    return values


def third_man_helps(outlook: Outlook, seat: int, building: int) -> float:
    """Estimate what the third man on a building adds to a seat's prospects: as much as an own agent would."""
    tables = outlook.tables
    agents = outlook.state.agents[seat]
    value = 0.0
    for square in tables.squares_of[building]:
        missing = (tables.square_masks[square] & ~agents & ~BITS[building]).bit_count()
        if outlook.state.open_squares & BITS[square] and not agents & BITS[building]:
            value += AGENTS_MISSING[missing] * outlook.square_worth(square)
    return value


CHOICES: dict[int, Callable[[Outlook, Legal], list[float]]] = {
    ASK_ASSIGN: values_of_assignments,
    ASK_REPLACE: values_of_drawers,
    ASK_PLACE: values_of_placings,
    ASK_SOURCE: values_of_origins,
    ASK_WANDER: values_of_third_man,
    ASK_BRIBE: values_of_bribes,
    ASK_TOKEN: values_of_tokens,
    ASK_STAND: values_of_third_man,
}
"""Who values which kind of decision."""
