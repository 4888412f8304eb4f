"""The value of every choice a player of Vienna can have, one function for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from tradecraft.bots.knowledge import Knowledge
from tradecraft.core.errors import Fault, Reason
from tradecraft.core.generator import Generator
from tradecraft.games.vienna.knowledge import advanced, office
from tradecraft.games.vienna.knowledge.abilities import Abilities
from tradecraft.games.vienna.knowledge.outlook import Outlook
from tradecraft.games.vienna.knowledge.priors import likely_by_points, priors
from tradecraft.games.vienna.knowledge.prospects import AGENTS_MISSING, Prospects
from tradecraft.games.vienna.knowledge.reasons import reasons_for
from tradecraft.games.vienna.knowledge.tiles import tile_cards, tile_gifts
from tradecraft.games.vienna.knowledge.value import LESSONS, ROUNDS_AHEAD, play_on, read_judgement
from tradecraft.games.vienna.rules import actions
from tradecraft.games.vienna.rules.feld import AMSTERDAM, COFFEE
from tradecraft.games.vienna.rules.lookups import ADVANCE_TOKEN, BITS, BRIBES_FIXED, CARD_SHOWS, TAKE_BRIBE, UNITS
from tradecraft.games.vienna.rules.phases import (
    ACTION_II,
    ASK_ASSIGN,
    ASK_BOX,
    ASK_BRIBE,
    ASK_BUY,
    ASK_DIFFERENT,
    ASK_INSTEAD,
    ASK_MISSION,
    ASK_NOMAD,
    ASK_PAY,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_REPLACE,
    ASK_SAME_TOKEN,
    ASK_SOURCE,
    ASK_STAND,
    ASK_TOKEN,
    ASK_WANDER,
    ASKS,
    NOWHERE,
)
from tradecraft.games.vienna.rules.state import ViennaState

AFTER_THE_OTHERS = 0.5
"""What the third man's help is worth to the one who sends him: the others have their turns with him first."""

Legal = tuple[int, ...]


class ViennaKnowledge(Knowledge):
    """The understanding of Vienna."""

    def __init__(self) -> None:
        """Read what was learned."""
        self.curiosity = 0.3
        self.is_dealt_anew = True
        self.lessons = LESSONS
        self.judgement = read_judgement()

    def values(self, state: ViennaState, seat: int, legal: Legal) -> list[float]:
        """Return a value for each legal action of a seat that must decide."""
        values_of = CHOICES.get(state.ask)
        if values_of is None:
            raise Fault(f"nothing is known about the decision {ASKS[state.ask]}")
        return values_of(Outlook(state, seat), legal)

    def chances(self, state: ViennaState) -> list[float]:
        """Return each seat's chance to win."""
        return self.judgement.chances(state)

    def play_on(self, state: ViennaState, draws: Generator) -> None:
        """Let the round and some more be played as it looks best at a glance."""
        play_on(state, draws, ROUNDS_AHEAD)

    def priors(self, state: ViennaState, seat: int, legal: Legal) -> list[float]:
        """Return how likely each legal action of a seat is to be the best, found quickly."""
        return priors(state, seat, legal)

    def careful_priors(self, state: ViennaState, seat: int, legal: Legal) -> list[float]:
        """Return how likely each legal action of a seat is to be the best, by the careful values."""
        return likely_by_points(self.values(state, seat, legal))

    def reasons(self, state: ViennaState, seat: int, action: int) -> list[Reason]:
        """Return the weightiest reasons for a legal action of a seat."""
        return reasons_for(state, seat, action)


def values_of_assignments(outlook: Outlook, legal: Legal) -> list[float]:
    """Value each way to assign the hand by what the whole turn is then worth (V2.2)."""
    lookups = outlook.lookups
    prospects = Prospects(outlook)
    abilities = Abilities(outlook, prospects)
    hand = outlook.state.hands[outlook.seat]
    # Cards with the same bribe do the same in action II: with a large hand that saves most of the work.
    turns: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {}
    values: list[float] = []
    for action in legal:
        one, two, four = (hand[place] for place in actions.ASSIGNMENTS[action - actions.ASSIGN])
        key = (one, lookups.bribe_on[two])
        if key not in turns:
            drawer = likely_drawer(abilities, one)
            after = drawers_with(outlook, drawer, one)
            turns[key] = (value_of_turn(abilities, prospects, drawer, one, two), after)
        value, drawers = turns[key]
        values.append(value_of_token(outlook, drawers, lookups.info_on[four], value))
    return values


def value_of_token(outlook: Outlook, drawers: tuple[int, ...], info: int, value: float) -> float:
    """Add to a value what action IV brings with a card that shows an info (V6.1)."""
    lookups = outlook.lookups
    value += outlook.token_worth[info]
    for card in drawers:
        if lookups.kind_on[card] == info and lookups.when[card] in (ADVANCE_TOKEN, CARD_SHOWS):
            value += outlook.gift(card)
    return value


def values_of_drawers(outlook: Outlook, legal: Legal) -> list[float]:
    """Value each drawer for the card of action I by what the rest of the turn is then worth (V3.1)."""
    prospects = Prospects(outlook)
    abilities = Abilities(outlook, prospects)
    one, two, _ = outlook.state.plans[outlook.seat]
    return [value_of_turn(abilities, prospects, action - actions.REPLACE, one, two) for action in legal]


