"""Catanatron's side of the comparison: four of its random players play whole games.

A decision is one player action that `Game.play_tick` applied, as kept in `state.actions`: forced ones,
dice rolls and ends of turns included.
"""

from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.worker import measure


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """A random player that remembers how often it had a choice."""

    choices = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """Choose as the random player does."""
        self.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def play(seed: int) -> int:
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)


def count(seed: int) -> tuple[int, int]:
    players = [CountingPlayer(color) for color in Color]
    game = Game(players, seed=seed)
    game.play()
    return len(game.state.actions), sum(player.choices for player in players)


if __name__ == "__main__":
    measure(play, count, {"version": version("catanatron")})
