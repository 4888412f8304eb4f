"""The content of 1955 sent to clients."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tradecraft.games.war1955.client import describe
from tradecraft.games.war1955.rules.content_model import COUNTRIES, DECK_SIZE, GADGETS
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.locales import Texts, languages

RULES = Path(__file__).resolve().parents[3] / "src/tradecraft/games/war1955/texts/en/rules.md"


@pytest.fixture(params=languages())
def content(request: pytest.FixtureRequest) -> dict[str, Any]:
    return describe(Texts(request.param))


def card(content: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(card for card in content["cards"] if card["id"] == id)
    return found


def test_every_piece_is_there_with_its_texts(content: dict[str, Any]):
    assert [country["id"] for country in content["countries"]] == list(COUNTRIES)
    assert list(content["specials"]) == list(SPECIAL_IDS)
    assert list(content["gadgets"]) == list(GADGETS)
    assert sum(card["copies"] for card in content["cards"]) == DECK_SIZE
    for thing in [*content["specials"].values(), *content["gadgets"].values(), *content["cards"]]:
        assert thing["name"]
        assert thing["effect"].endswith(".")


def test_it_can_be_sent_as_json(content: dict[str, Any]):
    assert json.loads(json.dumps(content))["countries"] == content["countries"]


def test_all_rules_that_are_named_can_be_read(content: dict[str, Any]):
    known = set(re.findall(r"^#+ (W[\d.]+[a-z]?)\b", RULES.read_text("utf-8"), re.MULTILINE))
    named = {
        rule
        for thing in [*content["specials"].values(), *content["gadgets"].values(), *content["cards"]]
        for rule in thing["rules"]
    }
    assert named
    assert named <= known


def test_the_texts_are_those_of_the_language():
    assert describe(Texts("en"))["specials"]["blockade"]["name"] == "Blockade"
    assert describe(Texts("fr"))["specials"]["blockade"]["name"] == "Blocus"


def test_a_card_is_worth_one_less_in_a_country_of_the_other_faction():
    values = card(describe(Texts("en")), "france_2_military_transport")["values"]
    assert values == {"usa": 2, "great_britain": 2, "france": 2, "ussr": 1, "poland": 1, "hungary": 1}


def test_a_card_blocks_in_the_countries_of_its_faction_only():
    blocks = card(describe(Texts("en")), "poland_4_rebel_forces")["blocks"]
    assert blocks == {"usa": 0, "great_britain": 0, "france": 0, "ussr": 4, "poland": 4, "hungary": 4}


def test_a_mercenary_is_worth_the_same_everywhere_and_has_no_action():
    mercenary = card(describe(Texts("en")), "mercenary_2")
    assert mercenary["country"] is None
    assert mercenary["action"] is None
    assert set(mercenary["values"].values()) == set(mercenary["blocks"].values()) == {2}
