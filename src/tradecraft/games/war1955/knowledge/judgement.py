"""Knowledge of 1955, as bots use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tradecraft.bots.knowledge.base import softmax
from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.core.errors import Reason
from tradecraft.core.generator import Generator
from tradecraft.games.war1955.knowledge.careful import CarefulPosition, careful_worths
from tradecraft.games.war1955.knowledge.inference import Inference
from tradecraft.games.war1955.knowledge.position import quick_worths
from tradecraft.games.war1955.knowledge.reasons import reasons_for
from tradecraft.games.war1955.knowledge.slips import SLIPS, careful_position
from tradecraft.games.war1955.knowledge.value import LESSONS, TURNS_AHEAD, play_on
from tradecraft.games.war1955.rules.actions import HOME
from tradecraft.games.war1955.rules.phases import ASK_ANSWER, ASK_HOME
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.view import WarView

TEMPERATURE: Final = 0.3
"""How much better a choice is that is likelier by a factor of e."""
RAID_AT_A_GLANCE: Final = 15.0
"""What a home that falls in the opening turn costs, in what choices are worth at a glance."""


class WarKnowledge(LearnedKnowledge):
    """Knowledge of 1955."""

    def __init__(self) -> None:
        """Read the learned weights."""
        super().__init__(LESSONS)
        self.ahead = TURNS_AHEAD

    def fresh(self) -> WarKnowledge:
        """Return new knowledge."""
        return WarKnowledge()

    def values(self, state: WarState, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return a value for each legal action."""
        outlook = CarefulPosition(state, seat)
        return [outlook.worth(action) for action in legal]

    def careful_values(self, state: WarState, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return the same, but a home is chosen with its defence in mind."""
        return careful_worths(state, seat, legal)

    def slips(self, state: WarState) -> tuple[str, ...]:
        """Name the mistakes that people make in a decision."""
        return SLIPS.get(state.ask, ())

    def slip_values(self, slip: str, state: WarState, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return the values as a player sees them who makes a mistake."""
        outlook = careful_position(slip, state, seat)
        return [outlook.worth(action) for action in legal]

    def play_on(self, state: WarState, draws: Generator) -> None:
        """Play some more turns with quick priors."""
        play_on(state, draws, self.ahead)

    def priors(self, state: WarState, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return how likely each legal action is to be the best."""
        return softmax(quick_worths(state, seat, legal), TEMPERATURE)

    def careful_priors(self, state: WarState, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return the same, but a home that may fall at once is no likely choice."""
        if state.ask != ASK_HOME:
            return self.priors(state, seat, legal)
        outlook = CarefulPosition(state, seat)
        worths = quick_worths(state, seat, legal)
        for place, action in enumerate(legal):
            worths[place] -= RAID_AT_A_GLANCE * outlook.raid(action - HOME)
        return softmax(worths, TEMPERATURE)

    def is_foreseen(self, state: WarState) -> bool:
        """Tell whether it is an answer to what was declared, or the choice of a home."""
        return state.ask in (ASK_ANSWER, ASK_HOME)

    def evidence(self, views: Sequence[WarView]) -> Inference | None:
        """Return what the opponent's acts say about the hidden part of their hand; for a spectator nothing."""
        return Inference(views) if views[-1].seat >= 0 else None

    def reasons(self, state: WarState, seat: int, action: int) -> list[Reason]:
        """Return up to three reasons for an action."""
        return reasons_for(state, seat, action)
