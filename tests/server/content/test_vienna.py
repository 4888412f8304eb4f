"""The content of Vienna sent to clients."""

import json

import pytest

from tradecraft.games.vienna.client import describe
from tradecraft.games.vienna.rules.content_model import BRIBES, FLAGS, INFOS, SEALS
from tradecraft.locales import Texts, languages
from tradecraft.server.content import content_of


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_everything_printed_is_there_in_every_language(language: str):
    content = describe(Texts(language))
    parts = ("buildings", "squares", "cards", "missions", "items", "feld_agents")
    assert [len(content[part]) for part in parts] == [30, 40, 175, 60, 6, 4]
    assert [card["number"] for card in content["cards"]] == list(range(1, 176))


def test_it_is_plain_data(language: str):
    content = describe(Texts(language))
    assert json.loads(json.dumps(content)) == content


def test_it_is_found_by_the_name_of_the_game():
    assert content_of("vienna", "fr") == describe(Texts("fr"))


def test_a_building_says_what_it_costs_and_who_controls_it():
    assert describe(Texts("en"))["buildings"][1] == {
        "id": 2,
        "name": "Volksoper",
        "row": 1,
        "col": 2,
        "colour": "wine",
        "flag": "austria",
        "seal": "culture",
        "plate": "A",
    }


def test_the_roads_of_a_square_lead_to_buildings_by_number():
    square = describe(Texts("en"))["squares"][6]
    assert (square["name"], square["value"], square["buildings"]) == ("Börseplatz", 4, [3, 4, 9, 10])


def test_kinds_go_by_their_names():
    content = describe(Texts("en"))
    assert {building["flag"] for building in content["buildings"]} == set(FLAGS)
    assert {building["seal"] for building in content["buildings"]} == set(SEALS)
    assert {card["bribe"] for card in content["cards"]} == set(BRIBES)
    assert {card["info"] for card in content["cards"]} == set(INFOS)


def test_a_card_tells_its_ability_in_the_language():
    english, french = (describe(Texts(language))["cards"][16] for language in ("en", "fr"))
    assert english["text"].startswith("II: when the bribe you take is ")
    assert french["text"] != english["text"]
    assert (french["when"], french["then"], french["kind"]) == (english["when"], english["then"], english["kind"])


def test_an_edition_is_told_only_where_it_reads_a_card_otherwise():
    cards = describe(Texts("en"))["cards"]
    otherwise = {card["family"] for card in cards if card["editions"]}
    assert otherwise == {"place_seal_points", "paying_substitute_kind"}
    assert cards[110]["then"] == "points"
    assert cards[110]["editions"]["fr"]["then"] == "bribe_any"
    assert cards[110]["editions"]["fr"]["text"] != cards[110]["text"]


def test_a_mission_needs_kinds_or_a_building():
    missions = {mission["id"]: mission for mission in describe(Texts("nl"))["missions"]}
    assert (missions["S-01"]["needs"], missions["S-01"]["building"]) == (["nobility", "religion"], None)
    assert (missions["A-21"]["needs"], missions["A-21"]["building"]) == ([], 2)


def test_the_roof_is_told_for_every_number_of_players():
    roofs = describe(Texts("en"))["tracks"]["roofs"]
    assert {players: roof["end"] for players, roof in roofs.items()} == {"2": "H", "3": "J", "4": "L"}
    assert roofs["4"]["paydays"] == ["H", "L"]
