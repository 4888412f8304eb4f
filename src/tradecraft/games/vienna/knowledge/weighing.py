"""How the features of a position are found: tiles and tokens, drawers, squares. `weighing_office` has the money."""

from __future__ import annotations

from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge import features as f
from tradecraft.games.vienna.knowledge.chart import bits
from tradecraft.games.vienna.knowledge.position import ADVANCES, BUILDINGS, NEAR, Foreseen, within_reach
from tradecraft.games.vienna.knowledge.weighing_office import weigh_missions, weigh_money, weigh_rank
from tradecraft.games.vienna.rules import lookups as codes
from tradecraft.games.vienna.rules.lookups import FULL, SHIFTS
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.scoring import BOX_POINTS, DESK_TILE_POINTS, DESK_TILES, SET_POINTS
from tradecraft.games.vienna.rules.state import ViennaState

CHOICE: Final[tuple[float, ...]] = (0.42, 0.26, 0.17, 0.1, 0.05)
"""How often the token advanced is the one the seat has most tiles of, the second, and so on."""
EVENLY: Final = 0.1
BY_TILES: Final = 0.5
"""The part of all advances that each token has anyway, and that goes by how many tiles of its kind there are."""
UNSURE: Final = 1.5
"""Steps that a token needs beyond those that would just do, to be sure of a threshold."""

GIVES: Final[list[int]] = [f.GIVES_OTHER] * (codes.TOKEN_OTHER + 1)
"""The feature by what an ability gives."""
GIVES[codes.POINTS] = f.GIVES_POINTS
GIVES[codes.BRIBES_ANY] = GIVES[codes.BRIBES_FIXED] = GIVES[codes.BRIBES_DIFFERENT] = f.GIVES_BRIBES
GIVES[codes.DISCOUNT] = f.GIVES_DISCOUNTS
GIVES[codes.TOKEN_ANY] = GIVES[codes.TOKEN_SAME] = f.GIVES_TOKENS

SCORE_BITS: Final = 15
SCORE_FIELD: Final = 0x7FFF
FAR: Final = 99.0


def examine(state: ViennaState) -> tuple[list[list[float]], float]:
    """Return the features of each seat, and how many turns are left."""
    position = Foreseen(state)
    count = f.ADVANCED if state.advanced else f.INTRODUCTORY
    rows: list[list[float]] = []
    for seat in range(state.players):
        row: list[float] = [0.0] * count
        weigh_round(position, seat, row)
        weigh_tiles(position, seat, row)
        weigh_drawers(position, seat, row)
        weigh_squares(position, seat, row)
        if state.advanced:
            weigh_missions(position, seat, row)
            weigh_money(position, seat, row)
        rows.append(row)
    if state.advanced:
        weigh_rank(position, rows)
    return rows, position.remaining


def weigh_round(position: Foreseen, seat: i64, row: list[float]) -> None:
    """What a seat has scored, what is left of its turn, and when it plays next."""
    state = position.state
    packed = state.points[seat]
    points = position.scored[seat]
    while packed:
        points += packed & SCORE_FIELD
        packed >>= SCORE_BITS
    row[f.BANKED] = points
    row[f.TURN_TO_COME] = position.to_come[seat]
    row[f.PLACING_TO_COME] = 1.0 if position.places[seat] else 0.0
    # The crest passes to the left: who plays first now plays last in the next round, but none comes after the last.
    place: int = (seat - state.crest) % state.players
    if not state.final_round:
        place = (place - 1) % state.players
    row[f.PLAYS_LATER] = place / (state.players - 1)
    if seat == state.active:
        lookups = state.lookups
        for card in state.choices:
            then = lookups.then[card]
            if then == codes.BRIBES_ANY:
                row[f.BRIBES] += lookups.amount[card]
            elif then == codes.BRIBES_DIFFERENT:
                row[f.BRIBES] += state.players
            elif then == codes.TOKEN_ANY:
                row[f.BANKED] += max([state.infos[seat] >> shift & FULL for shift in SHIFTS])
            elif then == codes.TOKEN_SAME:
                row[f.BANKED] += 2 * (state.infos[seat] >> SHIFTS[lookups.kind_on[card]] & FULL)


