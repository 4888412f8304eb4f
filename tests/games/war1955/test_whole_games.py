"""Hundreds of random games on both sides: no card is lost, every game ends, every event and ending occurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tests.conftest import TRIALS
from tests.games.war1955.playing import check_whole
from tests.rules import rule
from tradecraft.core.chance import draw_at_random
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, DECIDE, OVER
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.rules.declarations import EVENTS
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.victory import DRAW

GAMES = 150
MOST_TURNS = 300


def play_at_random(state: WarState, rng: Random) -> None:
    """Play a game to its end, checking after every step that no card is lost."""
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            state.apply_chance(draw_at_random(state.chance(), rng))
        else:
            assert state.waiting == DECIDE
            (seat,) = state.deciders
            state.apply(seat, rng.choice(state.legal(seat)))
        check_whole(state)
        assert state.round < MOST_TURNS


@rule("W0", "W7.1", "W7.3")
@pytest.mark.parametrize("side", ["normal", "short"])
def test_random_games_end_and_keep_all_cards(side: str, record_property: Callable[[str, object], None]):
    endings: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    kinds: set[str] = set()
    turns = 0
    for number in range(GAMES):
        state = GAME.new_state(2, {"side": side})
        log: list[Event] = []
        state.log = log
        play_at_random(state, Random(f"{side}/{number}"))
        outcome = state.outcome()
        endings[outcome.reason] += 1
        assert len(outcome.winners()) == (2 if outcome.reason == DRAW else 1)
        turns += state.round
        for event in log:
            assert list(event.data) == list(EVENTS[event.kind].fields)
            kinds.add(event.kind)
            if event.kind == "special_declared":
                actions[str(event.data["action"])] += 1
    record_property(TRIALS, f"1955, {side} side: {GAMES} games, {turns} turns, endings {dict(endings)}")
    assert set(actions) == set(SPECIAL_IDS) - {"rebel_forces"}
    assert {"three_countries", "home_lost"} <= set(endings)
    assert set(EVENTS) - kinds <= {"no_effect", "step_passed", "end_announced"}


@rule("W7.3")
def test_without_a_time_limit_a_game_ends_by_victory():
    for number in range(30):
        state = GAME.new_state(2, {"side": "short", "time_limit": "off"})
        play_at_random(state, Random(number))
        assert state.outcome().reason in ("three_countries", "home_lost")
