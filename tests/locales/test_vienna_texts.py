"""Vienna in every language: whole games, all cards, and the names of things."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tradecraft.core.chance import Dealer
from tradecraft.core.errors import Fault, Reason
from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game
from tradecraft.games.vienna.content import load
from tradecraft.games.vienna.content_model import BRIBES, EDITIONS, FLAGS, INFOS, SEALS
from tradecraft.games.vienna.phases import ASKS, STAGES
from tradecraft.locales import Texts, languages, texts_for
from tradecraft.locales.vienna import ViennaTexts

GAME = find_game("vienna")
# Between them everything happens that can happen: the tests below say so if that changes with the rules.
GAMES = [
    (2, {"third_man": "yes", "flags": "random"}, 4),
    (3, {}, 1),
    (4, {"third_man": "yes"}, 22),
]


@pytest.fixture(params=languages())
def texts(request: pytest.FixtureRequest) -> ViennaTexts:
    return ViennaTexts(Texts(request.param))


def is_finished(text: str) -> bool:
    """Tell whether a text is a text and not a form that still has to be filled in."""
    return bool(text.strip()) and text == text.strip() and "  " not in text and not set(text) & set("{}$\u2068\u2069")


def played(players: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """Play a game at random, stopping before anything is drawn, before each decision and at the end."""
    match, dealer, rng = Match(GAME, players, options), Dealer(str(seed)), Random(seed)
    yield match
    while match.state.waiting != OVER:
        if match.state.waiting == DECIDE:
            yield match
            seat = match.state.deciders[0]
            match.act(seat, rng.choice(match.state.legal(seat)))
        else:
            match.deal(dealer)
    yield match


def test_every_event_of_whole_games_is_a_line_of_the_log(texts: ViennaTexts):
    kinds: set[str] = set()
    for players, options, seed in GAMES:
        *_, match = played(players, options, seed)
        for event in [event for step in match.steps for event in step.events]:
            kinds.add(event.kind)
            assert is_finished(texts.event(event.as_data())), event
    assert kinds == set(GAME.event_kinds)


def test_every_decision_and_every_choice_of_whole_games_has_a_text(texts: ViennaTexts):
    verbs: set[str] = set()
    for players, options, seed in GAMES:
        labels: dict[str, dict[str, object]] = {}
        for match in played(players, options, seed):
            for seat in match.state.deciders:
                assert is_finished(texts.decision(GAME.decision(match.state, seat)))
                # The first and the last choices differ most; all of all positions would be slow.
                legal = match.state.legal(seat)
                for action in {*legal[:6], *legal[-6:]}:
                    data = GAME.action_data(match.state, seat, action)
                    label = texts.action(data)
                    verbs.add(data["do"])
                    assert is_finished(label), data
                    if data["do"] not in ("take", "bribe"):
                        assert labels.setdefault(label, data) == data, "two choices look the same"
    assert verbs == set(GAME.actions.verbs)


@cache
def refusals() -> list[Reason]:
    """Ask in every position of whole games why each seat may not do each action; list the different answers."""
    found: dict[str, Reason] = {}
    for players, options, seed in GAMES:
        for match in played(players, options, seed):
            for seat in range(-1, players + 1):
                for action in range(-1, GAME.actions.size + 1):
                    reason = GAME.refusal(match.state, seat, action)
                    if reason is not None:
                        found[str(reason)] = reason
    return list(found.values())


def test_every_refusal_of_whole_games_is_a_sentence(texts: ViennaTexts):
    for reason in refusals():
        text = texts.reason(reason)
        assert is_finished(text), reason
        assert not reason.rule or text.endswith(f" [{reason.rule}]")
    assert {reason.code for reason in refusals()} == set(GAME.reason_codes)


def test_every_final_score_names_its_sources_and_its_end(texts: ViennaTexts):
    *_, match = played(2, {}, 5)
    outcome = match.state.outcome()
    names = [texts.source(source) for source in outcome.breakdown[0]]
    assert len(set(names)) == len(names) == 5
    assert all(is_finished(texts.end_reason(reason)) for reason in GAME.end_reasons)


def test_every_id_the_game_lists_has_a_text(texts: ViennaTexts):
    for option in GAME.options:
        assert is_finished(texts.option(option.name))
        assert len({texts.option_value(option.name, value) for value in option.choices}) == len(option.choices)
    for named, ids in (
        (texts.decision, ASKS),
        (texts.stage, STAGES),
        (texts.bribe, BRIBES),
        (texts.colour, BRIBES),
        (texts.info, INFOS),
        (texts.flag, FLAGS),
        (texts.seal, SEALS),
    ):
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
            assert is_finished(texts.card_line(card.no, edition))
    assert len({card.family.id for card in cards}) == 30


@pytest.mark.parametrize(
    ("language", "ability"),
    [
        ("en", "III: when you place an agent on a building controlled by France, pay 1 bribe less"),
        (
            "fr",
            "III : quand vous placez un agent sur un bâtiment contrôlé par la France, payez 1 pot-de-vin de moins",
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


def test_buildings_and_squares_keep_their_names_in_every_language(texts: ViennaTexts):
    assert texts.building(20) == "Hofburg (20)"
    assert texts.square(22) == "Stephansplatz (22)"


def test_seats_go_by_colour_by_name_and_by_both_where_names_are_alike():
    french = Texts("fr")
    assert [ViennaTexts(french).seat(seat) for seat in range(4)] == ["Jaune", "Rouge", "Bleu", "Vert"]
    named = texts_for("vienna", french, ("Anna", "random", "random"))
    assert [named.seat(seat) for seat in range(4)] == ["Anna", "random (Rouge)", "random (Bleu)", "Vert"]
    assert named.reason(Reason("not_your_turn", "V2.3", {"seat": 1})) == "C’est à Anna de décider. [V2.3]"


@pytest.mark.parametrize(
    ("language", "some", "nothing"),
    [
        ("en", "2 wine, 1 magazine", "nothing"),
        ("fr", "2 vins, 1 magazine", "rien"),
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
    assert texts.agents(1) != texts.agents(2)
    assert texts.cards(1) != texts.cards(2)
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
    assert texts.action(place) == "Place an agent on Hofburg (20) – tobacco"
    assert texts.action({**place, "cost": 1}) == "Place an agent on Hofburg (20) for 1 tobacco"
    assert texts.action({**place, "cost": 0}) == "Place an agent on Hofburg (20) for free"


def test_an_event_nobody_has_a_text_for_is_a_fault(texts: ViennaTexts):
    with pytest.raises(Fault, match="vienna-event-rain"):
        texts.event({"kind": "rain"})
