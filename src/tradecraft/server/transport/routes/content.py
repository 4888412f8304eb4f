"""What games consist of: their pieces with texts, and their rules."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get
from litestar.params import FromQuery

from tradecraft.core.registry import game_ids
from tradecraft.server.content import content_of
from tradecraft.server.errors import NotFound, denied
from tradecraft.server.transport.protocol.commands import Language
from tradecraft.server.transport.protocol.errors import refusals
from tradecraft.server.transport.protocol.play import Rules
from tradecraft.server.transport.protocol.tables import PackName
from tradecraft.server.transport.routes import dependencies as use
from tradecraft.server.transport.rules_pages import rules_of

ENGLISH: Language = "en"


class ContentController(Controller):
    """The pieces and the rules of the games."""

    path = "/api"
    tags = ("About",)

    @get("/content/{game:str}", summary="The pieces of a game", responses=refusals(404))
    async def content(
        self, game: use.GameId, language: FromQuery[Language] = ENGLISH, pack: FromQuery[PackName] = ""
    ) -> dict[str, Any]:
        """Return boards, cards and all other pieces of a game, with their texts in a language.

        `pack` is the content pack of a table, its `content`; without it these are the pieces of the game's default.
        """
        return content_of(game, language or ENGLISH, pack)

    @get("/rules/{game:str}", summary="The rules of a game", responses=refusals(404))
    async def rules(self, game: use.GameId, language: FromQuery[Language] = ENGLISH) -> Rules:
        """Return the rules with their ids, in a language if they are translated, else in English."""
        if game not in game_ids():
            raise denied(NotFound, "no_such_game", game=game)
        return rules_of(game, language or ENGLISH)
