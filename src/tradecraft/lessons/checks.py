"""Checks of lessons: `scripts.check_lessons` runs them for all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tradecraft.core.errors import Fault, Refused
from tradecraft.core.match import load
from tradecraft.core.registry import find_game_of
from tradecraft.lessons.lesson import ASK, DO, ONE_OF, PLAYED, TRY, Lesson, Mark
from tradecraft.lessons.run import GO_ON, Run, solution
from tradecraft.locales import Texts, languages
from tradecraft.locales.sources import texts_of

ILLEGAL = "?"
"""Something that is no action in any game."""

Keys = Mapping[str, object]


def problems(lesson: Lesson) -> Iterator[str]:
    """List everything that is wrong with a lesson."""
    for problem in _problems(lesson):
        yield f"{lesson.id}: {problem}"


def _problems(lesson: Lesson) -> Iterator[str]:
    try:
        load(find_game_of(lesson.record), lesson.record)
    except Refused as error:
        yield f"the record cannot be replayed: {error}"
        return
    ids = [mark.id for mark in lesson.side.mark]
    yield from (f"there are two marks {id}" for id in sorted(set(ids)) if ids.count(id) > 1)
    texts_missing = [problem for language in languages() for problem in text_problems(lesson, language)]
    yield from texts_missing
    try:
        answers = solution(lesson)
    except (Fault, Refused) as error:
        yield f"it cannot be done: {error}"
        return
    yield from mark_problems(lesson, answers)
    if not texts_missing:
        yield from unanswered(lesson, answers)


def needed_keys(lesson: Lesson) -> list[str]:
    """List the keys of the texts that a lesson must have."""
    keys = [f"{lesson.game}-lessons-{lesson.side.group}", lesson.key(), f"{lesson.key()}.about"]
    for mark in lesson.side.mark:
        key = lesson.key(mark.id)
        keys.append(key)
        if mark.kind in PLAYED:
            keys.append(f"{key}.wrong")
        elif mark.kind == TRY:
            keys.append(f"{key}.tried")
        for option in mark.options:
            keys.append(f"{key}.{option}")
            if option != mark.right:
                keys.append(f"{key}.wrong-{option}")
    return keys


def text_problems(lesson: Lesson, language: str, texts: Keys | None = None) -> Iterator[str]:
    """Say which texts of a lesson are missing in a language, and which are there without need."""
    there = texts_of(language) if texts is None else texts
    needed = needed_keys(lesson)
    yield from (f"{language} has no text {key}" for key in needed if key not in there)
    verbs = find_game_of(lesson.record).actions.verbs
    marks = {lesson.key(mark.id): mark for mark in lesson.side.mark}
    for key in there:
        message, _, attribute = key.partition(".")
        if key in needed or not (message == lesson.key() or message.startswith(f"{lesson.key()}-")):
            continue
        verb = attribute.removeprefix("on-").split("-")[0]
        is_answer = attribute.startswith("on-") and verb in verbs
        if not (is_answer and message in marks and marks[message].kind in (DO, ONE_OF, TRY)):
            yield f"{language} has a text {key} that is never said"


def mark_problems(lesson: Lesson, answers: Sequence[str]) -> Iterator[str]:
    """Say what is wrong with the marks of a lesson that can be done with these answers."""
    run = Run(lesson)
    for place, answer in enumerate(answers):
        mark = run.mark
        if mark is None:
            break
        if run.is_asked and lesson.seat not in run.match.state.deciders:
            yield f"at {mark.id} it is not the learner who decides"
        if mark.kind == ASK:
            yield from _wrong_options(run, mark)
        if mark.kind == ONE_OF:
            for other in mark.actions:
                try:
                    Run(lesson, [*answers[:place], other, *answers[place + 1 :]])
                except (Fault, Refused) as error:
                    yield f"at {mark.id} the lesson does not go on after {other!r}: {error}"
        run.answer(answer)


def _wrong_options(run: Run, mark: Mark) -> Iterator[str]:
    if mark.right not in mark.options or len(set(mark.options)) < 2:
        yield f"{mark.id} asks without a choice, or no option is right"
    if isinstance(mark.actions, dict):
        for option, action in mark.actions.items():
            if (run.refusal(action) is None) != (option == mark.right):
                yield f"at {mark.id} the option {option} is judged otherwise by the engine: {action!r}"


def unanswered(lesson: Lesson, answers: Sequence[str]) -> Iterator[str]:
    """Say where a wrong try finds no answer: any other legal action, what is not legal, an option that is wrong."""
    texts = {language: Texts(language) for language in languages()}
    for place in range(len(answers)):
        before = Run(lesson, answers[:place])
        mark = before.mark
        if mark is None or (not before.is_asked and mark.kind != ASK):
            continue
        state, seat = before.match.state, lesson.seat
        tries = [ILLEGAL, *mark.options]
        if before.is_asked:
            tries += [before.game.action_text(state, seat, action) for action in before.legal()]
        run = before
        for tried in tries:
            if run.answers != list(answers[:place]):
                run = Run(lesson, answers[:place])
            reply = run.answer(tried)
            is_silent = (mark.kind == ASK and tried == ILLEGAL) or (reply.is_right and mark.kind != TRY)
            for language in () if is_silent else languages():
                if not reply.text(texts[language]):
                    yield f"at {mark.id} there is no reply to {tried!r} in {language}"
            if mark.kind == TRY and reply.is_right and not run.answer(GO_ON).is_right:
                yield f"at {mark.id} the lesson does not go on after {tried!r}"
