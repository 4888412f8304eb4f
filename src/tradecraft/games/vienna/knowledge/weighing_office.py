"""How the features of the advanced game are found: missions, money, and the ranking by agents (V8)."""

from __future__ import annotations

from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge import features as f
from tradecraft.games.vienna.knowledge.chart import bits
from tradecraft.games.vienna.knowledge.position import PACE, Foreseen
from tradecraft.games.vienna.knowledge.preferences import mission_turns, mission_worth
from tradecraft.games.vienna.knowledge.treasury import INCOME, NEW_AGENTS, rank_points
from tradecraft.games.vienna.rules import money
from tradecraft.games.vienna.rules.lookups import BITS
from tradecraft.games.vienna.rules.phases import PAYDAY, PURCHASE, TAKE_BACK

MOST_SHILLINGS: Final = 12
SOON: Final = 2.2
"""A mission that takes this many turns or fewer is near."""
SPREAD_NOW: Final = 0.15
SPREAD_A_TURN: Final = 0.3
"""How far the final numbers of agents may be from what is expected, at the end and for each turn until then."""
MONEY_DECIDES: Final = 0.02
"""The part of an agent that a shilling counts for: among equally many agents money decides (V8.13)."""
FOR_HIRE_TURNS: Final = 6.0
"""With fewer turns to come, hiring agents loses its use."""


def weigh_missions(position: Foreseen, seat: i64, row: list[float]) -> None:
    """What the missions of a seat are worth, by how many turns they should take."""
    numbers = position.state.missions[seat]
    row[f.MISSIONS_OPEN] = len(numbers)
    for number in numbers:
        worth = mission_worth(position, seat, number)
        turns = mission_turns(position, seat, number)
        if turns > position.turns + position.to_come[seat] + 0.5:
            continue
        if turns <= 1.0:
            row[f.MISSIONS_READY] += worth
        elif turns <= SOON:
            row[f.MISSIONS_NEAR] += worth
        else:
            row[f.MISSIONS_FAR] += worth / turns


def weigh_money(position: Foreseen, seat: i64, row: list[float]) -> None:
    """What money and the things bought with it promise, and the wages it will not do for."""
    state = position.state
    players = state.players
    items = state.items[seat]
    shillings = state.shillings[seat]
    turns = position.turns
    row[f.SHILLINGS] = min(shillings, MOST_SHILLINGS)
    row[f.FOR_HIRE] = state.for_hire[seat] * min(1.0, turns / FOR_HIRE_TURNS)
    if items & BITS[money.TELEPHONE]:
        row[f.TELEPHONE] = turns
    if items & BITS[money.CASH_BOX]:
        row[f.BOX] = min(turns, float(money.room_in_box(state, seat)))
    if items & BITS[money.SEAL]:
        row[f.SEAL] = turns
    if items & BITS[money.SIDE_TABLE]:
        row[f.SIDE_TABLE] = turns
    has_map = bool(items & BITS[money.ROAD_MAP])
    paydays = 0.0 if state.final_round and state.stage == PAYDAY else 1.0
    payday = state.lookups.payday_spaces[players][0]
    is_due = state.investigator == payday and state.flipped and state.stage <= PURCHASE
    if not state.final_round and (state.investigator < payday or is_due):
        paydays = 2.0
        rounds = (payday - state.investigator) / PACE[players]
        wages = bits(state.agents[seat]) + min(float(state.supply[seat]), NEW_AGENTS * rounds)
        means = shillings + INCOME * rounds
        if has_map:
            means += 0.5 * row[f.BRIBES]
        row[f.UNPAID] = max(0.0, wages - means)
    if has_map:
        row[f.ROAD_MAP] = paydays


def weigh_rank(position: Foreseen, rows: list[list[float]]) -> None:
    """What the ranking by agents should bring: how many each seat can pay at the end, against the others."""
    state = position.state
    players = state.players
    final: list[float] = []
    for seat in range(players):
        agents = max(0.0, paid_agents(position, seat, rows[seat]))
        final.append(agents + MONEY_DECIDES * min(state.shillings[seat], MOST_SHILLINGS))
    spread = SPREAD_NOW + SPREAD_A_TURN * position.remaining
    for seat in range(players):
        rows[seat][f.RANK] = rank_points(final[seat], final[:seat] + final[seat + 1 :], spread)


def paid_agents(position: Foreseen, seat: i64, row: list[float]) -> float:
    """Estimate how many agents a seat will have on the board, and paid, at the end (V8.10, V8.12)."""
    state = position.state
    agents = float(bits(state.agents[seat]))
    has_had_phase = (seat - state.crest) % state.players < (state.active - state.crest) % state.players
    means = float(state.shillings[seat])
    if state.items[seat] & BITS[money.ROAD_MAP]:
        means += row[f.BRIBES] * (0.5 if position.turns else 1.0)
    if state.final_round and state.stage == PAYDAY:
        if has_had_phase:
            return agents
        if seat == state.active:
            means += agents - state.due
        return min(agents, means)
    turns = position.turns + position.to_come[seat]
    agents += min(float(state.supply[seat]), NEW_AGENTS * turns)
    if not state.final_round:
        # Towards the end what is unresolved costs agents.
        agents -= row[f.MISSIONS_OPEN] / (1.0 + position.turns)
    elif state.stage < PURCHASE:
        agents -= row[f.MISSIONS_OPEN]
    elif state.stage == TAKE_BACK and not has_had_phase:
        agents -= state.due if seat == state.active else row[f.MISSIONS_OPEN]
    means += INCOME * turns - 2.0 * row[f.UNPAID]
    return min(agents, means)
