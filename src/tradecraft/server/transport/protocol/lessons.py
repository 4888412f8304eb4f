"""Lessons on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tradecraft.server.transport.protocol.base import TEXT_PATTERN, Wire
from tradecraft.server.transport.protocol.errors import Refusal
from tradecraft.server.transport.protocol.messages import Update

LessonAnswer = Annotated[str, msgspec.Meta(max_length=200, pattern=TEXT_PATTERN)]
"""An action in notation, the name of an option, or "" to go on where nothing is asked."""


class LessonInfo(Wire, frozen=True):
    """A lesson in the list; `group` is the heading it stands under, `steps` how many answers lead through it.

    `questions` are the kinds of decisions that it explains, each with the rule behind it; a kind is in one lesson.
    """

    id: str
    game: str
    group: str
    title: str
    about: str
    minutes: int
    steps: int
    questions: dict[str, str]


class LessonProgress(Wire, frozen=True):
    """How far a learner is: the answers that were accepted so far, and one more to be judged.

    `at` asks for the place after that many of the lesson's own answers instead.
    """

    answers: Annotated[list[LessonAnswer], msgspec.Meta(max_length=100)] = msgspec.field(default_factory=list)
    answer: LessonAnswer | None = None
    at: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None


class LessonOption(Wire, frozen=True):
    """An answer to a question of the coach."""

    id: str
    label: str


class LessonReply(Wire, frozen=True):
    """What the coach says to an answer that was wrong, and the reason of the engine if it was not allowed."""

    text: str
    refusal: Refusal | None


class LessonState(Wire, frozen=True):
    """Where a learner is in a lesson.

    `kind` is what is expected: an action (do, one_of, try), an answer (ask), or nothing but to go on (show, tried); at
    the end it is done. `point` names what is marked on the board. `updates` are those of a table, one for each step
    since the answers that were sent, the last one with what can be chosen; the first has the whole log.
    """

    lesson: str
    game: str
    title: str
    answers: list[str]
    step: int
    steps: int
    mark: str
    kind: Literal["do", "one_of", "try", "ask", "show", "tried", "done"]
    text: str
    options: list[LessonOption]
    point: list[str]
    reply: LessonReply | None
    next: str | None
    updates: list[Update]
