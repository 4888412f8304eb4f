"""Measure how fast the browser client shows its first page and the moves of a game on this machine.

python -m bench.client

Times depend on the machine and its load, so no test asserts them: tests/browser/test_budgets.py asserts their causes,
which are the same everywhere. The client must be built. The exit code is 1 if a limit is exceeded.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from tests.browser.browsers import started, visit
from tests.browser.players import Player
from tests.browser.serving import Server, serving
from tests.browser.ways import by_list
from tradecraft.core.registry import game_ids

PAINT_MILLISECONDS = 2500
UPDATE_MILLISECONDS = 50
SOON = 0.99
"""The part of the updates that has to be applied so soon."""
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
"""The usual profile of a phone on a slow connection: 1.6 Mbit/s down, 150 ms round trip."""
SLOW_PROCESSOR = 4
TRIALS = 3
PLAY = "article button.primary"

# The time from the arrival of a message until the page has applied it, and until the frame that shows it.
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


def paint_times(browser: Browser, server: Server) -> list[float]:
    """Return the milliseconds until a slow phone shows the start page, for each trial."""
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
    return paints


def update_times(browser: Browser, server: Server, game: str) -> tuple[list[float], list[float]]:
    """Return the milliseconds until each update of a game is applied, and until it is shown, both sorted."""
    with visit(browser, server.url) as context:
        page = context.new_page()
        page.add_init_script(f"({WATCH_UPDATES})()")
        player = Player(page, "Anna")
        player.make_table(game, {}, "bot:greedy", "prater")
        player.is_asked()
        page.locator("[data-building], [data-country]").first.wait_for()
        # The first updates draw the whole table and are not moves.
        page.evaluate("() => { window.delays.length = 0 }")
        player.play(by_list)
        applied, shown = zip(*page.evaluate("() => window.delays"), strict=True)
    return sorted(applied), sorted(shown)


def print_check(what: str, holds: bool) -> bool:
    print(f"{what}: {'holds' if holds else 'DOES NOT HOLD'}")
    return holds


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, started() as browser:
        middle = median(paint_times(browser, server))
        limit = f"under {PAINT_MILLISECONDS} ms"
        holds = [print_check(f"first picture on a slow phone: {middle:.0f} ms, {limit}", middle < PAINT_MILLISECONDS)]
        for game in game_ids():
            applied, shown = update_times(browser, server, game)
            soon = sum(time <= UPDATE_MILLISECONDS for time in applied)
            figures = f"{soon} of {len(applied)} updates applied within {UPDATE_MILLISECONDS} ms"
            holds.append(print_check(f"{game}: {figures}", soon >= SOON * len(applied)))
            for what, times in (("applied", applied), ("shown", shown)):
                print(f"{game}: {what} after {median(times):.0f} ms in the middle, {times[-1]:.0f} ms at the longest")
    return 0 if all(holds) else 1


if __name__ == "__main__":
    sys.exit(main())
