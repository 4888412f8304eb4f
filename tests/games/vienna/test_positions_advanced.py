"""The words of positions for the advanced game, and the checks of play that look at money, missions and agents."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.vienna.playing import (
    ONE,
    THREE,
    TWO,
    BadPosition,
    agents,
    asked,
    check_whole,
    display,
    items,
    missions,
    play,
)
from tests.games.vienna.positions import position
from tradecraft.core.game import CHANCE
from tradecraft.games.vienna.rules import money, office
from tradecraft.games.vienna.rules.content_model import COLOURS
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.state import ViennaState


def test_a_position_of_the_advanced_game_is_read_clause_by_clause():
    state = position("""
        players 3; advanced; edition fr; feld agents; colours bgry; seat 2 acts in III; crest 1
        seat 1: shillings 3; items cash_box seal; box 2; missions S-01 A-16; hired 1; feld waits; ahead 001 002
        seat 2: agents 2 8; feld 7
        display: A-01 A-02 B-01 B-02
        stacks: A-07 B-20 A-03
    """)
    assert state.advanced
    assert state.options["edition"] == "fr"
    assert [COLOURS[colour] for colour in state.colours] == ["blue", "green", "red"]
    assert (state.shillings[ONE], state.boxes[ONE], items(state, ONE)) == (3, 2, ["cash_box", "seal"])
    assert (missions(state, ONE), state.hands[ONE]) == (["S-01", "A-16"], (1, 2))
    assert (state.supply, state.for_hire) == ([6, 3, 5], [2, 3, 3])
    assert (agents(state, TWO), state.feld, state.unlocked) == ((2, 7, 8), [NOWHERE, 6, NOWHERE], 0b011)
    assert display(state) == ["A-01", "A-02", "B-01", "B-02"]
    assert [state.lookups.missions[number].id for number in (*state.stack_a, *state.stack_b)] == [
        "A-03",
        "A-07",
        "B-20",
    ]
    assert [len(state.pile), *map(len, state.plans)] == [175 - 2 - 1 - 3, 0, 3, 3]


def test_everything_left_out_of_an_advanced_position_is_empty():
    state = position("players 2; advanced; seat 1 acts in III")
    assert (state.shillings, state.boxes, state.items, state.missions) == ([0, 0], [0, 0], [0, 0], [(), ()])
    assert (display(state), state.stack_a, state.stack_b) == (["-"] * 4, (), ())
    assert (state.feld_agents, state.feld, state.unlocked) == (False, [NOWHERE, NOWHERE], 0)


def test_a_seat_with_the_telephone_gets_four_cards_and_those_ahead_come_on_top():
    state = position("""
        players 3; advanced; everyone assigns
        seat 1: items telephone
        seat 2: items telephone; ahead 001 002
        seat 3: ahead 003 004; hand 005 006 007
    """)
    assert [len(hand) for hand in state.hands] == [4, 6, 5]
    assert state.hands[THREE] == (3, 4, 5, 6, 7)


def test_cards_ahead_do_not_count_among_those_a_seat_has_drawn():
    state = position("""
        players 3; advanced; seat 2 draws; crest 1
        seat 2: items telephone; ahead 001 002; hand 005
        seat 3: ahead 003
    """)
    assert state.waiting == CHANCE
    assert state.chance().count == 3
    assert state.hands[TWO:] == [(1, 2, 5), (3,)]


@pytest.mark.parametrize(
    ("text", "ask"),
    [
        ("seat 2 buys; crest 1\nseat 2: shillings 2", "buy"),
        ("seat 2 pays; crest 1\nseat 2: agents 1 2; items road_map; bribes wine 1", "pay"),
        ("seat 2 pays; crest 1; final round by investigator\nseat 2: agents 1 2; shillings 1", "remove"),
        ("seat 2 takes back; crest 1; final round by exhaustion\nseat 2: agents 1 2; missions S-01", "remove"),
    ],
)
def test_a_position_may_wait_for_a_seat_in_a_phase_after_the_turns(text: str, ask: str):
    state = position(f"players 3; advanced; {text}")
    assert (asked(state), state.deciders, state.plans) == (ask, (TWO,), [()] * 3)


WORDS_NOBODY_KNOWS = (
    "players 3; seat 1 acts in III; feld agents",
    "players 3; advanced; seat 1 acts in III; edition de",
    "players 3; advanced; seat 1 acts in III; colours yryr",
    "players 3; seat 1 acts in III\nseat 1: shillings 1",
    "players 3; seat 1 acts in III\nseat 1: drawers 091",
    "players 3; seat 1 buys\nseat 1: points 3",
    "players 3; advanced; seat 1 buys",
    "players 3; advanced; seat 1 buys; final round by investigator\nseat 1: shillings 2",
    "players 3; advanced; seat 1 takes back\nseat 1: agents 1 2; missions S-01",
    "players 3; advanced; seat 1 takes back; final round by investigator\nseat 1: agents 1; missions S-01",
    "players 3; advanced; seat 1 pays\nseat 1: agents 1; shillings 1",
    "players 3; advanced; seat 1 acts in III\nseat 1: agents 1 2 3 4 5 6",
    "players 3; advanced; seat 1 acts in III\nseat 1: hired 4",
    "players 3; advanced; seat 1 acts in III\nseat 1: items sofa",
    "players 3; advanced; seat 1 acts in III\nseat 1: items agent",
    "players 3; advanced; seat 1 acts in III\nseat 1: box 1",
    "players 3; advanced; seat 1 acts in III\nseat 1: items cash_box; box 13",
    "players 3; advanced; seat 1 acts in III\nseat 1: missions A-31",
    "players 3; advanced; seat 1 acts in III\nseat 1: missions S-01 S-02 S-03 S-04",
    "players 3; advanced; seat 1 acts in III\nseat 1: missions S-01\nseat 2: missions S-01",
    "players 3; advanced; seat 1 acts in III\nseat 1: feld 7",
    "players 3; advanced; seat 1 acts in III\nseat 1: drawers 001 002 003 004",
    "players 3; advanced; seat 1 acts in III\nseat 1: ahead 001 002",
    "players 3; advanced; seat 1 acts in III\nseat 2: ahead 001 002",
    "players 3; advanced; seat 1 acts in III\ndisplay: A-01 A-02 B-01",
    "players 3; advanced; seat 1 acts in III\ndisplay: A-01 B-02 B-01 -",
    "players 3; advanced; seat 1 acts in III\ndisplay: A-01 A-02 B-01 A-03",
    "players 3; advanced; seat 1 acts in III\ndisplay: A-01 A-02 B-01 S-03",
    "players 3; advanced; seat 1 acts in III\ndisplay: A-01 - B-01 -\nstacks: A-02",
    "players 3; advanced; seat 1 acts in III\ndisplay: A-01 - B-01 -\nstacks: B-02",
    "players 3; advanced; seat 1 acts in III\ndisplay: A-01 A-02 B-01 B-02\nstacks: S-02",
    "players 3; advanced; seat 1 acts in III\ndisplay: A-01 A-02 B-01 B-02\nstacks: A-02",
)


@pytest.mark.parametrize("text", WORDS_NOBODY_KNOWS)
def test_a_position_that_says_something_else_is_an_error(text: str):
    with pytest.raises(BadPosition):
        position(text)


# The checks that every move of a test goes through


FAULTS: tuple[tuple[str, str, Callable[[ViennaState], None]], ...] = (
    ("a card", "not the 175 cards", lambda state: setattr(state, "pile", state.pile[1:])),
    ("an agent", "seat 1 has 4 agents in the supply", lambda state: state.supply.__setitem__(ONE, 4)),
    ("an agent for hire", "seat 1 has 5 agents in the supply", lambda state: state.for_hire.__setitem__(ONE, 2)),
    ("too much money", "seat 1 has paid more", lambda state: state.shillings.__setitem__(ONE, -1)),
    ("too many bribes", "seat 1 has paid more", lambda state: state.bribes.__setitem__(ONE, -1)),
    ("too many of one kind", "seat 1 has paid more", lambda state: state.bribes.__setitem__(ONE, 4096 - 1)),
    ("a full box", "13 shillings in its box", lambda state: state.boxes.__setitem__(ONE, 13)),
    ("a locked Feld agent", "who cannot be there", lambda state: setattr(state, "unlocked", 0)),
    ("a mission twice", "in two places", lambda state: state.missions.__setitem__(TWO, state.missions[ONE])),
    ("a fourth mission", "missions than spaces", lambda state: state.missions.__setitem__(TWO, (1, 2, 3, 4))),
    ("an S among the As", "only missions A", lambda state: setattr(state, "stack_a", (4,))),
    ("an S among the Bs", "only missions B", lambda state: setattr(state, "stack_b", (4,))),
)


@pytest.mark.parametrize(("message", "spoil"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_a_game_that_is_not_whole_is_noticed(message: str, spoil: Callable[[ViennaState], None]):
    state = position("""
        players 2; advanced; feld agents; seat 1 acts in III
        seat 1: items cash_box; missions S-01
        seat 2: feld 7
        display: A-01 A-02 B-01 B-02
        stacks: A-03 B-03
    """)
    check_whole(state)
    spoil(state)
    with pytest.raises(BadPosition, match=message):
        check_whole(state)


def test_a_gain_that_nobody_was_told_of_is_noticed_by_play(monkeypatch: pytest.MonkeyPatch):
    honest = money.gain

    def generous(state: ViennaState, seat: int, shillings: int) -> None:
        state.shillings[seat] += 1
        honest(state, seat, shillings)

    monkeypatch.setattr(money, "gain", generous)
    with pytest.raises(AssertionError, match=r"seat 1 should have .* and has"):
        play(position("players 2; advanced; seat 1 acts in III"), ONE, "money")


def test_a_payment_that_was_told_and_not_made_is_noticed_by_play(monkeypatch: pytest.MonkeyPatch):
    honest = office.pay

    def lenient(state: ViennaState, kind: int) -> None:
        honest(state, kind)
        state.shillings[state.active] += 1

    monkeypatch.setattr(office, "pay", lenient)
    with pytest.raises(AssertionError, match=r"seat 1 should have .* and has"):
        play(position("players 2; advanced; seat 1 buys\nseat 1: shillings 2"), ONE, "buy agent")


def test_a_mission_that_goes_unseen_is_noticed_by_play(monkeypatch: pytest.MonkeyPatch):
    honest = ViennaState.apply

    def careless(state: ViennaState, seat: int, action: int) -> None:
        honest(state, seat, action)
        state.stack_a = ()

    monkeypatch.setattr(ViennaState, "apply", careless)
    state = position("players 2; advanced; seat 1 acts in III\ndisplay: A-01 A-02 - -\nstacks: A-03")
    with pytest.raises(AssertionError, match="missions came or went unseen"):
        play(state, ONE, "money")
