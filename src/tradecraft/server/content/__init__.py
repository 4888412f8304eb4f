"""What the pieces of a game are and say, for clients that draw them: `games/<game>/client` has a `describe`.

It is the same for everybody at every table, so it says nothing about any match.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from tradecraft.core.registry import find_plugin
from tradecraft.locales import Texts
from tradecraft.server.errors import NotFound, denied


@lru_cache
def content_of(game: str, language: str) -> dict[str, Any]:
    """Return the pieces of a game with their texts in a language; raise NotFound if there is no such game."""
    plugin = find_plugin(game, "client")
    if plugin is None:
        raise denied(NotFound, "no_such_game", game=game)
    describe: Callable[[Texts], dict[str, Any]] = plugin.describe
    return describe(Texts(language))
