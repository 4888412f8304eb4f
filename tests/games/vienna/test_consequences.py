"""The consequences sent about squares match what the rules then do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from tests.conftest import TRIALS
from tests.games.vienna.eager import choose
from tests.games.vienna.playing import ONE, TWO
from tests.games.vienna.positions import position
from tests.rules import rule
from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, OPEN, OVER, SPECTATOR
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.consequences import create
from tradecraft.games.vienna.rules.actions import PLACE, SUPPLY, TAKE
from tradecraft.games.vienna.rules.phases import ASK_PLACE
from tradecraft.games.vienna.rules.state import ViennaState

GAMES = 6


def missing(state: ViennaState, seat: int) -> list[list[int]]:
    return create(GAME.view(state, seat)).of_position()["missing"]


@rule("V5.6")
def test_a_square_lacks_the_buildings_where_the_seat_has_no_agent():
    state = position("players 2; seat 1 acts in III\nseat 1: agents 3 9\nseat 2: agents 4")
    # Börseplatz, square 7, leads to the buildings 3, 4, 9 and 10.
    assert missing(state, ONE)[6] == [4, 10]
    assert missing(state, TWO)[6] == [3, 9, 10]


def test_those_who_only_watch_lack_nothing():
    state = position("players 2; seat 1 acts in III\nseat 1: agents 3 9")
    assert create(GAME.view(state, SPECTATOR)).of_position() == {}
    assert create(GAME.view(state, OPEN)).of_position() == {}


def follow(state: ViennaState, seat: int, counts: Counter[str]) -> None:
    """Place an agent from the supply wherever that is possible, and compare the tiles with what was told."""
    lacking = missing(state, seat)
    for action in state.legal(seat):
        if not PLACE <= action < TAKE:
            continue
        copy = state.clone()
        copy.log = []
        copy.apply(seat, action)
        if SUPPLY in (copy.legal(seat) if seat in copy.deciders else ()):
            copy.apply(seat, SUPPLY)
        placed = [event.data for event in copy.log if event.kind == "agent_placed"]
        if not placed or placed[0]["origin"]:
            continue
        building = action - PLACE + 1
        told = {square + 1 for square, lack in enumerate(lacking) if lack == [building]}
        told &= {square + 1 for square in range(len(lacking)) if state.open_squares >> square & 1}
        assert {event.data["square"] for event in copy.log if event.kind == "tile_obtained"} == told
        counts["placed"] += 1
        counts["surrounded"] += len(told)


@rule("V5.6")
def test_an_agent_on_the_last_building_surrounds_the_square(record_property: Callable[[str, object], None]):
    counts: Counter[str] = Counter()
    for seed in range(GAMES):
        rng = Random(seed)
        state = GAME.new_state(2 + seed % 3, {"version": ("introductory", "advanced")[seed % 2]})
        while state.waiting != OVER:
            if state.waiting == CHANCE:
                state.apply_chance(draw_at_random(state.chance(), rng))
                continue
            seat = rng.choice(state.deciders)
            if state.ask == ASK_PLACE:
                follow(state, seat, counts)
            state.apply(seat, choose(state, seat, rng))
    assert counts["placed"] > 500
    assert counts["surrounded"] > 50
    record_property(TRIALS, f"consequences of Vienna: {dict(counts)}")
