"""What counts in a position of Vienna, as numbers for each seat: the features of the learned judgement.

Each is in points or in plain counts, so that what training makes of them can be read (see `weights.json`). What a seat
has planned for its turn but not played yet is reckoned as if it had: the bribe of action II is in its purse, the token
of action IV has moved.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tradecraft.bots.knowledge.vienna.chart import (
    NEEDS_BRIBES,
    NEEDS_INFO,
    Chart,
    chart_of,
)
from tradecraft.core.native import i64
from tradecraft.games.vienna import money
from tradecraft.games.vienna.phases import (
    ACTION_III,
    BETWEEN_TURNS,
    NOWHERE,
    PAYDAY,
    PURCHASE,
    TAKE_BACK,
)
from tradecraft.games.vienna.scoring import BOX_POINTS, DESK_TILE_POINTS, DESK_TILES, SET_POINTS
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import (
    BITS,
    BRIBES_ANY,
    BRIBES_DIFFERENT,
    BRIBES_FIXED,
    DISCOUNT,
    FULL,
    OBTAIN_ANY,
    OBTAIN_FROM_SQUARE,
    OBTAIN_INFO,
    OBTAIN_NEW_KIND,
    PAYING,
    PLACE_COMPANY,
    PLACE_HERE,
    POINTS,
    SHIFTS,
    SUBSTITUTE_ANY,
    SUBSTITUTE_KIND,
    TOKEN_ANY,
    TOKEN_SAME,
    UNITS,
)

BANKED: Final = 0
GROWTH: Final = 1
INCOME: Final = 2
TILES: Final = 3
SET_LACKS_ONE: Final = 4
SET_LACKS_TWO: Final = 5
READY_NOW: Final = 6
READY_NEXT: Final = 7
READY_MORE: Final = 8
LACKS_A_BRIBE: Final = 9
LACKS_TWO_BRIBES: Final = 10
TWO_AGENTS_PAID: Final = 11
TWO_AGENTS: Final = 12
THREE_AGENTS: Final = 13
CONTESTED: Final = 14
MOVE_COST: Final = 15
BRIBES: Final = 16
BRIBE_PAIRS: Final = 17
AGENTS: Final = 18
SUPPLY: Final = 19
GIVES_POINTS: Final = 20
GIVES_BRIBES: Final = 21
GIVES_DISCOUNTS: Final = 22
GIVES_TOKENS: Final = 23
GIVES_OTHER: Final = 24
TURN_TO_COME: Final = 25
PLACING_TO_COME: Final = 26
PLAYS_LATER: Final = 27
INTRODUCTORY: Final = 28
"""How many features the introductory game has; the others are for the advanced game alone."""
RANK: Final = 28
SHILLINGS: Final = 29
UNPAID: Final = 30
TELEPHONE: Final = 31
ROAD_MAP: Final = 32
BOX: Final = 33
SEAL: Final = 34
SIDE_TABLE: Final = 35
MISSIONS_READY: Final = 36
MISSIONS_NEAR: Final = 37
MISSIONS_FAR: Final = 38
MISSIONS_OPEN: Final = 39
FOR_HIRE: Final = 40
ADVANCED: Final = 41

NAMES: Final[tuple[str, ...]] = (
    # Points that count if the game ended now: the score, tiles and sets; in the advanced game desk tiles and the box.
    "banked",
    # What the tokens' further way should add to the tiles the seat has.
    "growth",
    # Points by advancing tokens in the turns to come, with these tiles.
    "income",
    # Tiles the seat has.
    "tiles",
    # Whether the next set lacks one kind, or two.
    "set_lacks_one",
    "set_lacks_two",
    # What the best agent that can be paid would surround: in this turn, or if that is over, in the next.
    "ready_now",
    "ready_next",
    # What others that can be paid would surround.
    "ready_more",
    # Squares that one agent surrounds, for whom a bribe is missing, or two.
    "lacks_a_bribe",
    "lacks_two_bribes",
    # Squares that two agents surround: nearly paid, or not; and those that three do.
    "two_agents_paid",
    "two_agents",
    "three_agents",
    # The part of all these that a rival is one agent away from as well.
    "contested",
    # What the agent leaves who is missed least, if there is none in the supply.
    "move_cost",
    # Bribes, and pairs of the same kind.
    "bribes",
    "bribe_pairs",
    # Agents on the board, and in the supply.
    "agents",
    "supply",
    # What the cards in the drawers should give in the turns to come, by what it is; the last are cards and substitutes.
    "gives_points",
    "gives_bribes",
    "gives_discounts",
    "gives_tokens",
    "gives_other",
    # How much of its turn the seat still has in this round, and whether it still places an agent.
    "turn_to_come",
    "placing_to_come",
    # How late the seat plays in the next round.
    "plays_later",
    # Points that the ranking by agents should bring.
    "rank",
    # Open shillings, up to a dozen.
    "shillings",
    # Agents for whom the money will not do on the first payday.
    "unpaid",
    # The things bought, by the turns they still serve; of the road map the paydays.
    "telephone",
    "road_map",
    "box",
    "seal",
    "side_table",
    # What missions are worth that can be resolved by the next agent, by the one after him, or later; and how many.
    "missions_ready",
    "missions_near",
    "missions_far",
    "missions_open",
    # Agents that can still be hired.
    "for_hire",
)

PACE: Final[tuple[float, ...]] = (0.0, 0.0, 0.45, 0.6, 0.72)
"""How far the investigator gets in a round on average, by the number of players."""
ADVANCES: Final = 1.2
"""Tokens that a turn advances."""
CHOICE: Final[tuple[float, ...]] = (0.42, 0.26, 0.17, 0.1, 0.05)
"""How often the token advanced is the one the seat has most tiles of, the second, and so on."""
ANSWERED: Final = 0.35
"""How often action II brings one given bribe, or action IV advances one given token."""
PLACINGS: Final = 0.85
TILES_A_TURN: Final = 0.6
COMPANY: Final = 0.4
"""How often a turn places an agent, how many tiles it obtains, how often the agent has company."""
NEAR_ONE: Final = 0.45
NEAR_TWO: Final = 0.15
"""What a square is worth to an agent beside it while one agent is missing, or two."""
HELPED: Final = 0.6
"""The part of a square's worth that is left if the third man must stay for it."""
INCOME_OF_MONEY: Final = 0.5
NEW_AGENTS: Final = 0.6
"""Shillings, and agents from the supply, that a turn brings."""
A_SHILLING: Final = 2.0
"""Points that a shilling of a reward is worth."""
MOST_SHILLINGS: Final = 12
RANK_STEP: Final[tuple[float, ...]] = (0.0, 0.0, 8.0, 6.0, 4.0)
"""Points for each rival with fewer agents, by the number of players."""
PARTS_OF_A_TURN: Final[tuple[float, ...]] = (1.0, 1.0, 0.9, 0.75, 0.3, 0.3, 0.25, 0.2, 0.0, 0.0, 0.0, 0.0)
"""How much of its turn the active seat still has, by the stage."""

