"""The one judge of choices: hint and analysis ask `judge`, and nothing else.

It sees only what the seat that decides can see. Today the strongest search is behind it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random

from tradecraft.bots import spymaster
from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.protocol import Budget
from tradecraft.bots.search import Edge
from tradecraft.core.chance import draw_at_random
from tradecraft.core.errors import Fault, Reason
from tradecraft.core.game import CHANCE, AnyGame, State, View

UNTRIED = 0.5
"""The chance of a choice that was never tried, and its error."""
WORLDS = 24
"""In how many possible worlds a choice that was hardly tried is compared with the best one."""
SURE = 2.0
"""By how many standard errors a choice must be worse than the best one before it counts as a loss."""
ENOUGH_SIMULATIONS = 12
"""With fewer simulations of its own a choice is judged by the states it leads to."""


@dataclass(frozen=True)
class Candidate:
    """A legal choice as it is judged: `rank` is 1 for the best one.

    `chance` is the chance to win with it, `error` the standard error of that, `simulations` how many of all simulations
    chose it. `reasons` say why to choose it.
    """

    action: int
    rank: int
    chance: float
    error: float
    simulations: int
    reasons: tuple[Reason, ...]


class Judgement:
    """All choices of a seat, the best first."""

    def __init__(self, game: AnyGame, view: View, knowledge: Knowledge, candidates: list[Candidate], rng: Random):
        """Hold what was found out; `rng` supplies the worlds in which choices are compared."""
        self.candidates = candidates
        self._game = game
        self._view = view
        self._knowledge = knowledge
        self._rng_state = rng.getstate()

    def __repr__(self) -> str:
        """Show the best choices."""
        shown = ", ".join(f"{one.action} ({one.chance:.0%})" for one in self.candidates[:3])
        return f"<Judgement of {len(self.candidates)} choices: {shown}>"

    @property
    def best(self) -> Candidate:
        """The best choice."""
        return self.candidates[0]

    def advice(self, most: int) -> list[Candidate]:
        """Return the best choices, at most so many, without those never tried; where there is only one choice, that."""
        if len(self.candidates) == 1:
            return list(self.candidates)
        return [one for one in self.candidates[:most] if one.simulations]

    def of(self, action: int) -> Candidate:
        """Return the judgement of one choice."""
        return next(one for one in self.candidates if one.action == action)

    def loss(self, action: int) -> float:
        """Return how much of its chance to win the seat gives away with a choice; 0 where that is not sure."""
        best, chosen = self.best, self.of(action)
        if chosen is best:
            return 0.0
        if chosen.simulations >= ENOUGH_SIMULATIONS:
            loss = best.chance - chosen.chance
            return loss if loss > SURE * (best.error**2 + chosen.error**2) ** 0.5 else 0.0
        rng = Random()
        rng.setstate(self._rng_state)
        losses = [self._loss_in_a_world(best.action, action, rng) for _ in range(WORLDS)]
        loss = sum(losses) / WORLDS
        error = (sum((one - loss) ** 2 for one in losses) / (WORLDS - 1) / WORLDS) ** 0.5
        return loss if loss > SURE * error else 0.0

    def _loss_in_a_world(self, best: int, chosen: int, rng: Random) -> float:
        """Compare what two choices lead to in one of the worlds that the seat may be in."""
        seat = self._view.seat
        world: State = self._game.resample(self._view, rng)
        found: list[float] = []
        for action in (best, chosen):
            state = world.clone()
            state.apply(seat, action)
            make_draws(state, rng)
            found.append(self._knowledge.chances(state)[seat])
        return found[0] - found[1]


def judge(game: AnyGame, view: View, effort: Budget, seed: str | int) -> Judgement:
    """Judge all choices of the seat whose view it is, which must decide; raise BadOption if no bot knows the game.

    With an effort in simulations the same view and seed lead to the same judgement on every machine. Where there is
    only one choice, nothing is searched.
    """
    bot = spymaster.create(game)
    rng = Random(seed)
    state: State = game.resample(view, Random(seed))
    legal = state.legal(view.seat)
    if len(legal) == 1:
        return Judgement(game, view, bot.knowledge, [Candidate(legal[0], 1, UNTRIED, UNTRIED, 0, ())], rng)
    edges = bot.search(view, rng, effort).choices()
    if sorted(edge.action for edge in edges) != sorted(legal):
        raise Fault("the search judged other choices than the legal ones")
    state = game.resample(view, rng)
    candidates = [
        _candidate(edge, rank, tuple(bot.knowledge.reasons(state, view.seat, edge.action)))
        for rank, edge in enumerate(edges, 1)
    ]
    return Judgement(game, view, bot.knowledge, candidates, rng)


def _candidate(edge: Edge, rank: int, reasons: tuple[Reason, ...]) -> Candidate:
    visits = edge.visits
    if not visits:
        return Candidate(edge.action, rank, UNTRIED, UNTRIED, 0, reasons)
    chance = edge.total / visits
    # A single simulation tells nothing of how much they differ.
    error = sqrt(max(0.0, edge.squares / visits - chance * chance) / (visits - 1)) if visits > 1 else UNTRIED
    return Candidate(edge.action, rank, chance, error, int(visits), reasons)


def make_draws(state: State, rng: Random) -> None:
    """Make all draws that a state waits for, at random."""
    while state.waiting == CHANCE:
        state.apply_chance(draw_at_random(state.chance(), rng))
