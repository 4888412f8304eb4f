"""What games consist of: their pieces with texts, and their rules."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get
from litestar.params import FromQuery

from tradecraft.server.content import content_of
from tradecraft.server.protocol.commands import Language
from tradecraft.server.protocol.errors import refusals
from tradecraft.server.routes.given import GameId

ENGLISH = "en"


class ContentController(Controller):
    """The pieces of the games."""

    path = "/api/content"
    tags = ("About",)

    @get("/{game:str}", summary="The pieces of a game", responses=refusals(404))
    async def content(self, game: GameId, language: FromQuery[Language] = ENGLISH) -> dict[str, Any]:
        """Return boards, cards and whatever else a game consists of, with their texts in a language."""
        return content_of(game, language or ENGLISH)
