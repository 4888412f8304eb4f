"""The shipped puzzles: they replay, match their descriptions, and hold what their report claims."""

from __future__ import annotations

import pickle
import shutil
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from scripts import check_puzzles
from tradecraft.bots.judge import best_choice, judge
from tradecraft.bots.protocol import Budget
from tradecraft.bots.themes import lesson_of, theme_of
from tradecraft.core.errors import BadOption
from tradecraft.core.registry import find_game, game_ids
from tradecraft.lessons.lesson import lessons
from tradecraft.lessons.run import Run
from tradecraft.locales import Texts, languages
from tradecraft.puzzles.mining import Mine, MinedGame, rating
from tradecraft.puzzles.puzzle import (
    Puzzle,
    find_puzzle,
    finding,
    puzzle_of_the_day,
    puzzles,
    read_puzzles,
    themes_of,
    write_side_file,
)
from tradecraft.puzzles.verifying import check, read_results, shortfalls, summary, write_results

ALL = [pytest.param(puzzle, id=puzzle.id) for puzzle in puzzles()]


@pytest.mark.parametrize("game", game_ids())
def test_every_theme_is_taught_by_a_lesson(game: str):
    taught = {lesson_of(game, theme) for theme in themes_of(game)}
    assert taught <= {lesson.id for lesson in lessons() if lesson.game == game}


@pytest.mark.parametrize("puzzle", ALL)
def test_a_puzzle_is_what_it_says(puzzle: Puzzle):
    match = puzzle.position()
    game, state, found = match.game, match.state, puzzle.finding
    assert puzzle.seat in state.deciders
    solution = game.action_from_text(state, puzzle.seat, puzzle.solution)
    legal = {game.action_text(state, puzzle.seat, action) for action in state.legal(puzzle.seat)}
    assert {puzzle.solution, *found.others} <= legal
    assert len(legal) > 1
    assert puzzle.theme == theme_of(game, game.view(state, puzzle.seat), solution)
    assert puzzle.theme in themes_of(puzzle.game)
    # The shares are kept rounded.
    assert abs(found.rating - rating(found.found)) <= 1
    assert found.reasons
    assert all(found.chance > other for other in found.others.values())


def test_there_are_enough_puzzles_of_each_theme():
    counts = Counter((puzzle.game, puzzle.theme) for puzzle in puzzles())
    by_game = Counter(puzzle.game for puzzle in puzzles())
    assert by_game["vienna"] >= 60
    assert by_game["war1955"] >= 40
    assert min(counts.values()) >= 5
    assert {theme for _, theme in counts} >= {"surround", "deny", "payday", "counter", "deck"}
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())


@pytest.mark.parametrize("language", languages())
def test_themes_and_reasons_have_texts(language: str):
    texts = Texts(language)
    for game in game_ids():
        assert all(texts.has(f"puzzle-theme-{theme}") for theme in themes_of(game))


def test_as_a_lesson_it_ends_with_the_solution():
    for puzzle in puzzles()[:5]:
        run = Run(puzzle.as_lesson())
        assert len(run.match.steps) == puzzle.finding.entry
        assert not run.answer("nonsense").is_right
        assert run.answer(puzzle.solution).is_right
        assert len(run.match.steps) == puzzle.finding.entry + 1
        assert run.mark is None


def test_each_puzzle_has_its_day_before_one_comes_again():
    for game in ("", *game_ids()):
        count = sum(game in ("", puzzle.game) for puzzle in puzzles())
        days = [puzzle_of_the_day(20_000 + day, game) for day in range(count)]
        assert len({puzzle.id for puzzle in days if puzzle}) == count


def test_an_unknown_puzzle_is_refused():
    with pytest.raises(BadOption):
        find_puzzle("vienna-nothing")


def test_the_best_choice_is_that_of_the_judge_without_searching_on():
    for puzzle in puzzles()[::25]:
        match = puzzle.position()
        view = match.game.view(match.state, puzzle.seat)
        judged = judge(match.game, view, Budget(simulations=300), "same").best.action
        assert best_choice(match.game, view, 300, "same") == judged


def test_a_side_file_reads_as_it_was_written(tmp_path: Path):
    found = [puzzle.finding for puzzle in puzzles()[:3]]
    write_side_file(tmp_path / "a.json", found)
    assert [finding(asdict(one)) for one in found] == found
    assert check_puzzles.schema_errors(tmp_path / "a.json") == []
    write_side_file(tmp_path / "b.json", [replace(found[0], seat="one")])  # type: ignore[arg-type]
    assert check_puzzles.schema_errors(tmp_path / "b.json")


