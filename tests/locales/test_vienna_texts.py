"""Vienna's things and sentences in every language: ids, cards, missions, buttons, lines of the log, reasons."""

from typing import Any

import pytest

from tests.locales.reading import is_finished, texts_of
from tradecraft.core.errors import Reason
from tradecraft.core.game import SPECTATOR
from tradecraft.core.registry import find_game
from tradecraft.games.vienna.rules.content import load
from tradecraft.games.vienna.rules.content_model import BRIBES, COLOURS, EDITIONS, FLAGS, INFOS, ITEMS, SEALS
from tradecraft.games.vienna.rules.phases import ASKS, STAGES
from tradecraft.games.vienna.texts import ViennaTexts
from tradecraft.locales import Texts, texts_for

GAME = find_game("vienna")


def test_every_id_the_game_lists_has_a_text(texts: ViennaTexts):
    for option in GAME.options:
        assert is_finished(texts.option(option.name))
        assert len({texts.option_value(option.name, value) for value in option.choices}) == len(option.choices)
    for named, ids in (
        (texts.decision, ASKS),
        (texts.stage, STAGES),
        (texts.bribe, BRIBES),
        (lambda kind: texts.get("colour", kind), BRIBES),
        (texts.info, INFOS),
        (texts.flag, FLAGS),
        (texts.seal, SEALS),
        (texts.item, ITEMS),
        (texts.item_effect, ITEMS),
        (lambda colour: texts.get("seat", colour), COLOURS),
        (texts.mission_name, [mission.id for mission in load().missions]),
    ):
        assert all(is_finished(named(id)) for id in ids)
        assert len({named(id) for id in ids}) == len(ids)
    for kind in GAME.event_kinds:
        assert texts.texts.has(f"vienna-event-{kind}")
    for verb in GAME.actions.verbs:
        assert texts.texts.has(f"vienna-action-{verb}")


def test_every_card_of_every_edition_has_its_ability_in_one_line(texts: ViennaTexts):
    cards = load().cards
    for edition in EDITIONS:
        abilities: dict[str, tuple[str, int]] = {}
        for card in cards:
            ability = texts.card(card.no, edition)
            assert is_finished(ability), card.no
            reading = card.family.reading(edition)
            told = (f"{card.family.when} {card.family.square} {reading.then}", card.kind)
            if edition == "fr" and reading.then == "substitute_any":
                told = (told[0], -1)
            assert abilities.setdefault(ability, told) == told, f"card {card.no} reads like another ability"
    assert len({card.family.id for card in cards}) == 30


@pytest.mark.parametrize(
    ("language", "ability"),
    [
        ("en", "III: when you place an agent on a building controlled by France, pay 1 bribe less"),
        (
            "fr",
            "III\u202f: quand vous placez un agent sur un bâtiment contrôlé par la France, payez 1 pot-de-vin de moins",
        ),
        (
            "nl",
            "III: als je een agent op een gebouw onder controle van Frankrijk plaatst, betaal je 1 steekpenning minder",
        ),
    ],
)
def test_a_card_reads_like_the_rules(language: str, ability: str):
    texts = ViennaTexts(Texts(language))
    card = next(
        card for card in load().cards if card.family.id == "place_flag_discount" and FLAGS[card.kind] == "france"
    )
    assert texts.card(card.no) == ability


def test_an_edition_reads_its_own_ability():
    texts = ViennaTexts(Texts("en"))
    first = next(family.first for family in load().families if family.id == "place_seal_points")
    assert texts.card(first).endswith("score 3 points")
    assert texts.card(first, "fr").endswith("take 1 bribe of your choice")
    french_table = texts_of(texts, {"edition": "fr"})
    assert french_table.card(first) == texts.card(first, "fr")
    assert french_table.card(first, "en") == texts.card(first)


