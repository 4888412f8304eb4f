"""PettingZoo's side of the comparison: its `connect_four_v3`, with random actions.

A decision is one `env.step` with an action; `env.last` makes the observation with the legal actions.
"""

from importlib.metadata import version
from random import Random

from pettingzoo.classic import connect_four_v3

from bench.worker import measure

ENVIRONMENT = connect_four_v3.env()


def play(seed: int) -> int:
    decisions, _ = count(seed)
    return decisions


def count(seed: int) -> tuple[int, int]:
    """Play a game and count; counting choices costs nothing compared with a step."""
    random = Random(seed).random
    ENVIRONMENT.reset(seed=seed)
    decisions = choices = 0
    while True:
        observation, _, is_over, is_cut, _ = ENVIRONMENT.last()
        if is_over or is_cut:
            return decisions, choices
        legal = observation["action_mask"].nonzero()[0]
        ENVIRONMENT.step(int(legal[int(random() * len(legal))]))
        decisions += 1
        choices += len(legal) > 1


if __name__ == "__main__":
    measure(play, count, {"version": version("pettingzoo")})
