"""Sentences are shared between tables; the names in them are each table's own."""

from __future__ import annotations

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