def likely_drawer(abilities: Abilities, card: int) -> int:
    """Return the drawer a card will go to: that of the same ability, an empty one, or the one with the worst card."""
    outlook = abilities.outlook
    ability = outlook.lookups.ability
    drawers = outlook.state.drawers[outlook.seat]
    for drawer, other in enumerate(drawers):
        if ability[other] == ability[card]:
            return drawer
    if len(drawers) < outlook.state.desk_spaces(outlook.seat):
        return len(drawers)
    worth = [abilities.worth(other) for other in drawers]
    return worth.index(min(worth))


def drawers_with(outlook: Outlook, drawer: int, card: int) -> tuple[int, ...]:
    """Return the seat's drawers once a card has gone into one of them."""
    drawers = outlook.state.drawers[outlook.seat]
    return (*drawers[:drawer], card, *drawers[drawer + 1 :])


def value_of_turn(abilities: Abilities, prospects: Prospects, drawer: int, one: int, two: int) -> float:
    """Value actions I to III with card `one` for a drawer and card `two` for its bribe."""
    outlook, lookups = abilities.outlook, abilities.outlook.lookups
    drawers = outlook.state.drawers[outlook.seat]
    after = drawers_with(outlook, drawer, one)
    value = abilities.worth(one) - sum([abilities.worth(card) for card in drawers[drawer : drawer + 1]], 0.0)
    kind = lookups.bribe_on[two]
    purse = outlook.state.bribes[outlook.seat] + UNITS[kind]
    if kind == COFFEE and outlook.state.feld_is(outlook.seat, AMSTERDAM):
        purse += UNITS[kind]
    for card in after:
        if lookups.when[card] == TAKE_BRIBE and lookups.kind_on[card] == kind:
            if lookups.then[card] == BRIBES_FIXED:
                purse += lookups.amount[card] * UNITS[kind]
            else:
                value += outlook.gift(card)
    return value + prospects.best_action(purse, after)


def values_of_placings(outlook: Outlook, legal: Legal) -> list[float]:
    """Value action III: an agent on a building, from where he is missed least, or two bribes of a kind (V5.1)."""
    prospects = Prospects(outlook)
    purse = outlook.state.bribes[outlook.seat]
    drawers = outlook.state.drawers[outlook.seat]
    terms = outlook.terms(drawers)
    bonuses = outlook.bonuses(drawers)
    cards = tile_cards(outlook, drawers)
    origins = prospects.origins()
    values: list[float] = []
    for action in legal:
        if action == actions.MONEY:
            values.append(prospects.taking_money(purse, terms))
        elif action >= actions.TAKE:
            values.append(prospects.taking(purse, terms, action - actions.TAKE))
        else:
            building = action - actions.PLACE
            by_origin = [prospects.placing(purse, terms, building, origin) for origin in origins]
            best = max(by_origin)
            if cards:
                best += tile_gifts(outlook, cards, prospects.closed(building, origins[by_origin.index(best)]))
            values.append(best + bonuses[building])
    return values


def values_of_origins(outlook: Outlook, legal: Legal) -> list[float]:
    """Value where the agent to be placed comes from (V5.2)."""
    prospects = Prospects(outlook)
    purse = outlook.state.bribes[outlook.seat]
    terms = outlook.terms(outlook.state.drawers[outlook.seat])
    if outlook.state.feld_agents:
        return advanced.values_of_origins(prospects, terms, legal)
    origins = [NOWHERE if action == actions.SUPPLY else action - actions.FROM for action in legal]
    return [prospects.placing(purse, terms, outlook.state.target, origin) for origin in origins]


def values_of_bribes(outlook: Outlook, legal: Legal) -> list[float]:
    """Value bribes of each kind: for this turn's action III if it is still to come, else for missions and later."""
    prospects = Prospects(outlook)
    drawers = outlook.state.drawers[outlook.seat]
    purse = outlook.state.bribes[outlook.seat]
    amount = outlook.lookups.amount[outlook.state.choices[0]]
    purses = [purse + amount * UNITS[action - actions.BRIBE] for action in legal]
    if outlook.state.stage == ACTION_II:
        return [prospects.best_action(purse, drawers) for purse in purses]
    terms = outlook.terms(drawers)
    return [prospects.settled(purse, terms) for purse in purses]


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
        help_to_rivals = sum([third_man_helps(outlook, seat, building) for seat in rivals], 0.0)
        own_help = third_man_helps(outlook, outlook.seat, building)
        values.append(AFTER_THE_OTHERS * own_help - help_to_rivals / len(rivals))
    return values


def third_man_helps(outlook: Outlook, seat: int, building: int) -> float:
    """Estimate what the third man on a building adds to a seat's prospects: as much as an own agent would."""
    lookups = outlook.lookups
    agents = outlook.state.agents[seat]
    value = 0.0
    for square in lookups.squares_of[building]:
        missing = (lookups.square_masks[square] & ~agents & ~BITS[building]).bit_count()
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
    ASK_PAY: office.values_of_payments,
    ASK_NOMAD: advanced.values_of_nomad,
    ASK_DIFFERENT: advanced.values_of_different_bribes,
    ASK_SAME_TOKEN: advanced.values_of_same_token,
    ASK_INSTEAD: advanced.values_of_other_tokens,
    ASK_MISSION: advanced.values_of_missions,
    ASK_BOX: office.values_of_box,
    ASK_BUY: office.values_of_purchases,
    ASK_REMOVE: office.values_of_removals,
}
"""Who values which kind of decision."""
