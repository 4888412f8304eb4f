"""1955 in every language: whole games, all cards, and the names of things."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tradecraft.core.chance import Dealer
from tradecraft.core.errors import Reason
from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game
from tradecraft.games.war1955.rules.content import DEFAULT_PACK, load
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, GADGETS
from tradecraft.games.war1955.rules.phases import ASKS, STAGES
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.games.war1955.texts import FORMS, WarTexts
from tradecraft.locales import Texts, languages, texts_for

GAME = find_game("war1955")
# Between them everything happens that can happen: the tests below say so if that changes with the rules.
GAMES = [({"side": "short"}, 8), ({}, 71)]
FEWEST_CODES = 35


@pytest.fixture(params=languages())
def texts(request: pytest.FixtureRequest) -> WarTexts:
    return WarTexts(Texts(request.param))


def is_finished(text: str) -> bool:
    """Tell whether a text is a text and not a form that still has to be filled in."""
    return bool(text.strip()) and text == text.strip() and "  " not in text and not set(text) & set("{}$\u2068\u2069")


def played(options: dict[str, str], seed: int) -> Iterator[Match]:
    """Play a game at random, stopping before anything is drawn, before each decision and at the end."""
    match, dealer, rng = Match(GAME, 2, options), Dealer(str(seed)), Random(seed)
    yield match
    while match.state.waiting != OVER:
        if match.state.waiting == DECIDE:
            yield match
            seat = match.state.deciders[0]
            match.act(seat, rng.choice(match.state.legal(seat)))
        else:
            match.deal(dealer)
    yield match


def test_every_event_of_whole_games_is_a_line_of_the_log(texts: WarTexts):
    kinds: set[str] = set()
    for options, seed in GAMES:
        *_, match = played(options, seed)
        for event in [event for step in match.steps for event in step.events]:
            kinds.add(event.kind)
            assert is_finished(texts.event(event.as_data())), event
    assert kinds == set(GAME.event_kinds)


def test_every_decision_and_every_choice_of_whole_games_has_a_text(texts: WarTexts):
    verbs: set[str] = set()
    for options, seed in GAMES:
        for match in played(options, seed):
            for seat in match.state.deciders:
                assert is_finished(texts.decision(GAME.decision(match.state, seat)))
                labels: dict[str, dict[str, object]] = {}
                for action in match.state.legal(seat):
                    data = GAME.action_data(match.state, seat, action)
                    label = texts.action(data)
                    verbs.add(data["do"])
                    assert is_finished(label), data
                    assert labels.setdefault(label, data) == data, "two choices look the same"
    assert verbs == set(GAME.actions.verbs)


@cache
def refusals() -> list[Reason]:
    """Ask in positions of whole games why each seat may not do each action; list the different answers."""
    found: dict[str, Reason] = {}
    for options, seed in GAMES:
        for match in played(options, seed):
            # Who is not asked hears one reason for everything.
            asked = [(seat, 0) for seat in range(-1, 3)]
            asked += [(seat, action) for seat in match.state.deciders for action in range(-1, GAME.actions.size + 1)]
            for seat, action in asked:
                reason = GAME.refusal(match.state, seat, action)
                if reason is not None:
                    found[str(reason)] = reason
    return list(found.values())


def test_every_refusal_of_whole_games_is_a_sentence(texts: WarTexts):
    for reason in refusals():
        text = texts.reason(reason)
        assert is_finished(text), reason
        assert text.endswith("."), reason
    # Some reasons need a position that hardly ever arises; that those have a text is for the audit to say.
    assert len({reason.code for reason in refusals()}) >= FEWEST_CODES


def test_every_final_score_names_its_sources_and_its_end(texts: WarTexts):
    *_, match = played(*GAMES[1])
    names = [texts.source(source) for source in match.state.outcome().breakdown[0]]
    assert len(set(names)) == len(names) == 2
    assert len({texts.end_reason(reason) for reason in GAME.end_reasons}) == len(GAME.end_reasons)


def test_every_id_the_game_lists_has_a_text(texts: WarTexts):
    for option in GAME.options:
        assert is_finished(texts.option(option.name))
        assert len({texts.option_value(option.name, value) for value in option.choices}) == len(option.choices)
    for named, ids in (
        (texts.decision, ASKS),
        (texts.stage, STAGES),
        (texts.country, COUNTRIES),
        (texts.faction, FACTIONS),
        (texts.special, SPECIAL_IDS),
        (texts.effect, SPECIAL_IDS),
        (texts.gadget, GADGETS),
        (texts.gadget_effect, GADGETS),
    ):
        assert len({named(id) for id in ids}) == len(ids)


def test_every_card_has_its_face_in_one_line(texts: WarTexts):
    names = {card.name for card in load(DEFAULT_PACK).cards}
    for told in (texts.card, texts.card_line):
        lines = {told(name) for name in names}
        assert len(lines) == len(names)
        assert all(map(is_finished, lines))


@pytest.mark.parametrize(
    ("language", "card", "mercenary"),
    [
        ("en", "France 2 (Military Transport)", "Mercenary 1"),
        ("fr", "France\u202f: 2 (Transport Militaire)", "Mercenaire\u202f: 1"),
        ("nl", "Frankrijk 2 (Militair Transport)", "Huurling 1"),
    ],
)
def test_a_card_goes_by_country_influence_and_action(language: str, card: str, mercenary: str):
    texts = WarTexts(Texts(language))
    assert texts.card("france_2_military_transport") == card
    assert texts.card("mercenary_1") == texts.short("mercenary_1") == mercenary
    assert texts.short("france_2_military_transport") == card.split(" (")[0]


@pytest.mark.parametrize(
    ("language", "moved", "advanced"),
    [
        ("en", "The spy of Anna goes to the USA.", "Boris advances the pawn of the USSR by 1 space."),
        ("fr", "L’Espion de Anna va aux États-Unis.", "Boris avance le pion d’URSS de 1 case."),
        ("nl", "De spion van Anna gaat naar de USA.", "Boris zet de pion van de USSR 1 veld vooruit."),
    ],
)
def test_a_country_takes_the_form_of_its_sentence(language: str, moved: str, advanced: str):
    texts = WarTexts(Texts(language), ("Anna", "Boris"))
    assert texts.event({"kind": "spy_moved", "seat": 0, "country": "usa", "way": "step"}) == moved
    assert texts.event({"kind": "pawn_advanced", "seat": 1, "country": "ussr", "steps": 1}) == advanced


def test_every_country_has_all_its_forms(texts: WarTexts):
    for country in COUNTRIES:
        forms = texts.country_forms(country)
        assert set(forms) == {"country", *(f"{form}_country" for form in FORMS)}
        assert all(is_finished(str(form)) for form in forms.values())


def test_a_way_of_moving_the_spy_is_told(texts: WarTexts):
    ways = ("step", "deport", "military_transport", "advanced_transport")
    lines = {texts.event({"kind": "spy_moved", "seat": 0, "country": "usa", "way": way}) for way in ways}
    assert len(lines) == len(ways)


def test_an_action_names_what_it_aims_at_if_it_does():
    texts = WarTexts(Texts("en"), ("Anna", "Boris"))
    event = {"kind": "special_declared", "seat": 0, "card": "usa_3_blockade", "action": "blockade"}
    assert texts.event({**event, "targets": ["poland"]}) == "Anna plays Blockade (USA 3): Poland."
    assert texts.event({**event, "targets": []}) == "Anna plays Blockade (USA 3)."
    assert texts.targets(["advanced_transport"]) == "Advanced Transport"
    assert texts.targets(["usa", "france"]) == "USA, France"


def test_an_empty_hand_that_is_shown_is_told_as_such(texts: WarTexts):
    event = {"kind": "hand_shown", "seat": 0, "cards": [], "until": 4}
    assert texts.get("none") in texts.event(event)


def test_seats_go_by_number_by_name_and_by_both_where_names_are_alike():
    french = Texts("fr")
    assert [WarTexts(french).seat(seat) for seat in range(2)] == ["Joueur 1", "Joueur 2"]
    named = texts_for("war1955", french, ("random", "random"))
    assert [named.seat(seat) for seat in range(2)] == ["random (Joueur 1)", "random (Joueur 2)"]
    reason = Reason("not_your_turn", "W2.1", {"seat": 2})
    assert named.reason(reason) == "C’est à random (Joueur 2) de décider."
