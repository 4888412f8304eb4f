"""W7: the two victories, un-securing, and the time limit."""

from __future__ import annotations

import pytest

from tests.games.war1955.lookup import all_but
from tests.games.war1955.playing import (
    ONE,
    TWO,
    asks,
    discard,
    draw,
    draw_quietly,
    finish_turn,
    is_over,
    pawns,
    play,
    refusal_code,
    secured,
    told,
)
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.core.errors import Fault
from tradecraft.games.war1955.rules.state import WarState

TWO_SECURED = "usa secured by {seat}, great_britain secured by {seat}"


@rule("W7.1")
@pytest.mark.parametrize("seat", [ONE, TWO])
def test_three_secured_countries_win_at_once(seat: int):
    state = position(f"""
        seat {seat + 1} plays
        seat {seat + 1}: home usa; hand france_3_blockade mercenary_2 mercenary_1
        seat {2 - seat}: home ussr
        pawns: {TWO_SECURED.format(seat=seat + 1)}
    """)
    events = play(state, seat, "influence france_3_blockade france", "add mercenary_2", "declare")
    assert told(events, "game_ended") == [{"reason": "three_countries"}]
    assert is_over(state)
    assert (state.deciders, state.stack) == ((), ())
    outcome = state.outcome()
    assert (outcome.reason, outcome.winners()) == ("three_countries", (seat,))
    assert (outcome.scores[seat], outcome.scores[1 - seat]) == (3, 0)
    assert refusal_code(state, seat, "influence mercenary_1 poland") == "game_over"


@rule("W7.1")
@pytest.mark.parametrize("seat", [ONE, TWO])
def test_a_third_country_that_is_the_opponents_home_counts_as_three_countries(seat: int):
    state = position(f"""
        seat {seat + 1} plays
        seat {seat + 1}: home france; hand mercenary_2
        seat {2 - seat}: home hungary
        pawns: {TWO_SECURED.format(seat=seat + 1)}, hungary 4 to {seat + 1}
    """)
    events = play(state, seat, "influence mercenary_2 hungary", "declare")
    assert told(events, "game_ended") == [{"reason": "three_countries"}]
    outcome = state.outcome()
    assert (outcome.reason, outcome.winners()) == ("three_countries", (seat,))
    assert outcome.breakdown[seat] == {"countries": 2, "enemy_home": 3}


@rule("W7.1")
@pytest.mark.parametrize("seat", [ONE, TWO])
def test_the_opponents_home_wins_at_once(seat: int):
    state = position(f"""
        seat {seat + 1} plays
        seat {seat + 1}: home usa; hand mercenary_2
        seat {2 - seat}: home hungary
        pawns: hungary 4 to {seat + 1}
    """)
    events = play(state, seat, "influence mercenary_2 hungary", "declare")
    assert told(events, "game_ended") == [{"reason": "home_lost"}]
    outcome = state.outcome()
    assert (outcome.reason, outcome.winners()) == ("home_lost", (seat,))
    assert outcome.scores[seat] >= 3 > outcome.scores[1 - seat]
    for breakdown, score in zip(outcome.breakdown, outcome.scores, strict=True):
        assert sum(breakdown.values()) == score


@rule("W7.1")
def test_the_own_home_is_an_ordinary_country_to_secure():
    state = position("seat 1 plays\nseat 1: home france; hand mercenary_2 mercenary_1\npawns: france 4 to 1")
    play(state, ONE, "influence mercenary_2 france", "declare")
    assert secured(state, ONE) == ["france"]
    assert asks(state) == (ONE, "play")


@rule("W7.1")
@pytest.mark.parametrize("seat", [ONE, TWO])
def test_two_secured_countries_do_not_win(seat: int):
    state = position(f"""
        seat {seat + 1} plays
        seat {seat + 1}: home usa; hand mercenary_2 mercenary_1
        pawns: usa secured by {seat + 1}, france 3 to {seat + 1}, poland secured by {2 - seat}
    """)
    play(state, seat, "influence mercenary_2 france", "declare")
    assert secured(state, seat) == ["usa", "france"]
    assert not is_over(state)
    with pytest.raises(Fault):
        state.outcome()


