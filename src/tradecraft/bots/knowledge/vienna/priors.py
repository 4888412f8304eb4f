"""Which choices are likely to be good, found quickly: what a search looks at first, and how it lets others play.

`choices` values the same decisions with more care and takes much longer for it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tradecraft.bots.knowledge.vienna.board import BUILDINGS, Board, within_reach
from tradecraft.bots.knowledge.vienna.weighing_office import A_SHILLING, mission_turns, mission_worth
from tradecraft.core.native import i64
from tradecraft.games.vienna import actions
from tradecraft.games.vienna.phases import (
    ASK_ASSIGN,
    ASK_BOX,
    ASK_BRIBE,
    ASK_BUY,
    ASK_DIFFERENT,
    ASK_INSTEAD,
    ASK_MISSION,
    ASK_NOMAD,
    ASK_PAY,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_REPLACE,
    ASK_SAME_TOKEN,
    ASK_SOURCE,
    ASK_TOKEN,
    NOWHERE,
)
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import (
    ADVANCE_TOKEN,
    BITS,
    CARD_SHOWS,
    DISCOUNT,
    FULL,
    PLACE_COMPANY,
    PLACE_HERE,
    SHIFTS,
    TAKE_BRIBE,
)

TEMPERATURE: Final = 1.5
"""How many points make a choice e times as likely to be looked at."""
NEAR: Final[tuple[float, ...]] = (1.0, 0.45, 0.15, 0.03, 0.0)
"""The part of its worth that a square has already while this many agents are missing."""
DENIED: Final = 0.5
"""The part of a square's worth by which it counts more that a rival would take it next."""
HELPED: Final = 0.6
A_BRIBE: Final = 1.0
"""What a bribe is worth that is paid, or taken for no building in particular."""
WANTED_BRIBE: Final = 0.4
"""The part of an agent's worth that a bribe has which brings him nearer, but not into this turn."""
STEP: Final = 0.25
"""The part of a threshold that a step on a track is while many turns are to come."""
FORESIGHT: Final = 4.0
ACCEPTED: Final = 0.35
"""The part of a mission's worth that it has when it is accepted."""
RESOLVED: Final = 3.0
"""What resolving a mission is worth besides its reward: it can cost no agent any more."""
THINGS: Final[tuple[float, ...]] = (1.0, 5.0, 2.5, 5.0, 4.5, 1.0)
"""What the things on sale are worth early on, in the order of ITEMS."""
EARLY: Final = 8.0


