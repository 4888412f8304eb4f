"""The content packs: the contents of ours, and how unplayable packs are refused."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.rules import rule, rules_page
from tradecraft.core.content import ContentError
from tradecraft.core.errors import BadOption
from tradecraft.games.war1955.rules.content import BOARD, CARDS, DEFAULT_PACK, PACKS, load, parse
from tradecraft.games.war1955.rules.content_checks import CHECKS
from tradecraft.games.war1955.rules.content_model import COUNTRIES, Card, Content
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS

CONTENT = load(DEFAULT_PACK)


@rule("W0")
def test_our_pack_has_eight_cards_for_each_country_and_six_mercenaries():
    countries = Counter(card.country for card in CONTENT.cards if not card.is_mercenary)
    assert countries == dict.fromkeys(range(len(COUNTRIES)), 8)
    assert sorted(card.influence for card in CONTENT.cards if card.is_mercenary) == [1, 1, 1, 2, 2, 2]


@rule("W0")
def test_our_tracks_are_as_long_as_the_rules_page_says():
    table = re.search(r"\| side \|(.*)\|\n\|[-|]+\|\n\| normal \|(.*)\|\n\| short \|(.*)\|\n", rules_page("war1955"))
    assert table
    titles, normal, short = ([cell.strip() for cell in row.split("|")] for row in table.groups())
    assert titles == ["USA, USSR", "Great Britain, Poland", "France, Hungary"]
    steps = [(int(long), int(few)) for long, few in zip(normal, short, strict=True)]
    assert [country.steps for country in CONTENT.countries] == steps * 2


@rule("W0")
def test_our_two_factions_have_the_same_cards():
    faces = [
        sorted((card.influence, card.action) for card in CONTENT.cards if card.country == country)
        for country in range(len(COUNTRIES))
    ]
    assert faces[:3] == faces[3:]


@rule("W3", "W4.2")
def test_our_pack_has_the_cards_of_the_worked_examples():
    cards = [card for card in CONTENT.cards if not card.is_mercenary]
    counts = Counter(f"{COUNTRIES[card.country]}_{card.influence}" for card in cards)
    assert counts["france_2"] >= 2
    assert {"france_3", "poland_2", "poland_3", "great_britain_4", "usa_4"} <= set(counts)
    assert any(card.name == "france_2_military_transport" for card in cards)


@rule("W0")
def test_every_country_card_is_one_of_a_kind_and_mercenaries_are_not():
    names = Counter(card.name for card in CONTENT.cards)
    assert {name for name, count in names.items() if count > 1} == {"mercenary_1", "mercenary_2"}
    assert {card.action for card in CONTENT.cards if not card.is_mercenary} == set(SPECIAL_IDS)


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
def test_a_malformed_file_is_refused(file: str, change: Callable[[dict[str, Any]], object], sentence: str):
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


def with_cards(which: Callable[[Card], bool], **values: Any) -> Content:
    """Return our content with the same change in several cards."""
    return replace(CONTENT, cards=tuple(replace(c, **values) if which(c) else c for c in CONTENT.cards))


FAULTS: dict[str, Content] = {
    "they must be, in this order": replace(CONTENT, countries=CONTENT.countries[::-1]),
    "its faction is not that of W0": with_country(0, faction=1),
    "must be fewer than on the normal side": with_country(2, steps=(4, 4)),
    "its steps on the short side must be 2 to 19": with_country(2, steps=(4, 1)),
    "its steps on the normal side must be 2 to 19": with_country(2, steps=(20, 4)),
    "their numbers must be 1 to 54": replace(CONTENT, cards=CONTENT.cards[:-1]),
    "its influence must be 2 to 4": with_card(0, influence=5),
    "its influence must be 1 to 2": with_card(53, influence=3),
    "none of them is of usa": with_cards(lambda card: card.country == 0, country=1),
    "none of them is a mercenary": with_cards(lambda card: card.is_mercenary, country=0, influence=2, action="deport"),
}


@pytest.mark.parametrize("sentence", FAULTS)
def test_content_that_makes_no_game_is_refused(sentence: str):
    with pytest.raises(ContentError, match=sentence):
        PACKS.check(FAULTS[sentence])


def test_every_check_of_the_content_fails_for_one_of_the_faults():
    for check in CHECKS:
        failed = 0
        for content in FAULTS.values():
            try:
                check(content)
            except ContentError:
                failed += 1
        assert failed, check.__name__


@pytest.mark.parametrize(
    "content",
    [
        with_country(0, steps=(10, 7)),
        with_card(0, influence=2),
        with_card(0, action="detain"),
        with_card(53, influence=1),
        with_cards(lambda card: card.action == "deport", action="blockade"),
    ],
)
def test_another_pack_need_not_share_our_free_choices(content: Content):
    PACKS.check(replace(content, id="war1955-2"))
