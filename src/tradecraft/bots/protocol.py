"""The interface of bots, their discovery, and their order by strength.

A bot is a file of this folder with two things in it:

    STRENGTH = 10                           where it stands among the bots: a higher number plays better
    def create(game: AnyGame) -> Bot: ...   raises BadOption for a game it does not play

and, where they differ from these defaults:

    IS_LEVEL = True                         a level of play that people choose; False for a simple program
    IS_DEFAULT = False                      True for the level that new players are offered first
    DEGREES = 0                             with how many degrees of skill it plays: `create` takes one of them as well
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random

from tradecraft.core.errors import BadOption, Fault, Reason
from tradecraft.core.game import AnyGame, View
from tradecraft.core.registry import module_names

BOTS = "tradecraft.bots"


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a decision, in milliseconds or simulations; 0 sets no such limit.

    With both limits 0 the bot thinks as long as its level is meant to. Only a limit in simulations makes a bot that
    searches choose the same on every machine.
    """

    milliseconds: int = 0
    simulations: int = 0


OWN_BUDGET = Budget()
"""As long as the level of the bot is meant to think."""


@dataclass(frozen=True)
class Thought:
    """What a bot chooses, and how many simulations that took: 0 for a bot that does not search.

    `is_short` if its level is meant to make more, and they could have changed the choice.
    """

    action: int
    simulations: int = 0
    is_short: bool = False


class Bot:
    """A player that is a program. It is given a view, never a state.

    The same view, legal actions and state of `rng` always lead to the same choice; of a bot that searches, with the
    same number of simulations.
    """

    budget: Budget = OWN_BUDGET
    """The limit of its level; a bot that does not search needs none."""

    watches: bool = False
    """Whether it wants to see its view whenever anybody decides; then it plays one game only."""

    def budget_for(self, players: int) -> Budget:
        """Return the limit of its level at a table of some size; by default the same for all."""
        return self.budget

    def see(self, view: View) -> None:
        """Observe the game between decisions; most bots ignore this."""

    @abstractmethod
    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        """Return one of the legal actions of the seat whose view it is."""

    def think(self, view: View, legal: tuple[int, ...], rng: Random, budget: Budget) -> Thought:
        """Return what to do within a budget, which a bot that does not search ignores."""
        return Thought(self.choose(view, legal, rng))


def bot_names() -> list[str]:
    """List the names of all bots: the files of this folder that have a `create`."""
    return [name for name in module_names(BOTS) if hasattr(import_module(f"{BOTS}.{name}"), "create")]


def base_name(name: str) -> str:
    """Return the bot that a name means: `companion` for `companion_7`, which plays with that degree of skill."""
    base, _, degree = name.rpartition("_")
    if base not in bot_names() or not degree.isdecimal() or degree != str(int(degree)):
        return name
    return base if int(degree) < getattr(import_module(f"{BOTS}.{base}"), "DEGREES", 0) else name


def check_bot(name: str) -> None:
    """Raise BadOption if there is no bot of that name."""
    if base_name(name) not in bot_names():
        raise BadOption(Reason("unknown_bot", "", {"bot": name, "allowed": ", ".join(bot_names())}))


def find_bot(name: str, game: AnyGame) -> Bot:
    """Return a bot for a game; raise BadOption if there is none of that name."""
    check_bot(name)
    base = base_name(name)
    create: Callable[..., Bot] = import_module(f"{BOTS}.{base}").create
    return create(game) if base == name else create(game, int(name.removeprefix(f"{base}_")))


def bots_for(game: AnyGame | None) -> list[str]:
    """List the bots that play a game, or all if none is given, the weakest first; equally strong ones by name."""
    return [name for name in sorted(bot_names(), key=_strength) if game is None or _plays(name, game)]


def levels_for(game: AnyGame) -> list[str]:
    """List the levels of play of a game, the weakest first: its bots without the simple programs."""
    return [name for name in bots_for(game) if getattr(import_module(f"{BOTS}.{name}"), "IS_LEVEL", True)]


def default_bot(game: AnyGame) -> str:
    """Return the bot that new players of a game are offered first, else the strongest."""
    marked = [name for name in bots_for(game) if getattr(import_module(f"{BOTS}.{name}"), "IS_DEFAULT", False)]
    return marked[-1] if marked else strongest_bot(game)


def strongest_bot(game: AnyGame) -> str:
    """Return the bot that plays a game best."""
    names = bots_for(game)
    if not names:
        raise Fault(f"no bot plays {game.id}")
    return names[-1]


def _strength(name: str) -> tuple[int, str]:
    strength = getattr(import_module(f"{BOTS}.{name}"), "STRENGTH", None)
    if not isinstance(strength, int):
        raise Fault(f"the bot {name} does not say its STRENGTH")
    return strength, name


def _plays(name: str, game: AnyGame) -> bool:
    try:
        find_bot(name, game)
    except BadOption:
        return False
    return True
