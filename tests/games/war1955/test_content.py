"""The content packs: what ours holds, and that a pack that makes no game is refused with a plain sentence."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.rules import rule
from tradecraft.core.content import ContentError
from tradecraft.core.errors import BadOption
from tradecraft.games.war1955.rules.content import BOARD, CARDS, DEFAULT_PACK, PACKS, load, parse
from tradecraft.games.war1955.rules.content_checks import RECONSTRUCTION, RULES, validate
from tradecraft.games.war1955.rules.content_model import COUNTRIES, SPECIALS, Content

CONTENT = load(DEFAULT_PACK)


@rule("W0")
def test_our_pack_has_eight_cards_for_each_country_and_six_mercenaries():
    countries = Counter(card.country for card in CONTENT.cards if not card.is_mercenary)
    assert countries == dict.fromkeys(range(len(COUNTRIES)), 8)
    assert sum(card.is_mercenary for card in CONTENT.cards) == 6


@rule("W0")
def test_every_country_card_is_one_of_a_kind_and_mercenaries_are_not():
    names = Counter(card.name for card in CONTENT.cards)
    assert {name for name, count in names.items() if count > 1} == {"mercenary_1", "mercenary_2"}
    assert {card.action for card in CONTENT.cards if not card.is_mercenary} == set(range(len(SPECIALS)))


def test_packs_are_found_by_being_there_and_loaded_once():
    assert DEFAULT_PACK in PACKS.own()
    assert load(DEFAULT_PACK) is CONTENT
    with pytest.raises(BadOption, match="unknown content"):
        load("war1955-99")


# What is not well-formed


def changed(file: str, change: Callable[[dict[str, Any]], object]) -> dict[str, str]:
    """Return the texts of our pack with a change in one file."""
    texts = PACKS.texts_of(DEFAULT_PACK)
    data = json.loads(texts[file])
    change(data)
    return {**texts, file: json.dumps(data)}


@pytest.mark.parametrize(
    ("file", "change", "sentence"),
    [
        (BOARD, lambda data: data.update(extra=1), "extra"),
        (BOARD, lambda data: data["countries"][0].update(id="spain"), "spain"),
        (BOARD, lambda data: data["countries"][0].update(faction="green"), "green"),
        (BOARD, lambda data: data["countries"][0]["steps"].pop("short"), "short"),
        (BOARD, lambda data: data["countries"][0]["steps"].update(normal="9"), "normal"),
        (CARDS, lambda data: data["cards"][0].update(country="spain"), "spain"),
        (CARDS, lambda data: data["cards"][0].update(action="dance"), "dance"),
        (CARDS, lambda data: data["cards"][0].update(action=None), "both be null"),
        (CARDS, lambda data: data["cards"][0].update(country=None), "both be null"),
        (CARDS, lambda data: data["cards"][0].pop("influence"), "influence"),
    ],
)
def test_a_file_with_something_that_does_not_belong_there_is_refused(
    file: str, change: Callable[[dict[str, Any]], object], sentence: str
):
    with pytest.raises(ContentError, match=sentence):
        parse(DEFAULT_PACK, changed(file, change))


def test_our_files_unchanged_are_well_formed():
    assert parse(DEFAULT_PACK, changed(CARDS, lambda data: None)) == CONTENT


# What makes no game


def with_country(index: int, **values: Any) -> Content:
    countries = list(CONTENT.countries)
    countries[index] = replace(countries[index], **values)
    return replace(CONTENT, countries=tuple(countries))


def with_card(index: int, **values: Any) -> Content:
    cards = list(CONTENT.cards)
    cards[index] = replace(cards[index], **values)
    return replace(CONTENT, cards=tuple(cards))


def with_cards(**values: Any) -> Content:
    """Return our content with the same change in all cards that are no mercenaries."""
    return replace(CONTENT, cards=tuple(c if c.is_mercenary else replace(c, **values) for c in CONTENT.cards))


def number_of(name: str) -> int:
    return next(index for index, card in enumerate(CONTENT.cards) if card.name == name)


FAULTS: dict[str, Content] = {
    "they must be, in this order": replace(CONTENT, countries=CONTENT.countries[::-1]),
    "its faction is not that of W0": with_country(0, faction=1),
    "more on the normal side": with_country(2, steps=(4, 4)),
    "2 or more on the short side": with_country(2, steps=(4, 1)),
    "they must be numbered from 1 to 54": replace(CONTENT, cards=CONTENT.cards[:-1]),
    "its influence must be 2 to 4": with_card(0, influence=5),
    "its influence must be 1 to 2": with_card(53, influence=3),
    "none of them has the action": with_cards(action=0),
    "there must be 2 or more with france and influence 2": replace(
        CONTENT,
        cards=tuple(
            replace(card, influence=3) if card.country == 2 and card.name != "france_2_military_transport" else card
            for card in CONTENT.cards
        ),
    ),
    "must have the action military_transport": with_card(number_of("france_2_military_transport"), action=3),
    "there must be a mercenary with influence 1": replace(
        CONTENT, cards=tuple(replace(card, influence=2) if card.is_mercenary else card for card in CONTENT.cards)
    ),
    "must have the same 8 faces": with_card(number_of("usa_2_deport"), influence=3),
    "three mercenaries of 1 and three of 2": with_card(53, influence=1),
    "its steps must be": with_country(0, steps=(10, 7)),
}


@pytest.mark.parametrize("sentence", FAULTS)
def test_content_that_makes_no_game_is_refused(sentence: str):
    with pytest.raises(ContentError, match=sentence):
        validate(FAULTS[sentence])


def test_every_check_of_the_content_fails_for_one_of_the_faults():
    for check in (*RULES, *RECONSTRUCTION):
        failed = 0
        for content in FAULTS.values():
            try:
                check(content)
            except ContentError:
                failed += 1
        assert failed, check.__name__


def test_another_pack_need_not_share_our_free_choices():
    validate(replace(with_country(0, steps=(10, 7)), id="war1955-2"))
