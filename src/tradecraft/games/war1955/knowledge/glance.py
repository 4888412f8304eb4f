"""What choices in 1955 are worth at a glance.

The same currency as in `outlook`, but only what can be told without trying many combinations of cards.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.knowledge.outlook import (
    ATTACK,
    GADGET_WORTH,
    HELD,
    HOME_STAKE,
    MOST,
    NEARNESS,
    PILFERED_CARD,
    PLAIN,
    POINT,
    REACH,
    STAKES,
    TROUBLE,
)
from tradecraft.games.war1955.rules import actions
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.phases import (
    ASK_ANSWER,
    ASK_BLOCK,
    ASK_GADGET,
    ASK_PAWN,
    ASK_TARGET,
    COUNTER,
    INFLUENCE,
)
from tradecraft.games.war1955.rules.sets import BITS
from tradecraft.games.war1955.rules.specials.catalogue import (
    BLOCKADE,
    KEPT_CARDS,
    PILFER_ACCOUNT,
    SPECIAL_IDS,
)
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.victory import COUNTRIES_TO_WIN, DIRECTIONS

LONGEST: Final = 40
NEAR: Final = [1.0] + [NEARNESS * exp((1 - steps) / REACH) for steps in range(1, LONGEST)]
"""What a pawn's place is worth by the steps to a star, as a part of what securing it is worth."""
WON: Final = 3.0
"""What winning the game is worth here: much, but not more than can be weighed up."""
UNBLOCKED: Final = 0.95
"""How likely an action is to pass where the opponent is not present: a transport may still bring their spy."""
BLOCK_IN_CARD: Final = 1.3
"""How much a card that one has not seen blocks on average."""
CLOSE: Final = 0.15

_PLAIN: Final = {**PLAIN, "military_transport": 0.1, "strategic_resupply": 0.05}
SPECIAL_WORTH: Final = [_PLAIN.get(id, 0.0) for id in SPECIAL_IDS]
"""What special actions without a target are worth to their player."""
HELD_WORTH: Final = [HELD.get(id, 0.0) for id in SPECIAL_IDS]
"""What special actions are worth in the hand besides their influence."""


