"""Puzzles: the list, and a try at one, of which the server keeps nothing."""

from __future__ import annotations

from time import time
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from tradecraft.server.transport.protocol.commands import Language
from tradecraft.server.transport.protocol.errors import WITH_BODY, refusals
from tradecraft.server.transport.protocol.puzzles import PuzzleList, PuzzleState, PuzzleTry
from tradecraft.server.transport.puzzles import puzzle_list, puzzle_state
from tradecraft.server.transport.routes.content import ENGLISH

PuzzleId = Annotated[str, PathParameter(max_length=64, description="The id of a puzzle.")]


class PuzzlesController(Controller):
    """Positions in which one choice is clearly the best."""

    path = "/api/puzzles"
    tags = ("About",)

    @get("/", summary="The puzzles", responses=refusals())
    async def puzzles(self, language: FromQuery[Language] = ENGLISH) -> PuzzleList:
        """List the puzzles of all games by theme, the easiest first, and name today's."""
        return puzzle_list(language or ENGLISH, time())

    @post("/{puzzle:str}", summary="Try a puzzle", status_code=200, responses=refusals(*WITH_BODY, 404))
    async def attempt(
        self, puzzle: PuzzleId, data: JSONBody[PuzzleTry], language: FromQuery[Language] = ENGLISH
    ) -> PuzzleState:
        """Return the position, or the verdict on an answer. Nothing is stored."""
        return puzzle_state(puzzle, data.answer, language or ENGLISH)
