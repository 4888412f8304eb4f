"""Each decision at a table is explained in two sentences, with a link to the lesson that teaches it, if any."""

from __future__ import annotations

import re

import pytest

from tradecraft.core.notation import VerbGame
from tradecraft.core.registry import find_game, game_ids
from tradecraft.lessons.lesson import lessons
from tradecraft.lessons.moments import decision_rule
from tradecraft.lessons.rules import questions_in, teachers
from tradecraft.locales import languages
from tradecraft.locales.sources import bundle, texts_of
from tradecraft.server.transport.lessons import lesson_list

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


def elsewhere(game: str) -> dict[str, str]:
    """Return the questions that no lesson asks, with the lesson that explains something like them."""
    asked = {kind for lesson in lessons() if lesson.game == game for kind in questions_in(lesson)}
    return {kind: lesson.id for kind, lesson in teachers(game).items() if kind not in asked}


@pytest.mark.parametrize("game", game_ids())
def test_every_question_leads_to_a_rule_and_a_lesson(game: str):
    assert list(teachers(game)) == kinds(game)
    told = {kind: rule for info in lesson_list("en") if info.game == game for kind, rule in info.questions.items()}
    assert told == {kind: decision_rule(find_game(game), kind) for kind in kinds(game)}
    assert all(told.values())


def test_a_question_leads_to_the_first_lesson_that_asks_it():
    assert teachers("vienna")["place"].id == "vienna-round"
    assert teachers("vienna")["mission"].id == "vienna-missions"


def test_only_rare_questions_are_in_no_lesson_and_lead_to_one_about_their_rule():
    assert elsewhere("vienna") == {
        "wander": "vienna-third_man",
        "pay": "vienna-counting",
        "different": "vienna-cards",
        "same_token": "vienna-cards",
        "instead": "vienna-end",
    }
    assert elsewhere("war1955") == {
        "pawn": "war1955-specials",
        "destination": "war1955-winning",
        "keep": "war1955-specials",
    }
