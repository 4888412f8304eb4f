"""How the features of the advanced game are found: missions, money, and the ranking by agents (V8)."""

from __future__ import annotations

from math import exp
from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge import features as f
from tradecraft.games.vienna.knowledge.board import PACE, Board, bits
from tradecraft.games.vienna.knowledge.chart import NEEDS_BRIBES, NEEDS_INFO
from tradecraft.games.vienna.rules import money
from tradecraft.games.vienna.rules.lookups import BITS, FULL
from tradecraft.games.vienna.rules.missions import SEAL_POINTS
from tradecraft.games.vienna.rules.phases import PAYDAY, PURCHASE, TAKE_BACK
from tradecraft.games.vienna.rules.scoring import BOX_POINTS

INCOME_OF_MONEY: Final = 0.5
NEW_AGENTS: Final = 0.6
"""Shillings, and agents from the supply, that a turn brings."""
A_SHILLING: Final = 2.0
"""Points that a shilling of a reward is worth."""
MOST_SHILLINGS: Final = 12
RANK_STEP: Final[tuple[float, ...]] = (0.0, 0.0, 8.0, 6.0, 4.0)
"""Points for each rival with fewer agents, by the number of players."""
TILE_TURNS: Final = 1.7
BRIBE_TURNS: Final = 0.6
"""Turns it takes to get a tile, or a bribe, that a mission needs."""
SOON: Final = 2.2
"""A mission that takes this many turns or fewer is near."""
SPREAD_NOW: Final = 0.15
SPREAD_A_TURN: Final = 0.3
"""How far the final numbers of agents may be from what is expected, at the end and for each turn until then."""
MONEY_DECIDES: Final = 0.02
"""The part of an agent that a shilling counts for: among equally many agents money decides (V8.13)."""
FOR_HIRE_TURNS: Final = 6.0
"""With fewer turns to come, hiring agents loses its use."""


def mission_worth(board: Board, seat: i64, number: i64) -> float:
    """Value what resolving a mission brings, in points (V8.11)."""
    chart, state = board.chart, board.state
    worth = chart.mission_points[number] + A_SHILLING * chart.mission_shillings[number]
    if state.items[seat] & BITS[money.SEAL]:
        worth += SEAL_POINTS
    if money.room_in_box(state, seat):
        worth += BOX_POINTS
    return worth


def mission_lacks(board: Board, seat: i64, number: i64) -> int:
    """Count what a mission still needs: agents on buildings, tiles or bribes."""
    chart, state = board.chart, board.state
    agents: i64 = state.agents[seat]
    infos: i64 = state.infos[seat]
    purse: i64 = board.purses[seat]
    kind = chart.mission_kinds[number]
    lacks = 0
    for what, count in chart.mission_needs[number]:
        have = 0
        if kind == NEEDS_INFO:
            have = infos >> what & FULL
        elif kind == NEEDS_BRIBES:
            have = purse >> what & FULL
        else:
            have = bits(agents & what)
        if have < count:
            lacks += count - have
    return lacks


def buildings_to_resolve(board: Board, seat: i64, number: i64, lacks: int) -> int:
    """Return where an agent would resolve a mission that lacks so much: on its flag, and on what he himself adds."""
    chart = board.chart
    agents: i64 = board.state.agents[seat]
    flag_mask: i64 = chart.flag_masks[chart.mission_flags[number]]
    there: i64 = flag_mask & ~agents
    kind = chart.mission_kinds[number]
    if not lacks:
        return there
    if lacks > 1 or kind in (NEEDS_INFO, NEEDS_BRIBES):
        return 0
    for what, count in chart.mission_needs[number]:
        if bits(agents & what) < count:
            there &= what
    return there


