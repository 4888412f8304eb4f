"""OpenSpiel's sides of the comparison: one of its C++ games, with random actions and draws.

A decision is one action of a player; chance nodes are played, but not counted.
"""

import sys
from importlib.metadata import version
from itertools import accumulate
from random import Random
from typing import Any

import pyspiel

from bench.worker import Steps, measure

POSITIONS = 1000
GAME = sys.argv[1]
# Some games take longer to set up than to play, so the first state is copied.
START = pyspiel.load_game(GAME).new_initial_state()
# In gin_rummy all draws are equally likely, as `count` checks, so they need no weights.
IS_EVEN = GAME == "gin_rummy"


def drawn(state: Any, number: float) -> int:
    """Return the outcome of a draw for a number between 0 and 1."""
    outcomes = state.chance_outcomes()
    if IS_EVEN:
        return int(outcomes[int(number * len(outcomes))][0])
    sums = accumulate(probability for _, probability in outcomes)
    return next(
        (int(outcome) for (outcome, _), top in zip(outcomes, sums, strict=True) if number < top), outcomes[-1][0]
    )


def play(seed: int) -> int:
    state, random = START.clone(), Random(seed).random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, random()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def count(seed: int) -> tuple[int, int]:
    state, random = START.clone(), Random(seed).random
    decisions = choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            if IS_EVEN and len({probability for _, probability in state.chance_outcomes()}) != 1:
                raise SystemExit("the outcomes of a draw are not equally likely")
            state.apply_action(drawn(state, random()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
            choices += len(legal) > 1
    return decisions, choices


def steps() -> Steps:
    positions: list[tuple[Any, int]] = []
    seed = 0
    while len(positions) < POSITIONS:
        seed += 1
        state, random = START.clone(), Random(seed).random
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state, random()))
                continue
            legal = state.legal_actions()
            action = legal[int(random() * len(legal))]
            positions.append((state.clone(), action))
            state.apply_action(action)
    return Steps(positions, lambda state: state.clone(), lambda state, action: state.apply_action(action))


if __name__ == "__main__":
    measure(play, count, {"version": version("open_spiel")}, steps, sys.argv[2:])
