"""Every screen of the client, with a visitor who has content on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, expect

from tests.browser.browsers import visit
from tests.browser.players import ASKED, END
from tests.browser.positions import at_random, become_guest, call, make_table, play_until

NAME = "Anna"
INTRODUCTORY = {"version": "introductory"}
ADVANCED = {"version": "advanced", "third_man": "yes", "feld_agents": "yes"}
SHORT = {"side": "short"}
RANDOM = {"type": "bot", "bot": "random"}
GAMES = 5
BUILDING = "[data-building].open .target"
HAND = ".hand .usable"


@dataclass(frozen=True)
class Position:
    """A table in a certain state: waiting for players, asking for a kind of decision, or over."""

    game: str
    options: dict[str, str]
    kind: str = ""
    """What is asked; nothing when the game is over."""
    after: int = 0
    """How many choices were made before, so that there is something on the board."""


POSITIONS = {
    "assign": Position("vienna", INTRODUCTORY, "assign", 8),
    "place": Position("vienna", ADVANCED, "place", 12),
    "source": Position("vienna", ADVANCED, "source", 12),
    "pay": Position("vienna", ADVANCED, "pay"),
    "mission": Position("vienna", ADVANCED, "mission", 8),
    "buy": Position("vienna", ADVANCED, "buy", 8),
    "vienna_over": Position("vienna", ADVANCED),
    "home": Position("war1955", SHORT, "home"),
    "play": Position("war1955", SHORT, "play", 8),
    "add": Position("war1955", SHORT, "add", 8),
    "answer": Position("war1955", SHORT, "answer", 12),
    "target": Position("war1955", SHORT, "target"),
    "war1955_over": Position("war1955", SHORT),
}
ANALYSIS_MS = 120_000
Places = dict[str, str]
"""Where to go: tables by the name of their position, one that waits, one with a sealed deal, and the person."""


def nothing_more(page: Page) -> None:
    """Leave a screen as it is."""


@dataclass(frozen=True)
class Screen:
    """A screen: where it is, what is there when all of it has come, and what is then done on it."""

    name: str
    path: Callable[[Places], str]
    shown: str
    do: Callable[[Page], None] = nothing_more

    @property
    def is_table(self) -> bool:
        """Whether the screen asks the visitor for a decision."""
        return self.shown == ASKED


def table(position: str, name: str, do: Callable[[Page], None] = nothing_more) -> Screen:
    """Return the screen of a table in one of the positions."""
    game = "Vienna" if POSITIONS[position].game == "vienna" else "1955"
    shown = ASKED if POSITIONS[position].kind else END
    return Screen(f"{game}, {name}", lambda places: f"/tables/{places[position]}", shown, do)


def look_at_building(page: Page) -> None:
    """Open the sheet of a building that can be chosen."""
    page.locator(BUILDING).first.click()
    page.locator(".preview .confirm").wait_for()


def take_up_card(page: Page) -> None:
    """Ask what can be done with a card of the hand."""
    page.locator(HAND).first.click()
    page.locator("[data-stage] .menu").wait_for()


def enlarge(card: str) -> Callable[[Page], None]:
    """Return how to show a card of the hand enlarged."""

    def rest_on(page: Page) -> None:
        page.locator(card).first.hover()
        page.locator(".lens:popover-open").wait_for()

    return rest_on


def open_tab(name: str) -> Callable[[Page], None]:
    """Return how to open the chat, or the note, beside the board."""

    def press(page: Page) -> None:
        # Phones have log, chat and note behind one tab.
        if page.locator("[data-tab=talk]").is_visible():
            page.locator("[data-tab=talk]").click()
        page.locator(f"[data-tab={name}]").click()
        page.locator(f"[data-tab={name}][aria-selected=true]").wait_for()

    return press


def ask_to_resign(page: Page) -> None:
    """Begin to resign, which has to be confirmed."""
    page.locator("#open-menu").click()
    page.locator("#ask-resign").click()
    page.locator("dialog[open]").wait_for()


def look_at_deal(page: Page) -> None:
    """Ask how the cards are dealt."""
    page.locator("#open-menu").click()
    page.locator("#ask-deal").click()
    page.locator("dialog[open]").wait_for()


def ask_for_hint(page: Page) -> None:
    """Ask which options are the best; all that is said about them stands above the list."""
    page.locator("#ask-hint").click()
    page.locator("[data-part=question] .link").click()
    page.locator("#hints-title").wait_for()


def open_list(page: Page) -> None:
    """Open the list of all options."""
    page.keyboard.press("l")
    page.locator("[data-drawer=list]").wait_for()


def open_menu(page: Page) -> None:
    """Open the table's menu."""
    page.locator("#open-menu").click()


def open_rules(page: Page) -> None:
    """Open the rules beside the table."""
    page.keyboard.press("r")
    page.locator("[data-drawer=rules] section").first.wait_for()


