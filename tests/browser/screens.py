"""Every screen of the client, with somebody who has something to see there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.browsers import visit
from tests.browser.players import END, OPTIONS, Player, by_list

SEED = "prater"
PASSWORD = "a walk in the Prater"


@dataclass
class Places:
    """What the screens show: tables in each state, and somebody who has played."""

    waiting: str
    vienna: str
    war1955: str
    over: str
    person: str


@dataclass(frozen=True)
class Screen:
    """A screen: where it is, and what is there when all of it has come."""

    name: str
    path: Callable[[Places], str]
    shown: str


SCREENS = (
    Screen("home", lambda _: "/", "article button.primary"),
    Screen("new table", lambda _: "/new", "form button.primary:enabled"),
    Screen("lobby, waiting", lambda _: "/lobby", "ul li.panel"),
    Screen("lobby, being played", lambda _: "/lobby?which=watch", "ul li.panel"),
    Screen("my tables", lambda _: "/mine", "ul li.panel"),
    Screen("waiting room", lambda places: f"/tables/{places.waiting}", "input[readonly]"),
    Screen("table of Vienna", lambda places: f"/tables/{places.vienna}", OPTIONS),
    Screen("table of 1955", lambda places: f"/tables/{places.war1955}", OPTIONS),
    Screen("end of a game", lambda places: f"/tables/{places.over}", END),
    Screen("replay", lambda places: f"/tables/{places.over}/replay", ".controls"),
    Screen("rules, choice of the game", lambda _: "/rules", "main nav a"),
    Screen("rules of Vienna", lambda _: "/rules/vienna", "section.section"),
    Screen("rules of 1955", lambda _: "/rules/war1955", "section.section"),
    Screen("settings", lambda _: "/settings", "section.panel"),
    Screen("account", lambda _: "/account", "form"),
    Screen("ratings", lambda _: "/ratings", "main select"),
    Screen("person", lambda places: f"/people/{places.person}", "main table"),
    Screen("about", lambda _: "/about", "main p"),
    Screen("not found", lambda _: "/nowhere", "main a.button"),
    Screen("no such table", lambda _: "/tables/none", "main a.button"),
)


@dataclass
class Visitor:
    """Somebody who goes from screen to screen."""

    context: BrowserContext
    page: Page
    places: Places

    def go(self, screen: Screen) -> Page:
        """Go to a screen and wait until it is there."""
        self.page.goto(screen.path(self.places))
        self.page.locator(screen.shown).first.wait_for()
        if "table of" in screen.name or screen.name in ("end of a game", "replay"):
            expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        return self.page


@contextmanager
def visiting(browser: Browser, url: str, language: str = "en", **more: Any) -> Iterator[Visitor]:
    """Let somebody come who has tables in all states, and has finished a game."""
    with visit(browser, url, language=language, bypass_csp=True, **more) as context:
        page = context.new_page()
        player = Player(page, "Anna")
        tables = {}
        for name, game, options, opponent in (
            ("waiting", "vienna", {}, "invited"),
            ("vienna", "vienna", {"version": "advanced"}, "bot:random"),
            ("war1955", "war1955", {}, "bot:random"),
            ("over", "war1955", {"side": "short"}, "bot:greedy"),
        ):
            player.make_table(game, options, opponent, SEED)
            tables[name] = player.table
            player.choices = 0
            if name in ("vienna", "war1955"):
                player.play(by_list, until=4)
                assert player.is_asked()
        player.play(by_list)
        person = context.request.get("/api/session").json()["id"]
        yield Visitor(context, page, Places(**tables, person=person))
