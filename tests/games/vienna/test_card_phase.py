"""V2: the round. Drawing, assigning, the order of turns and the crest phase."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.vienna.playing import ONE, THREE, TWO, asked, bribes, draw, offers, play, play_quietly, told
from tests.games.vienna.positions import position
from tests.rules import rule
from tradecraft.core.game import CHANCE


@rule("V2")
def test_a_round_is_card_phase_action_phase_and_crest_phase():
    state = position("players 2; seat 1 draws; round 4")
    events = play_quietly(state, until=lambda state: state.round == 5)
    milestones = ("cards_drawn", "assigned", "drawer_filled", "info_shown", "crest_passed", "round_began")
    assert [event.kind for event in events if event.kind in milestones] == [
        *["cards_drawn"] * 2,
        *["assigned"] * 2,
        *["drawer_filled", "info_shown"] * 2,
        "crest_passed",
        "round_began",
    ]


# V2.1 Drawing


@rule("V2.1")
def test_from_the_crest_holder_on_each_player_draws_three_cards():
    state = position("players 3; seat 2 draws")
    events = draw(state, "cards 010 011 012", "cards 020 021 022", "cards 030 031 032")
    assert state.hands == [(30, 31, 32), (10, 11, 12), (20, 21, 22)]
    assert told(events, "cards_drawn") == [
        {"seat": TWO, "count": 3},
        {"seat": THREE, "count": 3},
        {"seat": ONE, "count": 3},
    ]
    assert asked(state) == "assign"
    assert state.deciders == (ONE, TWO, THREE)


@rule("V2.1")
def test_only_the_seat_that_draws_sees_its_cards():
    state = position("players 3; seat 2 draws")
    request = state.chance()
    assert [bool(request.audience & 1 << seat) for seat in range(3)] == [False, True, False]
    events = draw(state, "cards 012 010 011")
    (seen,) = [event for event in events if event.kind == "cards_seen"]
    assert seen.data == {"seat": TWO, "cards": (12, 10, 11)}
    assert [seen.is_visible_to(seat) for seat in (ONE, TWO, THREE, -1)] == [False, True, False, False]


@rule("V2.1")
def test_the_moment_the_pile_is_empty_the_discard_pile_becomes_the_pile_and_drawing_goes_on():
    state = position("""
        players 2; seat 1 draws
        seat 2: drawers 089 090
        pile: 001 002
    """)
    request = state.chance()
    assert (request.pool, request.count) == ((1, 2), 2)
    events = draw(state, "cards 001 002")
    assert told(events, "pile_shuffled") == [{"count": 86}]
    assert state.pile == tuple(range(3, 89))
    assert state.discard == []
    request = state.chance()
    assert (state.active, request.count) == (ONE, 1)
    draw(state, "cards 088")
    assert state.hands[ONE] == (1, 2, 88)
    assert state.active == TWO


@rule("V2.1")
def test_an_empty_pile_is_refilled_even_if_nobody_needs_another_card_now():
    state = position("""
        players 2; seat 2 draws; crest 1
        pile: 001 002 003
    """)
    events = draw(state, "cards 001 002 003")
    assert len(told(events, "pile_shuffled")) == 1
    assert asked(state) == "assign"
    assert len(state.pile) == 90 - 6


@rule("V2.1")
def test_a_pile_with_a_card_left_is_not_touched():
    state = position("""
        players 2; seat 2 draws; crest 1
        pile: 001 002 003 004
    """)
    discard = state.discard[:]
    events = draw(state, "cards 001 002 003")
    assert told(events, "pile_shuffled") == []
    assert (state.pile, state.discard) == ((4,), discard)


@rule("V2.1")
def test_cards_are_counted_on_through_a_new_pile():
    state = position("players 2; seat 1 draws\npile: 001")
    first = state.chance().number
    draw(state, "cards 001")
    assert state.chance().number == first + 1
    draw(state, "cards 002 003")
    assert state.chance().number == first + 3


# V2.2 Assigning


@rule("V2.2")
def test_any_card_of_the_hand_may_go_to_any_of_the_three_actions():
    state = position("players 2; everyone assigns\nseat 1: hand 010 020 030")
    assert offers(state, ONE) == [
        f"assign {one:03} {two:03} {four:03}" for one, two, four in permutations((10, 20, 30))
    ]


@rule("V2.2")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_assign_at_the_same_time_in_any_order(order: tuple[int, ...]):
    state = position("""
        players 3; everyone assigns
        seat 1: hand 001 002 003
        seat 2: hand 004 005 006
        seat 3: hand 007 008 009
    """)
    texts = ("assign 001 002 003", "assign 005 006 004", "assign 009 008 007")
    for number, seat in enumerate(order):
        assert len(state.deciders) == 3 - number
        assert asked(state) == "assign"
        play(state, seat, texts[seat])
    assert asked(state) == "place"
    assert state.deciders == (ONE,)
    assert state.plans == [(0, 0, 3), (5, 6, 4), (9, 8, 7)]


@rule("V2.2")
def test_the_others_learn_that_a_seat_has_assigned_but_not_what():
    state = position("players 3; everyone assigns\nseat 2: hand 004 005 006")
    public, own = play(state, TWO, "assign 005 006 004")
    assert (public.kind, public.data) == ("assigned", {"seat": TWO})
    assert public.is_visible_to(ONE)
    assert not public.reveals
    assert (own.kind, own.data) == ("assignment", {"seat": TWO, "cards": (5, 6, 4)})
    assert [own.is_visible_to(seat) for seat in (ONE, TWO, THREE, -1)] == [False, True, False, False]


@rule("V2.2")
def test_cards_left_over_are_discarded_once_all_have_assigned():
    state = position("players 2; everyone assigns\nseat 1: hand 001 002 003 004 005")
    play(state, ONE, "assign 005 001 003")
    assert (state.hands[ONE], state.plans[ONE], state.discard) == ((2, 4), (5, 1, 3), [])
    play_quietly(state, until=lambda state: asked(state) == "place")
    assert state.hands[ONE] == ()
    assert sorted(state.discard)[:3] == [1, 2, 4]


# V2.3 Order of turns


@rule("V2.3")
def test_from_the_crest_holder_clockwise_each_player_performs_all_actions_before_the_next_begins():
    state = position("players 3; seat 2 assigns; round 2")
    events = play_quietly(state, until=lambda state: state.round == 3)
    actions = ("drawer_filled", "bribe_taken", "bribes_gained", "info_shown")
    turns = [(event.data["seat"], event.kind) for event in events if event.kind in actions]
    assert turns == [(seat, action) for seat in (TWO, THREE, ONE) for action in actions]


@rule("V2.3")
def test_a_seat_whose_turn_is_over_has_no_plan_left():
    state = position("players 2; seat 1 acts in III")
    play(state, ONE, "take wine")
    assert state.plans[ONE] == ()
    assert state.active == TWO


# V2.4 The crest phase


@rule("V2.4")
def test_the_crest_goes_one_seat_to_the_left_and_a_new_round_begins():
    state = position("players 3; seat 3 acts in III; crest 1; round 6")
    events = play(state, THREE, "take coffee")
    assert (state.crest, state.round, state.active) == (TWO, 7, TWO)
    assert told(events, "crest_passed") == [{"seat": TWO}]
    assert told(events, "round_began") == [{"round": 7, "first": TWO}]
    assert (state.waiting, state.deck) == (CHANCE, "cards")


@rule("V2.4")
def test_from_the_last_seat_the_crest_comes_back_to_the_first():
    state = position("players 3; seat 2 acts in III; crest 3")
    play(state, TWO, "take coffee")
    assert state.crest == ONE


@rule("V2.4")
def test_the_investigation_tile_is_unflipped_at_the_end_of_the_round_and_not_before():
    state = position("players 2; seat 1 acts in III; flipped")
    play(state, ONE, "take coffee")
    assert state.flipped
    play(state, TWO, "take coffee")
    assert not state.flipped


@rule("V2.4")
def test_agents_bribes_and_drawers_stay_from_round_to_round():
    state = position("""
        players 2; seat 2 acts in III; crest 1
        seat 1: agents 4; bribes wine 3; drawers 012
    """)
    play(state, TWO, "take coffee")
    assert (state.agents_of(ONE), bribes(state, ONE), state.drawers[ONE]) == ((3,), {"wine": 3}, (12,))
