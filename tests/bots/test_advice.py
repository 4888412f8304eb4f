"""Advice: the options ranked, with chances, how sure they are, and reasons in words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.bots.test_levels import TABLES
from tests.contract.toy import TOY
from tradecraft.bots.advice import advise
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.protocol import Budget
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import CHANCE, OVER, AnyGame, State
from tradecraft.core.registry import find_game
from tradecraft.locales import Texts, languages
from tradecraft.locales.texts import texts_for

WAR = find_game("war1955")


def somewhere(game: AnyGame, players: int, options: dict[str, str], decisions: int) -> tuple[State, int]:
    """Play some decisions of a game at random and go on to the next choice; return it and the seat that has it."""
    state: State = game.new_state(players, options)
    dealer, rng = Dealer("advice"), Random("advice")
    while True:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        if decisions <= 0 and len(legal) > 1:
            return state, seat
        state.apply(seat, rng.choice(legal))
        decisions -= 1


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_option_is_ranked_with_its_chance(game: AnyGame, players: int, options: dict[str, str]):
    state, seat = somewhere(game, players, options, 12)
    legal = state.legal(seat)
    found = advise(game, game.view(state, seat), legal, Random(1), Budget(simulations=20))
    assert sorted(one.action for one in found) == sorted(legal)
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
    assert sum(one.visits for one in found) == 20
    assert all(0 <= one.chance <= 1 and 0 <= one.error <= 0.5 for one in found)


def test_the_same_simulations_give_the_same_advice():
    state, seat = somewhere(WAR, 2, {}, 8)
    view, legal = WAR.view(state, seat), state.legal(seat)
    first, second = (advise(WAR, view, legal, Random(3), Budget(simulations=30)) for _ in range(2))
    assert first == second


def test_more_simulations_make_a_chance_surer():
    state, seat = somewhere(WAR, 2, {}, 8)
    view, legal = WAR.view(state, seat), state.legal(seat)
    few, many = (advise(WAR, view, legal, Random(3), Budget(simulations=count))[0] for count in (20, 400))
    assert 0 < many.error < few.error


def test_a_game_nothing_is_known_about_gets_no_advice():
    state = TOY.new_state(2, {})
    with pytest.raises(BadOption):
        advise(TOY, TOY.view(state, 0), (0, 1), Random(1), Budget(simulations=1))


def reasons_of_a_game(deal: str) -> Iterator[Reason]:
    """Play a game of 1955 at random; give all reasons for everything that can be done in it."""
    knowledge = find_knowledge(WAR)
    assert knowledge is not None
    state = WAR.new_state(2, {})
    dealer, rng = Dealer(deal), Random(deal)
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        for action in legal:
            found = knowledge.reasons(state, seat, action)
            assert len(found) <= 3
            yield from found
        state.apply(seat, rng.choice(legal))


@pytest.mark.parametrize("language", languages())
def test_reasons_are_sentences_in_every_language(language: str):
    texts = texts_for("war1955", Texts(language))
    reasons = {str(reason): reason for number in range(6) for reason in reasons_of_a_game(f"reasons {number}")}
    assert len({reason.code for reason in reasons.values()}) >= 30
    for reason in reasons.values():
        sentence = texts.reason(reason)
        assert sentence.partition(" [")[0].endswith("."), sentence
