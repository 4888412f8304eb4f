"""Learned evaluation of positions of Vienna: the features of `features`, weighted."""

from __future__ import annotations

from tradecraft.bots.knowledge.learned import TrainingSpec
from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.generator import Generator
from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge import facts
from tradecraft.games.vienna.knowledge.features import ADVANCED, INTRODUCTORY, NAMES
from tradecraft.games.vienna.knowledge.position import EVERYONE
from tradecraft.games.vienna.knowledge.priors import likeliest
from tradecraft.games.vienna.knowledge.weighing import examine
from tradecraft.games.vienna.rules.phases import ASK_ASSIGN, BETWEEN_TURNS
from tradecraft.games.vienna.rules.state import ViennaState

ROUNDS_AHEAD = 1
"""How many rounds are played on before a search has a position judged."""


class ViennaTrainingSpec(TrainingSpec):
    """What training needs to know about Vienna: the versions and numbers of players are learned apart."""

    package: str = "tradecraft.games.vienna.knowledge"
    first_weights: tuple[tuple[str, float], ...] = (("banked", 1.0),)
    first_spread: float = 10.0
    fact_names: tuple[str, ...] = facts.NAMES

    def names(self, variant: str) -> tuple[str, ...]:
        """Name the features of a version."""
        return NAMES[: ADVANCED if variant.startswith("advanced") else INTRODUCTORY]

    def variant(self, state: ViennaState) -> str:
        """Name the version and the number of players."""
        return f"{'advanced' if state.advanced else 'introductory'} {state.players}"

    def settled(self, state: ViennaState) -> ViennaState:
        """Return the state at the end of the round, played on as it looks best at a glance.

        So positions are judged when nobody has a turn before them that others have had already, and what was begun is
        done.
        """
        if is_quiet(state):
            return state
        state = state.clone()
        # The draws are always the same, so that a state is always judged alike.
        play_on(state, Generator(0), 0)
        return state

    def look(self, state: ViennaState) -> tuple[list[list[float]], float]:
        """Return the features of each seat, and how many turns are left."""
        return examine(state)

    def facts(self, state: ViennaState) -> list[list[float]]:
        """Return the further facts for each seat."""
        return facts.facts(state)


def play_on(state: ViennaState, draws: Generator, rounds: i64, is_discreet: bool = False) -> None:
    """Play the round to its end, and some more rounds, with quick priors.

    If it is discreet each seat knows only its own plan.
    """
    last: i64 = state.round + rounds
    if not is_quiet(state):
        last += 1
    while state.waiting != OVER and (state.round < last or not is_quiet(state)):
        if state.waiting == DECIDE:
            seat: i64 = state.deciders[0]
            viewer: i64 = seat if is_discreet else EVERYONE
            state.apply(seat, likeliest(state, seat, state.legal(seat), viewer))
        else:
            state.apply_chance(draws.draw(state.chance()))


def is_quiet(state: ViennaState) -> bool:
    """Tell whether nothing is left of a round: the next has not begun, or nobody has assigned cards in it yet."""
    if state.waiting == DECIDE:
        return state.ask == ASK_ASSIGN and len(state.deciders) == state.players
    return state.waiting == OVER or state.stage == BETWEEN_TURNS


LESSONS = ViennaTrainingSpec()
