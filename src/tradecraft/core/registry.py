"""Discovery: a game is a folder, a bot a file; being there is all the registration there is."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from tradecraft.core.errors import BadOption, Fault, Reason
from tradecraft.core.game import AnyGame, Game

GAMES = "tradecraft.games"


def module_names(package: str) -> list[str]:
    """List the modules and folders of a package by name, sorted; those that begin with _ are private."""
    return list(_names_in(tuple(import_module(package).__path__)))


@lru_cache
def _names_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Look into folders, once: every game played asks for its game and its bots by name."""
    return tuple(sorted(module.name for module in iter_modules(folders) if not module.name.startswith("_")))


def find_plugin(game: str, name: str) -> ModuleType | None:
    """Return the part of a game's folder with this name, such as its `knowledge` or `terminal`; None if it has none."""
    if game not in game_ids() or name not in module_names(f"{GAMES}.{game}"):
        return None
    return import_module(f"{GAMES}.{game}.{name}")


def game_ids() -> list[str]:
    """List the ids of all games there are."""
    return module_names(GAMES)


def find_game(id: str) -> AnyGame:
    """Return the game with this id; raise BadOption if there is none."""
    if id not in game_ids():
        raise BadOption(Reason("unknown_game", "", {"game": id, "allowed": ", ".join(game_ids())}))
    game = getattr(import_module(f"{GAMES}.{id}"), "GAME", None)
    if not isinstance(game, Game) or game.id != id:
        raise Fault(f"the folder games/{id} does not export GAME with that id")
    return game
