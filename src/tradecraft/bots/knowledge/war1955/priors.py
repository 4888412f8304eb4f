"""Which choices in 1955 are likely to be the best, at a glance: what a search looks at first.

The same currency as in `outlook`, but only what can be told without trying combinations of cards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tradecraft.bots.knowledge.war1955.outlook import ATTACK, GADGET_WORTH, HOME_STAKE, MOST, NEARNESS, REACH, STAKES
from tradecraft.core.native import i64
from tradecraft.games.war1955 import actions
from tradecraft.games.war1955.content_model import (
    BLOCKADE,
    COORDINATED_ASSAULT,
    COORDINATED_ATTACK,
    COUNTRIES,
    DEPORT,
    DETAIN,
    GADGET_BUSTER,
    GADGET_RESEARCH,
    MILITARY_TRANSPORT,
    NONE,
    PAID_INFORMANT,
    PILFER_ACCOUNT,
    REBEL_FORCES,
    REVOLUTION,
    SAFE_HOUSE,
    SPECIALS,
    STRATEGIC_RESUPPLY,
    SUPPLY_DROP,
)
from tradecraft.games.war1955.phases import ASK_ANSWER, ASK_BLOCK, ASK_PAWN, ASK_TARGET, INFLUENCE
from tradecraft.games.war1955.specials import REVOLUTION_STEPS
from tradecraft.games.war1955.state import WarState
from tradecraft.games.war1955.tables import BITS
from tradecraft.games.war1955.victory import COUNTRIES_TO_WIN, DIRECTIONS

TEMPERATURE: Final = 0.3
"""How much better a choice is that is likelier by a factor of e."""
LONGEST: Final = 40
NEAR: Final = [1.0] + [NEARNESS * exp((1 - steps) / REACH) for steps in range(1, LONGEST)]
"""What a pawn's place is worth by the steps to a star, as a part of what securing it is worth."""
WON: Final = 3.0
"""What winning the game is worth here: much, but not more than can be weighed up."""
BLOCKABLE: Final = 0.6
"""What is left of an action's worth where the opponent is present."""
CARD: Final = 0.03
"""What a point of influence is worth in the hand."""
CLOSE: Final = 0.15

SPECIAL_WORTH: Final = [0.0] * len(SPECIALS)
"""What special actions without a target are worth when they are taken up."""
SPECIAL_WORTH[BLOCKADE] = 0.15
SPECIAL_WORTH[COORDINATED_ASSAULT] = 0.3
SPECIAL_WORTH[COORDINATED_ATTACK] = 0.2
SPECIAL_WORTH[DEPORT] = 0.12
SPECIAL_WORTH[DETAIN] = 0.1
SPECIAL_WORTH[GADGET_RESEARCH] = 0.35
SPECIAL_WORTH[GADGET_BUSTER] = 0.25
SPECIAL_WORTH[MILITARY_TRANSPORT] = 0.1
SPECIAL_WORTH[PAID_INFORMANT] = 0.05
SPECIAL_WORTH[PILFER_ACCOUNT] = 0.2
SPECIAL_WORTH[REBEL_FORCES] = 0.0
SPECIAL_WORTH[REVOLUTION] = 0.3
SPECIAL_WORTH[SAFE_HOUSE] = 0.18
SPECIAL_WORTH[SUPPLY_DROP] = 0.3
SPECIAL_WORTH[STRATEGIC_RESUPPLY] = 0.05


def priors(state: WarState, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Return how likely each legal action is to be the best, adding up to 1."""
    glance = Glance(state, seat)
    worths: list[float] = []
    most = -1000.0
    for action in legal:
        worth = glance.worth(action)
        worths.append(worth)
        most = max(most, worth)
    total = 0.0
    for place in range(len(worths)):
        weight = exp((worths[place] - most) / TEMPERATURE)
        worths[place] = weight
        total += weight
    for place in range(len(worths)):
        worths[place] /= total
    return worths


def likeliest(state: WarState, seat: i64, legal: tuple[int, ...]) -> int:
    """Return the action that looks best at a glance; of equals the first."""
    if len(legal) == 1:
        return legal[0]
    glance = Glance(state, seat)
    best = legal[0]
    most = -1000.0
    for action in legal:
        worth = glance.worth(action)
        if worth > most:
            most = worth
            best = action
    return best


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
            if state.ask == ASK_ANSWER:
                return 0.1
            card = action - actions.SPECIAL
            return SPECIAL_WORTH[self.tables.action_of[card]] - CARD * self.tables.influence_of[card]
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
            return self._suffered() - CARD * self.tables.influence_of[action - actions.BLOCK]
        if action < actions.LET_THROUGH:
            return 0.15
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

    def _influence(self, card: i64, country: i64) -> float:
        total: i64 = self.tables.value_in[card][country]
        owner: i64 = self.tables.country_of[card]
        if owner == country and self.spy == country:
            total += 1
            for second in self.hand:
                if second != card and self.tables.country_of[second] == country:
                    total += self.tables.influence_of[second] // 2
                    break
        state = self.state
        left: i64 = state.track_steps[country] - state.pawns[country] * self.direction
        if owner != NONE and total < left <= total + self.mercenaries:
            total = left
        gain = min(self.gain(country, total), WON)
        if state.spies[self.other] == country or state.homes[self.other] == country:
            gain *= BLOCKABLE
        return gain - CARD * self.tables.influence_of[card]

    def _add(self, card: i64) -> float:
        state = self.state
        if state.ask == ASK_BLOCK:
            return -CARD * self.tables.influence_of[card] - CLOSE
        total = self._drafted()
        more: i64 = self.tables.influence_of[card]
        return self.gain(state.place, total + more) - CARD * float(more) - 0.1

    def _declare(self) -> float:
        state = self.state
        if state.ask == ASK_BLOCK or state.ask == ASK_PAWN:
            return 0.0
        return self.gain(state.place, self._drafted())

    def _drafted(self) -> i64:
        state = self.state
        total: i64 = 0
        for card in state.draft:
            total += self.tables.value_in[card][state.place]
        return total

    def _target(self, country: i64) -> float:
        state = self.state
        if state.ask == ASK_PAWN:
            return self.gain(country, 1)
        if state.ask == ASK_TARGET:
            action: i64 = self.tables.action_of[state.using]
            if action == REVOLUTION:
                return self.gain(country, REVOLUTION_STEPS)
            if action == BLOCKADE:
                return 0.4 * (min(self.loss(country, ATTACK), MOST) - min(self.gain(country, ATTACK), MOST))
        if state.stack and state.stack[-1].target == country:
            return 1.0
        return self._station(country)

    def _suffered(self) -> float:
        declared = self.state.stack[-1]
        if declared.what == INFLUENCE:
            return self.loss(declared.target, declared.total)
        return 0.2

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
