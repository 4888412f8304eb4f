"""Tradecraft: exact rules, honest opponents and replays of Cold War spy board games.

Play a game from Python:

>>> import tradecraft
>>> game = tradecraft.new("vienna", players=2, version="advanced", seed=7)
>>> game
<Game vienna, 2 players, round 1: seats 0 and 1 decide (assign)>
>>> game.legal(seat=0)[:2]
[assign 062 088 161, assign 062 161 088]
>>> game.play("assign 062 088 161")[0]
<assigned: Yellow has assigned the cards.>
>>> officer = tradecraft.bot("officer")
>>> while not game.over:
...     events = game.play(officer)
>>> game
<Game vienna, 2 players, round ...: over, won by seat ...>

What is public
--------------

| name | what it is |
|---|---|
| `new(game, players, seed, ...)` | begin a game |
| `load(path)` | continue a game from its record, a `.tcr` file |
| `games()` | the games, with their numbers of players and their options |
| `bots(game)` | the names of the bots, the weakest first |
| `bot(name, ...)` | a bot to hand to `Game.play` |
| `Game` | a game in progress: `legal`, `play`, `view`, `copy`, `undo`, `save`, ... |
| `Action`, `Event`, `Step`, `View`, `Outcome`, `GameInfo` | what a game's methods return |
| `Bot` | the base class for a bot of your own |
| `Refused` | raised when something is not allowed, with the rule and the reason |
| `ENGINE`, `__version__` | which engine runs, and the version of the package |

These names, and the methods and attributes that their documentation shows, stay as they are within a minor version
(0.2.x). The next minor version may change one; the changelog then says how, and the old form works for one more minor
version with a `DeprecationWarning`. Ids never change their meaning: those of games, options, bots, rules and codes of
refusals, and the notation and numbers of actions. A record keeps loading in every later version. The sentences, the
drawings and what a bot chooses may change in any version. Everything that is not listed here, submodules included, is
free to change.

Nothing here needs another package. `print(game)` draws the board where `rich` is installed (`tradecraft[cli]`).
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from tradecraft import engine as _engine

if TYPE_CHECKING:
    from tradecraft.api import Action as Action
    from tradecraft.api import Bot as Bot
    from tradecraft.api import Event as Event
    from tradecraft.api import Game as Game
    from tradecraft.api import GameInfo as GameInfo
    from tradecraft.api import Outcome as Outcome
    from tradecraft.api import Refused as Refused
    from tradecraft.api import Step as Step
    from tradecraft.api import View as View
    from tradecraft.api import bot as bot
    from tradecraft.api import bots as bots
    from tradecraft.api import games as games
    from tradecraft.api import load as load
    from tradecraft.api import new as new

__version__ = "0.2.0"

ENGINE = _engine.choose()
"""Which engine runs, compiled or plain Python, and in the second case why."""

__all__ = [
    "ENGINE",
    "Action",
    "Bot",
    "Event",
    "Game",
    "GameInfo",
    "Outcome",
    "Refused",
    "Step",
    "View",
    "__version__",
    "bot",
    "bots",
    "games",
    "load",
    "new",
]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load the API when a name of it is first used, so that importing the package stays quick."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module("tradecraft.api"), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


class _CallablePackage(ModuleType):
    """A folder of the package that is also a function: `tradecraft.games` holds the games and `games()` lists them."""

    def __call__(self, *args: object, **kwargs: object) -> object:
        function = getattr(import_module("tradecraft.api"), self.__name__.rpartition(".")[2])
        return function(*args, **kwargs)


for _name in ("bots", "games"):
    # Importing one of the folders binds its name in this module, so that it could never stay a function.
    import_module(f"tradecraft.{_name}").__class__ = _CallablePackage
