"""The review of a single decision: what the choice lost against the best one, its grade, and what it led to.

It is judged by what the seat could know, through `judge`, as hints are.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

from tradecraft.bots.coach import Coach, consequences, find_coach, mean_and_error
from tradecraft.bots.hindsight import Move
from tradecraft.bots.judge import SURE, Judgement, judge
from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.bots.protocol import OWN_BUDGET, Budget
from tradecraft.bots.themes import theme_of
from tradecraft.core.errors import Reason
from tradecraft.core.game import AnyGame, State

Grade = Literal["forced", "fine", "inaccuracy", "mistake", "blunder"]

WORSE: tuple[Grade, ...] = ("inaccuracy", "mistake", "blunder")
INACCURACY, MISTAKE, BLUNDER = 0.03, 0.07, 0.15
"""From which loss of the chance to win a choice is called so."""
MOST_CONSEQUENCES = 2


@dataclass(frozen=True)
class Decision:
    """A reviewed choice.

    `chance` is the chance to win with the best option, `loss` how much of it the choice gave away and `error` the
    standard error of that; a choice is graded worse than fine only where the loss is sure. `points_lost` is the same in
    points, None where the game's knowledge has no points. `reasons` speak for the best option, `consequences` tell
    where the choice that was made led to less. `theme` is what the best option is about, if another was chosen.
    """

    entry: int
    round: int
    seat: int
    grade: Grade
    chosen: Move
    best: Move
    chance: float = 0.0
    loss: float = 0.0
    error: float = 0.0
    points_lost: float | None = None
    points_error: float | None = None
    reasons: tuple[Reason, ...] = ()
    consequences: tuple[Reason, ...] = ()
    theme: str = ""

    def data(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return {**asdict(self), "chosen": self.chosen.text, "best": self.best.text}


def grade_of(loss: float, error: float) -> Grade:
    """Return the grade of a choice that loses so much; a loss that is not sure is none."""
    if loss < INACCURACY or loss <= SURE * error:
        return "fine"
    if loss < MISTAKE:
        return "inaccuracy"
    return "mistake" if loss < BLUNDER else "blunder"


def review_decision(
    game: AnyGame,
    knowledge: Knowledge,
    state: State,
    seat: int,
    action: int,
    entry: int,
    effort: Budget = OWN_BUDGET,
) -> Decision:
    """Review what a seat chose in a state; only the seat's view of it is used."""
    chosen = move_of(game, state, seat, action)
    if len(state.legal(seat)) == 1:
        return Decision(entry, state.round, seat, "forced", chosen, chosen)
    view = game.view(state, seat)
    judgement = judge(game, view, effort)
    best = judgement.best
    if action == best.action:
        return Decision(entry, state.round, seat, "fine", chosen, chosen, best.chance)
    loss, error = judgement.compare(action)
    grade = grade_of(loss, error)
    compared = compare_outcomes(find_coach(game), knowledge, judgement, seat, action)
    return Decision(
        entry,
        state.round,
        seat,
        grade,
        chosen,
        move_of(game, state, seat, best.action),
        best.chance,
        loss,
        error,
        *compared.points,
        best.reasons,
        compared.consequences,
        theme_of(game, view, best.action) if grade in WORSE else "",
    )


@dataclass(frozen=True)
class Comparison:
    """How two choices differ when played on: points with their error, and consequences in words."""

    points: tuple[float | None, float | None]
    consequences: tuple[Reason, ...]


def compare_outcomes(coach: Coach, knowledge: Knowledge, judgement: Judgement, seat: int, chosen: int) -> Comparison:
    """Compare two choices by playing them on in the same sampled worlds, with the same draws."""
    pairs = judgement.outcomes(chosen)
    differences: list[float] = []
    if isinstance(knowledge, LearnedKnowledge):
        for better, worse in pairs:
            ahead, behind = coach.margin(knowledge, better, seat), coach.margin(knowledge, worse, seat)
            if ahead is not None and behind is not None:
                differences.append(ahead - behind)
    points = mean_and_error(differences) if len(differences) == len(pairs) else (None, None)
    return Comparison(points, tuple(consequences(coach, knowledge, pairs, seat)[:MOST_CONSEQUENCES]))


def costs_of(game: AnyGame, judgement: Judgement, seat: int, chosen: int) -> list[Reason]:
    """Return what a choice costs a seat, compared with the best one; what weighs most comes first."""
    pairs = judgement.outcomes(chosen)
    return consequences(find_coach(game), judgement.knowledge, pairs, seat)[:MOST_CONSEQUENCES]


def move_of(game: AnyGame, state: State, seat: int, action: int) -> Move:
    """Return an option as a review names it."""
    return Move(action, game.action_text(state, seat, action), game.action_data(state, seat, action))
