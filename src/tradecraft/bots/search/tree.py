"""Information-set Monte Carlo tree search, for any game and any number of seats.

Each simulation begins with another state made from the view alone, so that the search knows no more than the seat.
Every seat has its own tree, whose nodes stand for what that seat has seen since: its own choices, and the public
choices of the others. Where several seats decide at once, no node depends on what the others choose at that moment.
Draws are made again each time and are no part of the trees; a choice that is legal only in some states is judged by the
simulations in which it was legal.

Where the same action is something else in every state (`Knowledge.is_dealt_anew`), others choose as is likely, and
nothing is searched beyond the next such decision.

A simulation follows the trees until it comes to a decision that was never searched. From there it plays on quickly as
far as the game's knowledge finds useful, asks for each seat's chance to win, and counts it for the choices of that
seat: every seat plays for itself.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from tradecraft.bots.knowledge.base import Knowledge
from tradecraft.core.game import CHANCE, DECIDE, AnyGame, State, View
from tradecraft.core.generator import Generator
from tradecraft.core.native import i64, mypyc_attr
from tradecraft.core.playout import Policy

SEED_BITS: Final = 62
NOBODY: Final = -1
FIRST_VISITS: Final = 4.0
"""How many simulations the prior of a choice counts for where another seat chooses by habit."""
FINE: Final = 1 << 16
"""Into how many parts a random share is divided."""


class Settings:
    """Settings of a search.

    `curiosity` is how much a choice that was seldom tried is preferred, `caution` how much worse than the others a
    choice that was never tried is taken to be. With `guesses` the others are not searched for: they choose as is likely
    by what they know, and so never answer a hand they cannot see. With `blind` they are searched for in simulations of
    their own, in which they do not see the hand either.
    """

    __slots__ = ("blind", "caution", "curiosity", "guesses")

    def __init__(
        self, curiosity: float = 1.0, caution: float = 0.1, guesses: bool = False, blind: bool = False
    ) -> None:
        """Hold the parts as given."""
        self.curiosity = curiosity
        self.caution = caution
        self.guesses = guesses
        self.blind = blind


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The source of states for a search."""

    @abstractmethod
    def draw(self, rng: Random) -> State:
        """Return a state that fits the view of the search, and that may be changed."""


class Edge:
    """A choice at a node: how often it was there, how often it was made, and with what success.

    `total` adds up the chances the seat had then, `squares` their squares. Counts are floats, which the compiler
    divides by as they are.
    """

    __slots__ = ("action", "available", "child", "prior", "squares", "total", "visits")

    def __init__(self, action: i64, prior: float) -> None:
        """Begin with a choice never tried."""
        self.action = action
        self.prior = prior
        self.available = 0.0
        self.visits = 0.0
        self.total = 0.0
        self.squares = 0.0
        self.child: Node | None = None


class Node:
    """What a seat has seen up to a moment: `edges` lead on by its own choices, `seen` by public choices of others."""

    __slots__ = ("edges", "seen", "total", "visits")

    def __init__(self) -> None:
        """Begin with a node never visited."""
        self.edges: dict[int, Edge] = {}
        self.seen: dict[int, Node] = {}
        self.visits = 0.0
        self.total = 0.0


