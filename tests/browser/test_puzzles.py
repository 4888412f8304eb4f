"""Puzzles in a browser: the day's, one solved and one missed, the rating and the streak, and practice by theme."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Server
from tests.browser.test_guide import PATIENCE, QUESTION, visiting
from tradecraft.core.registry import game_ids
from tradecraft.locales import Texts, languages
from tradecraft.puzzles.puzzle import Puzzle, puzzles


def give(page: Page, answer: str) -> None:
    """Choose something in the list of all options."""
    page.locator(f"{QUESTION}[data-asked]").wait_for(timeout=PATIENCE)
    page.keyboard.press("l")
    page.locator(f'[data-drawer=list] [data-action="{answer}"]').click()


def wrong_answer(puzzle: Puzzle) -> str:
    match = puzzle.position()
    texts = [match.game.action_text(match.state, puzzle.seat, action) for action in match.state.legal(puzzle.seat)]
    return next(text for text in texts if text != puzzle.solution)


def first_of(game: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles() if puzzle.game == game)


@pytest.mark.parametrize("game", game_ids())
def test_a_solved_puzzle_counts_and_leads_to_the_next(browser: Browser, server: Server, game: str):
    puzzle = first_of(game)
    with visiting(browser, server) as page:
        page.goto(f"/puzzles/{puzzle.id}?game={game}&theme={puzzle.theme}")
        with page.expect_response(re.compile("/api/me$")):
            give(page, puzzle.solution)
        expect(page.locator("[data-verdict=right]")).to_contain_text("That is it", timeout=PATIENCE)
        expect(page.locator("[data-next]")).to_have_attribute("href", re.compile(f"/puzzles/{game}-.*theme="))
        page.goto("/puzzles")
        expect(page.locator("[data-streak]")).to_have_text("1")
        assert int(page.locator("[data-rating]").inner_text()) > 1200
        expect(page.locator(f"[data-theme={puzzle.theme}] .solved")).to_have_count(1)


@pytest.mark.parametrize("language", [pytest.param(one, marks=pytest.mark.long) for one in languages()])
@pytest.mark.parametrize("game", game_ids())
def test_a_missed_puzzle_is_explained_in_every_language(browser: Browser, server: Server, game: str, language: str):
    puzzle = first_of(game)
    with visiting(browser, server, language) as page:
        page.goto(f"/puzzles/{puzzle.id}")
        give(page, wrong_answer(puzzle))
        told = page.locator("[data-verdict=wrong]")
        expect(told.locator("li").first).to_be_visible(timeout=PATIENCE)
        page.goto("/puzzles")
        expect(page.locator("h1")).to_have_text(Texts(language).get("client-puzzles-title"))
        expect(page.locator("[data-streak]")).to_have_text("0")


def test_the_puzzle_of_the_day_is_one_click_away_and_can_be_reported(browser: Browser, server: Server):
    with visiting(browser, server) as page:
        page.goto("/puzzles")
        page.locator("[data-today]").click()
        page.locator("[data-puzzle]").wait_for(timeout=PATIENCE)
        page.get_by_role("button", name="Report a mistake").click()
        page.locator("textarea").fill("There are two solutions.")
        with page.expect_request(re.compile("/api/reports$")) as sent:
            page.get_by_role("button", name="Send", exact=True).click()
        body = sent.value.post_data_json
        assert body is not None
        assert body["text"].startswith("Puzzle ")
