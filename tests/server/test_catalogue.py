"""The catalogue for clients: games, variants, levels, languages, and the names of options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import NOBODY, House, opened_house
from tests.server.people.serving import answered
from tradecraft.bots.protocol import bots_for
from tradecraft.core.registry import find_game, game_ids
from tradecraft.locales import languages

NAMES = {"en": "English", "fr": "Français", "nl": "Nederlands"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened_house(tmp_path_factory.mktemp("catalogue")) as house:
        yield house


def catalogue(house: House, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = answered(house.ask(NOBODY, "GET", f"/api/catalogue?language={language}"), 200)
    return found


def game_in(house: House, id: str, language: str = "en") -> dict[str, Any]:
    return next(game for game in catalogue(house, language)["games"] if game["id"] == id)


def test_every_language_is_listed_with_its_own_name(house: House):
    listed = {language["id"]: language["name"] for language in catalogue(house)["languages"]}
    assert sorted(listed) == languages()
    assert listed.items() >= NAMES.items()


@pytest.mark.parametrize("id", game_ids())
def test_a_game_names_its_variant_and_its_bots(house: House, id: str):
    game = game_in(house, id)
    assert game["variant"] in [option["name"] for option in game["options"]]
    assert game["bots"] == bots_for(find_game(id))
    assert game["levels"] == [bot for bot in game["bots"] if bot in game["levels"]]
    assert game["default_bot"] in game["levels"]


@pytest.mark.parametrize("id", game_ids())
def test_every_option_and_every_value_has_a_name(house: House, id: str):
    for option in game_in(house, id)["options"]:
        assert len(option["labels"]) == len(option["choices"])
        assert all([option["label"], *option["labels"]])


def test_options_are_named_in_the_language_that_is_asked_for(house: House):
    english, french = (
        {option["name"]: option for option in game_in(house, "vienna", language)["options"]}
        for language in ("en", "fr")
    )
    assert english["flags"]["label"] != french["flags"]["label"]
    place = english["colours"]["choices"].index("rybg")
    assert english["colours"]["labels"][place] == "Red, Yellow, Blue, Green"
    assert french["colours"]["labels"][place] == "Rouge, Jaune, Bleu, Vert"


@pytest.mark.parametrize(("language", "edition"), [("en", "en"), ("fr", "fr"), ("nl", "nl")])
def test_a_table_is_offered_the_edition_of_the_readers_language(house: House, language: str, edition: str):
    options = {option["name"]: option for option in game_in(house, "vienna", language)["options"]}
    assert options["edition"]["default"] == edition
    assert options["version"]["default"] == "introductory"


@pytest.mark.parametrize("id", game_ids())
def test_options_say_what_they_change(house: House, id: str):
    explained = [option["name"] for option in game_in(house, id, "nl")["options"] if option["help"]]
    assert {"edition", "third_man", "feld_agents"} <= set(explained) or {"side", "time_limit"} <= set(explained)
