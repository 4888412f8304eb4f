"""How a fault is planted: a class that breaks one thing, under the name of the check that must find it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from tests.contract.toy import ToyGame, ToyState, ToyView

NEVER = 1_000_000
"""With `every` so large the expensive checks, which would find some faults first, are not made."""


@dataclass(frozen=True)
class Planted:
    """A broken game, the check that must find it, and how often the expensive checks are made.

    A value of the wrong type is refused by the compiled engine itself, before any check sees it: `is_of_wrong_type`.
    """

    check: str
    name: str
    make: Callable[[], ToyGame]
    every: int
    is_of_wrong_type: bool


FAULTS: list[Planted] = []

Broken = TypeVar("Broken", bound=type[ToyGame] | type[ToyState] | type[ToyView])


def found_by(check: str, every: int = 1, is_of_wrong_type: bool = False) -> Callable[[Broken], Broken]:
    """Plant a broken game, or the game with a broken state or view, for the check that must find it."""

    def plant(broken: Broken) -> Broken:
        def make() -> ToyGame:
            game = broken() if issubclass(broken, ToyGame) else ToyGame()
            if issubclass(broken, ToyState):
                game.state_class = broken
            elif issubclass(broken, ToyView):
                game.view_class = broken
            return game

        FAULTS.append(Planted(check, broken.__name__, make, every, is_of_wrong_type))
        return broken

    return plant
