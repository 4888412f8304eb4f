"""Typical mistakes in Vienna: each class overlooks one thing."""

from __future__ import annotations

from typing import Final

from tradecraft.games.vienna.knowledge.prospects import Prospects
from tradecraft.games.vienna.rules import phases
from tradecraft.games.vienna.rules.state import ViennaState

GREEDY_PLACEMENT: Final = "greedy_placement"
FORGOTTEN_PAYDAY: Final = "forgotten_payday"
FORGOTTEN_BRIBES: Final = "forgotten_bribes"


class Greedy(Prospects):
    """Looks at what is taken at once: a square that is not surrounded yet is worth nothing."""

    def __init__(self, state: ViennaState, seat: int) -> None:
        """Look at every open square."""
        super().__init__(state, seat)
        self._others = [0.0] * len(self._others)

    def _near(self, building: int, other: int, bribes: list[int], costs: tuple[int, ...]) -> float:
        return 0.0

    def _hope_for(self, square: int, missing: int, bribes: list[int], costs: tuple[int, ...]) -> float:
        return 0.0


class Spendthrift(Prospects):
    """Forgets that agents want their wages."""

    def __init__(self, state: ViennaState, seat: int) -> None:
        """Look at everything but the paydays."""
        super().__init__(state, seat)
        if self.treasury is not None:
            self.treasury.forget_paydays()


class Penniless(Prospects):
    """Forgets to look how an agent will be paid: plans as if bribes were no matter."""

    def _near(self, building: int, other: int, bribes: list[int], costs: tuple[int, ...]) -> float:
        return self._nearness[1 if other < 0 else 2][0]


def slips_in(state: ViennaState) -> tuple[str, ...]:
    """Name the mistakes that are made in a decision."""
    ask = state.ask
    if ask == phases.ASK_PLACE:
        return (GREEDY_PLACEMENT,)
    if ask in (phases.ASK_ASSIGN, phases.ASK_BRIBE, phases.ASK_DIFFERENT):
        return (FORGOTTEN_BRIBES,)
    if ask == phases.ASK_BUY or ask == phases.ASK_BOX:
        return (FORGOTTEN_PAYDAY,)
    return ()


def prospects_of(slip: str, state: ViennaState, seat: int) -> Prospects:
    """Return a position as a player sees it who makes a mistake."""
    if slip == GREEDY_PLACEMENT:
        return Greedy(state, seat)
    return Spendthrift(state, seat) if slip == FORGOTTEN_PAYDAY else Penniless(state, seat)
