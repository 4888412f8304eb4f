"""`tradecraft puzzle`: the list, and a puzzle solved, missed, and refused what is not allowed."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import error_line, run
from tradecraft.core.registry import game_ids
from tradecraft.locales import Texts, languages
from tradecraft.locales.texts import texts_for
from tradecraft.puzzles.puzzle import Puzzle, puzzle_of_the_day, puzzles

FIRST = [next(puzzle for puzzle in puzzles() if puzzle.game == game) for game in game_ids()]
PER_GAME = [pytest.param(puzzle, id=puzzle.game) for puzzle in FIRST]


def label(puzzle: Puzzle, language: str = "en") -> str:
    """Return the words for the solution, as in the log."""
    match = puzzle.position()
    action = match.game.action_from_text(match.state, puzzle.seat, puzzle.solution)
    words = texts_for(puzzle.game, Texts(language), match.seats, match.options, match.game.content_version)
    return words.action(match.game.action_data(match.state, puzzle.seat, action))


def wrong(puzzle: Puzzle) -> str:
    match = puzzle.position()
    texts = [match.game.action_text(match.state, puzzle.seat, action) for action in match.state.legal(puzzle.seat)]
    return next(text for text in texts if text != puzzle.solution)


def flat(text: str) -> str:
    """Return a text without the line breaks of the terminal."""
    return " ".join(text.split())


def test_the_list_as_json_has_id_game_theme_and_difficulty():
    found = json.loads(run("puzzle", "--list", "--json").stdout)
    assert set(found) == {"puzzles"}
    assert [puzzle["id"] for puzzle in found["puzzles"]] == [puzzle.id for puzzle in puzzles()]
    assert {frozenset(puzzle) for puzzle in found["puzzles"]} == {frozenset({"id", "game", "theme", "difficulty"})}
    assert {puzzle["difficulty"] for puzzle in found["puzzles"]} == {"easy", "medium", "hard"}


def test_the_list_can_be_of_one_game_and_theme():
    found = json.loads(run("puzzle", "--list", "--json", "--game", "war1955", "--theme", "deck").stdout)["puzzles"]
    assert len(found) >= 5
    assert {(puzzle["game"], puzzle["theme"]) for puzzle in found} == {("war1955", "deck")}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("puzzle", PER_GAME)
def test_a_solved_puzzle_is_explained_and_leads_to_the_next(puzzle: Puzzle, language: str):
    result = run("puzzle", puzzle.id, "--language", language, lines=[puzzle.solution])
    assert result.exit_code == 0, result.output
    best = round(100 * puzzle.finding.chance)
    said = Texts(language).get("puzzle-right", solution=label(puzzle, language), best=best)
    assert flat(said) in flat(result.stdout)
    alike = [one.id for one in puzzles() if (one.game, one.theme) == (puzzle.game, puzzle.theme)]
    assert f"tradecraft puzzle {alike[1]}" in flat(result.stdout)


@pytest.mark.parametrize("puzzle", PER_GAME)
def test_a_missed_puzzle_names_the_solution_and_the_reasons(puzzle: Puzzle):
    output = flat(run("puzzle", puzzle.id, lines=["nonsense", wrong(puzzle)]).stdout)
    assert f"“{label(puzzle)}” wins in {round(100 * puzzle.finding.chance)}" in output
    assert "That is it" not in output


def test_what_is_not_allowed_is_no_try():
    output = flat(run("puzzle", FIRST[0].id, lines=["place 999", FIRST[0].solution]).stdout)
    assert "That is it" in output


def test_without_a_name_it_is_the_puzzle_of_the_day(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tradecraft.cli.puzzle.time", lambda: 20_000 * 86_400.0)
    today = puzzle_of_the_day(20_000, "")
    assert today is not None
    assert today.id in run("puzzle", lines=["quit"]).stdout


def test_unknown_puzzles_are_refused_in_one_line():
    assert "vienna-nothing" in error_line(run("puzzle", "vienna-nothing"))
    assert "--list" in error_line(run("puzzle", "--game", "war1955", "--theme", "payday"))