class Glance:
    """A game as a player sees it at a glance."""

    __slots__ = ("direction", "hand", "home", "mercenaries", "other", "seat", "spy", "state", "tables")

    def __init__(self, state: WarState, seat: i64) -> None:
        """Look at a game."""
        self.state = state
        self.tables = state.tables
        self.seat: i64 = seat
        self.other: i64 = 1 - seat
        self.spy: i64 = state.spies[seat]
        self.home: i64 = state.homes[seat]
        self.direction: i64 = DIRECTIONS[seat]
        self.hand = state.hands[seat]
        mercenaries: i64 = 0
        for card in self.hand:
            if self.tables.country_of[card] == NONE:
                mercenaries += self.tables.influence_of[card]
        self.mercenaries: i64 = mercenaries

    def worth(self, action: i64) -> float:
        """Return what a choice is worth."""
        state = self.state
        if action < actions.INFLUENCE:
            return self._home(action - actions.HOME)
        if action < actions.SPECIAL:
            index = action - actions.INFLUENCE
            return self._influence(index // len(COUNTRIES), index % len(COUNTRIES))
        if action < actions.ADVANCED_TRANSPORT:
            card = action - actions.SPECIAL
            return self._answer_transport(card) if state.ask == ASK_ANSWER else self._play_special(card)
        if action < actions.PASS:
            return -0.1
        if action < actions.ADD:
            return 0.0
        if action < actions.TARGET:
            return self._add(action - actions.ADD)
        if action < actions.GADGET:
            return self._target(action - actions.TARGET)
        if action < actions.DECLARE:
            return GADGET_WORTH[action - actions.GADGET]
        if action == actions.DECLARE:
            return self._declare()
        if action < actions.COUNTER:
            influence: i64 = state.stack[-1].total + self.tables.influence_of[action - actions.BLOCK]
            return self._suffered(1) - POINT * float(influence)
        if action < actions.LET_THROUGH:
            return self._suffered(1) - self.cost(action - actions.COUNTER) - TROUBLE
        if action == actions.LET_THROUGH:
            return 0.0
        if action < actions.MOVE:
            return 0.15 * self.tables.influence_of[action - actions.KEEP]
        if action < actions.STAY:
            return self._station(action - actions.MOVE)
        return self._station(self.spy) + CLOSE

    def gain(self, country: i64, steps: i64) -> float:
        """Return what it is worth to advance a pawn."""
        state = self.state
        star: i64 = state.track_steps[country]
        before: i64 = state.pawns[country] * self.direction
        after: i64 = min(before + steps, star)
        secured: i64 = state.secured[self.seat].bit_count()
        lost: i64 = state.secured[self.other].bit_count()
        is_home = country == state.homes[self.other]
        if after == star and (is_home or secured + 1 >= COUNTRIES_TO_WIN):
            return WON
        mine: float = HOME_STAKE if is_home else STAKES[secured]
        theirs: float = HOME_STAKE if country == self.home else STAKES[lost]
        gained = mine * (NEAR[star - after] - NEAR[star - before])
        return gained + theirs * (NEAR[star + before] - NEAR[star + after])

    def loss(self, country: i64, steps: i64) -> float:
        """Return what it costs if the opponent advances a pawn."""
        state = self.state
        star: i64 = state.track_steps[country]
        before: i64 = state.pawns[country] * self.direction
        after: i64 = max(before - steps, -star)
        secured: i64 = state.secured[self.seat].bit_count()
        lost: i64 = state.secured[self.other].bit_count()
        if after == -star and (country == self.home or lost + 1 >= COUNTRIES_TO_WIN):
            return WON
        mine: float = HOME_STAKE if country == state.homes[self.other] else STAKES[secured]
        theirs: float = HOME_STAKE if country == self.home else STAKES[lost]
        lost_worth = theirs * (NEAR[star + after] - NEAR[star + before])
        return lost_worth + mine * (NEAR[star - before] - NEAR[star - after])

    def cost(self, card: i64) -> float:
        """Return what a card is worth in the hand."""
        action: i64 = self.tables.action_of[card]
        held: float = HELD_WORTH[action] if action != NONE else 0.0
        return POINT * self.tables.influence_of[card] + held

    def passes(self, country: i64, total: i64) -> float:
        """Return how likely an influence action is not to be blocked."""
        state = self.state
        cards = len(state.hands[self.other])
        if cards == 0:
            return 1.0
        if state.spies[self.other] != country and state.homes[self.other] != country:
            return UNBLOCKED
        spread = 0.5 + 1.5 * sqrt(float(cards))
        return min(UNBLOCKED, max(0.1, 0.5 + (float(total) - BLOCK_IN_CARD * cards) / (2.0 * spread)))

    def _act(self, country: i64, total: i64) -> float:
        """Return what an influence action of a given total is worth."""
        return self.gain(country, total) * self.passes(country, total)

    def _act_with(self, country: i64, total: i64, mercenaries: i64) -> float:
        """Return the same with as many mercenaries besides as are worth it: all or none."""
        worth = self._act(country, total)
        if mercenaries:
            worth = max(worth, self._act(country, total + mercenaries) - POINT * float(mercenaries))
        return worth

    def _influence(self, card: i64, country: i64) -> float:
        value: i64 = self.tables.value_in[card][country]
        owner: i64 = self.tables.country_of[card]
        if owner == NONE:
            return self._act_with(country, value, self.mercenaries - value) - self.cost(card)
        if owner != country or self.spy != country:
            return self._act_with(country, value, self.mercenaries) - self.cost(card)
        worth = self._act_with(country, value + 1, self.mercenaries)
        is_first = True
        for second in self.hand:
            if second == card and is_first:
                is_first = False
            elif self.tables.country_of[second] == country:
                both = value + self.tables.influence_of[second]
                worth = max(worth, self._act_with(country, both, self.mercenaries) - self.cost(second))
        return worth - self.cost(card)

    def _add(self, card: i64) -> float:
        state = self.state
        more: i64 = self.tables.influence_of[card]
        if state.ask == ASK_BLOCK:
            return -POINT * float(more) - CLOSE
        mercenaries = self.mercenaries
        for drafted in state.draft:
            if self.tables.country_of[drafted] == NONE:
                mercenaries -= self.tables.influence_of[drafted]
        total = self._drafted(card)
        if self.tables.country_of[card] == NONE:
            mercenaries -= more
        return self._act_with(state.place, total, mercenaries) - self.cost(card)

    def _declare(self) -> float:
        state = self.state
        if state.ask == ASK_BLOCK or state.ask == ASK_PAWN:
            return 0.0
        return self._act(state.place, self._drafted(NONE))

    def _drafted(self, more: i64) -> i64:
        """Return what the prepared cards count together, with one more if there is one."""
        country = self.state.place
        tables = self.tables
        total: i64 = 0
        matching: i64 = 0
        for card in self.state.draft:
            total += tables.value_in[card][country]
            if tables.country_of[card] == country:
                matching += 1
        if more != NONE:
            total += tables.value_in[more][country]
            if tables.country_of[more] == country:
                matching += 1
        return total + 1 if matching == 1 and self.spy == country else total

    def _play_special(self, card: i64) -> float:
        """Return what a card is worth if it is played for its action in the own turn, with its best targets."""
        state = self.state
        special = self.tables.special_of[card]
        worth = 0.0
        if special.pawns:
            closed = state.secured[0] | state.secured[1] | state.blockaded
            gains = [self.gain(country, 1) for country in range(len(COUNTRIES)) if not closed & BITS[country]]
            gains.sort(reverse=True)
            for gain in gains[: special.pawns]:
                worth += gain
        elif special.steps:
            targets = special.targets(state, self.seat)
            for country in range(len(COUNTRIES)):
                if targets & BITS[country]:
                    worth = max(worth, self.gain(country, special.steps))
        elif special is BLOCKADE:
            for country in range(len(COUNTRIES)):
                worth = max(worth, self._blockade(country))
        else:
            worth = self._special(card, NONE)
        return worth - self.cost(card)

    def _special(self, card: i64, target: i64) -> float:
        """Return what a special action of the player is worth if it is not countered."""
        state = self.state
        special = self.tables.special_of[card]
        worth = 0.0
        if special.pawns:
            for country in range(len(COUNTRIES)):
                if target & BITS[country]:
                    worth += self.gain(country, 1)
            return worth
        if special.steps:
            return self.gain(target, special.steps)
        if special is BLOCKADE:
            return self._blockade(target)
        if special.asks == ASK_GADGET:
            return GADGET_WORTH[0] if special.targets(state, self.seat) & BITS[0] else GADGET_WORTH[1]
        if special is PILFER_ACCOUNT:
            return PILFERED_CARD * (len(state.hands[self.other]) - KEPT_CARDS)
        return SPECIAL_WORTH[self.tables.action_of[card]]

    def _blockade(self, country: i64) -> float:
        state = self.state
        if (state.secured[0] | state.secured[1] | state.blockaded) & BITS[country]:
            return 0.0
        return 0.4 * (min(self.loss(country, ATTACK), MOST) - min(self.gain(country, ATTACK), MOST))

    def _answer_transport(self, card: i64) -> float:
        """Return what a transport in the opponent's turn is worth: it may bring the spy to where a block is needed."""
        attack = self.state.stack[-1]
        country: i64 = attack.target
        if attack.what != INFLUENCE or country == self.spy:
            return -1.0
        power: i64 = -self.tables.block_value_in[card][country]
        if self.tables.country_of[card] == country:
            power -= 1
        for other in self.hand:
            power += self.tables.block_value_in[other][country]
            if self.tables.country_of[other] == country:
                power += 1
        if power < attack.total:
            return -1.0
        return self._suffered(1) - POINT * float(attack.total) - self.cost(card) - 3.0 * TROUBLE

    def _target(self, country: i64) -> float:
        state = self.state
        if state.ask == ASK_PAWN:
            return self.gain(country, 1)
        if state.ask == ASK_TARGET:
            special = self.tables.special_of[state.using]
            if special.steps:
                return self.gain(country, special.steps)
            if special is BLOCKADE:
                return self._blockade(country)
        if state.stack and state.stack[-1].target == country:
            return 1.0
        return self._station(country)

    def _suffered(self, depth: i64) -> float:
        """Return what it costs if what the opponent has declared stands; depth 1 is what was declared last."""
        declared = self.state.stack[-depth]
        target: i64 = declared.target
        if declared.what == INFLUENCE:
            return self.loss(target, declared.total)
        if declared.what == COUNTER:
            return self._defended(depth + 1)
        special = self.tables.special_of[declared.cards[0]]
        if special.pawns:
            worth = 0.0
            for country in range(len(COUNTRIES)):
                if target & BITS[country]:
                    worth += self.loss(country, 1)
            return worth
        if special.steps:
            return self.loss(target, special.steps)
        if special is BLOCKADE:
            return -self._blockade(target)
        if special.asks == ASK_GADGET:
            return GADGET_WORTH[target]
        if special is PILFER_ACCOUNT:
            return PILFERED_CARD * (len(self.hand) - KEPT_CARDS)
        return SPECIAL_WORTH[self.tables.action_of[declared.cards[0]]]

    def _defended(self, depth: i64) -> float:
        """Return what one's own declared action, which the opponent counters, is worth if it stands."""
        declared = self.state.stack[-depth]
        if declared.what == COUNTER:
            return self._suffered(depth + 1)
        return self._special(declared.cards[0], declared.target)

    def _station(self, country: i64) -> float:
        """Return what the spy is worth in a country: to act there and to block there."""
        state = self.state
        if (state.secured[0] | state.secured[1] | state.blockaded) & BITS[country]:
            return -0.5
        power: i64 = self.mercenaries
        best: i64 = 0
        for card in self.hand:
            owner: i64 = self.tables.country_of[card]
            if owner != NONE:
                power += self.tables.block_value_in[card][country]
                value: i64 = self.tables.value_in[card][country]
                if owner == country:
                    power += 1
                    value += 2
                if value > best:
                    best = value
        guard = min(self.loss(country, ATTACK), WON) * min(1.0, float(power) / (ATTACK + 1.0))
        return 0.5 * min(self.gain(country, best + self.mercenaries), WON) + guard

    def _home(self, country: i64) -> float:
        fitting: i64 = 0
        for card in self.hand:
            if self.tables.country_of[card] == country:
                fitting += 1
        return 0.2 * float(fitting) - 0.1 * self.state.track_steps[country]
