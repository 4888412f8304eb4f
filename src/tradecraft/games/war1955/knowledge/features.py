"""What a position of 1955 looks like to each player: the features from which it is learned how the game stands.

A position is looked at with all cards open. An action reaches a star if its cards bring the pawn there and the other
player, who may be present, cannot block it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.sets import BITS
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.victory import COUNTRIES_TO_WIN, DIRECTIONS

NAMES: Final = (
    "one_secured",  # one country is secured
    "two_secured",  # two are
    "way",  # steps to as many stars as are missing, in tens
    "way_near",  # the same, counting more the nearer it is
    "way_nearer",  # the same, counting only what is near
    "home_way",  # steps to the star of the opponent's home, in tens
    "home_near",  # the same, counting more the nearer it is
    "home_nearer",  # the same, counting only what is near
    "within_2",  # open stars within 2 steps
    "within_4",  # within 4
    "within_6",  # within 6
    "within_9",  # within 9
    "takes",  # stars that one action reaches
    "takes_on_move",  # of these as many as there are play steps
    "takes_unless_blocked",  # stars that one action reaches if it is let through
    "takes_with_two",  # stars that take two actions
    "wins_on_move",  # one action wins now
    "wins_on_move_with_two",  # two actions win now
    "wins_next",  # one action wins in the next turn
    "wins_next_with_two",  # two actions win in the next turn
    "wins_unless_blocked",  # one action wins if it is let through
    "guards",  # countries in danger where a block is possible
    "guards_home",  # home is one of them
    "cards",  # cards in the hand
    "cards_waiting",  # the same while the other is on move
    "influence",  # influence in the hand
    "mercenaries",  # mercenaries in the hand
    "to_come",  # cards that are about to be drawn
    "on_move_2",  # on move with two play steps
    "on_move_1",  # with one
    "on_move_0",  # with none
    "improved_resources",  # has the gadget
    "advanced_transport",  # has the gadget
    "detained",  # the spy is detained
    "open_hand",  # the hand is open
    "spy_at_home",  # the spy is at home
    "final_countries",  # countries secured in the last turns
    "final_steps",  # steps past the centres in the last turns, in tens
    "late_steps",  # the same before the last shuffle
    *SPECIAL_IDS,  # cards in the hand with this action
)
"""The features of each seat, in their order."""

ONE_SECURED: Final = 0
TWO_SECURED: Final = 1
WAY: Final = 2
WAY_NEAR: Final = 3
WAY_NEARER: Final = 4
HOME_WAY: Final = 5
HOME_NEAR: Final = 6
HOME_NEARER: Final = 7
WITHIN_2: Final = 8
WITHIN_4: Final = 9
WITHIN_6: Final = 10
WITHIN_9: Final = 11
TAKES: Final = 12
TAKES_ON_MOVE: Final = 13
TAKES_UNLESS_BLOCKED: Final = 14
TAKES_WITH_TWO: Final = 15
WINS_ON_MOVE: Final = 16
WINS_ON_MOVE_WITH_TWO: Final = 17
WINS_NEXT: Final = 18
WINS_NEXT_WITH_TWO: Final = 19
WINS_UNLESS_BLOCKED: Final = 20
GUARDS: Final = 21
GUARDS_HOME: Final = 22
CARDS: Final = 23
CARDS_WAITING: Final = 24
INFLUENCE: Final = 25
MERCENARIES: Final = 26
TO_COME: Final = 27
ON_MOVE_2: Final = 28
ON_MOVE_1: Final = 29
ON_MOVE_0: Final = 30
IMPROVED_RESOURCES: Final = 31
ADVANCED_TRANSPORT: Final = 32
DETAINED: Final = 33
OPEN_HAND: Final = 34
SPY_AT_HOME: Final = 35
FINAL_COUNTRIES: Final = 36
FINAL_STEPS: Final = 37
LATE_STEPS: Final = 38
FIRST_SPECIAL: Final = LATE_STEPS + 1
"""Where each feature stands."""

ALL: Final = len(COUNTRIES)
DANGER: Final = 5
"""A pawn this near to a star can get there in one action."""
FAR: Final = 20


class Stand:
    """How one player stands: what can be reached, and what can be blocked, by country."""

    __slots__ = ("block", "once", "steps", "twice")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.steps: list[int] = [FAR] * ALL
        self.once: list[int] = [0] * ALL
        self.twice: list[int] = [0] * ALL
        self.block: list[int] = [0] * ALL


def stand_of(state: WarState, seat: i64) -> Stand:
    """Look at a player: steps to each star that is open, what one or two actions bring there, and what a block does."""
    stand = Stand()
    tables = state.tables
    country_of, value_in, block_value_in = tables.country_of, tables.value_in, tables.block_value_in
    hand = state.hands[seat]
    spy: i64 = state.spies[seat]
    home: i64 = state.homes[seat]
    closed = state.secured[0] | state.secured[1]
    direction: i64 = DIRECTIONS[seat]
    mercenaries: i64 = 0
    for card in hand:
        if country_of[card] == NONE:
            mercenaries += tables.influence_of[card]
    for country in range(ALL):
        if closed & BITS[country]:
            continue
        is_spy_here = spy == country
        is_present = is_spy_here or home == country
        best: i64 = 0
        second: i64 = 0
        own_best: i64 = 0
        own_second: i64 = 0
        block: i64 = 0
        for card in hand:
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
            stand.block[country] = block + mercenaries
        if not state.blockaded & BITS[country]:
            stand.steps[country] = state.track_steps[country] - direction * state.pawns[country]
            both = own_best + own_second if own_second else 0
            stand.once[country] = max(best, both) + mercenaries
            stand.twice[country] = best + second + mercenaries
    return stand


def look(state: WarState) -> tuple[list[list[float]], float]:
    """Return the features of each seat, and how many steps the nearer of them is from winning."""
    stands = [stand_of(state, 0), stand_of(state, 1)]
    rows: list[list[float]] = []
    nearest = 2.0 * FAR
    for seat in range(2):
        row, way = features_of(state, seat, stands[seat], stands[1 - seat])
        rows.append(row)
        nearest = min(nearest, way)
    return rows, nearest


def features_of(state: WarState, seat: i64, own: Stand, other: Stand) -> tuple[list[float], float]:
    """Return the features of a seat, and how many steps it is from winning."""
    row = [0.0] * len(NAMES)
    is_active = state.active == seat
    steps_left: i64 = state.steps
    secured: i64 = state.secured[seat].bit_count()
    needed: i64 = COUNTRIES_TO_WIN - secured
    enemy_home: i64 = state.homes[1 - seat]
    if secured == 1:
        row[ONE_SECURED] = 1.0
    elif secured >= 2:
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
        block: i64 = other.block[country]
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
        if theirs <= DANGER and own.block[country] > other.once[country]:
            row[GUARDS] += 1.0
            if country == state.homes[seat]:
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
        row[CARDS_WAITING] = float(len(state.hands[seat]))
    if not wins and (home_if_let or (needed == 1 and taken_if_let > 0)):
        row[WINS_UNLESS_BLOCKED] = 1.0

    _look_at_hand(state, seat, row)
    _look_at_desk(state, seat, row)
    return row, min(way, home_way)


def _look_at_hand(state: WarState, seat: i64, row: list[float]) -> None:
    tables = state.tables
    influence: i64 = 0
    hand = state.hands[seat]
    for card in hand:
        influence += tables.influence_of[card]
        action: i64 = tables.action_of[card]
        if action == NONE:
            row[MERCENARIES] += 1.0
        else:
            row[FIRST_SPECIAL + action] += 1.0
    row[CARDS] = float(len(hand))
    row[INFLUENCE] = float(influence)


def _look_at_desk(state: WarState, seat: i64, row: list[float]) -> None:
    first, second = state.gadgets[seat]
    if first != NONE:
        row[IMPROVED_RESOURCES] = 1.0
    if second != NONE:
        row[ADVANCED_TRANSPORT] = 1.0
    if state.detained_until[seat]:
        row[DETAINED] = 1.0
    if state.open_until[seat]:
        row[OPEN_HAND] = 1.0
    if state.spies[seat] == state.homes[seat]:
        row[SPY_AT_HOME] = 1.0
    if state.has_time_limit and state.shuffles >= 2:
        direction: i64 = DIRECTIONS[seat]
        steps: i64 = 0
        for pawn in state.pawns:
            ahead: i64 = pawn * direction
            if ahead > 0:
                steps += ahead
        if state.turns_left:
            row[FINAL_COUNTRIES] = float(state.secured[seat].bit_count())
            row[FINAL_STEPS] = float(steps) / 10.0
        else:
            row[LATE_STEPS] = float(steps) / 10.0


def _way(steps: list[int], needed: i64) -> i64:
    """Return how many steps the nearest stars are away together."""
    total: i64 = 0
    ordered = sorted(steps)
    for place in range(needed):
        total += ordered[place]
    return total
