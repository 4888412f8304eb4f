"""What a bot is, and how bots are found."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from importlib import import_module
from random import Random

from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import AnyGame, View
from tradecraft.core.registry import module_names

BOTS = "tradecraft.bots"


class Bot:
    """A player that is a program. It is given what its seat knows, never a state.

    The same view, legal actions and state of `rng` always lead to the same choice.
    """

    @abstractmethod
    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        """Return one of the legal actions of the seat whose view it is."""


def bot_names() -> list[str]:
    """List the names of all bots there are: the files of this folder that have a `create`."""
    return [name for name in module_names(BOTS) if hasattr(import_module(f"{BOTS}.{name}"), "create")]


def find_bot(name: str, game: AnyGame) -> Bot:
    """Return a bot for a game; raise BadOption if there is none of that name."""
    if name not in bot_names():
        raise BadOption(Reason("unknown_bot", "", {"bot": name, "allowed": ", ".join(bot_names())}))
    create: Callable[[AnyGame], Bot] = import_module(f"{BOTS}.{name}").create
    return create(game)
