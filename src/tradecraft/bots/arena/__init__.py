"""Games between bots: `series` plays them, `tournament` pairs all bots, `statistics` gives intervals.

Ratings, tables and pictures of the results are made by the command line.
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
