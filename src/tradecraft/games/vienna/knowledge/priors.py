"""Quick priors for the choices of Vienna: what a search tries first, and how it lets others play.

`choices` values the same decisions with more care and takes much longer for it.
"""

from __future__ import annotations

from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge.chart import bits
from tradecraft.games.vienna.knowledge.position import EVERYONE, Foreseen
from tradecraft.games.vienna.knowledge.preferences import (
    A_SHILLING,
    BURDEN,
    Preferences,
    mission_worth,
    offer_worth,
    token_wants,
)
from tradecraft.games.vienna.rules import actions, phases
from tradecraft.games.vienna.rules.lookups import FULL, SHIFTS, TAKE_BRIBE, members
from tradecraft.games.vienna.rules.scoring import BOX_POINTS
from tradecraft.games.vienna.rules.state import ViennaState

TEMPERATURE: Final = 1.5
"""How many points make a choice e times as likely to be looked at."""
THINGS: Final[tuple[float, ...]] = (1.0, 5.0, 2.5, 5.0, 4.5, 1.0)
"""What the things on sale are worth early on, in the order of ITEMS."""
EARLY: Final = 8.0
WAGE: Final = 3.0
"""What a shilling is worth with which an agent can be paid."""


def likeliest(state: ViennaState, seat: i64, legal: tuple[int, ...], viewer: i64 = EVERYONE) -> int:
    """Return the action that looks best at a glance; of equals the first."""
    if len(legal) == 1:
        return legal[0]
    if state.ask == phases.ASK_SOURCE and legal[0] == actions.SUPPLY:
        # Nothing is lost by an agent from the supply: see `value_agents`.
        return actions.SUPPLY
    values = quick_values(state, seat, legal, viewer)
    return legal[values.index(max(values))]


def quick_values(state: ViennaState, seat: i64, legal: tuple[int, ...], viewer: i64 = EVERYONE) -> list[float]:
    """Value each legal action of a seat in points, quickly; where nothing is known they are equal.

    With the seat as `viewer` only its own plan is known, else all plans.
    """
    ask = state.ask
    if ask == phases.ASK_ASSIGN:
        return value_assignments(Preferences(state, seat, viewer), legal)
    if ask == phases.ASK_PLACE:
        return value_placings(Preferences(state, seat, viewer), legal)
    if ask in (phases.ASK_SOURCE, phases.ASK_REMOVE, phases.ASK_NOMAD):
        return value_agents(Preferences(state, seat, viewer), legal)
    if ask == phases.ASK_REPLACE:
        position = Foreseen(state, viewer)
        drawers = state.drawers[seat]
        return [-position.card_worth(seat, drawers[action - actions.REPLACE]) for action in legal]
    if ask in (phases.ASK_TOKEN, phases.ASK_SAME_TOKEN, phases.ASK_INSTEAD):
        return value_tokens(Foreseen(state, viewer), seat, legal)
    if ask in (phases.ASK_BRIBE, phases.ASK_DIFFERENT, phases.ASK_PAY):
        return value_bribes(Preferences(state, seat, viewer), legal)
    if ask == phases.ASK_MISSION:
        return value_missions(Foreseen(state, viewer), seat, legal)
    if ask == phases.ASK_BUY:
        return value_purchases(Foreseen(state, viewer), legal)
    if ask == phases.ASK_BOX:
        return value_boxes(state, seat, legal)
    return [0.0] * len(legal)


def value_assignments(preferences: Preferences, legal: tuple[int, ...]) -> list[float]:
    """Value each way to assign a hand: a card in a drawer, a bribe, a token (V2.2)."""
    state, seat, position = preferences.state, preferences.seat, preferences.position
    lookups = state.lookups
    hand = state.hands[seat]
    wants = preferences.bribe_wants(1, True)
    for card in state.drawers[seat]:
        if lookups.when[card] == TAKE_BRIBE:
            wants[lookups.kind_on[card]] += position.gift(seat, card)
    tokens = token_wants(position, seat, True)
    drawers = state.drawers[seat]
    has_space = len(drawers) < state.desk_spaces(seat)
    worths = [position.card_worth(seat, card) for card in drawers]
    ones: list[float] = []
    twos: list[float] = []
    fours: list[float] = []
    for card in hand:
        ones.append(position.card_worth(seat, card) - position.replaced_worth(drawers, card, worths, has_space))
        twos.append(wants[lookups.bribe_on[card]])
        fours.append(tokens[lookups.info_on[card]])
    values: list[float] = []
    for action in legal:
        one, two, four = actions.ASSIGNMENTS[action - actions.ASSIGN]
        values.append(ones[one] + twos[two] + fours[four])
    return values


