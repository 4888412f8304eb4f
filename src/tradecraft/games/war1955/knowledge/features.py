"""The features of a position of 1955 for each player, for the learned evaluation.

A position is looked at with all cards open. An action reaches a star if its cards bring the pawn there and the other
player, who may be present, cannot block it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.knowledge.position import ALL, Position
from tradecraft.games.war1955.rules.content_model import NONE
from tradecraft.games.war1955.rules.sets import BITS
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.victory import COUNTRIES_TO_WIN

ONE_SECURED: Final = 0  # one country is secured
TWO_SECURED: Final = 1  # two are
WAY: Final = 2  # steps to as many stars as are missing, in tens
WAY_NEAR: Final = 3  # the same, counting more the nearer it is
WAY_NEARER: Final = 4  # the same, counting only what is near
HOME_WAY: Final = 5  # steps to the star of the opponent's home, in tens
HOME_NEAR: Final = 6  # the same, counting more the nearer it is
HOME_NEARER: Final = 7  # the same, counting only what is near
WITHIN_2: Final = 8  # open stars within 2 steps
WITHIN_4: Final = 9  # within 4
WITHIN_6: Final = 10  # within 6
WITHIN_9: Final = 11  # within 9
TAKES: Final = 12  # stars that one action reaches
TAKES_ON_MOVE: Final = 13  # of these as many as there are play steps
TAKES_UNLESS_BLOCKED: Final = 14  # stars that one action reaches if it is let through
TAKES_WITH_TWO: Final = 15  # stars that take two actions
WINS_ON_MOVE: Final = 16  # one action wins now
WINS_ON_MOVE_WITH_TWO: Final = 17  # two actions win now
WINS_NEXT: Final = 18  # one action wins in the next turn
WINS_NEXT_WITH_TWO: Final = 19  # two actions win in the next turn
WINS_UNLESS_BLOCKED: Final = 20  # one action wins if it is let through
GUARDS: Final = 21  # countries in danger where a block is possible
GUARDS_HOME: Final = 22  # home is one of them
CARDS: Final = 23  # cards in the hand
CARDS_WAITING: Final = 24  # the same while the other is on move
INFLUENCE: Final = 25  # influence in the hand
MERCENARIES: Final = 26  # mercenaries in the hand
TO_COME: Final = 27  # cards that are about to be drawn
ON_MOVE_2: Final = 28  # on move with two play steps
ON_MOVE_1: Final = 29  # with one
ON_MOVE_0: Final = 30  # with none
IMPROVED_RESOURCES: Final = 31  # has the gadget
ADVANCED_TRANSPORT: Final = 32  # has the gadget
DETAINED: Final = 33  # the spy is detained
OPEN_HAND: Final = 34  # the hand is open
SPY_AT_HOME: Final = 35  # the spy is at home
FINAL_COUNTRIES: Final = 36  # countries secured in the last turns
FINAL_STEPS: Final = 37  # steps past the centres in the last turns, in tens
LATE_STEPS: Final = 38  # the same before the last shuffle
FIRST_SPECIAL: Final = 39  # from here on: cards in the hand with each special action

_NAMES: Final = """
one_secured two_secured way way_near way_nearer home_way home_near home_nearer within_2 within_4 within_6 within_9
takes takes_on_move takes_unless_blocked takes_with_two wins_on_move wins_on_move_with_two wins_next
wins_next_with_two wins_unless_blocked guards guards_home cards cards_waiting influence mercenaries to_come on_move_2
on_move_1 on_move_0 improved_resources advanced_transport detained open_hand spy_at_home final_countries final_steps
late_steps
"""
NAMES: Final[tuple[str, ...]] = (*_NAMES.split(), *SPECIAL_IDS)
"""The features of each seat by their place, as the weights name them."""

DANGER: Final = 5
"""A pawn this near to a star can get there in one action."""
FAR: Final = 20


class Stand(Position):
    """How one player stands: steps to each open star, what one or two actions bring there, what a block does."""

    def __init__(self, state: WarState, seat: i64) -> None:
        """Look at every country."""
        super().__init__(state, seat)
        self.steps: list[int] = [FAR] * ALL
        self.once: list[int] = [0] * ALL
        self.twice: list[int] = [0] * ALL
        self.blocks: list[int] = [0] * ALL
        self._look_at_countries()

    def _look_at_countries(self) -> None:
        country_of, value_in, block_value_in = self.tables.country_of, self.tables.value_in, self.tables.block_value_in
        secured = self.state.secured[0] | self.state.secured[1]
        mercenaries = self.mercenaries
        for country in range(ALL):
            if secured & BITS[country]:
                continue
            is_spy_here = self.spy == country
            is_present = is_spy_here or self.home == country
            best: i64 = 0
            second: i64 = 0
            own_best: i64 = 0
            own_second: i64 = 0
            block: i64 = 0
            for card in self.hand:
                owner: i64 = country_of[card]
                if owner == NONE:
                    continue
                is_own = owner == country
                if is_present:
                    block += block_value_in[card][country]
                    if is_own and is_spy_here:
                        block += 1
                elif not is_own:
                    continue
                value: i64 = value_in[card][country]
                if is_own and is_spy_here:
                    if value > own_best:
                        own_second = own_best
                        own_best = value
                    elif value > own_second:
                        own_second = value
                    value += 1
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
            if is_present:
                self.blocks[country] = block + mercenaries
            if not self.closed & BITS[country]:
                self.steps[country] = self.stars[country] - self.pawns[country]
                both = own_best + own_second if own_second else 0
                self.once[country] = max(best, both) + mercenaries
                self.twice[country] = best + second + mercenaries


def look(state: WarState) -> tuple[list[list[float]], float]:
    """Return the features of each seat, and how many steps the nearer of them is from winning."""
    stands = [Stand(state, 0), Stand(state, 1)]
    rows: list[list[float]] = []
    nearest = 2.0 * FAR
    for seat in range(2):
        row, way = features_of(stands[seat], stands[1 - seat])
        rows.append(row)
        nearest = min(nearest, way)
    return rows, nearest


def features_of(own: Stand, other: Stand) -> tuple[list[float], float]:
    """Return the features of a seat, and how many steps it is from winning."""
    row = [0.0] * len(NAMES)
    state = own.state
    is_active = state.active == own.seat
    steps_left: i64 = state.steps
    needed: i64 = COUNTRIES_TO_WIN - own.secured
    enemy_home: i64 = own.enemy_home
    if own.secured == 1:
        row[ONE_SECURED] = 1.0
    elif own.secured >= 2:
        row[TWO_SECURED] = 1.0

    taken: i64 = 0
    taken_if_let: i64 = 0
    taken_twice: i64 = 0
    home_taken = False
    home_taken_twice = False
    home_if_let = False
    for country in range(ALL):
        steps: i64 = own.steps[country]
        if steps >= FAR:
            continue
        if steps <= 2:
            row[WITHIN_2] += 1.0
        if steps <= 4:
            row[WITHIN_4] += 1.0
        if steps <= 6:
            row[WITHIN_6] += 1.0
        if steps <= 9:
            row[WITHIN_9] += 1.0
        once: i64 = own.once[country]
        block: i64 = other.blocks[country]
        if once >= steps:
            if once > block:
                taken += 1
                home_taken = home_taken or country == enemy_home
            else:
                taken_if_let += 1
                home_if_let = home_if_let or country == enemy_home
        elif own.twice[country] >= steps and (block == 0 or once > block):
            taken_twice += 1
            home_taken_twice = home_taken_twice or country == enemy_home
        theirs: i64 = other.steps[country]
        if theirs <= DANGER and own.blocks[country] > other.once[country]:
            row[GUARDS] += 1.0
            if country == own.home:
                row[GUARDS_HOME] = 1.0

    way = float(_way(own.steps, needed))
    home_way = float(own.steps[enemy_home] if enemy_home != NONE else FAR)
    row[WAY] = way / 10.0
    row[WAY_NEAR] = exp(-way / 6.0)
    row[WAY_NEARER] = exp(-way / 2.5)
    row[HOME_WAY] = home_way / 10.0
    row[HOME_NEAR] = exp(-home_way / 5.0)
    row[HOME_NEARER] = exp(-home_way / 2.0)

    wins = home_taken or taken >= needed == 1
    wins_twice = not wins and (home_taken_twice or (needed == 1 and taken_twice > 0) or (needed == 2 and taken >= 2))
    row[TAKES] = float(taken)
    row[TAKES_UNLESS_BLOCKED] = float(taken_if_let)
    row[TAKES_WITH_TWO] = float(taken_twice)
    if is_active:
        row[TO_COME] = float(state.to_draw)
        row[TAKES_ON_MOVE] = float(min(taken, steps_left))
        if wins and steps_left > 0:
            row[WINS_ON_MOVE] = 1.0
        if wins_twice and steps_left > 1:
            row[WINS_ON_MOVE_WITH_TWO] = 1.0
        if steps_left >= 2:
            row[ON_MOVE_2] = 1.0
        elif steps_left == 1:
            row[ON_MOVE_1] = 1.0
        else:
            row[ON_MOVE_0] = 1.0
    else:
        if wins:
            row[WINS_NEXT] = 1.0
        if wins_twice:
            row[WINS_NEXT_WITH_TWO] = 1.0
        row[CARDS_WAITING] = float(len(own.hand))
    if not wins and (home_if_let or (needed == 1 and taken_if_let > 0)):
        row[WINS_UNLESS_BLOCKED] = 1.0

    _look_at_hand(own, row)
    _look_at_desk(own, row)
    return row, min(way, home_way)


def _look_at_hand(own: Stand, row: list[float]) -> None:
    influence: i64 = 0
    for card in own.hand:
        influence += own.tables.influence_of[card]
        action: i64 = own.tables.action_of[card]
        row[MERCENARIES if action == NONE else FIRST_SPECIAL + action] += 1.0
    row[CARDS] = float(len(own.hand))
    row[INFLUENCE] = float(influence)


def _look_at_desk(own: Stand, row: list[float]) -> None:
    state = own.state
    resources, transport = state.gadgets[own.seat]
    row[IMPROVED_RESOURCES] = 1.0 if resources != NONE else 0.0
    row[ADVANCED_TRANSPORT] = 1.0 if transport != NONE else 0.0
    row[DETAINED] = 1.0 if state.detained_until[own.seat] else 0.0
    row[OPEN_HAND] = 1.0 if state.open_until[own.seat] else 0.0
    row[SPY_AT_HOME] = 1.0 if own.spy == own.home else 0.0
    if state.has_time_limit and state.shuffles >= 2:
        steps = 0
        for pawn in own.pawns:
            steps += max(pawn, 0)
        row[FINAL_STEPS if state.turns_left else LATE_STEPS] = steps / 10.0
        if state.turns_left:
            row[FINAL_COUNTRIES] = float(own.secured)


def _way(steps: list[int], needed: i64) -> i64:
    """Return how many steps the nearest stars are away together."""
    total: i64 = 0
    ordered = sorted(steps)
    for place in range(needed):
        total += ordered[place]
    return total
