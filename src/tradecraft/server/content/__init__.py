"""What the pieces of a game are and say, for clients that draw them: one module per game, with a `describe`.

It is the same for everybody at every table, so it says nothing about any match.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

from tradecraft.core.registry import module_names
from tradecraft.locales import Texts
from tradecraft.server.errors import NotFound, denied

CONTENTS = "tradecraft.server.content"


@lru_cache
def content_of(game: str, language: str) -> dict[str, Any]:
    """Return the pieces of a game with their texts in a language; raise NotFound if there is no such game."""
    if game not in module_names(CONTENTS):
        raise denied(NotFound, "no_such_game", game=game)
    describe: Callable[[Texts], dict[str, Any]] = import_module(f"{CONTENTS}.{game}").describe
    return describe(Texts(language))