def value_placings(preferences: Preferences, legal: tuple[int, ...]) -> list[float]:
    """Value action III: an agent on a building, two bribes of a kind, or money (V5.1, V8.8)."""
    placings = preferences.placings()
    wants = preferences.bribe_wants(2, False)
    values: list[float] = []
    for action in legal:
        if action == actions.MONEY:
            values.append(2.0 * A_SHILLING * 0.6)
        elif action >= actions.TAKE:
            values.append(wants[action - actions.TAKE])
        else:
            values.append(placings[action - actions.PLACE])
    return values


def value_agents(preferences: Preferences, legal: tuple[int, ...]) -> list[float]:
    """Value which agent goes or leaves: from the supply, or where he is missed least; a nomad where he gains."""
    stays = 0.0
    values: list[float] = []
    for action in legal:
        if action in (actions.SUPPLY, actions.FELD):
            values.append(1.0)
        elif action == actions.STAY:
            values.append(stays)
        elif action >= actions.REMOVE:
            values.append(-preferences.uses[action - actions.REMOVE])
        elif action >= actions.NOMAD:
            feld = preferences.state.feld[preferences.seat]
            values.append(preferences.gains[action - actions.NOMAD] - preferences.uses[feld])
        else:
            values.append(-preferences.move_cost(action - actions.FROM, preferences.state.target))
    return values


def value_tokens(position: Foreseen, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Value a step of each token, or none (V5.7)."""
    tokens = token_wants(position, seat, position.state.ask == phases.ASK_INSTEAD)
    return [0.0 if action == actions.DECLINE else tokens[action - actions.ADVANCE] for action in legal]


def value_bribes(preferences: Preferences, legal: tuple[int, ...]) -> list[float]:
    """Value bribes taken, or those that are not paid (V5.4, V5.7)."""
    wants = preferences.bribe_wants(1, preferences.position.places[preferences.seat])
    purse = preferences.state.bribes[preferences.seat]
    values: list[float] = []
    for action in legal:
        if action >= actions.DIFFERENT:
            values.append(sum([wants[kind] for kind in members(action - actions.DIFFERENT)], 0.0))
        elif action == actions.SHILLING:
            values.append(-A_SHILLING)
        elif action == actions.STOP:
            values.append(-2.0 * A_SHILLING)
        elif action >= actions.PAY:
            kind = action - actions.PAY
            # The more a seat has of something, the easier it can spare one.
            values.append(-wants[kind] + 0.3 * (purse >> SHIFTS[kind] & FULL))
        else:
            values.append(wants[action - actions.BRIBE])
    return values


def value_missions(position: Foreseen, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Value accepting a mission, resolving some, or neither (V8.11)."""
    numbers = position.state.missions[seat]
    values: list[float] = []
    for action in legal:
        if action == actions.NO_MISSION:
            values.append(0.0)
        elif action >= actions.RESOLVE:
            resolved = [numbers[place] for place in members(action - actions.RESOLVE)]
            values.append(sum([BURDEN + mission_worth(position, seat, number) for number in resolved], 0.0))
        else:
            values.append(offer_worth(position, seat, action - actions.ACCEPT))
    return values


def value_boxes(state: ViennaState, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Value what goes into the cash box: points, but what the agents will have to be paid is missed (V8.9, V8.10)."""
    spare = max(0, state.shillings[seat] - bits(state.agents[seat]))
    amounts = [action - actions.BOX for action in legal]
    return [float(BOX_POINTS * boxed) - WAGE * max(0, boxed - spare) for boxed in amounts]


def value_purchases(position: Foreseen, legal: tuple[int, ...]) -> list[float]:
    """Value the things on sale: most of them serve longer the earlier they are bought (V8.9)."""
    early = min(1.0, position.turns / EARLY)
    prices = position.lookups.prices
    values = [1.0 + early * worth - price for worth, price in zip(THINGS, prices, strict=True)]
    return [0.0 if action == actions.BUY_NOTHING else values[action - actions.BUY] for action in legal]
