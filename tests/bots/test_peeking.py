"""The search that peeks: it sees every hand and no draw, and only series of games have it."""

from __future__ import annotations

from random import Random

import pytest

from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.arena.series import seated
from tradecraft.bots.peeking import OpenTable, PeekingBot
from tradecraft.bots.protocol import OWN_BUDGET, Budget, bot_names, find_bot
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.errors import BadOption, Fault
from tradecraft.core.registry import find_game

WAR = find_game("war1955")


def test_it_searches_in_the_state_as_it_is():
    state = WAR.new_state(2, {})
    settle(state, Dealer("peek"))
    worlds = OpenTable(state)
    world = worlds.draw(Random(1))
    assert world.key() == state.key()
    seat = world.deciders[0]
    world.apply(seat, world.legal(seat)[0])
    assert worlds.draw(Random(2)).key() == state.key(), "each simulation has a copy of its own"


def test_it_must_be_shown_the_state():
    bot, budget = seated("peek:spymaster_1@3", WAR, OWN_BUDGET)
    assert isinstance(bot, PeekingBot)
    assert budget == Budget(simulations=3)
    state = WAR.new_state(2, {})
    settle(state, Dealer("peek"))
    seat = state.deciders[0]
    view, legal = WAR.view(state, seat), state.legal(seat)
    with pytest.raises(Fault):
        bot.think(view, legal, Random(1), budget)
    bot.peek(state)
    assert bot.think(view, legal, Random(1), budget).action in legal


def test_a_series_shows_it_the_state():
    series = plan_series(WAR, 2, {}, ("peek:spymaster_1@1", "officer"), "peek")
    assert play(series, 0).outcome.winners()


def test_no_table_has_it():
    assert not [name for name in bot_names() if name.startswith("peek")]
    with pytest.raises(BadOption):
        find_bot("peek:spymaster_1", WAR)
    with pytest.raises(BadOption) as refusal:
        seated("peek:officer", WAR, OWN_BUDGET)
    assert refusal.value.reason.code == "no_traits"
