"""Training of the evaluation: play games and fit weights to how they ended.

The final margin is fitted by least squares on the features of positions, with weights that change with the turns that
are left; then it is found how sure that margin is at each point of the game, so that it becomes a chance to win. Where
the score does not decide, the chances are fitted to the victories at once, by logistic regression. Games that were not
learned from tell how good the judgement is. The same seed gives the same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from typing import Any, NamedTuple

from tradecraft.bots.arena.series import seated
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.knowledge.base import softmax
from tradecraft.bots.knowledge.learned import Learned, TrainingSpec
from tradecraft.bots.protocol import OWN_BUDGET
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import DECIDE, OVER, AnyGame
from tradecraft.core.registry import find_game

SLIPS = (0.0, 0.03, 0.1, 0.25)
"""How often the players of a game make a random move instead of their own: each game has one of these.

A search also looks at positions that good players avoid, and must know how bad they are.
"""
LOOKED_AT = 0.15
"""The part of all decisions whose positions are learned from: those that follow each other are much alike."""
HELD_OUT = 5
"""One in this many games is held out, to measure how good the judgement is."""
GRID = 8.0
"""Positions are grouped by the turns left, in steps of one turn divided by this number."""
RIDGE = 10.0
EVENNESS = 100.0
TINY = 1e-6
"""How strongly weights are held near 0, and near those of the next knot, in positions: few positions tell little."""
SMALLEST_SPREAD = 0.25
LOOSELY = 0.1
"""How strongly they are held where victories are learned: weights of chances may be larger than those of margins."""
NEWTON = 8
"""How many steps of Newton's method victories are learned with: more change nothing."""
CURVE = (16, 8, 4, 2, 1)
"""The learning curve is drawn by learning from this part of all games."""


@dataclass(frozen=True)
class Course:
    """Games to learn from: `bot` plays all seats."""

    game: str
    players: int
    options: dict[str, str]
    bot: str
    seed: str


class Position(NamedTuple):
    """The features of a position by seat, the turns left, and how the game ended: margins and parts of the victory."""

    rows: list[list[float]]
    remaining: float
    margins: tuple[float, ...]
    shares: tuple[float, ...]


class StudiedGame(NamedTuple):
    """One game that was played to learn from."""

    number: int
    variant: str
    positions: list[Position]


@dataclass(frozen=True)
class CurvePoint:
    """A point of the learning curve: the number of games, and the result on games that were held out.

    `loss` is the mean logarithmic loss of the chances, `error` the root mean square error of the expected margins.
    """

    games: int
    positions: int
    loss: float
    error: float


def training_spec(game: AnyGame) -> TrainingSpec:
    """Return what training needs to know about a game; raise BadOption if there is nothing to train."""
    knowledge = find_knowledge(game)
    spec = getattr(knowledge, "spec", None)
    if not isinstance(spec, TrainingSpec):
        raise BadOption(Reason("nothing_to_train", "", {"game": game.id}))
    return spec


Look = Callable[[Any], tuple[list[list[float]], float]]
"""What returns the features of each seat in a state, and how many turns are left."""


def study(course: Course, number: int, look: Look | None = None, part: float = LOOKED_AT) -> StudiedGame:
    """Play one game and keep some of its positions, as `look` sees them; by default that is what the spec do."""
    game = find_game(course.game)
    spec = training_spec(game)
    look = look or spec.examine
    bot, budget = seated(course.bot, game, OWN_BUDGET)
    rng = Random(f"{course.seed}/{number}/play")
    dealer = Dealer(f"{course.seed}/{number}/deal")
    slips = SLIPS[number % len(SLIPS)]
    state = game.new_state(course.players, course.options)
    found: list[tuple[list[list[float]], float]] = []
    while state.waiting != OVER:
        if state.waiting != DECIDE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        if rng.random() < part:
            found.append(look(state))
        if rng.random() < slips:
            action = legal[int(rng.random() * len(legal))]
        else:
            action = bot.think(game.view(state, seat), legal, rng, budget).action
        state.apply(seat, action)
    outcome = state.outcome()
    winners = outcome.winners()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(course.players)]
    results = [float(score) for score in outcome.scores] if spec.decided_by_score else shares
    mean = sum(results) / course.players
    margins = tuple(result - mean for result in results)
    positions = [Position(rows, remaining, margins, tuple(shares)) for rows, remaining in found]
    return StudiedGame(number, spec.variant(state), positions)