def test_every_mission_is_one_line_of_its_own(texts: ViennaTexts):
    missions = load().missions
    lines = {texts.mission(mission.id) for mission in missions}
    assert len(lines) == len(missions) == 60
    assert all(map(is_finished, lines))
    # What remains without number and flag must still tell apart what differs in needs or reward.
    told = {texts.mission(mission.id).partition(")")[2] for mission in missions}
    assert len(told) == len({(mission.kind, *sorted(mission.needs), mission.shillings) for mission in missions})


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            (
                "A-06 (France) – show these bribes (you keep them): 2 wine, 2 magazines – "
                "reward: 3 shillings, 2 points",
                "A-16 (France) – agents on buildings with these seals: 2 nobility – reward: 3 shillings, 2 points",
                "B-01 (France) – show this secret information (you keep it): 2 briefcases – "
                "reward: 1 shilling, 6 points",
                "B-06 (France) – show this secret information (you keep it): 1 flask, 1 briefcase, 1 slide – "
                "reward: 7 points",
            ),
        ),
        (
            "fr",
            (
                "A-06 (France) – pots-de-vin à montrer (vous les gardez)\u202f: 2 Vin, 2 Magazine – "
                "récompense\u202f: 3 shillings, 2 points",
                "A-16 (France) – agents sur des bâtiments portant ces sceaux\u202f: 2 Noblesse – "
                "récompense\u202f: 3 shillings, 2 points",
                "B-01 (France) – informations secrètes à montrer (vous les gardez)\u202f: 2 mallettes – "
                "récompense\u202f: 1 shilling, 6 points",
                "B-06 (France) – "
                "informations secrètes à montrer (vous les gardez)\u202f: 1 fiole, 1 mallette, 1 "
                "diapositive – récompense\u202f: 7 points",
            ),
        ),
        (
            "nl",
            (
                "A-06 (Frankrijk) – deze steekpenningen tonen (je houdt ze): 2 wijn, 2 tijdschriften – "
                "beloning: 3 shilling, 2 punten",
                "A-16 (Frankrijk) – agenten op gebouwen met deze zegels: 2 adel – beloning: 3 shilling, 2 punten",
                "B-01 (Frankrijk) – deze geheime informatie tonen (je houdt die): 2 aktetassen – "
                "beloning: 1 shilling, 6 punten",
                "B-06 (Frankrijk) – deze geheime informatie tonen (je houdt die): 1 fles, 1 aktetas, 1 dia – "
                "beloning: 7 punten",
            ),
        ),
    ],
)
def test_a_mission_says_what_it_needs_and_what_it_brings(language: str, lines: tuple[str, ...]):
    texts = ViennaTexts(Texts(language))
    assert tuple(map(texts.mission, ("A-06", "A-16", "B-01", "B-06"))) == lines


def test_a_mission_at_a_building_names_it_with_its_plate():
    mission = next(mission for mission in load().missions if mission.kind == "building")
    building = load().buildings[mission.needs[0]]
    line = ViennaTexts(Texts("en")).mission(mission.id)
    assert f"an agent on {building.name} ({building.id}), house number plate {building.plate}" in line


def test_buildings_and_squares_keep_their_names_in_every_language(texts: ViennaTexts):
    assert texts.building(20) == "Hofburg (20)"
    assert texts.square(22) == "Stephansplatz (22)"


def test_seats_go_by_colour_by_name_and_by_both_where_names_are_alike():
    french = Texts("fr")
    assert [ViennaTexts(french).seat(seat) for seat in range(4)] == ["Jaune", "Rouge", "Bleu", "Vert"]
    named = texts_for("vienna", french, ("Anna", "random", "random"))
    assert [named.seat(seat) for seat in range(4)] == ["Anna", "random (Rouge)", "random (Bleu)", "Vert"]
    assert named.reason(Reason("not_your_turn", "V2.3", {"seat": 1})) == "C’est à Anna de décider."


