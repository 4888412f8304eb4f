"""The position notation, and the checks of the playing helpers."""

from __future__ import annotations

import pytest

from tests.games.vienna.playing import (
    ONE,
    THREE,
    TWO,
    BadPosition,
    agents,
    asked,
    bribes,
    check_whole,
    draw,
    info,
    offers,
    play,
    play_quietly,
    refused,
    tokens,
    told,
)
from tests.games.vienna.positions import position
from tradecraft.core.game import CHANCE
from tradecraft.games.vienna.rules.scoring import score
from tradecraft.games.vienna.rules.state import ViennaState


def test_a_position_is_read_clause_by_clause():
    state = position("""
        players 3; seat 2 acts in III; crest 1; round 5; third man 15; investigator C; flipped
        seat 1: agents 30
        seat 2: agents 2 8; bribes wine 2, coffee 1; info slide 2; drawers 001 046; plan - - 012; points 7
        tokens: handgun 3
        squares: 1 handgun, 12 briefcase
    """)
    assert (state.players, state.deciders, state.crest, state.round, asked(state)) == (3, (TWO,), ONE, 5, "place")
    assert (state.third_man, state.investigator, state.flipped, state.final_round) == (14, 2, True, False)
    assert (agents(state, ONE), agents(state, TWO), agents(state, THREE)) == ((30,), (2, 8), ())
    assert (bribes(state, TWO), info(state, TWO), score(state, TWO)) == ({"wine": 2, "coffee": 1}, {"slide": 2}, 7)
    assert state.supply == [5, 4, 6]
    assert tokens(state) == {"handgun": 3}
    assert (state.tiles[0], state.tiles[11], state.open_squares) == (1, 2, 1 << 0 | 1 << 11)
    assert state.drawers == [(), (1, 46), ()]


def test_a_seat_that_has_had_its_turn_has_no_plan_and_a_later_one_gets_the_highest_cards_left():
    state = position("""
        players 3; seat 2 acts in III; crest 1
        seat 3: drawers 090
    """)
    assert state.plans == [(), (0, 0, 89), (88, 87, 86)]
    assert state.pile == tuple(range(1, 86))


def test_the_other_seats_have_assigned_when_one_seat_assigns():
    state = position("""
        players 3; seat 2 assigns
        seat 1: plan 003 001 002
        seat 2: hand 006 005 004
    """)
    assert state.deciders == (TWO,)
    assert state.hands == [(), (4, 5, 6), ()]
    assert state.plans == [(3, 1, 2), (), (90, 89, 88)]


def test_a_seat_that_draws_may_have_a_part_of_its_hand_and_the_earlier_seats_have_theirs():
    state = position("""
        players 3; seat 2 draws; crest 1
        seat 1: hand 001 002 003
        seat 2: hand 004
        pile: 005 006 007
    """)
    assert state.waiting == CHANCE
    assert state.chance().count == 2
    assert state.hands == [(1, 2, 3), (4,), ()]
    assert state.pile == (5, 6, 7)
    assert len(state.discard) == 83


