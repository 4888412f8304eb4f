"""How the features of a position are found: tiles and tokens, drawers, squares. `weighing_office` has the money."""

from __future__ import annotations

from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge import features as f
from tradecraft.games.vienna.knowledge.board import ADVANCES, BUILDINGS, Board, bits, within_reach
from tradecraft.games.vienna.knowledge.weighing_office import weigh_missions, weigh_money, weigh_rank
from tradecraft.games.vienna.rules.lookups import (
    BITS,
    BRIBES_ANY,
    BRIBES_DIFFERENT,
    BRIBES_FIXED,
    DISCOUNT,
    FULL,
    POINTS,
    SHIFTS,
    TOKEN_ANY,
    TOKEN_SAME,
)
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.scoring import BOX_POINTS, DESK_TILE_POINTS, DESK_TILES, SET_POINTS
from tradecraft.games.vienna.rules.state import ViennaState

CHOICE: Final[tuple[float, ...]] = (0.42, 0.26, 0.17, 0.1, 0.05)
"""How often the token advanced is the one the seat has most tiles of, the second, and so on."""
NEAR_ONE: Final = 0.45
NEAR_TWO: Final = 0.15
"""What a square is worth to an agent beside it while one agent is missing, or two."""
HELPED: Final = 0.6
"""The part of a square's worth that is left if the third man must stay for it."""
EVENLY: Final = 0.1
BY_TILES: Final = 0.5
"""The part of all advances that each token has anyway, and that goes by how many tiles of its kind there are."""
UNSURE: Final = 1.5
"""Steps that a token needs beyond those that would just do, to be sure of a threshold."""

SCORE_BITS: Final = 15
SCORE_FIELD: Final = 0x7FFF
FAR: Final = 99.0


def examine(state: ViennaState) -> tuple[list[list[float]], float]:
    """Return the features of each seat, and how many turns are left."""
    board = Board(state)
    count = f.ADVANCED if state.advanced else f.INTRODUCTORY
    rows: list[list[float]] = []
    for seat in range(state.players):
        row: list[float] = [0.0] * count
        weigh_round(board, seat, row)
        weigh_tiles(board, seat, row)
        weigh_drawers(board, seat, row)
        weigh_squares(board, seat, row)
        if state.advanced:
            weigh_missions(board, seat, row)
            weigh_money(board, seat, row)
        rows.append(row)
    if state.advanced:
        weigh_rank(board, rows)
    return rows, board.remaining


def weigh_round(board: Board, seat: i64, row: list[float]) -> None:
    """What a seat has scored, what is left of its turn, and when it plays next."""
    state = board.state
    packed = state.points[seat]
    points = board.scored[seat]
    while packed:
        points += packed & SCORE_FIELD
        packed >>= SCORE_BITS
    row[f.BANKED] = points
    row[f.TURN_TO_COME] = board.to_come[seat]
    row[f.PLACING_TO_COME] = 1.0 if board.places[seat] else 0.0
    # The crest passes to the left: who plays first now plays last in the next round, but none comes after the last.
    place: int = (seat - state.crest) % state.players
    if not state.final_round:
        place = (place - 1) % state.players
    row[f.PLAYS_LATER] = place / (state.players - 1)
    if seat == state.active:
        lookups = state.lookups
        for card in state.choices:
            then = lookups.then[card]
            if then == BRIBES_ANY:
                row[f.BRIBES] += lookups.amount[card]
            elif then == BRIBES_DIFFERENT:
                row[f.BRIBES] += state.players
            elif then == TOKEN_ANY:
                row[f.BANKED] += board.most_tiles(seat)
            elif then == TOKEN_SAME:
                row[f.BANKED] += 2 * (state.infos[seat] >> SHIFTS[lookups.kind_on[card]] & FULL)


def weigh_tiles(board: Board, seat: i64, row: list[float]) -> None:
    """What the tiles of a seat count now, what they will, and how near the next set is."""
    state, chart = board.state, board.chart
    infos = state.infos[seat]
    everyone = [1.0] * 5
    for packed in state.infos:
        for kind in range(5):
            everyone[kind] += packed >> SHIFTS[kind] & FULL
    all_tiles = sum(everyone)
    steps = board.remaining * ADVANCES * state.players
    counts: list[int] = []
    growth = 0.0
    now = 0
    for kind in range(5):
        number = infos >> SHIFTS[kind] & FULL
        counts.append(number)
        if number:
            space = board.tokens[kind]
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
    row[f.INCOME] = income * ADVANCES * (board.turns + (0.0 if state.plans[seat] else board.to_come[seat]))
    if state.advanced:
        row[f.BANKED] += DESK_TILE_POINTS[bits(state.items[seat] & DESK_TILES)] + BOX_POINTS * state.boxes[seat]
    else:
        fewest = counts[4]
        row[f.BANKED] += SET_POINTS * fewest
        lacking = counts.count(fewest)
        row[f.SET_LACKS_ONE] = 1.0 if lacking == 1 else 0.0
        row[f.SET_LACKS_TWO] = 1.0 if lacking == 2 else 0.0


