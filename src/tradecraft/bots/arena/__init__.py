"""Games between bots: `series` plays them, `tournament` lets all bots meet, `statistics` says how sure we are.

What is made of the results, with ratings, tables and pictures, is the command line's.
"""

from __future__ import annotations

from tradecraft.bots.arena.series import Played, Series, Thinking, plan_series, play, summary
from tradecraft.bots.arena.tournament import Result, Tournament, plan_tournament

__all__ = [
    "Played",
    "Result",
    "Series",
    "Thinking",
    "Tournament",
    "plan_series",
    "plan_tournament",
    "play",
    "summary",
]
