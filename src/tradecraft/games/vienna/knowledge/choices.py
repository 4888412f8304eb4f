"""The value of every choice a player of Vienna can have, one function for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from tradecraft.bots.knowledge.base import softmax
from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.core.errors import Fault, Reason
from tradecraft.core.generator import Generator
from tradecraft.games.vienna.knowledge import office
from tradecraft.games.vienna.knowledge.careful import CarefulPosition, Terms
from tradecraft.games.vienna.knowledge.position import EVERYONE, NEAR
from tradecraft.games.vienna.knowledge.priors import TEMPERATURE, quick_values
from tradecraft.games.vienna.knowledge.prospects import Prospects
from tradecraft.games.vienna.knowledge.reasons import reasons_for
from tradecraft.games.vienna.knowledge.slips import prospects_of, slips_in
from tradecraft.games.vienna.knowledge.value import LESSONS, ROUNDS_AHEAD, play_on
from tradecraft.games.vienna.rules import actions, feld, phases, placing
from tradecraft.games.vienna.rules import lookups as codes
from tradecraft.games.vienna.rules.lookups import BITS, UNITS, amount_of, members
from tradecraft.games.vienna.rules.state import ViennaState

AFTER_THE_OTHERS = 0.5
"""What the third man's help is worth to the one who sends him: the others have their turns with him first."""

PAID_WITH_CHOCOLATE = 0.5
"""What a Feld agent saves on the paydays if he goes rather than another from the supply, while there is chocolate."""

Legal = tuple[int, ...]


class ViennaKnowledge(LearnedKnowledge):
    """Knowledge of Vienna; discreet players know only their own plan, also within a search."""

    def __init__(self, is_discreet: bool = False) -> None:
        """Read the learned weights."""
        super().__init__(LESSONS)
        self.curiosity = 0.3
        self.ahead = ROUNDS_AHEAD
        self.is_dealt_anew = True
        self.is_discreet = is_discreet

    def discreet(self) -> ViennaKnowledge:
        """Return the same for discreet players."""
        discreet = ViennaKnowledge(is_discreet=True)
        discreet.ahead = self.ahead
        discreet.learned = self.learned
        return discreet

    def fresh(self) -> ViennaKnowledge:
        """Return new knowledge, for players who are as discreet."""
        return ViennaKnowledge(self.is_discreet)

    def values(self, state: ViennaState, seat: int, legal: Legal) -> list[float]:
        """Return a value for each legal action of a seat that must decide."""
        return values_by(Prospects(state, seat), legal)

    def slips(self, state: ViennaState) -> tuple[str, ...]:
        """Name the mistakes that people make in a decision."""
        return slips_in(state)

    def slip_values(self, slip: str, state: ViennaState, seat: int, legal: Legal) -> list[float]:
        """Return the values as a player sees them who makes a mistake."""
        return values_by(prospects_of(slip, state, seat), legal)

    def play_on(self, state: ViennaState, draws: Generator) -> None:
        """Play the round and some more with quick priors."""
        play_on(state, draws, self.ahead, self.is_discreet)

    def priors(self, state: ViennaState, seat: int, legal: Legal) -> list[float]:
        """Return how likely each legal action of a seat is to be the best, found quickly."""
        return softmax(quick_values(state, seat, legal, seat if self.is_discreet else EVERYONE), TEMPERATURE)

    def careful_priors(self, state: ViennaState, seat: int, legal: Legal) -> list[float]:
        """Return how likely each legal action of a seat is to be the best, by the careful values."""
        return softmax(self.values(state, seat, legal), TEMPERATURE)

    def reasons(self, state: ViennaState, seat: int, action: int) -> list[Reason]:
        """Return the weightiest reasons for a legal action of a seat."""
        return reasons_for(state, seat, action)


def values_by(prospects: Prospects, legal: Legal) -> list[float]:
    """Value each legal action of the seat whose prospects they are."""
    values_of = CHOICES.get(prospects.state.ask)
    if values_of is None:
        raise Fault(f"nothing is known about the decision {phases.ASKS[prospects.state.ask]}")
    return values_of(prospects, legal)


