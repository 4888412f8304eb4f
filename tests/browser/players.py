"""People at their browsers: they make tables, sit down, choose what they are asked and see how it ends."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from playwright.sync_api import ConsoleMessage, Page, expect

from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game
from tradecraft.server.verify import Verification

SECONDS = 30.0
"""How long anything may take on a busy machine."""
OPTIONS = ".actions button.option"
END = "#end-title"
CONNECTION = re.compile(r"WebSocket connection|ERR_CONNECTION")
TABLE = re.compile(r"/tables/[\w-]+")

Choose = Callable[["Player", list[str]], None]
"""A way to choose one of the options, which are given in notation."""


class Player:
    """Somebody at a table; choices are made at random, from a seed."""

    def __init__(self, page: Page, name: str, seed: int = 1) -> None:
        self.page = page
        self.name = name
        self.random = Random(seed)
        self.choices = 0
        self.complaints: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        """Note what the client complains about. That the server is away for a moment is no fault of the client."""
        if message.type == "error" and not CONNECTION.search(message.text):
            self.complaints.append(message.text)

    def make_table(self, game: str, options: dict[str, str], opponent: str, seed: str = "") -> None:
        """Make a table for two on the page for that, with oneself on the first seat."""
        page = self.page
        page.goto("/new")
        page.locator("section.grid select").first.select_option(game)
        self._introduce()
        for option, value in options.items():
            names = [described.name for described in find_game(game).options]
            # After the game and the number of players come the options in their order.
            page.locator("section.grid select").nth(2 + names.index(option)).select_option(value)
        page.locator("fieldset").first.locator("select").nth(1).select_option(opponent)
        if seed:
            page.locator("summary").click()
            page.locator("details input").fill(seed)
        page.locator("form button.primary").click()
        page.wait_for_url(TABLE)

    def join(self, link: str) -> None:
        """Follow an invitation and take the free seat."""
        self.page.goto(link)
        self.page.locator("main button.primary").wait_for()
        self._introduce()
        self.page.locator("main button.primary").click()

    def _introduce(self) -> None:
        """Give one's name where it is asked for, which is the first time only."""
        name = self.page.locator("input[autocomplete=nickname]")
        if name.count():
            name.fill(self.name)

    @property
    def table(self) -> str:
        """The id of the table."""
        found = TABLE.search(self.page.url)
        assert found, self.page.url
        return found[0].split("/")[2]

    def is_asked(self) -> bool:
        """Wait until one is asked or the game is over; tell whether it goes on."""
        self.page.locator(OPTIONS).or_(self.page.locator(END)).first.wait_for(timeout=SECONDS * 1000)
        return not self.page.locator(END).is_visible()

    def options(self) -> list[str]:
        """List what can be chosen now, in notation."""
        found: list[str] = self.page.locator(OPTIONS).evaluate_all(
            "buttons => buttons.map((button) => button.dataset.action)"
        )
        return found

    def choose(self, way: Choose) -> None:
        """Choose something if one is asked."""
        if options := self.options():
            way(self, options)
            self.choices += 1

    def play(self, way: Choose, until: int | None = None) -> None:
        """Play to the end, or until so many choices were made in the whole game."""
        deadline = time.monotonic() + 10 * SECONDS
        while self.is_asked() and (until is None or self.choices < until):
            self.choose(way)
            assert time.monotonic() < deadline, f"the game does not end, after {self.choices} choices"


def play_each_other(players: Sequence[Player], way: Choose, until: int | None = None) -> None:
    """Let people choose whenever they are asked: to the end, or until all together have chosen so often."""
    deadline = time.monotonic() + 10 * SECONDS
    while not players[0].page.locator(END).is_visible():
        if until is not None and sum(player.choices for player in players) >= until:
            return
        for player in players:
            player.choose(way)
        assert time.monotonic() < deadline, "the game does not end"


def by_list(player: Player, options: list[str]) -> None:
    """Click one of the options in the list."""
    chosen = player.random.choice(options)
    player.page.locator(f"{OPTIONS}[data-action={json.dumps(chosen)}]").click()


def by_keyboard(player: Player, options: list[str]) -> None:
    """Walk to one of the options with the keyboard alone, and press Enter on it."""
    keyboard, focused = player.page.keyboard, player.page.locator(":focus")
    chosen = player.random.randrange(min(3, len(options)))
    target = player.page.locator(OPTIONS).nth(chosen)
    for _ in range(STEPS):
        if focused.count() and target.evaluate("(button) => button === document.activeElement"):
            keyboard.press("Enter")
            return
        keyboard.press("Tab")
    raise AssertionError(f"{STEPS} times Tab do not lead to the option {options[chosen]}")


STEPS = 400


def check_end(player: Player, folder: Path) -> None:
    """Require that the end is told: ranking, breakdown and a record that proves itself."""
    page = player.page
    expect(page.locator(END)).to_be_visible()
    ranking = page.locator("ol.ranking li")
    expect(ranking).to_have_count(2)
    assert page.locator(".ranking .place").all_inner_texts() in (["1", "2"], ["1", "1"])
    expect(ranking.filter(has_text=player.name)).to_have_count(1)
    with page.expect_download() as download:
        page.locator("a[href$='/record']").click()
    path = folder / f"{player.table}.tcr"
    download.value.save_as(path)
    record = parse_record(path.read_bytes())
    verification = Verification(find_game(record.game), record)
    for _ in verification.run():
        pass
    assert verification.problems == []
    assert verification.draws > 0
    assert_breakdown_adds_up(page)
    assert player.complaints == []


def assert_breakdown_adds_up(page: Page) -> None:
    """Require that the points of each player by source add up to what the ranking says."""
    points = [int(re.sub(r"\D", "", text)) for text in page.locator(".ranking .points").all_inner_texts()]
    breakdown = page.locator("table:has(.key)")
    rows = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in breakdown.locator("tbody tr").all()]
    assert rows
    assert [sum(column) for column in zip(*rows, strict=True)] == points
