"""Fast play to the end without checks, records or views: for search, statistics and benches."""

from __future__ import annotations

from tradecraft.core.chance import Source, settle
from tradecraft.core.game import CHANCE, DECIDE, Outcome, State
from tradecraft.core.generator import Generator
from tradecraft.core.native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How the seats decide in a playout."""

    def choose(self, state: State, seat: int, legal: tuple[int, ...]) -> int:
        """Return one of the legal actions of a seat that must decide; the state must not be changed."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Every legal action is equally likely."""

    def __init__(self, rng: Generator) -> None:
        """Take the random numbers from a generator, which may be the one that supplies the draws."""
        self.rng = rng

    def choose(self, state: State, seat: int, legal: tuple[int, ...]) -> int:  # noqa: ARG002
        """Return any action."""
        return legal[self.rng.below(len(legal))]


class Batch:
    """What came of many playouts from one state: how each ended, and how many decisions all of them took."""

    def __init__(self) -> None:
        """Begin with none."""
        self.outcomes: list[Outcome] = []
        self.decisions: int = 0


def playout(state: State, rng: Source, policy: Policy) -> int:
    """Play a state to its end; return how many decisions were made.

    `rng` supplies the draws: a Generator, or a Dealer for a certain deal. Where several seats decide at once, the
    lowest is asked first.
    """
    decisions: i64 = 0
    while True:
        waiting = state.waiting
        if waiting == DECIDE:
            seat = state.deciders[0]
            state.apply(seat, policy.choose(state, seat, state.legal(seat)))
            decisions += 1
        elif waiting == CHANCE:
            settle(state, rng)
        else:
            return decisions


def play_batch(start: State, games: int, rng: Source, policy: Policy) -> Batch:
    """Play many games from one state to their ends; the state itself stays as it is."""
    batch = Batch()
    for _ in range(games):
        state = start.clone()
        batch.decisions += playout(state, rng, policy)
        batch.outcomes.append(state.outcome())
    return batch
