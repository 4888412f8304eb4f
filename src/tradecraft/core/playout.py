"""Fast play to the end without checks, records or views: for search, statistics and benches."""

from __future__ import annotations

from abc import abstractmethod

from tradecraft.core.chance import Source, settle
from tradecraft.core.game import CHANCE, DECIDE, State
from tradecraft.core.generator import Generator
from tradecraft.core.native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How the seats decide in a playout."""

    @abstractmethod
    def choose(self, state: State, seat: int, legal: tuple[int, ...]) -> int:
        """Return one of the legal actions of a seat that must decide; the state must not be changed."""


class RandomPolicy(Policy):
    """Every legal action is equally likely."""

    def __init__(self, rng: Generator) -> None:
        """Take the random numbers from a generator, which may be the one that supplies the draws."""
        self.rng = rng

    def choose(self, state: State, seat: int, legal: tuple[int, ...]) -> int:  # noqa: ARG002
        """Return any action."""
        return legal[self.rng.below(len(legal))]


def playout(state: State, rng: Source, policy: Policy) -> int:
    """Play a state to its end with draws from `rng`, the lowest seat first; return how many decisions were made."""
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
