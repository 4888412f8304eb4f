"""The review of a finished game: every decision of the chosen seats, and the ledger of luck and skill."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from tradecraft.bots.coach import find_coach
from tradecraft.bots.hindsight import Hindsight
from tradecraft.bots.judge import DEEP_TIMES, deep_effort_for, effort_for
from tradecraft.bots.protocol import Budget
from tradecraft.bots.review.decisions import Decision, review_decision
from tradecraft.bots.review.ledger import SEATING, Ledger, Term, make_ledger
from tradecraft.bots.review.values import Effort, Value, played_by_officers, played_on, value_of
from tradecraft.core.game import AnyGame
from tradecraft.core.match import Step
from tradecraft.core.record import BY_CHANCE, Record

SEED = "review"
"""The random numbers of the ledger follow from this, the entry and nothing else."""
LEAST_SWING = 0.04
"""A smaller step of chance is no turning point."""
DRAWS, LOOKS = 96, 16
"""How often positions are looked at for the ledger, shared by the number of players."""


class Depth(NamedTuple):
    """The effort per decision, and the number of samples per position."""

    budget: Budget
    effort: Effort


def depth_for(players: int, is_deep: bool) -> Depth:
    """Return one of the two depths of a review; at the standard one decisions are judged as hints are."""
    times = DEEP_TIMES if is_deep else 1
    budget = deep_effort_for(players) if is_deep else effort_for(players)
    return Depth(budget, Effort(times * DRAWS // players, times * LOOKS // players))


@dataclass(frozen=True)
class Review:
    """The review of a game: `values` before the first entry and after each, decisions, and the ledger."""

    values: tuple[Value, ...]
    decisions: tuple[Decision, ...]
    ledger: Ledger

    @property
    def chances(self) -> list[list[float]]:
        """Each seat's chance to win before the first entry and after each."""
        return [[min(1.0, max(0.0, share)) for share in value.shares] for value in self.values]

    def turns_of_luck(self) -> list[Term]:
        """Return the draws that changed who wins, in the order of the game."""
        return [
            term
            for term in self.ledger.terms
            if term.actor == BY_CHANCE and term.entry != SEATING and max(map(abs, term.steps)) >= LEAST_SWING
        ]

    def data(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return {
            "seats": self.ledger.data(),
            "decisions": [decision.data() for decision in self.decisions],
            "luck": [
                {"entry": term.entry, "round": term.round, "steps": list(term.steps)} for term in self.turns_of_luck()
            ],
            "chances": self.chances,
        }


class Reviewer(Hindsight):
    """Values every position and reviews every decision of a game.

    The same record and depth give the same review. `seats` are those whose decisions are looked at, None for all.
    """

    def __init__(
        self, game: AnyGame, record: Record, depth: Depth | None = None, seats: Collection[int] | None = None
    ) -> None:
        """Prepare the analysis; raise BadRecord or BadOption if it is not possible."""
        super().__init__(game, record)
        self.depth = depth or depth_for(record.players, is_deep=False)
        self.seats = range(record.players) if seats is None else seats
        coach = find_coach(game)
        ahead, self._often = coach.ahead, coach.often
        self.evaluate = played_by_officers(self.knowledge, ahead) if ahead else played_on(self.knowledge)
        self._is_long = ahead > 0
        self.values: list[Value] = []
        self.rounds: list[int] = []
        self.decisions: list[Decision] = []

    def review(self) -> Review:
        """Return the review of the whole game."""
        actors = [entry.seat for entry in self.record.entries]
        return Review(tuple(self.values), tuple(self.decisions), make_ledger(self.values, actors, self.rounds))

    def _look(self, steps: Iterator[Step], first: int, last: int) -> Iterator[Step]:
        for number, entry in enumerate(self.record.entries[first - 1 : last], first):
            state = self.match.state
            self._value(number - 1)
            self.rounds.append(state.round)
            if entry.seat in self.seats:
                # An entry that cannot be played is refused by the replay, with its line.
                before = state.clone()
                step = next(steps)
                self.decisions.append(self._decision(before, entry.seat, entry.text, number))
            else:
                step = next(steps)
            yield step
        if last == len(self.record.entries):
            self._value(last)

    def _value(self, number: int) -> None:
        rng = Random(f"{SEED}/{number}")
        self.values.append(value_of(self.match.state, self.evaluate, rng, self._effort(number)))

    def _effort(self, number: int) -> Effort:
        """Return how often the position after so many entries is looked at."""
        draws, looks = (self._often * times for times in self.depth.effort)
        # What officers play on varies more, and luck rests on what is beside a draw.
        is_drawn = self._is_long and number > 0 and self.record.entries[number - 1].seat == BY_CHANCE
        return Effort(draws, draws if is_drawn else looks)

    def _decision(self, state: Any, seat: int, text: str, number: int) -> Decision:
        action = self.game.action_from_text(state, seat, text)
        return review_decision(self.game, self.knowledge, state, seat, action, number, self.depth.budget)


def review(game: AnyGame, record: Record, depth: Depth | None = None, seats: Collection[int] | None = None) -> Review:
    """Analyse a finished game; raise BadRecord if it cannot be played, BadOption if no bot knows the game."""
    reviewer = Reviewer(game, record, depth, seats)
    for _ in reviewer.run():
        pass
    return reviewer.review()
