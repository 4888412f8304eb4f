"""The words of the belief view: each sentence states what the belief holds, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bots.review.test_holdings import weighed
from tests.bots.test_beliefs import record_of
from tradecraft.bots.beliefs import views_of
from tradecraft.bots.coach import Kind
from tradecraft.bots.review.holdings import Belief, TellingAct, believe
from tradecraft.core.registry import find_game
from tradecraft.locales import Texts, languages
from tradecraft.locales.texts import texts_for
from tradecraft.report.beliefs import LEAST_BITS, BeliefWords, telling


@pytest.fixture(scope="module")
def beliefs() -> dict[str, Belief]:
    vienna = find_game("vienna")
    counted = (believe(vienna, views_of(vienna, record_of(vienna, 3), 0, entries)) for entries in range(40, 90))
    return {"war1955": weighed(), "vienna": next(one for one in counted if one.holdings)}


def words_of(id: str, language: str) -> BeliefWords:
    return BeliefWords(texts_for(id, Texts(language), ("Anna", "Boris", "Carla")))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", ["war1955", "vienna"])
def test_every_kind_and_card_has_a_name(beliefs: dict[str, Belief], id: str, language: str):
    words, belief = words_of(id, language), beliefs[id]
    for holding in belief.holdings:
        assert words.game.seat(holding.seat) in words.heading(holding)
        assert str(holding.size) in words.heading(holding)
        named = [words.name(likely) for likely in (*holding.kinds, *holding.cards)]
        assert len(set(named)) == len(named), "no two are called the same"
        assert not [name for name in named if "_" in name or "{" in name]


@pytest.mark.parametrize("language", languages())
def test_the_basis_says_whether_it_is_counted_and_over_what(beliefs: dict[str, Belief], language: str):
    weighed, counted = words_of("war1955", language), words_of("vienna", language)
    said = weighed.basis(beliefs["war1955"])
    assert str(beliefs["war1955"].worlds) in said
    assert str(round(beliefs["war1955"].effective)) in said
    exact = replace(beliefs["vienna"], deals=321)
    assert "321" in counted.basis(exact)
    assert counted.basis(replace(exact, deals=1)) != counted.basis(exact)
    assert counted.basis(replace(exact, holdings=())) not in (counted.basis(exact), said)


@pytest.mark.parametrize("language", languages())
def test_an_act_is_told_with_its_own_figures_and_the_right_direction(beliefs: dict[str, Belief], language: str):
    words = words_of("war1955", language)
    acts = telling(beliefs["war1955"])
    assert acts
    assert all(told.bits >= LEAST_BITS for told in acts)
    assert [told.place for told in acts] == sorted((told.place for told in acts), reverse=True)
    for told in acts:
        sentence = words.told(told)
        assert bool(sentence) == (told.kind is not None)
        assert words.texts.decimal(told.bits, 2) in words.bits(told)
        if told.kind is not None:
            assert words.game.hidden_kind(*told.kind) in sentence
            assert sentence.index(str(round(100 * told.before))) < sentence.rindex(str(round(100 * told.after)))
    up = TellingAct(3, 0.2, 1, Kind("mercenary"), 0.2, 0.4)
    down = replace(up, before=0.4, after=0.2)
    assert words.told(up).split("(")[0] != words.told(down).split("(")[0]