class Wishes:
    """What one seat would like to do: where an agent is worth most, which bribes and tokens it wants."""

    def __init__(self, state: ViennaState, seat: i64) -> None:
        """Look at a position from a seat."""
        self.state: ViennaState = state
        self.seat: i64 = seat
        self.board: Board = Board(state)
        self.gains: list[float] = [0.0] * BUILDINGS
        self.uses: list[float] = [0.0] * BUILDINGS
        self._weigh_squares()

    def _weigh_squares(self) -> None:
        """Find for each building what an agent gains who comes there, and what one loses who leaves."""
        board, state, seat = self.board, self.state, self.seat
        tables = state.tables
        count = len(board.open)
        first = seat * count
        agents: i64 = state.agents[seat]
        helper: i64 = 0 if state.third_man == NOWHERE else BITS[state.third_man]
        there: i64 = agents | helper
        tile_worth = board.tile_worth(seat)
        gains, uses = self.gains, self.uses
        for place in range(count):
            missing = board.missing[first + place]
            square = board.open[place]
            worth = tables.square_values[square] + tile_worth[state.tiles[square]]
            if helper & tables.square_masks[square] & ~agents:
                worth = (worth - 1.0) * HELPED
            gain = worth * (NEAR[missing - 1] - NEAR[missing]) if missing else 0.0
            use = worth * (NEAR[missing] - NEAR[min(missing + 1, 4)])
            if missing == 1:
                for rival in range(state.players):
                    if rival != seat and board.missing[rival * count + place] <= 1:
                        gain += DENIED * worth
                        break
            for building in board.chart.buildings_of[square]:
                if there >> building & 1:
                    uses[building] += use
                else:
                    gains[building] += gain

    def token_worth(self, kind: i64) -> float:
        """Value one step of a token: points now, and in the end more for own tiles and for those of rivals."""
        state = self.state
        tables = state.tables
        space = state.tokens[kind]
        own = 0
        others = 0
        for seat in range(state.players):
            number = state.infos[seat] >> SHIFTS[kind] & FULL
            if seat == self.seat:
                own = number
            else:
                others += number
        step = 0.0
        if space < tables.last_space:
            foresight = min(1.0, self.board.turns / FORESIGHT)
            step = STEP * foresight + (1.0 - foresight) * tables.is_crossing[space + 1]
        return own + (own - others / (state.players - 1)) * step

    def token_bonus(self, kind: i64) -> float:
        """Value what the drawers give when action IV shows or advances a token."""
        tables = self.state.tables
        bonus = 0.0
        for card in self.state.drawers[self.seat]:
            if tables.kind_on[card] == kind and tables.when[card] in (ADVANCE_TOKEN, CARD_SHOWS):
                bonus += self.board.gift(self.seat, card)
        return bonus

    def bonuses(self) -> list[float]:
        """Value what placing an agent on each building brings besides squares: abilities and missions."""
        board, state, seat = self.board, self.state, self.seat
        tables = state.tables
        bonuses: list[float] = [0.0] * BUILDINGS
        for card in board.drawers[seat]:
            where: i64 = 0
            if tables.then[card] != DISCOUNT:
                if tables.when[card] == PLACE_HERE:
                    where = state.place_masks[card]
                elif tables.when[card] == PLACE_COMPANY:
                    where = state.others_on_board(seat)
            if where:
                gift = board.gift(seat, card)
                for building in range(BUILDINGS):
                    if where >> building & 1:
                        bonuses[building] += gift
        if state.advanced:
            self._add_missions(bonuses)
        return bonuses

    def _add_missions(self, bonuses: list[float]) -> None:
        board, state, seat = self.board, self.state, self.seat
        chart = board.chart
        by_flag: list[float] = [0.0] * 5
        for number in state.missions[seat]:
            if mission_turns(board, seat, number) <= 1.0:
                by_flag[chart.mission_flags[number]] += RESOLVED + mission_worth(board, seat, number)
        if len(state.missions[seat]) < state.desk_spaces(seat) and board.turns > 1.0:
            for number in state.display:
                if number != NOWHERE:
                    flag = chart.mission_flags[number]
                    worth = A_SHILLING + ACCEPTED * mission_worth(board, seat, number)
                    by_flag[flag] = max(by_flag[flag], worth)
        for building in range(BUILDINGS):
            bonuses[building] += by_flag[state.flags[building]]

    def move_cost(self) -> float:
        """Return what the agent leaves who is missed least; nothing if there is one in the supply."""
        if self.state.supply[self.seat]:
            return 0.0
        agents: i64 = self.state.agents[self.seat]
        least = 99.0
        for building in range(BUILDINGS):
            if agents >> building & 1:
                least = min(least, self.uses[building])
        return least

    def placings(self) -> list[float]:
        """Value an agent on each building, whether he can be paid or not."""
        one_off, two_off, _ = self.board.terms(self.seat)
        bonuses = self.bonuses()
        cost = self.move_cost()
        values: list[float] = []
        for building in range(BUILDINGS):
            price: int = 2 - (one_off >> building & 1) - (two_off >> building & 1)
            values.append(self.gains[building] + bonuses[building] - cost - A_BRIBE * max(price, 0))
        return values

    def bribe_wants(self, amount: int, is_now: bool) -> list[float]:
        """Value some bribes of each kind: for an agent in this turn if `is_now`, else for later ones."""
        seat = self.seat
        agents: i64 = self.state.agents[seat]
        one_off, two_off, substitutes = self.board.terms(seat)
        purse: i64 = self.board.purses[seat]
        bribes = within_reach(purse, substitutes)
        placings = self.placings()
        colour_of = self.state.tables.colour_of
        best = 0.0
        most: list[float] = [0.0] * 5
        hopes: list[float] = [0.0] * 5
        for building in range(BUILDINGS):
            if agents >> building & 1:
                continue
            value = placings[building]
            colour = colour_of[building]
            lack: int = 2 - (one_off >> building & 1) - (two_off >> building & 1) - bribes[colour]
            if lack <= 0:
                best = max(best, value)
            elif lack <= amount:
                most[colour] = max(most[colour], value)
            else:
                hopes[colour] = max(hopes[colour], value)
        wants: list[float] = []
        for kind in range(5):
            want = A_BRIBE * amount + WANTED_BRIBE * 0.5 * hopes[kind]
            if is_now:
                want += max(0.0, most[kind] - best)
            else:
                want += WANTED_BRIBE * max(0.0, most[kind])
            wants.append(want)
        return wants


