"""A position of 1955 as one player sees it: what officer, search, features and hints all read.

It values choices at a glance, with what can be told without trying many combinations of cards. `careful` looks at the
same with more care. All values are in one currency, in which the first secured country is worth 1.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import actions, phases
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.lookups import Lookups
from tradecraft.games.war1955.rules.sets import BITS, without
from tradecraft.games.war1955.rules.specials.catalogue import (
    BLOCKADE,
    KEPT_CARDS,
    MILITARY_TRANSPORT,
    PILFER_ACCOUNT,
    SPECIAL_IDS,
)
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.victory import COUNTRIES_TO_WIN, DIRECTIONS

ALL: Final = len(COUNTRIES)
# A list: the compiler takes a tuple of fractions for one that was never set.
STAKES: Final = [1.0, 1.5, 4.0]
"""What the next secured country is worth, by how many are secured already."""
HOME_STAKE: Final = 4.0
"""What the opponent's home is worth."""
NEARNESS: Final = 0.5
REACH: Final = 4.0
"""What a pawn one step from a star is worth, as a part of securing it; over how many steps it falls to a third."""
LONGEST: Final = 40
NEAR: Final = [1.0] + [NEARNESS * exp((1 - steps) / REACH) for steps in range(1, LONGEST)]
"""What a pawn's place is worth by the steps to a star, as a part of what securing it is worth."""

POINT: Final = 0.02
"""What a point of influence is worth in the hand."""
HELD: Final = {"rebel_forces": 0.06, "military_transport": 0.03, "revolution": 0.05, "coordinated_assault": 0.04}
HELD_WORTH: Final = [HELD.get(id, 0.0) for id in SPECIAL_IDS]
"""The worth of special actions in the hand, in addition to their influence."""
PLAIN: Final = {
    "deport": 0.12,
    "detain": 0.1,
    "paid_informant": 0.05,
    "safe_house": 0.18,
    "supply_drop": 0.28,
}
"""What special actions without a target are worth to their player."""
GADGET_WORTH: Final = [0.35, 0.2]
"""What each gadget is worth; the first is worth more."""
PILFERED_CARD: Final = 0.07
ATTACK: Final = 5
"""The total of a typical influence action."""
UNBLOCKED: Final = 0.95
"""How likely an action is to pass where the opponent is not present: a transport may still bring their spy."""
BLOCK_IN_CARD: Final = 1.3
"""How much an unseen card blocks on average."""
MOST: Final = 3.0
"""Where a threat or a chance counts no more: it may not come to pass."""
TROUBLE: Final = 0.05
"""The least worth of an answer or a move out of turn, in addition to its card."""


WON: Final = 3.0
"""What winning the game is worth at a glance: much, but not more than can be weighed up."""
CLOSE: Final = 0.15
QUICK_PLAIN: Final = {**PLAIN, "military_transport": 0.1, "strategic_resupply": 0.05}
QUICK_WORTH: Final = [QUICK_PLAIN.get(id, 0.0) for id in SPECIAL_IDS]
"""What special actions are worth at a glance whose best target takes time to find."""


