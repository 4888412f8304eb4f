"""What the browser stores for the table without a server: its games, and one version of the program."""

from __future__ import annotations

import ast
import os
import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from bench.pocket import digests, page_with_engine
from scripts.make_pocket import files
from tests.browser.browsers import visit
from tests.browser.players import Player
from tests.browser.serving import Server, static_files
from tests.browser.test_pocket import LOADING_MS, open_pocket, player_at, visiting, wait_until
from tests.browser.ways import by_list
from tests.cli.running import run

QUESTION = "[data-part=question]"
FULL = """() => {
  globalThis.put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError') };
}"""
MISSING = "from importlib.util import find_spec; lambda names: [name for name in names if not find_spec(name)]"
TRACEBACK = """
import traceback
try:
    1 // 0
except ArithmeticError:
    told = traceback.format_exc()
told
"""
NOT_COMPILED = """
import sys
from tradecraft.pocket.page import request
request('GET', '/api/catalogue?language=en', '')
specs = [getattr(module, '__spec__', None) for module in sys.modules.values()]
origins = [spec.origin or '' for spec in specs if spec]
compiled = sum(origin.endswith('.pyc') for origin in origins)
[compiled, *sorted(origin for origin in origins if origin.endswith('.py'))]
"""
LONG_AGO = 1_600_000_000
SETTLED = "() => navigator.serviceWorker.getRegistration().then((found) => !found.installing && !found.waiting)"
UPDATE = "() => navigator.serviceWorker.getRegistration().then((found) => found.update())"
NEW_ALONE = """async () => {
  const names = await caches.keys();
  const isWhole = Boolean(await caches.match(new URL('everything', location)));
  return names.length === 1 && names[0].endsWith(' new') && isWhole;
}"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    assert run("site", str(tmp_path / "site")).exit_code == 0
    # Of a page that has not changed for long a browser assumes that it has not changed now.
    os.utime(tmp_path / "site" / "index.html", (LONG_AGO, LONG_AGO))
    return tmp_path / "site"


def build_anew(site: Path) -> None:
    """Do to a site what a new build does: all scripts have other names, and none of the old ones is there."""
    scripts = list((site / "assets").glob("*.js"))
    old = re.compile("|".join(re.escape(script.name) for script in scripts))
    for path in (*scripts, site / "index.html", site / "service-worker.js"):
        text = old.sub(lambda found: f"new-{found[0]}", path.read_text("utf-8"))
        path.unlink()
        text = text.replace("<html ", '<html data-build="new" ', 1)
        text = re.sub(r'const VERSION = "\w+"', 'const VERSION = "new"', text)
        (path.with_name(f"new-{path.name}") if path in scripts else path).write_text(text, "utf-8")


def resume(page: Page) -> None:
    """Load the page anew in the middle of a game."""
    page.reload()
    page.locator(QUESTION).first.wait_for(timeout=LOADING_MS)


@pytest.mark.long
def test_a_new_version_is_taken_up_as_a_whole(browser: Browser, site: Path):
    with static_files(site) as files, visiting(browser, files.url) as context:
        page = context.new_page()
        open_pocket(page, "/index.html")
        player = player_at(page, "/index.html#")
        player.make_table("war1955", {}, "bot:recruit")
        player.play(by_list, until=1)
        table = page.url
        build_anew(site)
        page.evaluate(UPDATE)
        wait_until(page, NEW_ALONE)
        other = context.new_page()
        other.goto("/index.html")
        expect(other.locator("html[data-build=new]")).to_have_count(1)
        other.close()
        # The open page goes on with what it has; what it has not is gone, and it takes the new page instead.
        player.play(by_list, until=2)
        page.evaluate("() => { location.hash = '/puzzles' }")
        page.locator("html[data-build=new] main h1").wait_for(timeout=LOADING_MS)
        files.stop()
        page.goto(table)
        resume(page)
        expect(page.locator("html[data-build=new]")).to_have_count(1)
        player.play(by_list, until=3)
        files.start()


@pytest.mark.long
def test_half_a_new_version_does_not_take_the_place_of_a_whole_one(browser: Browser, site: Path):
    with static_files(site) as files, visiting(browser, files.url) as context:
        page = context.new_page()
        open_pocket(page, "/")
        build_anew(site)
        next((site / "assets").glob("new-Home-*.js")).unlink()
        page.evaluate(f"({UPDATE})().catch(() => undefined)")
        wait_until(page, SETTLED)
        files.stop()
        page.reload()
        page.locator("main h1").wait_for(timeout=LOADING_MS)
        expect(page.locator("html[data-build=new]")).to_have_count(0)
        files.start()


@pytest.mark.long
def test_an_open_page_does_not_go_on_with_a_newer_server(browser: Browser, server: Server):
    with visit(browser, server.url) as context:
        page = context.new_page()
        player = Player(page, "Anna")
        player.make_table("war1955", {}, "bot:recruit")
        player.is_asked()
        page.evaluate("() => { window.isOld = true }")
        with page.expect_response("/"):
            server.restart()
        assert page.evaluate("() => window.isOld"), "the page was loaded anew for the same version"

        def newer(route: Route) -> None:
            if route.request.resource_type == "fetch":
                route.fulfill(body='<script src="/assets/index-newer.js"></script>')
            else:
                route.continue_()

        page.route("/", newer)
        with page.expect_navigation():
            server.restart()
        player.is_asked()
        assert page.evaluate("() => window.isOld") is None


@pytest.mark.long
def test_games_are_saved_deleted_and_brought_back_and_a_full_browser_says_so(
    browser: Browser, site: Path, tmp_path: Path
):
    with static_files(site) as files, visiting(browser, files.url) as context:
        page = context.new_page()
        open_pocket(page, "/")
        player = player_at(page, "/#")
        player.make_table("war1955", {}, "bot:recruit")
        player.play(by_list, until=1)
        alert = page.locator("p[role=alert]")
        (engine,) = page.workers
        engine.evaluate(FULL)
        player.play(by_list, until=2)
        expect(alert).to_contain_text("no room left")
        engine.evaluate("() => { IDBObjectStore.prototype.put = globalThis.put }")
        player.play(by_list, until=3)
        expect(alert).to_have_count(0)
        resume(page)
        player.play(by_list, until=4)

        page.goto("/#/")
        device = page.locator("section:has(#device)")
        expect(device).to_contain_text(re.compile(r"\d MB"))
        with page.expect_download() as download:
            device.get_by_role("button", name="Save everything").click()
        download.value.save_as(tmp_path / "games.json")
        page.goto("/#/mine")
        page.get_by_role("button", name="Delete").click()
        page.get_by_role("button", name="Cancel").click()
        expect(page.locator("main li")).to_have_count(1)
        page.get_by_role("button", name="Delete").click()
        page.locator("dialog .danger").click()
        expect(page.locator("main li")).to_have_count(0)
        page.reload()
        page.get_by_text("no tables yet").wait_for(timeout=LOADING_MS)

        page.goto("/#/")
        device.locator("input[accept='.json']").set_input_files(tmp_path / "games.json")
        expect(device.locator("[role=status]")).to_contain_text("One game")
        page.goto("/#/mine")
        page.locator("main li a").click()
        player.play(by_list, until=5)
        assert all("QuotaExceeded" in complaint for complaint in player.complaints), player.complaints


@pytest.mark.long
def test_the_table_is_open_in_one_tab_at_a_time(browser: Browser, site: Path):
    with static_files(site) as files, visiting(browser, files.url) as context:
        page = context.new_page()
        open_pocket(page, "/")
        other = context.new_page()
        other.goto("/")
        sign = other.locator("[role=status]:has(progress)")
        expect(sign).to_contain_text("already open")
        # What is told is still told when everything has been loaded.
        sign.locator("progress:not([value])").wait_for(timeout=LOADING_MS)
        expect(sign).to_contain_text("already open")
        page.close()
        other.locator("main h1").wait_for(timeout=LOADING_MS)


@pytest.mark.long
def test_the_engine_in_the_page_comes_to_the_same_digests_after_every_entry(browser: Browser):
    """A part of `python -m bench.pocket digests`."""
    assert digests(browser, games=40, kept=None)


@pytest.mark.long
def test_the_page_has_every_module_that_our_python_may_ask_for(browser: Browser):
    trees = [ast.parse(path.read_bytes()) for path in files() if path.suffix == ".py"]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    names = {one.name for node in nodes if isinstance(node, ast.Import) for one in node.names}
    names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level}
    wanted = sorted(name for name in names if name.partition(".")[0] in sys.stdlib_module_names)
    assert len(wanted) > 20
    with page_with_engine(browser) as page:
        assert page.evaluate("([code, names]) => window.python.runPython(code)(names).toJs()", [MISSING, wanted]) == []
        # A mistake is told as it is, which asks for more modules.
        assert "ZeroDivisionError" in page.evaluate("(code) => window.python.runPython(code)", TRACEBACK)


@pytest.mark.long
def test_nothing_is_compiled_in_the_page(browser: Browser):
    """The standard library comes as sources, and compiling them took most of the start."""
    with page_with_engine(browser) as page:
        compiled, *sources = page.evaluate("(code) => window.python.runPython(code).toJs()", NOT_COMPILED)
    assert sources == []
    assert compiled > 300, "neither the standard library nor the engine is there"