WORDS_NOBODY_KNOWS = (
    "players 5; seat 1 acts in III",
    "players 3",
    "seat 1 acts in III",
    "players 3; seat 4 acts in III",
    "players 3; seat 1 acts in III; crest 4",
    "players 3; seat 1 acts in IV",
    "players 3; seat 1 acts in III; seat 2 draws",
    "players 3; seat 1 acts in III; sunny",
    "players 3; seat 1 acts in III; investigator M",
    "players 3; seat 1 acts in III; final round by rain",
    "players 3; seat 1 acts in III; third man 31",
    "players 3; seat 1 acts in III\nseat 4: points 1",
    "players 3; seat 1 acts in III\nseat 1: agents 31",
    "players 3; seat 1 acts in III\nseat 1: agents 2 2",
    "players 3; seat 1 acts in III\nseat 1: agents 1 2 3 4 5 6 7",
    "players 3; seat 1 acts in III\nseat 1: supply 3",
    "players 3; seat 1 acts in III\nseat 1: bribes beer 2",
    "players 3; seat 1 acts in III\nseat 1: bribes wine two",
    "players 3; seat 1 acts in III\nseat 1: info slide 10",
    "players 3; seat 1 acts in III\nseat 1: drawers 1",
    "players 3; seat 1 acts in III\nseat 1: drawers 091",
    "players 3; seat 1 acts in III\nseat 1: drawers 001 001",
    "players 3; seat 1 acts in III\nseat 1: drawers 001\nseat 2: drawers 001",
    "players 3; seat 1 acts in III\nseat 1: hand 001 002 003",
    "players 3; seat 1 acts in III\nseat 1: plan 001 002 003",
    "players 3; seat 1 acts in III\nseat 2: plan - - 003",
    "players 3; seat 2 acts in III; crest 1\nseat 1: plan 001 002 003",
    "players 3; everyone assigns\nseat 1: plan 001 002 003",
    "players 3; seat 1 draws\nseat 2: hand 001 002 003",
    "players 3; seat 1 acts in III\ntokens: handgun 21",
    "players 3; seat 1 acts in III\ntokens: knife 2",
    "players 3; seat 1 acts in III\nsquares: 41 handgun",
    "players 3; seat 1 acts in III\nsquares: 1 knife",
    "players 3; seat 1 acts in III\nweather: fine",
)


@pytest.mark.parametrize("text", WORDS_NOBODY_KNOWS)
def test_a_position_that_says_something_else_is_an_error(text: str):
    with pytest.raises(BadPosition):
        position(text)


def test_a_lost_card_or_agent_is_noticed():
    state = position("players 2; seat 1 acts in III")
    check_whole(state)
    poorer = state.clone()
    poorer.pile = poorer.pile[1:]
    with pytest.raises(BadPosition, match="not the 90 cards"):
        check_whole(poorer)
    poorer = state.clone()
    poorer.supply[ONE] -= 1
    with pytest.raises(BadPosition, match="seat 1 has 5 agents in the supply and 0"):
        check_whole(poorer)


def test_a_lost_tile_is_noticed_by_play(monkeypatch: pytest.MonkeyPatch):
    honest = ViennaState.apply

    def careless(state: ViennaState, seat: int, action: int) -> None:
        honest(state, seat, action)
        state.infos[TWO] = 0

    monkeypatch.setattr(ViennaState, "apply", careless)
    with pytest.raises(AssertionError, match="tiles were lost"):
        play(position("players 2; seat 1 acts in III\nseat 2: info slide 1"), ONE, "take wine")


def test_a_rule_that_looks_at_the_log_is_noticed_by_play(monkeypatch: pytest.MonkeyPatch):
    honest = ViennaState.apply

    def talkative(state: ViennaState, seat: int, action: int) -> None:
        honest(state, seat, action)
        state.flipped = state.log is not None

    monkeypatch.setattr(ViennaState, "apply", talkative)
    with pytest.raises(AssertionError, match="the log makes a difference"):
        play(position("players 2; seat 1 acts in III"), ONE, "take wine")


def test_play_refuses_what_the_rules_refuse_and_refused_what_they_allow():
    state = position("players 2; seat 1 acts in III")
    with pytest.raises(AssertionError, match="cannot pay"):
        play(state, ONE, "place 2")
    with pytest.raises(AssertionError, match="is allowed"):
        refused(state, ONE, "take wine")
    with pytest.raises(AssertionError, match="no draw"):
        draw(state, "cards 001")


def test_quiet_play_takes_tobacco_until_it_is_told_to_stop():
    state = position("players 2; seat 1 acts in III; round 7")
    events = play_quietly(state, until=lambda state: state.round == 8)
    assert [gain["bribe"] for gain in told(events, "bribes_gained")] == ["tobacco", "tobacco"]
    assert offers(play_and_return(state), TWO)[-1] == "take tobacco"


def play_and_return(state: ViennaState) -> ViennaState:
    """Go on to the first action III of the round."""
    play_quietly(state, until=lambda state: asked(state) == "place")
    return state
