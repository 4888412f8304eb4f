"""Our games as open_spiel's search sees games: states with players, actions and information states.

The adapter only translates. Draws are sampled inside a step (open_spiel's "sampled stochastic"), which is faster for
its search than chance nodes. Where several seats decide at once, the lowest goes first, and the information states of
the others do not include its choice. Worlds are resampled from the view of the moving player, as in our own search.
"""

from random import Random
from typing import Any

from tradecraft.core.game import CHANCE, OVER, AnyGame, State
from tradecraft.core.generator import Generator

TERMINAL = -4
"""open_spiel's player number for a finished game."""


class AdaptedGame:
    """One of our games, with the random numbers for draws and worlds."""

    def __init__(self, game: AnyGame, seed: int, type: Any = None) -> None:
        self.game = game
        self.type = type
        self.rng = Random(seed)
        self.draws = Generator(seed)

    def get_type(self) -> Any:
        """Return open_spiel's description of the game."""
        return self.type


class AdaptedState:
    """A state in which a seat must decide, or which is over."""

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
        """Return False: no state here waits for chance."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """List the actions of a player who must decide."""
        return list(self.state.legal(self.state.deciders[0] if player is None else player))

    def apply_action(self, action: int) -> None:
        """Apply an action of the moving player, and sample the draws that follow."""
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
        """Return what a player knows, as any hashable value, since the search only compares it."""
        seat = self.current_player() if player is None else player
        return self.adapted.game.view(self.state, seat).key()

    def resample_from_infostate(self, player: int, sampler: Any) -> "AdaptedState":  # noqa: ARG002
        """Sample another world that is consistent with the player's view."""
        game = self.adapted.game
        return AdaptedState(self.adapted, game.resample(game.view(self.state, player), self.adapted.rng))
