"""Every text is readable in every language: nothing is untranslated, and nothing is too long for a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.browsers import HEIGHTS
from tests.browser.overflow import too_long
from tests.browser.players import OPTIONS
from tests.browser.positions import look_at
from tests.browser.pseudo import names_on_the_map, pseudo_fluent, speak_pseudo, untranslated
from tests.browser.screens import NAME, SCREENS, Screen, Visitor, nothing_more, open_list, visiting
from tests.browser.serving import Server, serving
from tradecraft.core.registry import find_game, game_ids
from tradecraft.lessons.lesson import lessons
from tradecraft.locales import Texts, languages, texts_for

PHONE = 360
NAMES = {NAME, "Tradecraft", "English", "Français", "Nederlands", "game-icons.net", "CC BY"}
GAMES = {find_game(game).title for game in game_ids()}
SIGNS = {"AT", "FR", "SU", "UK", "US", "II", "III", "IV"}
LEARNERS = {name for lesson in lessons() for name in lesson.record.seats}
KNOWN = names_on_the_map() | GAMES | SIGNS | NAMES | LEARNERS | {"Esc"}
"""What is the same in every language: names, the letters on flags, Roman numerals, and a key of the keyboard."""


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visiting(browser, server.url) as visitor:
        visitor.page.set_viewport_size({"width": PHONE, "height": HEIGHTS[PHONE]})
        yield visitor


@pytest.fixture(scope="module")
def stranger(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """A visitor who reads the invented language."""
    texts = str(tmp_path_factory.mktemp("texts"))
    folder = tmp_path_factory.mktemp("server")
    with (
        serving(folder, "tests.browser.pseudo", texts) as server,
        visiting(browser, server.url) as visitor,
    ):
        assert speak_pseudo(visitor.page.context) >= 7
        yield visitor


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_language_fits_on_a_phone(visitor: Visitor, screen: Screen):
    found = {}
    for language in languages():
        visitor.speak(language)
        if problems := too_long(visitor.go(screen)):
            found[language] = problems
    assert found == {}


def test_what_does_not_fit_is_found(visitor: Visitor):
    visitor.speak("en")
    page = visitor.go(SCREENS[0])
    page.locator("h1").evaluate("(title) => title.insertAdjacentHTML('afterend', '<button>Wait and see</button>')")
    page.add_style_tag(content="h1 + button { width: 2rem; white-space: nowrap }")
    assert too_long(page) == ["sticks out: Wait and see"]
    page.add_style_tag(content="h1 + button { overflow: hidden }")
    assert too_long(page) == ["is cut off: Wait and see", "sticks out: Wait and see"]
    page.add_style_tag(content="h1 + button { width: 30rem; text-align: right }")
    found = too_long(page)
    assert "is off the screen: Wait and see" in found
    assert any(problem.startswith("the page is ") for problem in found)


@pytest.mark.parametrize("language", languages())
def test_the_server_speaks_the_language_of_the_person(visitor: Visitor, language: str):
    visitor.speak(language)
    for screen in (screen for screen in SCREENS if screen.is_table and screen.do is nothing_more):
        page = visitor.go(screen)
        open_list(page)
        update = look_at(page, page.url.rpartition("/")[2])
        info = update["table"]
        names = tuple(seat["name"] for seat in info["seats"])
        texts = texts_for(info["game"], Texts(language), names, info["options"])
        assert page.locator(f"{OPTIONS} .words").all_inner_texts() == [
            texts.action(option["data"]) for option in update["decision"]["options"]
        ]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_nothing_is_left_untranslated(stranger: Visitor, screen: Screen):
    page = stranger.go(screen)
    assert page.locator("main", has_text="⟦").count() == 1
    assert untranslated(page, KNOWN) == []


def test_what_is_left_untranslated_is_found(stranger: Visitor):
    page = stranger.go(SCREENS[0])
    page.locator("h1").evaluate("(title) => { title.append('Take a seat'); title.title = 'Trust nobody' }")
    assert untranslated(page, KNOWN) == ["Take a seat", "Trust nobody"]


def test_the_language_that_does_not_exist_brackets_every_form_of_a_text():
    source = "one = Point\n    .many = { $count ->\n        [one] Point\n       *[other] Points\n    }\n"
    pseudo = pseudo_fluent(source)
    assert pseudo.count("⟦") == pseudo.count("⟧") == 2