class Position:
    """A game as one player sees it, with the pawns counted towards the player's stars."""

    plain: list[float] = QUICK_WORTH
    closed_worth: float = 0.0
    useless: float = -1.0
    """What actions without a target are worth, a blockade of a closed country, and an answer that is of no use."""

    def __init__(self, state: WarState, seat: i64) -> None:
        """Look at a game."""
        self.state: WarState = state
        self.tables: Lookups = state.lookups
        self.seat: i64 = seat
        self.other: i64 = 1 - seat
        self.hand: tuple[int, ...] = state.hands[seat]
        self.spy: i64 = state.spies[seat]
        self.home: i64 = state.homes[seat]
        self.enemy_home: i64 = state.homes[1 - seat]
        self.stars: tuple[int, ...] = state.track_steps
        self.pawns: list[int] = state.pawns if DIRECTIONS[seat] == 1 else [-pawn for pawn in state.pawns]
        self.secured: i64 = state.secured[seat].bit_count()
        self.lost: i64 = state.secured[1 - seat].bit_count()
        self.closed: i64 = state.secured[0] | state.secured[1] | state.blockaded
        mercenaries: i64 = 0
        country_of = state.lookups.country_of
        for card in self.hand:
            if country_of[card] == NONE:
                mercenaries += state.lookups.influence_of[card]
        self.mercenaries: i64 = mercenaries

    def worth(self, action: i64) -> float:
        """Return what a choice is worth."""
        state = self.state
        if action < actions.INFLUENCE:
            return self.choose_home(action - actions.HOME)
        if action < actions.SPECIAL:
            index = action - actions.INFLUENCE
            return self.influence(index // ALL, index % ALL)
        if action < actions.ADVANCED_TRANSPORT:
            card = action - actions.SPECIAL
            return self.answer_transport(card) if state.ask == phases.ASK_ANSWER else self.play_special(card)
        if action < actions.PASS:
            return self.play_gadget(action - actions.ADVANCED_TRANSPORT)
        if action < actions.ADD:
            return 0.0
        if action < actions.TARGET:
            return self.add(action - actions.ADD)
        if action < actions.GADGET:
            return self.target(action - actions.TARGET)
        if action < actions.DECLARE:
            return GADGET_WORTH[action - actions.GADGET]
        if action == actions.DECLARE:
            return self.declare()
        if action < actions.COUNTER:
            return self.suffered(1) - self.block_cost(action - actions.BLOCK)
        if action < actions.LET_THROUGH:
            return self.suffered(1) - self.cost(action - actions.COUNTER) - TROUBLE
        if action == actions.LET_THROUGH:
            return 0.0
        if action < actions.MOVE:
            return self.keep(action - actions.KEEP)
        return self.station(action - actions.MOVE) if action < actions.STAY else self.stay()

    def is_open(self, country: i64) -> bool:
        """Tell whether a pawn can be moved by an ordinary action."""
        return not self.closed & BITS[country]

    # Pawns

    def gain(self, country: i64, steps: i64) -> float:
        """Return what it is worth to advance a pawn."""
        star: i64 = self.stars[country]
        before: i64 = self.pawns[country]
        after: i64 = min(before + steps, star)
        is_home = country == self.enemy_home
        mine: float = HOME_STAKE if is_home else STAKES[self.secured]
        theirs: float = HOME_STAKE if country == self.home else STAKES[self.lost]
        gain = mine * (NEAR[star - after] - NEAR[star - before]) + theirs * (NEAR[star + before] - NEAR[star + after])
        return self.winning(gain) if after == star and (is_home or self.secured + 1 >= COUNTRIES_TO_WIN) else gain

    def loss(self, country: i64, steps: i64) -> float:
        """Return what it costs if the opponent advances a pawn."""
        star: i64 = self.stars[country]
        before: i64 = self.pawns[country]
        after: i64 = max(before - steps, -star)
        is_home = country == self.home
        mine: float = HOME_STAKE if country == self.enemy_home else STAKES[self.secured]
        theirs: float = HOME_STAKE if is_home else STAKES[self.lost]
        loss = theirs * (NEAR[star + after] - NEAR[star + before]) + mine * (NEAR[star - before] - NEAR[star - after])
        return self.winning(loss) if after == -star and (is_home or self.lost + 1 >= COUNTRIES_TO_WIN) else loss

    def winning(self, gain: float) -> float:
        """Return what advancing a pawn is worth if it wins the game as well."""
        return WON

    # Influence

    def cost(self, card: i64) -> float:
        """Return what a card is worth in the hand."""
        action: i64 = self.tables.action_of[card]
        held: float = HELD_WORTH[action] if action != NONE else 0.0
        return POINT * self.tables.influence_of[card] + held

    def total(self, cards: tuple[int, ...], country: i64, spy: i64) -> i64:
        """Return what cards count together in an influence action with the spy in a given place."""
        total: i64 = 0
        matching: i64 = 0
        for card in cards:
            total += self.tables.value_in[card][country]
            if self.tables.country_of[card] == country:
                matching += 1
        return total + 1 if matching == 1 and spy == country else total

    def block_total(self, cards: tuple[int, ...], country: i64, spy: i64) -> i64:
        """Return what cards are worth in a block with the blocker's spy in a given place."""
        total: i64 = 0
        for card in cards:
            total += self.tables.block_value_in[card][country]
            if spy == country and self.tables.country_of[card] == country:
                total += 1
        return total

    def passes(self, country: i64, total: i64) -> float:
        """Return how likely an influence action is not to be blocked."""
        if not self.state.hands[self.other]:
            return 1.0
        if self.state.spies[self.other] != country and self.enemy_home != country:
            return UNBLOCKED
        power, spread = self.power(country)
        return min(UNBLOCKED, max(0.1, 0.5 + (float(total) - power) / (2.0 * spread)))

    def power(self, country: i64) -> tuple[float, float]:
        """Return how much the opponent can be expected to block with in a country, and how uncertain that is."""
        cards = len(self.state.hands[self.other])
        return BLOCK_IN_CARD * cards, 0.5 + 1.5 * sqrt(float(cards))

    def act(self, country: i64, total: i64) -> float:
        """Return what an influence action of a given total is worth."""
        return self.gain(country, total) * self.passes(country, total)

    def _act_with(self, country: i64, total: i64, mercenaries: i64) -> float:
        """Return the same with mercenaries added if they are worth it: all or none."""
        worth = self.act(country, total)
        if mercenaries:
            worth = max(worth, self.act(country, total + mercenaries) - POINT * float(mercenaries))
        return worth

    def influence(self, card: i64, country: i64) -> float:
        """Return what the best influence action with a card is worth."""
        value: i64 = self.tables.value_in[card][country]
        owner: i64 = self.tables.country_of[card]
        if owner == NONE:
            return self._act_with(country, value, self.mercenaries - value) - self.cost(card)
        if owner != country or self.spy != country:
            return self._act_with(country, value, self.mercenaries) - self.cost(card)
        worth = self._act_with(country, value + 1, self.mercenaries)
        for second in without(self.hand, card):
            if self.tables.country_of[second] == country:
                both = value + self.tables.influence_of[second]
                worth = max(worth, self._act_with(country, both, self.mercenaries) - self.cost(second))
        return worth - self.cost(card)

    def add(self, card: i64) -> float:
        """Return what one more card in what is being prepared is worth."""
        state = self.state
        if state.ask == phases.ASK_BLOCK:
            return -POINT * float(self.tables.influence_of[card]) - CLOSE
        cards = (*state.draft, card)
        mercenaries = self.mercenaries
        for drafted in cards:
            if self.tables.country_of[drafted] == NONE:
                mercenaries -= self.tables.influence_of[drafted]
        return self._act_with(state.place, self.total(cards, state.place, self.spy), mercenaries) - self.cost(card)

    def declare(self) -> float:
        """Return what it is worth to announce what is prepared as it is."""
        state = self.state
        if state.ask == phases.ASK_BLOCK or state.ask == phases.ASK_PAWN:
            return 0.0
        return self.act(state.place, self.total(state.draft, state.place, self.spy))

    # Special actions

    def play_special(self, card: i64) -> float:
        """Return what a card is worth if it is played for its action in the player's turn, with its best targets."""
        special = self.tables.special_of[card]
        worth = 0.0
        if special.pawns:
            gains = [self.gain(country, 1) for country in range(ALL) if self.is_open(country)]
            gains.sort(reverse=True)
            for gain in gains[: special.pawns]:
                worth += gain
        elif special.steps:
            targets = special.targets(self.state, self.seat)
            for country in range(ALL):
                if targets & BITS[country]:
                    worth = max(worth, self.gain(country, special.steps))
        elif special is BLOCKADE:
            worth = max([self.closed_worth] + [self.blockade(country) for country in range(ALL)])
        else:
            worth = self.special(card, NONE)
        return worth - self.cost(card)

    def special(self, card: i64, target: i64, is_own: bool = True) -> float:
        """Return what a special action is worth to the player, or costs if it is the opponent's, if it stands."""
        special = self.tables.special_of[card]
        if special.pawns:
            worth = 0.0
            for country in range(ALL):
                if target & BITS[country]:
                    worth += self.gain(country, 1) if is_own else self.loss(country, 1)
            return worth
        if special.steps:
            return self.gain(target, special.steps) if is_own else self.loss(target, special.steps)
        if special is BLOCKADE:
            return self.blockade(target) if is_own else -self.blockade(target)
        if special.asks == phases.ASK_GADGET:
            is_first = special.targets(self.state, self.seat) & BITS[0] if is_own else target == 0
            return GADGET_WORTH[0] if is_first else GADGET_WORTH[1]
        if special is PILFER_ACCOUNT:
            return PILFERED_CARD * (len(self.state.hands[self.other] if is_own else self.hand) - KEPT_CARDS)
        return self.plain[self.tables.action_of[card]]

    def blockade(self, country: i64) -> float:
        """Return what closing a country is worth: what the opponent could do there, less what the player could."""
        if self.closed & BITS[country]:
            return self.closed_worth
        return 0.4 * (min(self.loss(country, ATTACK), MOST) - min(self.gain(country, ATTACK), MOST))

    def target(self, country: i64) -> float:
        """Return what naming a country is worth."""
        state = self.state
        if state.ask == phases.ASK_PAWN:
            return self.gain(country, 1)
        if state.ask == phases.ASK_TARGET and self.tables.special_of[state.using] is not MILITARY_TRANSPORT:
            return self.special(state.using, country)
        return self.arrive(country)

    def arrive(self, country: i64) -> float:
        """Return what it is worth that an action brings the spy to a country."""
        if self.state.stack and self.state.stack[-1].target == country:
            return 1.0
        return self.station(country)

    def play_gadget(self, card: i64) -> float:
        """Return what moving by Advanced Transport before a play is worth."""
        return -0.1

    # Answers

    def suffered(self, depth: i64) -> float:
        """Return what it costs if what the opponent has declared stands; depth 1 is what was declared last."""
        declared = self.state.stack[-depth]
        if declared.what == phases.INFLUENCE:
            return self.loss(declared.target, declared.total)
        if declared.what == phases.COUNTER:
            return self.defended(depth + 1)
        return self.special(declared.cards[0], declared.target, False)

    def defended(self, depth: i64) -> float:
        """Return what the player's declared action, which the opponent counters, is worth if it stands."""
        declared = self.state.stack[-depth]
        if declared.what == phases.COUNTER:
            return self.suffered(depth + 1)
        return self.special(declared.cards[0], declared.target)

    def block_cost(self, card: i64) -> float:
        """Return what a block costs that begins with a card, NONE for any."""
        influence = self.tables.influence_of[card] if card != NONE else 0
        return POINT * float(self.state.stack[-1].total + influence)

    def answer_transport(self, card: i64) -> float:
        """Return what a transport in the opponent's turn is worth: it may bring the spy to where a block is needed."""
        attack = self.state.stack[-1]
        country: i64 = attack.target
        if attack.what != phases.INFLUENCE or country == self.spy:
            return self.useless
        if self.block_total(without(self.hand, card), country, country) < attack.total:
            return self.useless
        return self.suffered(1) - self.block_cost(NONE) - self.cost(card) - 3.0 * TROUBLE

    # The spy, and what is kept

    def station(self, country: i64) -> float:
        """Return what it is worth to have the spy somewhere: to act from there, and to block there."""
        if not self.is_open(country):
            return -0.5
        best: i64 = 0
        for card in self.hand:
            owner: i64 = self.tables.country_of[card]
            if owner != NONE:
                value: i64 = self.tables.value_in[card][country]
                best = max(best, value + 2 if owner == country else value)
        power = self.block_total(self.hand, country, country)
        guard = min(self.loss(country, ATTACK), WON) * min(1.0, float(power) / (ATTACK + 1.0))
        return 0.5 * min(self.gain(country, best + self.mercenaries), WON) + guard

    def stay(self) -> float:
        """Return what it is worth to leave the spy where it is."""
        return self.station(self.spy) + CLOSE

    def choose_home(self, country: i64) -> float:
        """Return what a home is worth: cards of its own, and a short track."""
        fitting: i64 = 0
        for card in self.hand:
            if self.tables.country_of[card] == country:
                fitting += 1
        return 0.2 * float(fitting) - 0.1 * self.stars[country]

    def keep(self, card: i64) -> float:
        """Return what it is worth to keep a card."""
        return 0.15 * self.tables.influence_of[card]


def quick_worths(state: WarState, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Value each legal action of a seat at a glance."""
    position = Position(state, seat)
    return [position.worth(action) for action in legal]


def likeliest(state: WarState, seat: i64, legal: tuple[int, ...]) -> int:
    """Return the action that looks best at a glance; of equals the first."""
    if len(legal) == 1:
        return legal[0]
    worths = quick_worths(state, seat, legal)
    return legal[worths.index(max(worths))]
