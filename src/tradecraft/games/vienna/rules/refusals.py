"""Reasons for refusing an action: every action that is not legal now has one, with the rule behind it."""

from __future__ import annotations

from typing import Final

from tradecraft.core.errors import Reason
from tradecraft.games.vienna.rules import missions, office, phases, placing
from tradecraft.games.vienna.rules.actions import ASSIGNMENTS, MOST_MISSIONS
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, ITEMS
from tradecraft.games.vienna.rules.lookups import BITS
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


def not_deciding(state: ViennaState, rule: str) -> Reason:
    """Explain that others must decide: who has assigned waits, and else it is another's turn."""
    if state.ask == phases.ASK_ASSIGN:
        return Reason("already_assigned", rule)
    rule = rule if state.ask == phases.ASK_STAND else "V2.3"
    return Reason.of("not_your_turn", rule, seat=state.deciders[0] + 1)


def not_possible(state: ViennaState, seat: int, verb: str, index: int) -> Reason:
    """Explain an action of the right kind that is not legal."""
    if verb == "assign":
        places = max(ASSIGNMENTS[index]) + 1
        return Reason.of("no_such_card_in_hand", "V2.2", place=places, cards=len(state.hands[seat]))
    if verb == "replace":
        return Reason.of("no_such_drawer", "V3.1", drawer=index + 1, drawers=len(state.drawers[seat]))
    if verb == "place":
        return _cannot_place(state, seat, index)
    if verb == "money":
        return Reason("money_is_advanced", "V8.8")
    if verb == "supply":
        return Reason("supply_empty", "V5.2")
    if verb == "from":
        return Reason.of("no_own_agent_there", "V5.2", building=index + 1)
    if verb == "feld":
        return Reason("feld_agent_not_there", "V10.5")
    if verb == "third_man":
        if state.ask == phases.ASK_STAND:
            return Reason.of("not_a_purple_building", "V10.1", building=index + 1)
        return Reason.of("not_the_third_mans_choice", "V10.3", building=index + 1)
    if verb in ("advance", "decline"):
        if state.ask == phases.ASK_INSTEAD:
            return Reason("must_advance", "V6.1")
        return Reason.of("other_token", "V5.7", info=INFOS[index])
    if verb in ("accept", "resolve"):
        return _no_mission(state, seat, verb, index)
    if verb in ("pay", "shilling", "stop"):
        return _cannot_pay_with(state, verb, index)
    if verb == "buy":
        return _cannot_buy(state, seat, index)
    if verb == "remove":
        if state.agents[seat] & BITS[index]:
            return Reason.of("feld_agent_is_paid", "V10.5", building=index + 1)
        rule = "V8.12" if state.stage == phases.TAKE_BACK else "V8.10"
        return Reason.of("no_own_agent_there", rule, building=index + 1)
    if verb == "nomad":
        return Reason.of("nomad_cannot_go_there", "V10.5", building=index + 1)
    if verb == "different":
        return Reason.of("wrong_number_of_kinds", "V9", kinds=index.bit_count(), needed=state.players)
    return Reason.of("box_too_much", "V8.9", shillings=index, most=state.due)


def _cannot_place(state: ViennaState, seat: int, building: int) -> Reason:
    if state.agents[seat] & BITS[building]:
        return Reason.of("own_agent_there", "V5.1", building=building + 1)
    colour = state.lookups.colour_of[building]
    kinds = placing.substitute_kinds(state, seat) | BITS[colour]
    cost, owned = placing.cost_of(state, seat, building), placing.bribes_for(state, seat, kinds)
    return Reason.of("cannot_pay", "V5.3", building=building + 1, bribe=BRIBES[colour], cost=cost, owned=owned)


def _cannot_pay_with(state: ViennaState, verb: str, index: int) -> Reason:
    """Explain a payment that is not possible: the wrong kind, none left, or too early to stop."""
    rule = {phases.ACTION_III: "V5.4", phases.PURCHASE: "V8.9"}.get(state.stage, "V8.10")
    if verb == "pay":
        return Reason.of("cannot_pay_with", rule, bribe=BRIBES[index])
    if verb == "stop":
        if state.stage in (phases.ACTION_III, phases.PURCHASE):
            return Reason("must_pay", rule)
        return Reason("shillings_first", rule)
    if state.stage == phases.ACTION_III:
        return Reason("shillings_do_not_pay_agents", rule)
    return Reason("no_shilling", rule)


def _no_mission(state: ViennaState, seat: int, verb: str, index: int) -> Reason:
    """Explain a mission that cannot be accepted, or a set of missions of which at least one cannot be resolved."""
    if verb == "accept":
        number = state.display[index]
        if number == phases.NOWHERE:
            return Reason.of("no_mission_there", "V8.3", place=index + 1)
        if len(state.missions[seat]) >= state.desk_spaces(seat):
            return Reason.of("no_free_mission_space", "V8.11", spaces=state.desk_spaces(seat))
        return Reason.of("other_flag", "V8.11", mission=state.lookups.missions[number].id)
    own = state.missions[seat]
    flag = state.flags[state.target]
    for place in range(MOST_MISSIONS):
        if index & BITS[place]:
            if place >= len(own):
                return Reason.of("no_mission_there", "V8.11", place=place + 1)
            mission = state.lookups.missions[own[place]]
            if mission.flag != flag:
                return Reason.of("other_flag", "V8.11", mission=mission.id)
            if not missions.is_met(state, seat, mission):
                return Reason.of("mission_not_met", "V8.11", mission=mission.id)
    return Reason("no_mission_named", "V8.11")


def _cannot_buy(state: ViennaState, seat: int, item: int) -> Reason:
    if office.is_sold(state, seat, item):
        return Reason.of("already_bought", "V8.9", item=ITEMS[item])
    price, owned = state.lookups.prices[item], office.means(state, seat)
    return Reason.of("price_too_high", "V8.9", item=ITEMS[item], price=price, owned=owned)
