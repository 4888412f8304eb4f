"""Texts of a language: look-up, formatting, and errors."""

import re

import pytest

from tradecraft.core.errors import BadOption, Fault, Reason
from tradecraft.core.registry import find_game
from tradecraft.locales import GameTexts, Texts, languages, texts_for
from tradecraft.locales.sources import text_files

LANGUAGES = languages()


def test_languages_are_found_by_their_folders():
    assert LANGUAGES == ["en", "fr", "nl"]


def test_a_language_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(BadOption) as caught:
        Texts("xx")
    assert caught.value.reason == Reason("unknown_language", "", {"language": "xx", "allowed": "en, fr, nl"})
    assert Texts("nl").reason(None, caught.value.reason) == "Er is geen taal “xx”. Wel: en, fr, nl."


def test_a_folder_that_is_no_language_is_refused():
    with pytest.raises(BadOption):
        Texts("__pycache__")
    with pytest.raises(BadOption):
        Texts("")


@pytest.mark.parametrize("key", ["no-such-text", "vienna-flag-usa.no_such_form", "vienna-seat-red.name", ""])
def test_a_missing_text_is_a_fault(key: str):
    texts = Texts("en")
    assert not texts.has(key)
    with pytest.raises(Fault, match="there is no text"):
        texts.get(key)


def test_a_missing_parameter_is_a_fault():
    with pytest.raises(Fault, match=r"'terminal-round' in the language 'en' cannot be filled in: .*round"):
        Texts("en").get("terminal-round")
    with pytest.raises(Fault, match="count"):
        Texts("en").get("vienna-cards")


def test_parameters_a_text_does_not_use_do_no_harm():
    assert Texts("en").get("terminal-round", round=3, seat="Anna") == "Round 3"


def test_a_form_of_a_text_goes_by_its_attribute():
    texts = Texts("fr")
    assert texts.get("vienna-flag-ussr") == "URSS"
    assert texts.get("vienna-flag-ussr.controller") == "l’URSS"


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 cards", "1 card", "2 cards"),
        ("fr", "0 carte", "1 carte", "2 cartes"),
        ("nl", "0 kaarten", "1 kaart", "2 kaarten"),
    ],
)
def test_a_number_of_things_takes_the_form_of_the_language(language: str, none: str, one: str, two: str):
    texts = Texts(language)
    assert [texts.get("vienna-cards", count=count) for count in range(3)] == [none, one, two]


def test_no_isolation_marks_surround_filled_in_values():
    text = Texts("fr").get("terminal-winner", seat="Anna", points=61)
    assert text == "Anna gagne avec 61 points."


def test_a_reason_of_the_kernel_is_a_sentence():
    reason = Reason("bad_player_count", "", {"players": 1, "allowed": "2, 3, 4"})
    assert Texts("en").reason(None, reason) == "This game is not for 1 player, but for 2, 3, 4."
    assert Texts("fr").reason(find_game("vienna"), reason) == "Ce jeu ne se joue pas à 1, mais à 2, 3, 4."


def test_a_reason_of_a_game_is_a_sentence_without_its_rule():
    params: dict[str, str | int] = {"building": 20, "bribe": "tobacco", "cost": 2, "owned": 1}
    reason = Reason("cannot_pay", "V5.3", params)
    game = find_game("vienna")
    expected = "Een agent op Hofburg (20) kost 2 tabak; je hebt er 1."
    assert Texts("nl").reason(game, reason) == expected


def test_a_reason_that_belongs_to_no_game_must_have_a_text():
    with pytest.raises(Fault, match="reason-no_such_code"):
        Texts("en").reason(None, Reason("no_such_code"))


@pytest.mark.parametrize("game", ["vienna", "war1955", "game-without-texts"])
def test_what_has_no_text_is_shown_plainly(game: str):
    texts = texts_for(game, Texts("en"))
    assert texts.event({"kind": "rain", "hours": 2}) == "kind rain, hours 2"
    assert texts.action({"do": "wait", "hours": 2}) == "wait 2"
    assert texts.decision("where") == "where"
    assert texts.option("weather") == "weather"
    assert texts.option_value("weather", "dry") == "dry"
    assert texts.source("luck") == "luck"
    assert texts.end_reason("flood") == "flood"
    assert texts.reason(Reason("too_wet", "X1.2", {"hours": 2})) == "too wet (hours 2)"


def test_a_reason_of_the_kernel_is_known_in_every_game():
    texts = texts_for("game-without-texts", Texts("en"))
    assert texts.reason(Reason("game_not_over")) == "The game is not over yet."


def test_seats_without_texts_are_counted():
    texts = texts_for("game-without-texts", Texts("nl"), ("Anna", "Ben", "Anna"))
    assert [texts.seat(seat) for seat in range(4)] == ["Anna (Speler 1)", "Ben", "Anna (Speler 3)", "Speler 4"]


def test_a_game_without_a_module_of_its_own_takes_its_data_as_it_is():
    texts = texts_for("terminal", Texts("en"), ("Anna", "Ben"))
    assert type(texts) is GameTexts
    assert texts.get("round", round=2) == "Round 2"


def test_french_puts_a_space_before_high_punctuation():
    files = list(text_files("fr").values())
    lines = [line for file in files for line in file.read_text("utf-8").split("\n")]
    written = [line for line in lines if line and not line.startswith("#")]
    assert len(written) > 400
    # A space that keeps words together will do as well.
    spaces = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
    assert [line for line in written if re.search(rf"[^{spaces}][:;?!»](?!//)|«[^{spaces}]", line)] == []


def test_french_puts_a_narrow_space_that_does_not_break_before_double_signs():
    wrong = [
        f"{name}: {line}"
        for name, file in text_files("fr").items()
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r" [:;!?»%]|« ", line)
    ]
    assert wrong == []
