"""V8.5 to V8.10, V8.12: purchases, paydays, and agents taken back for unresolved missions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import card_phase, feld, phases, tracks
from tradecraft.games.vienna.rules.content_model import BRIBES, ITEMS
from tradecraft.games.vienna.rules.lookups import BITS, UNITS, amount_of, members, total
from tradecraft.games.vienna.rules.money import AGENT, ROAD_MAP

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState


def phases_due(state: ViennaState) -> tuple[int, ...]:
    """V8.5, V8.6, V8.7, V8.12: return the phases that follow the turns of this round, in order."""
    if state.final_round:
        return (phases.TAKE_BACK, phases.PAYDAY)
    lookups, players = state.lookups, state.players
    due: list[int] = []
    if state.flipped:
        if state.investigator in lookups.purchase_spaces[players]:
            due.append(phases.PURCHASE)
        elif state.investigator in lookups.payday_spaces[players]:
            due.append(phases.PAYDAY)
    if tracks.end_reason(state) == tracks.BY_EXHAUSTION:
        due.append(phases.PURCHASE)
    return tuple(due)


def begin_phase(state: ViennaState) -> None:
    """Start the next phase that is due, with the crest holder first; if there is none, go on to the crest phase."""
    if not state.tasks:
        card_phase.crest_phase(state)
        return
    state.stage = state.tasks[0]
    state.tasks = state.tasks[1:]
    state.active = state.crest
    state.tell(f"{phases.STAGES[state.stage]}_began")
    serve(state)


def serve(state: ViennaState) -> None:
    """Let the active seat take its part in the phase; it is asked only if it has a choice."""
    if state.stage == phases.PURCHASE:
        if any(can_buy(state, state.active, item) for item in range(len(ITEMS))):
            state.ask_one(state.active, phases.ASK_BUY)
        else:
            next_seat(state)
    elif state.stage == phases.TAKE_BACK:
        seat = state.active
        state.due = min(len(state.missions[seat]), state.agents[seat].bit_count())
        remove_agents(state)
    else:
        begin_payday(state)


def next_seat(state: ViennaState) -> None:
    """Go on with the next seat in playing order, or with the next phase."""
    state.active = (state.active + 1) % state.players
    if state.active == state.crest:
        begin_phase(state)
    else:
        serve(state)


def can_buy(state: ViennaState, seat: i64, item: i64) -> bool:
    """V8.9: tell whether a seat can still buy an item and pay for it."""
    return not is_sold(state, seat, item) and means(state, seat) >= state.lookups.prices[item]


def is_sold(state: ViennaState, seat: i64, item: i64) -> bool:
    """V8.9: tell whether a seat has bought all there is of an item."""
    return not state.for_hire[seat] if item == AGENT else bool(state.items[seat] & BITS[item])


def means(state: ViennaState, seat: i64) -> int:
    """V8.9: return how much a seat can pay in purchases: its shillings and, with the road map, its bribes."""
    bribes = total(state.bribes[seat]) if state.items[seat] & BITS[ROAD_MAP] else 0
    return state.shillings[seat] + bribes


def apply_buy(state: ViennaState, item: i64) -> None:
    """V8.9: buy an item; ask how to pay if there is a choice."""
    state.buying = item
    state.due = state.lookups.prices[item]
    pay_for_purchase(state)


def payments(state: ViennaState) -> tuple[bool, int]:
    """V8.9, V8.10: return whether the active seat can pay a shilling, and the bribes it can pay with, as a mask."""
    seat = state.active
    kinds = 0
    if state.items[seat] & BITS[ROAD_MAP]:
        for kind in range(len(BRIBES)):
            if amount_of(state.bribes[seat], kind):
                kinds |= BITS[kind]
    return state.shillings[seat] > 0, kinds


def pay(state: ViennaState, kind: i64) -> None:
    """Pay one of what is due: a bribe of a kind, or a shilling (phases.NOWHERE)."""
    seat = state.active
    if kind == phases.NOWHERE:
        state.shillings[seat] -= 1
    else:
        state.bribes[seat] -= UNITS[kind]
    state.due -= 1
    state.tell("paid", seat=seat, coin="shilling" if kind == phases.NOWHERE else BRIBES[kind])


def pay_for_purchase(state: ViennaState) -> None:
    """V8.9: pay in shillings and, with the road map, bribes in any mix; then hand over the item."""
    while state.due:
        has_shilling, kinds = payments(state)
        if has_shilling + kinds.bit_count() > 1:
            state.ask_one(state.active, phases.ASK_PAY)
            return
        pay(state, phases.NOWHERE if has_shilling else kinds.bit_length() - 1)
    seat, item = state.active, state.buying
    state.buying = phases.NOWHERE
    if item == AGENT:
        state.for_hire[seat] -= 1
        state.supply[seat] += 1
    else:
        state.items[seat] |= BITS[item]
    state.tell("bought", seat=seat, item=ITEMS[item])
    next_seat(state)


def begin_payday(state: ViennaState) -> None:
    """V8.10, V10.5: pay a Feld agent's chocolate first, then a shilling for each ordinary agent on the board."""
    seat = state.active
    if state.feld[seat] != phases.NOWHERE:
        if amount_of(state.bribes[seat], feld.CHOCOLATE):
            state.bribes[seat] -= UNITS[feld.CHOCOLATE]
            state.tell("paid", seat=seat, coin="chocolate")
        else:
            remove_agent(state, seat, state.feld[seat])
    state.due = feld.ordinary_agents(state, seat)
    pay_agents(state)


def pay_agents(state: ViennaState) -> None:
    """V8.10: pay the agents one by one as far as possible; with the road map the player decides with what."""
    while state.due:
        has_shilling, kinds = payments(state)
        if kinds:
            state.ask_one(state.active, phases.ASK_PAY)
            return
        if not has_shilling:
            break
        pay(state, phases.NOWHERE)
    remove_agents(state)


def apply_pay(state: ViennaState, kind: i64) -> None:
    """V8.9, V8.10: pay one of what is due in the way the player has chosen."""
    pay(state, kind)
    if state.stage == phases.PURCHASE:
        pay_for_purchase(state)
    else:
        pay_agents(state)


def remove_agents(state: ViennaState) -> None:
    """V8.10, V8.12: return as many agents as are due to the supply; the player chooses which."""
    seat = state.active
    candidates: int = removable(state, seat)
    if state.due and state.due < candidates.bit_count():
        state.ask_one(seat, phases.ASK_REMOVE)
        return
    if state.due:
        for building in members(candidates):
            remove_agent(state, seat, building)
        state.due = 0
    next_seat(state)


def removable(state: ViennaState, seat: i64) -> int:
    """V8.10, V8.12: return the buildings to take an agent back from; on a payday a Feld agent has been paid (V10.5)."""
    agents = state.agents[seat]
    if state.stage == phases.PAYDAY and state.feld[seat] != phases.NOWHERE:
        agents &= ~BITS[state.feld[seat]]
    return agents


def apply_remove(state: ViennaState, building: i64) -> None:
    """V8.10, V8.12: take back the agent that the player has chosen."""
    remove_agent(state, state.active, building)
    state.due -= 1
    remove_agents(state)


def remove_agent(state: ViennaState, seat: i64, building: i64) -> None:
    """Return an agent from the board to the supply."""
    if building == state.feld[seat]:
        feld.take_back(state, seat)
    else:
        state.agents[seat] &= ~BITS[building]
        state.supply[seat] += 1
    state.tell("agent_removed", seat=seat, building=building + 1)
