"""Hints at the table, and what decided a game when it is over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.positions import look_at
from tests.browser.screens import POSITIONS, SCREENS, Visitor, visiting
from tests.browser.serving import Server

COVERED = """() => {
  const pieces = [...document.querySelectorAll('[data-square], .figure')];
  return [...document.querySelectorAll('[data-building-rank]')]
    .filter((mark) => pieces.some((one) => mark.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING))
    .map((mark) => `mark ${mark.dataset.buildingRank} is below a piece`);
}"""
BY_NAME = {screen.name: screen for screen in SCREENS}


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    wanted = {name: POSITIONS[name] for name in ("place", "play", "war1955_over")}
    with visiting(browser, server.url, wanted) as visitor:
        yield visitor


@pytest.mark.parametrize(
    ("screen", "marks"),
    [
        ("Vienna, a hint", "[data-building-rank]"),
        ("1955, a hint", "[data-part=board] [data-rank], .hand [data-rank]"),
    ],
)
def test_a_hint_ranks_options_in_words_and_marks_them_on_the_board(visitor: Visitor, screen: str, marks: str):
    page = visitor.go(BY_NAME[screen])
    first = page.locator(".hints ol > li").first
    expect(first.locator("button")).to_contain_text("% chance of winning")
    expect(first.locator("button")).to_have_attribute("aria-description", "Hint number 1")
    assert first.locator("ul li").count() > 0, "there is a reason"
    assert page.locator(marks).count() > 0
    assert page.evaluate(COVERED) == []


def test_an_advised_option_can_be_chosen_by_the_keyboard(visitor: Visitor):
    page = visitor.go(BY_NAME["Vienna, a hint"])
    before = look_at(page, visitor.places["place"])["version"]
    page.locator(".hints ol button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hints")).to_have_count(0)
    assert look_at(page, visitor.places["place"])["version"] > before


def test_a_turning_point_leads_to_its_moment_and_can_be_played_on_from(visitor: Visitor):
    page = visitor.go(BY_NAME["1955, what decided it"])
    points = page.locator(".points > li")
    assert points.count() > 0
    expect(page.locator("figure table th[scope=col]")).to_have_count(3)
    points.first.locator("a").click()
    expect(page.locator(".controls")).to_be_visible()
    entry = int(page.url.partition("entry=")[2])
    expect(page.locator("#step")).to_contain_text(str(max(1, entry)))
    page.go_back()
    points.first.locator("button").click()
    expect(page.locator("#question")).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert look_at(page, table)["table"]["fork"] == {"table": visitor.places["war1955_over"], "entries": entry}
