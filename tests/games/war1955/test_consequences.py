"""The consequences sent about totals and pawns match what the rules then do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from tests.conftest import TRIALS
from tests.games.war1955.playing import ONE, TWO, play
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, OPEN, OVER, SPECTATOR
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.consequences import create
from tradecraft.games.war1955.rules.actions import ACTIONS, DECLARE, LET_THROUGH
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.state import WarState

GAMES = 12


def of_position(state: WarState, seat: int) -> Mapping[str, Any]:
    return create(GAME.view(state, seat)).of_position()


def of_option(state: WarState, seat: int, text: str) -> Mapping[str, Any]:
    return create(GAME.view(state, seat)).of_option(GAME.action_from_text(state, seat, text))


@rule("W3.1", "W3.2", "W3.3")
@pytest.mark.parametrize(
    ("spy", "cards", "country", "total"),
    [
        ("hungary", ["france_2_deport"], "hungary", 1),
        ("france", ["france_2_deport"], "france", 3),
        ("france", ["france_2_deport", "france_2_military_transport"], "france", 4),
        ("poland", ["france_2_deport", "mercenary_1"], "france", 3),
    ],
)
def test_what_is_laid_ready_counts_as_it_would_be_declared(spy: str, cards: list[str], country: str, total: int):
    state = position(f"seat 1 plays\nseat 1: spy {spy}; hand {' '.join(cards)}")
    first, *others = cards
    if not others:
        assert of_option(state, ONE, f"influence {first} {country}")["total"] == total
    play(state, ONE, f"influence {first} {country}", *(f"add {card}" for card in others))
    prepared = of_position(state, ONE)["prepared"]
    assert (prepared["total"], prepared["needed"], prepared["suffices"]) == (total, None, True)
    assert prepared["advance"] == {"steps": total, "to": total, "secures": False}
    assert of_position(state, TWO)["prepared"] is None
    assert of_position(state, SPECTATOR)["prepared"] is None
    assert of_position(state, OPEN)["prepared"] == prepared


@rule("W4.2", "W4.3")
def test_a_block_is_worth_more_where_the_spy_is_and_must_reach_the_declared_total():
    state = position("""
        seat 1 plays
        seat 1: spy poland; hand poland_4_rebel_forces
        seat 2: home poland; hand poland_3_strategic_resupply poland_2_safe_house
    """)
    play(state, ONE, "influence poland_4_rebel_forces poland", "declare")
    assert of_option(state, TWO, "block poland_3_strategic_resupply") == {"total": 4, "needed": 5}
    play(state, TWO, "block poland_3_strategic_resupply")
    assert of_position(state, TWO)["prepared"] == {"total": 4, "needed": 5, "suffices": False, "advance": None}
    play(state, TWO, "add poland_2_safe_house")
    assert of_position(state, TWO)["prepared"] == {"total": 7, "needed": 5, "suffices": True, "advance": None}


@rule("W7.3")
@pytest.mark.parametrize("seat", [ONE, TWO, SPECTATOR])
def test_each_seat_is_ahead_by_the_steps_of_the_pawns_on_its_side(seat: int):
    state = position("seat 1 plays\nseat 1: hand mercenary_1\npawns: usa 2 to 1, france 3 to 1, poland 4 to 2")
    pawns = dict(zip(COUNTRIES, state.pawns, strict=True))
    assert (pawns["usa"], pawns["france"], pawns["poland"]) == (2, 3, -4)
    others = sum(map(abs, state.pawns)) - 9
    assert of_position(state, seat)["ahead"] == [5, 4]
    assert others == 0


@rule("W3.4", "W8.2")
def test_a_pawn_stops_on_the_star():
    text = "seat {} plays; side short\nseat {}: hand france_3_blockade\npawns: france 3 to 1"
    state = position(text.format(1, 1))
    steps = of_position(state, ONE)["to_go"]["france"]
    assert of_option(state, ONE, "influence france_3_blockade france") == {
        "total": 3,
        "steps": min(3, steps[ONE]),
        "to": 3 + min(3, steps[ONE]),
        "secures": steps[ONE] <= 3,
    }
    state = position(text.format(2, 2))
    assert of_option(state, TWO, "influence france_3_blockade france")["to"] == 0
    assert steps[TWO] == steps[ONE] + 6


@rule("W1.4")
def test_the_first_turn_has_one_play_step():
    assert of_position(position("seat 1 plays; turn 1\nseat 1: hand mercenary_1"), ONE)["plays"] == 1
    assert of_position(position("seat 1 plays; turn 2\nseat 1: hand mercenary_1"), ONE)["plays"] == 2


@rule("W6.2")
@pytest.mark.parametrize(("action", "whose"), [("gadget_research", ONE), ("gadget_buster", TWO)])
def test_only_a_gadget_buster_means_a_gadget_of_the_opponent(action: str, whose: int):
    card = next(name for name in GAME.new_state(2, {}).lookups.names if name.endswith(action))
    state = position(f"""
        seat 1 plays
        seat 1: hand {card}
        seat 2: gadgets improved_resources advanced_transport
    """)
    play(state, ONE, f"special {card}")
    assert of_option(state, ONE, "gadget improved_resources") == {"seat": whose}


class Followed:
    """Options and positions of a random game, compared with what they lead to."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def play(self, seed: int) -> None:
        rng = Random(seed)
        state = GAME.new_state(2, {"side": rng.choice(("normal", "short"))})
        while state.waiting != OVER:
            if state.waiting == CHANCE:
                state.apply_chance(draw_at_random(state.chance(), rng))
                continue
            (seat,) = state.deciders
            for action in state.legal(seat):
                self.follow(state, seat, action)
            self.follow_prepared(state, seat)
            state.apply(seat, rng.choice(state.legal(seat)))

    def follow(self, state: WarState, seat: int, action: int) -> None:
        """Declare what an option begins, and let it stand."""
        told: Mapping[str, Any] = create(GAME.view(state, seat)).of_option(action)
        verb, _ = ACTIONS.locate(action)
        assert bool(told) == (verb in ("influence", "block", "gadget"))
        if verb == "influence":
            events = self.events(state, seat, action, DECLARE, LET_THROUGH)
            assert events["influence_declared"]["total"] == told["total"]
            if "pawn_advanced" in events:
                assert events["pawn_advanced"]["steps"] == told["steps"]
                assert ("country_secured" in events) == told["secures"]
        elif verb == "block" and told["total"] >= told["needed"]:
            assert self.events(state, seat, action, DECLARE)["influence_blocked"]["total"] == told["total"]
        else:
            return
        self.counts[verb] += 1

    def follow_prepared(self, state: WarState, seat: int) -> None:
        prepared = of_position(state, seat)["prepared"]
        if prepared is None:
            return
        assert prepared["suffices"] == (DECLARE in state.legal(seat))
        if prepared["suffices"]:
            events = self.events(state, seat, DECLARE, LET_THROUGH)
            kind = "influence_declared" if prepared["needed"] is None else "influence_blocked"
            assert events[kind]["total"] == prepared["total"]
            if "pawn_advanced" in events:
                assert events["pawn_advanced"]["steps"] == prepared["advance"]["steps"]
            self.counts[kind] += 1

    def events(self, state: WarState, seat: int, *actions: int) -> dict[str, dict[str, Any]]:
        """Do things in a copy, as far as they are asked for; return the last event of each kind."""
        copy = state.clone()
        copy.log = []
        for action in actions:
            decider = copy.deciders[0] if copy.deciders else seat
            if copy.deciders and action in copy.legal(decider):
                copy.apply(decider, action)
        return {event.kind: dict(event.data) for event in copy.log}


@rule("W3", "W4.2")
def test_what_is_told_of_options_is_what_follows(record_property: Callable[[str, object], None]):
    followed = Followed()
    for seed in range(GAMES):
        followed.play(seed)
    assert min(followed.counts[kind] for kind in ("influence", "influence_declared")) > 100
    assert min(followed.counts[kind] for kind in ("block", "influence_blocked")) > 5
    record_property(TRIALS, f"consequences of 1955: {dict(followed.counts)}")
