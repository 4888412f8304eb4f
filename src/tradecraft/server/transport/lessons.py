"""Lessons for clients: the learner's position as updates of an imaginary table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from tradecraft.core.errors import Reason
from tradecraft.core.game import OVER, Outcome
from tradecraft.core.match import Match, Step
from tradecraft.core.record import BY_CHANCE, Entry
from tradecraft.core.registry import find_game
from tradecraft.core.schema import find_consequences, find_rule
from tradecraft.lessons.lesson import Lesson, find_lesson, lessons
from tradecraft.lessons.moments import decision_rule
from tradecraft.lessons.rules import teachers
from tradecraft.lessons.run import Reply, Run, solution
from tradecraft.locales import Texts
from tradecraft.locales.texts import GameTexts, texts_for
from tradecraft.server.errors import not_found
from tradecraft.server.transport.protocol.errors import Refusal
from tradecraft.server.transport.protocol.lessons import (
    LessonInfo,
    LessonOption,
    LessonProgress,
    LessonReply,
    LessonState,
)
from tradecraft.server.transport.protocol.messages import Choice, Decision, News, Update
from tradecraft.server.transport.protocol.tables import DealInfo, NoClock, Result, SeatInfo, TableInfo
from tradecraft.server.transport.updates import encode_data

MOST_SHOWN = 16
"""So many steps are shown one by one; of more, the last ones."""


@lru_cache
def lesson_list(language: str) -> list[LessonInfo]:
    """Return all lessons."""
    texts = Texts(language)
    return [
        LessonInfo(
            id=lesson.id,
            game=lesson.game,
            group=texts.get(f"{lesson.game}-lessons-{lesson.side.group}"),
            title=texts.get(lesson.key()),
            about=texts.get(f"{lesson.key()}.about"),
            minutes=lesson.side.minutes,
            steps=len(_solution(lesson.id)),
            questions=_explained(lesson),
        )
        for lesson in lessons()
    ]


def _explained(lesson: Lesson) -> dict[str, str]:
    game = find_game(lesson.game)
    return {kind: decision_rule(game, kind) for kind, teacher in teachers(game.id).items() if teacher.id == lesson.id}


def lesson_state(id: str, progress: LessonProgress, language: str) -> LessonState:
    """Judge an answer, if any, and return the position it leads to; raise Refused if earlier answers do not fit."""
    with not_found():
        lesson = find_lesson(id)
    run = Run(lesson, progress.answers if progress.at is None else _solution(id)[: progress.at])
    shown = len(run.match.steps)
    wrong = None
    if progress.answer is not None:
        reply = run.answer(progress.answer)
        wrong = None if reply.is_right else reply
    told = LessonNarrator(run, language)
    mark = run.mark
    kind = "done" if mark is None else "tried" if run.tried else mark.kind
    key = lesson.key(mark.id) if mark else ""
    text = run.tried.text(told.texts) if run.tried else told.texts.get(key) if mark else ""
    later = lessons()[lessons().index(lesson) + 1 :]
    return LessonState(
        lesson=lesson.id,
        game=lesson.game,
        title=told.texts.get(lesson.key()),
        answers=run.answers,
        step=len(run.answers),
        steps=len(_solution(lesson.id)),
        mark=mark.id if mark else "",
        kind=kind,
        text=text,
        options=[LessonOption(id=id, label=told.texts.get(f"{key}.{id}")) for id in (mark.options if mark else ())],
        point=mark.point if mark else [],
        reply=told.reply(wrong) if wrong else None,
        next=next((other.id for other in later if other.game == lesson.game), None),
        updates=[] if wrong else told.updates(shown if progress.answer is not None else len(run.match.steps)),
    )


@lru_cache(None)
def _solution(id: str) -> tuple[str, ...]:
    return tuple(solution(find_lesson(id)))


class LessonNarrator:
    """Updates and texts for the learner's seat, in a language."""

    def __init__(self, run: Run, language: str) -> None:
        """Prepare the sentences."""
        record = run.lesson.record
        self.run = run
        self.texts = Texts(language)
        self.words: GameTexts = texts_for(record.game, self.texts, record.seats, dict(record.options), record.content)

    def reply(self, reply: Reply) -> LessonReply:
        """Return the coach's reply to a wrong answer."""
        return LessonReply(text=reply.text(self.texts), refusal=self.refusal(reply.reason) if reply.reason else None)

    def refusal(self, reason: Reason) -> Refusal:
        """Return a reason of the engine."""
        return Refusal(code=reason.code, rule=reason.rule, params=reason.params, message=self.words.reason(reason))

    def updates(self, shown: int) -> list[Update]:
        """Return an update for each step after those that are shown, the last one with what can be chosen."""
        steps = self.run.match.steps
        first = max(self.run.lesson.side.skip, min(shown, len(steps)), len(steps) - MOST_SHOWN)
        match = Match(self.run.game, len(self.run.lesson.record.seats), self.run.match.options, self.run.match.seats)
        for step in steps[:first]:
            match.enter(step.entry)
        told = [self.update(match, self.news(range(self.run.lesson.side.skip, first)))]
        for place in range(first, len(steps)):
            match.enter(steps[place].entry)
            told.append(self.update(match, self.news(range(place, place + 1))))
        told[-1] = msgspec.structs.replace(told[-1], decision=self.decision())
        return told

    def update(self, match: Match, news: list[News]) -> Update:
        """Return how a match looks to the learner."""
        seat, game = self.run.lesson.seat, self.run.game
        view = game.view(match.state, seat)
        return Update(
            table_id=self.run.lesson.id,
            seat=seat,
            version=len(match.steps) + 1,
            view=msgspec.Raw(encode_data(view.data())),
            decision=None,
            clocks=None,
            can_undo=False,
            news=news,
            table=self.table(match),
            consequences=dict(find_consequences(game.id, view).of_position()),
        )

    def news(self, places: Sequence[int]) -> list[News]:
        """Return what the learner noticed of some steps."""
        return [self._news(place, self.run.match.steps[place]) for place in places]

    def _news(self, place: int, step: Step) -> News:
        game, seat = self.run.game.id, self.run.lesson.seat
        events = [event.as_data() for event in step.events if event.is_visible_to(seat)]
        return News(
            version=place + 2,
            at=0,
            what="acted",
            seat=_seat_of(step.entry),
            events=events,
            lines=[self.words.event(event) for event in events],
            rules=[find_rule(game, event) for event in events],
        )

    def decision(self) -> Decision | None:
        """Return what the learner can choose, if an action is asked for."""
        run, state, seat = self.run, self.run.match.state, self.run.lesson.seat
        if not run.is_asked:
            return None
        follows = find_consequences(run.game.id, run.game.view(state, seat))
        options = []
        for action in run.legal():
            data = run.game.action_data(state, seat, action)
            option = Choice(
                action=action,
                text=run.game.action_text(state, seat, action),
                data=data,
                label=self.words.action(data),
                consequences=dict(follows.of_option(action)) or msgspec.UNSET,
            )
            options.append(option)
        kind = run.game.decision(state, seat)
        return Decision(kind=kind, options=options, question=self.words.decision(kind))

    def table(self, match: Match) -> TableInfo:
        """Return the table as it would be, with people on all seats."""
        record = self.run.lesson.record
        result = _result(match.state.outcome()) if match.state.waiting == OVER else None
        return TableInfo(
            id=self.run.lesson.id,
            game=record.game,
            rules=record.rules,
            content=record.content,
            options=dict(record.options),
            players=record.players,
            status="playing",
            owner="",
            pace="live",
            clock=NoClock(),
            listed=False,
            spectators=False,
            rated=True,
            hints=False,
            study=False,
            stand_in="",
            created_at=0,
            seats=[
                SeatInfo(
                    id=self.words.seat_id(seat),
                    kind="person",
                    name=name,
                    person=None,
                    bot=None,
                    waits_for=None,
                    resigned=False,
                )
                for seat, name in enumerate(record.seats)
            ],
            deal=DealInfo(commitment="", entropy=None, seed=None, chosen=None),
            fork=None,
            undo=None,
            result=result,
            rematch=None,
        )


def _result(outcome: Outcome) -> Result:
    return Result(
        reason=outcome.reason,
        places=list(outcome.ranking),
        scores=list(outcome.scores),
        breakdown=list(outcome.breakdown),
    )


def _seat_of(entry: Entry) -> int | None:
    return None if entry.seat == BY_CHANCE else entry.seat
