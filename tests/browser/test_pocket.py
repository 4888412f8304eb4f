"""Whole games without a server, which is stopped once the page is loaded; the page is reloaded in the middle."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.browser.browsers import visit
from tests.browser.conftest import PATIENCE_MS
from tests.browser.players import ASKED, END, Player, download_record
from tests.browser.serving import Server, static_files
from tests.browser.ways import by_list
from tests.cli.running import run
from tradecraft.core.registry import find_game
from tradecraft.server.play.verify import Verification

OFFLINE = "/offline#"
LOADING_MS = 240_000
"""How long the engine may take to load where many tests run at once."""
STEP_SECONDS = 120.0
"""How long it may take to answer there: every answer waits until the browser has stored what it says."""
MIDDLE = 3
HAND_OVER = "#hand-over"
HANDED_OVER = r"    - (\w+)"
"""What assistive technology finds in the dialog that covers a table."""
FONTS = """() => document.fonts.ready.then(() =>
  [...document.fonts].map((font) => font.status).filter((status) => status !== 'unloaded'))"""
KEPT = """async () => {
  for (const name of await caches.keys())
    if (await (await caches.open(name)).match(new URL('everything', location.href))) return true;
  return false;
}"""


@contextmanager
def visiting(browser: Browser, url: str) -> Iterator[BrowserContext]:
    """A visitor whose pages may take long to answer; where something fails, what they said and showed is told."""
    with visit(browser, url, service_workers="allow") as context:
        context.set_default_timeout(STEP_SECONDS * 1000)
        expect.set_options(timeout=STEP_SECONDS * 1000)
        said: list[str] = []
        context.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
        context.on("weberror", lambda problem: said.append(f"not caught: {problem.error}"))
        try:
            yield context
        except BaseException as problem:
            for page in context.pages:
                with suppress(Error):
                    said += [page.url, page.locator("body").inner_text(timeout=PATIENCE_MS)]
            problem.add_note("\n".join(said))
            raise
        finally:
            expect.set_options(timeout=PATIENCE_MS)


def player_at(page: Page, home: str) -> Player:
    """Return a player whose page may take long to answer."""
    player = Player(page, "Anna", home=home)
    player.patience = STEP_SECONDS
    return player


def open_pocket(page: Page, address: str) -> None:
    """Wait until the page plays by itself, and has kept everything it is made of."""
    page.goto(address)
    page.locator("main h1").wait_for(timeout=LOADING_MS)
    wait_until(page, KEPT)


def wait_until(page: Page, script: str) -> None:
    """Wait until a script that takes its time says yes; the browser's own wait takes its promise for an answer."""
    deadline = time.monotonic() + LOADING_MS / 1000
    while not page.evaluate(script):
        assert time.monotonic() < deadline, script
        page.wait_for_timeout(100)


def check_game(player: Player, seat: int, folder: Path) -> None:
    """Require that the game was played to its end by the rules, the deal and the bots' own choices."""
    expect(player.page.locator(END)).to_be_visible()
    record = download_record(player, folder)
    assert sum(entry.seat == seat for entry in record.entries) == player.choices
    verification = Verification(find_game(record.game), record)
    for _ in verification.run():
        pass
    assert verification.problems == []
    assert verification.draws > 0
    assert sum(verification.bot_moves.values()) > 0
    assert player.complaints == []


def play_alone(
    browser: Browser, server: Server, folder: Path, game: str, options: dict[str, str], players: int = 2
) -> None:
    with visiting(browser, server.url) as context:
        page = context.new_page()
        open_pocket(page, OFFLINE)
        player = player_at(page, OFFLINE)
        server.stop()
        try:
            # Wherever a visitor looks for the server, the page offers to go on without it.
            page.goto("/mine")
            page.locator("[role=alert] a").click()
            page.locator("main h1").wait_for(timeout=LOADING_MS)
            assert page.url.endswith("/offline")
            player.make_table(game, options, "bot:officer", players=players)
            player.play(by_list, until=MIDDLE)
            page.reload()
            page.locator("[data-part=question]").first.wait_for(timeout=LOADING_MS)
            assert set(page.evaluate(FONTS)) == {"loaded"}, "the page looks different without a network"
            player.play(by_list)
            assert player.choices > MIDDLE, "the game was over before the page was loaded anew"
            check_game(player, 0, folder)
        finally:
            server.start()


@pytest.mark.long
def test_1955_is_played_to_its_end_without_a_server(browser: Browser, server: Server, tmp_path: Path):
    play_alone(browser, server, tmp_path, "war1955", {"side": "short"})


@pytest.mark.long
@pytest.mark.parametrize(("version", "players"), [("introductory", 2), ("introductory", 3), ("advanced", 4)])
def test_vienna_is_played_to_its_end_without_a_server(
    browser: Browser, server: Server, tmp_path: Path, version: str, players: int
):
    play_alone(browser, server, tmp_path, "vienna", {"version": version}, players)


@pytest.mark.long
def test_a_static_site_leads_to_its_sample_games_and_its_documentation(browser: Browser, tmp_path: Path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.html").write_text("<h1>Guide</h1>", "utf-8")
    folder = tmp_path / "club" / "table"
    assert run("site", str(folder), "--docs", str(tmp_path / "docs")).exit_code == 0
    with static_files(tmp_path) as files, visiting(browser, files.url) as context:
        page = context.new_page()
        for text, heading in (("Sample game: Vienna", "Replay"), ("Documentation", "Guide")):
            open_pocket(page, "/club/table/")
            page.get_by_role("link", name=text).click()
            expect(page.get_by_role("heading", level=1, name=heading)).to_be_attached()


def test_two_players_share_a_device_of_a_static_site_and_see_only_their_own(browser: Browser, tmp_path: Path):
    assert run("site", str(tmp_path / "club" / "table")).exit_code == 0
    with static_files(tmp_path) as files, visiting(browser, files.url) as context:
        page = context.new_page()
        open_pocket(page, "/club/table/")
        player = player_at(page, "/club/table/#")
        player.make_table("vienna", {}, "mine", names=["Bela"])
        told = []
        board, spoken = page.locator("[data-part=board]"), page.locator("[aria-live=polite]").last
        for _ in range(3):
            expect(page.locator(HAND_OVER)).to_be_focused()
            told.append(page.locator(HAND_OVER).inner_text().rpartition(" ")[2])
            assert board.count() == 0
            assert page.locator("[data-card]").count() == 0, "a hand is shown before the device was handed over"
            assert spoken.inner_text() == "", "a hand is told before the device was handed over"
            assert re.findall(HANDED_OVER, page.locator("main").aria_snapshot()) == ["heading", "paragraph", "button"]
            page.locator("[role=dialog] .button.primary").click()
            board.first.wait_for()
            expect(spoken).not_to_be_empty()
            choose_until_handed_over(player)
        assert told in (["Anna", "Bela", "Anna"], ["Bela", "Anna", "Bela"])
        assert player.complaints == []


def choose_until_handed_over(player: Player) -> None:
    """Choose for the seat that has the device, which may be asked several times before the other is."""
    hand_over = player.page.locator(HAND_OVER)
    while not hand_over.is_visible():
        player.choose(by_list)
        hand_over.or_(player.page.locator(ASKED)).first.wait_for()
