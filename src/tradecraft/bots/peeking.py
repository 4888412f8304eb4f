"""The ceiling of beliefs: a search that is shown what is hidden, for measurements only.

It searches as its level does, but in the state as it is instead of in states that fit its view; what is still to be
drawn stays unknown. How much that wins tells how much better beliefs could win at most.
"""

from __future__ import annotations

from random import Random

from tradecraft.bots.search import SearchBot
from tradecraft.bots.search.tree import Worlds
from tradecraft.core.errors import Fault
from tradecraft.core.game import State, View

PREFIX = "peek:"
"""What the name of a bot that peeks begins with; a level that searches follows. Only series of games take such names.

No server and no table knows these names: there a bot is given a view, never a state.
"""


class OpenTable(Worlds):
    """The one state that is."""

    def __init__(self, state: State) -> None:
        """Keep a state."""
        self.state = state

    def draw(self, rng: Random) -> State:
        """Return a copy of the state."""
        return self.state.clone()


class PeekingBot(SearchBot):
    """A level that searches in the state as it is."""

    table: State | None = None

    def peek(self, state: State) -> None:
        """Be shown the state in which it decides next."""
        self.table = state

    def worlds(self, view: View, rng: Random) -> Worlds | None:
        """Return the state it was shown."""
        if self.table is None:
            raise Fault("a bot that peeks was shown nothing")
        return OpenTable(self.table)


def peeking(bot: SearchBot) -> PeekingBot:
    """Return a bot that searches as another one does, with everything in sight."""
    return PeekingBot(bot.game, bot.knowledge, bot.budget, bot.settings, bot.halves, bot.shares)
