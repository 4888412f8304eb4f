"""Everything can be read in every language: nothing is left untranslated, and nothing is too long for a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import HEIGHTS
from tests.browser.players import OPTIONS
from tests.browser.pseudo import Heard, pseudo_fluent, speak_pseudo
from tests.browser.screens import SCREENS, Screen, Visitor, visiting
from tests.browser.serving import Server
from tradecraft.locales import Texts, languages, texts_for

PHONE = 360
TABLES = [screen for screen in SCREENS if screen.name.startswith("table of")]


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visiting(browser, server.url) as visitor:
        yield visitor


def speak(visitor: Visitor, language: str) -> None:
    """Choose a language on the page for that."""
    visitor.page.goto("/settings")
    visitor.page.locator("main select").first.select_option(language)
    expect(visitor.page.locator(f"html[lang={language}]")).to_be_attached()


@pytest.mark.parametrize("language", languages())
def test_no_screen_is_wider_than_a_phone(visitor: Visitor, language: str):
    speak(visitor, language)
    visitor.page.set_viewport_size({"width": PHONE, "height": HEIGHTS[PHONE]})
    widths = {
        screen.name: visitor.go(screen).evaluate("() => document.documentElement.scrollWidth") for screen in SCREENS
    }
    assert {name: width for name, width in widths.items() if width > PHONE} == {}


@pytest.mark.parametrize("screen", TABLES, ids=lambda screen: screen.name)
@pytest.mark.parametrize("language", languages())
def test_the_server_speaks_the_language_of_the_person(visitor: Visitor, language: str, screen: Screen):
    speak(visitor, language)
    page = visitor.go(screen)
    table = screen.path(visitor.places).rpartition("/")[2]
    update = visitor.context.request.get(f"/api/tables/{table}").json()["updates"][0]
    info = update["table"]
    names = [seat["name"] for seat in info["seats"]]
    texts = texts_for(info["game"], Texts(language), names, info["options"])
    assert page.locator(OPTIONS).all_inner_texts() == [
        texts.action(option["data"]) for option in update["decision"]["options"]
    ]


def test_nothing_is_left_untranslated(visitor: Visitor):
    speak(visitor, "en")
    assert speak_pseudo(visitor.context) >= 7
    heard = Heard(visitor.page)
    found = {screen.name: heard.untranslated(visitor.go(screen)) for screen in SCREENS}
    assert visitor.page.locator("main", has_text="⟦").count() == 1
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_what_is_left_untranslated_is_found(visitor: Visitor):
    heard = Heard(visitor.page)
    page = visitor.go(SCREENS[0])
    before = heard.untranslated(page)
    page.locator("h1").evaluate("(title) => { title.append('Take a seat'); title.title = 'Trust nobody' }")
    assert set(heard.untranslated(page)) - set(before) == {"Take a seat", "Trust nobody"}


def test_the_language_that_does_not_exist_brackets_every_form_of_a_text():
    source = "one = Point\n    .many = { $count ->\n        [one] Point\n       *[other] Points\n    }\n"
    pseudo = pseudo_fluent(source)
    assert pseudo.count("⟦") == pseudo.count("⟧") == 2
