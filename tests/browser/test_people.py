"""The waiting room: the host fills free seats with bots, everyone sees whether hints are allowed, and players leave."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsers import visit
from tests.browser.positions import become_guest, call, command, look_at, wait_for_turn
from tests.browser.positions import make_table as table_with
from tests.browser.serving import Server
from tradecraft.locales import Texts

SEATS = "ol.seats > li"
PATIENCE = 30_000
"""How many milliseconds anything may take on a busy machine."""


def make_table(page: Page, players: int, hints: bool = False) -> None:
    page.goto("/new?game=vienna")
    page.locator("section.grid select").nth(1).select_option(str(players))
    if hints:
        page.get_by_label(Texts("en").get("client-hints-option")).check()
    page.locator("form button.primary").click()
    page.wait_for_selector(SEATS)


@pytest.mark.parametrize("width", [1440, 390])
def test_the_host_fills_the_free_seats_and_the_game_begins(browser: Browser, server: Server, width: int):
    with visit(browser, server.url, width) as context:
        page = context.new_page()
        make_table(page, 3)
        expect(page).to_have_title(
            "Waiting for players – Vienna · introductory game: Guest – Tradecraft", timeout=PATIENCE
        )
        choice = page.locator(".fill select")
        names = choice.locator("option").all_inner_texts()
        assert names[0] == "Recruit", "the gentlest stands first and is offered"
        assert choice.input_value() == "recruit"
        assert choice.locator("optgroup option").all_inner_texts() == [
            "Tourist",
            "Informant",
            "Spymaster, first edition",
        ]
        button = page.locator(SEATS).nth(1).locator("button")
        expect(button).to_contain_text("Add Recruit", timeout=PATIENCE)
        box = button.bounding_box()
        assert box
        assert box["height"] >= (44 if width < 768 else 38)
        button.click()
        expect(page.locator(SEATS).nth(1)).to_contain_text("Take off", timeout=PATIENCE)
        expect(page.locator(SEATS).nth(1)).to_contain_text("Recruit", timeout=PATIENCE)
        page.locator(SEATS).nth(1).locator("button").click()
        expect(page.locator(SEATS).nth(1)).to_contain_text("by invitation", timeout=PATIENCE)
        choice.select_option("greedy")
        page.locator(SEATS).nth(1).locator("button").click()
        expect(page.locator(SEATS).nth(1)).to_contain_text("Take off", timeout=PATIENCE)
        page.locator(SEATS).nth(2).locator("button").click()
        expect(page.locator("[data-part=header]")).to_be_visible(timeout=PATIENCE)
        players = r"Guest, Informant \(Red\), Informant \(Blue\)"
        expect(page).to_have_title(
            re.compile(rf"^(● Your turn|Waiting for .+) – Vienna · .+: {players} – Tradecraft$"), timeout=PATIENCE
        )
        assert "Informant" in page.locator("[data-part=header]").inner_text() or width < 768


def test_whether_there_are_hints_is_said_before_and_in_the_game(browser: Browser, server: Server):
    for hints, said in ((False, "not at this table"), (True, "allowed")):
        with visit(browser, server.url) as host, visit(browser, server.url) as guest:
            page, other = host.new_page(), guest.new_page()
            make_table(page, 2, hints)
            expect(page.locator("dl")).to_contain_text(said, timeout=PATIENCE)
            other.goto(page.locator("input[readonly]").input_value())
            expect(other.locator("dl")).to_contain_text(said, timeout=PATIENCE)
            expect(other.locator(f"{SEATS} button")).to_have_count(0, timeout=PATIENCE)
            other.locator("button.primary").click()
            expect(other.locator("[data-part=header]")).to_be_visible(timeout=PATIENCE)
            other.locator("#open-menu").click()
            expect(other.locator("#table-menu")).to_contain_text(f"Hints: {said}", timeout=PATIENCE)
            expect(other.locator("#ask-hint")).to_have_count(1 if hints else 0, timeout=PATIENCE)
            other.locator("#ask-resign").click()
            expect(other.locator("dialog[open]")).to_contain_text(
                "The game ends at once and you have lost.", timeout=PATIENCE
            )


def test_the_tables_that_wait_for_somebody_come_first_and_are_counted(browser: Browser, server: Server):
    with visit(browser, server.url) as context:
        page = context.new_page()
        page.goto("/about")
        become_guest(page, "Anna")
        over, own = (table_with(page, "vienna", {}, {"type": "bot", "bot": "random"}) for _ in range(2))
        update = wait_for_turn(page, over)
        wait_for_turn(page, own)
        command(page, update, "resign")
        page.goto("/mine")
        lines = page.locator("li.panel a")
        expect(lines).to_have_count(2, timeout=PATIENCE)
        assert [line.get_attribute("href") for line in lines.all()] == [f"/tables/{own}", f"/tables/{over}"]
        expect(page.locator("header nav a[href='/mine'] .turns")).to_contain_text("1", timeout=PATIENCE)


NEWS = 8_000
"""Sooner than a list that is only asked for now and then would show what is new."""
BADGES = "navigator.setAppBadge = (n) => { window.badge = n; return Promise.resolve() };"
NO_BADGE = "navigator.clearAppBadge = () => { window.badge = 0; return Promise.resolve() };"


def test_my_tables_are_live_on_every_page_in_the_title_and_on_the_icon(browser: Browser, server: Server):
    with visit(browser, server.url) as host, visit(browser, server.url) as guest:
        page, other = host.new_page(), guest.new_page()
        page.add_init_script(BADGES + NO_BADGE)
        for one, name in ((page, "Anna"), (other, "Bela")):
            one.goto("/about")
            become_guest(one, name)
        page.goto("/mine")
        expect(page.locator("main p.muted")).to_be_visible(timeout=PATIENCE)
        table = table_with(page, "vienna", {}, {"type": "open"})
        line = page.locator(f"li.panel:has(a[href='/tables/{table}'])")
        expect(line).to_contain_text("Anna", timeout=NEWS)
        expect(page).to_have_title("My tables – Tradecraft")
        call(other, "POST", "/api/commands", {"type": "join", "id": "join", "table": table})
        expect(line).to_contain_text("Bela", timeout=NEWS)
        expect(line).to_contain_text("Your turn", timeout=NEWS)
        expect(page).to_have_title("(1) My tables – Tradecraft")
        expect(page.locator("header .turns")).to_contain_text("1")
        page.wait_for_function("window.badge === 1")
        page.locator("header nav a[href='/rules']").click()
        expect(page).to_have_title(re.compile(r"^\(1\) .+ – Tradecraft$"), timeout=PATIENCE)
        page.locator("header a.brand").click()
        expect(page.locator(f"a.button.primary[href='/tables/{table}']")).to_contain_text("Your turn", timeout=NEWS)
        page.locator(f"a[href='/tables/{table}']").click()
        # The table itself says whose turn it is there, and counts the others.
        expect(page).to_have_title(re.compile(r"^● Your turn"), timeout=PATIENCE)
        page.goto("/mine")
        expect(page).to_have_title("(1) My tables – Tradecraft", timeout=NEWS)
        command(other, look_at(other, table), "resign")
        expect(page).to_have_title("My tables – Tradecraft", timeout=NEWS)
        expect(line).to_contain_text("over", timeout=NEWS)
        page.wait_for_function("window.badge === 0")


def test_a_returning_player_takes_back_what_the_bot_did(browser: Browser, server: Server):
    with visit(browser, server.url) as host, visit(browser, server.url) as guest:
        page, other = host.new_page(), guest.new_page()
        for one, name in ((page, "Anna"), (other, "Bela")):
            one.goto("/about")
            become_guest(one, name)
        table = table_with(page, "vienna", {}, {"type": "open"})
        call(other, "POST", "/api/commands", {"type": "join", "id": "join", "table": table})
        page.goto(f"/tables/{table}")
        expect(page.locator("[data-part=question]")).to_be_visible(timeout=PATIENCE)
        before = look_at(page, table)["view"]
        call(page, "POST", "/api/commands", {"type": "leave", "id": "leave", "table": table})
        button = page.locator("[data-part=take-back]")
        expect(button).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".chip[data-seat='0']")).to_contain_text("moves can be taken back", timeout=PATIENCE)
        assert look_at(page, table)["view"] != before
        button.click()
        expect(button).to_have_count(0, timeout=PATIENCE)
        after = look_at(page, table)
        assert after["view"] == before
        assert after["decision"]
        # Once the other has acted, what the bot did is final.
        call(page, "POST", "/api/commands", {"type": "leave", "id": "again", "table": table})
        expect(button).to_be_visible(timeout=PATIENCE)
        seen = look_at(other, table)
        if not seen["decision"]:
            seen = wait_for_turn(other, table)
        act = {"version": seen["version"], "seat": 1, "action": seen["decision"]["options"][0]["action"]}
        call(other, "POST", "/api/commands", {"type": "act", "id": "act", "table": table, **act})
        expect(button).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize(("game", "table_tab"), [("vienna", "[data-tab=table]"), ("war1955", "#tab-table")])
def test_on_a_phone_what_has_not_been_read_opens_first(browser: Browser, server: Server, game: str, table_tab: str):
    texts = Texts("en")
    with visit(browser, server.url) as first, visit(browser, server.url, 390) as second:
        host, phone = first.new_page(), second.new_page()
        for page, name in ((host, "Anna"), (phone, "Bela")):
            page.goto("/about")
            become_guest(page, name)
        table = table_with(host, game, {}, {"type": "open"})
        call(phone, "POST", "/api/commands", {"type": "join", "id": "join", "table": table})
        phone.goto(f"/tables/{table}")
        talk = phone.get_by_role("tab", name=re.compile("chat", re.IGNORECASE)).last
        talk.tap()
        expect(phone.get_by_role("tab", name=texts.get("client-side-log"), exact=True)).to_have_attribute(
            "aria-selected", "true"
        )
        phone.locator(table_tab).tap()
        call(
            host, "POST", "/api/commands", {"type": "chat", "id": "chat", "table": table, "text": "Hello", "phrase": ""}
        )
        expect(talk).to_contain_text("1")
        talk.tap()
        expect(phone.get_by_role("listitem").filter(has_text="Hello")).to_be_visible()
        expect(talk).not_to_contain_text("1")