class Search:
    """The search for one decision of one seat."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, view: View, rng: Random, settings: Settings) -> None:
        """Prepare to look for the best action of the seat whose view it is."""
        self.game = game
        self.knowledge = knowledge
        self.view = view
        self.rng = rng
        self.settings = settings
        self.draws = Generator(rng.getrandbits(SEED_BITS))
        self.seat: i64 = view.seat
        self.actions: i64 = game.actions.size
        self.simulations: i64 = 0
        # The choice that the next simulation begins with, None for the one that promises most.
        self.trial: Edge | None = None
        # Where states come from, None for any that fit the view; how the others play, None for as it suits them.
        self.worlds: Worlds | None = None
        self.model: Policy | None = None
        self.is_dealt_anew = knowledge.is_dealt_anew
        # What several seats are asked at once is secret, also from the last of them to answer.
        self.secret_asks: set[int] = set()
        state: State = game.resample(view, rng)
        self.roots = [Node() for _ in range(state.players)]
        # What seats are taken to choose by those who do not see their hands.
        self.shadows = [Node() for _ in range(state.players)] if settings.blind else []
        self._begin(state)

    def simulate(self) -> None:
        """Run one simulation."""
        worlds = self.worlds
        state: State = self.game.resample(self.view, self.rng) if worlds is None else worlds.draw(self.rng)
        nodes = self.roots[:]
        # With blind opponents every other simulation is that of one of them, from its first choice on.
        blind = self.settings.blind
        witness: i64 = NOBODY
        shadows: list[Node] = []
        if blind and self.simulations % 2:
            witness = (self.seat + 1 + self.simulations // 2 % (state.players - 1)) % state.players
            shadows = self.shadows[:]
        is_seen = witness == NOBODY
        passed: list[Node] = []
        made: list[Edge] = []
        makers: list[int] = []
        is_first_moment = True
        while True:
            waiting = state.waiting
            if waiting == CHANCE:
                is_first_moment = False
                state.apply_chance(self.draws.draw(state.chance()))
                continue
            if waiting != DECIDE:
                break
            is_secret = self._is_secret(state)
            if not is_secret:
                is_first_moment = False
            elif self.is_dealt_anew and not is_first_moment:
                break
            seat: i64 = state.deciders[0]
            # At the first moment the seat itself goes first: its choice is what the search is about.
            if not made and self.seat in state.deciders:
                seat = self.seat
            if seat == witness and not is_seen and not is_secret:
                # From here on everything is as likely as the witness can know, and searched.
                state = self.game.resample(self.game.view(state, witness), self.rng)
                shadows[witness] = nodes[witness]
                nodes = shadows
                is_seen = True
            node = nodes[seat]
            legal = state.legal(seat)
            if seat != self.seat:
                if is_secret and self.is_dealt_anew:
                    state.apply(seat, self._likely(state, seat, legal))
                    continue
                if self.settings.guesses or self.model is not None:
                    action = self._likely(state, seat, legal)
                    if not is_secret:
                        self._show(nodes, seat, action)
                    state.apply(seat, action)
                    continue
            if blind and (not is_seen or (witness == NOBODY and seat != self.seat)):
                edge = self._habit(node, state, seat, legal)
                nodes[seat] = _child(edge)
                if not is_secret:
                    self._show(nodes, seat, edge.action)
                    if not is_seen:
                        self._show(shadows, seat, edge.action)
                        shadows[seat] = _seen(shadows[seat], seat * self.actions + edge.action)
                state.apply(seat, edge.action)
                continue
            passed.append(node)
            makers.append(seat)
            # A new node is evaluated. Where some seats have decided in secret and others have not, there is nothing
            # to judge: the simulation goes on.
            if not node.visits and len(legal) > 1 and made and not is_secret:
                break
            if not made and self.trial is not None and witness == NOBODY:
                edge = self.trial
            else:
                edge = self._choose(node, state, seat, legal, is_secret)
            made.append(edge)
            nodes[seat] = _child(edge)
            if not is_secret:
                self._show(nodes, seat, edge.action)
            state.apply(seat, edge.action)
        if is_seen:
            self.knowledge.play_on(state, self.draws)
            self._learn(passed, makers, made, self.knowledge.chances(state))
        self.simulations += 1

    def _begin(self, state: State) -> None:
        """Open the seat's own choices with careful priors; done once per search."""
        legal = state.legal(self.seat)
        priors = self.knowledge.careful_priors(state, self.seat, legal)
        edges = self.roots[self.seat].edges
        for place, action in enumerate(legal):
            edges[action] = Edge(action, priors[place])

    def choices(self) -> list[Edge]:
        """Return the seat's own choices, the one most often made first; of equals the more successful."""
        return sorted(self.roots[self.seat].edges.values(), key=_rank)

    def lead(self) -> float:
        """Return how many simulations the first of the seat's choices is ahead of the second."""
        visits = sorted([edge.visits for edge in self.roots[self.seat].edges.values()], reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else visits[0]

    def _is_secret(self, state: State) -> bool:
        if len(state.deciders) > 1:
            self.secret_asks.add(state.ask)
            return True
        return state.ask in self.secret_asks

    def _choose(self, node: Node, state: State, seat: i64, legal: tuple[int, ...], is_secret: bool) -> Edge:
        """Return the choice that promises most, as far as it is known, or is worth finding out about.

        Seats that decide at once must not fall into step with each other, so their curiosity goes up and down.
        """
        edges = node.edges
        for action in legal:
            if action not in edges:
                self._open(edges, state, seat, legal)
                break
        untried = node.total / node.visits - self.settings.caution if node.visits else 0.0
        curiosity = self.settings.curiosity
        best: Edge | None = None
        most = 0.0
        for action in legal:
            edge = edges[action]
            edge.available += 1.0
            visits = edge.visits
            promise = edge.total / visits if visits else untried
            bonus = curiosity * edge.prior * sqrt(edge.available) / (1.0 + visits)
            if is_secret:
                bonus *= float(self.draws.below(FINE)) / (FINE // 2)
            promise += bonus
            if best is None or promise > most:
                best = edge
                most = promise
        assert best is not None
        return best

    def _habit(self, node: Node, state: State, seat: i64, legal: tuple[int, ...]) -> Edge:
        """Return a choice of a seat, each as often as the seat made it so far where it was searched for."""
        edges = node.edges
        total = 0.0
        for action in legal:
            if action not in edges:
                self._open(edges, state, seat, legal)
                break
        for action in legal:
            total += _habit_of(edges[action])
        share = total * float(self.draws.below(FINE)) / FINE
        for action in legal:
            share -= _habit_of(edges[action])
            if share < 0.0:
                return edges[action]
        return edges[legal[-1]]

    def _likely(self, state: State, seat: i64, legal: tuple[int, ...]) -> int:
        """Return what another seat does by the model, else an action at random, each as likely as it is the best."""
        if self.model is not None:
            return self.model.choose(state, seat, legal)
        share = float(self.draws.below(FINE)) / FINE
        if len(legal) > 1:
            priors = self.knowledge.priors(state, seat, legal)
            for place, action in enumerate(legal):
                share -= priors[place]
                if share < 0.0:
                    return action
        return legal[-1]

    def _open(self, edges: dict[int, Edge], state: State, seat: i64, legal: tuple[int, ...]) -> None:
        """Add the choices that were not there before."""
        if len(legal) == 1:
            priors: Sequence[float] = (1.0,)
        else:
            priors = self.knowledge.priors(state, seat, legal)
        for place, action in enumerate(legal):
            if action not in edges:
                edges[action] = Edge(action, priors[place])

    def _show(self, nodes: list[Node], seat: i64, action: i64) -> None:
        """Add a public choice to what the other seats have seen."""
        sign: int = seat * self.actions + action
        for other, node in enumerate(nodes):
            if other != seat:
                nodes[other] = _seen(node, sign)

    def _learn(self, passed: list[Node], makers: list[int], made: list[Edge], chances: Sequence[float]) -> None:
        """Count a simulation for all choices made in it, and for the moments it came to."""
        for place, node in enumerate(passed):
            chance: float = chances[makers[place]]
            node.visits += 1.0
            node.total += chance
            if place < len(made):
                edge = made[place]
                edge.visits += 1.0
                edge.total += chance
                edge.squares += chance * chance


def _child(edge: Edge) -> Node:
    child = edge.child
    if child is None:
        child = edge.child = Node()
    return child


def _habit_of(edge: Edge) -> float:
    return edge.visits + FIRST_VISITS * edge.prior


def _seen(node: Node, sign: int) -> Node:
    seen = node.seen.get(sign)
    if seen is None:
        seen = node.seen[sign] = Node()
    return seen


def _rank(edge: Edge) -> tuple[float, float, int]:
    return -edge.visits, -edge.total, edge.action
