"""Questions to bots and their answers, as sent through a pipe and stored in the database."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from tradecraft.bots.judge import Candidate
from tradecraft.bots.review import Belief, Decision, Value
from tradecraft.core.errors import Reason
from tradecraft.server.tables.changes import Proof

PATIENCE_MS = 20_000
"""How much longer than a bot's move a hint or a part of a review may take, for busy machines."""


class Answer(msgspec.Struct, frozen=True, tag="move"):
    """A bot's move, and what is needed to verify it.

    `weaker` says that it had less time, or a slower engine, than its level is meant to have.
    """

    action: int
    proof: Proof
    weaker: bool = False


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """The best options, the best first; `seed` is the question's.

    `loss` is that of the option asked about, and `costs` are the reasons for it, what weighs most first.
    """

    seed: str
    options: list[Candidate]
    loss: float = 0.0
    costs: tuple[Reason, ...] = ()


class PartReview(msgspec.Struct, frozen=True, tag="review"):
    """A part of a review: values before each of its entries, and at the end of the game if the part ends there.

    `rounds` are those of the entries, `decisions` those of the seats that are reviewed; `seed` is that of the question.
    """

    seed: str
    first: int
    last: int
    values: list[Value]
    rounds: list[int]
    decisions: list[Decision]


class BeliefAnswer(msgspec.Struct, frozen=True, tag="belief"):
    """What a seat can believe about the others; `seed` is the question's."""

    seed: str
    belief: Belief


class CheckAnswer(msgspec.Struct, frozen=True, tag="check"):
    """The result of repeating a bot's decision; `seed` is the question's.

    `problems` are the kinds of those that a verification finds. `is_checked` is False if the move
    cannot be made again here: another version made it.
    """

    seed: str
    is_checked: bool
    problems: list[str]


AnyAnswer = Answer | Hint | PartReview | BeliefAnswer | CheckAnswer
A = TypeVar("A", bound=AnyAnswer)


class Question(msgspec.Struct, Generic[A], frozen=True, kw_only=True):
    """The base of all questions: the game they are about; `A` is the kind of answer.

    `seed` is all the randomness there is. `budget_ms` is the most that may be thought about it, in milliseconds.
    `rules` and `content` are the version of the game and its content pack, which is in `folder` if it is not the
    game's own.
    """

    game: str
    rules: int | None = None
    content: str | None = None
    folder: str = ""
    players: int
    options: dict[str, str]
    seed: str
    budget_ms: int


class MoveQuestion(Question[Answer], frozen=True, kw_only=True, tag="move"):
    """Which move does this bot make on this seat?

    `view` is all that the seat knows, as `View.pack` gives it, and `legal` what it may do. Nothing else about the game
    goes to the process in which the bot thinks. The answer holds for exactly this moment: where something else is
    entered before it, as may happen when several seats decide at once, the question has to be asked again, or the proof
    will not fit the record.
    """

    seat: int
    view: list[Any]
    legal: tuple[int, ...]
    bot: str


class HintQuestion(Question[Hint], frozen=True, kw_only=True, tag="hint"):
    """Which options of this seat are the best here, and why, at most `most`? What does the one `about` give away?

    `view` is as in a question for a move. `seed` only tells the question from others: random numbers follow from the
    view.
    """

    seat: int
    view: list[Any]
    most: int
    about: int | None = None


class ReviewQuestion(Question[PartReview], frozen=True, kw_only=True, tag="review"):
    """How good were the decisions in this part of a finished game?

    `entries` is the whole game, each entry as (seat, text) with the seat BY_CHANCE for draws. The part goes from the
    entry `first`, counted from 1, to `last`; it does not begin with a draw, except the first part. `seats` are those
    whose decisions are reviewed.
    """

    entries: list[tuple[int, str]]
    first: int
    last: int
    is_deep: bool
    seats: list[int]


class BeliefQuestion(Question[BeliefAnswer], frozen=True, kw_only=True, tag="belief"):
    """What can this seat believe about the others? `views` are all it saw, the oldest first, as `View.pack` gives them.

    Random numbers follow from the last view; `seed` only tells the question from others.
    """

    seat: int
    views: list[list[Any]]


class CheckQuestion(Question[CheckAnswer], frozen=True, kw_only=True, tag="check"):
    """Does the bot that made an entry, counted from 1, decide the same again?

    `record` is the game with all that is needed to check it. `seed` only tells the question from others.
    """

    record: str
    entry: int


AnyQuestion = MoveQuestion | HintQuestion | ReviewQuestion | BeliefQuestion | CheckQuestion


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a worker sends: an answer, or why there is none; neither when it has started and is ready."""

    answer: AnyAnswer | None = None
    failure: str = ""


def is_answer_to(answer: AnyAnswer | None, question: Question[Any]) -> bool:
    """Tell whether an answer belongs to a question."""
    match question:
        case MoveQuestion():
            return isinstance(answer, Answer) and (answer.proof.bot, answer.proof.seed) == (question.bot, question.seed)
        case ReviewQuestion():
            asked = (question.seed, question.first, question.last)
            return isinstance(answer, PartReview) and (answer.seed, answer.first, answer.last) == asked
        case BeliefQuestion():
            return isinstance(answer, BeliefAnswer) and answer.seed == question.seed
        case CheckQuestion():
            return isinstance(answer, CheckAnswer) and answer.seed == question.seed
    return isinstance(answer, Hint) and answer.seed == question.seed


SIZE_BYTES = 4
"""Every message through a pipe is preceded by its length in this many bytes, big endian."""


def frame(message: msgspec.Struct) -> bytes:
    """Return a message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(SIZE_BYTES, "big") + body
