"""The components of a game with their texts, for clients: `games/<game>/client` has a `describe`.

They depend on the content pack alone and say nothing about any match.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from tradecraft.core.errors import BadOption
from tradecraft.core.registry import find_game, find_plugin
from tradecraft.locales import Texts
from tradecraft.server.errors import NotFound, denied


@lru_cache
def content_of(game: str, language: str, pack: str = "") -> dict[str, Any]:
    """Return the pieces of a game with texts, of a pack or the default one; raise NotFound if there is none."""
    plugin = find_plugin(game, "client")
    if plugin is None:
        raise denied(NotFound, "no_such_game", game=game)
    if pack:
        try:
            find_game(game, content=pack)
        except BadOption as error:
            raise NotFound(error.reason) from None
    describe: Callable[[Texts, str], dict[str, Any]] = plugin.describe
    return describe(Texts(language), pack)
