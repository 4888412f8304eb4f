"""Being called in the browser: a push message becomes a notification, and the settings say where and when."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.browsers import visit
from tests.browser.players import SECONDS
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
    deadline = time.monotonic() + SECONDS
    while not found:
        assert time.monotonic() < deadline, "the browser does not tell of the service worker"
        page.wait_for_timeout(20)
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
        deadline = time.monotonic() + SECONDS
        while len(shown := worker.evaluate("() => shown")) < 2 and time.monotonic() < deadline:
            page.wait_for_timeout(50)
        # The page itself is at the second place, and seen.
        assert shown == [
            [told["title"], told["body"], place, f"{server.url}/{place}"] for place in ("tables/first", "tables/second")
        ]


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.long)])
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
        with page.expect_response(lambda answer: '"muted":true' in (answer.request.post_data or "")):
            section.get_by_label(texts.get("client-calls-muted")).check()
        preferences = {"muted": True, "quiet_from": 22, "quiet_to": 7, "digest": None, "zone": "Europe/Vienna"}
        assert call(page, "GET", "/api/me/calls")["preferences"] == preferences
        page.reload()
        expect(section.get_by_label(texts.get("client-calls-quiet"))).to_be_checked()
        assert call(page, "GET", "/api/me/calls")["receivers"] == []


FIRE = """async ([type, parts]) => {
    const said = [];
    const page = { url: `${registration.scope}tables/open?seat=1`, focus: async () => said.push(['focus', 'open']) };
    clients.matchAll = async () => [page];
    clients.openWindow = async (url) => said.push(['open', url]);
    self.fetch = async (url, { method, body }) => said.push([method, url, ...(body ? [JSON.parse(body)] : [])]);
    const made = { toJSON: () => ({ endpoint: 'https://push.test/2', keys: { p256dh: 'P', auth: 'A' } }) };
    registration.pushManager.subscribe = async ({ applicationServerKey }) =>
        said.push(['subscribe', applicationServerKey]) && made;
    if (parts.notification) parts.notification.close = () => said.push(['close']);
    if (parts.newSubscription) parts.newSubscription = made;
    let work;
    dispatchEvent(Object.assign(new Event(type), parts, { waitUntil: (promise) => (work = promise) }));
    await work;
    return said;
}"""
"""Let something happen to the service worker, and return what it does."""


def test_a_notification_leads_to_its_table_or_mutes_it_and_a_new_address_is_told(browser: Browser, server: Server):
    with visit(browser, server.url, service_workers="allow") as context:
        page = context.new_page()
        page.goto("/about")
        registration_of(page, context.new_cdp_session(page))
        (worker,) = context.service_workers
        mute = f"{server.url}/calls/token"

        def pressed(place: str, action: str = "") -> object:
            data = {"url": f"{server.url}/tables/{place}", "mute": mute}
            return worker.evaluate(FIRE, ["notificationclick", {"notification": {"data": data}, "action": action}])

        assert pressed("new") == [["close"], ["open", f"{server.url}/tables/new"]]
        assert pressed("open") == [["close"], ["focus", "open"]], "a page that is there is not opened again"
        assert pressed("new", "mute") == [["close"], ["POST", mute]]
        told = {"kind": "push", "endpoint": "https://push.test/2", "p256dh": "P", "auth": "A"}
        posted = ["POST", f"{server.url}/api/me/calls/receivers", told]
        changed = "pushsubscriptionchange"
        assert worker.evaluate(FIRE, [changed, {"newSubscription": {}}]) == [posted]
        old = {"oldSubscription": {"options": {"applicationServerKey": "key"}}}
        assert worker.evaluate(FIRE, [changed, old]) == [["subscribe", "key"], posted]
        assert worker.evaluate(FIRE, [changed, {}]) == []
