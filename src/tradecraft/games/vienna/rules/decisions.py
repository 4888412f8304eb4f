"""The legal actions of each kind of decision, and the rules that carry them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.errors import Fault
from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import (
    actions,
    card_phase,
    feld,
    missions,
    money,
    office,
    phases,
    placing,
    setup,
    third_man,
    turn,
)
from tradecraft.games.vienna.rules.content_model import ITEMS
from tradecraft.games.vienna.rules.lookups import members
from tradecraft.games.vienna.rules.phases import NOWHERE

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState


def legal(state: ViennaState, seat: i64) -> tuple[int, ...]:
    """List the actions of a seat that must decide, in ascending order."""
    ask = state.ask
    if ask == phases.ASK_PLACE:
        return actions.places_or_takes(placing.buildings_to_place_on(state, seat), state.advanced)
    if ask == phases.ASK_SOURCE:
        return legal_sources(state, seat)
    if ask == phases.ASK_ASSIGN:
        return actions.ASSIGNMENTS_OF[len(state.hands[seat])]
    if ask == phases.ASK_REPLACE:
        return actions.REPLACEMENTS_OF[len(state.drawers[seat])]
    if ask == phases.ASK_BRIBE:
        return actions.BRIBE_CHOICES
    if ask == phases.ASK_TOKEN:
        return actions.TOKEN_CHOICES
    if ask == phases.ASK_WANDER:
        return actions.on_buildings(actions.THIRD_MAN, third_man.destinations(state))
    if ask == phases.ASK_STAND:
        # V10.1: the purple buildings.
        return actions.on_buildings(actions.THIRD_MAN, state.lookups.colour_masks[third_man.CHOCOLATE])
    return legal_advanced(state, seat)


def legal_sources(state: ViennaState, seat: i64) -> tuple[int, ...]:
    """V5.2: list where the agent may come from: the supply, the board, or the Feld agent from the supply (V10.5)."""
    if not state.feld_agents:
        return actions.sources(state.agents[seat], state.supply[seat] > 0)
    return tuple(sorted(_source_action(origin) for origin in placing.sources(state, seat)))


def _source_action(origin: i64) -> i64:
    if origin == placing.FROM_SUPPLY:
        return actions.SUPPLY
    return actions.FELD if origin == placing.FELD_FROM_SUPPLY else actions.FROM + origin


def legal_advanced(state: ViennaState, seat: i64) -> tuple[int, ...]:
    """List the actions for a decision of the advanced game."""
    ask = state.ask
    if ask == phases.ASK_MISSION:
        return legal_missions(state)
    if ask == phases.ASK_PAY:
        return legal_payments(state)
    if ask == phases.ASK_BUY:
        items = [actions.BUY + item for item in range(len(ITEMS)) if office.can_buy(state, seat, item)]
        return (*items, actions.BUY_NOTHING)
    if ask == phases.ASK_BOX:
        return tuple(range(actions.BOX, actions.BOX + state.due + 1))
    if ask == phases.ASK_REMOVE:
        return actions.on_buildings(actions.REMOVE, office.removable(state, seat))
    if ask == phases.ASK_DIFFERENT:
        return actions.DIFFERENT_CHOICES[state.players]
    if ask == phases.ASK_SAME_TOKEN:
        return actions.SAME_TOKEN_CHOICES[state.lookups.kind_on[state.choices[0]]]
    if ask == phases.ASK_INSTEAD:
        return actions.TOKENS
    if ask == phases.ASK_NOMAD:
        return (*actions.on_buildings(actions.NOMAD, feld.nomad_destinations(state, seat)), actions.STAY)
    raise Fault("nobody is asked for anything")


def legal_missions(state: ViennaState) -> tuple[int, ...]:
    """V8.11: list accepting one mission, resolving any set of those that can be resolved, and neither."""
    accepts = tuple(actions.ACCEPT + place for place in missions.acceptable(state))
    ready = missions.resolvable(state)
    resolves = tuple(actions.RESOLVE + places for places in range(1, ready + 1) if places & ~ready == 0)
    return (*accepts, *resolves, actions.NO_MISSION)


def legal_payments(state: ViennaState) -> tuple[int, ...]:
    """V5.4, V8.9, V8.10: list the ways to pay one of what is due."""
    if state.stage == phases.ACTION_III:
        return tuple(actions.PAY + kind for kind in members(placing.payable_kinds(state)))
    has_shilling, kinds = office.payments(state)
    bribes = tuple(actions.PAY + kind for kind in members(kinds))
    if has_shilling:
        return (*bribes, actions.SHILLING)
    return bribes if state.stage == phases.PURCHASE else (*bribes, actions.STOP)


def apply(state: ViennaState, seat: i64, action: i64) -> None:
    """Carry out a legal action."""
    ask = state.ask
    if ask == phases.ASK_PLACE:
        if action == actions.MONEY:
            money.gain(state, seat, money.MONEY_TAKEN[state.options["edition"]])
        elif action >= actions.TAKE:
            placing.apply_take(state, action - actions.TAKE)
        else:
            placing.apply_place(state, action - actions.PLACE)
    elif ask == phases.ASK_SOURCE:
        placing.apply_source(state, _origin(action))
    elif ask == phases.ASK_ASSIGN:
        card_phase.apply_assign(state, seat, actions.ASSIGNMENTS[action - actions.ASSIGN])
    elif ask == phases.ASK_REPLACE:
        turn.fill_drawer(state, action - actions.REPLACE)
    elif ask == phases.ASK_BRIBE:
        turn.apply_bribe_choice(state, action - actions.BRIBE)
    elif ask == phases.ASK_TOKEN or ask == phases.ASK_SAME_TOKEN:
        turn.apply_token_choice(state, NOWHERE if action == actions.DECLINE else action - actions.ADVANCE)
    elif ask == phases.ASK_WANDER:
        placing.apply_wander(state, action - actions.THIRD_MAN)
    elif ask == phases.ASK_STAND:
        setup.apply_stand(state, action - actions.THIRD_MAN)
    else:
        apply_advanced(state, action)


def _origin(action: i64) -> i64:
    if action == actions.SUPPLY:
        return placing.FROM_SUPPLY
    return placing.FELD_FROM_SUPPLY if action == actions.FELD else action - actions.FROM


def apply_advanced(state: ViennaState, action: i64) -> None:
    """Carry out a legal action for a decision of the advanced game."""
    ask = state.ask
    if ask == phases.ASK_MISSION:
        if action == actions.NO_MISSION:
            turn.move_the_token(state)
        elif action >= actions.RESOLVE:
            missions.apply_resolve(state, action - actions.RESOLVE)
        else:
            missions.apply_accept(state, action - actions.ACCEPT)
    elif ask == phases.ASK_PAY:
        apply_payment(state, action)
    elif ask == phases.ASK_BUY:
        if action == actions.BUY_NOTHING:
            # V8.9: buying nothing is always allowed.
            office.next_seat(state)
        else:
            office.apply_buy(state, action - actions.BUY)
    elif ask == phases.ASK_BOX:
        money.apply_box(state, action - actions.BOX)
    elif ask == phases.ASK_REMOVE:
        office.apply_remove(state, action - actions.REMOVE)
    elif ask == phases.ASK_DIFFERENT:
        turn.apply_different_bribes(state, action - actions.DIFFERENT)
    elif ask == phases.ASK_INSTEAD:
        turn.apply_token_move(state, action - actions.ADVANCE)
    elif ask == phases.ASK_NOMAD:
        placing.apply_nomad(state, NOWHERE if action == actions.STAY else action - actions.NOMAD)
    else:
        raise Fault("nobody is asked for anything")


def apply_payment(state: ViennaState, action: i64) -> None:
    """V5.4, V8.9, V8.10: pay one of what is due, for a placement, a purchase or a payday."""
    if action == actions.STOP:
        # V8.10: no more bribes are spent on agents.
        office.remove_agents(state)
    elif state.stage == phases.ACTION_III:
        placing.apply_pay(state, action - actions.PAY)
    else:
        office.apply_pay(state, NOWHERE if action == actions.SHILLING else action - actions.PAY)
