"""Environments for training programs, on the same engine as the table.

    from tradecraft.envs import GAME_v0         a PettingZoo environment: GAME_v0.env(players=2)
    from tradecraft.envs import VectorEnv       many games at once in one compiled loop
    from tradecraft.envs import SeatEnv         one seat against bots, for Gymnasium
    import tradecraft.envs.open_spiel           OpenSpiel games "tradecraft_GAME"
    from tradecraft.envs import tasks           the tasks by which results are compared

GAME is the id of any game that declares observations, the number after `_v` the version of these. Environments
translate between interfaces and decide nothing. `pip install "tradecraft[envs]"` brings what they need,
`tradecraft[openspiel]` adds OpenSpiel.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from tradecraft.core.observation import observation_version
from tradecraft.core.registry import game_ids

_CLASSES = {"SeatEnv": "seat", "VectorEnv": "vector"}
_MODULES = ("tasks",)

__all__ = ["SeatEnv", "VectorEnv", "env_names", "tasks"]


def env_names() -> dict[str, str]:
    """Return the PettingZoo environments there are, with the games they are of."""
    versions = {game: observation_version(game) for game in game_ids()}
    return {f"{game}_v{version}": game for game, version in versions.items() if version is not None}


def __getattr__(name: str) -> Any:
    """Load names on first use."""
    if name in _CLASSES:
        return getattr(import_module(f"{__name__}.{_CLASSES[name]}"), name)
    if name in _MODULES:
        return import_module(f"{__name__}.{name}")
    if name in env_names():
        return _env_module(name, env_names()[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """List all names, the environments included."""
    return sorted([*__all__, *env_names()])


def _env_module(name: str, game: str) -> ModuleType:
    """Make the module of a PettingZoo environment, with the functions that such modules have."""
    # Found by name, so that what is compiled in this package can be without the packages that environments need.
    seats_env = import_module(f"{__name__}.aec").SeatsEnv

    def env(**arguments: Any) -> Any:
        """Return the environment; `players`, the game's options and those of `SeatsEnv` are arguments."""
        return seats_env(game, **arguments)

    module = ModuleType(f"{__name__}.{name}", f"The PettingZoo environment of {game}.")
    module.__dict__.update(env=env, raw_env=env)
    sys.modules[module.__name__] = module
    globals()[name] = module
    return module
