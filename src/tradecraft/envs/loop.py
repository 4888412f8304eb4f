"""Steps many games of one kind at once: the loop behind the vector environment, compiled with the engine.

It carries out actions that are known to be legal, makes the draws that follow, begins the next game when one is over,
and writes what the seat to move observes and may do.
"""

from __future__ import annotations

from tradecraft.core.chance import settle
from tradecraft.core.game import OVER, Outcome, State
from tradecraft.core.generator import Generator
from tradecraft.core.native import i64
from tradecraft.core.observation import Observer
from tradecraft.envs.rows import Rows


def rewards_of(outcome: Outcome) -> list[float]:
    """Return the reward of each seat at the end: winners share 1, the others share -1, and it is 0 if all have won."""
    places = outcome.ranking
    winners = 0
    for place in places:
        winners += place == 1
    if winners == len(places):
        return [0.0] * len(places)
    return [1.0 / winners if place == 1 else -1.0 / (len(places) - winners) for place in places]


def deal_seed(seed: str, row: int, number: int) -> str:
    """Return the seed of the n-th game of a row, with which any other environment deals the same game."""
    return f"{seed}/{row}/{number}"


class Loop:
    """Many games of one kind. Where several seats decide at once, the lowest is asked first."""

    def __init__(self, start: State, observer: Observer, rows: Rows, count: int) -> None:
        """Prepare games that begin as `start`, a state before its first draw."""
        self.start = start
        self.observer = observer
        self.rows = rows
        self.count = count
        self.seed = ""
        self.states: list[State] = []
        self.sources: list[Generator] = []
        self.numbers: list[int] = []
        self.chooser = Generator("")

    def reset(self, seed: str) -> None:
        """Begin all games."""
        self.seed = seed
        self.numbers = [0] * self.count
        self.chooser = Generator(f"{seed}/sample")
        self.states = []
        self.sources = []
        self.rows.follow(self.states)
        for row in range(self.count):
            source = Generator(deal_seed(seed, row, 0))
            state = self.start.clone()
            settle(state, source)
            self.states.append(state)
            self.sources.append(source)
            self._write(row, state)

    def step(self, actions: list[int]) -> list[tuple[int, list[float]]]:
        """Carry out one legal action in each game; return the games that ended, with their rewards."""
        ended: list[tuple[int, list[float]]] = []
        states, sources = self.states, self.sources
        for row in range(self.count):
            state = states[row]
            state.apply(state.deciders[0], actions[row])
            settle(state, sources[row])
            if state.waiting == OVER:
                ended.append((row, rewards_of(state.outcome())))
                state = self._begin_next(row)
            self._write(row, state)
        return ended

    def sample(self) -> list[int]:
        """Return a legal action for each game, each equally likely."""
        chosen: list[int] = []
        for row in range(self.count):
            legal: list[int] = self.rows.marked(row)
            chosen.append(legal[self.chooser.below(len(legal))])
        return chosen

    def _begin_next(self, row: i64) -> State:
        number = self.numbers[row] + 1
        self.numbers[row] = number
        source = Generator(deal_seed(self.seed, row, number))
        state = self.start.clone()
        settle(state, source)
        self.states[row] = state
        self.sources[row] = source
        return state

    def _write(self, row: i64, state: State) -> None:
        seat = state.deciders[0]
        self.rows.write(row, seat, self.observer.read(state, seat), state.legal(seat))
