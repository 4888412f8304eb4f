"""Lessons: the list, and a learner's way through one, of which the server keeps nothing."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from tradecraft.server.transport.lessons import lesson_list, lesson_state
from tradecraft.server.transport.protocol.commands import Language
from tradecraft.server.transport.protocol.errors import WITH_BODY, refusals
from tradecraft.server.transport.protocol.lessons import LessonInfo, LessonProgress, LessonState
from tradecraft.server.transport.routes.content import ENGLISH

LessonId = Annotated[str, PathParameter(max_length=64, description="The id of a lesson.")]


class LessonsController(Controller):
    """Lessons that teach a game by playing it."""

    path = "/api/lessons"
    tags = ("About",)

    @get("/", summary="The lessons", responses=refusals())
    async def lessons(self, language: FromQuery[Language] = ENGLISH) -> list[LessonInfo]:
        """List the lessons of all games, in the order in which they are meant to be done."""
        return lesson_list(language or ENGLISH)

    @post("/{lesson:str}", summary="Go on in a lesson", status_code=200, responses=refusals(*WITH_BODY, 404))
    async def answer(
        self, lesson: LessonId, data: JSONBody[LessonProgress], language: FromQuery[Language] = ENGLISH
    ) -> LessonState:
        """Return where the answers lead, and what the coach says to the last one.

        Nothing is stored: send the `answers` of the state before, and the `answer` to what it asked.
        """
        return lesson_state(lesson, data, language or ENGLISH)
