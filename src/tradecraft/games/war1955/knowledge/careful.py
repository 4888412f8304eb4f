"""Careful evaluation of choices in 1955, which tries combinations of cards; used by the officer.

Nothing here looks at hidden cards: of the opponent's hand only the part that is known is used, and of the unseen cards
only which they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.knowledge.position import ALL, ATTACK, MOST, PLAIN, TROUBLE, Position
from tradecraft.games.war1955.rules import phases
from tradecraft.games.war1955.rules.actions import HOME
from tradecraft.games.war1955.rules.content_model import NONE
from tradecraft.games.war1955.rules.sets import without, without_all
from tradecraft.games.war1955.rules.specials.catalogue import MILITARY_TRANSPORT, SPECIAL_IDS, STRATEGIC_RESUPPLY
from tradecraft.games.war1955.rules.state import WarState

HOME_TRACKS = {"normal": (0, 1), "short": (0, 0)}
"""Which track makes the best home for the first and for the second player, from the shortest on: measured in games.

Home is where a player may always act and block, which counts most where the way is short; but on the normal side two
short homes make a race in which the first player is ahead.
"""
OPENING_TOTALS: Final = [0.87, 0.87, 0.8, 0.66, 0.44, 0.21, 0.09, 0.03, 0.006, 0.001]
"""How likely the first player can reach a total in a given country in the opening turn, counted in 4,000 deals."""
RAID: Final = 100.0
"""What a home that falls in the opening turn costs, in cards that fit a home."""
WIN = 100.0
FRESH_POINT = 0.1
"""What exchanging the hand brings for each point of influence that the average new card has more."""
AVERAGE_INFLUENCE = 2.7
GUARD = 2.5
"""How much being able to block weighs against being able to attack when the spy moves."""
PLAIN_WORTH: Final = [PLAIN.get(id, 0.0) for id in SPECIAL_IDS]


class CarefulPosition(Position):
    """A game as a careful player sees it."""

    def __init__(self, state: WarState, seat: int) -> None:
        """Look at a game."""
        super().__init__(state, seat)
        self.plain = PLAIN_WORTH
        self.closed_worth = self.useless = -MOST
        self.power_in: dict[int, tuple[float, float]] = {}

    def winning(self, gain: float) -> float:
        """Return what advancing a pawn is worth if it wins the game as well."""
        return gain + WIN

    def cost_of(self, cards: tuple[int, ...]) -> float:
        """Return what cards are worth in the hand."""
        return sum([self.cost(card) for card in cards], 0.0)

    # Influence

    def power(self, country: i64) -> tuple[float, float]:
        """Return how much the opponent can be expected to block with in a country, and how uncertain that is."""
        found = self.power_in.get(country)
        if found is None:
            known = self.state.known[self.other]
            hidden = without_all(self.state.hands[self.other], known)
            unseen = self.state.pile + hidden
            values = self.tables.block_value_in
            mean = sum([values[card][country] for card in unseen]) / max(1, len(unseen))
            power: int = self.block_total(known, country, self.state.spies[self.other])
            found = self.power_in[country] = power + mean * len(hidden), 0.5 + 1.5 * sqrt(len(hidden))
        return found

    def action(self, cards: tuple[int, ...], country: int, spy: int) -> float:
        """Return what an influence action is worth with the spy in a given place."""
        return self.act(country, self.total(cards, country, spy)) - self.cost_of(cards)

    def best_action_with(self, cards: tuple[int, ...], rest: tuple[int, ...], country: int, spy: int) -> float:
        """Return the worth of the best influence action that has at least these cards, and perhaps some of the rest."""
        country_of = self.tables.country_of
        mercenaries = tuple([card for card in rest if country_of[card] == NONE])
        seconds: list[tuple[int, ...]] = [()]
        if spy == country and sum([country_of[card] == country for card in cards]) == 1:
            seconds += [(card,) for card in dict.fromkeys(rest) if country_of[card] == country]
        ways = [cards + second + some for second in seconds for some in _some_of(mercenaries)]
        return max([self.action(way, country, spy) for way in ways])

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
            for country in range(ALL) if own == NONE else sorted({own, spy, self.home}):
                if self.is_open(country):
                    best = max(best, self.best_action_with((card,), without(hand, card), country, spy))
        return best

    def influence(self, card: i64, country: i64) -> float:
        """Return what the best influence action with a card is worth."""
        return self.best_action_with((card,), without(self.hand, card), country, self.spy)

    def add(self, card: i64) -> float:
        """Return what one more card in what is being prepared is worth."""
        cards = (*self.state.draft, card)
        if self.state.ask == phases.ASK_BLOCK:
            return -self.cheapest_block(cards)
        return self.best_action_with(cards, without_all(self.hand, cards), self.state.place, self.spy)

    def declare(self) -> float:
        """Return what it is worth to announce what is prepared as it is."""
        state = self.state
        if state.ask == phases.ASK_PAWN:
            return 0.0
        if state.ask == phases.ASK_BLOCK:
            return -self.cost_of(state.draft)
        return self.action(state.draft, state.place, self.spy)

    # Special actions and answers

    def play_special(self, card: i64) -> float:
        """Return what a card is worth if it is played for its action in the player's turn, with its best targets."""
        special = self.tables.special_of[card]
        rest = without(self.hand, card)
        if special is MILITARY_TRANSPORT:
            return max([self.best_action(rest, country) for country in range(ALL)]) - TROUBLE - self.cost(card)
        if special is STRATEGIC_RESUPPLY:
            points = sum([self.tables.influence_of[other] for other in rest])
            return FRESH_POINT * (AVERAGE_INFLUENCE - points / len(rest)) - self.cost(card)
        return super().play_special(card)

    def suffered(self, depth: i64) -> float:
        """Return what it costs if what the opponent has declared stands, nothing if it has lost its effect."""
        declared = self.state.stack[-depth]
        special = self.tables.special_of[declared.cards[0]]
        if declared.what == phases.SPECIAL and special.is_void(self.state, declared):
            return 0.0
        return super().suffered(depth)

    def cheapest_block(self, cards: tuple[int, ...]) -> float:
        """Return what the cheapest block that has at least these cards costs."""
        attack = self.state.stack[-1]
        country = attack.target
        missing = attack.total - self.block_total(cards, country, self.spy)
        rest = tuple([c for c in without_all(self.hand, cards) if self.tables.block_value_in[c][country]])
        enough = [some for some in _some_of(rest) if self.block_total(some, country, self.spy) >= missing]
        return min([self.cost_of(cards + some) for some in enough])

    def block_cost(self, card: i64) -> float:
        """Return what a block costs that begins with a card, NONE for any: that is found out once the spy is there."""
        return self.cheapest_block((card,)) if card != NONE else 0.0

    # The spy, and what is kept

    def station(self, country: i64) -> float:
        """Return what it is worth to have the spy somewhere: to act from there, and to block there."""
        worth = min(self.best_action(self.hand, country), MOST)
        if self.is_open(country):
            power = self.block_total(self.hand, country, country)
            worth += GUARD * min(self.loss(country, ATTACK), MOST) * min(1.0, power / (ATTACK + 1))
        return worth

    def stay(self) -> float:
        """Return what it is worth to leave the spy where it is."""
        return self.station(self.spy)

    def arrive(self, country: i64) -> float:
        """Return what it is worth that an action brings the spy to a country."""
        if self.state.stack:
            return float(country == self.state.stack[-1].target)
        return self.best_action(without(self.hand, self.state.using), country)

    def play_gadget(self, card: i64) -> float:
        """Return what moving by Advanced Transport before a play is worth."""
        country = self.tables.country_of[card]
        goals = range(ALL) if country == self.spy else (country,)
        rest = without(self.hand, card)
        return max([self.best_action(rest, goal) for goal in goals]) - self.cost(card) - TROUBLE

    def choose_home(self, country: i64) -> float:
        """Return what a home is worth: cards that fit it, and a track of the length that has done best."""
        country_of, faction_of = self.tables.country_of, self.tables.faction_of
        own = [country_of[card] for card in self.hand if country_of[card] != NONE]
        fitting = sum([faction_of[card] == faction_of[country] for card in own]) + own.count(country)
        rank = HOME_TRACKS[self.state.options["side"]][self.enemy_home != NONE]
        wanted = sorted(set(self.stars))[rank]
        return float(fitting - 2 * abs(self.stars[country] - wanted))

    def choose_safe_home(self, country: i64) -> float:
        """Return what a home is worth, considering the opponent's opening turn as well."""
        return self.choose_home(country) - RAID * self.raid(country)

    def raid(self, country: i64) -> float:
        """Return how likely a home is lost in the opening turn; only the second player's can be.

        The first player then goes the whole way with one influence action, of more than all cards here can block.
        """
        if self.enemy_home == NONE:
            return 0.0
        total = max(self.stars[country], self.block_total(self.hand, country, country)) + 1
        return OPENING_TOTALS[total] if total < len(OPENING_TOTALS) else 0.0

    def keep(self, card: i64) -> float:
        """Return what it is worth to keep a card."""
        return self.cost(card)


def careful_worths(state: WarState, seat: int, legal: tuple[int, ...]) -> list[float]:
    """Value each legal action of a seat with care; a home is chosen with its defence in mind."""
    position = CarefulPosition(state, seat)
    if state.ask == phases.ASK_HOME:
        return [position.choose_safe_home(action - HOME) for action in legal]
    return [position.worth(action) for action in legal]


def _some_of(cards: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield every choice from sorted cards, equal ones once, the smallest first."""
    for count in range(len(cards) + 1):
        yield from dict.fromkeys(combinations(cards, count))
