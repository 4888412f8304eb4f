"""People at their browsers, who create tables, sit down, make their choices and see the result."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from playwright.sync_api import ConsoleMessage, Locator, Page, TimeoutError, expect

from tests.browser.positions import look_at
from tradecraft.core.record import Record, parse_record
from tradecraft.core.registry import find_game
from tradecraft.server.play.verify import Verification

CONFIRM_SECONDS = 5.0
SECONDS = 30.0
"""How long anything may take on a busy machine."""
LIST = "[data-drawer=list]"
OPTIONS = f"{LIST} button.option[data-action]"
"""The options in the list, which is opened with a key."""
ASKED = "[data-part=question][data-asked]"
CONFIRM = "[data-part=confirm] .button.primary"
END = "#end-title"
CONNECTION = re.compile(r"WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED")
TABLE = re.compile(r"/tables/[\w-]+")

Choose = Callable[["Player", list[str]], None]
"""A way to choose one of the options, which are given in notation."""


class Player:
    """A player at a table; choices are made at random, from a seed."""

    def __init__(self, page: Page, name: str, seed: int = 1, home: str = "") -> None:
        self.page = page
        self.name = name
        self.random = Random(seed)
        self.home = home
        self.patience = SECONDS
        self.choices = 0
        self.complaints: list[str] = []
        self._is_touch: bool = page.evaluate("() => navigator.maxTouchPoints > 0")
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(error.stack or error.message))

    def _hear(self, message: ConsoleMessage) -> None:
        """Note what the client complains about. That the server is away for a moment is no fault of the client."""
        if message.type == "error" and not CONNECTION.search(message.text):
            self.complaints.append(message.text)

    def press(self, target: Locator) -> None:
        """Touch something where there is a finger, else click it."""
        if self._is_touch:
            target.tap()
        else:
            # What the pointer rested on is no longer enlarged when it has left.
            self.page.mouse.move(0, 0)
            target.click()

    def make_table(
        self,
        game: str,
        options: dict[str, str],
        opponent: str,
        seed: str = "",
        players: int = 2,
        names: Sequence[str] = (),
    ) -> None:
        """Make a table on the page for that, with oneself on the first seat and the same opponent on all others.

        Opponents at the same device have names.
        """
        page = self.page
        page.goto(f"{self.home}/new")
        page.locator("section.grid select").first.select_option(game)
        self._introduce()
        for option, value in options.items():
            known = [described.name for described in find_game(game).options]
            # After the game and the number of players come the options in their order.
            page.locator("section.grid select").nth(2 + known.index(option)).select_option(value)
        if players > 2:
            page.locator("section.grid select").nth(1).select_option(str(players))
        for seat in range(1, players):
            page.locator("fieldset").first.locator("select").nth(seat).select_option(opponent)
        for number, name in enumerate(names):
            page.locator("fieldset").first.locator("input").nth(number).fill(name)
        if seed:
            self.press(page.locator("summary"))
            page.locator("details input").fill(seed)
        self.press(page.locator("form button.primary"))
        page.wait_for_url(TABLE)

    def join(self, link: str) -> None:
        """Follow an invitation and take the free seat."""
        self.page.goto(link)
        self.page.locator("main button.primary").wait_for()
        self._introduce()
        self.press(self.page.locator("main button.primary"))

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
        self.page.locator(ASKED).or_(self.page.locator(END)).first.wait_for(timeout=self.patience * 1000)
        return not self.page.locator(END).is_visible()

    def open_list(self) -> None:
        """Open the list of all options, unless it is open."""
        if not self.page.locator(LIST).count():
            self.page.keyboard.press("l")
            self.page.locator(LIST).wait_for()

    def close_list(self) -> None:
        """Close the list, which lies over a part of the table."""
        if self.page.locator(LIST).count():
            self.page.keyboard.press("l")
            expect(self.page.locator(LIST)).to_have_count(0)

    def options(self) -> list[str]:
        """List what can be chosen now, in notation."""
        if not self.page.locator(ASKED).count():
            return []
        self.open_list()
        found: list[str] = self.page.locator(OPTIONS).evaluate_all(
            "buttons => buttons.map((button) => button.dataset.action)"
        )
        return found

    def choose(self, way: Choose) -> None:
        """Choose something if one is asked; again if what is asked has changed before it was confirmed."""
        while options := self.options():
            before = self._acts() if self._is_touch else 0
            way(self, options)
            if not self._is_touch or self._has_acted(before):
                self.choices += 1
                return

    def _acts(self) -> int:
        """Count one's own steps, as the server tells them."""
        update = look_at(self.page, self.table)
        return sum(news["what"] == "acted" and news["seat"] == update["seat"] for news in update["news"])

    def _has_acted(self, before: int) -> bool:
        """Tap once more where that is asked for, before what cannot be taken back; tell whether the choice counted."""
        confirm = self.page.locator(CONFIRM)
        deadline = time.monotonic() + CONFIRM_SECONDS
        while time.monotonic() < deadline:
            if self._acts() > before:
                return True
            if confirm.count():
                with suppress(TimeoutError):
                    confirm.first.tap(timeout=1000)
            self.page.wait_for_timeout(20)
        return False

    def play(self, way: Choose, until: int | None = None) -> None:
        """Play to the end, or until so many choices were made in the whole game."""
        deadline = time.monotonic() + 10 * self.patience
        while self.is_asked() and (until is None or self.choices < until):
            self.choose(way)
            assert time.monotonic() < deadline, f"the game does not end, after {self.choices} choices"


