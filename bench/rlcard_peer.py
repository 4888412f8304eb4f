"""RLCard's sides of the comparison: one of its card games, every action at random.

A decision is one `env.step`. RLCard deals inside its steps, and each of them makes the next player's observation. It
has no way to copy a game.
"""

import sys
from importlib.metadata import version
from random import Random

import rlcard  # type: ignore[import-not-found]

from bench.worker import measure

ENVIRONMENT = rlcard.make(sys.argv[1])


def play(seed: int) -> int:
    decisions, _ = count(seed)
    return decisions


def count(seed: int) -> tuple[int, int]:
    """Play a game and count; the sum of the choices costs nothing beside a step."""
    random = Random(seed).random
    ENVIRONMENT.seed(seed)
    state, _ = ENVIRONMENT.reset()
    decisions = choices = 0
    while not ENVIRONMENT.is_over():
        legal = list(state["legal_actions"])
        state, _ = ENVIRONMENT.step(legal[int(random() * len(legal))])
        decisions += 1
        choices += len(legal) > 1
    return decisions, choices


if __name__ == "__main__":
    measure(play, count, {"version": version("rlcard")}, None, sys.argv[2:])
