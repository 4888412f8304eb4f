"""What a bot is asked and what it answers, in a form that goes through a pipe and into a database."""

from __future__ import annotations

import msgspec

from tradecraft.bots.analysis import TurningPoint
from tradecraft.bots.judge import Candidate
from tradecraft.server.tables.changes import Proof


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What all questions have in common: the game they are about, from its beginning.

    `entries` are those of the game so far, each as (seat, text) with the seat BY_CHANCE for draws. `seed` is all the
    randomness there is. `budget_ms` is the most that may be thought about it, in milliseconds. `table` says where the
    question comes from: tables take turns, and the game so far is remembered by it. It has no part in the answer.
    `rules` and `content` are the version of the game and its content pack, which lies in `folder` if it is not the
    game's own.
    """

    game: str
    rules: int | None = None
    content: str | None = None
    folder: str = ""
    players: int
    options: dict[str, str]
    entries: list[tuple[int, str]]
    seed: str
    budget_ms: int
    table: str = ""


class Question(Asked, frozen=True, kw_only=True, tag="move"):
    """What would this bot do here, on this seat?

    The answer holds for exactly this moment: where something else is entered before it, as may happen when several
    seats decide at once, the question has to be asked anew, or the proof will not fit the record.
    """

    seat: int
    bot: str


class HintQuestion(Asked, frozen=True, kw_only=True, tag="hint"):
    """Which options of this seat are the best here, and why?"""

    seat: int
    most: int
    """How many options are wanted at most."""


class AnalysisQuestion(Asked, frozen=True, kw_only=True, tag="analysis"):
    """How did the chances change in this part of a finished game, and where did it turn?

    `entries` is the whole game. The part goes from the entry `first`, counted from 1, to `last`; it does not begin with
    a draw that follows another draw. With `simulations` for each decision the answer is the same on any machine.
    """

    first: int
    last: int
    simulations: int


AnyQuestion = Question | HintQuestion | AnalysisQuestion


class Answer(msgspec.Struct, frozen=True, tag="move"):
    """What the bot does, and what it takes to check that it was the bot who did it."""

    action: int
    proof: Proof


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """The options that are worth most, the best first; `seed` is that of the question."""

    seed: str
    options: list[Candidate]


class PartAnalysis(msgspec.Struct, frozen=True, tag="analysis"):
    """What was found out about a part of a game; `seed` is that of the question.

    `chances` are those after each entry of the part, and before the first entry if the part begins with it.
    """

    seed: str
    first: int
    last: int
    chances: list[list[float]]
    points: list[TurningPoint]


AnyAnswer = Answer | Hint | PartAnalysis


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a worker sends: an answer, or why there is none; neither when it has started and is ready."""

    answer: AnyAnswer | None = None
    failure: str = ""


def is_answer_to(answer: AnyAnswer | None, question: AnyQuestion) -> bool:
    """Tell whether an answer belongs to a question."""
    match question:
        case Question():
            return isinstance(answer, Answer) and (answer.proof.bot, answer.proof.seed) == (question.bot, question.seed)
        case HintQuestion():
            return isinstance(answer, Hint) and answer.seed == question.seed
        case AnalysisQuestion():
            asked = (question.seed, question.first, question.last)
            return isinstance(answer, PartAnalysis) and (answer.seed, answer.first, answer.last) == asked


SIZE_BYTES = 4
"""Every message through a pipe is preceded by its length, in so many bytes, the highest first."""


def frame(message: msgspec.Struct) -> bytes:
    """Return a message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(SIZE_BYTES, "big") + body
