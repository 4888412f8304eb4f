"""The position notation: its meaning, and that it refuses unknown words."""

from __future__ import annotations

import pytest

from tests.games.war1955.lookup import all_but, with_action
from tests.games.war1955.playing import (
    LOOKUPS,
    ONE,
    TWO,
    BadPosition,
    asks,
    blockaded,
    check_whole,
    discard,
    gadgets,
    hand,
    known,
    pawns,
    play,
    secured,
    spy,
)
from tests.games.war1955.positions import position

FULL = """
    seat 2 plays; turn 6; steps 1; side short; no time limit; attack counters assault; shuffles 1
    ordered 3; transported
    seat 1: home france; spy poland; hand usa_2_deport mercenary_1; gadgets improved_resources advanced_transport
    seat 1: known mercenary_1; detained until 6
    seat 2: home hungary; hand usa_3_blockade mercenary_1; gadgets advanced_transport; open until 7
    pawns: france 3 to 1, poland 2 to 2, usa secured by 2
    blockaded: great_britain until 6, hungary until 8
    discard: mercenary_2 usa_4_revolution
"""


def test_everything_written_in_a_position_is_set():
    state = position(FULL)
    assert (asks(state), state.round, state.steps, state.active) == ((TWO, "play"), 6, 1, TWO)
    assert state.first == ONE
    assert (state.shuffles, state.extra_cards, state.has_transported) == (1, 3, True)
    assert state.options == {
        "side": "short",
        "time_limit": "off",
        "attack_counters_assault": "on",
        "first_player": "random",
    }
    assert (spy(state, ONE), spy(state, TWO)) == ("poland", "hungary")
    assert (hand(state, ONE), known(state, ONE)) == (["usa_2_deport", "mercenary_1"], ["mercenary_1"])
    assert known(state, TWO) == hand(state, TWO) == ["usa_3_blockade", "mercenary_1"]
    assert (gadgets(state, ONE), gadgets(state, TWO)) == (
        ["improved_resources", "advanced_transport"],
        ["advanced_transport"],
    )
    assert (state.detained_until, state.open_until) == ([6, 0], [0, 7])
    assert pawns(state, ONE) == {"usa": -7, "france": 3, "poland": -2}
    assert secured(state, TWO) == ["usa"]
    assert blockaded(state) == {"great_britain": 6, "hungary": 8}
    assert discard(state) == ["mercenary_2", "usa_4_revolution"]
    assert len(state.pile) == 54 - 4 - 3 - 2


def test_everything_left_out_of_a_position_is_empty():
    state = position("seat 1 moves")
    assert (asks(state), state.round, state.steps, state.first) == ((ONE, "move"), 3, 0, ONE)
    assert (spy(state, ONE), spy(state, TWO)) == ("usa", "ussr")
    assert (pawns(state, ONE), blockaded(state), discard(state)) == ({}, {}, [])
    assert state.hands == [(), ()]
    assert state.pile == LOOKUPS.deck
    assert position("seat 1 moves\nseat 1: home ussr").homes == position("seat 2 moves\nseat 2: home usa").homes


def test_a_pile_that_is_said_makes_the_rest_the_discard_pile():
    state = position("seat 1 plays\nseat 1: hand mercenary_1\npile: usa_2_deport mercenary_2")
    assert state.names(state.pile) == ("usa_2_deport", "mercenary_2")
    assert len(state.discard) == 51


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seat 1: hand mercenary_1",
        "seat 3 plays",
        "seat 1 plays",
        "seat 1 dances",
        "seat 1 moves; seat 2 moves",
        "seat 1 moves; steps 1",
        "seat 1 moves; rain",
        "seat 1 moves; turn 0",
        "seat 1 moves\nseat 1: detained until 4",
        "seat 1 moves\nseat 1: home spain",
        "seat 1 moves\nseat 1: hat grey",
        "seat 1 moves\nseat 1: hand",
        "seat 1 moves\nseat 1: hand ",
        "seat 1 moves\nseat 1: hand mercenary_3",
        "seat 1 moves\nseat 1: hand usa_2_deport usa_2_deport",
        "seat 1 moves\nseat 1: hand mercenary_1; known mercenary_2",
        "seat 1 moves\nseat 1: gadgets umbrella",
        "seat 1 moves\nseat 1: home usa\nseat 2: home france",
        "seat 1 moves\nseat 2: detained until 4",
        "seat 1 moves\nseat 2: detained until 1",
        "seat 1 moves\nseat 2: open until 7",
        "seat 1 moves\nseat 2: open until soon",
        "seat 1 moves\npawns: france 6 to 1",
        "seat 1 moves\npawns: france 3",
        "seat 1 moves\npawns: spain 3 to 1",
        "seat 1 moves\npawns: ussr secured by 1",
        "seat 1 moves\npawns: usa secured by 1, france secured by 1, poland secured by 1",
        "seat 1 moves\nblockaded: france",
        "seat 1 moves\nblockaded: france until 2",
        "seat 1 moves\nblockaded: france until 6",
        "seat 1 moves\npile: mercenary_1\ndiscard: mercenary_2",
        "seat 1 moves\nweather: rain",
        "seat 1 plays; turn 1; steps 2\nseat 1: hand mercenary_1",
    ],
)
def test_a_text_that_is_no_position_is_an_error(text: str):
    with pytest.raises(BadPosition):
        position(text)


def test_a_card_that_is_lost_or_made_is_found():
    state = position("seat 1 plays\nseat 1: hand mercenary_1")
    state.pile = state.pile[1:]
    with pytest.raises(BadPosition, match="54 cards"):
        check_whole(state)
    state.pile = (0, 0, *state.pile)
    with pytest.raises(BadPosition, match="54 cards"):
        check_whole(state)


def test_masks_that_do_not_follow_from_the_board_are_found():
    state = position("seat 1 moves\npawns: france 4 to 1")
    state.secured[ONE] = 1 << 2
    with pytest.raises(BadPosition, match="secured"):
        check_whole(state)
    state = position("seat 1 moves")
    state.blockaded = 1
    with pytest.raises(BadPosition, match="blockaded"):
        check_whole(state)


def test_a_play_that_is_not_allowed_is_found():
    state = position("seat 1 plays\nseat 1: hand usa_2_deport")
    with pytest.raises(AssertionError, match="no way there"):
        play(state, ONE, "influence usa_2_deport france")


def test_cards_are_looked_up_by_their_actions():
    assert with_action("gadget_buster") == ["france_2_gadget_buster", "hungary_2_gadget_buster"]
    assert len(all_but("mercenary_1")) == 53
    with pytest.raises(ValueError, match="not in list"):
        all_but("mercenary_3")
