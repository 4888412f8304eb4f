"""OpenSpiel's side of the comparison: its `gin_rummy` for two, every action and draw at random.

A decision is one action of a player; chance nodes are played, but not counted.
"""

from importlib.metadata import version
from random import Random

import pyspiel  # type: ignore[import-not-found]

from bench.worker import measure

# OpenSpiel takes longer to set this game up than to play it; a copy of the first state spares it that.
START = pyspiel.load_game("gin_rummy").new_initial_state()


def play(seed: int) -> int:
    state, random = START.clone(), Random(seed).random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            # The outcomes are equally likely, as `count` makes sure, so the draw needs no weights.
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
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
            outcomes = state.chance_outcomes()
            if len({probability for _, probability in outcomes}) != 1:
                raise SystemExit("the outcomes of a draw are not equally likely")
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
            choices += len(legal) > 1
    return decisions, choices


if __name__ == "__main__":
    measure(play, count, {"version": version("open_spiel")})
