"""Our side of the comparison: random playouts of Vienna with four seats, and the cost of single steps.

A decision is one action of one seat; draws are made by chance and are not counted.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from statistics import median

import tradecraft.core.playout
from bench.worker import measure, pin
from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, DECIDE, State
from tradecraft.core.playout import random_playout
from tradecraft.core.registry import find_game

PLAYERS = 4
COST_GAMES = 20
COST_REPEATS = 7

GAME = find_game("vienna")
OPTIONS = GAME.resolve_options(PLAYERS, {})


def new_state() -> State:
    state: State = GAME.new_state(PLAYERS, OPTIONS)
    return state


def play(seed: int) -> int:
    return random_playout(new_state(), Random(seed))


def count(seed: int) -> tuple[int, int]:
    decisions = choices = 0
    for state in decisions_of(seed):
        decisions += 1
        choices += len(state.legal(state.deciders[0])) > 1
    return decisions, choices


def decisions_of(seed: int) -> list[State]:
    """Return a copy of the state at each decision of the game that `play` plays for this seed."""
    state, rng, found = new_state(), Random(seed), []
    while True:
        if state.waiting == DECIDE:
            found.append(state.clone())
            seat = state.deciders[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))])
        elif state.waiting == CHANCE:
            state.apply_chance(draw_at_random(state.chance(), rng))
        else:
            return found


def costs() -> dict[str, float]:
    """Return the microseconds of `clone`, `legal` and `apply`, on average over the decisions of games."""
    states = [state for seed in range(1, COST_GAMES + 1) for state in decisions_of(seed)]
    rng = Random(0)
    seats = [state.deciders[0] for state in states]
    actions = [rng.choice(state.legal(seat)) for state, seat in zip(states, seats, strict=True)]

    def clone() -> float:
        start = time.process_time()
        for state in states:
            state.clone()
        return time.process_time() - start

    def legal() -> float:
        # A state may remember its legal actions, so each is asked as a fresh copy.
        copies = [state.clone() for state in states]
        start = time.process_time()
        for state, seat in zip(copies, seats, strict=True):
            state.legal(seat)
        return time.process_time() - start

    def apply() -> float:
        copies = [state.clone() for state in states]
        start = time.process_time()
        for state, seat, action in zip(copies, seats, actions, strict=True):
            state.apply(seat, action)
        return time.process_time() - start

    def typical(step: Callable[[], float]) -> float:
        return median(step() for _ in range(COST_REPEATS)) / len(states) * 1e6

    return {
        "positions": len(states),
        "clone": typical(clone),
        "legal": typical(legal),
        "apply": typical(apply),
    }


def is_compiled() -> bool:
    return not str(tradecraft.core.playout.__file__).endswith(".py")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--costs"]:
        pin(int(sys.argv[2]))
        print(json.dumps(costs()))
    else:
        measure(play, count, {"version": version("tradecraft"), "compiled": is_compiled()})
