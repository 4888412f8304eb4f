"""Why a choice is good, in a few codes with texts in the locales: what it works towards, prevents or saves for."""

from __future__ import annotations

from tradecraft.core.errors import Reason
from tradecraft.games.vienna.knowledge.preferences import Preferences, buildings_to_resolve, token_wants
from tradecraft.games.vienna.rules import actions
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, ITEMS
from tradecraft.games.vienna.rules.lookups import BITS, FULL, SHIFTS, members
from tradecraft.games.vienna.rules.money import AGENT
from tradecraft.games.vienna.rules.state import ViennaState

MOST_REASONS = 3
Weighed = tuple[float, Reason]
"""A reason and how many points it is about."""


def reasons_for(state: ViennaState, seat: int, action: int) -> list[Reason]:
    """Return the weightiest reasons for a legal action of a seat, the weightiest first."""
    preferences = Preferences(state, seat)
    verb, number = actions.ACTIONS.locate(action)
    found: list[Weighed] = []
    if verb == "assign":
        found = _of_assignment(preferences, number)
    elif verb == "replace":
        card = state.drawers[seat][number]
        found = [(1.0, Reason("hint_card_serves_least", "V3.1", {"card": card}))]
    elif verb == "place":
        found = _of_placing(preferences, number)
    elif verb in ("take", "bribe"):
        found = _of_bribe(preferences, number, 2 if verb == "take" else 1)
    elif verb == "different":
        found = [weighed for kind in members(number) for weighed in _of_bribe(preferences, kind, 1)]
    elif verb in ("from", "remove"):
        found = [(1.0, Reason("hint_agent_can_be_spared", "V5.2", {"building": number + 1}))]
    elif verb in ("supply", "feld"):
        found = [(1.0, Reason("hint_nobody_leaves", "V5.2"))]
    elif verb == "advance":
        found = _of_token(preferences, number)
    elif verb == "decline":
        found = [(1.0, Reason("hint_token_helps_others", "V6.2"))]
    elif verb in ("third_man", "nomad"):
        found = _of_squares(preferences, number)
    else:
        found = _of_office(preferences, verb, number)
    found.sort(key=lambda weighed: -weighed[0])
    return [reason for _, reason in found[:MOST_REASONS]]


def _of_assignment(preferences: Preferences, number: int) -> list[Weighed]:
    """What the three cards are for (V2.2)."""
    state, seat = preferences.state, preferences.seat
    lookups = state.lookups
    one, two, four = (state.hands[seat][place] for place in actions.ASSIGNMENTS[number])
    worth = preferences.position.card_worth(seat, one)
    found: list[Weighed] = [(worth, Reason("hint_card_serves", "V3.4", {"card": one, "points": round(worth)}))]
    found += _of_bribe(preferences, lookups.bribe_on[two], 1)[:1]
    return found + _of_token(preferences, lookups.info_on[four])[:1]


def _of_placing(preferences: Preferences, building: int) -> list[Weighed]:
    """Which squares an agent takes or brings nearer, what that keeps from others, and what comes with it."""
    state, seat = preferences.state, preferences.seat
    lookups = state.lookups
    found = _of_squares(preferences, building)
    for number in state.missions[seat]:
        if buildings_to_resolve(preferences.position, seat, number) & BITS[building]:
            found.append((6.0, Reason("hint_mission_resolved", "V8.11", {"mission": lookups.missions[number].id})))
    for card in state.drawers[seat]:
        if preferences.position.where(seat, card) & BITS[building]:
            found.append(
                (preferences.position.gift(seat, card), Reason("hint_ability_applies", "V9.1", {"card": card}))
            )
    return found


def _of_squares(preferences: Preferences, building: int) -> list[Weighed]:
    """Say which squares at a building fall, which come nearer, and who else is about to take them."""
    state, seat, position = preferences.state, preferences.seat, preferences.position
    worth_of = position.tile_worth(seat)
    found: list[Weighed] = []
    for square, missing in zip(position.open, position.missing(seat), strict=True):
        if not state.lookups.square_masks[square] & BITS[building]:
            continue
        worth = state.lookups.square_values[square] + worth_of[state.tiles[square]]
        if missing == 1:
            params: dict[str, str | int] = {"square": square + 1, "points": round(worth)}
            found.append((worth, Reason("hint_square_falls", "V5.6", params)))
            rivals = members(position.takers(seat, square))
            if rivals:
                params = {"square": square + 1, "seat": rivals[0] + 1}
                found.append((worth / 2, Reason("hint_square_kept_from", "V5.6", params)))
        elif missing:
            params = {"square": square + 1, "count": missing - 1}
            found.append((worth / 2**missing, Reason("hint_square_comes_nearer", "V5.6", params)))
    return found


def _of_bribe(preferences: Preferences, kind: int, amount: int) -> list[Weighed]:
    """Say which building some bribes are for: the one where an agent would be worth most."""
    state, seat = preferences.state, preferences.seat
    wants = preferences.bribe_wants(amount, False)
    values = preferences.placings()
    free = [b for b in members(state.lookups.colour_masks[kind]) if not state.agents[seat] & BITS[b]]
    if not free:
        return []
    best = max(free, key=lambda building: values[building])
    return [(wants[kind], Reason("hint_bribe_wanted", "V5.3", {"bribe": BRIBES[kind], "building": best + 1}))]


def _of_token(preferences: Preferences, kind: int) -> list[Weighed]:
    """Say what a step of a token brings: points for own tiles, or the end of the game nearer."""
    state = preferences.state
    tiles = state.infos[preferences.seat] >> SHIFTS[kind] & FULL
    found: list[Weighed] = []
    if tiles:
        params: dict[str, str | int] = {"info": INFOS[kind], "points": tiles}
        found.append(
            (
                token_wants(preferences.position, preferences.seat, False)[kind],
                Reason("hint_token_scores", "V6.2", params),
            )
        )
    space = state.tokens[kind]
    if space < state.lookups.last_space and state.lookups.is_crossing[space + 1]:
        found.append((1.0, Reason("hint_token_crosses", "V6.4", {"info": INFOS[kind]})))
    return found


def _of_office(preferences: Preferences, verb: str, number: int) -> list[Weighed]:
    """Say why money is taken, kept or spent, and what a mission promises (V8)."""
    state, seat = preferences.state, preferences.seat
    missions = state.lookups.missions
    if verb == "accept":
        mission = state.display[number]
        return [(1.0, Reason("hint_mission_within_reach", "V8.11", {"mission": missions[mission].id}))]
    if verb == "resolve":
        ids = [missions[state.missions[seat][place]].id for place in members(number)]
        return [(1.0, Reason("hint_mission_resolved", "V8.11", {"mission": id})) for id in ids]
    if verb == "buy" and number == AGENT:
        return [(1.0, Reason("hint_more_agents", "V8.13"))]
    if verb == "buy":
        return [(1.0, Reason("hint_serves_long", "V8.9", {"item": ITEMS[number]}))]
    if verb == "box" and number:
        return [(1.0, Reason("hint_box_scores", "V8.13", {"points": 2 * number}))]
    if verb == "pay":
        return [(1.0, Reason("hint_bribe_can_be_spared", "V5.4", {"bribe": BRIBES[number]}))]
    if verb in ("money", "buy_nothing", "box", "stop"):
        agents = state.agents[seat].bit_count()
        params: dict[str, str | int] = {"agents": agents, "shillings": state.shillings[seat]}
        return [(1.0, Reason("hint_wages_to_come", "V8.10", params))]
    return []
