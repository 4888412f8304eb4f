"""Your own bot against the officer.

    python examples/first_bot.py

A bot is given what its seat knows, its legal actions and random numbers, and returns one of the actions.
"""

from __future__ import annotations

from random import Random

import tradecraft

OPENING = 6
"""The number of turns in which the bot only spreads its influence."""


class Opener(tradecraft.Bot):
    """Spreads its influence in the opening, and plays at random later."""

    def choose(self, view: tradecraft.View, legal: list[tradecraft.Action], rng: Random) -> tradecraft.Action:
        """Return a random action, in the opening one that moves a pawn if possible."""
        spreading = [action for action in legal if action.data["do"] == "influence"]
        return rng.choice(spreading if spreading and view.data["round"] <= OPENING else legal)


def main() -> None:
    """Play ten games, five from each seat, and print the score."""
    officer = tradecraft.bot("officer")
    wins = 0
    for number in range(10):
        own = number % 2
        game = tradecraft.new("war1955", seed=number)
        while not game.over:
            game.play(Opener() if game.deciders[0] == own else officer)
        assert game.outcome is not None
        wins += game.outcome.winners() == (own,)
    print(f"{wins} wins in 10 games against the officer")


if __name__ == "__main__":
    main()