@pytest.fixture
def quick_mining(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradecraft.puzzles.mining.PLAYING", Budget(simulations=16))
    monkeypatch.setattr("tradecraft.puzzles.mining.MARGIN", 0.0)
    monkeypatch.setattr("tradecraft.puzzles.mining.ENOUGH", 1)
    monkeypatch.setattr("tradecraft.puzzles.mining.MOST_OFTEN", 1.0)
    monkeypatch.setattr("tradecraft.puzzles.mining.full_effort", lambda _: 16)
    monkeypatch.setattr("tradecraft.puzzles.mining.TRIES", {"recruit": 2, "officer": 1, "station_chief": 1})


def test_mining_continues_where_it_was_stopped(quick_mining: None, tmp_path: Path):
    game = find_game("war1955")
    options = game.resolve_options(2, {"side": "short"})
    whole = dict(Mine(game, 2, options, tmp_path / "whole").dig(2))
    first = dict(Mine(game, 2, options, tmp_path / "parts").dig(1))
    second = dict(Mine(game, 2, options, tmp_path / "parts").dig(2))
    assert {**first, **second} == whole
    assert sum(map(len, whole.values())) > 0
    read = list(read_puzzles("war1955", tmp_path / "whole"))
    assert len(read) == sum(map(len, whole.values()))


def test_mining_elsewhere_and_out_of_order_finds_the_same(quick_mining: None, tmp_path: Path):
    """Also when a theme is full before a game is kept that was played without knowing it."""
    game = find_game("war1955")
    options = game.resolve_options(2, {"side": "short"})
    alone = Mine(game, 2, options, tmp_path / "alone", most_per_theme=1)
    shared = Mine(game, 2, options, tmp_path / "shared", most_per_theme=1)
    elsewhere: Mine = pickle.loads(pickle.dumps(shared))
    played: list[MinedGame] = []

    def share(_: Callable[[int], MinedGame], numbers: range) -> list[MinedGame]:
        played.extend(elsewhere.dig_game(number) for number in reversed(numbers))
        return played

    found = dict(shared.dig(3, share))
    assert found == dict(alone.dig(3))
    assert sum(len(dug.findings) for dug in played) > sum(map(len, found.values()))
    for file in (tmp_path / "alone").iterdir():
        assert (tmp_path / "shared" / file.name).read_bytes() == file.read_bytes()


def test_a_failed_check_is_reported(monkeypatch: pytest.MonkeyPatch):
    puzzle = puzzles()[0]
    match = puzzle.position()
    other = next(
        action
        for action in match.state.legal(puzzle.seat)
        if match.game.action_text(match.state, puzzle.seat, action) != puzzle.solution
    )
    monkeypatch.setattr("tradecraft.puzzles.verifying.best_choice", lambda *_: other)
    found = summary([puzzle], {puzzle.id: check(puzzle)})
    assert found["kept"] == found["spymaster"] == 0
    told = " ".join(shortfalls("Vienna", found))
    assert "keep their solution" in told
    assert "spymaster" in told
    assert "of the theme" in told


def test_results_and_page_are_those_of_these_puzzles():
    assert check_puzzles.problems() == []


def test_random_numbers_of_a_theme_follow_from_the_view():
    puzzle = puzzles()[0]
    match = puzzle.position()
    view = match.game.view(match.state, puzzle.seat)
    action = match.game.action_from_text(match.state, puzzle.seat, puzzle.solution)
    state = match.game.resample(view, Random(1))
    assert theme_of(match.game, match.game.view(state, puzzle.seat), action) == puzzle.theme


def test_a_puzzle_that_lost_its_solution_is_dropped_and_its_record_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    name = Counter(puzzle.name for puzzle in puzzles() if puzzle.game == "war1955").most_common(1)[0][0]
    folder = tmp_path / "war1955" / "puzzles"
    folder.mkdir(parents=True)
    for ending in (".json", ".tcr"):
        shutil.copy(check_puzzles.GAMES / "war1955" / "puzzles" / f"{name}{ending}", folder)
    read = lru_cache(lambda: tuple(read_puzzles("war1955", folder)))
    before = sorted(read(), key=lambda puzzle: puzzle.finding.entry)
    assert len(before) > 1
    kept = {puzzle.id: {"solution": puzzle.solution, "kept": [True, puzzle != before[-1]]} for puzzle in before}
    write_results(tmp_path / "results.json", kept)
    monkeypatch.setattr(check_puzzles, "GAMES", tmp_path)
    monkeypatch.setattr(check_puzzles, "RESULTS", tmp_path / "results.json")
    monkeypatch.setattr(check_puzzles, "puzzles", read)
    assert check_puzzles.drop() == [before[-1].id]
    after = sorted(read(), key=lambda puzzle: puzzle.finding.entry)
    assert [puzzle.finding for puzzle in after] == [puzzle.finding for puzzle in before[:-1]]
    assert len(after[-1].record.entries) == after[-1].finding.entry + 1
    assert [id for id, one in read_results(tmp_path / "results.json").items() if "dropped" in one] == [before[-1].id]


def test_looking_for_a_theme_spends_little_on_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []
    monkeypatch.setattr("tradecraft.puzzles.mining.PLAYING", Budget(simulations=16))
    monkeypatch.setattr("tradecraft.puzzles.mining.PASSING", Budget(simulations=4))
    monkeypatch.setattr("tradecraft.puzzles.mining.looks_clear", lambda edges: sum(e.visits for e in edges) > 8)
    monkeypatch.setattr(Mine, "examined", lambda mine, _, view, action: asked.append(theme_of(mine.game, view, action)))
    game = find_game("war1955")
    options = game.resolve_options(2, {"side": "short"})
    assert dict(Mine(game, 2, options, tmp_path, themes=("spy",)).dig(1)) == {0: []}
    assert asked
    assert asked.count("spy") > len(asked) / 2
