"""Why something is not allowed: a reason with its rule for every action that is not legal now."""

from __future__ import annotations

from tradecraft.core.errors import Reason
from tradecraft.core.game import CHANCE, OVER
from tradecraft.games.vienna import turn
from tradecraft.games.vienna.actions import ACTIONS, ASSIGNMENTS
from tradecraft.games.vienna.content_model import BRIBES
from tradecraft.games.vienna.phases import (
    ASK_ASSIGN,
    ASK_BRIBE,
    ASK_PLACE,
    ASK_REPLACE,
    ASK_RULES,
    ASK_SOURCE,
    ASK_STAND,
    ASK_TOKEN,
    ASK_WANDER,
    ASKS,
)
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import BITS, amount_of

REASON_CODES = (
    "unknown_action",
    "game_over",
    "waiting_for_chance",
    "no_such_seat",
    "not_your_turn",
    "already_assigned",
    "not_asked_now",
    "no_such_card_in_hand",
    "no_such_drawer",
    "own_agent_there",
    "cannot_pay",
    "supply_empty",
    "no_own_agent_there",
    "not_the_third_mans_choice",
    "not_a_purple_building",
)

_VERBS: dict[int, tuple[str, ...]] = {
    ASK_ASSIGN: ("assign",),
    ASK_REPLACE: ("replace",),
    ASK_PLACE: ("place", "take"),
    ASK_SOURCE: ("supply", "from"),
    ASK_WANDER: ("third_man",),
    ASK_BRIBE: ("bribe",),
    ASK_TOKEN: ("advance", "decline"),
    ASK_STAND: ("third_man",),
}
"""The verbs that answer each kind of question."""


def refusal(state: ViennaState, seat: int, action: int) -> Reason | None:
    """Say why a seat may not do an action now, or None if it may."""
    reason = _not_asked(state, seat, action)
    if reason is None and action not in state.legal(seat):
        verb, index = ACTIONS.locate(action)
        reason = _not_possible(state, seat, verb, index)
    return reason


def _not_asked(state: ViennaState, seat: int, action: int) -> Reason | None:
    if not 0 <= action < ACTIONS.size:
        return Reason("unknown_action", "", {"action": action})
    if not 0 <= seat < state.players:
        return Reason("no_such_seat", "V0", {"seat": seat + 1, "players": state.players})
    if state.waiting == OVER:
        return Reason("game_over", "V7.1")
    if state.waiting == CHANCE:
        return Reason("waiting_for_chance", "V2.1")
    rule = ASK_RULES[state.ask]
    if seat not in state.deciders:
        if state.ask == ASK_ASSIGN:
            return Reason("already_assigned", rule)
        return Reason("not_your_turn", "V2.3", {"seat": state.deciders[0] + 1})
    if ACTIONS.locate(action)[0] not in _VERBS[state.ask]:
        return Reason("not_asked_now", rule, {"asked": ASKS[state.ask]})
    return None


def _not_possible(state: ViennaState, seat: int, verb: str, index: int) -> Reason:
    """Explain an action of the right kind that is not among the legal ones."""
    if verb == "assign":
        places = max(ASSIGNMENTS[index]) + 1
        return Reason("no_such_card_in_hand", "V2.2", {"place": places, "cards": len(state.hands[seat])})
    if verb == "replace":
        return Reason("no_such_drawer", "V3.1", {"drawer": index + 1, "drawers": len(state.drawers[seat])})
    if verb == "place":
        return _cannot_place(state, seat, index)
    if verb == "supply":
        return Reason("supply_empty", "V5.2")
    if verb == "from":
        return Reason("no_own_agent_there", "V5.2", {"building": index + 1})
    if state.ask == ASK_STAND:
        return Reason("not_a_purple_building", "V10.1", {"building": index + 1})
    return Reason("not_the_third_mans_choice", "V10.3", {"building": index + 1})


def _cannot_place(state: ViennaState, seat: int, building: int) -> Reason:
    if state.agents[seat] & BITS[building]:
        return Reason("own_agent_there", "V5.1", {"building": building + 1})
    colour = state.tables.colour_of[building]
    params: dict[str, str | int] = {
        "building": building + 1,
        "bribe": BRIBES[colour],
        "cost": turn.cost_of(state, seat, building),
        "owned": amount_of(state.bribes[seat], colour),
    }
    return Reason("cannot_pay", "V5.3", params)
