"""A tab that stays open while the server is updated: the files of the old version are replaced."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.browsers import visit
from tests.browser.serving import Server
from tradecraft.locales import Texts

PAGE = re.compile(r"/assets/RulesPage-[\w-]+\.js$")
START = "article:first-of-type button.primary"


def open_rules(page: Page, stays_missing: bool = False) -> list[str]:
    """Go from the start page to the rules, whose file is gone; return the addresses that are loaded from then on."""
    loaded: list[str] = []

    def answer(route: Route) -> None:
        if loaded and not stays_missing:
            route.continue_()
        else:
            route.fulfill(status=404, content_type="text/plain", body="no such file")

    page.route(PAGE, answer)
    page.goto("/")
    page.locator(START).wait_for()
    page.on("request", lambda request: loaded.append(request.url) if request.is_navigation_request() else None)
    page.locator("nav a[href='/rules']").first.click()
    return loaded


def test_a_tab_that_was_open_across_an_update_loads_itself_again_where_it_was_going(browser: Browser, server: Server):
    with visit(browser, server.url) as context:
        page = context.new_page()
        loaded = open_rules(page)
        expect(page.locator("main h1")).to_have_text(Texts("en").get("client-nav-rules"))
        assert loaded == [f"{server.url}/rules"]


def test_a_file_that_stays_missing_is_said_and_not_asked_for_again_and_again(browser: Browser, server: Server):
    with visit(browser, server.url) as context:
        page = context.new_page()
        loaded = open_rules(page, stays_missing=True)
        expect(page.locator("main [role=alert]")).to_have_text(Texts("en").get("client-unreachable"))
        assert loaded == [f"{server.url}/rules"]
        page.locator("header a[href='/']").first.click()
        expect(page.locator(START)).to_be_visible()
