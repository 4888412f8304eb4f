"""A bot of your own against the officer.

    python examples/first_bot.py

A bot is given a view of its seat, the legal actions and random numbers, and returns one of the actions.
"""

from __future__ import annotations

from random import Random

import tradecraft


class Talkative(tradecraft.Bot):
    """Prefers the action that takes the longest to describe, which is as good a plan as any to begin with."""

    def choose(self, view: tradecraft.View, legal: list[tradecraft.Action], rng: Random) -> tradecraft.Action:
        """Return the action with the longest label; among equally long ones chance decides."""
        longest = max(len(action.label) for action in legal)
        return rng.choice([action for action in legal if len(action.label) == longest])


def main() -> None:
    """Play ten games, five from each seat, and print the score."""
    officer = tradecraft.bot("officer")
    wins = 0
    for number in range(10):
        own = number % 2
        game = tradecraft.new("war1955", seed=number)
        while not game.over:
            game.play(Talkative() if game.deciders[0] == own else officer)
        assert game.outcome is not None
        wins += game.outcome.winners() == (own,)
    print(f"{wins} wins in 10 games against the officer")


if __name__ == "__main__":
    main()
