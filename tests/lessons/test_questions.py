"""A reader who knows nothing but the lessons can answer twenty questions about each game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tradecraft.lessons.lesson import lessons
from tradecraft.locales import languages
from tradecraft.locales.sources import bundle, texts_of

QUESTIONS = tomllib.loads(Path(__file__).with_name("questions.toml").read_text("utf-8"))
LEAST = 20


@pytest.mark.parametrize("game", sorted({lesson.game for lesson in lessons()}))
def test_there_are_twenty_questions_with_answers(game: str):
    asked = [one["question"] for one in QUESTIONS[game]]
    assert len(set(asked)) == len(asked) >= LEAST
    assert all(one["answer"] for one in QUESTIONS[game])


@pytest.mark.parametrize(
    ("game", "one"), [(game, one) for game, all in QUESTIONS.items() for one in all], ids=lambda value: str(value)[:40]
)
def test_a_sentence_of_a_lesson_gives_the_answer(game: str, one: dict[str, str]):
    key = f"{game}-lesson-{one['key']}"
    assert one["words"] in bundle("en").format(key, {}), f"{key} does not say it"
    assert key in shown(game), f"{key} is shown only after a wrong try"
    for language in languages():
        assert key in texts_of(language), f"{language} has no {key}"


def shown(game: str) -> set[str]:
    """Return the keys of what a learner is shown who does everything right."""
    found: set[str] = set()
    for lesson in [lesson for lesson in lessons() if lesson.game == game]:
        for mark in lesson.side.mark:
            key = lesson.key(mark.id)
            found |= {key, *(f"{key}.{option}" for option in mark.options)}
    return found


def test_an_answer_to_a_wrong_try_is_not_shown_to_all():
    assert "vienna-lesson-paying-second" in shown("vienna")
    assert "vienna-lesson-paying-second.wrong-rathaus" not in shown("vienna")
