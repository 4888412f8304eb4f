"""The budgets of the client that are the same on every machine: bytes, requests, and what a move redraws.

`python -m bench.client` measures the resulting times.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response

from tests.browser.browsers import visit
from tests.browser.players import Player
from tests.browser.serving import Server
from tests.browser.ways import by_list
from tradecraft.server.transport.routes.client import CLIENT

SCRIPT_BYTES = 75_000
START_BYTES = 300_000
"""What a slow phone, at 1.6 Mbit/s, loads in 1.5 s: of the 2.5 s to the first picture, 1 s is for everything else."""
START_REQUESTS = 30
UPDATE_BYTES = 20_000
REDRAWN = 0.4
"""The part of the page's elements that a move may replace, in the middle of all moves."""
CHOICES = 16
SHIFT = 0.05
"""How far things may move by themselves while one plays, as browsers count it."""
PLAY = "article button.primary"

# For each update the characters it has, and how many elements were put in or taken out until the frame that shows it.
WATCH_UPDATES = """() => {
  window.updates = [];
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
  let changed = 0;
  const elements = (nodes) => [...nodes].reduce(
    (sum, node) => sum + (node.querySelectorAll ? 1 + node.querySelectorAll('*').length : 0), 0);
  const count = (records) => {
    for (const { addedNodes, removedNodes } of records) changed += elements(addedNodes) + elements(removedNodes);
  };
  const observer = new MutationObserver(count);
  observer.observe(document, { childList: true, subtree: true });
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(handle) {
      set.call(this, (event) => {
        count(observer.takeRecords());
        const before = changed;
        handle.call(this, event);
        if (JSON.parse(event.data).type !== 'update') return;
        requestAnimationFrame(() => {
          count(observer.takeRecords());
          const all = document.querySelectorAll('*').length;
          window.updates.push({ size: event.data.length, part: (changed - before) / all });
        });
      });
    },
  });
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


def test_the_start_page_loads_little(browser: Browser, server: Server, tell: Tell):
    loaded: list[float] = []
    with visit(browser, server.url, 390) as context:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")

        def note(event: dict[str, Any]) -> None:
            loaded.append(event["encodedDataLength"])

        session.on("Network.loadingFinished", note)
        page.goto("/")
        page.locator(PLAY).first.wait_for()
        page.wait_for_load_state("networkidle")
    total, limit = sum(loaded), START_BYTES / 1000
    tell(f"start page: {total / 1000:.1f} kB in {len(loaded)} requests, at most {limit:.0f} kB in {START_REQUESTS}")
    assert len(loaded) > 3, "page, script and data were not counted"
    assert total <= START_BYTES
    assert len(loaded) <= START_REQUESTS


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_a_move_is_a_short_message_and_redraws_a_part_of_the_page(
    browser: Browser, server: Server, game: str, tell: Tell
):
    with visit(browser, server.url) as context:
        page = context.new_page()
        page.add_init_script(f"({WATCH_UPDATES})()")
        player = Player(page, "Anna")
        player.make_table(game, {}, "bot:greedy", "prater")
        player.is_asked()
        page.locator("[data-building], [data-country]").first.wait_for()
        # What came so far had a whole table to draw, and was no move.
        page.evaluate("() => { window.updates.length = window.shifts.length = 0 }")
        player.play(by_list, until=CHOICES)
        page.wait_for_function(f"() => window.updates.length >= {CHOICES}")
        updates, shifts = page.evaluate("() => [window.updates, window.shifts]")
    largest = max(update["size"] for update in updates)
    redrawn = median(update["part"] for update in updates)
    tell(
        f"{game}: {len(updates)} updates of at most {largest / 1000:.1f} kB (at most {UPDATE_BYTES / 1000:.0f} kB), "
        f"{redrawn:.0%} of the page redrawn (at most {REDRAWN:.0%}), layout shift {sum(shifts):.3f} (under {SHIFT})"
    )
    assert 0 < largest <= UPDATE_BYTES
    assert 0 < redrawn <= REDRAWN
    assert sum(shifts) < SHIFT


def test_a_table_that_moves_by_itself_is_noticed(browser: Browser, server: Server):
    with visit(browser, server.url) as context:
        page = context.new_page()
        page.add_init_script(f"({WATCH_UPDATES})()")
        page.goto("/about")
        page.locator("h1").wait_for()
        page.evaluate("() => { window.shifts.length = 0; document.querySelector('main').style.marginTop = '300px' }")
        page.wait_for_function(f"() => window.shifts.reduce((sum, one) => sum + one, 0) > {SHIFT}")
