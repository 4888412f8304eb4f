"""RLCard's sides of the comparison: one of its card games, with random actions.

A decision is one `env.step`, which includes the deal and the next player's observation. RLCard cannot copy a game.
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
    """Play a game and count; counting choices costs nothing compared with a step."""
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
