"""The public API. Use it as `import tradecraft`; the names here are those of `tradecraft.__all__`.

`catalogue` lists games and bots, `game` plays, `pieces` are what a game returns, `bot` decides, `refused` says no, and
`words` makes English sentences.
"""

from tradecraft.api.bot import Bot, bot
from tradecraft.api.catalogue import GameInfo, bots, games
from tradecraft.api.game import Game, load, new
from tradecraft.api.pieces import Action, Event, Step, View
from tradecraft.api.refused import Refused
from tradecraft.core.game import Outcome

__all__ = [
    "Action",
    "Bot",
    "Event",
    "Game",
    "GameInfo",
    "Outcome",
    "Refused",
    "Step",
    "View",
    "bot",
    "bots",
    "games",
    "load",
    "new",
]

for _public in (Action, Bot, Event, Game, GameInfo, Refused, Step, View):
    # Errors and pickles name a class by the place where users find it.
    _public.__module__ = "tradecraft"