@rule("W7.1")
def test_a_countered_or_blocked_action_wins_nothing():
    state = position("""
        seat 1 plays
        seat 1: home usa; hand usa_4_revolution mercenary_2 mercenary_1
        seat 2: home hungary; hand hungary_3_rebel_forces mercenary_2
        pawns: hungary 4 to 1
    """)
    play(state, ONE, "special usa_4_revolution", "target hungary")
    play(state, TWO, "counter hungary_3_rebel_forces")
    play(state, ONE, "let_through", "influence mercenary_2 hungary", "declare")
    play(state, TWO, "block mercenary_2", "declare")
    assert not is_over(state)
    assert pawns(state, ONE) == {"hungary": 4}


@rule("W7.1")
def test_a_play_that_wins_ends_the_game_before_the_second_play_and_the_time_limit():
    state = position("""
        seat 1 plays; shuffles 3; turns left 1
        seat 1: home usa; hand mercenary_2 mercenary_1
        seat 2: home hungary
        pawns: hungary 4 to 1, france secured by 2, poland secured by 2
    """)
    play(state, ONE, "influence mercenary_2 hungary", "declare")
    assert state.outcome().reason == "home_lost"
    assert state.outcome().winners() == (ONE,)


@rule("W7.2")
def test_a_country_freed_by_revolution_counts_for_nobody():
    state = position("""
        seat 2 plays; steps 1
        seat 1: hand mercenary_1 mercenary_2
        seat 2: hand ussr_4_revolution
        pawns: usa secured by 1, france secured by 1, hungary 4 to 1
    """)
    play(state, TWO, "special ussr_4_revolution", "target france")
    play(state, ONE, "let_through")
    assert (secured(state, ONE), secured(state, TWO)) == (["usa"], [])
    finish_turn(state)
    # What would have been the third country is the second one.
    play(state, ONE, "influence mercenary_1 hungary", "declare")
    play(state, TWO, "let_through")
    assert secured(state, ONE) == ["usa", "hungary"]
    assert not is_over(state)


@rule("W7.2")
def test_a_win_already_reached_is_not_undone():
    state = position("""
        seat 1 plays
        seat 1: hand mercenary_1
        seat 2: hand ussr_4_revolution
        pawns: usa secured by 1, france secured by 1, hungary 4 to 1
    """)
    play(state, ONE, "influence mercenary_1 hungary", "declare")
    play(state, TWO, "let_through")
    assert is_over(state)
    assert refusal_code(state, TWO, "special ussr_4_revolution") == "game_over"


@rule("W7.2")
def test_on_a_short_track_revolution_may_pass_the_centre():
    state = position("seat 2 plays; side short\nseat 2: hand ussr_4_revolution usa_4_revolution\npawns: france 1 to 1")
    play(state, TWO, "special ussr_4_revolution", "target france")
    assert pawns(state, TWO) == {"france": 1}


# The time limit


LIMITED = """
    seat 1 plays; steps 1; turn 30; shuffles 2{more}
    seat 1: hand usa_2_deport usa_3_blockade usa_4_supply_drop mercenary_1 mercenary_2
    seat 2: hand ussr_2_deport ussr_3_blockade ussr_4_supply_drop mercenary_1 mercenary_2
    pile: hungary_2_deport
"""


def shuffled_for_the_third_time(more: str = "") -> WarState:
    """Return a game in which seat 1, in turn 30, has just drawn the last card of the second pile."""
    state = position(LIMITED.format(more=more))
    play(state, ONE, "influence mercenary_1 france", "declare")
    play(state, TWO, "let_through")
    events = draw(state, "cards hungary_2_deport")
    assert told(events, "pile_shuffled")[0]["times"] == 3
    assert told(events, "end_announced") == ([] if more else [{"turns": 2}])
    return state


