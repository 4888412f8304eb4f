"""1955: the officer and stronger bots choose a home that cannot fall in the opponent's opening turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count, islice
from random import Random

import pytest

from tests.conftest import TRIALS
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.protocol import Bot, Budget, find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.game import DECIDE, OVER, View
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.knowledge.careful import CarefulPosition
from tradecraft.games.war1955.rules.actions import HOME
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.phases import ASK_HOME
from tradecraft.games.war1955.rules.state import WarState

GAMES = 3000
BAR = 0.008
"""The greatest part of the games between officers that may end in the first player's opening turn."""
RISKY = 0.09
"""A home that falls this often is one that the hand cannot defend."""
FEW = Budget(simulations=60)


def ends_at_once(deal: str, bot: Bot) -> bool:
    """Play the opening turn of a game on the short side; tell whether the game ends in it."""
    state = GAME.new_state(2, {"side": "short"})
    dealer, rng = Dealer(deal), Random(deal)
    while state.waiting != OVER and state.round <= 1:
        if state.waiting == DECIDE:
            seat = state.deciders[0]
            state.apply(seat, bot.choose(GAME.view(state, seat), state.legal(seat), rng))
        else:
            state.apply_chance(dealer.draw(state.chance()))
    return state.waiting == OVER


def test_officers_seldom_lose_a_home_in_the_opening_turn(record_property: Callable[[str, object], None]):
    officer = find_bot("officer", GAME)
    lost = sum(ends_at_once(f"opening {number}", officer) for number in range(GAMES))
    record_property(TRIALS, f"{lost} of {GAMES} games between officers ended in the opening turn")
    assert lost < BAR * GAMES


def second_choice(deal: str) -> WarState:
    """Return a game on the short side in which the second player chooses a home."""
    state = GAME.new_state(2, {"side": "short", "first_player": "1"})
    dealer = Dealer(deal)
    while state.waiting != DECIDE:
        state.apply_chance(dealer.draw(state.chance()))
    state.apply(0, HOME + COUNTRIES.index("hungary"))
    assert state.ask == ASK_HOME
    return state


def risk_of(state: WarState, bot: str) -> float:
    """Return how likely the home that a bot chooses falls at once."""
    view: View = GAME.view(state, 1)
    chosen = find_bot(bot, GAME).think(view, state.legal(1), Random(1), FEW).action
    return CarefulPosition(state, 1).raid(chosen - HOME)


@cache
def dangers() -> list[WarState]:
    """Return choices of a home at which the greedy bot takes one that the hand cannot defend."""
    choices = (second_choice(f"home {number}") for number in count())
    return list(islice((state for state in choices if risk_of(state, "greedy") >= RISKY), 8))


@pytest.mark.parametrize("bot", ["officer", "station_chief", "spymaster"])
def test_levels_from_the_officer_on_avoid_homes_they_cannot_defend(bot: str):
    assert [risk for state in dangers() if (risk := risk_of(state, bot)) >= RISKY] == []


def test_the_first_player_has_nothing_to_fear():
    state = GAME.new_state(2, {"side": "short"})
    dealer = Dealer("first")
    while state.waiting != DECIDE:
        state.apply_chance(dealer.draw(state.chance()))
    outlook = CarefulPosition(state, state.deciders[0])
    assert [outlook.raid(country) for country in range(len(COUNTRIES))] == [0.0] * len(COUNTRIES)


def test_a_hint_says_whether_a_home_can_be_held():
    known = find_knowledge(GAME)
    assert known is not None
    codes: set[str] = set()
    for state in dangers():
        outlook = CarefulPosition(state, 1)
        for action in state.legal(1):
            said = {reason.code for reason in known.reasons(state, 1, action)}
            assert ("home_may_fall" in said) == (outlook.raid(action - HOME) >= 0.02)
            assert ("home_holds" in said) == (outlook.raid(action - HOME) < 0.02)
            codes |= said
    assert {"home_may_fall", "home_holds"} <= codes
