"""The fair deal as the browser shows it: sealed before the game, and checked when it is over."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.browsers import visit
from tests.browser.players import Player
from tests.browser.positions import at_random, look_at, play_until
from tests.browser.serving import Server

TABLE = re.compile(r"/tables/[\w-]+$")
HEX = re.compile("^[0-9a-f]{64}$")


def begin_with_one_click(page: Page) -> Player:
    """Start the shortest game there is from the start page, against a bot that answers at once."""
    player = Player(page, "Anna")
    page.goto("/")
    game = page.locator("article").last
    game.locator("summary").click()
    game.get_by_label("Opponents").select_option("random")
    player.press(game.locator("button.primary"))
    page.wait_for_url(TABLE)
    page.locator("#open-menu").wait_for()
    return player


def play_to_the_end(page: Page, table: str) -> None:
    """Play the game while the browser shows another page, which is quicker; then load the table anew."""
    page.goto("/about")
    play_until(page, table, at_random())
    page.goto(f"/tables/{table}")


def ask_about_the_deal(page: Page) -> None:
    """Open the dialog about the deal by the keyboard."""
    page.locator("#open-menu").press("Enter")
    page.locator("#ask-deal").press("Enter")


def outcomes(page: Page) -> dict[str, str]:
    """Return how each check in the open dialog came out."""
    checks = page.locator("dialog[open] [data-check]").all()
    return {str(check.get_attribute("data-check")): str(check.get_attribute("data-outcome")) for check in checks}


def test_a_game_begun_with_one_click_is_sealed_and_verified(browser: Browser, server: Server):
    with visit(browser, server.url) as context:
        page = context.new_page()
        player = begin_with_one_click(page)
        deal = look_at(page, player.table)["table"]["deal"]
        own = deal["entropy"][0]
        assert HEX.match(own)
        ask_about_the_deal(page)
        dialog = page.locator("dialog[open]")
        expect(dialog.locator("h2")).to_be_focused()
        expect(dialog).to_contain_text(deal["commitment"])
        expect(dialog).to_contain_text(own)
        assert outcomes(page) == {"seal": "good", "part": "good", "seed": "later", "draws": "later"}
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(page.locator("#open-menu")).to_be_focused()

        # What was seen before the game is still known after the page was loaded anew.
        play_to_the_end(page, player.table)
        verdict = page.locator("[data-part=end] [data-verdict=verified]")
        expect(verdict).to_contain_text("The deal was fixed before the game: verified.")
        player.press(verdict.get_by_role("button"))
        expect(dialog).to_contain_text(look_at(page, player.table)["table"]["deal"]["seed"])
        assert outcomes(page) == {"seal": "good", "part": "good", "seed": "good", "draws": "good"}
        assert player.complaints == []


def test_a_deal_that_was_tampered_with_is_found_out(browser: Browser, server: Server):
    def swap(route: Route) -> None:
        """Let the server say that other cards were drawn."""
        export = route.fetch().json()
        next(draw for draw in export["draws"] if len(set(draw["drawn"])) > 1)["drawn"].reverse()
        route.fulfill(body=json.dumps(export), content_type="application/json")

    with visit(browser, server.url) as context:
        page = context.new_page()
        page.route("**/export?*", swap)
        player = begin_with_one_click(page)
        play_to_the_end(page, player.table)
        failed = page.locator("[data-part=end] [data-verdict=failed]")
        expect(failed).to_contain_text("The deal is not the one that was sealed.")
        player.press(failed.get_by_role("button"))
        expect(page.locator("dialog[open] .error li").first).to_contain_text("Entry")
        assert outcomes(page) == {"seal": "good", "part": "good", "seed": "good", "draws": "bad"}


def test_a_seal_that_is_exchanged_later_is_noticed(browser: Browser, server: Server):
    with visit(browser, server.url) as context:
        page = context.new_page()
        begin_with_one_click(page)
        page.evaluate(
            "() => localStorage.setItem('tradecraft-deals', "
            'localStorage.getItem(\'tradecraft-deals\').replace(/"seal":"[0-9a-f]{4}/, \'"seal":"beef\'))'
        )
        page.reload()
        ask_about_the_deal(page)
        assert outcomes(page)["seal"] == "bad"
        expect(page.locator("dialog[open] [data-verdict=failed]")).to_be_visible()
