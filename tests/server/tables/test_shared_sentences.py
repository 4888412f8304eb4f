"""Sentences are shared between tables; the names in them are each table's own."""

from __future__ import annotations

from sys import getsizeof

import pytest

from tradecraft.locales import Texts, languages, texts_for
from tradecraft.server.errors import Denied
from tradecraft.server.people.names import checked_name
from tradecraft.server.tables import sentences

EVENT = {"kind": "token_advanced", "seat": 1, "info": "slide", "space": 4, "points": 1}


def said(language: str, names: tuple[str, ...]) -> str:
    return sentences._words("vienna", language, names, ()).event(EVENT)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("names", [("Anna", "Boris"), ("Clara", "Dora"), ("Emil", "Emil")])
def test_a_sentence_is_the_same_as_if_it_were_made_for_the_table_alone(language: str, names: tuple[str, ...]):
    assert said(language, names) == texts_for("vienna", Texts(language), names).event(EVENT)


def test_a_sentence_that_is_remembered_has_the_names_of_the_next_table():
    assert "Boris" in said("en", ("Anna", "Boris"))
    assert "Dora" in said("en", ("Clara", "Dora"))
    assert "Boris" not in said("en", ("Clara", "Dora"))


def test_nobody_can_be_called_by_a_mark():
    with pytest.raises(Denied):
        checked_name(sentences._mark(1))


def test_only_some_sentences_are_kept_and_those_that_are_used_stay(monkeypatch: pytest.MonkeyPatch):
    made: list[str] = []
    monkeypatch.setattr(sentences, "KEPT_SENTENCES", 3)
    sentences._said.clear()
    words = sentences.Sentences(sentences._marked("vienna", "en", 2, ()), ("Anna", "Boris"))

    def make(data: str) -> str:
        made.append(data)
        return data

    def ask(number: int) -> None:
        words._sentence("test", make, str(number))

    for number in (0, 1, 0, 2, 0, 3, 0, 4, 0):
        ask(number)
    assert made == ["0", "1", "2", "3", "4"]
    ask(1)
    assert made[-1] == "1", "a sentence that was not used for longest is made again"
    assert len(sentences._said) == 3


def test_the_sentences_of_many_games_take_a_few_megabytes():
    words = sentences.Sentences(sentences._marked("vienna", "en", 2, ()), ("Anna", "Boris"))
    sentences._said.clear()
    for number in range(40_000):
        words._sentence("test", lambda data: f"{data['text']}!", {"number": number, "text": f"{number:0100}"})
    kept = sum(getsizeof(key) + getsizeof(key[2]) + getsizeof(said) for key, said in sentences._said.items())
    assert kept < 5_000_000
    sentences._said.clear()
