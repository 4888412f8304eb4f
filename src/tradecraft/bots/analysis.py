"""Analysis of a finished game: each seat's chance to win after each entry, and the turning points.

There are two kinds of turning points. At a choice the action taken is compared with the best one, both as `judge` sees
them from what the seat could know then: nobody is blamed for what they could not see. Where chance decided, what came
is compared with the mean of what could have come; the game is over, so the state itself is judged.

The course of the chances shows at each choice what the seat that makes it would be told by a hint: its chance with the
best option. The others share the rest as the state itself is judged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Literal

from tradecraft.bots.hindsight import Hindsight, Move
from tradecraft.bots.judge import Judgement, judge, make_draws
from tradecraft.bots.protocol import OWN_BUDGET, Budget
from tradecraft.core.errors import Reason
from tradecraft.core.game import CHANCE, OVER, AnyGame, State
from tradecraft.core.match import Step
from tradecraft.core.record import BY_CHANCE, Record

Kind = Literal["choice", "chance"]

DRAWS = 24
"""How many draws stand for all that could have come."""
CONTINUATIONS = 6
"""How many times a position is played on before it is judged."""
AHEAD = 8
"""How many decisions a position is played on."""
LEAST_SWING = 0.04
"""A smaller change is no turning point."""

Chances = tuple[float, ...]
"""Each seat's chance to win; together they are 1."""


@dataclass(frozen=True)
class TurningPoint:
    """A moment that changed who wins.

    `entry` is the number of the entry in the record, from 1; of draws that follow each other, the last. At a choice
    `seat` is who made it, `before` the chance with the best option, and `after` the chance with the one that was taken.
    Where chance decided, `seat` is the one whose chance changed most, `before` what could be expected and `after` what
    came.
    """

    entry: int
    round: int
    kind: Kind
    seat: int
    before: float
    after: float
    chosen: Move | None = None
    better: Move | None = None
    reasons: tuple[Reason, ...] = ()

    @property
    def swing(self) -> float:
        """By how much the chance of the seat changed."""
        return self.after - self.before


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game: `chances` before the first entry and after each, and all turning points."""

    chances: tuple[Chances, ...]
    points: tuple[TurningPoint, ...]

    def greatest(self, most: int) -> list[TurningPoint]:
        """Return the points at which most changed, in the order of the game."""
        chosen = sorted(self.points, key=lambda point: -abs(point.swing))[:most]
        return sorted(chosen, key=lambda point: point.entry)

    def data(self) -> dict[str, Any]:
        """Return everything as plain data."""
        points = [{**asdict(point), "swing": point.swing} for point in self.points]
        return {"chances": [list(chances) for chances in self.chances], "points": points}


def analyse(game: AnyGame, record: Record, budget: Budget = OWN_BUDGET, seed: str = "analysis") -> Analysis:
    """Analyse a finished game; raise BadRecord if it cannot be played, BadOption if no bot knows the game."""
    analyst = Analyst(game, record, budget, seed)
    for _ in analyst.run():
        pass
    return analyst.analysis()


class Analyst(Hindsight):
    """Looks for the turning points of a game. A part of it must not begin with a draw, except the first part.

    With a budget in simulations the same record and seed give the same analysis; what is found out about a choice does
    not depend on the seed.
    """

    def __init__(self, game: AnyGame, record: Record, budget: Budget = OWN_BUDGET, seed: str = "analysis") -> None:
        """Prepare the analysis; raise BadRecord or BadOption if it is not possible."""
        super().__init__(game, record)
        self.budget = budget
        self.seed = seed
        self.chances: list[Chances] = []
        self.points: list[TurningPoint] = []

    def _look(self, steps: Iterator[Step], first: int, last: int) -> Iterator[Step]:
        match, players = self.match, self.record.players
        now = (1 / players,) * players if first == 1 else self._chances_after(first - 1)
        for number, entry in enumerate(self.record.entries[first - 1 : last], first):
            if entry.seat == BY_CHANCE:
                self.chances.append(now)
                step = next(steps)
                # Of draws that follow each other only what they come to matters.
                if match.state.waiting != CHANCE:
                    before, now = now, self._chances_after(number)
                    self._look_at_chance(before, now, number)
            else:
                state = match.state.clone()
                judgement = self._judgement(state, entry.seat)
                self.chances.append(_with(now, entry.seat, judgement.best.chance) if judgement else now)
                step = next(steps)
                now = self._chances_after(number)
                if judgement:
                    action = self.game.action_from_text(state, entry.seat, entry.text)
                    self._look_at_choice(judgement, state, entry.seat, action, number)
            yield step
        if last == len(self.record.entries):
            self.chances.append(now)

    def analysis(self) -> Analysis:
        """Return the results so far."""
        return Analysis(tuple(self.chances), tuple(self.points))

    def _judgement(self, state: State, seat: int) -> Judgement | None:
        """Judge a seat's choice by what it can know, if it has any."""
        if len(state.legal(seat)) == 1:
            return None
        return judge(self.game, self.game.view(state, seat), self.budget)

    def _chances_after(self, number: int) -> Chances:
        """Return each seat's chance after an entry, with everything open.

        In the middle of a turn a state looks better or worse than it is, so it is played on a little first, several
        times: the seats take what is worth most, and draws are made at random.
        """
        state, rng = self.match.state, Random(f"{self.seed}/{number}/chance")
        if state.waiting == OVER:
            return tuple(self.knowledge.chances(state))
        times = DRAWS if state.waiting == CHANCE else CONTINUATIONS
        return _mean([self.knowledge.chances(self._played_on(state, rng)) for _ in range(times)])

    def _played_on(self, state: State, rng: Random) -> State:
        state = state.clone()
        make_draws(state, rng)
        for _ in range(AHEAD):
            if state.waiting == OVER:
                break
            seat = state.deciders[0]
            legal = state.legal(seat)
            if len(legal) > 1:
                values = self.knowledge.values(state, seat, legal)
                state.apply(seat, legal[values.index(max(values))])
            else:
                state.apply(seat, legal[0])
            make_draws(state, rng)
        return state

    def _look_at_chance(self, before: Chances, after: Chances, number: int) -> None:
        seat = max(range(len(after)), key=lambda one: abs(after[one] - before[one]))
        if abs(after[seat] - before[seat]) >= LEAST_SWING:
            point = TurningPoint(number, self.match.state.round, "chance", seat, before[seat], after[seat])
            self.points.append(point)

    def _look_at_choice(self, judgement: Judgement, state: State, seat: int, action: int, number: int) -> None:
        loss = judgement.loss(action)
        if loss < LEAST_SWING:
            return
        best = judgement.best
        point = TurningPoint(
            number,
            state.round,
            "choice",
            seat,
            best.chance,
            max(0.0, best.chance - loss),
            self._move(state, seat, action),
            self._move(state, seat, best.action),
            best.reasons,
        )
        self.points.append(point)

    def _move(self, state: State, seat: int, action: int) -> Move:
        text = self.game.action_text(state, seat, action)
        return Move(action, text, self.game.action_data(state, seat, action))


def _with(chances: Chances, seat: int, chance: float) -> Chances:
    """Return chances in which one seat has another chance and the others share the rest as before."""
    others = sum(chances) - chances[seat]
    even = (1 - chance) / (len(chances) - 1)
    return tuple(
        chance if number == seat else (1 - chance) * one / others if others else even
        for number, one in enumerate(chances)
    )


def _mean(rows: Sequence[Sequence[float]]) -> Chances:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
