"""Each question at a table is explained in two sentences, with a way to a lesson where one teaches it."""

from __future__ import annotations

import re

import pytest

from tradecraft.core.notation import VerbGame
from tradecraft.core.registry import find_game, game_ids
from tradecraft.lessons.lesson import lessons
from tradecraft.lessons.moments import decision_rule
from tradecraft.lessons.rules import questions_in
from tradecraft.locales import languages
from tradecraft.locales.sources import bundle, texts_of

END_OF_SENTENCE = re.compile(r"[.!?](?= |$)")


def kinds(game: str) -> list[str]:
    """List the kinds of decisions a game asks for."""
    found = find_game(game)
    assert isinstance(found, VerbGame)
    return [kind.name for kind in found.decisions if kind.verbs]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_ids())
def test_every_question_is_explained_in_two_sentences(game: str, language: str):
    for kind in kinds(game):
        key = f"client-what-{game}-{kind}"
        assert key in texts_of(language), key
        said = bundle(language).format(key, {})
        assert len(END_OF_SENTENCE.findall(said)) == 2, said
    known = {key for key in texts_of(language) if key.startswith(f"client-what-{game}-")}
    assert known == {f"client-what-{game}-{kind}" for kind in kinds(game)}


def test_questions_of_a_lesson_have_their_rules():
    for lesson in lessons():
        found = questions_in(lesson)
        assert set(found) <= set(kinds(lesson.game))
        assert all(rule == decision_rule(find_game(lesson.game), kind) != "" for kind, rule in found.items())


def untaught(game: str) -> list[str]:
    taught = {kind for lesson in lessons() if lesson.game == game for kind in questions_in(lesson)}
    return [kind for kind in kinds(game) if kind not in taught]


def test_only_rare_questions_are_in_no_lesson():
    # Their two sentences explain them where they come up.
    assert untaught("vienna") == ["wander", "pay", "different", "same_token", "instead"]
    assert untaught("war1955") == ["pawn", "destination", "keep"]
