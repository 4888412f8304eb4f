"""Search: what follows from a choice, played through in many states that agree with what the seat knows.

`tree` does the searching, `bot` makes a player of it. A move depends on the view, the random numbers and the number of
simulations, and on nothing else: no tree outlives its decision, so that any move can be searched again and checked.
"""

from tradecraft.bots.search.bot import SearchBot
from tradecraft.bots.search.tree import Edge, Search, Settings

__all__ = ["Edge", "Search", "SearchBot", "Settings"]
