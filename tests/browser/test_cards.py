"""Every card is readable in the hand, in every language and window size, whether or not it can be dealt."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.corpus import LANGUAGES, Spot, spots
from tests.browser.one_screen import LOW, WINDOWS, Window
from tests.browser.onlooker import Onlooker, looking
from tests.browser.overflow import too_long
from tests.browser.serving import Server
from tradecraft.core.registry import find_plugin
from tradecraft.locales import Texts, texts_for

Content = dict[str, Any]
NAMES = ("Anna", "Bela")
MANY = 9
"""So many cards can be in a hand of 1955."""
FEW = 3
"""So many are dealt in Vienna."""
FAR = {"total": 12, "steps": 9, "to": 9, "secures": True}
PHONES = tuple(window for window in WINDOWS if str(window) in ("360x740", "844x390"))
OTHERS = tuple(window for window in WINDOWS if min(window.width, window.height) >= 600)
SMALL = (LOW, *OTHERS[-2:], *PHONES)


@pytest.fixture(scope="module")
def onlooker(browser: Browser, server: Server) -> Iterator[Onlooker]:
    with looking(browser, server.url) as onlooker:
        yield onlooker


@cache
def example(game: str, kind: str) -> Spot:
    return next(spot for spot in spots(60, 1) if (spot.game, spot.kind) == (game, kind))


def content_of(game: str, language: str) -> Content:
    client = find_plugin(game, "client")
    assert client is not None
    found: Content = client.describe(Texts(language))
    return found


def holding(spot: Spot, language: str, hand: Sequence[Any], actions: Sequence[dict[str, Any]], number: int) -> Spot:
    """Return a position with other cards in the hand, and what can be done with them."""
    state = json.loads(spot.state)
    update = state["updates"][0]
    update["view"]["desks"][update["seat"]]["hand"] = hand
    texts = texts_for(spot.game, Texts(language), NAMES, update["table"]["options"])
    update["decision"]["options"] = [
        {
            "action": place,
            "text": " ".join(map(str, data.values())),
            "data": data,
            "label": texts.action(data),
            "consequences": FAR if data["do"] == "influence" else {},
        }
        for place, data in enumerate(actions)
    ]
    number = 1000 * (1 + LANGUAGES.index(language)) + number
    return replace(spot, number=number, language=language, state=json.dumps(state).encode())


def hands_of_1955(language: str) -> Iterator[Spot]:
    """Hold every special action, each on the card with the longest name."""
    content = content_of("war1955", language)
    longest = {card["action"]: card for card in sorted(content["cards"], key=lambda card: len(card["name"]))}
    cards = list(longest.values())
    for number, start in enumerate(range(0, len(cards), MANY)):
        hand = (cards[start:] + cards)[:MANY]
        actions = [action for card in hand for action in uses(card, content)]
        yield holding(example("war1955", "play"), language, [card["id"] for card in hand], actions, number)


def uses(card: Content, content: Content) -> Iterator[dict[str, Any]]:
    """Yield all that can be done with a card of 1955: a mercenary goes anywhere."""
    for country in [card["country"]] if card["country"] else [one["id"] for one in content["countries"]]:
        yield {"do": "influence", "card": card["id"], "country": country}
    if card["action"]:
        yield {"do": "special", "card": card["id"]}
    yield {"do": "advanced_transport", "card": card["id"]}


def hands_of_vienna(language: str) -> Iterator[Spot]:
    """Hold the longest texts of the cards, three at a time."""
    cards = content_of("vienna", language)["cards"]
    texts = {card["text"]: card["number"] for card in cards}
    longest = [texts[text] for text in sorted(texts, key=len)[-4 * FEW :]]
    for number, start in enumerate(range(0, len(longest), FEW)):
        hand = sorted(longest[start : start + FEW])
        plans = [{"do": "assign", "I": one, "II": two, "IV": four} for one, two, four in permutations(hand)]
        yield holding(example("vienna", "assign"), language, hand, plans, 100 + number)


def unreadable(onlooker: Onlooker, spot: Spot, windows: Sequence[Window]) -> list[str]:
    """List what cannot be read of a hand in some windows."""
    found = []
    for window in windows:
        onlooker.show(spot, window)
        found += [f"{spot}, {window}: {text}" for text in too_long(onlooker.page)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_1955_can_be_read_in_the_hand(onlooker: Onlooker, language: str):
    assert [text for spot in hands_of_1955(language) for text in unreadable(onlooker, spot, OTHERS)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_1955_can_be_read_on_a_phone_when_it_is_taken_up(onlooker: Onlooker, language: str):
    found = []
    for spot in hands_of_1955(language):
        onlooker.show(spot, PHONES[0])
        cards = onlooker.page.locator(".hand [data-card]")
        for place in range(cards.count()):
            cards.nth(place).click()
            onlooker.page.locator(".hand .selected").nth(0).wait_for()
            found += unreadable(onlooker, spot, PHONES)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_vienna_can_be_read_in_the_hand(onlooker: Onlooker, language: str):
    assert [text for spot in hands_of_vienna(language) for text in unreadable(onlooker, spot, SMALL)] == []


def test_a_text_that_is_too_long_is_noticed(onlooker: Onlooker):
    spot = next(hands_of_1955("nl"))
    onlooker.show(spot, PHONES[0])
    onlooker.page.locator(".hand [data-card]").first.click()
    assert too_long(onlooker.page) == []
    onlooker.page.locator(".menu .effect").evaluate("(text) => { text.textContent = `${text.textContent} `.repeat(9) }")
    assert too_long(onlooker.page) != []
