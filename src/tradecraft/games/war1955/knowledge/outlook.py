"""What choices in 1955 are worth: how much a pawn's place is worth, what cards can do about it, and what they cost.

All values are in one currency, in which the first country one secures is worth 1. Nothing here looks at hidden cards:
of the opponent's hand only the part that is known is used, and of the unseen cards only which they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import exp, sqrt

from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.phases import (
    ASK_ANSWER,
    ASK_BLOCK,
    ASK_DESTINATION,
    ASK_GADGET,
    ASK_PAWN,
    COUNTER,
    INFLUENCE,
    Declared,
)
from tradecraft.games.war1955.rules.sets import BITS, members, without, without_all
from tradecraft.games.war1955.rules.specials.base import Special
from tradecraft.games.war1955.rules.specials.catalogue import (
    BLOCKADE,
    KEPT_CARDS,
    MILITARY_TRANSPORT,
    PILFER_ACCOUNT,
    STRATEGIC_RESUPPLY,
)
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.victory import COUNTRIES_TO_WIN, DIRECTIONS

HOME_TRACKS = {"normal": (0, 1), "short": (0, 0)}
"""Which track makes the best home for the first and for the second player, from the shortest on: measured in games.

Home is where one may always act and block, which counts most where the way is short; but on the normal side two short
homes make a race in which the first player is ahead.
"""
WIN = 100.0
STAKES = (1.0, 1.5, 4.0)
"""What the next secured country is worth, by how many are secured already."""
HOME_STAKE = 4.0
"""What the opponent's home is worth."""
NEARNESS, REACH = 0.5, 4.0
"""What a pawn one step before a star is worth, as a part of securing it; over so many steps that falls to a third."""

POINT = 0.02
"""What a point of influence is worth in the hand."""
HELD = {"rebel_forces": 0.06, "military_transport": 0.03, "revolution": 0.05, "coordinated_assault": 0.04}
"""What an action is worth in the hand besides."""

PLAIN = {
    "deport": 0.12,
    "detain": 0.1,
    "paid_informant": 0.05,
    "safe_house": 0.18,
    "supply_drop": 0.28,
}
"""What actions without a target are worth to their player."""
GADGET_WORTH = (0.35, 0.2)
"""What each gadget is worth; the first is worth more."""
PILFERED_CARD = 0.07
FRESH_POINT = 0.1
"""What exchanging the hand brings for each point of influence that the average new card has more."""
AVERAGE_INFLUENCE = 2.7

ATTACK = 5
"""The total of a typical influence action."""
GUARD = 2.5
"""How much being able to block weighs against being able to attack when the spy moves."""
MOST = 3.0
"""Where a threat or a chance counts no more: it may not come to pass."""
TROUBLE = 0.05
"""What an answer or a move out of turn has to be worth besides its card."""
ALL = range(len(COUNTRIES))


