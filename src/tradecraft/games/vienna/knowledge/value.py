"""How a position of Vienna stands: the features of `features`, weighed by what was learned from many games."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.knowledge.learned import Learned, Lessons, read_weights
from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.generator import Generator
from tradecraft.core.native import i64
from tradecraft.games.vienna.knowledge.features import ADVANCED, INTRODUCTORY, NAMES
from tradecraft.games.vienna.knowledge.priors import likeliest
from tradecraft.games.vienna.knowledge.weighing import examine
from tradecraft.games.vienna.rules.phases import ASK_ASSIGN, BETWEEN_TURNS
from tradecraft.games.vienna.rules.state import ViennaState

WEIGHTS = Path(str(files("tradecraft.games.vienna.knowledge"))) / "weights.json"
UNLEARNED_SPREAD = 10.0
ROUNDS_AHEAD = 1
"""So many rounds are played on before a search has a position judged."""


class ViennaLessons(Lessons):
    """What training needs to know about Vienna: the versions and numbers of players are learned apart."""

    def names(self, variant: str) -> tuple[str, ...]:
        """Name the features of a version."""
        return NAMES[: ADVANCED if variant.startswith("advanced") else INTRODUCTORY]

    def variant(self, state: ViennaState) -> str:
        """Name the version and the number of players."""
        return f"{'advanced' if state.advanced else 'introductory'} {state.players}"

    def examine(self, state: ViennaState) -> tuple[list[list[float]], float]:
        """Return the features of each seat once the round is over, and how many turns are left."""
        return examine(settled(state))

    def file(self) -> Path:
        """Return where the weights are kept."""
        return WEIGHTS


class Judgement:
    """What was learned about all variants, ready to be asked about positions."""

    def __init__(self, learned: dict[str, Learned]) -> None:
        """Sort what was learned by version and number of players."""
        self.introductory: list[Learned] = [_of(learned, "introductory", players) for players in range(5)]
        self.advanced: list[Learned] = [_of(learned, "advanced", players) for players in range(5)]

    def chances(self, state: ViennaState) -> list[float]:
        """Return each seat's chance to win; of a game that is over, what each has won."""
        state = settled(state)
        if state.waiting == OVER:
            return final_chances(state)
        rows, remaining = examine(state)
        learned = self.advanced[state.players] if state.advanced else self.introductory[state.players]
        return learned.chances(rows, remaining)


def settled(state: ViennaState) -> ViennaState:
    """Return the state at the end of the round, played on as it looks best at a glance.

    So positions are judged when nobody has a turn before them that others have had already, and what was begun is done.
    """
    if is_quiet(state):
        return state
    state = state.clone()
    # The draws are always the same, so that a state is always judged alike.
    play_on(state, Generator(0), 0)
    return state


def play_on(state: ViennaState, draws: Generator, rounds: i64) -> None:
    """Let the round be played to its end, and some more rounds, as it looks best at a glance."""
    last: i64 = state.round + rounds
    if not is_quiet(state):
        last += 1
    while state.waiting != OVER and (state.round < last or not is_quiet(state)):
        if state.waiting == DECIDE:
            seat: i64 = state.deciders[0]
            state.apply(seat, likeliest(state, seat, state.legal(seat)))
        else:
            state.apply_chance(draws.draw(state.chance()))


def is_quiet(state: ViennaState) -> bool:
    """Tell whether nothing is left of a round: the next has not begun, or nobody has assigned cards in it yet."""
    if state.waiting == DECIDE:
        return state.ask == ASK_ASSIGN and len(state.deciders) == state.players
    return state.waiting == OVER or state.stage == BETWEEN_TURNS


def _of(learned: dict[str, Learned], version: str, players: int) -> Learned:
    """Return what was learned about a variant; one that was not is judged like that of fewer players."""
    for fewer in range(players, 1, -1):
        found = learned.get(f"{version} {fewer}")
        if found is not None:
            return found
    weights = [1.0] + [0.0] * (ADVANCED - 1)
    return Learned([0.0, 1.0], [weights, weights], [UNLEARNED_SPREAD, UNLEARNED_SPREAD])


LESSONS = ViennaLessons()


def read_judgement() -> Judgement:
    """Return the judgement as it is kept in the package."""
    return Judgement(read_weights(WEIGHTS, LESSONS) if WEIGHTS.exists() else {})