def priors(state: ViennaState, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Return how likely each legal action of a seat is to be the best."""
    values = quick_values(state, seat, legal)
    most = max(values)
    weights = [exp((value - most) / TEMPERATURE) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def quick_values(state: ViennaState, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Value each legal action of a seat in points, quickly; where nothing is known they are equal."""
    ask = state.ask
    if ask == ASK_ASSIGN:
        return value_assignments(Wishes(state, seat), legal)
    if ask == ASK_PLACE:
        return value_placings(Wishes(state, seat), legal)
    if ask in (ASK_SOURCE, ASK_REMOVE, ASK_NOMAD):
        return value_agents(Wishes(state, seat), legal)
    if ask == ASK_REPLACE:
        board = Board(state)
        drawers = state.drawers[seat]
        return [-board.card_worth(seat, drawers[action - actions.REPLACE]) for action in legal]
    if ask in (ASK_TOKEN, ASK_SAME_TOKEN, ASK_INSTEAD):
        return value_tokens(Wishes(state, seat), legal)
    if ask in (ASK_BRIBE, ASK_DIFFERENT, ASK_PAY):
        return value_bribes(Wishes(state, seat), legal)
    if ask == ASK_MISSION:
        return value_missions(Board(state), seat, legal)
    if ask == ASK_BUY:
        return value_purchases(Board(state), seat, legal)
    if ask == ASK_BOX:
        # Early on money has other uses; in the end it is worth nothing but in the box.
        each = 2.0 if state.final_round else 0.5
        return [each * (action - actions.BOX) for action in legal]
    return [0.0] * len(legal)


def value_assignments(wishes: Wishes, legal: tuple[int, ...]) -> list[float]:
    """Value each way to assign a hand: a card in a drawer, a bribe, a token (V2.2)."""
    state, seat, board = wishes.state, wishes.seat, wishes.board
    tables = state.tables
    hand = state.hands[seat]
    wants = wishes.bribe_wants(1, True)
    for card in state.drawers[seat]:
        if tables.when[card] == TAKE_BRIBE:
            wants[tables.kind_on[card]] += board.gift(seat, card)
    tokens: list[float] = [wishes.token_worth(kind) + wishes.token_bonus(kind) for kind in range(5)]
    ones: list[float] = []
    drawers = state.drawers[seat]
    for card in hand:
        drawer = board.likely_drawer(seat, card)
        worth = board.card_worth(seat, card)
        if drawer < len(drawers):
            worth -= board.card_worth(seat, drawers[drawer])
        ones.append(worth)
    values: list[float] = []
    for action in legal:
        one, two, four = actions.ASSIGNMENTS[action - actions.ASSIGN]
        values.append(ones[one] + wants[tables.bribe_on[hand[two]]] + tokens[tables.info_on[hand[four]]])
    return values


def value_placings(wishes: Wishes, legal: tuple[int, ...]) -> list[float]:
    """Value action III: an agent on a building, two bribes of a kind, or money (V5.1, V8.8)."""
    placings = wishes.placings()
    wants = wishes.bribe_wants(2, False)
    values: list[float] = []
    for action in legal:
        if action == actions.MONEY:
            values.append(2.0 * A_SHILLING * 0.6)
        elif action >= actions.TAKE:
            values.append(wants[action - actions.TAKE])
        else:
            values.append(placings[action - actions.PLACE])
    return values


def value_agents(wishes: Wishes, legal: tuple[int, ...]) -> list[float]:
    """Value which agent goes or leaves: from the supply, or where he is missed least; a nomad where he gains."""
    stays = 0.0
    values: list[float] = []
    for action in legal:
        if action in (actions.SUPPLY, actions.FELD):
            values.append(1.0)
        elif action == actions.STAY:
            values.append(stays)
        elif action >= actions.REMOVE:
            values.append(-wishes.uses[action - actions.REMOVE])
        elif action >= actions.NOMAD:
            feld = wishes.state.feld[wishes.seat]
            values.append(wishes.gains[action - actions.NOMAD] - wishes.uses[feld])
        else:
            values.append(-wishes.uses[action - actions.FROM])
    return values


def value_tokens(wishes: Wishes, legal: tuple[int, ...]) -> list[float]:
    """Value a step of each token, or none (V5.7)."""
    values: list[float] = []
    for action in legal:
        if action == actions.DECLINE:
            values.append(0.0)
        else:
            kind = action - actions.ADVANCE
            bonus = wishes.token_bonus(kind) if wishes.state.ask == ASK_INSTEAD else 0.0
            values.append(wishes.token_worth(kind) + bonus)
    return values


def value_bribes(wishes: Wishes, legal: tuple[int, ...]) -> list[float]:
    """Value bribes taken, or those that are not paid (V5.4, V5.7)."""
    wants = wishes.bribe_wants(1, wishes.board.places[wishes.seat])
    purse = wishes.state.bribes[wishes.seat]
    values: list[float] = []
    for action in legal:
        if action >= actions.DIFFERENT:
            kinds = action - actions.DIFFERENT
            total = 0.0
            for kind in range(5):
                if kinds & BITS[kind]:
                    total += wants[kind]
            values.append(total)
        elif action == actions.SHILLING:
            values.append(-A_SHILLING)
        elif action == actions.STOP:
            values.append(-2.0 * A_SHILLING)
        elif action >= actions.PAY:
            kind = action - actions.PAY
            # Of what one has much, one more can be spared.
            values.append(-wants[kind] + 0.3 * (purse >> SHIFTS[kind] & FULL))
        else:
            values.append(wants[action - actions.BRIBE])
    return values


def value_missions(board: Board, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Value accepting a mission, resolving some, or neither (V8.11)."""
    state = board.state
    values: list[float] = []
    for action in legal:
        if action == actions.NO_MISSION:
            values.append(0.0)
        elif action >= actions.RESOLVE:
            places = action - actions.RESOLVE
            total = 0.0
            for place in range(len(state.missions[seat])):
                if places & BITS[place]:
                    total += RESOLVED + mission_worth(board, seat, state.missions[seat][place])
            values.append(total)
        else:
            number = state.display[action - actions.ACCEPT]
            turns = mission_turns(board, seat, number)
            part = ACCEPTED if turns <= board.turns else -ACCEPTED
            values.append(A_SHILLING + part * mission_worth(board, seat, number))
    return values


def value_purchases(board: Board, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Value the things on sale: most of them serve longer the earlier they are bought (V8.9)."""
    state = board.state
    early = min(1.0, board.turns / EARLY)
    values: list[float] = []
    for action in legal:
        if action == actions.BUY_NOTHING:
            values.append(0.0)
        else:
            item = action - actions.BUY
            values.append(1.0 + early * THINGS[item] - state.tables.prices[item])
    return values
