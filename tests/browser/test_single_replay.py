"""A replay as a page of one file: it opens from disk, needs nothing else, embeds and prints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsers import visit
from tests.cli.running import run
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game

STEP = "#step"
GAMES = {"vienna": ("--players", "3", "--option", "version=advanced"), "war1955": ()}


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games") / "out"
    made = run("simulate", request.param, *GAMES[request.param], "--games", "1", "--bots", "random", "--out", folder)
    assert made.exit_code == 0, made.output
    page = folder / "replay.html"
    assert run("replay", folder / "0001.tcr", "--html", page, "--language", "nl").exit_code == 0
    return folder / "0001.tcr"


@pytest.mark.parametrize("width", [390, 1440])
def test_a_replay_opens_from_disk_and_is_stepped_through(browser: Browser, record: Path, width: int):
    with visit(browser, "http://nowhere.test", width) as context:
        context.set_offline(True)
        page = context.new_page()
        asked, complaints = watched(page)
        page.goto((record.parent / "replay.html").as_uri())
        steps = int(re.findall(r"\d+", page.locator(STEP).inner_text())[-1])
        expect(page.locator(STEP)).to_have_text(f"Stap 1 van {steps}")
        for at in range(2, 12):
            page.keyboard.press("ArrowRight")
            expect(page.locator(STEP)).to_have_text(f"Stap {at} van {steps}")
        page.keyboard.press("End")
        expect(page.locator("input[type=range]")).to_have_value(str(steps - 1))
        expect(page).to_have_title(re.compile(find_game(parse_record(record.read_bytes()).game).title))
        # Nothing leads to what is not there.
        assert page.locator("a[href]").count() == 0
        assert [address for address in asked if not address.startswith(("data:", "blob:"))] == [page.url]
        assert complaints == []


def test_a_replay_can_be_embedded_and_printed(browser: Browser, record: Path):
    (record.parent / "around.html").write_text('<iframe src="replay.html" width="700" height="520"></iframe>', "utf-8")
    with visit(browser, "http://nowhere.test") as context:
        page = context.new_page()
        _, complaints = watched(page)
        page.goto((record.parent / "around.html").as_uri())
        frame = page.frame_locator("iframe")
        frame.get_by_role("button", name="Verder", exact=True).click()
        expect(frame.locator(STEP)).to_contain_text("Stap 2")
        page.goto((record.parent / "replay.html").as_uri())
        page.locator(STEP).wait_for()
        lines = page.locator("section.only-print li")
        expect(lines.first).to_be_hidden()
        page.emulate_media(media="print")
        expect(lines.first).to_be_visible()
        assert lines.count() > 40
        expect(page.get_by_role("button", name="Afspelen")).to_be_hidden()
        # The whole of it is on the paper: nothing is cut off at the end of a window.
        height = page.evaluate("() => document.documentElement.scrollHeight")
        assert lines.last.bounding_box()["y"] <= height  # type: ignore[index]
        assert height > page.viewport_size["height"]  # type: ignore[index]
        assert complaints == []


def watched(page: Page) -> tuple[list[str], list[str]]:
    """Note what a page asks for and complains about."""
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return asked, complaints
