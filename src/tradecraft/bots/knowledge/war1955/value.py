"""How a position of 1955 stands: the features of `features`, weighed by what was learned from many games."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.knowledge.learned import Learned, Lessons, read_weights
from tradecraft.bots.knowledge.war1955.features import NAMES, look
from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.native import i64
from tradecraft.games.war1955.actions import BLOCK, DECLARE, LET_THROUGH
from tradecraft.games.war1955.content_model import SIDES
from tradecraft.games.war1955.phases import ASK_ADD, ASK_ANSWER, ASK_BLOCK, INFLUENCE, Declared
from tradecraft.games.war1955.state import WarState

WEIGHTS: Final = Path(str(files("tradecraft.bots.knowledge.war1955"))) / "weights.json"
UNLEARNED_SPREAD: Final = 1.0
WORTH_BLOCKING: Final = 3
"""From this total on an influence action is taken to be blocked if it can be."""


class WarLessons(Lessons):
    """What training needs to know about 1955: the two sides of the board are learned apart."""

    knots: tuple[float, ...] = (0.0, 2.0, 4.0, 7.0, 11.0, 16.0)
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
        plain[2] = -0.5
        plain[5] = -0.5
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
    """Return a state in which what was being prepared is declared, and what was declared is done.

    An influence action that is worth it is blocked if it can be; nothing else is answered.
    """
    if not state.stack and not state.draft:
        return state
    state = state.clone()
    while state.waiting == DECIDE and (state.stack or state.draft):
        seat: i64 = state.deciders[0]
        legal = state.legal(seat)
        ask = state.ask
        if ask == ASK_ADD:
            state.apply(seat, DECLARE)
        elif ask == ASK_BLOCK:
            state.apply(seat, DECLARE if legal[-1] == DECLARE else legal[-1])
        elif ask == ASK_ANSWER:
            state.apply(seat, _answer(state.stack[-1], legal))
        else:
            break
    return state


def _answer(declared: Declared, legal: tuple[int, ...]) -> int:
    """Return a card to block with, where that can be done and is worth it; the last but one is such a card."""
    if declared.what == INFLUENCE and declared.total >= WORTH_BLOCKING and len(legal) > 1 and legal[-2] >= BLOCK:
        return legal[-2]
    return LET_THROUGH


LESSONS: Final = WarLessons()


def read_judgement() -> Judgement:
    """Return the judgement as it is kept in the package."""
    return Judgement(read_weights(WEIGHTS, LESSONS) if WEIGHTS.exists() else {})
