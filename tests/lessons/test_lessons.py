"""All lessons pass the checks, and every check can fail."""

from __future__ import annotations

import re
from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest

from scripts import check_lessons
from tradecraft.core.record import Record, parse_record, print_record
from tradecraft.core.registry import find_game, game_ids
from tradecraft.lessons.checks import needed_keys, problems, text_problems
from tradecraft.lessons.lesson import Lesson, Mark, find_lesson, lessons
from tradecraft.lessons.rules import rules_touched
from tradecraft.lessons.run import Run, solution
from tradecraft.locales import languages
from tradecraft.locales.sources import texts_of

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
ROUND = find_lesson("vienna-round")


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_has_no_problems(lesson: Lesson):
    assert list(problems(lesson)) == []


def test_side_files_fit_the_schema():
    assert list(check_lessons.schema_errors()) == []
    assert check_lessons.SCHEMA.read_text("utf-8") == check_lessons.schema()


@pytest.mark.parametrize("game", game_ids())
def test_what_a_lesson_points_at_is_something_the_client_marks(game: str):
    folder = WEB / "games" / game
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.svelte"))
    common = "".join(path.read_text("utf-8") for path in (WEB / "table").glob("*.svelte"))
    kinds = {*re.findall(r"highlight\.has\('(\w+)'", source)}
    parts = {*re.findall(r'data-part="(\w+)"', source + common)}
    for lesson in [one for one in lessons() if one.game == game]:
        for point in [point for mark in lesson.side.mark for point in mark.point]:
            kind, _, id = point.partition(":")
            assert id in parts if kind == "part" else kind in kinds, f"{lesson.id}: {point}"


# The checks can fail


def changed(lesson: Lesson, place: int, **fields: object) -> Lesson:
    """Return a lesson with another mark in a place."""
    marks = list(lesson.side.mark)
    marks[place] = Mark(**{**vars(marks[place]), **fields})
    return replace(lesson, side=replace(lesson.side, mark=marks))


def recorded(lesson: Lesson, old: str, new: str) -> Lesson:
    """Return a lesson whose record says something else."""
    text = print_record(lesson.record)
    assert text.count(old) == 1
    record: Record = parse_record(text.replace(old, new))
    return replace(lesson, record=record)


@pytest.mark.parametrize(
    ("lesson", "problem"),
    [
        (recorded(ROUND, "1 place 15\n", "1 place 14\n"), "the record cannot be replayed"),
        (recorded(ROUND, "2 take tobacco\n", "2 take wine\n"), "the record cannot be replayed"),
        (changed(ROUND, 2, before="1 place 9"), "no entry '1 place 9' for the mark agent"),
        (changed(ROUND, 2, id="place"), "en has no text vienna-lesson-round-place"),
        (changed(ROUND, 2, id="place"), "nl has no text vienna-lesson-round-place.wrong"),
        (changed(ROUND, 2, id="place"), "fr has a text vienna-lesson-round-agent that is never said"),
        (changed(ROUND, 2, kind="show"), "en has a text vienna-lesson-round-agent.on-take that is never said"),
        (changed(ROUND, 1, right="pink"), "at pay the option purple is judged otherwise by the engine"),
        (changed(ROUND, 1, right="blue"), "pay asks without a choice, or no option is right"),
        (changed(ROUND, 2, id="plan"), "there are two marks plan"),
        (changed(ROUND, 3, kind="do"), "it cannot be done"),
        (changed(ROUND, 2, kind="one_of", actions=["place 14"]), "the lesson does not go on after 'place 14'"),
        (
            changed(find_lesson("vienna-payday"), 4, actions=["remove 1"]),
            "the lesson does not go on after 'remove 1'",
        ),
    ],
)
def test_a_planted_fault_is_found(lesson: Lesson, problem: str):
    found = list(problems(lesson))
    assert any(problem in one for one in found), found


def test_a_broken_record_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    broken = recorded(ROUND, "1 place 15\n", "1 place 14\n")
    monkeypatch.setattr(check_lessons, "lessons", lambda: (broken,))
    assert check_lessons.main() == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("vienna-round: the record cannot be replayed")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("minutes = 4", 'minutes = 4\nauthor = "me"', "end: unknown fields ['author']"),
        ("minutes = 4", 'minutes = "four"', "end: Expected `int`, got `str`"),
        ('kind = "do"', 'kind = "dance"', "end: Invalid enum value 'dance'"),
        ("[[mark]]", "[[marc]]", "end: Object missing required field `mark`"),
    ],
)
def test_a_side_file_that_does_not_fit_the_schema_is_said_in_a_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    problem: str,
):
    text = (check_lessons.GAMES / "vienna" / "lessons" / "end.toml").read_text("utf-8")
    assert old in text
    side_file = tmp_path / "vienna" / "lessons" / "end.toml"
    side_file.parent.mkdir(parents=True)
    side_file.write_text(text.replace(old, new), "utf-8")
    monkeypatch.setattr(check_lessons, "GAMES", tmp_path)
    assert check_lessons.main() == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"vienna-{problem}")


@pytest.mark.parametrize("language", languages())
def test_a_missing_text_is_found_in_each_language(language: str):
    for key in needed_keys(ROUND):
        texts = {other: text for other, text in texts_of(language).items() if other != key}
        assert list(text_problems(ROUND, language, texts)) == [f"{language} has no text {key}"]


# What the engine says a lesson is about


def test_rules_come_from_events_questions_and_refusals():
    touched = rules_touched(ROUND)
    assert touched["V2.4"] == {"crest_passed"}
    assert touched["V5.1"] >= {"question place"}
    assert touched["V5.3"] >= {"refusal cannot_pay", "agent_placed"}


def test_what_happened_before_the_lesson_began_does_not_count():
    lesson = find_lesson("vienna-payday")
    whole = replace(lesson, side=replace(lesson.side, skip=0))
    assert "V5.6" in rules_touched(whole)
    assert "V5.6" not in rules_touched(lesson)


def test_secret_events_of_others_do_not_count():
    run = Run(ROUND, solution(ROUND))
    seen = [event for step in run.match.steps for event in step.events if event.is_visible_to(ROUND.seat)]
    drawn = [event for event in seen if event.kind == "cards_seen"]
    assert drawn
    assert {event.data["seat"] for event in drawn} == {0}


def test_every_lesson_is_of_a_version_that_is_played():
    for lesson in lessons():
        assert lesson.record.rules == find_game(lesson.game).rules_version


# Which rules the lessons touch


def test_every_rule_is_touched_explained_or_left_out_for_a_reason():
    for game in game_ids():
        assert list(check_lessons.coverage_of(game).problems()) == []
    assert check_lessons.PAGE.read_text("utf-8") == check_lessons.page()


@pytest.mark.parametrize(
    ("rule", "told", "problem"),
    [
        ("V1.3", None, "the rule V1.3 is nowhere"),
        ("V5.3", "a reason", "the rule V5.3 is in two places"),
        ("V7.2", "a reason", "the rule V7.2 is in two places"),
        ("V99", "a reason", "there is no rule V99"),
    ],
)
def test_a_rule_without_its_place_is_found(rule: str, told: str | None, problem: str):
    coverage = copy(check_lessons.coverage_of("vienna"))
    coverage.left_out = {id: why for id, why in coverage.left_out.items() if id != rule}
    if told:
        coverage.left_out[rule] = told
    assert list(coverage.problems()) == [f"vienna: {problem}"]
