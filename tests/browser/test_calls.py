"""Being called in the browser: a push message becomes a notification, and the settings say where and when."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.browsers import visit
from tests.browser.positions import become_guest, call
from tests.browser.serving import Server
from tradecraft.locales import Texts

RECORD = """() => {
    self.shown = [];
    registration.showNotification = async (title, { body, tag, data }) => shown.push([title, body, tag, data.url]);
}"""
"""Keep what is shown: browsers without a screen never allow notifications."""


def deliver(session: CDPSession, registration: str, origin: str, told: Mapping[str, object]) -> None:
    """Deliver a push message as the browser's push service would."""
    told_to = {"origin": origin, "registrationId": registration, "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", told_to)


def registration_of(page: Page, session: CDPSession) -> str:
    """Return what the browser calls the page's service worker, once it runs."""
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.evaluate("() => navigator.serviceWorker.ready.then((one) => one.active && true)")
    page.wait_for_timeout(200)
    return found[-1]


def test_a_push_message_becomes_a_notification_and_none_where_the_table_is_seen(browser: Browser, server: Server):
    with visit(browser, server.url, service_workers="allow") as context:
        page = context.new_page()
        page.goto("/about")
        session = context.new_cdp_session(page)
        registration = registration_of(page, session)
        (worker,) = context.service_workers
        worker.evaluate(RECORD)
        mute = {"url": "https://elsewhere.test/calls/token", "label": "Mute this table"}
        told = {"title": "Your turn in Vienna", "body": "With Bela.", "mute": mute}
        for place in ("tables/first", "about", "tables/second"):
            said = {**told, "tag": place, "url": f"https://elsewhere.test/{place}"}
            deliver(session, registration, server.url, said)
        for _ in range(100):
            page.wait_for_timeout(50)
            if len(shown := worker.evaluate("() => shown")) >= 2:
                break
        # The page itself is at the second place, and seen.
        assert shown == [
            [told["title"], told["body"], place, f"{server.url}/{place}"] for place in ("tables/first", "tables/second")
        ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_settings_say_when_to_call(browser: Browser, server: Server, language: str):
    texts = Texts(language)
    with visit(browser, server.url, 390, language, timezone_id="Europe/Vienna") as context:
        page = context.new_page()
        page.goto("/about")
        become_guest(page, "Anna", language)
        page.goto("/settings")
        section = page.locator("#calls")
        section.get_by_label(texts.get("client-calls-quiet")).check()
        section.locator("select").nth(1).select_option("7")
        section.get_by_label(texts.get("client-calls-muted")).check()
        expect(section.get_by_label(texts.get("client-calls-muted"))).to_be_checked()
        preferences = {"muted": True, "quiet_from": 22, "quiet_to": 7, "digest": None, "zone": "Europe/Vienna"}
        assert call(page, "GET", "/api/me/calls")["preferences"] == preferences
        page.reload()
        expect(section.get_by_label(texts.get("client-calls-quiet"))).to_be_checked()
        assert call(page, "GET", "/api/me/calls")["receivers"] == []
