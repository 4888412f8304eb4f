"""Lessons over HTTP: the list, and playing one, in the form of table updates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import NOBODY, House, opened_house
from tests.server.people.serving import answered, refused
from tradecraft.lessons.lesson import find_lesson, lessons
from tradecraft.lessons.run import solution

ROUND = "vienna-round"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened_house(tmp_path_factory.mktemp("lessons")) as house:
        yield house


def state(house: House, lesson: str = ROUND, language: str = "en", **progress: Any) -> dict[str, Any]:
    path = f"/api/lessons/{lesson}?language={language}"
    found: dict[str, Any] = answered(house.ask(NOBODY, "POST", path, progress), 200)
    return found


def test_all_lessons_are_listed_in_a_language(house: House):
    listed = answered(house.ask(NOBODY, "GET", "/api/lessons?language=nl"), 200)
    assert [one["id"] for one in listed] == [lesson.id for lesson in lessons()]
    assert listed[0]["title"] == "Hoe een ronde gaat"
    assert listed[0]["steps"] == len(solution(find_lesson(ROUND)))


def test_a_lesson_begins_with_a_view_and_what_can_be_chosen(house: House):
    begun = state(house, language="fr")
    (update,) = begun["updates"]
    assert (begun["kind"], begun["mark"], begun["step"]) == ("do", "plan", 0)
    assert begun["text"].startswith("Vous dirigez un service secret")
    assert update["view"]["game"] == "vienna"
    assert update["decision"]["kind"] == "assign"
    assert update["table"]["seats"][0]["name"] == "Alex"
    assert [one["seat"] for one in update["news"]] == [None] * 4


def test_the_other_hand_stays_hidden(house: House):
    desks = state(house)["updates"][0]["view"]["desks"]
    assert desks[0]["hand"] == [1, 27, 56]
    assert desks[1]["hand"] is None
    told = [event for one in state(house)["updates"][0]["news"] for event in one["events"]]
    assert {event["seat"] for event in told if event["kind"] == "cards_seen"} == {0}


def test_a_right_answer_leads_on_step_by_step(house: House):
    on = state(house, answers=[], answer="assign 056 001 027")
    assert on["reply"] is None
    assert on["answers"] == ["assign 056 001 027"]
    assert [len(one["news"]) for one in on["updates"]] == [4, 1, 1]
    assert [one["version"] for one in on["updates"]] == [5, 6, 7]
    assert [option["id"] for option in on["options"]] == ["purple", "pink", "grey"]


def test_a_wrong_answer_is_answered_and_changes_nothing(house: House):
    wrong = state(house, answers=["assign 056 001 027"], answer="grey")
    assert wrong["reply"]["text"].startswith("You own only 1 tobacco.")
    assert wrong["reply"]["refusal"]["rule"] == "V5.3"
    assert wrong["answers"] == ["assign 056 001 027"]
    assert wrong["updates"] == []


def test_a_lesson_continues_where_it_was_left(house: House):
    there = state(house, at=2)
    assert there["answers"] == solution(find_lesson(ROUND))[:2]
    assert there["mark"] == "agent"


@pytest.mark.parametrize("lesson", [lesson.id for lesson in lessons()])
def test_a_lesson_can_be_done_over_http(house: House, lesson: str):
    here = state(house, lesson)
    for answer in solution(find_lesson(lesson)):
        here = state(house, lesson, answers=here["answers"], answer=answer)
        assert here["reply"] is None, (lesson, answer)
    assert here["kind"] == "done"
    assert here["updates"][-1]["decision"] is None


def test_what_does_not_fit_is_refused(house: House):
    path = f"/api/lessons/{ROUND}"
    assert refused(house.ask(NOBODY, "POST", path, {"answers": ["take wine"]}), 400) == "lesson_answer"
    assert refused(house.ask(NOBODY, "POST", path, {"at": -1}), 400) == "malformed_request"
    assert refused(house.ask(NOBODY, "POST", "/api/lessons/vienna-nothing", {}), 404) == "no_such_page"
