"""Signing in by passkey, with a virtual authenticator of the browser."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.browsers import visit
from tests.browser.serving import Server
from tradecraft.locales import Texts

PASSWORD = "correct horse"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def text(key: str) -> str:
    return Texts("en").get(f"client-{key}")


def test_a_device_is_added_named_used_to_sign_in_and_removed(browser: Browser, server: Server):
    with visit(browser, server.url.replace("127.0.0.1", "localhost")) as context:
        page = context.new_page()
        devices = context.new_cdp_session(page)
        devices.send("WebAuthn.enable")
        devices.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        page.goto("/account?new")
        page.get_by_label(text("account-name")).fill("Passepartout")
        page.get_by_label(text("account-password")).fill(PASSWORD)
        page.locator("form button.primary").click()
        part = page.locator("section:has(#passkeys)")
        part.get_by_label(text("passkeys-name")).fill("Grandmother's phone")
        part.get_by_label(text("account-old")).fill(PASSWORD)
        part.locator("button.primary").click()
        line = part.locator("li")
        expect(line).to_contain_text("Grandmother's phone")
        expect(page.locator("main")).to_contain_text("Your passkey still works")
        page.get_by_role("button", name=text("account-sign-out"), exact=True).first.click()
        expect(page.locator("header a[href='/settings']")).not_to_contain_text("Passepartout")
        page.goto("/account")
        page.get_by_role("button", name=text("passkeys-sign-in")).click()
        page.wait_for_url("**/mine")
        expect(page.locator("header a[href='/settings']")).to_contain_text("Passepartout")
        page.goto("/account")
        expect(line).to_contain_text("last used")
        line.locator("button").click()
        expect(line).to_have_count(0)
        page.get_by_role("button", name=text("account-sign-out"), exact=True).first.click()
        expect(page.locator("header a[href='/settings']")).not_to_contain_text("Passepartout")
        page.goto("/account")
        page.get_by_role("button", name=text("passkeys-sign-in")).click()
        expect(page.get_by_role("alert")).to_be_visible()


def test_at_an_address_without_a_name_the_page_says_what_is_missing(browser: Browser, server: Server):
    with visit(browser, server.url) as context:
        page = context.new_page()
        page.goto("/account")
        expect(page.locator("main")).to_contain_text(f"here it is {server.url}")
        expect(page.get_by_role("button", name=text("passkeys-sign-in"))).to_have_count(0)