def test_the_colours_of_the_seats_are_those_of_the_table():
    texts = ViennaTexts(Texts("nl"), ("bot", "bot"), {"colours": "gbyr"})
    assert [texts.seat_id(seat) for seat in range(4)] == ["green", "blue", "yellow", "red"]
    assert [texts.seat(seat) for seat in range(3)] == ["bot (Groen)", "bot (Blauw)", "Geel"]
    assert texts.option_value("colours", "gbyr") == "Groen, Blauw, Geel, Rood"
    data = GAME.view(GAME.new_state(4, {"colours": "gbyr"}), SPECTATOR).data()
    assert [desk["colour"] for desk in data["desks"]] == [texts.seat_id(seat) for seat in range(4)]
    assert texts_for("vienna", Texts("nl"), (), {"colours": "rygb"}).seat(0) == "Rood"


def test_every_feld_agent_has_his_city_and_his_two_abilities(texts: ViennaTexts):
    cities = [texts.feld_agent(seat) for seat in range(4)]
    assert cities == ["Marrakesh", "New York City", "Hamburg", "Amsterdam"]
    abilities = {ability for seat in range(4) for ability in texts.feld_abilities(seat)}
    assert len(abilities) == 8
    assert all(map(is_finished, abilities))
    swapped = texts_of(texts, {"colours": "gyrb"})
    assert [swapped.feld_agent(seat) for seat in range(2)] == ["Amsterdam", "Marrakesh"]
    assert swapped.feld_abilities(1) == texts.feld_abilities(0)


@pytest.mark.parametrize(
    ("language", "some", "nothing"),
    [
        ("en", "2 wine, 1 magazine", "nothing"),
        ("fr", "2 Vin, 1 Magazine", "rien"),
        ("nl", "2 wijn, 1 tijdschrift", "niets"),
    ],
)
def test_amounts_are_listed_in_the_order_of_the_rules(language: str, some: str, nothing: str):
    texts = ViennaTexts(Texts(language))
    assert texts.bribes({"magazine": 1, "coffee": 0, "wine": 2}) == some
    assert texts.bribes({}) == texts.infos({"slide": 0}) == nothing


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "1 flask", "2 flasks"), ("fr", "1 fiole", "2 fioles"), ("nl", "1 fles", "2 flessen")],
)
def test_one_and_two_of_a_kind_differ(language: str, one: str, two: str):
    texts = ViennaTexts(Texts(language))
    assert (texts.infos({"flask": 1}), texts.infos({"flask": 2})) == (one, two)
    assert texts.get("cards", count=1) != texts.get("cards", count=2)
    assert texts.points(1) != texts.points(2)


def test_an_agent_is_placed_or_moved_for_a_price_or_for_free():
    texts = ViennaTexts(Texts("en"), ("Anna", "Ben"))
    event = {"kind": "agent_placed", "seat": 0, "building": 20, "origin": 0, "bribe": "tobacco", "cost": 2}
    assert texts.event(event) == "Anna places an agent on Hofburg (20) for 2 tobacco."
    moved = {**event, "origin": 14, "cost": 0}
    assert texts.event(moved) == "Anna moves an agent from Rathaus (14) to Hofburg (20) for free."


def test_a_button_for_placing_names_the_price_if_it_is_told():
    texts = ViennaTexts(Texts("en"))
    place = {"do": "place", "building": 20}
    assert texts.action(place) == "Place an agent on Hofburg (20) (paid in tobacco)"
    assert texts.action({**place, "cost": 1}) == "Place an agent on Hofburg (20) for 1 tobacco"
    assert texts.action({**place, "cost": 0}) == "Place an agent on Hofburg (20) for free"


@pytest.mark.parametrize(
    ("edition", "label"), [("en", "Take 2 shillings"), ("fr", "Take 3 shillings"), ("nl", "Take 2 shillings")]
)
def test_the_button_for_money_goes_by_the_edition(edition: str, label: str):
    assert ViennaTexts(Texts("en"), (), {"edition": edition}).action({"do": "money"}) == label


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ({"do": "buy", "item": "agent"}, "Hire an agent for 1 shilling (one more agent in your supply)"),
        (
            {"do": "buy", "item": "side_table"},
            "Buy the side table for 3 shillings (a fourth drawer and a fourth space for missions)",
        ),
        ({"do": "box", "shillings": 0}, "Put nothing into the cash box"),
        ({"do": "box", "shillings": 1}, "Put 1 shilling into the cash box"),
        ({"do": "pay", "bribe": "wine"}, "Pay 1 wine"),
        ({"do": "different", "bribes": ["magazine", "wine"]}, "Take 1 wine, 1 magazine"),
        (
            {"do": "resolve", "missions": ["S-01", "A-16"]},
            "Resolve S-01 (France) – agents on buildings with these seals: 1 nobility, 1 religion – "
            "reward: 2 shillings; "
            "A-16 (France) – agents on buildings with these seals: 2 nobility – reward: 3 shillings, 2 points",
        ),
    ],
)
def test_a_button_of_the_advanced_game_says_all_it_does(action: dict[str, Any], label: str):
    assert ViennaTexts(Texts("en")).action(action) == label