def mission_turns(board: Board, seat: i64, number: i64) -> float:
    """Estimate the turns it takes to resolve a mission: one for the agent on its flag, more for what is missing."""
    chart = board.chart
    lacks = mission_lacks(board, seat, number)
    kind = chart.mission_kinds[number]
    if kind == NEEDS_INFO:
        return 1.0 + TILE_TURNS * lacks
    if kind == NEEDS_BRIBES:
        return 1.0 + BRIBE_TURNS * lacks
    agents: i64 = board.state.agents[seat]
    flag_mask: i64 = chart.flag_masks[chart.mission_flags[number]]
    for what, count in chart.mission_needs[number]:
        # The last agent that is missing can stand on the flag as well.
        if what & flag_mask & ~agents and bits(agents & what) < count:
            return float(lacks)
    return 1.0 + lacks


def weigh_missions(board: Board, seat: i64, row: list[float]) -> None:
    """What the missions of a seat are worth, by how many turns they should take."""
    numbers = board.state.missions[seat]
    row[f.MISSIONS_OPEN] = len(numbers)
    for number in numbers:
        worth = mission_worth(board, seat, number)
        turns = mission_turns(board, seat, number)
        if turns > board.turns + board.to_come[seat] + 0.5:
            continue
        if turns <= 1.0:
            row[f.MISSIONS_READY] += worth
        elif turns <= SOON:
            row[f.MISSIONS_NEAR] += worth
        else:
            row[f.MISSIONS_FAR] += worth / turns


def weigh_money(board: Board, seat: i64, row: list[float]) -> None:
    """What money and the things bought with it promise, and the wages it will not do for."""
    state = board.state
    players = state.players
    items = state.items[seat]
    shillings = state.shillings[seat]
    turns = board.turns
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
        means = shillings + INCOME_OF_MONEY * rounds
        if has_map:
            means += 0.5 * row[f.BRIBES]
        row[f.UNPAID] = max(0.0, wages - means)
    if has_map:
        row[f.ROAD_MAP] = paydays


def weigh_rank(board: Board, rows: list[list[float]]) -> None:
    """What the ranking by agents should bring: how many each seat can pay at the end, against the others."""
    state = board.state
    players = state.players
    final: list[float] = []
    for seat in range(players):
        agents = max(0.0, final_agents(board, seat, rows[seat]))
        final.append(agents + MONEY_DECIDES * min(state.shillings[seat], MOST_SHILLINGS))
    spread = SPREAD_NOW + SPREAD_A_TURN * board.remaining
    for seat in range(players):
        total = 0.0
        for rival in range(players):
            if rival != seat:
                total += 1.0 / (1.0 + exp((final[rival] - final[seat]) / spread))
        rows[seat][f.RANK] = RANK_STEP[players] * total


def final_agents(board: Board, seat: i64, row: list[float]) -> float:
    """Estimate how many agents a seat will have on the board, and paid, at the end (V8.10, V8.12)."""
    state = board.state
    agents = float(bits(state.agents[seat]))
    has_had_phase = (seat - state.crest) % state.players < (state.active - state.crest) % state.players
    means = float(state.shillings[seat])
    if state.items[seat] & BITS[money.ROAD_MAP]:
        means += row[f.BRIBES] * (0.5 if board.turns else 1.0)
    if state.final_round and state.stage == PAYDAY:
        if has_had_phase:
            return agents
        if seat == state.active:
            means += agents - state.due
        return min(agents, means)
    turns = board.turns + board.to_come[seat]
    agents += min(float(state.supply[seat]), NEW_AGENTS * turns)
    if not state.final_round:
        # Towards the end what is unresolved costs agents.
        agents -= row[f.MISSIONS_OPEN] / (1.0 + board.turns)
    elif state.stage < PURCHASE:
        agents -= row[f.MISSIONS_OPEN]
    elif state.stage == TAKE_BACK and not has_had_phase:
        agents -= state.due if seat == state.active else row[f.MISSIONS_OPEN]
    means += INCOME_OF_MONEY * turns - 2.0 * row[f.UNPAID]
    return min(agents, means)