def weigh_drawers(board: Board, seat: i64, row: list[float]) -> None:
    """What the cards in the drawers should give: how often each applies, and how much it gives then."""
    lookups = board.state.lookups
    for card in board.drawers[seat]:
        gifts = board.card_worth(seat, card)
        then = lookups.then[card]
        if then == POINTS:
            row[f.GIVES_POINTS] += gifts
        elif then in (BRIBES_ANY, BRIBES_FIXED, BRIBES_DIFFERENT):
            row[f.GIVES_BRIBES] += gifts
        elif then == DISCOUNT:
            row[f.GIVES_DISCOUNTS] += gifts
        elif then in (TOKEN_ANY, TOKEN_SAME):
            row[f.GIVES_TOKENS] += gifts
        else:
            row[f.GIVES_OTHER] += gifts


def weigh_squares(board: Board, seat: i64, row: list[float]) -> None:
    """What the open squares promise, by the agents and bribes that are missing."""
    state, chart = board.state, board.chart
    lookups = state.lookups
    count = len(board.open)
    first = seat * count
    agents: i64 = state.agents[seat]
    helper: i64 = 0 if state.third_man == NOWHERE else BITS[state.third_man]
    there: i64 = agents | helper
    tile_worth = board.tile_worth(seat)
    one_off, two_off, substitutes = board.terms(seat)
    purse: i64 = board.purses[seat]
    bribes = within_reach(purse, substitutes)
    gains: list[float] = [0.0] * BUILDINGS
    uses: list[float] = [0.0] * BUILDINGS
    two_agents = two_agents_paid = three_agents = contested = more = 0.0
    for place in range(count):
        missing = board.missing[first + place]
        if missing > 3:
            continue
        square = board.open[place]
        worth = lookups.square_values[square] + tile_worth[state.tiles[square]]
        if helper & lookups.square_masks[square] & ~agents:
            worth = (worth - 1.0) * HELPED
        if missing == 3:
            three_agents += worth
            continue
        one: i64 = NOWHERE
        two: i64 = NOWHERE
        use = worth * (NEAR_ONE if missing == 1 else NEAR_TWO)
        for building in chart.buildings_of[square]:
            if there >> building & 1:
                uses[building] += use
            elif one == NOWHERE:
                one = building
            else:
                two = building
        if missing == 2:
            colour, other = lookups.colour_of[one], lookups.colour_of[two]
            cost: int = 2 - (one_off >> one & 1) - (two_off >> one & 1)
            other_cost: int = 2 - (one_off >> two & 1) - (two_off >> two & 1)
            if colour == other:
                short = max(0, cost + other_cost - bribes[colour])
            else:
                short = max(0, cost - bribes[colour]) + max(0, other_cost - bribes[other])
            if short <= 1:
                two_agents_paid += worth
            else:
                two_agents += worth
            continue
        for rival in range(state.players):
            if rival != seat and board.missing[rival * count + place] <= 1:
                contested += worth
                break
        if missing:
            gains[one] += worth
        else:
            # Thanks to the third man, who has come since: any placing takes it.
            more += worth
    row[f.TWO_AGENTS] = two_agents
    row[f.TWO_AGENTS_PAID] = two_agents_paid
    row[f.THREE_AGENTS] = three_agents
    row[f.CONTESTED] = contested
    best = lacks_a_bribe = lacks_two = 0.0
    for building in range(BUILDINGS):
        gain = gains[building]
        if gain > 0.0:
            price = 2 - (one_off >> building & 1) - (two_off >> building & 1)
            lack = price - bribes[lookups.colour_of[building]]
            if lack <= 0:
                more += gain
                best = max(best, gain)
            elif lack == 1:
                lacks_a_bribe += gain
            else:
                lacks_two += gain
    row[f.LACKS_A_BRIBE] = lacks_a_bribe
    row[f.LACKS_TWO_BRIBES] = lacks_two
    row[f.READY_MORE] = more - best
    row[f.READY_NOW if board.places[seat] else f.READY_NEXT] = best
    weigh_hands(board, seat, row, uses)


def weigh_hands(board: Board, seat: i64, row: list[float], uses: list[float]) -> None:
    """What a seat has to place: bribes, agents in the supply, or agents on the board who can be spared.

    `uses` says for each building what an agent there is good for.
    """
    state = board.state
    purse = board.purses[seat]
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