def values_of_assignments(prospects: Prospects, legal: Legal) -> list[float]:
    """Value each way to assign the hand by what the whole turn is then worth (V2.2)."""
    seat, lookups = prospects.seat, prospects.lookups
    hand = prospects.state.hands[seat]
    # Cards with the same bribe do the same in action II: with a large hand that saves most of the work.
    turns: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {}
    values: list[float] = []
    for action in legal:
        one, two, four = (hand[place] for place in actions.ASSIGNMENTS[action - actions.ASSIGN])
        key = (one, lookups.bribe_on[two])
        if key not in turns:
            drawer = prospects.likely_drawer(seat, one)
            turns[key] = (value_of_turn(prospects, drawer, one, two), prospects.drawers_with(seat, drawer, one))
        value, drawers = turns[key]
        info = lookups.info_on[four]
        values.append(prospects.with_token_gifts(seat, drawers, info, value + prospects.token_worths[info]))
    return values


def values_of_drawers(prospects: Prospects, legal: Legal) -> list[float]:
    """Value each drawer for the card of action I by what the rest of the turn is then worth (V3.1)."""
    one, two, _ = prospects.state.plans[prospects.seat]
    return [value_of_turn(prospects, action - actions.REPLACE, one, two) for action in legal]


def value_of_turn(prospects: Prospects, drawer: int, one: int, two: int) -> float:
    """Value actions I to III with card `one` for a drawer and card `two` for its bribe."""
    state, seat, lookups = prospects.state, prospects.seat, prospects.lookups
    after = prospects.drawers_with(seat, drawer, one)
    replaced = state.drawers[seat][drawer : drawer + 1]
    value = prospects.card_worth(seat, one) - sum([prospects.card_worth(seat, card) for card in replaced], 0.0)
    kind = lookups.bribe_on[two]
    purse = state.bribes[seat] + UNITS[kind]
    if kind == feld.COFFEE and state.feld_is(seat, feld.AMSTERDAM):
        purse += UNITS[kind]
    for card in after:
        if lookups.when[card] == codes.TAKE_BRIBE and lookups.kind_on[card] == kind:
            if lookups.then[card] == codes.BRIBES_FIXED:
                purse += lookups.amount[card] * UNITS[kind]
            else:
                value += prospects.gift(seat, card)
    return value + prospects.best_action(purse, after)


def values_of_placings(prospects: Prospects, legal: Legal) -> list[float]:
    """Value action III: an agent on a building, from where he is missed least, or two bribes of a kind (V5.1)."""
    purse, drawers = prospects.state.bribes[prospects.seat], prospects.state.drawers[prospects.seat]
    terms = prospects.terms_with(drawers)
    bonuses = prospects.bonuses(prospects.seat, drawers)
    cards = prospects.tile_cards(drawers)
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
                closed = prospects.closed(building, origins[by_origin.index(best)])
                best += prospects.tile_gifts(prospects.seat, cards, closed)
            values.append(best + bonuses[building])
    return values


def values_of_origins(prospects: Prospects, legal: Legal) -> list[float]:
    """Value where the agent to be placed comes from; Feld agents have prices of their own (V5.2, V10.5)."""
    state, seat, target = prospects.state, prospects.seat, prospects.state.target
    purse = prospects.state.bribes[prospects.seat]
    terms = prospects.terms_with(prospects.state.drawers[prospects.seat])
    values: list[float] = []
    for action in legal:
        origin = action - actions.FROM
        if action == actions.SUPPLY:
            origin = phases.NOWHERE
        elif action == actions.FELD:
            origin = placing.FELD_FROM_SUPPLY
        if state.feld_agents:
            cost = placing.cost_of(state, seat, target, feld.comes_from(state, seat, origin))
            terms = Terms((*terms.costs[:target], cost, *terms.costs[target + 1 :]), terms.substitutes)
        value = prospects.placing(purse, terms, target, origin)
        if action == actions.FELD and amount_of(purse, feld.CHOCOLATE):
            value += PAID_WITH_CHOCOLATE
        values.append(value)
    return values


