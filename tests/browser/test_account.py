"""The account page: devices, personal data, holidays, a forgotten password; and the mute button at the table."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from drills.receivers import Device, Inbox, receiving
from tests.browser.browsers import visit
from tests.browser.players import SECONDS
from tests.browser.positions import call, command, look_at
from tests.browser.serving import Server
from tradecraft.locales import Texts

PASSWORD, NEW = "correct horse", "another horse"
WIDTHS = [(1440, "en"), pytest.param(390, "fr", marks=pytest.mark.long)]


@pytest.fixture(scope="module")
def inbox() -> Iterator[Inbox]:
    with receiving() as inbox:
        yield inbox


@pytest.fixture(scope="module")
def server(inbox: Inbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends mail, and calls on this machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRADECRAFT_SMTP", inbox.smtp)
        patch.setenv("TRADECRAFT_MAIL_FROM", "table@example.org")
        patch.setenv("TRADECRAFT_PRIVATE_CALLS", "1")
        server = Server(Path(tmp_path_factory.mktemp("account")))
        patch.setenv("TRADECRAFT_URL", server.url)
        server.start()
        yield server
        server.stop()


def register(page: Page, name: str, language: str = "en") -> None:
    page.goto("/about")
    call(page, "POST", "/api/accounts", {"name": name, "password": PASSWORD, "language": language})


def make_table(page: Page, **more: object) -> str:
    """Begin a game with oneself on both seats."""
    body = {"game": "war1955", "seats": [{"type": "mine"}, {"type": "mine"}], **more}
    return str(call(page, "POST", "/api/tables", body)["table"])


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_a_holiday_is_booked_shown_at_the_table_and_ended(browser: Browser, server: Server, width: int, language: str):
    texts = Texts(language)
    with visit(browser, server.url, width, language) as context:
        page = context.new_page()
        register(page, f"Traveller {width}", language)
        table = make_table(page, pace="turns", clock={"type": "days", "days": 3})
        page.goto("/account")
        section = page.locator("section", has=page.locator("#holiday"))
        last = page.evaluate("() => new Date(Date.now() + 3 * 86400000).toLocaleDateString('sv')")
        section.get_by_label(texts.get("client-holiday-last")).fill(last)
        section.get_by_role("button").click()
        shown = page.evaluate(
            "([day, language]) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })"
            ".format(new Date(`${day}T12:00`))",
            [last, {"en": "en-GB", "fr": "fr-FR"}[language]],
        )
        expect(section.get_by_role("status")).to_contain_text(shown)
        away = texts.get("client-seats-holiday", until=shown)
        page.goto(f"/tables/{table}")
        chip = page.locator("[data-seat='0']")
        expect(chip).to_contain_text(away)
        page.goto("/mine")
        expect(page.locator("li.panel").first).to_contain_text(away)
        page.goto("/account")
        section.get_by_role("button", name=texts.get("client-holiday-end")).click()
        expect(section.get_by_label(texts.get("client-holiday-last"))).to_be_visible()
        expect(section).to_contain_text(texts.get("client-holiday-left", left=29, days=30))
        command(page, look_at(page, table), "resign")


def mailed_link(page: Page, inbox: Inbox, address: str, mails: int) -> str:
    """Return the first link of the last of so many mails to an address, once they have come."""
    deadline = time.monotonic() + SECONDS
    while len(inbox.to(address)) < mails:
        assert time.monotonic() < deadline, "no mail has come"
        page.wait_for_timeout(50)
    return str(re.findall(r"http://\S+", inbox.to(address)[mails - 1].message.get_content())[0])


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_a_forgotten_password_is_set_by_a_mailed_link(
    browser: Browser, server: Server, inbox: Inbox, width: int, language: str
):
    texts = Texts(language)
    name, address = f"Forgetful {width}", f"forgetful{width}@mail.test"
    with visit(browser, server.url, width, language) as context:
        page = context.new_page()
        register(page, name, language)
        page.goto("/settings")
        section = page.locator("#calls")
        section.get_by_label(texts.get("client-calls-mail")).fill(address)
        section.get_by_label(texts.get("client-account-password")).fill(PASSWORD)
        section.get_by_role("button", name=texts.get("client-calls-add")).first.click()
        expect(section.get_by_role("status")).to_contain_text(address)
        page.goto(mailed_link(page, inbox, address, 1))
        page.get_by_role("button").click()
        expect(page.locator("main")).to_contain_text(texts.get("call-confirm_done"))
        page.goto("/account")
        call(page, "DELETE", "/api/session")
        page.reload()
        page.get_by_text(texts.get("client-account-forgotten")).click()
        page.get_by_label(texts.get("client-calls-mail")).fill(address)
        page.get_by_role("button", name=texts.get("client-recovery-send")).click()
        expect(page.get_by_role("status").filter(has_text=address)).to_be_visible()
        link = mailed_link(page, inbox, address, 2)
        assert link.startswith(f"{server.url}/account#recover=")
        page.goto("/about")
        page.goto(link)
        page.get_by_label(texts.get("client-account-new")).fill(NEW)
        page.get_by_role("button", name=texts.get("client-account-recover")).click()
        expect(page.get_by_role("status").filter(has_text=texts.get("client-account-recovered"))).to_be_visible()
        assert "#" not in page.url
        assert call(page, "GET", "/api/session")["name"] == name


def test_a_table_is_muted_in_one_click(browser: Browser, server: Server, inbox: Inbox):
    with visit(browser, server.url, 1440) as context:
        page = context.new_page()
        register(page, "Sleeper")
        table = make_table(page)
        page.goto(f"/tables/{table}")
        page.locator("#open-menu").click()
        expect(page.locator("#ask-resign")).to_be_visible()
        # Who is not called needs no button.
        expect(page.locator("#mute-table")).to_have_count(0)
        call(page, "POST", "/api/me/calls/receivers", Device().subscription(f"{inbox.url}/device"))
        page.reload()
        page.locator("#open-menu").click()
        for quiet in ([table], []):
            page.locator("#mute-table").click()
            expect(page.locator("#mute-table")).to_have_attribute("aria-pressed", str(bool(quiet)).lower())
            assert call(page, "GET", "/api/me/calls")["quiet_tables"] == quiet
        command(page, look_at(page, table), "resign")


def test_a_device_is_signed_out_from_another_and_the_account_is_taken_home_and_deleted(
    browser: Browser, server: Server, tmp_path: Path
):
    texts = Texts("en")
    with visit(browser, server.url) as one, visit(browser, server.url, 390) as other:
        page, phone = one.new_page(), other.new_page()
        register(page, "Deserter")
        phone.goto("/account")
        phone.get_by_label(texts.get("client-account-name")).first.fill("Deserter")
        phone.get_by_label(texts.get("client-account-password")).first.fill(PASSWORD)
        phone.keyboard.press("Enter")
        expect(phone).to_have_url(re.compile("/mine$"))
        phone.goto(f"/tables/{make_table(phone, spectators=False)}")
        phone.locator("[data-part=question]").wait_for()

        page.goto("/account")
        devices = page.locator("section", has=page.get_by_role("heading", name=texts.get("client-account-devices")))
        expect(devices.get_by_role("listitem")).to_have_count(2)
        devices.get_by_role("listitem").get_by_role("button").click()
        expect(devices.get_by_role("listitem")).to_have_count(1)
        # The other device is told, and no longer shows what was for its player alone.
        expect(phone.get_by_text(texts.get("client-table-missing"))).to_be_visible()

        with page.expect_download() as download:
            page.get_by_role("link", name=texts.get("client-account-export")).click()
        download.value.save_as(tmp_path / "data.json")
        assert json.loads((tmp_path / "data.json").read_text())["person"]["name"] == "Deserter"

        page.get_by_role("button", name=texts.get("client-account-delete")).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label(texts.get("client-account-delete-password")).fill(PASSWORD)
        assert page.get_by_label(texts.get("client-account-old")).input_value() == ""
        page.keyboard.press("Enter")
        expect(page).to_have_url(f"{server.url}/")
        assert call(page, "GET", "/api/session") is None


def test_dates_are_written_where_the_browser_names_no_language(browser: Browser, server: Server):
    with visit(browser, server.url) as context:
        page = context.new_page()
        page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix'] })")
        errors: list[object] = []
        page.on("pageerror", lambda error: errors.append(error))
        register(page, "Nomad")
        with visit(browser, server.url) as other:
            again = other.new_page()
            again.goto("/about")
            call(again, "POST", "/api/session", {"name": "Nomad", "password": PASSWORD})
        page.goto("/account")
        expect(page.get_by_text(re.compile(r"signed in \d+ \w+ \d{4}"))).to_be_visible()
        assert errors == []
