"""How a position of 1955 stands: the features of `features`, weighed by what was learned from many games."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.knowledge.learned import Learned, Lessons, read_weights
from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.generator import Generator
from tradecraft.core.native import i64
from tradecraft.games.war1955.knowledge.features import HOME_WAY, NAMES, WAY, look
from tradecraft.games.war1955.knowledge.priors import likeliest
from tradecraft.games.war1955.rules.content_model import SIDES
from tradecraft.games.war1955.rules.phases import OPENING
from tradecraft.games.war1955.rules.state import WarState

WEIGHTS: Final = Path(str(files("tradecraft.games.war1955.knowledge"))) / "weights.json"
UNLEARNED_SPREAD: Final = 1.0
TURNS_AHEAD: Final = 2
"""So many turns are played on before a position is judged."""


class WarLessons(Lessons):
    """What training needs to know about 1955: the two sides of the board are learned apart."""

    knots: tuple[float, ...] = (0.0, 5.0, 12.0)
    decided_by_score: bool = False

    def names(self, variant: str) -> tuple[str, ...]:
        """Name the features."""
        return NAMES

    def variant(self, state: WarState) -> str:
        """Name the side of the board."""
        return state.options["side"]

    def examine(self, state: WarState) -> tuple[list[list[float]], float]:
        """Return the features of each seat, and how many steps the nearer of them is from winning."""
        return look(settled(state))

    def file(self) -> Path:
        """Return where the weights are kept."""
        return WEIGHTS


class Judgement:
    """What was learned about both sides of the board, ready to be asked about positions."""

    def __init__(self, learned: dict[str, Learned]) -> None:
        """Hold what was learned; what was not is judged by how far the winner has to go."""
        plain = [0.0] * len(NAMES)
        plain[WAY] = -0.5
        plain[HOME_WAY] = -0.5
        unlearned = Learned([0.0, 1.0], [plain, plain], [UNLEARNED_SPREAD, UNLEARNED_SPREAD])
        self.learned: dict[str, Learned] = {side: learned.get(side, unlearned) for side in SIDES}

    def chances(self, state: WarState) -> list[float]:
        """Return each seat's chance to win; of a game that is over, what each has won."""
        if state.waiting == OVER:
            return final_chances(state)
        state = settled(state)
        if state.waiting == OVER:
            return final_chances(state)
        rows, remaining = look(state)
        return self.learned[state.options["side"]].chances(rows, remaining)


def settled(state: WarState) -> WarState:
    """Return a state in which the plays of the turn are made, as they look best at a glance, up to the next draw.

    So positions are judged when nothing is under way any more, and with a likely answer to what was done.
    """
    if state.waiting != DECIDE or state.stage == OPENING:
        return state
    state = state.clone()
    while state.waiting == DECIDE:
        seat: i64 = state.deciders[0]
        state.apply(seat, likeliest(state, seat, state.legal(seat)))
    return state


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


LESSONS: Final = WarLessons()


def read_judgement() -> Judgement:
    """Return the judgement as it is kept in the package."""
    return Judgement(read_weights(WEIGHTS, LESSONS) if WEIGHTS.exists() else {})
