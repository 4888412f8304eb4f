"""A visitor who views recorded positions: the client is real, and gets the messages a server would send."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.browser.browsers import visit
from tests.browser.corpus import Spot
from tests.browser.one_screen import Window
from tests.browser.positions import become_guest, call

PREFIX = "spot-"
PIECES = ":is([data-building], [data-country])"
FOLLOW = f"""(address) => {{
    for (const piece of document.querySelectorAll("{PIECES}")) piece.dataset.left = "";
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
}}"""
"""Go to another page as a link of the client does, which loads nothing anew and so takes a quarter of the time.

What is on the page that is left is marked, so that nobody takes it for the next one."""


class Onlooker:
    """A page that goes from position to position."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._devices = page.context.new_cdp_session(page)
        self._is_touch = False
        self._spots: dict[str, Spot] = {}
        self._language = "en"
        self._is_loaded = False
        self._shown: Spot | None = None
        page.route(f"**/api/tables/{PREFIX}*", self._answer)
        page.route_web_socket("**/api/socket", self._connect)

    def show(self, spot: Spot, window: Window) -> None:
        """Look at a position through a window, and wait until all of it is drawn."""
        if window.is_touch != self._is_touch:
            # The client asks what it is pointed at with when it starts.
            self._devices.send("Emulation.setTouchEmulationEnabled", {"enabled": window.is_touch})
            self._is_touch, self._shown, self._is_loaded = window.is_touch, None, False
        self._size(window)
        if spot != self._shown:
            self._go(spot)
            self._shown = spot
        self.settle()

    def resize(self, window: Window) -> None:
        """Look at the same through another window, with what has been chosen."""
        self._size(window)
        self.settle()

    def choose_first(self) -> None:
        """Take the first thing on the table that answers."""
        self._shown = None
        self.page.locator("[data-answer]:not(:disabled):visible").first.click()
        self.settle()

    def forget(self) -> None:
        """Load the page anew the next time that something is looked at."""
        self._shown, self._is_loaded = None, False

    def settle(self) -> None:
        """Wait until everything has found its place."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def _size(self, window: Window) -> None:
        self.page.set_viewport_size({"width": window.width, "height": window.height})

    def _go(self, spot: Spot) -> None:
        if spot.language != self._language:
            call(self.page, "PUT", "/api/me", {"language": spot.language})
            self._language, self._is_loaded = spot.language, False
        id = f"{PREFIX}{spot.number}"
        self._spots[id] = spot
        if self._is_loaded and not self.page.url.endswith(f"/{id}"):
            self.page.evaluate(FOLLOW, f"/tables/{id}")
        else:
            self.page.goto(f"/tables/{id}")
            self._is_loaded = True
        self.page.locator(f"{PIECES}:not([data-left])").first.wait_for()
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        self.settle()
        self.page.evaluate("() => document.fonts.ready")

    def _answer(self, route: Route) -> None:
        id = route.request.url.partition("/api/tables/")[2].partition("?")[0]
        route.fulfill(body=self._spots[id].state, content_type="application/json")

    def _connect(self, socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            body = json.loads(message)
            refusal = {"code": "busy", "params": {}, "rule": "", "text": ""}
            known = {"watch": {"type": "done", "version": 0}, "unwatch": {"type": "done", "version": 0}}
            answer = known.get(body["type"], {"type": "refused", "refusal": refusal})
            socket.send(json.dumps({**answer, "id": body["id"]}))

        socket.on_message(hear)


@contextmanager
def looking(browser: Browser, url: str) -> Iterator[Onlooker]:
    """Show positions to a visitor."""
    with visit(browser, url, bypass_csp=True) as context:
        page = context.new_page()
        page.goto("/about")
        become_guest(page, "Anna")
        yield Onlooker(page)