SCORE_BITS: Final = 15
SCORE_FIELD: Final = 0x7FFF


def turns_left(state: ViennaState, crossing: bool) -> float:
    """Estimate how many turns each seat has after this round; `crossing` if the investigator is about to move."""
    if state.final_round:
        return 0.0
    steps = state.tables.end_spaces[state.players] - state.investigator
    has_moved = state.flipped
    if crossing and not has_moved:
        has_moved = True
        steps -= 1
    if steps <= 0:
        return 1.0
    rounds = steps / PACE[state.players]
    return max(1.0, rounds + 1.0 if has_moved else rounds)


class Board:
    """A position as it will be once everything planned is played, as far as that is certain; and its features."""

    def __init__(self, state: ViennaState) -> None:
        """Look at a position; `rows` has the features of each seat."""
        self.state: ViennaState = state
        self.chart: Chart = chart_of(state.tables, state.flags)
        players = state.players
        count = ADVANCED if state.advanced else INTRODUCTORY
        self.rows: list[list[float]] = [[0.0] * count for _ in range(players)]
        self.tokens: list[int] = state.tokens[:]
        self.purses: list[int] = state.bribes[:]
        self.drawers: list[tuple[int, ...]] = state.drawers[:]
        self.to_come: list[float] = [0.0] * players
        self.places: list[bool] = [False] * players
        self.turns: float = 0.0
        self._foresee()
        self.remaining: float = self.turns + sum(self.to_come) / players
        self.missing: list[int] = []
        self.open: list[int] = []
        self._count_missing()
        for seat in range(players):
            self._weigh_tiles(seat)
            self._weigh_drawers(seat)
            self._weigh_squares(seat)
            if state.advanced:
                self._weigh_missions(seat)
                self._weigh_money(seat)
        if state.advanced:
            self._weigh_rank()

    def _foresee(self) -> None:
        """Play what is planned, as far as it is certain, and see what is left of the round."""
        state = self.state
        tables = state.tables
        stage = state.stage
        crossing = False
        is_turn = stage != BETWEEN_TURNS and stage < PURCHASE
        acted = (state.active - state.crest) % state.players
        for seat in range(state.players):
            row = self.rows[seat]
            packed = state.points[seat]
            while packed:
                row[BANKED] += packed & SCORE_FIELD
                packed >>= SCORE_BITS
            place = (seat - state.crest) % state.players
            if stage == BETWEEN_TURNS or (is_turn and place > acted):
                self.to_come[seat] = 1.0
                self.places[seat] = True
            elif is_turn and seat == state.active:
                self.to_come[seat] = PARTS_OF_A_TURN[stage]
                self.places[seat] = stage <= ACTION_III
            plan = state.plans[seat]
            if plan:
                if plan[0]:
                    self._fill_drawer(seat, plan[0])
                if plan[1]:
                    self.purses[seat] += UNITS[tables.bribe_on[plan[1]]]
                if plan[2]:
                    kind = tables.info_on[plan[2]]
                    row[BANKED] += state.infos[seat] >> SHIFTS[kind] & FULL
                    if self.tokens[kind] < tables.last_space:
                        self.tokens[kind] += 1
                        if tables.is_crossing[self.tokens[kind]]:
                            crossing = True
            row[TURN_TO_COME] = self.to_come[seat]
            row[PLACING_TO_COME] = 1.0 if self.places[seat] else 0.0
            # The crest passes to the left: who plays first now plays last in the next round, but not after the last.
            later = place if state.final_round else (place - 1) % state.players
            row[PLAYS_LATER] = later / (state.players - 1)
        self.turns = turns_left(state, crossing)
        seat = state.active
        for card in state.choices:
            then = tables.then[card]
            if then == BRIBES_ANY:
                self.rows[seat][BRIBES] += tables.amount[card]
            elif then == BRIBES_DIFFERENT:
                self.rows[seat][BRIBES] += state.players
            elif then == TOKEN_ANY:
                self.rows[seat][BANKED] += self._most_tiles(seat)
            elif then == TOKEN_SAME:
                self.rows[seat][BANKED] += 2 * (state.infos[seat] >> SHIFTS[tables.kind_on[card]] & FULL)

    def _fill_drawer(self, seat: i64, card: i64) -> None:
        """Put a planned card into a drawer: over the same ability, into an empty one, else over the oldest card."""
        ability = self.state.tables.ability
        drawers = self.state.drawers[seat]
        for other in drawers:
            if ability[other] == ability[card]:
                return
        if len(drawers) < self.state.desk_spaces(seat):
            self.drawers[seat] = (*drawers, card)
        else:
            self.drawers[seat] = (*drawers[1:], card)

    def _most_tiles(self, seat: i64) -> int:
        infos = self.state.infos[seat]
        most = 0
        for shift in SHIFTS:
            most = max(most, infos >> shift & FULL)
        return most

    def _count_missing(self) -> None:
        """Count for each seat and open square the agents that are missing; the third man helps everybody."""
        state = self.state
        buildings_of = self.chart.buildings_of
        open_squares = state.open_squares
        helper: i64 = 0 if state.third_man == NOWHERE else BITS[state.third_man]
        for number in range(len(buildings_of)):
            if open_squares & BITS[number]:
                self.open.append(number)
        for own in state.agents:
            agents: i64 = own | helper
            for square in self.open:
                count: i64 = 0
                for building in buildings_of[square]:
                    if not agents >> building & 1:
                        count += 1
                self.missing.append(count)

    def _weigh_tiles(self, seat: i64) -> None:
        """What the tiles of a seat count now, what they will, and how near the next set is."""
        state, chart = self.state, self.chart
        row = self.rows[seat]
        infos = state.infos[seat]
        steps = (self.remaining) * ADVANCES * state.players
        everyone = 5.0
        for packed in state.infos:
            for shift in SHIFTS:
                everyone += packed >> shift & FULL
        counts: list[int] = []
        tiles = 0
        fewest = 99
        growth = now = 0.0
        for kind in range(5):
            number = infos >> SHIFTS[kind] & FULL
            counts.append(number)
            tiles += number
            fewest = min(fewest, number)
            if number:
                now += number * chart.value_at[self.tokens[kind]]
                growth += number * self.growth(kind, steps, everyone)
        row[BANKED] += now
        row[GROWTH] = growth
        row[TILES] = tiles
        counts.sort(reverse=True)
        income = 0.0
        for part, number_of in zip(CHOICE, counts, strict=True):
            income += part * number_of
        row[INCOME] = income * ADVANCES * (self.turns + (0.0 if state.plans[seat] else self.to_come[seat]))
        if state.advanced:
            row[BANKED] += DESK_TILE_POINTS[(state.items[seat] & DESK_TILES).bit_count()]
            row[BANKED] += BOX_POINTS * state.boxes[seat]
        else:
            row[BANKED] += SET_POINTS * fewest
            lacking = counts.count(fewest)
            row[SET_LACKS_ONE] = 1.0 if lacking == 1 else 0.0
            row[SET_LACKS_TWO] = 1.0 if lacking == 2 else 0.0

    def growth(self, kind: i64, steps: float, everyone: float) -> float:
        """Estimate how many thresholds a token will still cross; those move most of which there are most tiles."""
        chart = self.chart
        tiles = 1.0
        for packed in self.state.infos:
            tiles += packed >> SHIFTS[kind] & FULL
        way = steps * (0.1 + 0.5 * tiles / everyone)
        space = self.tokens[kind]
        crossed = max(0.0, (chart.into_area[space] + way - 1.5) / chart.area_moves) * min(1.0, way)
        return min(crossed, float(chart.value_at[-1] - chart.value_at[space]))

    def _weigh_drawers(self, seat: i64) -> None:
        """What the cards in the drawers should give: how often each applies, and how much it gives then."""
        state = self.state
        tables = state.tables
        row = self.rows[seat]
        turns = self.turns + self.to_come[seat]
        free: i64 = 0
        for square in self.open:
            free |= tables.square_masks[square]
        free &= ~state.agents[seat]
        for card in self.drawers[seat]:
            when = tables.when[card]
            often = ANSWERED
            if when == PLACE_HERE:
                there: i64 = state.place_masks[card]
                often = PLACINGS * bits(there & free) / (bits(free) + 0.01)
            elif when == PLACE_COMPANY:
                often = PLACINGS * COMPANY
            elif when == OBTAIN_INFO:
                often = TILES_A_TURN * 0.2
            elif when == OBTAIN_ANY:
                often = TILES_A_TURN
            elif when == OBTAIN_NEW_KIND:
                often = TILES_A_TURN * 0.15
            elif when == OBTAIN_FROM_SQUARE:
                often = TILES_A_TURN * 0.33
            elif when == PAYING:
                often = PLACINGS
            then = tables.then[card]
            times = turns * often
            if then == POINTS:
                row[GIVES_POINTS] += times * tables.amount[card]
            elif then == BRIBES_ANY or then == BRIBES_FIXED:
                row[GIVES_BRIBES] += times * tables.amount[card]
            elif then == BRIBES_DIFFERENT:
                row[GIVES_BRIBES] += times * state.players
            elif then == DISCOUNT:
                row[GIVES_DISCOUNTS] += times
            elif then == TOKEN_ANY or then == TOKEN_SAME:
                row[GIVES_TOKENS] += times * tables.amount[card] * (1 + self._most_tiles(seat))
            else:
                row[GIVES_OTHER] += times

    def _weigh_squares(self, seat: i64) -> None:
        """What the open squares promise, by the agents and bribes that are missing."""
        state, chart, row = self.state, self.chart, self.rows[seat]
        tables = state.tables
        count = len(self.open)
        first = seat * count
        agents: i64 = state.agents[seat]
        helper: i64 = 0 if state.third_man == NOWHERE else BITS[state.third_man]
        tile_worth = self._tile_worth(seat)
        one_off, two_off, substitutes = self._terms(seat)
        purse: i64 = self.purses[seat]
        bribes: list[int] = []
        in_hand = 0
        pairs = 0
        shared = 0
        for kind in range(5):
            number: int = purse >> SHIFTS[kind] & FULL
            bribes.append(number)
            in_hand += number
            pairs += min(number // 2, 2)
            if substitutes >> kind & 1:
                shared += number
        if shared:
            for kind in range(5):
                bribes[kind] = shared if substitutes >> kind & 1 else bribes[kind] + shared
        row[BRIBES] += in_hand
        row[BRIBE_PAIRS] = pairs
        gains: list[float] = [0.0] * 30
        uses: list[float] = [0.0] * 30
        for place in range(count):
            missing = self.missing[first + place]
            if missing > 3:
                continue
            square = self.open[place]
            worth = tables.square_values[square] + tile_worth[state.tiles[square]]
            if helper & tables.square_masks[square] & ~agents:
                worth = (worth - 1.0) * HELPED
            if missing == 3:
                row[THREE_AGENTS] += worth
                continue
            one: i64 = NOWHERE
            two: i64 = NOWHERE
            use = worth * (NEAR_ONE if missing == 1 else NEAR_TWO)
            for building in chart.buildings_of[square]:
                if (agents | helper) >> building & 1:
                    uses[building] += use
                elif one == NOWHERE:
                    one = building
                else:
                    two = building
            if missing <= 1:
                for rival in range(state.players):
                    if rival != seat and self.missing[rival * count + place] <= 1:
                        row[CONTESTED] += worth
                        break
            if missing == 0:
                row[READY_MORE] += worth
            elif missing == 1:
                gains[one] += worth
            else:
                colour, other = tables.colour_of[one], tables.colour_of[two]
                cost = 2 - (one_off >> one & 1) - (two_off >> one & 1)
                other_cost = 2 - (one_off >> two & 1) - (two_off >> two & 1)
                if colour == other:
                    short = max(0, cost + other_cost - bribes[colour])
                else:
                    short = max(0, cost - bribes[colour]) + max(0, other_cost - bribes[other])
                if short <= 1:
                    row[TWO_AGENTS_PAID] += worth
                else:
                    row[TWO_AGENTS] += worth
        best = 0.0
        for building in range(30):
            gain = gains[building]
            if gain:
                cost = 2 - (one_off >> building & 1) - (two_off >> building & 1)
                short = cost - bribes[tables.colour_of[building]]
                if short <= 0:
                    row[READY_MORE] += gain
                    best = max(best, gain)
                elif short == 1:
                    row[LACKS_A_BRIBE] += gain
                else:
                    row[LACKS_TWO_BRIBES] += gain
        row[READY_MORE] -= best
        if self.places[seat]:
            row[READY_NOW] = best
        else:
            row[READY_NEXT] = best
        row[AGENTS] = bits(agents)
        row[SUPPLY] = state.supply[seat]
        if not state.supply[seat]:
            least = 99.0
            for building in range(30):
                if agents >> building & 1:
                    least = min(least, uses[building])
            row[MOVE_COST] = least if least < 99.0 else 0.0

    def _tile_worth(self, seat: i64) -> list[float]:
        """Value one more tile of each info to a seat: its final value, its token's points, its part of a set."""
        state, chart = self.state, self.chart
        infos = state.infos[seat]
        numbers: list[int] = [infos >> shift & FULL for shift in SHIFTS]
        fewest = min(numbers)
        lacking = numbers.count(fewest)
        part_of_set = 0.0
        if not state.advanced:
            part_of_set = SET_POINTS / lacking * min(1.0, (self.turns + 1.0) / lacking)
        advances = self.turns * ADVANCES
        total = 5.0 + sum(numbers)
        steps = advances * state.players / 5.0
        worth: list[float] = []
        for kind in range(5):
            number = numbers[kind]
            value = min(6.0, chart.value_at[self.tokens[kind]] + steps / chart.area_moves)
            value += advances / total * (number + 1)
            if number == fewest:
                value += part_of_set
            worth.append(value)
        return worth

    def _terms(self, seat: i64) -> tuple[int, int, int]:
        """Return the buildings with one discount, with two, and the bribes that may stand for others, as masks."""
        state = self.state
        tables = state.tables
        one_off: i64 = 0
        two_off: i64 = 0
        substitutes: i64 = 0
        for card in self.drawers[seat]:
            then = tables.then[card]
            if then == DISCOUNT:
                where: i64 = state.place_masks[card]
                if tables.when[card] == PLACE_COMPANY:
                    where = state.others_on_board(seat)
                two_off |= one_off & where
                one_off |= where
            elif then == SUBSTITUTE_KIND:
                substitutes |= BITS[tables.kind_on[card]]
            elif then == SUBSTITUTE_ANY:
                substitutes = 31
        return one_off, two_off, substitutes

    def _weigh_missions(self, seat: i64) -> None:
        """What the missions of a seat are worth, by how many turns they should take."""
        state, chart, row = self.state, self.chart, self.rows[seat]
        numbers = state.missions[seat]
        if not numbers:
            return
        agents: i64 = state.agents[seat]
        purse: i64 = self.purses[seat]
        infos: i64 = state.infos[seat]
        items = state.items[seat]
        room = money.room_in_box(state, seat)
        row[MISSIONS_OPEN] = len(numbers)
        for number in numbers:
            worth = chart.mission_points[number] + A_SHILLING * chart.mission_shillings[number]
            if items & BITS[money.SEAL]:
                worth += 3.0
            if room:
                worth += BOX_POINTS
            kind = chart.mission_kinds[number]
            missing = 0
            flag_mask: i64 = chart.flag_masks[chart.mission_flags[number]]
            on_the_way = False
            for what, count in chart.mission_needs[number]:
                have = 0
                if kind == NEEDS_INFO:
                    have = infos >> what & FULL
                elif kind == NEEDS_BRIBES:
                    have = purse >> what & FULL
                else:
                    have = bits(agents & what)
                    if have < count and what & flag_mask & ~agents:
                        on_the_way = True
                if have < count:
                    missing += count - have
            turns = 1.0 + missing
            if kind == NEEDS_INFO:
                turns = 1.0 + 1.7 * missing
            elif kind == NEEDS_BRIBES:
                turns = 1.0 + 0.6 * missing
            elif on_the_way:
                turns -= 1.0
            if turns <= 1.0:
                row[MISSIONS_READY] += worth
            elif turns <= 2.2:
                row[MISSIONS_NEAR] += worth
            elif turns <= self.turns + 1.0:
                row[MISSIONS_FAR] += worth / turns

    def _weigh_money(self, seat: i64) -> None:
        """What money and the things bought with it promise, and the wages it will not do for."""
        state, row = self.state, self.rows[seat]
        players = state.players
        tables = state.tables
        items = state.items[seat]
        shillings = state.shillings[seat]
        turns = self.turns
        row[SHILLINGS] = min(shillings, MOST_SHILLINGS)
        row[FOR_HIRE] = state.for_hire[seat] * min(1.0, turns / 6.0)
        if items & BITS[money.TELEPHONE]:
            row[TELEPHONE] = turns
        if items & BITS[money.CASH_BOX]:
            row[BOX] = min(turns, float(money.room_in_box(state, seat)))
        if items & BITS[money.SEAL]:
            row[SEAL] = turns
        if items & BITS[money.SIDE_TABLE]:
            row[SIDE_TABLE] = turns
        paydays = 1.0
        payday = tables.payday_spaces[players][0]
        is_before = state.investigator < payday or (
            state.investigator == payday and state.flipped and state.stage < PAYDAY
        )
        if state.final_round and state.stage == PAYDAY:
            paydays = 0.0
        elif is_before:
            paydays = 2.0
            rounds = max(0.0, (payday - state.investigator) / PACE[players])
            wages = bits(state.agents[seat]) + min(float(state.supply[seat]), NEW_AGENTS * rounds)
            means = shillings + INCOME_OF_MONEY * rounds
            if items & BITS[money.ROAD_MAP]:
                means += 0.5 * row[BRIBES]
            row[UNPAID] = max(0.0, wages - means)
        if items & BITS[money.ROAD_MAP]:
            row[ROAD_MAP] = paydays

    def _weigh_rank(self) -> None:
        """What the ranking by agents should bring: how many each seat can pay at the end, against the others."""
        state = self.state
        turns = self.turns
        final: list[float] = []
        for seat in range(state.players):
            row = self.rows[seat]
            agents = float(bits(state.agents[seat]))
            if state.stage != PAYDAY or not state.final_round:
                supply = float(state.supply[seat])
                agents += min(supply, NEW_AGENTS * (turns + self.to_come[seat]))
                # Towards the end what is unresolved costs agents (V8.12).
                if not state.final_round:
                    agents -= row[MISSIONS_OPEN] / (1.0 + turns)
                elif state.stage < PURCHASE:
                    agents -= row[MISSIONS_OPEN]
                elif state.stage == TAKE_BACK and (seat - state.crest) % state.players >= (
                    (state.active - state.crest) % state.players
                ):
                    agents -= state.due if seat == state.active else row[MISSIONS_OPEN]
                means = state.shillings[seat] + INCOME_OF_MONEY * (turns + self.to_come[seat]) - 2.0 * row[UNPAID]
                if state.items[seat] & BITS[money.ROAD_MAP]:
                    means += row[BRIBES] * (0.5 if turns else 1.0)
                agents = min(agents, means)
            elif (seat - state.crest) % state.players >= (state.active - state.crest) % state.players:
                means = float(state.shillings[seat])
                if state.items[seat] & BITS[money.ROAD_MAP]:
                    means += row[BRIBES]
                if seat == state.active:
                    means += bits(state.agents[seat]) - state.due
                agents = min(agents, means)
            final.append(max(0.0, agents) + 0.02 * min(state.shillings[seat], 20))
        spread = 0.15 + 0.3 * self.remaining
        for seat in range(state.players):
            total = 0.0
            for rival in range(state.players):
                if rival != seat:
                    total += 1.0 / (1.0 + exp((final[rival] - final[seat]) / spread))
            self.rows[seat][RANK] = RANK_STEP[state.players] * total


def bits(mask: i64) -> int:
    """Return how many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
