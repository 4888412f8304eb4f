"""The public API. Use it as `import tradecraft`; the names here are those of `tradecraft.__all__`.

`catalogue` lists games and bots, `game` plays, `pieces` are what a game returns, `bot` decides, `refused` says no, and
`words` makes English sentences.
"""

from tradecraft.api.bot import Bot as Bot
from tradecraft.api.bot import bot as bot
from tradecraft.api.catalogue import GameInfo as GameInfo
from tradecraft.api.catalogue import bots as bots
from tradecraft.api.catalogue import games as games
from tradecraft.api.game import Game as Game
from tradecraft.api.game import load as load
from tradecraft.api.game import new as new
from tradecraft.api.pieces import Action as Action
from tradecraft.api.pieces import Event as Event
from tradecraft.api.pieces import Step as Step
from tradecraft.api.pieces import View as View
from tradecraft.api.refused import Refused as Refused
from tradecraft.core.game import Outcome as Outcome

for _public in (Action, Bot, Event, Game, GameInfo, Refused, Step, View):
    # Errors and pickles name a class by the place where users find it.
    _public.__module__ = "tradecraft"
