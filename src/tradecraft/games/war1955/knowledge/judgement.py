"""The understanding of 1955, as bots ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tradecraft.bots.knowledge.base import Knowledge
from tradecraft.core.errors import Reason
from tradecraft.core.generator import Generator
from tradecraft.games.war1955.knowledge.outlook import Outlook
from tradecraft.games.war1955.knowledge.priors import priors
from tradecraft.games.war1955.knowledge.reasons import reasons_for
from tradecraft.games.war1955.knowledge.value import LESSONS, TURNS_AHEAD, play_on, read_judgement
from tradecraft.games.war1955.rules.actions import ACTIONS


class WarKnowledge(Knowledge):
    """The understanding of 1955."""

    def __init__(self) -> None:
        """Read what was learned."""
        self.lessons = LESSONS
        self.judgement = read_judgement()

    def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return a value for each legal action."""
        outlook = Outlook(state, seat)
        return [outlook.value(*ACTIONS.locate(action)) for action in legal]

    def chances(self, state: Any) -> Sequence[float]:
        """Return each seat's chance to win."""
        return self.judgement.chances(state)

    def play_on(self, state: Any, draws: Generator) -> None:
        """Let some more turns be played as they look best at a glance."""
        play_on(state, draws, TURNS_AHEAD)

    def priors(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return how likely each legal action is to be the best."""
        return priors(state, seat, legal)

    def reasons(self, state: Any, seat: int, action: int) -> list[Reason]:
        """Return up to three reasons for an action."""
        return reasons_for(state, seat, action)
