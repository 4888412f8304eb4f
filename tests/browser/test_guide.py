"""The guided first game: from the start page to the first own move, explanations, suggestions, and second thoughts."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.positions import at_random, become_guest, make_table, play_until
from tests.browser.serving import Server
from tradecraft.core.registry import game_ids
from tradecraft.locales import Texts, languages

QUESTION = "[data-part=question]"
GUIDE = "[data-part=guide]"
PATIENCE = 60_000
MOST_CLICKS, MOST_SECONDS = 3, 60


@contextmanager
def visiting(browser: Browser, server: Server, language: str = "en") -> Iterator[Page]:
    """Open a page in a language, with no animation to wait for."""
    context = browser.new_context(
        base_url=server.url, locale=language, reduced_motion="reduce", viewport={"width": 1366, "height": 768}
    )
    try:
        yield context.new_page()
    finally:
        context.close()


def begin(page: Page, game: str) -> None:
    """Go from the start page to a guided game that asks something."""
    page.goto("/")
    page.locator(f'a[href="/guide/{game}"]').click()
    page.locator(f"{QUESTION}[data-asked]").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("game", game_ids())
def test_teach_me_leads_to_an_own_move_within_three_clicks_and_a_minute(browser: Browser, server: Server, game: str):
    with visiting(browser, server) as page:
        clicks = [0]
        page.expose_function("countClick", lambda: clicks.__setitem__(0, clicks[0] + 1))
        page.add_init_script("addEventListener('click', (event) => event.isTrusted && countClick(), true)")
        page.goto("/")
        began = time.monotonic()
        page.get_by_role("link", name=re.compile("Teach me")).nth(game_ids().index(game)).click()
        page.locator("[data-suggest]").click(timeout=PATIENCE)
        page.locator("[data-suggestion]").first.click(timeout=PATIENCE)
        expect(page.locator(f"{QUESTION} .dot, {QUESTION}[data-asked], {QUESTION}.idle").first).to_be_visible()
        page.wait_for_function("document.querySelectorAll('[data-suggestion]').length === 0", timeout=PATIENCE)
        assert time.monotonic() - began < MOST_SECONDS
        assert 1 <= clicks[0] <= MOST_CLICKS


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.long) for one in languages() if one != "en")]
)
def test_what_is_new_is_explained_once(browser: Browser, server: Server, language: str):
    with visiting(browser, server, language) as page:
        begin(page, "vienna")
        said = Texts(language).get("client-what-vienna-assign")
        note = page.locator("[data-note='question assign']")
        expect(note).to_contain_text(said, timeout=PATIENCE)
        page.locator("[data-understood]").click()
        expect(note).to_have_count(0)
        page.reload()
        page.locator(f"{QUESTION}[data-asked]").wait_for(timeout=PATIENCE)
        page.locator("[data-suggest]").wait_for(timeout=PATIENCE)
        expect(note).to_have_count(0)


@pytest.mark.long
def test_explanations_that_wait_are_counted(browser: Browser, server: Server):
    with visiting(browser, server) as page:
        begin(page, "vienna")
        page.locator("[data-suggest]").click(timeout=PATIENCE)
        page.locator("[data-suggestion]").first.click(timeout=PATIENCE)
        page.locator(f"{QUESTION}[data-asked=place]").wait_for(timeout=PATIENCE)
        on = page.locator("[data-understood]")
        # After the first round of automatic actions more is new than is explained at a time.
        expect(on).to_have_text(re.compile(r"^Next \(\d+ more\)$"), timeout=PATIENCE)
        while (text := on.inner_text()) != "Got it":
            expect(page.locator("[data-note]")).to_have_count(2)
            more = max(0, int(re.sub(r"\D", "", text)) - 2)
            on.click()
            expect(on).to_have_text(f"Next ({more} more)" if more else "Got it")
        on.click()
        expect(page.locator("[data-note]")).to_have_count(0)


def test_a_choice_that_loses_much_is_pointed_out_first_unless_that_is_switched_off(browser: Browser, server: Server):
    with visiting(browser, server) as page:
        # So much is given away by every choice, whatever the deal.
        page.route_web_socket(re.compile("/api/socket"), _exaggerating)
        begin(page, "vienna")
        page.keyboard.press("l")
        options = page.locator("[data-drawer=list] [data-action]")
        options.first.click()
        warning = page.locator("[data-warning]")
        expect(warning).to_contain_text("gives away about 30 of 100 wins", timeout=PATIENCE)
        expect(warning.locator("[data-costs]")).to_have_text("It costs you a lot. It costs you tobacco.")
        page.locator("[data-reconsider]").click()
        expect(warning).to_have_count(0)
        expect(page.locator("[data-suggestion]").first).to_be_visible()
        page.locator(f"{QUESTION}[data-asked=assign]").wait_for()
        # The best of them is never doubted.
        best = page.locator("[data-suggestion]").first.get_attribute("data-suggestion")
        page.locator(f"[data-drawer=list] [data-action]:not([data-action='{best}'])").first.click()
        page.locator("[data-anyway]").click()
        page.locator(f"{QUESTION}:not([data-asked=assign])").wait_for(timeout=PATIENCE)
        page.locator(f"{GUIDE} summary").click()
        boxes = page.locator(f"{GUIDE} input[type=checkbox]")
        with page.expect_response(re.compile("/api/me$")):
            boxes.nth(0).click()
        with page.expect_response(re.compile("/api/me$")):
            boxes.nth(1).click()
        expect(page.locator("[data-note]")).to_have_count(0)
        expect(page.locator(f"{GUIDE} a[href^='/tables/']")).to_be_visible()


def test_the_guide_can_be_left_and_called_again_at_the_same_table(browser: Browser, server: Server):
    with visiting(browser, server) as page:
        begin(page, "war1955")
        page.locator(f"{GUIDE} summary").click()
        page.locator(f"{GUIDE} a[href^='/tables/']").click()
        expect(page.locator(GUIDE)).to_have_count(0)
        answer_the_first(page, "home")
        page.locator("#open-menu").click()
        page.locator("#guide-on").click()
        page.locator("[data-suggest]").click(timeout=PATIENCE)
        page.locator("[data-hide]").click(timeout=PATIENCE)
        expect(page.locator("[data-suggestion]")).to_have_count(0)
        page.locator("[data-suggest]").click()
        page.locator("[data-suggestion]").first.click(timeout=PATIENCE)
        # What is asked next may be the second card, so that the question is the same.
        expect(page.locator("[data-suggestion]")).to_have_count(0, timeout=PATIENCE)
        page.locator("#open-menu").click()
        expect(page.locator("#guide-on")).to_have_count(0)


def test_the_guide_makes_room_when_what_is_beside_it_grows(browser: Browser, server: Server):
    with visiting(browser, server) as page:
        begin(page, "vienna")
        page.locator("[data-understood]").wait_for(timeout=PATIENCE)
        goods, guide = page.locator("[data-part=goods]"), page.locator(GUIDE)
        goods.evaluate("(goods) => { goods.style.paddingBottom = '160px' }")
        page.wait_for_function(
            "([goods, guide]) => guide.getBoundingClientRect().top >= goods.getBoundingClientRect().bottom - 1",
            arg=[goods.element_handle(), guide.element_handle()],
            timeout=PATIENCE,
        )


def answer_the_first(page: Page, kind: str) -> None:
    """Choose the first of the options in the list, and see that it counts."""
    page.locator(f"{QUESTION}[data-asked={kind}]").wait_for(timeout=PATIENCE)
    page.keyboard.press("l")
    page.locator("[data-drawer=list] [data-action]").first.click()
    page.locator(f"{QUESTION}[data-asked]:not([data-asked={kind}])").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("game", "rule"), [("vienna", "V7.3"), pytest.param("war1955", "W7.1", marks=pytest.mark.long)]
)
def test_how_a_guided_game_ends_is_explained_once(browser: Browser, server: Server, game: str, rule: str):
    with visiting(browser, server) as page:
        page.goto("/about")
        become_guest(page, "Sasha")
        table = make_table(page, game, {}, {"type": "bot", "bot": "random"})
        assert play_until(page, table, at_random())
        with page.expect_response(re.compile("/api/me$")):
            page.goto(f"/guide/{game}/{table}")
        farewell = page.locator("[data-part=farewell]")
        expect(farewell.locator(f"[data-note='{rule}']")).to_be_visible(timeout=PATIENCE)
        expect(farewell.locator("a[href='/learn']")).to_be_visible()
        page.reload()
        expect(farewell).to_be_visible(timeout=PATIENCE)
        expect(farewell.locator(f"[data-note='{rule}']")).to_have_count(0)


def _exaggerating(route: object) -> None:
    """Let every hint say that the choice gives away 30 of 100 wins, and what it costs."""
    said = ("It costs you a lot.", "It costs you tobacco.", "It costs you more than is said.")
    costs = json.dumps([{"code": "cost", "params": {}, "text": text} for text in said])

    def exaggerated(text: str) -> str:
        text = re.sub(r'"costs":\[.*?\]', f'"costs":{costs}', text)
        return re.sub(r'"loss":[0-9.e-]+', '"loss":0.3', text)

    server = route.connect_to_server()  # type: ignore[attr-defined]
    server.on_message(lambda text: route.send(exaggerated(text)))  # type: ignore[attr-defined]
