"""Fastcatan's side of the comparison: Catan for four in C++ with a Python interface, all actions random.

A decision is one `Env.step`, including dice rolls and ends of turns; draws happen inside.
"""

from importlib.metadata import version
from random import Random
from typing import Any

import fastcatan  # type: ignore[import-not-found]

from bench.worker import Steps, measure

POSITIONS = 2000
ENVIRONMENT = fastcatan.Env()


def play(seed: int) -> int:
    step, legal_actions, random = ENVIRONMENT.step, ENVIRONMENT.legal_actions, Random(seed).random
    ENVIRONMENT.reset(seed)
    decisions = 1
    legal = legal_actions()
    while not step(legal[int(random() * len(legal))]):
        legal = legal_actions()
        decisions += 1
    return decisions


def count(seed: int) -> tuple[int, int]:
    random = Random(seed).random
    ENVIRONMENT.reset(seed)
    decisions = choices = 0
    done = False
    while not done:
        legal = ENVIRONMENT.legal_actions()
        done = ENVIRONMENT.step(legal[int(random() * len(legal))])
        decisions += 1
        choices += len(legal) > 1
    return decisions, choices


def copy(environment: Any) -> Any:
    """Copy a game the way the package offers: through its snapshot."""
    other = fastcatan.Env()
    other.load_snapshot(environment.snapshot())
    return other


def steps() -> Steps:
    random = Random(1).random
    ENVIRONMENT.reset(1)
    positions: list[tuple[Any, int]] = []
    while len(positions) < POSITIONS:
        legal = ENVIRONMENT.legal_actions()
        action = legal[int(random() * len(legal))]
        positions.append((copy(ENVIRONMENT), action))
        if ENVIRONMENT.step(action):
            ENVIRONMENT.reset(len(positions))
    return Steps(positions, copy, lambda environment, action: environment.step(action))


if __name__ == "__main__":
    measure(play, count, {"version": version("fastcatan")}, steps)
