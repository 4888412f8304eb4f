"""Search: simulate what follows from a choice, in many states that agree with what the seat knows.

`tree` searches, `bot` is a player that uses it. A choice depends on the view, the random numbers and the number of
simulations alone: no tree outlives its decision, so that any choice can be searched again and checked.
"""

from tradecraft.bots.search.bot import Sampler, SearchBot
from tradecraft.bots.search.tree import Edge, Search, Settings

__all__ = ["Edge", "Sampler", "Search", "SearchBot", "Settings"]
