"""A run through a lesson: what is shown now, and what an answer leads to.

How far a learner is, is the list of the answers that were accepted: the position is nothing but these, given in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tradecraft.core.errors import BadNotation, Fault, Reason, Refused
from tradecraft.core.match import Match, begin_replay
from tradecraft.core.record import Entry, line_of
from tradecraft.core.registry import find_game_of
from tradecraft.lessons.lesson import ASK, PLAYED, SHOW, TRY, Lesson, Mark
from tradecraft.locales import Texts

GO_ON = ""
"""The answer if there is nothing to choose: the learner has read the text."""


@dataclass(frozen=True)
class Reply:
    """What an answer leads to: whether the lesson goes on, and the coach's reply.

    `keys` are those of the texts that fit, the most special first, of which the first that exists is shown. `reason` is
    that of the engine, for something that is not allowed.
    """

    is_right: bool
    keys: tuple[str, ...] = ()
    reason: Reason | None = None

    def text(self, texts: Texts) -> str:
        """Return the coach's text, "" if there is none."""
        return next((texts.get(key) for key in self.keys if texts.has(key)), "")


class Run:
    """A lesson being done."""

    def __init__(self, lesson: Lesson, answers: Sequence[str] = ()) -> None:
        """Begin a lesson and give the answers that are known; raise BadNotation if one of them is not accepted."""
        self.lesson = lesson
        self.game = find_game_of(lesson.record)
        self.match = begin_replay(self.game, lesson.record)
        self.answers: list[str] = []
        self.tried: Reply | None = None
        """The coach's answer to what was tried, while the position after it is shown."""
        self._place = 0
        self._kept: Match | None = None
        self._play_to_mark()
        for answer in answers:
            if not self.answer(answer).is_right:
                raise BadNotation(Reason("lesson_answer", "", {"lesson": lesson.id, "answer": answer}))

    @property
    def mark(self) -> Mark | None:
        """The mark the learner is at; None once the lesson is over."""
        marks = self.lesson.side.mark
        return marks[self._place] if self._place < len(marks) else None

    @property
    def done(self) -> int:
        """How many marks are done."""
        return self._place

    @property
    def is_asked(self) -> bool:
        """Whether the learner is to choose an action."""
        mark = self.mark
        return mark is not None and mark.kind in (*PLAYED, TRY) and self.tried is None

    def legal(self) -> tuple[int, ...]:
        """Return the actions the learner can choose from, if one is asked for."""
        return self.match.state.legal(self.lesson.seat) if self.is_asked else ()

    def answer(self, answer: str) -> Reply:
        """Take an answer: an action in notation, the name of an option, or GO_ON where nothing is asked."""
        mark = self.mark
        if mark is None:
            return Reply(False)
        reply = self._judged(mark, answer)
        if reply.is_right:
            self.answers.append(answer)
            self._advance(mark, answer, reply)
        return reply

    def right_answer(self) -> str:
        """Return an answer that leads on: the record's, where the learner plays."""
        mark = self.mark
        if mark is None or self.tried or mark.kind == SHOW:
            return GO_ON
        if mark.kind == ASK:
            return mark.right
        if mark.kind == TRY:
            return self.game.action_text(self.match.state, self.lesson.seat, self.legal()[0])
        return self._next().text

    def refusal(self, action: str) -> Reason | None:
        """Return why the learner may not do an action now, given in notation; None if it is allowed."""
        seat, state = self.lesson.seat, self.match.state
        if seat not in state.deciders:
            return self.game.refusal(state, seat, 0)
        try:
            return self.game.refusal(state, seat, self.game.action_from_text(state, seat, action))
        except Refused as error:
            return error.reason

    def _judged(self, mark: Mark, answer: str) -> Reply:
        key = self.lesson.key(mark.id)
        if self.tried or mark.kind == SHOW:
            return Reply(answer == GO_ON)
        if mark.kind == ASK:
            named = mark.actions.get(answer) if isinstance(mark.actions, dict) else None
            reason = self.refusal(named) if named else None
            return Reply(True) if answer == mark.right else Reply(False, (f"{key}.wrong-{answer}",), reason)
        refused = self.refusal(answer)
        answers = tuple(f"{key}.on-{'-'.join(words)}" for words in (answer.split(" "), answer.split(" ")[:1]))
        if mark.kind == TRY:
            return Reply(refused is None, (*answers, f"{key}.tried"), refused)
        if refused is None and answer in (self._next().text, *mark.actions):
            return Reply(True)
        return Reply(False, (*answers, f"{key}.wrong"), refused)

    def _advance(self, mark: Mark, answer: str, reply: Reply) -> None:
        if mark.kind == TRY and self.tried is None:
            self._kept = self.match
            self.match = _copy(self.match)
            self.match.enter(Entry(self.lesson.seat, answer))
            self.tried = reply
            return
        if self._kept is not None:
            self.match, self._kept, self.tried = self._kept, None, None
        if mark.kind in PLAYED:
            self.match.enter(Entry(self.lesson.seat, answer))
        self._place += 1
        self._play_to_mark()

    def _next(self) -> Entry:
        return self.lesson.record.entries[len(self.match.steps)]

    def _is_at(self, mark: Mark) -> bool:
        """Tell whether a mark stands before the next entry, of which it may leave out the last words."""
        is_begun = len(self.match.steps) >= self.lesson.side.skip
        return is_begun and f"{line_of(self._next())} ".startswith(f"{mark.before} ")

    def _play_to_mark(self) -> None:
        """Play the record up to the entry that the next mark stands before, or to its end."""
        entries = self.lesson.record.entries
        mark = self.mark
        while len(self.match.steps) < len(entries):
            if mark is not None and mark.before and self._is_at(mark):
                return
            self.match.enter(self._next())
        if mark is not None and mark.before:
            raise Fault(f"{self.lesson.id}: no entry {mark.before!r} for the mark {mark.id}")


def _copy(match: Match) -> Match:
    """Return a match that can be played on without changing this one."""
    copy = Match(match.game, match.state.players, match.options, match.seats)
    copy.state, copy.steps = match.state.clone(), list(match.steps)
    return copy


def solution(lesson: Lesson) -> list[str]:
    """Return answers that lead through a whole lesson; raise Fault if there are none.

    At marks to try something it is the first legal action.
    """
    run = Run(lesson)
    while (mark := run.mark) is not None:
        if not run.answer(run.right_answer()).is_right:
            raise Fault(f"{lesson.id}: the record's own action is not right at {mark.id}")
    return run.answers
