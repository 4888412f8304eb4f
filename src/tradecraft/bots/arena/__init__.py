"""Games between bots: `series` plays them, `tournament` pairs all bots, `duel` tests two, `statistics` gives intervals.

Ratings, tables and pictures of the results are made by the command line.
"""

from tradecraft.bots.arena.duel import Duel, duel_report, judged, plan_duel
from tradecraft.bots.arena.series import PlayedGame, Series, Thinking, plan_series, play, summary
from tradecraft.bots.arena.tournament import Result, Tournament, lineups_of, plan_tournament

__all__ = [
    "Duel",
    "PlayedGame",
    "Result",
    "Series",
    "Thinking",
    "Tournament",
    "duel_report",
    "judged",
    "lineups_of",
    "plan_duel",
    "plan_series",
    "plan_tournament",
    "play",
    "summary",
]
