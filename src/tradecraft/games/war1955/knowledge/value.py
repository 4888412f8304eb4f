"""Learned evaluation of positions of 1955: the features of `features`, weighted."""

from __future__ import annotations

from typing import Final

from tradecraft.bots.knowledge.learned import TrainingSpec
from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.generator import Generator
from tradecraft.core.native import i64
from tradecraft.games.war1955.knowledge import facts
from tradecraft.games.war1955.knowledge.features import NAMES, look
from tradecraft.games.war1955.knowledge.position import likeliest
from tradecraft.games.war1955.rules.phases import OPENING
from tradecraft.games.war1955.rules.state import WarState

TURNS_AHEAD: Final = 2
"""How many turns are played on before a position is judged."""


class WarTrainingSpec(TrainingSpec):
    """What training needs to know about 1955: the two sides of the board are learned apart."""

    package: str = "tradecraft.games.war1955.knowledge"
    knots: tuple[float, ...] = (0.0, 5.0, 12.0)
    decided_by_score: bool = False
    first_weights: tuple[tuple[str, float], ...] = (("way", -0.5), ("home_way", -0.5))
    fact_names: tuple[str, ...] = facts.NAMES

    def names(self, variant: str) -> tuple[str, ...]:
        """Name the features."""
        return NAMES

    def variant(self, state: WarState) -> str:
        """Name the side of the board."""
        return state.options["side"]

    def settled(self, state: WarState) -> WarState:
        """Return a state in which the plays of the turn are made, as they look best, up to the next draw.

        So positions are judged when nothing is under way any more, and with a likely answer to what was done.
        """
        if state.waiting != DECIDE or state.stage == OPENING:
            return state
        state = state.clone()
        while state.waiting == DECIDE:
            seat: i64 = state.deciders[0]
            state.apply(seat, likeliest(state, seat, state.legal(seat)))
        return state

    def look(self, state: WarState) -> tuple[list[list[float]], float]:
        """Return the features of each seat, and how many steps the nearer of them is from winning."""
        return look(state)

    def facts(self, state: WarState) -> list[list[float]]:
        """Return the further facts for each seat."""
        return facts.facts(state)


def play_on(state: WarState, draws: Generator, turns: i64) -> None:
    """Let the next turns be played as they look best at a glance: much of what a hand is good for shows only then."""
    last: i64 = state.round + turns
    while True:
        if state.waiting == DECIDE:
            seat: i64 = state.deciders[0]
            state.apply(seat, likeliest(state, seat, state.legal(seat)))
        elif state.waiting == OVER or state.round >= last:
            return
        else:
            state.apply_chance(draws.draw(state.chance()))


LESSONS: Final = WarTrainingSpec()