@rule("W7.3")
def test_after_the_third_shuffle_the_turn_is_finished_and_each_player_has_one_more():
    state = shuffled_for_the_third_time()
    assert (asks(state), state.turns_left) == ((ONE, "move"), 3)
    play(state, ONE, "stay")
    assert (state.round, state.active, state.turns_left) == (31, TWO, 2)
    finish_turn(state)
    assert (state.round, state.active, state.turns_left) == (32, ONE, 1)
    events = finish_turn(state)
    assert is_over(state)
    assert told(events, "game_ended")[0]["reason"] in ("time_limit", "draw")
    assert state.round == 32


@rule("W7.3")
def test_without_the_option_the_game_goes_on():
    state = shuffled_for_the_third_time("; no time limit")
    assert state.turns_left == 0
    for _ in range(3):
        finish_turn(state)
    assert not is_over(state)


@rule("W7.3")
@pytest.mark.parametrize("shuffles", [0, 1, 3, 4])
def test_no_other_shuffle_announces_the_end(shuffles: int):
    left = "; turns left 2" if shuffles >= 3 else ""
    state = position(LIMITED.format(more=left).replace("shuffles 2", f"shuffles {shuffles}"))
    play(state, ONE, "influence mercenary_1 france", "declare")
    play(state, TWO, "let_through")
    events = draw(state, "cards hungary_2_deport")
    assert told(events, "pile_shuffled")[0]["times"] == shuffles + 1
    assert told(events, "end_announced") == []
    assert state.turns_left == (2 if left else 0)


@rule("W7.3", "W2.4")
def test_a_third_shuffle_by_a_discard_announces_the_end_as_well():
    everything = " ".join(all_but("mercenary_1"))
    state = position(f"seat 1 plays; shuffles 2\nseat 1: hand mercenary_1\nseat 2: hand {everything}")
    events = play(state, ONE, "influence mercenary_1 france", "declare")
    assert told(events, "end_announced") == [{"turns": 2}]
    assert (state.turns_left, discard(state)) == (3, [])


def last_turn(pawns: str, side: str = "") -> WarState:
    """Return a game at the end of its last turn."""
    return position(f"seat 1 moves; shuffles 3; turns left 1{side}\npawns: {pawns}")


@rule("W7.3")
@pytest.mark.parametrize(
    ("pawns", "winner"),
    [
        ("france secured by 1, usa 8 to 2, ussr 8 to 2", ONE),
        ("france secured by 2, usa 8 to 1, ussr 8 to 1", TWO),
        ("france secured by 1, hungary secured by 1, great_britain secured by 2", ONE),
        ("usa 3 to 1, poland 2 to 2", ONE),
        ("usa 1 to 1, poland 1 to 1, france 3 to 2", TWO),
        # One country each: the steps decide, those of the secured pawns included.
        ("france secured by 1, great_britain secured by 2, hungary 1 to 1", TWO),
        ("france secured by 1, hungary secured by 2, poland 1 to 1", ONE),
    ],
)
def test_most_secured_countries_win_then_most_steps(pawns: str, winner: int):
    state = last_turn(pawns)
    events = play(state, ONE, "stay")
    assert told(events, "game_ended") == [{"reason": "time_limit"}]
    outcome = state.outcome()
    assert (outcome.reason, outcome.winners()) == ("time_limit", (winner,))
    assert outcome.ranking == ((1, 2) if winner == ONE else (2, 1))


@rule("W7.3")
@pytest.mark.parametrize(
    "pawns",
    [
        "usa 3 to 1, poland 3 to 2",
        "france secured by 1, hungary secured by 2",
        "usa 2 to 1, ussr 2 to 1, poland 4 to 2",
    ],
)
def test_equal_in_both_it_is_a_draw(pawns: str):
    state = last_turn(pawns)
    play(state, ONE, "stay")
    outcome = state.outcome()
    assert (outcome.reason, outcome.ranking, outcome.winners()) == ("draw", (1, 1), (ONE, TWO))


@rule("W7.3", "W5.4")
def test_the_last_turn_of_a_detained_spy_ends_the_game_without_a_question():
    state = position("""
        seat 1 plays; steps 1; turn 31; shuffles 3; turns left 1
        seat 1: detained until 32; hand mercenary_1
    """)
    play(state, ONE, "influence mercenary_1 france", "declare")
    draw_quietly(state)
    assert is_over(state)
    assert state.outcome().winners() == (ONE,)
