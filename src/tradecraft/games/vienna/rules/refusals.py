"""Reasons for refusing an action: every action that is not legal now has one, with the rule behind it."""

from __future__ import annotations

from typing import Final

from tradecraft.core.errors import Reason
from tradecraft.core.game import CHANCE, OVER
from tradecraft.games.vienna.rules import missions, office, placing
from tradecraft.games.vienna.rules.actions import ACTIONS, ASSIGNMENTS, MOST_MISSIONS
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, ITEMS
from tradecraft.games.vienna.rules.lookups import BITS
from tradecraft.games.vienna.rules.phases import (
    ACTION_III,
    ASK_ASSIGN,
    ASK_INSTEAD,
    ASK_STAND,
    DECISIONS,
    NOWHERE,
    PURCHASE,
    TAKE_BACK,
)
from tradecraft.games.vienna.rules.state import ViennaState

REASON_CODES: Final = (
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
    "feld_agent_not_there",
    "not_the_third_mans_choice",
    "not_a_purple_building",
    "money_is_advanced",
    "cannot_pay_with",
    "no_shilling",
    "shillings_do_not_pay_agents",
    "must_pay",
    "shillings_first",
    "nomad_cannot_go_there",
    "wrong_number_of_kinds",
    "other_token",
    "must_advance",
    "no_mission_there",
    "no_mission_named",
    "other_flag",
    "no_free_mission_space",
    "mission_not_met",
    "box_too_much",
    "already_bought",
    "price_too_high",
    "feld_agent_is_paid",
)


def refusal(state: ViennaState, seat: int, action: int) -> Reason | None:
    """Return why a seat may not do an action now, or None if it may."""
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
    asked = DECISIONS[state.ask]
    rule = "V8.12" if state.stage == TAKE_BACK else asked.rule
    if seat not in state.deciders:
        if state.ask == ASK_ASSIGN:
            return Reason("already_assigned", rule)
        return Reason("not_your_turn", rule if state.ask == ASK_STAND else "V2.3", {"seat": state.deciders[0] + 1})
    if ACTIONS.locate(action)[0] not in asked.verbs:
        return Reason("not_asked_now", rule, {"asked": asked.name})
    return None


def _not_possible(state: ViennaState, seat: int, verb: str, index: int) -> Reason:
    """Explain an action of the right kind that is not legal."""
    if verb == "assign":
        places = max(ASSIGNMENTS[index]) + 1
        return Reason("no_such_card_in_hand", "V2.2", {"place": places, "cards": len(state.hands[seat])})
    if verb == "replace":
        return Reason("no_such_drawer", "V3.1", {"drawer": index + 1, "drawers": len(state.drawers[seat])})
    if verb == "place":
        return _cannot_place(state, seat, index)
    if verb == "money":
        return Reason("money_is_advanced", "V8.8")
    if verb in ("supply", "from", "feld"):
        return _cannot_come(verb, index)
    if verb == "third_man":
        if state.ask == ASK_STAND:
            return Reason("not_a_purple_building", "V10.1", {"building": index + 1})
        return Reason("not_the_third_mans_choice", "V10.3", {"building": index + 1})
    if verb in ("advance", "decline"):
        if state.ask == ASK_INSTEAD:
            return Reason("must_advance", "V6.1")
        return Reason("other_token", "V5.7", {"info": INFOS[index]})
    if verb in ("accept", "resolve"):
        return _no_mission(state, seat, verb, index)
    if verb in ("pay", "shilling", "stop"):
        return _cannot_pay_with(state, verb, index)
    if verb == "buy":
        return _cannot_buy(state, seat, index)
    if verb == "remove":
        if state.agents[seat] & BITS[index]:
            return Reason("feld_agent_is_paid", "V10.5", {"building": index + 1})
        rule = "V8.12" if state.stage == TAKE_BACK else "V8.10"
        return Reason("no_own_agent_there", rule, {"building": index + 1})
    if verb == "nomad":
        return Reason("nomad_cannot_go_there", "V10.5", {"building": index + 1})
    if verb == "different":
        return Reason("wrong_number_of_kinds", "V9", {"kinds": index.bit_count(), "needed": state.players})
    return Reason("box_too_much", "V8.9", {"shillings": index, "most": state.due})


def _cannot_place(state: ViennaState, seat: int, building: int) -> Reason:
    if state.agents[seat] & BITS[building]:
        return Reason("own_agent_there", "V5.1", {"building": building + 1})
    colour = state.lookups.colour_of[building]
    kinds = placing.substitute_kinds(state, seat) | BITS[colour]
    params: dict[str, str | int] = {
        "building": building + 1,
        "bribe": BRIBES[colour],
        "cost": placing.cost_of(state, seat, building),
        "owned": placing.bribes_for(state, seat, kinds),
    }
    return Reason("cannot_pay", "V5.3", params)


def _cannot_come(verb: str, index: int) -> Reason:
    """Explain an agent that cannot come from where the player said."""
    if verb == "feld":
        return Reason("feld_agent_not_there", "V10.5")
    if verb == "supply":
        return Reason("supply_empty", "V5.2")
    return Reason("no_own_agent_there", "V5.2", {"building": index + 1})


def _cannot_pay_with(state: ViennaState, verb: str, index: int) -> Reason:
    """Explain a payment that is not possible: the wrong kind, none left, or too early to stop."""
    rule = {ACTION_III: "V5.4", PURCHASE: "V8.9"}.get(state.stage, "V8.10")
    if verb == "pay":
        return Reason("cannot_pay_with", rule, {"bribe": BRIBES[index]})
    if verb == "stop":
        if state.stage in (ACTION_III, PURCHASE):
            return Reason("must_pay", rule)
        return Reason("shillings_first", rule)
    if state.stage == ACTION_III:
        return Reason("shillings_do_not_pay_agents", rule)
    return Reason("no_shilling", rule)


def _no_mission(state: ViennaState, seat: int, verb: str, index: int) -> Reason:
    """Explain a mission that cannot be accepted, or a set of missions of which at least one cannot be resolved."""
    if verb == "accept":
        number = state.display[index]
        if number == NOWHERE:
            return Reason("no_mission_there", "V8.3", {"place": index + 1})
        if len(state.missions[seat]) >= state.desk_spaces(seat):
            return Reason("no_free_mission_space", "V8.11", {"spaces": state.desk_spaces(seat)})
        return Reason("other_flag", "V8.11", {"mission": state.lookups.missions[number].id})
    own = state.missions[seat]
    flag = state.flags[state.target]
    for place in range(MOST_MISSIONS):
        if index & BITS[place]:
            if place >= len(own):
                return Reason("no_mission_there", "V8.11", {"place": place + 1})
            mission = state.lookups.missions[own[place]]
            if mission.flag != flag:
                return Reason("other_flag", "V8.11", {"mission": mission.id})
            if not missions.is_met(state, seat, mission):
                return Reason("mission_not_met", "V8.11", {"mission": mission.id})
    return Reason("no_mission_named", "V8.11")


def _cannot_buy(state: ViennaState, seat: int, item: int) -> Reason:
    if office.is_sold(state, seat, item):
        return Reason("already_bought", "V8.9", {"item": ITEMS[item]})
    params: dict[str, str | int] = {
        "item": ITEMS[item],
        "price": state.lookups.prices[item],
        "owned": office.means(state, seat),
    }
    return Reason("price_too_high", "V8.9", params)
