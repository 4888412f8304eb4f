"""Analysis of a finished game: each seat's chance to win after each entry, and the turning points.

There are two kinds of turning points. At a choice the action taken is compared with the best one, both as `judge` sees
them from what the seat could know then: nobody is blamed for what they could not see. Where chance decided, what came
is compared with the mean of what could have come; the game is over, so the state itself is judged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Literal

from tradecraft.bots.judge import judge, make_draws
from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.bots.protocol import Budget
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import CHANCE, OVER, AnyGame, State
from tradecraft.core.match import Match, Step, begin_replay, replay
from tradecraft.core.record import BY_CHANCE, Record

Kind = Literal["choice", "chance"]

BUDGET = Budget(simulations=200)
"""The default effort for each decision: enough to tell a blunder from a good move."""
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
class Move:
    """An option of a seat: the action, its notation, and its data as `Game.action_data` gives it."""

    action: int
    text: str
    data: dict[str, Any]


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
    """What was found out about a game: `chances` before the first entry and after each, and all turning points."""

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


def analyse(game: AnyGame, record: Record, budget: Budget = BUDGET, seed: str = "analysis") -> Analysis:
    """Look at a finished game again; raise BadRecord if it cannot be played, BadOption if it cannot be judged."""
    analyst = Analyst(game, record, budget, seed)
    for _ in analyst.run():
        pass
    return analyst.analysis()


class Analyst:
    """Looks at a game entry by entry, so that others can watch how far it is.

    With a budget in simulations the same record and seed give the same analysis.
    """

    def __init__(self, game: AnyGame, record: Record, budget: Budget = BUDGET, seed: str = "analysis") -> None:
        """Prepare to look at a game; raise BadRecord or BadOption if that is not possible."""
        self.game = game
        self.record = record
        self.budget = budget
        self.seed = seed
        self.knowledge = _knowledge_of(game)
        self.match: Match = begin_replay(game, record)
        even = 1 / record.players
        self.chances: list[Chances] = [(even,) * record.players]
        self.points: list[TurningPoint] = []

    def run(self) -> Iterator[Step]:
        """Yield each entry once everything about it has been found out; raise BadOption if the game is not over."""
        steps = replay(self.match, self.record)
        yield from self._look(steps, 1, len(self.record.entries))
        # What comes after the last entry is the check of the digest.
        next(steps, None)
        if self.match.state.waiting != OVER:
            raise BadOption(Reason("game_not_over"))

    def run_part(self, first: int, last: int) -> Iterator[Step]:
        """Yield the entries from one to another, counted from 1, once everything about each has been found out.

        A part must not begin with a draw that follows another draw. Its chances are those after each of its entries,
        and those before the first entry of all if it begins there. All parts together find out the same as `run`.
        """
        steps = replay(self.match, self.record)
        for _ in range(first - 1):
            next(steps)
        if first > 1:
            self.chances = []
        yield from self._look(steps, first, last)

    def _look(self, steps: Iterator[Step], first: int, last: int) -> Iterator[Step]:
        match = self.match
        expected = self.chances[0] if self.chances else ()
        for number, entry in enumerate(self.record.entries[first - 1 : last], first):
            before = match.state.clone() if entry.seat != BY_CHANCE else None
            step = next(steps)
            if before is None and match.state.waiting == CHANCE:
                # Of draws that follow each other only what they come to matters.
                self.chances.append(expected)
                yield step
                continue
            now = self._chances_in(match.state, Random(f"{self.seed}/{number}/chance"))
            self.chances.append(now)
            if before is None:
                self._look_at_chance(expected, now, number)
            else:
                action = self.game.action_from_text(before, entry.seat, entry.text)
                self._look_at_choice(before, entry.seat, action, number)
            expected = now
            yield step

    def analysis(self) -> Analysis:
        """Return what was found out so far."""
        return Analysis(tuple(self.chances), tuple(self.points))

    def _chances_in(self, state: State, rng: Random) -> Chances:
        """Return each seat's chance in a state with everything open.

        In the middle of a turn a state looks better or worse than it is, so it is played on a little first, several
        times: the seats take what is worth most, and draws are made at random.
        """
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

    def _look_at_choice(self, state: State, seat: int, action: int, number: int) -> None:
        if len(state.legal(seat)) == 1:
            return
        judgement = judge(self.game, self.game.view(state, seat), self.budget, f"{self.seed}/{number}/choice")
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


def _mean(rows: Sequence[Sequence[float]]) -> Chances:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def _knowledge_of(game: AnyGame) -> Knowledge:
    knowledge = find_knowledge(game)
    if knowledge is None:
        raise BadOption(Reason("game_not_judged", "", {"game": game.id}))
    return knowledge