@pytest.mark.parametrize(
    ("event", "line"),
    [
        ({"kind": "paid", "coin": "shilling"}, "Anna pays 1 shilling."),
        ({"kind": "paid", "coin": "chocolate"}, "Anna pays 1 chocolate."),
        (
            {"kind": "paid_otherwise", "bribes": ["tobacco", "wine", "wine"]},
            "Anna pays with 2 wine, 1 tobacco.",
        ),
        ({"kind": "bought", "item": "agent"}, "Anna hires an agent."),
        ({"kind": "bought", "item": "cash_box"}, "Anna buys the cash box."),
        ({"kind": "mission_resolved", "mission": "S-01", "points": 0}, "Anna resolves mission S-01 (France)."),
        (
            {"kind": "mission_resolved", "mission": "S-01", "points": 3},
            "Anna resolves mission S-01 (France) and scores 3 points.",
        ),
        (
            {"kind": "feld_placed", "building": 20, "origin": 0, "bribe": "tobacco", "cost": 1},
            "Anna places the Feld agent on Hofburg (20) for 1 tobacco.",
        ),
    ],
)
def test_an_event_of_the_advanced_game_says_what_happened(event: dict[str, Any], line: str):
    assert ViennaTexts(Texts("en"), ("Anna",)).event({"seat": 0, **event}) == line


def test_bribes_without_a_card_come_instead_of_an_agent_or_from_the_feld_agent():
    texts = ViennaTexts(Texts("en"), ("Anna",))
    event = {"kind": "bribes_gained", "seat": 0, "bribe": "coffee", "count": 2, "card": 0}
    assert texts.event(event) == "Anna takes 2 coffee instead of placing an agent."
    bonus = {"kind": "feld_bribe_gained", "seat": 0, "bribe": "coffee"}
    assert texts.event(bonus) == "Anna takes 1 coffee more thanks to the Feld agent."
    assert texts.event({**event, "count": 1, "card": 101}) == "Anna takes 1 coffee with card 101."


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (
            Reason("not_in_deck", "", {"deck": "info", "text": "spoon"}),
            "There is no “spoon” in “info”.",
        ),
        (
            Reason("unknown_item", "", {"text": "spoon", "known": "agent, seal"}),
            "“spoon” cannot be bought. There is: agent, seal.",
        ),
        (Reason("already_bought", "", {"item": "agent"}), "There is no agent left for you to hire."),
        (Reason("already_bought", "", {"item": "seal"}), "You have the seal already."),
        (
            Reason("price_too_high", "", {"item": "seal", "price": 2, "owned": 0}),
            "The price of the seal is 2 shillings; you can pay 0.",
        ),
        (
            Reason("mission_not_met", "", {"mission": "A-06"}),
            "You do not have what mission A-06 (France) needs – "
            "show these bribes (you keep them): 2 wine, 2 magazines.",
        ),
        (Reason("no_mission_named", ""), "No mission is named."),
        (Reason("no_mission_there", "", {"place": 2}), "There is no mission in place 2."),
        (Reason("cannot_pay_with", "", {"bribe": "wine"}), "You cannot pay this with wine."),
    ],
)
def test_a_reason_of_the_advanced_game_names_things(reason: Reason, text: str):
    assert ViennaTexts(Texts("en")).reason(reason) == text