def weigh_tiles(position: Foreseen, seat: i64, row: list[float]) -> None:
    """What the tiles of a seat count now, what they will, and how near the next set is."""
    state, chart = position.state, position.chart
    infos = state.infos[seat]
    everyone = [1.0] * 5
    for packed in state.infos:
        for kind in range(5):
            everyone[kind] += packed >> SHIFTS[kind] & FULL
    all_tiles = sum(everyone)
    steps = position.remaining * ADVANCES * state.players
    counts: list[int] = []
    growth = 0.0
    now = 0
    for kind in range(5):
        number = infos >> SHIFTS[kind] & FULL
        counts.append(number)
        if number:
            space = position.tokens[kind]
            value = chart.value_at[space]
            now += number * value
            way = steps * (EVENLY + BY_TILES * everyone[kind] / all_tiles)
            crossed = max(0.0, (chart.into_area[space] + way - UNSURE) / chart.area_moves) * min(1.0, way)
            growth += number * min(crossed, float(chart.value_at[-1] - value))
    row[f.BANKED] += now
    row[f.GROWTH] = growth
    row[f.TILES] = sum(counts)
    counts.sort(reverse=True)
    income = 0.0
    for place in range(5):
        income += CHOICE[place] * counts[place]
    row[f.INCOME] = income * ADVANCES * (position.turns + (0.0 if state.plans[seat] else position.to_come[seat]))
    if state.advanced:
        row[f.BANKED] += DESK_TILE_POINTS[bits(state.items[seat] & DESK_TILES)] + BOX_POINTS * state.boxes[seat]
    else:
        fewest = counts[4]
        row[f.BANKED] += SET_POINTS * fewest
        lacking = counts.count(fewest)
        row[f.SET_LACKS_ONE] = 1.0 if lacking == 1 else 0.0
        row[f.SET_LACKS_TWO] = 1.0 if lacking == 2 else 0.0


def weigh_drawers(position: Foreseen, seat: i64, row: list[float]) -> None:
    """What the cards in the drawers should give: how often each applies, and how much it gives then."""
    for card in position.drawers[seat]:
        row[GIVES[position.lookups.then[card]]] += position.card_worth(seat, card)


def weigh_squares(position: Foreseen, seat: i64, row: list[float]) -> None:
    """What the open squares promise, by the agents and bribes that are missing."""
    state, chart = position.state, position.chart
    lookups = state.lookups
    agents: i64 = state.agents[seat]
    there: i64 = agents | position.helper
    tile_worth = position.tile_worth(seat)
    prices, substitutes = position.terms(seat, position.drawers[seat])
    bribes = within_reach(position.purses[seat], substitutes)
    gains: list[float] = [0.0] * BUILDINGS
    uses: list[float] = [0.0] * BUILDINGS
    more = 0.0
    for place, missing in enumerate(position.missing(seat)):
        if missing > 3:
            continue
        square = position.open[place]
        worth = position.square_worth(seat, square, tile_worth[state.tiles[square]])
        if missing == 3:
            row[f.THREE_AGENTS] += worth
            continue
        one: i64 = NOWHERE
        two: i64 = NOWHERE
        use = worth * (NEAR[1] if missing == 1 else NEAR[2])
        for building in chart.buildings_of[square]:
            if there >> building & 1:
                uses[building] += use
            elif one == NOWHERE:
                one = building
            else:
                two = building
        if missing == 2:
            colour, other = lookups.colour_of[one], lookups.colour_of[two]
            if colour == other:
                short = max(0, prices[one] + prices[two] - bribes[colour])
            else:
                short = max(0, prices[one] - bribes[colour]) + max(0, prices[two] - bribes[other])
            row[f.TWO_AGENTS_PAID if short <= 1 else f.TWO_AGENTS] += worth
            continue
        if position.takers(seat, square):
            row[f.CONTESTED] += worth
        if missing:
            gains[one] += worth
        else:
            # Thanks to the third man, who has come since: any placing takes it.
            more += worth
    best = 0.0
    for building in range(BUILDINGS):
        gain = gains[building]
        if gain > 0.0:
            lack = prices[building] - bribes[lookups.colour_of[building]]
            if lack <= 0:
                more += gain
                best = max(best, gain)
            else:
                row[f.LACKS_A_BRIBE if lack == 1 else f.LACKS_TWO_BRIBES] += gain
    row[f.READY_MORE] = more - best
    row[f.READY_NOW if position.places[seat] else f.READY_NEXT] = best
    weigh_hands(position, seat, row, uses)


def weigh_hands(position: Foreseen, seat: i64, row: list[float], uses: list[float]) -> None:
    """What a seat has to place: bribes, agents in the supply, or agents on the board who can be spared.

    `uses` says for each building what an agent there is good for.
    """
    state = position.state
    purse = position.purses[seat]
    in_hand = pairs = 0
    for shift in SHIFTS:
        number = purse >> shift & FULL
        in_hand += number
        pairs += min(number // 2, 2)
    row[f.BRIBES] += in_hand
    row[f.BRIBE_PAIRS] = pairs
    agents: i64 = state.agents[seat]
    row[f.AGENTS] = bits(agents)
    row[f.SUPPLY] = state.supply[seat]
    if not state.supply[seat] and agents:
        least = FAR
        for building in range(BUILDINGS):
            if agents >> building & 1:
                least = min(least, uses[building])
        row[f.MOVE_COST] = least
