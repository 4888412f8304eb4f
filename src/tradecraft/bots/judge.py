"""Judges choices: hints, reviews and analyses all use `judge`.

It sees only what the seat that decides can see. Today the strongest search is behind it. How much it thinks and with
which random numbers follows from the position, so that every caller gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from tradecraft.bots import spymaster
from tradecraft.bots.coach import find_coach, mean_and_error
from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.officer import play_as_officers
from tradecraft.bots.protocol import OWN_BUDGET, Budget
from tradecraft.bots.search import Edge
from tradecraft.bots.search.bot import LOOKS_UP
from tradecraft.bots.search.tree import Search
from tradecraft.core.chance import draw_at_random
from tradecraft.core.digest import view_hash
from tradecraft.core.errors import Fault, Reason
from tradecraft.core.game import CHANCE, AnyGame, State, View
from tradecraft.core.generator import Generator

SIMULATIONS = 320
"""How many simulations go into a decision, shared by the number of players: with more of them each takes longer."""
DEEP_TIMES = 5
"""How many times as much a deep review thinks."""
UNTRIED = 0.5
"""The chance of a choice that was never tried, and its error."""
WORLDS = 24
"""In how many possible worlds a choice is compared with the best one at least. At most there are as many as
simulations with two players, and with more of them fewer, as each takes longer then."""
SURE = 2.0
"""By how many standard errors a choice must be worse than the best one before it counts as a loss."""
LITTLE = 0.02
"""A loss that is surely smaller need not be known better, nor one with an error smaller than PRECISE."""
PRECISE = 0.005
SEED_BITS = 62


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
        """Hold the results; `rng` supplies the worlds in which choices are compared."""
        self.candidates = candidates
        self._game = game
        self._view = view
        self._knowledge = knowledge
        self._rng_state = rng.getstate()
        self._followed = find_coach(game).followed
        self._outcomes: dict[int, list[tuple[State, State]]] = {}
        self._losses: dict[int, list[float]] = {}

    def __repr__(self) -> str:
        """Show the best choices."""
        shown = ", ".join(f"{one.action} ({one.chance:.0%})" for one in self.candidates[:3])
        return f"<Judgement of {len(self.candidates)} choices: {shown}>"

    @property
    def best(self) -> Candidate:
        """The best choice."""
        return self.candidates[0]

    def advice(self, most: int) -> list[Candidate]:
        """Return the best choices, at most `most`, without those never tried; where there is only one choice, that."""
        if len(self.candidates) == 1:
            return list(self.candidates)
        return [one for one in self.candidates[:most] if one.simulations]

    def of(self, action: int) -> Candidate:
        """Return the judgement of one choice."""
        return next(one for one in self.candidates if one.action == action)

    def loss(self, action: int) -> float:
        """Return how much of its chance to win the seat gives away with a choice; 0 where that is not sure."""
        loss, error = self.compare(action)
        return loss if loss > SURE * error else 0.0

    def compare(self, action: int) -> tuple[float, float]:
        """Return by how much the best choice is better than another, as a chance to win, and the error of that.

        Both are played on in the same worlds: that is surer than how they did in the search, where they met different
        worlds, and where a choice seldom made is followed by mere trials.
        """
        if action == self.best.action:
            return 0.0, 0.0
        self.outcomes(action)
        return mean_and_error(self._losses[action])

    @property
    def knowledge(self) -> Knowledge:
        """What judges the states that choices lead to."""
        return self._knowledge

    def outcomes(self, action: int) -> list[tuple[State, State]]:
        """Return what the best choice and another lead to, played on a little, in worlds that the seat may be in.

        The worlds are always the same, and both choices are followed by the same draws. There are more of them where
        the loss is neither small nor well known.
        """
        if action not in self._outcomes:
            rng = Random()
            rng.setstate(self._rng_state)
            found: list[tuple[State, State]] = []
            losses: list[float] = []
            simulations, most = sum(one.simulations for one in self.candidates), WORLDS
            while len(found) < most and not (len(found) % WORLDS == 0 and is_known(losses)):
                world: State = self._game.resample(self._view, rng)
                most = max(WORLDS, 2 * simulations // world.players)
                seed = rng.getrandbits(SEED_BITS)
                pair = self._lead_on(world, self.best.action, seed), self._lead_on(world, action, seed)
                better, worse = (self._knowledge.chances(state)[self._view.seat] for state in pair)
                found.append(pair)
                losses.append(better - worse)
            self._outcomes[action], self._losses[action] = found, losses
        return self._outcomes[action]

    def _lead_on(self, world: State, action: int, seed: int) -> State:
        state, draws = world.clone(), Generator(seed)
        state.apply(self._view.seat, action)
        while state.waiting == CHANCE:
            state.apply_chance(draws.draw(state.chance()))
        if self._followed:
            play_as_officers(self._knowledge, state, self._followed, Random(seed), draws)
        else:
            self._knowledge.play_on(state, draws)
        return state


def is_known(losses: Sequence[float]) -> bool:
    """Tell whether a loss in some worlds is surely small, or known well enough."""
    if len(losses) < 2:
        return False
    mean, error = mean_and_error(losses)
    return mean + SURE * error < LITTLE or error < PRECISE


def effort_for(players: int) -> Budget:
    """Return the default effort for a decision.

    It is a number and not a time, so that every machine comes to the same.
    """
    return Budget(simulations=SIMULATIONS // players)


def deep_effort_for(players: int) -> Budget:
    """Return the effort of a deep review for a decision."""
    return Budget(simulations=DEEP_TIMES * SIMULATIONS // players)


def judge(game: AnyGame, view: View, effort: Budget = OWN_BUDGET, seed: str | int | None = None) -> Judgement:
    """Judge all choices of the seat whose view it is, which must decide; raise BadOption if no bot knows the game.

    Without a seed the random numbers follow from the view, so they tell nobody anything that the seat does not know.
    With an effort in simulations the judgement is the same on every machine. Where there is only one choice, nothing is
    searched. An effort of nothing is that of `effort_for`.
    """
    bot = spymaster.create(game)
    seed = view_hash(view) if seed is None else seed
    rng = Random(seed)
    state: State = game.resample(view, Random(seed))
    legal = state.legal(view.seat)
    if len(legal) == 1:
        return Judgement(game, view, bot.knowledge, [Candidate(legal[0], 1, UNTRIED, UNTRIED, 0, ())], rng)
    if effort == OWN_BUDGET:
        effort = effort_for(state.players)
    edges = bot.search(view, rng, effort).choices()
    if sorted(edge.action for edge in edges) != sorted(legal):
        raise Fault("the search judged other choices than the legal ones")
    state = game.resample(view, rng)
    candidates = [
        _candidate(edge, rank, tuple(bot.knowledge.reasons(state, view.seat, edge.action)))
        for rank, edge in enumerate(edges, 1)
    ]
    return Judgement(game, view, bot.knowledge, candidates, rng)


def best_choice(game: AnyGame, view: View, simulations: int, seed: str | int) -> int:
    """Return the best choice of `judge` with this effort and seed, without searching on once nothing can change it."""
    bot, rng = spymaster.create(game), Random(seed)
    search = Search(game, bot.knowledge, view, rng, bot.settings)
    while search.simulations < simulations:
        search.simulate()
        if not search.simulations % LOOKS_UP and search.lead() > simulations - int(search.simulations):
            break
    return search.choices()[0].action


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
