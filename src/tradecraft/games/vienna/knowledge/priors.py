"""Which choices are likely to be good, found quickly: what a search looks at first, and how it lets others play.

`choices` values the same decisions with more care and takes much longer for it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge.board import Board, bits
from tradecraft.games.vienna.knowledge.weighing_office import A_SHILLING, mission_worth
from tradecraft.games.vienna.knowledge.wishes import BURDEN, Wishes, offer_worth
from tradecraft.games.vienna.rules import actions
from tradecraft.games.vienna.rules.lookups import BITS, FULL, SHIFTS, TAKE_BRIBE
from tradecraft.games.vienna.rules.phases import (
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
)
from tradecraft.games.vienna.rules.scoring import BOX_POINTS
from tradecraft.games.vienna.rules.state import ViennaState

TEMPERATURE: Final = 1.5
"""How many points make a choice e times as likely to be looked at."""
THINGS: Final[tuple[float, ...]] = (1.0, 5.0, 2.5, 5.0, 4.5, 1.0)
"""What the things on sale are worth early on, in the order of ITEMS."""
EARLY: Final = 8.0
WAGE: Final = 3.0
"""What a shilling is worth with which an agent can be paid."""


def priors(state: ViennaState, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Return how likely each legal action of a seat is to be the best."""
    return likely_by_points(quick_values(state, seat, legal))


def likely_by_points(values: list[float]) -> list[float]:
    """Return how likely each choice is to be the best, by what it is worth in points."""
    most = max(values)
    weights = [exp((value - most) / TEMPERATURE) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def likeliest(state: ViennaState, seat: i64, legal: tuple[int, ...]) -> int:
    """Return the action that looks best at a glance; of equals the first."""
    if len(legal) == 1:
        return legal[0]
    values = quick_values(state, seat, legal)
    return legal[values.index(max(values))]


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
        return value_boxes(state, seat, legal)
    return [0.0] * len(legal)


def value_assignments(wishes: Wishes, legal: tuple[int, ...]) -> list[float]:
    """Value each way to assign a hand: a card in a drawer, a bribe, a token (V2.2)."""
    state, seat, board = wishes.state, wishes.seat, wishes.board
    lookups = state.lookups
    hand = state.hands[seat]
    wants = wishes.bribe_wants(1, True)
    for card in state.drawers[seat]:
        if lookups.when[card] == TAKE_BRIBE:
            wants[lookups.kind_on[card]] += board.gift(seat, card)
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
        values.append(ones[one] + wants[lookups.bribe_on[hand[two]]] + tokens[lookups.info_on[hand[four]]])
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
            values.append(-wishes.move_cost(action - actions.FROM, wishes.state.target))
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
                    total += BURDEN + mission_worth(board, seat, state.missions[seat][place])
            values.append(total)
        else:
            values.append(offer_worth(board, seat, action - actions.ACCEPT))
    return values


def value_boxes(state: ViennaState, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Value what goes into the cash box: points, but what the agents will have to be paid is missed (V8.9, V8.10)."""
    spare = max(0, state.shillings[seat] - bits(state.agents[seat]))
    values: list[float] = []
    for action in legal:
        boxed = action - actions.BOX
        values.append(float(BOX_POINTS * boxed) - WAGE * max(0, boxed - spare))
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
            values.append(1.0 + early * THINGS[item] - state.lookups.prices[item])
    return values