def explain_keys(page: Page) -> None:
    """Ask what the keys do."""
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()


def wait_for_analysis(page: Page) -> None:
    """Wait until everything about the game has been worked out."""
    page.locator("progress").wait_for(state="detached", timeout=ANALYSIS_MS)


SCREENS = (
    Screen("home", lambda _: "/", "article button.primary"),
    Screen("new table", lambda _: "/new", "form button.primary:enabled"),
    Screen("lobby, waiting", lambda _: "/lobby", "ul li.panel"),
    Screen("lobby, being played", lambda _: "/lobby?which=watch", "ul li.panel"),
    Screen("my tables", lambda _: "/mine", "ul li.panel"),
    Screen("waiting room", lambda places: f"/tables/{places['waiting']}", "input[readonly]"),
    table("assign", "assigning cards"),
    table("assign", "a card enlarged", enlarge(".hand .card")),
    table("place", "placing an agent"),
    table("place", "the card of a building", look_at_building),
    table("place", "a hint", ask_for_hint),
    table("source", "moving an agent"),
    table("source", "the list", open_list),
    table("source", "the menu", open_menu),
    table("source", "the rules", open_rules),
    table("source", "the keys", explain_keys),
    table("pay", "paying"),
    table("mission", "missions", open_tab("chat")),
    table("buy", "buying", open_tab("note")),
    table("vienna_over", "the end"),
    table("home", "choosing a home"),
    table("play", "playing a card"),
    table("play", "a card taken up", take_up_card),
    table("play", "a hint", ask_for_hint),
    table("add", "adding cards", ask_to_resign),
    table("answer", "answering"),
    Screen("the fair deal", lambda places: f"/tables/{places['sealed']}", "#open-menu", look_at_deal),
    table("target", "naming a country"),
    table("war1955_over", "the end"),
    Screen("Vienna, replay", lambda places: f"/tables/{places['vienna_over']}/replay?at=30", ".controls"),
    Screen("1955, replay", lambda places: f"/tables/{places['war1955_over']}/replay?at=20", ".controls"),
    Screen(
        "1955, what decided it",
        lambda places: f"/tables/{places['war1955_over']}/analysis",
        "figure",
        wait_for_analysis,
    ),
    Screen("lessons", lambda _: "/learn", "[data-lesson]"),
    Screen("Vienna, a lesson", lambda _: "/learn/vienna-round", "[data-mark]"),
    Screen("1955, a lesson", lambda _: "/learn/war1955-influence", "[data-mark]"),
    Screen("rules, choice of the game", lambda _: "/rules", "main nav a"),
    Screen("rules of Vienna", lambda _: "/rules/vienna", "section.section"),
    Screen("rules of 1955", lambda _: "/rules/war1955", "section.section"),
    Screen("settings", lambda _: "/settings", "section.panel"),
    Screen("account", lambda _: "/account", "form"),
    Screen("ratings", lambda _: "/ratings", "main select"),
    Screen("person", lambda places: f"/people/{places['person']}", "main table"),
    Screen("about", lambda _: "/about", "main p"),
    Screen("not found", lambda _: "/nowhere", "main a.button"),
    Screen("no such table", lambda _: "/tables/none", "main a.button"),
)


@dataclass
class Visitor:
    """A visitor who goes from screen to screen."""

    page: Page
    places: Places

    def go(self, screen: Screen) -> Page:
        """Go to a screen and wait until it is there."""
        self.page.goto(screen.path(self.places))
        self.page.locator(screen.shown).first.wait_for()
        if "/tables/" in self.page.url and screen.shown in (ASKED, END, ".controls"):
            self.page.locator("[data-building], [data-country]").first.wait_for()
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        screen.do(self.page)
        return self.page

    def speak(self, language: str) -> None:
        """Choose a language."""
        call(self.page, "PUT", "/api/me", {"language": language})


def reach(page: Page, position: Position) -> str:
    """Make a table and play to a position; return the table. Not every game comes to it, so that some are tried."""
    for _ in range(GAMES):
        table = make_table(page, position.game, position.options, RANDOM)
        if play_until(page, table, at_random(), position.kind, position.after):
            return table
    raise AssertionError(f"in {GAMES} games nobody was asked for {position}")


@contextmanager
def visiting(browser: Browser, url: str, positions: Mapping[str, Position] = POSITIONS) -> Iterator[Visitor]:
    """Return a visitor with a table in each of some positions, one that waits, and one with a sealed deal."""
    with visit(browser, url, bypass_csp=True) as context:
        page = context.new_page()
        page.goto("/about")
        places = {"person": become_guest(page, NAME), "waiting": make_table(page, "vienna", {}, {"type": "invited"})}
        places["sealed"] = make_table(page, "war1955", SHORT, RANDOM, seed=None)
        for name, position in positions.items():
            places[name] = reach(page, position)
        yield Visitor(page, places)
