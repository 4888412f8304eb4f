"""Puzzles over HTTP, the guide of a game, and what a choice would reveal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import NOBODY, House, opened_house
from tests.server.people.serving import answered, refused
from tradecraft.puzzles.puzzle import Puzzle, puzzles

PUZZLE: Puzzle = puzzles()[0]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened_house(tmp_path_factory.mktemp("puzzles")) as house:
        yield house


def attempt(house: House, answer: str | None = None, language: str = "en") -> dict[str, Any]:
    path = f"/api/puzzles/{PUZZLE.id}?language={language}"
    found: dict[str, Any] = answered(house.ask(NOBODY, "POST", path, {"answer": answer}), 200)
    return found


def test_all_puzzles_are_listed_in_a_language_with_that_of_the_day(house: House):
    listed = answered(house.ask(NOBODY, "GET", "/api/puzzles?language=fr"), 200)
    assert [one["id"] for one in listed["puzzles"]] == [puzzle.id for puzzle in puzzles()]
    assert listed["puzzles"][0]["theme_name"] == "Entourer une place"
    assert listed["today"] in {puzzle.id for puzzle in puzzles()}


def test_a_puzzle_shows_the_seat_its_options_and_tells_no_solution(house: House):
    shown = attempt(house)
    update = shown["state"]["updates"][-1]
    assert shown["verdict"] is None
    assert update["seat"] == PUZZLE.seat
    assert PUZZLE.solution in {option["text"] for option in update["decision"]["options"]}
    other = update["view"]["desks"][1 - PUZZLE.seat]
    assert not other.get("hand")


def test_the_solution_and_another_choice_are_judged(house: House):
    right = attempt(house, PUZZLE.solution)
    assert right["verdict"]["is_right"]
    assert right["verdict"]["reasons"]
    options = attempt(house)["state"]["updates"][-1]["decision"]["options"]
    other = next(option["text"] for option in options if option["text"] != PUZZLE.solution)
    wrong = attempt(house, other, "nl")["verdict"]
    assert not wrong["is_right"]
    assert wrong["solution"] in wrong["text"]


def test_a_refused_request_does_not_reveal_the_solution(house: House):
    answer = attempt(house, "take nothing")
    assert answer["verdict"] is None
    assert answer["state"]["reply"]["refusal"]["code"]
    assert PUZZLE.solution not in str(answer["state"]["reply"])


def test_an_unknown_puzzle_is_not_found(house: House):
    assert refused(house.ask(NOBODY, "POST", "/api/puzzles/nothing", {}), 404) == "no_such_page"