def learn(positions: Sequence[Position], knots: Sequence[float], by_score: bool = True) -> Learned:
    """Fit weights to how games ended: to the margins, or to the victories where the score does not decide."""
    count = len(positions[0].rows[0])
    learned = Learned(list(knots), [[0.0] * count for _ in knots], [1.0] * len(knots))
    if by_score:
        learned.weights = _least_squares(positions, learned, count)
        learned.spreads = _find_spreads(positions, learned)
    else:
        # As large as they count while all chances are equal.
        sizes = [LOOSELY * size / len(positions[0].rows) for size in _sizes(positions)]
        for _ in range(NEWTON):
            learned.weights = _likelier(positions, learned, sizes)
    return learned


class Sums:
    """Sums over positions for linear equations, by the turns left: how features go together, and how they pull."""

    def __init__(self, count: int) -> None:
        """Begin with no positions."""
        self.count = count
        self.squares: dict[int, list[list[float]]] = {}
        self.products: dict[int, list[float]] = {}

    def add(self, remaining: float, features: Sequence[float], weight: float, pull: float) -> None:
        """Add the features of a seat, with the weight of their squares and what they are multiplied by."""
        group = int(remaining * GRID + 0.5)
        if group not in self.squares:
            self.squares[group] = [[0.0] * (place + 1) for place in range(self.count)]
            self.products[group] = [0.0] * self.count
        matrix, vector = self.squares[group], self.products[group]
        for place, value in enumerate(features):
            if value:
                vector[place] += value * pull
                scaled = value * weight
                # What is 0 in both adds nothing: zip stops at the row's own length.
                matrix[place] = [old + scaled * other for old, other in zip(matrix[place], features, strict=False)]

    def solve(
        self, learned: Learned, sizes: Sequence[float], weights: list[list[float]] | None = None
    ) -> list[list[float]]:
        """Return what solves the equations for each knot; with weights, how much these must change.

        Sums are shared between the two knots around them. `sizes` are the sums of the squares of the features.
        """
        count = self.count
        size = count * len(learned.knots)
        left = [[0.0] * size for _ in range(size)]
        right = [0.0] * size
        for group, matrix in self.squares.items():
            low, part = learned.place(group / GRID)
            shares = ((low, 1.0 - part), (low + 1, part))
            for knot, share in shares:
                for place in range(count):
                    right[knot * count + place] += share * self.products[group][place]
            for knot, share in shares:
                for other, its_share in shares:
                    both = share * its_share
                    if both:
                        for place in range(count):
                            for column in range(place + 1):
                                value = both * matrix[place][column]
                                left[knot * count + place][other * count + column] += value
                                if column != place:
                                    left[knot * count + column][other * count + place] += value
        held = _held(len(learned.knots), sizes)
        for (row, column), value in held.items():
            left[row][column] += value
            if weights:
                right[row] -= value * weights[column // count][column % count]
        solution = _solve(left, right)
        return [solution[knot * count : (knot + 1) * count] for knot in range(len(learned.knots))]


def _held(knots: int, sizes: Sequence[float]) -> dict[tuple[int, int], float]:
    """Return what holds weights near 0 and near those of the next knot, by row and column of the equations."""
    held: dict[tuple[int, int], float] = {}
    for place, size in enumerate(sizes):
        # In the feature's own size, so that it does not matter in which unit it is counted.
        strength = size + TINY
        for knot in range(knots):
            here = knot * len(sizes) + place
            held[here, here] = held.get((here, here), 0.0) + RIDGE * strength
            if knot:
                before = here - len(sizes)
                held[here, here] += EVENNESS * strength
                held[before, before] += EVENNESS * strength
                held[here, before] = held[before, here] = -EVENNESS * strength
    return held


def _sizes(positions: Sequence[Position]) -> list[float]:
    """Return the mean of the squares of each feature, summed up over the seats."""
    sums = [0.0] * len(positions[0].rows[0])
    for position in positions:
        for features in _centred(position.rows):
            sums = [total + value * value for total, value in zip(sums, features, strict=True)]
    return [total / len(positions) for total in sums]


def _least_squares(positions: Sequence[Position], learned: Learned, count: int) -> list[list[float]]:
    """Return for each knot the weights with the least square error of the margins."""
    sums = Sums(count)
    for position in positions:
        for features, margin in zip(_centred(position.rows), position.margins, strict=True):
            sums.add(position.remaining, features, 1.0, margin)
    return sums.solve(learned, _sizes(positions))


def _likelier(positions: Sequence[Position], learned: Learned, sizes: Sequence[float]) -> list[list[float]]:
    """Return weights that make the victories likelier: one step of Newton's method for the logarithmic loss."""
    sums = Sums(len(sizes))
    for position in positions:
        # With as many turns left as those have that it is summed up with.
        chances = learned.chances(position.rows, int(position.remaining * GRID + 0.5) / GRID)
        means = [
            sum(chance * value for chance, value in zip(chances, column, strict=True))
            for column in zip(*position.rows, strict=True)
        ]
        for row, chance, share in zip(position.rows, chances, position.shares, strict=True):
            features = [value - mean for value, mean in zip(row, means, strict=True)]
            sums.add(position.remaining, features, chance, share - chance)
    changes = sums.solve(learned, sizes, learned.weights)
    return [
        [weight + change for weight, change in zip(weights, changed, strict=True)]
        for weights, changed in zip(learned.weights, changes, strict=True)
    ]


def _centred(rows: list[list[float]]) -> list[list[float]]:
    """Return features without what all seats have alike."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def _solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Solve linear equations with a symmetric positive definite matrix, by Cholesky's method."""
    size = len(vector)
    root: list[list[float]] = []
    for row in range(size):
        line: list[float] = []
        for column in range(row):
            other = root[column]
            rest = matrix[row][column] - sum([a * b for a, b in zip(line, other, strict=False)])
            line.append(rest / other[column])
        line.append(sqrt(matrix[row][row] - sum([a * a for a in line])))
        root.append(line)
    half: list[float] = []
    for row in range(size):
        half.append((vector[row] - sum([a * b for a, b in zip(root[row], half, strict=False)])) / root[row][row])
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = half[row] - sum([root[below][row] * found[below] for below in range(row + 1, size)])
        found[row] = rest / root[row][row]
    return found


def _find_spreads(positions: Sequence[Position], learned: Learned) -> list[float]:
    """Return the spreads with the least loss: each knot in turn is tried at smaller and larger values."""
    spreads = [4.0 + 2.0 * knot for knot in learned.knots]
    seen: list[list[tuple[float, list[float], tuple[float, ...]]]] = [[] for _ in learned.knots]
    for position in positions:
        low, part = learned.place(position.remaining)
        seen[low].append((part, learned.prospects(position.rows, position.remaining), position.shares))

    def loss_around(knot: int) -> float:
        loss = 0.0
        for low in range(max(0, knot - 1), min(knot + 1, len(spreads) - 1)):
            below, above = spreads[low], spreads[low + 1]
            for part, prospects, shares in seen[low]:
                loss += _loss(softmax(prospects, below + part * (above - below)), shares)
        return loss

    for factor in (2.0, 1.4, 1.2, 1.1, 1.05):
        for knot in range(len(spreads)):
            for direction in (factor, 1.0 / factor):
                least = loss_around(knot)
                while True:
                    before = spreads[knot]
                    spreads[knot] = max(SMALLEST_SPREAD, before * direction)
                    loss = loss_around(knot)
                    if loss >= least:
                        spreads[knot] = before
                        break
                    least = loss
    return spreads


def _loss(chances: Sequence[float], shares: Sequence[float]) -> float:
    return -sum([share * log(max(chance, 1e-9)) for chance, share in zip(chances, shares, strict=True) if share])


def examine(learned: Learned, positions: Sequence[Position]) -> tuple[float, float]:
    """Return the mean logarithmic loss and the root mean square error of the margins on some positions."""
    loss = error = 0.0
    for position in positions:
        prospects = learned.prospects(position.rows, position.remaining)
        mean = sum(prospects) / len(prospects)
        loss += _loss(softmax(prospects, learned.spread(position.remaining)), position.shares)
        pairs = zip(prospects, position.margins, strict=True)
        error += sum([(prospect - mean - margin) ** 2 for prospect, margin in pairs]) / len(prospects)
    count = max(1, len(positions))
    return loss / count, sqrt(error / count)


def learning_curve(
    games: Sequence[StudiedGame], knots: Sequence[float], by_score: bool = True
) -> Iterator[tuple[CurvePoint, Learned]]:
    """Learn from more and more of the games, up to all that are not held out; yield each step with what it gave."""
    by_number = sorted(games, key=lambda game: game.number)
    held_out = [position for game in by_number if game.number % HELD_OUT == 0 for position in game.positions]
    taught = [game for game in by_number if game.number % HELD_OUT]
    for part in CURVE:
        some = taught[: len(taught) // part]
        positions = [position for game in some for position in game.positions]
        if positions:
            learned = learn(positions, knots, by_score)
            loss, error = examine(learned, held_out)
            yield CurvePoint(len(some), len(positions), loss, error), learned
