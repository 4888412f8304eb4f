"""Our sides of the comparison: random playouts of a game, and the cost of its single steps.

A decision is one action of one seat; draws are made by chance and are not counted.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from random import Random
from statistics import median

import tradecraft.core.playout
from bench.worker import measure, pin
from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, DECIDE, State
from tradecraft.core.playout import random_playout
from tradecraft.core.registry import find_game

COST_GAMES = 20
COST_REPEATS = 7

# Each side's game, number of players and options.
SIDES: dict[str, tuple[str, int, dict[str, str]]] = {
    "vienna": ("vienna", 4, {"version": "introductory"}),
    "vienna_advanced": ("vienna", 4, {"version": "advanced"}),
    "war1955": ("war1955", 2, {"side": "normal"}),
}


class Playouts:
    """Random games of one side."""

    def __init__(self, side: str) -> None:
        """Find the game and settle its options, once for all games."""
        game_id, self.players, options = SIDES[side]
        self.game = find_game(game_id)
        self.options = self.game.resolve_options(self.players, options)

    def new_state(self) -> State:
        """Return a game before its first draw."""
        state: State = self.game.new_state(self.players, self.options)
        return state

    def play(self, seed: int) -> int:
        """Play the game of a seed; return its number of decisions."""
        return random_playout(self.new_state(), Random(seed))

    def count(self, seed: int) -> tuple[int, int]:
        """Count the decisions of that game, and those with more than one option."""
        options = [len(state.legal(state.deciders[0])) for state in self.decisions(seed)]
        return len(options), sum(number > 1 for number in options)

    def decisions(self, seed: int) -> Iterator[State]:
        """Stop at each decision of that game; the state is lent, and goes on afterwards."""
        state, rng = self.new_state(), Random(seed)
        while True:
            if state.waiting == DECIDE:
                yield state
                seat = state.deciders[0]
                legal = state.legal(seat)
                state.apply(seat, legal[int(rng.random() * len(legal))])
            elif state.waiting == CHANCE:
                state.apply_chance(draw_at_random(state.chance(), rng))
            else:
                return


def costs(playouts: Playouts) -> dict[str, float]:
    """Return the microseconds of `clone`, `legal` and `apply`, on average over the decisions of games."""
    states = [state.clone() for seed in range(1, COST_GAMES + 1) for state in playouts.decisions(seed)]
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


def main() -> None:
    side, *arguments = sys.argv[1:]
    playouts = Playouts(side)
    if arguments[0] == "--costs":
        pin(int(arguments[1]))
        print(json.dumps(costs(playouts)))
    else:
        about = {"version": version("tradecraft"), "compiled": is_compiled()}
        measure(playouts.play, playouts.count, about, arguments)


if __name__ == "__main__":
    main()
