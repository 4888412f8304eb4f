"""Catanatron's side of the comparison: four of its random players play whole games.

A decision is one player action applied by `Game.play_tick`, as kept in `state.actions`, including forced actions, dice
rolls and ends of turns.
"""

from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.worker import Steps, measure

POSITION_GAMES = 2
EVERY = 8
"""One position in this many is kept for measuring single steps."""


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """A random player that counts how often it had a choice."""

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


def steps() -> Steps:
    positions: list[tuple[Any, Any]] = []
    for seed in range(1, POSITION_GAMES + 1):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            if len(game.state.actions) % EVERY == 0:
                positions.append((game.copy(), game.state.playable_actions[-1]))
            game.play_tick()
    return Steps(positions, lambda game: game.copy(), lambda game, action: game.execute(action))


if __name__ == "__main__":
    measure(play, count, {"version": version("catanatron")}, steps)
