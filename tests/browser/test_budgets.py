"""What the client may cost: the size of its first script, the time to its first picture and to that of a move.

A size is the same everywhere, so too large a script fails. Times depend on the machine and what else it does: they are
measured and told at the end of the run, each with whether it holds.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Browser, Page, Response

from tests.browser.browsers import visit
from tests.browser.players import Player
from tests.browser.serving import Server
from tests.browser.ways import by_list
from tradecraft.server.transport.routes.client import CLIENT

SCRIPT_BYTES = 180_000
PAINT_MILLISECONDS = 2500
UPDATE_MILLISECONDS = 50
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
"""The usual profile of a phone on a slow connection: 1.6 Mbit/s down, 150 ms there and back."""
SLOW_PROCESSOR = 4
TRIALS = 3
CHOICES = 16
PLAY = "article button.primary"

# The time from a message's arrival until the page has taken it over, and until the frame that shows it.
WATCH_UPDATES = """() => {
  window.delays = [];
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(handle) {
      set.call(this, (event) => {
        const arrived = performance.now();
        handle.call(this, event);
        if (JSON.parse(event.data).type !== 'update') return;
        queueMicrotask(() => {
          const applied = performance.now() - arrived;
          requestAnimationFrame(() => window.delays.push([applied, performance.now() - arrived]));
        });
      });
    },
  });
}"""
WATCH_PAINT = """() => {
  window.paint = 0;
  new PerformanceObserver((list) => { window.paint = list.getEntries().at(-1).startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
}"""

Tell = Callable[[str], None]


def scripts_of_start(page: Page) -> dict[str, int]:
    """Return the scripts that the start page asks for until it can be used, with what they measure when compressed."""
    asked: list[str] = []

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            asked.append(response.url.rpartition("/")[2])

    page.on("response", note)
    page.goto("/")
    page.locator(PLAY).first.wait_for()
    return {name: len(gzip.compress((CLIENT / "assets" / name).read_bytes())) for name in asked}


def test_the_first_script_is_small(browser: Browser, server: Server, tell: Tell):
    with visit(browser, server.url) as context:
        sizes = scripts_of_start(context.new_page())
    total = sum(sizes.values())
    tell(f"first script: {total / 1000:.1f} kB compressed in {len(sizes)} files, at most {SCRIPT_BYTES / 1000:.0f} kB")
    assert any(name.startswith("index-") for name in sizes), "the main script was not counted"
    assert total <= SCRIPT_BYTES, sizes


def test_the_time_until_a_phone_shows_the_start_page_is_measured(browser: Browser, server: Server, tell: Tell):
    paints: list[float] = []
    for _ in range(TRIALS):
        with visit(browser, server.url, 390) as context:
            page = context.new_page()
            page.add_init_script(f"({WATCH_PAINT})()")
            session = context.new_cdp_session(page)
            session.send("Network.emulateNetworkConditions", SLOW_4G)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
            page.goto("/")
            page.locator(PLAY).first.wait_for()
            page.wait_for_load_state("networkidle")
            paints.append(page.evaluate("() => window.paint"))
    assert all(paint > 0 for paint in paints)
    middle = median(paints)
    verdict = "holds" if middle < PAINT_MILLISECONDS else "DOES NOT HOLD"
    tell(f"largest contentful paint on a slow phone: {middle:.0f} ms, under {PAINT_MILLISECONDS} ms: {verdict}")


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_the_time_from_an_update_to_its_picture_is_measured(browser: Browser, server: Server, game: str, tell: Tell):
    with visit(browser, server.url) as context:
        page = context.new_page()
        page.add_init_script(f"({WATCH_UPDATES})()")
        player = Player(page, "Anna")
        player.make_table(game, {}, "bot:greedy", "prater")
        player.is_asked()
        page.locator("[data-building], [data-country]").first.wait_for()
        # What came so far had a whole table to draw, and was no move.
        page.evaluate("() => { window.delays.length = 0 }")
        player.play(by_list, until=CHOICES)
        page.wait_for_function(f"() => window.delays.length >= {CHOICES}")
        delays = page.evaluate("() => window.delays")
    applied, shown = (sorted(times) for times in zip(*delays, strict=True))
    soon = sum(time <= UPDATE_MILLISECONDS for time in applied)
    verdict = "holds" if soon == len(applied) else "DOES NOT HOLD"
    tell(f"{game}: {soon} of {len(applied)} updates applied within {UPDATE_MILLISECONDS} ms: {verdict}")
    for what, times in (("applied", applied), ("shown", shown)):
        tell(f"{game}: {what} after {median(times):.0f} ms in the middle, {times[-1]:.0f} ms at the longest")
