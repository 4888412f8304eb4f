"""Our games as open_spiel's search sees games: states with players, actions and information states.

It translates and decides nothing. Draws are sampled inside a step, which open_spiel calls sampled stochastic and which
is quicker for its search than nodes of chance. Where several seats decide at once, the lowest goes first, and the
information of the others says nothing of what it chose. Worlds are resampled from the view of the player who moves, as
our own search does it.
"""

from random import Random
from time import perf_counter
from typing import Any

import numpy  # type: ignore[import-not-found]
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found]

from tradecraft.core.game import CHANCE, OVER, AnyGame, State
from tradecraft.core.generator import Generator

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
ENDLESS = 10**9
CURIOSITY = 1.4
"""The constant of UCT; results lie between -1 and 1."""
FEWEST = 2
"""The first simulation only makes the root; without a second one there is nothing to choose by."""


class AdaptedType:
    """What the search asks about the type of a game."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class AdaptedGame:
    """A game of ours, with the random numbers for draws and for worlds."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)
        self.draws = Generator(seed)

    def get_type(self) -> type[AdaptedType]:
        """Return the type of the game."""
        return AdaptedType


class AdaptedState:
    """A state of ours in which somebody must decide, or which is over."""

    def __init__(self, adapted: AdaptedGame, state: State) -> None:
        self.adapted = adapted
        self.state = state

    def get_game(self) -> AdaptedGame:
        """Return the game."""
        return self.adapted

    def current_player(self) -> int:
        """Return who moves."""
        return TERMINAL if self.state.waiting == OVER else self.state.deciders[0]

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.state.waiting == OVER)

    def is_chance_node(self) -> bool:
        """Tell that chance never waits for anybody here."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """List the actions of a player who must decide."""
        return list(self.state.legal(self.state.deciders[0] if player is None else player))

    def apply_action(self, action: int) -> None:
        """Carry out an action of the player who moves, and make the draws that follow."""
        state = self.state
        state.apply(state.deciders[0], int(action))
        while state.waiting == CHANCE:
            state.apply_chance(self.adapted.draws.draw(state.chance()))

    def returns(self) -> list[float]:
        """Return 1 for a winner, -1 for a loser, 0 where the victory is shared."""
        winners = self.state.outcome().winners()
        won = 1.0 if len(winners) == 1 else 0.0
        return [won if seat in winners else -1.0 for seat in range(self.state.players)]

    def clone(self) -> "AdaptedState":
        """Return an independent copy."""
        return AdaptedState(self.adapted, self.state.clone())

    def information_state_string(self, player: int | None = None) -> Any:
        """Return what a player knows; the search only compares it, so there is no need to write it out."""
        seat = self.current_player() if player is None else player
        return self.adapted.game.view(self.state, seat).key()

    def resample_from_infostate(self, player: int, sampler: Any) -> "AdaptedState":  # noqa: ARG002
        """Make another world that the player cannot tell from this one, from the view alone."""
        game = self.adapted.game
        return AdaptedState(self.adapted, game.resample(game.view(self.state, player), self.adapted.rng))


class TimeIsUp(Exception):
    """The search has used the time it was given."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """open_spiel's information-set search as it is, with random rollouts, stopped by the clock."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.adapted = AdaptedGame(game, seed)
        random = numpy.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        super().__init__(self.adapted, evaluator, CURIOSITY, ENDLESS, random_state=random)
        self.deadline = 0.0
        self.simulations = 0

    def choose(self, state: State, milliseconds: int) -> int:
        """Return what the search would do in a state, of which it uses only what the player who moves knows."""
        self.deadline = perf_counter() + milliseconds / 1000
        self.simulations = 0
        adapted = AdaptedState(self.adapted, state.clone())
        try:
            policy = self.run_search(adapted)
        except TimeIsUp:
            policy = self.get_final_policy(adapted, self._root_node)
        actions, weights = zip(*policy, strict=True)
        return int(self._random_state.choice(actions, p=weights))

    def sample_root_state(self, state: AdaptedState) -> AdaptedState:
        """Begin a simulation, if there is time for one."""
        if self.simulations >= FEWEST and perf_counter() >= self.deadline:
            raise TimeIsUp
        self.simulations += 1
        sampled: AdaptedState = super().sample_root_state(state)
        return sampled
