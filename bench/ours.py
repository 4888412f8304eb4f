"""Our sides of the comparison: random games through the public interface, or inside the compiled engine.

A decision is one action of one seat; chance draws are not counted. Older commits, which may lack newer functions, are
measured through the parts of the public interface that have always existed.
"""

import sys
from collections.abc import Callable
from importlib.metadata import version
from random import Random

import tradecraft
from bench.sides import LOOP
from bench.worker import Steps, measure
from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, DECIDE, Chance, State
from tradecraft.core.registry import find_game

POSITION_GAMES = 8

# Each side's game, number of players and options.
SIDES: dict[str, tuple[str, int, dict[str, str]]] = {
    "vienna": ("vienna", 4, {"version": "introductory"}),
    "vienna_advanced": ("vienna", 4, {"version": "advanced"}),
    "war1955": ("war1955", 2, {"side": "normal"}),
}

Pick = Callable[[tuple[int, ...]], int]
Settle = Callable[[State], None]
RandomNumbers = Callable[[int], tuple[Pick, Settle]]


def find_random_numbers() -> RandomNumbers:
    """Return a function from a seed to two: one picks actions, one draws until a choice is due.

    They use the engine's own random numbers, or in older commits the closest equivalent.
    """
    try:
        from tradecraft.core.chance import settle
        from tradecraft.core.generator import Generator
    except ImportError:
        return older_random_numbers

    def random_numbers(seed: int) -> tuple[Pick, Settle]:
        generator = Generator(seed)
        return generator.pick, lambda state: settle(state, generator)

    return random_numbers


def older_random_numbers(seed: int) -> tuple[Pick, Settle]:
    below: Callable[[int], int]
    draw: Callable[[Chance], list[int]]
    try:
        from tradecraft.core.generator import Generator
    except ImportError:
        rng = Random(seed)
        below, draw = lambda count: int(rng.random() * count), lambda chance: draw_at_random(chance, rng)
    else:
        generator = Generator(seed)
        below, draw = generator.below, generator.draw

    def settle(state: State) -> None:
        while state.waiting == CHANCE:
            state.apply_chance(draw(state.chance()))

    return lambda legal: legal[below(len(legal))], settle


class Games:
    """Random games of one side."""

    def __init__(self, side: str) -> None:
        """Find the game and its options."""
        game_id, self.players, options = SIDES[side.removesuffix(LOOP)]
        self.game = find_game(game_id)
        self.options = self.game.resolve_options(self.players, options)
        self.start = self.new_state()
        self.random_numbers = find_random_numbers()

    def new_state(self) -> State:
        """Return a game before its first draw."""
        state: State = self.game.new_state(self.players, self.options)
        return state

    def play(self, seed: int) -> int:
        """Play the game of a seed through the public interface; return its number of decisions."""
        state, (pick, settle) = self.new_state(), self.random_numbers(seed)
        decisions = 0
        while True:
            deciders = state.deciders
            if deciders:
                seat = deciders[0]
                state.apply(seat, pick(state.legal(seat)))
                decisions += 1
            elif state.waiting == CHANCE:
                settle(state)
            else:
                return decisions

    def count(self, seed: int) -> tuple[int, int]:
        """Count the decisions of the game of a seed, and those with more than one option."""
        found = self.decisions(seed)
        return len(found), sum(len(state.legal(state.deciders[0])) > 1 for state, _ in found)

    def decisions(self, seed: int) -> list[tuple[State, tuple[int, int]]]:
        """Return the decisions of the game of a seed: the state before, the seat and the action."""
        state, (pick, settle) = self.new_state(), self.random_numbers(seed)
        found: list[tuple[State, tuple[int, int]]] = []
        while True:
            if state.waiting == DECIDE:
                seat = state.deciders[0]
                action = pick(state.legal(seat))
                found.append((state.clone(), (seat, action)))
                state.apply(seat, action)
            elif state.waiting == CHANCE:
                settle(state)
            else:
                return found

    def steps(self) -> Steps:
        """Return the positions for measuring single steps."""
        positions = [found for seed in range(1, POSITION_GAMES + 1) for found in self.decisions(seed)]
        return Steps(positions, lambda state: state.clone(), lambda state, step: state.apply(*step))

    def play_inside(self, seed: int) -> int:
        """Play the game of a seed inside the engine, as a search does; return its number of decisions."""
        from tradecraft.core.generator import Generator
        from tradecraft.core.playout import RandomPolicy, playout

        rng = Generator(seed)
        return playout(self.start.clone(), rng, RandomPolicy(rng))

    def count_inside(self, seed: int) -> tuple[int, int]:
        """Count the decisions of the game of a seed, treating all as real choices."""
        decisions = self.play_inside(seed)
        return decisions, decisions


def main() -> None:
    side, *arguments = sys.argv[1:]
    games = Games(side)
    about = {"version": version("tradecraft"), "engine": getattr(tradecraft, "ENGINE", "plain Python engine")}
    if side.endswith(LOOP):
        measure(games.play_inside, games.count_inside, about, None, arguments)
    else:
        measure(games.play, games.count, about, games.steps, arguments)


if __name__ == "__main__":
    main()