class Outlook:
    """A game as one player sees it, with the pawns counted towards the own stars."""

    def __init__(self, state: WarState, seat: int) -> None:
        """Look at a game."""
        self.state = state
        self.tables = state.tables
        self.seat = seat
        self.other = 1 - seat
        self.hand = state.hands[seat]
        self.spy = state.spies[seat]
        self.home, self.enemy_home = state.homes[seat], state.homes[self.other]
        self.stars = state.track_steps
        self.pawns = [pawn * DIRECTIONS[seat] for pawn in state.pawns]
        self.secured = state.secured[seat].bit_count()
        self.lost = state.secured[self.other].bit_count()
        self.closed = state.secured[0] | state.secured[1] | state.blockaded
        self.power_in: dict[int, tuple[float, float]] = {}

    def value(self, verb: str, index: int) -> float:
        """Return what one choice is worth."""
        if verb == "influence":
            card, country = divmod(index, len(COUNTRIES))
            return self.best_action_with((card,), without(self.hand, card), country, self.spy)
        if verb == "special":
            return self.answer_transport(index) if self.state.ask == ASK_ANSWER else self.play_special(index)
        if verb == "advanced_transport":
            return self.play_gadget(index)
        if verb == "add":
            return self.add(index)
        if verb == "declare":
            return self.declare()
        if verb == "target":
            return self.target(index)
        if verb == "gadget":
            return GADGET_WORTH[index]
        if verb == "block":
            attack = self.state.stack[-1]
            return self.suffered(attack) - self.cheapest_block((index,), attack)
        if verb == "counter":
            return self.suffered(self.state.stack[-1]) - self.cost((index,)) - TROUBLE
        if verb == "keep":
            return self.cost((index,))
        if verb == "move":
            return self.station(index)
        if verb == "stay":
            return self.station(self.spy)
        if verb == "home":
            return self.choose_home(index)
        return 0.0

    def worth(self, country: int, pawn: int) -> float:
        """Return what a pawn's place is worth: the nearer to a star, the more each step counts."""
        star = self.stars[country]
        mine = HOME_STAKE if country == self.enemy_home else STAKES[self.secured]
        theirs = HOME_STAKE if country == self.home else STAKES[self.lost]
        return mine * _nearness(star - pawn) - theirs * _nearness(star + pawn)

    def gain(self, country: int, steps: int) -> float:
        """Return what advancing a pawn is worth."""
        before = self.pawns[country]
        after = min(before + steps, self.stars[country])
        gain = self.worth(country, after) - self.worth(country, before)
        wins = country == self.enemy_home or self.secured + 1 >= COUNTRIES_TO_WIN
        return gain + WIN if wins and after == self.stars[country] else gain

    def loss(self, country: int, steps: int) -> float:
        """Return what it costs if the opponent advances a pawn."""
        before = self.pawns[country]
        after = max(before - steps, -self.stars[country])
        loss = self.worth(country, before) - self.worth(country, after)
        wins = country == self.home or self.lost + 1 >= COUNTRIES_TO_WIN
        return loss + WIN if wins and after == -self.stars[country] else loss

    def cost(self, cards: tuple[int, ...]) -> float:
        """Return what cards are worth in the hand."""
        tables = self.tables
        return sum(POINT * tables.influence_of[card] + HELD.get(tables.special_of[card].id, 0.0) for card in cards)

    def is_open(self, country: int) -> bool:
        """Tell whether a pawn can be moved by an ordinary action."""
        return not self.closed & BITS[country]

    # Influence

    def passes(self, country: int, total: int) -> float:
        """Return how likely it is that an influence action is not blocked."""
        if not self.state.hands[self.other]:
            return 1.0
        if self.state.spies[self.other] != country and self.enemy_home != country:
            return 0.95
        power, spread = self.power(country)
        return min(0.95, max(0.1, 0.5 + (total - power) / (2 * spread)))

    def power(self, country: int) -> tuple[float, float]:
        """Return how much the opponent can be expected to block with in a country, and how uncertain that is."""
        if country not in self.power_in:
            known = self.state.known[self.other]
            hidden = without_all(self.state.hands[self.other], known)
            unseen = self.state.pile + hidden
            values = self.tables.block_value_in
            mean = sum(values[card][country] for card in unseen) / max(1, len(unseen))
            power = self.block_total(known, country, self.state.spies[self.other])
            self.power_in[country] = power + mean * len(hidden), 0.5 + 1.5 * sqrt(len(hidden))
        return self.power_in[country]

    def action(self, cards: tuple[int, ...], country: int, spy: int) -> float:
        """Return what an influence action is worth with the spy in a given place."""
        total = self.total(cards, country, spy)
        return self.gain(country, total) * self.passes(country, total) - self.cost(cards)

    def total(self, cards: tuple[int, ...], country: int, spy: int) -> int:
        """Return what cards count together in an influence action with the spy in a given place."""
        total = matching = 0
        for card in cards:
            total += self.tables.value_in[card][country]
            matching += self.tables.country_of[card] == country
        return total + 1 if matching == 1 and spy == country else total

    def best_action_with(self, cards: tuple[int, ...], rest: tuple[int, ...], country: int, spy: int) -> float:
        """Return the worth of the best influence action that has at least these cards, and perhaps some of the rest."""
        country_of = self.tables.country_of
        mercenaries = tuple(card for card in rest if country_of[card] == NONE)
        seconds: list[tuple[int, ...]] = [()]
        if spy == country and sum(country_of[card] == country for card in cards) == 1:
            seconds += [(card,) for card in dict.fromkeys(rest) if country_of[card] == country]
        return max(
            self.action(cards + second + some, country, spy) for second in seconds for some in _some_of(mercenaries)
        )

    def best_total(self, country: int) -> int:
        """Return the highest total of an influence action in a country once the spy is there."""
        country_of = self.tables.country_of
        mercenaries = tuple(card for card in self.hand if country_of[card] == NONE)
        own = tuple(card for card in self.hand if country_of[card] == country)
        choices = [(), *((card,) for card in self.hand if country_of[card] != NONE), *combinations(own, 2)]
        return max(self.total((*some, *mercenaries), country, country) for some in choices)

    def best_action(self, hand: tuple[int, ...], spy: int) -> float:
        """Return the worth of the best influence action from a hand with the spy in a given place."""
        best = 0.0
        for card in dict.fromkeys(hand):
            own = self.tables.country_of[card]
            for country in ALL if own == NONE else sorted({own, spy, self.home}):
                if self.is_open(country):
                    best = max(best, self.best_action_with((card,), without(hand, card), country, spy))
        return best

    # Blocking

    def block_total(self, cards: tuple[int, ...], country: int, spy: int) -> int:
        """Return what cards are worth in a block with the blocker's spy in a given place."""
        bonus = sum(self.tables.country_of[card] == country for card in cards) if spy == country else 0
        return bonus + sum(self.tables.block_value_in[card][country] for card in cards)

    def cheapest_block(self, cards: tuple[int, ...], attack: Declared) -> float:
        """Return what the cheapest block that has at least these cards costs."""
        country = attack.target
        missing = attack.total - self.block_total(cards, country, self.spy)
        rest = tuple(c for c in without_all(self.hand, cards) if self.tables.block_value_in[c][country])
        enough = (some for some in _some_of(rest) if self.block_total(some, country, self.spy) >= missing)
        return min(self.cost(cards + some) for some in enough)

    # Special actions

    def play_special(self, card: int) -> float:
        """Return what a card is worth if it is played for its action in the own turn, with its best targets."""
        special = self.tables.special_of[card]
        rest = without(self.hand, card)
        if special.pawns:
            gains = sorted((self.gain(country, 1) for country in ALL if self.is_open(country)), reverse=True)
            worth = sum(gains[: special.pawns])
        elif special.steps:
            worth = max(
                self.gain(country, special.steps) for country in members(special.targets(self.state, self.seat))
            )
        elif special is BLOCKADE:
            worth = max(self.blockade(country) for country in ALL)
        elif special is MILITARY_TRANSPORT:
            worth = max(self.best_action(rest, country) for country in ALL) - TROUBLE
        elif special is STRATEGIC_RESUPPLY:
            points = sum(self.tables.influence_of[other] for other in rest)
            worth = FRESH_POINT * (AVERAGE_INFLUENCE - points / len(rest))
        else:
            worth = self.special(special, NONE)
        return worth - self.cost((card,))

    def special(self, special: Special, target: int) -> float:
        """Return what a special action is worth to its player, who is the viewer, if it is not countered."""
        if special.pawns:
            return sum(self.gain(country, 1) for country in members(target))
        if special.steps:
            return self.gain(target, special.steps)
        if special is BLOCKADE:
            return self.blockade(target)
        if special.asks == ASK_GADGET:
            return GADGET_WORTH[0 if special.targets(self.state, self.seat) & BITS[0] else 1]
        if special is PILFER_ACCOUNT:
            return PILFERED_CARD * (len(self.state.hands[self.other]) - KEPT_CARDS)
        return PLAIN.get(special.id, 0.0)

    def blockade(self, country: int) -> float:
        """Return what closing a country is worth: what the opponent could do there, less what one could do oneself."""
        if not self.is_open(country):
            return -MOST
        return 0.4 * (min(self.loss(country, ATTACK), MOST) - min(self.gain(country, ATTACK), MOST))

    def suffered(self, declared: Declared) -> float:
        """Return what the opponent's declared action costs if it is not answered."""
        if declared.what == INFLUENCE:
            return self.loss(declared.target, declared.total)
        if declared.what == COUNTER:
            return self.defended(self.state.stack[-2])
        special = self.tables.special_of[declared.cards[0]]
        if special.is_void(self.state, declared):
            return 0.0
        if special.pawns:
            return sum(self.loss(country, 1) for country in members(declared.target))
        if special.steps:
            return self.loss(declared.target, special.steps)
        if special is BLOCKADE:
            return -self.blockade(declared.target)
        if special.asks == ASK_GADGET:
            return GADGET_WORTH[declared.target]
        if special is PILFER_ACCOUNT:
            return PILFERED_CARD * (len(self.hand) - KEPT_CARDS)
        return PLAIN.get(special.id, 0.0)

    def defended(self, declared: Declared) -> float:
        """Return what one's own declared action, which the opponent counters, is worth if it stands."""
        if declared.what == COUNTER:
            return self.suffered(self.state.stack[-3])
        return self.special(self.tables.special_of[declared.cards[0]], declared.target)

    # The spy

    def station(self, country: int) -> float:
        """Return what it is worth to have the spy somewhere: to act from there, and to block there."""
        worth = min(self.best_action(self.hand, country), MOST)
        if self.is_open(country):
            power = self.block_total(self.hand, country, country)
            worth += GUARD * min(self.loss(country, ATTACK), MOST) * min(1.0, power / (ATTACK + 1))
        return worth

    def play_gadget(self, card: int) -> float:
        """Return what moving by Advanced Transport before a play is worth."""
        country = self.tables.country_of[card]
        goals = ALL if country == self.spy else (country,)
        rest = without(self.hand, card)
        return max(self.best_action(rest, goal) for goal in goals) - self.cost((card,)) - TROUBLE

    def answer_transport(self, card: int) -> float:
        """Return what a transport in the opponent's turn is worth: it may bring the spy to where a block is needed."""
        attack = self.state.stack[-1]
        if attack.what != INFLUENCE or attack.target == self.spy:
            return -MOST
        if self.block_total(without(self.hand, card), attack.target, attack.target) < attack.total:
            return -MOST
        return self.suffered(attack) - self.cost((card,)) - 3 * TROUBLE

    def choose_home(self, country: int) -> float:
        """Return what a home is worth: cards that fit it, and a track of the length that has done best."""
        country_of, faction_of = self.tables.country_of, self.tables.faction_of
        own = [country_of[card] for card in self.hand if country_of[card] != NONE]
        fitting = sum(faction_of[card] == faction_of[country] for card in own) + own.count(country)
        rank = HOME_TRACKS[self.state.options["side"]][self.enemy_home != NONE]
        wanted = sorted(set(self.stars))[rank]
        return float(fitting - 2 * abs(self.stars[country] - wanted))

    # The steps in between

    def add(self, card: int) -> float:
        """Return what one more card in what is being prepared is worth."""
        state = self.state
        cards = (*state.draft, card)
        if state.ask == ASK_BLOCK:
            return -self.cheapest_block(cards, state.stack[-1])
        return self.best_action_with(cards, without_all(self.hand, cards), state.place, self.spy)

    def declare(self) -> float:
        """Return what it is worth to announce what is prepared as it is."""
        state = self.state
        if state.ask == ASK_BLOCK:
            return -self.cost(state.draft)
        if state.ask == ASK_PAWN:
            return 0.0
        return self.action(state.draft, state.place, self.spy)

    def target(self, country: int) -> float:
        """Return what naming a country is worth."""
        state = self.state
        special = self.tables.special_of[state.using]
        if state.ask == ASK_PAWN:
            return self.gain(country, 1)
        if state.ask != ASK_DESTINATION and special is not MILITARY_TRANSPORT:
            return self.special(special, country)
        if state.stack:
            return float(country == state.stack[-1].target)
        return self.best_action(without(self.hand, state.using), country)


def _nearness(steps: int) -> float:
    return 1.0 if steps <= 0 else NEARNESS * exp((1 - steps) / REACH)


def _some_of(cards: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield every choice from sorted cards, equal ones once, the smallest first."""
    for count in range(len(cards) + 1):
        yield from dict.fromkeys(combinations(cards, count))