def play_each_other(players: Sequence[Player], ways: Sequence[Choose], until: int | None = None) -> None:
    """Let people choose whenever they are asked: to the end, or until all together have chosen so often."""
    deadline = time.monotonic() + 10 * SECONDS
    while not players[0].page.locator(END).is_visible():
        if until is not None and sum(player.choices for player in players) >= until:
            return
        for player, way in zip(players, ways, strict=True):
            player.choose(way)
        assert time.monotonic() < deadline, "the game does not end"


def check_end(player: Player, seat: int, folder: Path) -> None:
    """Require that the end is told as the server and the record have it, and that every choice counted once."""
    page = player.page
    expect(page.locator(END)).to_be_visible()
    result = look_at(page, player.table)["table"]["result"]
    places = sorted(range(len(result["places"])), key=lambda one: result["places"][one])
    ranking = page.locator("ol.ranking li")
    assert [int(text) for text in page.locator(".ranking .place").all_inner_texts()] == sorted(result["places"])
    assert numbers(page.locator(".ranking .points")) == [result["scores"][one] for one in places]
    expect(ranking.nth(places.index(seat))).to_contain_text(player.name)
    breakdown = [numbers(row.locator("td")) for row in page.locator("table:has(.key)").locator("tbody tr").all()]
    assert breakdown == [[result["breakdown"][one][source] for one in places] for source in result["breakdown"][0]]
    assert [sum(column) for column in zip(*breakdown, strict=True)] == [result["scores"][one] for one in places]

    record = download_record(player, folder)
    assert sum(entry.seat == seat for entry in record.entries) == player.choices
    verification = Verification(find_game(record.game), record)
    for _ in verification.run():
        pass
    assert verification.problems == []
    assert verification.draws > 0
    if record.game == "vienna":
        check_final_scores(page, result["scores"])
    assert player.complaints == []


def check_final_scores(page: Page, scores: list[int]) -> None:
    """Require that the header and the end of the score curve say what the ranking says."""
    for seat, score in enumerate(scores):
        assert numbers(page.locator(f"[data-part=header] [data-seat='{seat}'] .score")) == [score]
    # The table of the curve is folded away, but there.
    last = page.locator("figure tbody tr").last
    last.wait_for(state="attached")
    assert [int(text) for text in last.locator("td").all_text_contents()] == scores


def numbers(cells: Locator) -> list[int]:
    """Read the numbers out of some texts, one of each."""
    return [int(re.sub(r"[^\d-]", "", text)) for text in cells.all_inner_texts()]


def download_record(player: Player, folder: Path) -> Record:
    """Take the record of a game that is over, as its page offers it."""
    with player.page.expect_download() as download:
        player.press(player.page.locator("a[href*='/record']"))
    path = folder / f"{player.table}.tcr"
    download.value.save_as(path)
    return parse_record(path.read_bytes())