def values_of_bribes(prospects: Prospects, legal: Legal) -> list[float]:
    """Value bribes of each kind: for this turn's action III if it is still to come, else for missions and later."""
    purse, drawers = prospects.state.bribes[prospects.seat], prospects.state.drawers[prospects.seat]
    terms = prospects.terms_with(drawers)
    amount = prospects.lookups.amount[prospects.state.choices[0]]
    purses = [purse + amount * UNITS[action - actions.BRIBE] for action in legal]
    if prospects.state.stage == phases.ACTION_II:
        return [prospects.best_action(purse, drawers) for purse in purses]
    return [prospects.settled(purse, terms) for purse in purses]


def values_of_different_bribes(prospects: Prospects, legal: Legal) -> list[float]:
    """Value each set of different bribes (131-135)."""
    purse = prospects.state.bribes[prospects.seat]
    terms = prospects.terms_with(prospects.state.drawers[prospects.seat])
    sets = [members(action - actions.DIFFERENT) for action in legal]
    return [prospects.settled(purse + sum([UNITS[kind] for kind in kinds]), terms) for kinds in sets]


def values_of_tokens(outlook: CarefulPosition, legal: Legal) -> list[float]:
    """Value a step of each token, or two of one just obtained; declining it changes nothing (V5.7, 141-145)."""
    steps = outlook.lookups.amount[outlook.state.choices[0]] if outlook.state.ask == phases.ASK_SAME_TOKEN else 1
    worth = outlook.token_worths
    return [0.0 if action == actions.DECLINE else steps * worth[action - actions.ADVANCE] for action in legal]


def values_of_other_tokens(outlook: CarefulPosition, legal: Legal) -> list[float]:
    """Value each token that action IV may advance, with the abilities for it (156-165, V9.2)."""
    lookups = outlook.lookups
    # Which token the card shows is settled: only abilities for advancing count.
    drawers = [card for card in outlook.state.drawers[outlook.seat] if lookups.when[card] == codes.ADVANCE_TOKEN]
    kinds = [action - actions.ADVANCE for action in legal]
    return [outlook.with_token_gifts(outlook.seat, tuple(drawers), kind, outlook.token_worths[kind]) for kind in kinds]


def values_of_third_man(outlook: CarefulPosition, legal: Legal) -> list[float]:
    """Value the buildings for the third man by how much he helps there, the seat and the others (V10.1, V10.3)."""
    rivals = [seat for seat in range(outlook.state.players) if seat != outlook.seat]
    values: list[float] = []
    for action in legal:
        building = action - actions.THIRD_MAN
        help_to_rivals = sum([third_man_helps(outlook, seat, building) for seat in rivals], 0.0)
        own_help = third_man_helps(outlook, outlook.seat, building)
        values.append(AFTER_THE_OTHERS * own_help - help_to_rivals / len(rivals))
    return values


def third_man_helps(outlook: CarefulPosition, seat: int, building: int) -> float:
    """Estimate what the third man on a building adds to a seat's prospects: as much as an agent of its own would."""
    lookups = outlook.lookups
    agents = outlook.state.agents[seat]
    value = 0.0
    for square in lookups.squares_of[building]:
        missing = (lookups.square_masks[square] & ~agents & ~BITS[building]).bit_count()
        if outlook.state.open_squares & BITS[square] and not agents & BITS[building]:
            value += NEAR[missing] * outlook.square_worth(square)
    return value


CHOICES: dict[int, Callable[[Prospects, Legal], list[float]]] = {
    phases.ASK_ASSIGN: values_of_assignments,
    phases.ASK_REPLACE: values_of_drawers,
    phases.ASK_PLACE: values_of_placings,
    phases.ASK_SOURCE: values_of_origins,
    phases.ASK_WANDER: values_of_third_man,
    phases.ASK_BRIBE: values_of_bribes,
    phases.ASK_TOKEN: values_of_tokens,
    phases.ASK_STAND: values_of_third_man,
    phases.ASK_PAY: office.values_of_payments,
    phases.ASK_NOMAD: office.values_of_nomad,
    phases.ASK_DIFFERENT: values_of_different_bribes,
    phases.ASK_SAME_TOKEN: values_of_tokens,
    phases.ASK_INSTEAD: values_of_other_tokens,
    phases.ASK_MISSION: office.values_of_missions,
    phases.ASK_BOX: office.values_of_box,
    phases.ASK_BUY: office.values_of_purchases,
    phases.ASK_REMOVE: office.values_of_removals,
}
"""Who values which kind of decision."""
