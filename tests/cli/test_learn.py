"""`tradecraft learn`: the list, and a lesson from its beginning to its end."""

import json

import pytest

from tests.cli.running import error_line, run
from tradecraft.lessons.lesson import find_lesson, lessons
from tradecraft.lessons.run import solution


def test_the_list_as_json_has_id_game_title_and_rules():
    found = json.loads(run("learn", "--list", "--json", "--language", "fr").stdout)["lessons"]
    assert [lesson["id"] for lesson in found] == [lesson.id for lesson in lessons()]
    assert {"id", "game", "title", "rules"} == set(found[0])
    assert found[0]["title"] == "Un tour de jeu"
    assert "V5.3" in found[0]["rules"]


def test_without_a_lesson_all_are_listed():
    listed = run("learn", COLUMNS="120").stdout
    assert all(lesson.id in listed for lesson in lessons())
    headings = [line for line in listed.splitlines() if " – " in line]
    assert [line.strip() for line in headings] == [
        "Vienna – Introductory game",
        "Vienna – Advanced game",
        "Vienna – Expansions",
        "1955: The War of Espionage – The whole game",
    ]


@pytest.mark.parametrize("lesson", [lesson.id for lesson in lessons()])
def test_a_lesson_can_be_done_to_its_end(lesson: str):
    result = run("learn", lesson, lines=solution(find_lesson(lesson)))
    assert result.exit_code == 0, result.output
    assert "The lesson is done." in result.stdout


def test_a_wrong_try_is_answered_and_the_lesson_waits():
    output = run("learn", "vienna-round", lines=["1", "assign 056 001 027", "2", "1", "quit"]).stdout
    assert output.count("A fine plan too") == 1
    assert output.count("You own only 1 wine.") == 1
    assert "step 3 of 8" in output


def test_a_learner_can_go_back_and_start_again():
    output = run("learn", "vienna-round", lines=["assign 056 001 027", "1", "back", "again", "quit"]).stdout
    assert output.count("step 3 of 8") == 1
    assert output.count("step 2 of 8") == 2
    assert output.count("step 1 of 8") == 2


def test_an_unknown_lesson_is_refused_in_one_line():
    assert "vienna-round" in error_line(run("learn", "vienna-nothing"))
