"""V8.8, V8.9 and V8.13b: shillings instead of an agent, and the cash box that takes its part of every gain."""

from __future__ import annotations

import pytest

from tests.games.vienna.lookup import card, colour_of
from tests.games.vienna.playing import ONE, TWO, asked, bribes, missions, offers, play, refused, told
from tests.games.vienna.positions import position
from tests.rules import rule
from tradecraft.games.vienna.rules.money import MONEY_TAKEN
from tradecraft.games.vienna.rules.scoring import points_by_source
from tradecraft.games.vienna.rules.state import ViennaState

USA = 8
MET = "info flask 1, slide 1, handgun 1, briefcase 1, microfilm 1"
"""Enough for the missions B-10 (4 shillings), B-15 (7 points) and B-20 (3 shillings and 3 points), all of the USA."""


def resolving(desk: str, display: str = "") -> ViennaState:
    """Return the game in which seat 1 has placed an agent on a building of the USA."""
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: {desk}; {MET}; bribes {colour_of(USA)} 2; plan - - {card(info="flask")}
        {display}
    """)
    play(state, ONE, f"place {USA}")
    return state


# V8.8 Money in action III


@rule("V8.8", "V11")
@pytest.mark.parametrize(("edition", "shillings"), [("en", 2), ("fr", 3), ("nl", 2)])
def test_money_instead_of_an_agent_by_edition(edition: str, shillings: int):
    state = position(f"players 2; advanced; edition {edition}; seat 1 acts in III\nseat 1: shillings 1")
    assert offers(state, ONE)[-1] == "money"
    events = play(state, ONE, "money")
    assert state.shillings == [1 + shillings, 0]
    assert told(events, "shillings_gained") == [{"seat": ONE, "count": shillings}]
    assert bribes(state, ONE) == {}
    assert state.active == TWO


@rule("V8.8", "V11")
def test_the_edition_is_the_english_one_unless_another_is_asked_for():
    state = position("players 2; advanced; seat 1 acts in III")
    assert state.options["edition"] == "en"
    assert set(MONEY_TAKEN) == {"en", "fr", "nl"}


@rule("V8.8", "V5.1")
def test_two_bribes_of_one_kind_may_be_taken_as_before():
    state = position("players 2; advanced; seat 1 acts in III")
    play(state, ONE, "take coffee")
    assert (bribes(state, ONE), state.shillings[ONE]) == ({"coffee": 2}, 0)


@rule("V8.8", "V8")
def test_money_belongs_to_the_advanced_game():
    state = position("players 2; seat 1 acts in III")
    reason = refused(state, ONE, "money")
    assert (reason.code, reason.rule) == ("money_is_advanced", "V8.8")


# V8.9 The cash box


@rule("V8.9")
@pytest.mark.parametrize("part", [0, 1, 2])
def test_any_part_of_a_gain_may_go_into_the_box(part: int):
    state = position("players 2; advanced; seat 1 acts in III\nseat 1: items cash_box; shillings 5; box 3")
    play(state, ONE, "money")
    assert asked(state) == "box"
    assert offers(state, ONE) == ["box 0", "box 1", "box 2"]
    events = play(state, ONE, f"box {part}")
    assert (state.shillings[ONE], state.boxes[ONE]) == (5 + 2 - part, 3 + part)
    assert told(events, "box_filled") == ([{"seat": ONE, "count": part}] if part else [])
    assert (state.active, state.due) == (TWO, 0)


@rule("V8.9")
def test_without_a_box_nobody_is_asked():
    state = position("players 2; advanced; seat 1 acts in III\nseat 1: items telephone road_map seal side_table")
    play(state, ONE, "money")
    assert (state.shillings[ONE], state.boxes[ONE], state.active) == (2, 0, TWO)


@rule("V8.9")
def test_only_what_was_just_gained_may_go_in_and_never_later():
    state = position("players 2; advanced; seat 1 acts in III\nseat 1: items cash_box; shillings 9")
    play(state, ONE, "money")
    assert refused(state, ONE, "box 3").params == {"shillings": 3, "most": 2}
    play(state, ONE, "box 0")
    state = position("players 2; advanced; seat 1 acts in III\nseat 1: items cash_box; shillings 9")
    play(state, ONE, "take wine")
    assert (state.boxes[ONE], state.active) == (0, TWO)


@rule("V8.9", "V8.11")
@pytest.mark.parametrize(("mission", "advance"), [("A-05", 1), ("B-10", 2)])
def test_an_advance_payment_may_go_into_the_box_too(mission: str, advance: int):
    state = resolving("items cash_box", "display: A-05 - B-10 -")
    play(state, ONE, f"accept {mission}")
    assert offers(state, ONE) == [f"box {part}" for part in range(advance + 1)]
    play(state, ONE, f"box {advance}")
    assert (state.shillings[ONE], state.boxes[ONE]) == (0, advance)


@rule("V8.9", "V8.3")
def test_the_display_is_refilled_after_the_box_has_been_filled():
    state = resolving("items cash_box", "display: A-05 A-01 - -\nstacks: A-07")
    play(state, ONE, "accept A-05")
    assert asked(state) == "box"
    play(state, ONE, "box 1")
    assert state.chance().deck == "missions_a"


@rule("V8.9")
def test_a_resolved_mission_brings_one_more_shilling_into_the_box():
    state = resolving("items cash_box; missions B-10")
    events = play(state, ONE, "resolve B-10")
    assert told(events, "box_filled") == [{"seat": ONE, "count": 1}]
    assert (state.shillings[ONE], state.boxes[ONE]) == (4, 1)
    assert offers(state, ONE) == [f"box {part}" for part in range(5)]
    play(state, ONE, "box 3")
    assert (state.shillings[ONE], state.boxes[ONE]) == (1, 4)


@rule("V8.9")
def test_a_mission_without_money_brings_its_shilling_into_the_box_and_asks_nothing():
    state = resolving("items cash_box; missions B-15")
    events = play(state, ONE, "resolve B-15")
    assert (state.shillings[ONE], state.boxes[ONE], state.active) == (0, 1, TWO)
    assert told(events, "shillings_gained") == []


@rule("V8.9")
def test_without_a_box_a_mission_brings_no_more_than_its_reward():
    state = resolving("missions B-10")
    play(state, ONE, "resolve B-10")
    assert (state.shillings[ONE], state.boxes[ONE], state.active) == (4, 0, TWO)


@rule("V8.9")
def test_what_is_in_the_box_is_never_spent():
    state = position("players 2; advanced; seat 1 buys; crest 1\nseat 1: items cash_box; box 9; shillings 1")
    assert offers(state, ONE) == ["buy agent", "buy_nothing"]
    state = position(f"""
        players 2; advanced; seat 2 acts in III; crest 1; investigator E; flipped
        seat 1: items cash_box road_map; box 9; agents 1 2
        seat 2: plan - - {card(info="flask")}
    """)
    events = play(state, TWO, "money")
    assert told(events, "paid") == []
    assert (state.boxes[ONE], state.agents[ONE]) == (9, 0)


@rule("V8.9")
@pytest.mark.parametrize(("box", "most"), [(10, 2), (11, 1), (12, 0)])
def test_the_box_holds_twelve_at_most(box: int, most: int):
    state = position(f"players 2; advanced; seat 1 acts in III\nseat 1: items cash_box; box {box}")
    play(state, ONE, "money")
    if most:
        assert offers(state, ONE) == [f"box {part}" for part in range(most + 1)]
        play(state, ONE, f"box {most}")
    assert (state.boxes[ONE], state.shillings[ONE]) == (12, 2 - most)
    assert state.active == TWO


# V8.13b A box that is nearly full


@rule("V8.13b")
def test_the_compulsory_shilling_goes_in_first():
    state = resolving("items cash_box; box 11; missions B-10")
    play(state, ONE, "resolve B-10")
    assert (state.boxes[ONE], state.shillings[ONE], state.active) == (12, 4, TWO)


@rule("V8.13b")
def test_into_a_full_box_nothing_more_goes_not_even_the_compulsory_shilling():
    state = resolving("items cash_box; box 12; missions B-10")
    events = play(state, ONE, "resolve B-10")
    assert told(events, "box_filled") == []
    assert (state.boxes[ONE], state.shillings[ONE], state.active) == (12, 4, TWO)


@rule("V8.13b")
@pytest.mark.parametrize(
    ("box", "compulsory", "most"), [(0, 3, 7), (5, 3, 4), (8, 3, 1), (9, 3, 0), (10, 2, 0), (11, 1, 0), (12, 0, 0)]
)
def test_with_several_missions_all_compulsory_shillings_go_in_first_then_the_sum_is_split_once(
    box: int, compulsory: int, most: int
):
    desk = f"items cash_box; missions B-10 B-15 B-20{f'; box {box}' if box else ''}"
    state = resolving(desk)
    events = play(state, ONE, "resolve B-10 B-15 B-20")
    assert told(events, "box_filled") == [{"seat": ONE, "count": 1}] * compulsory
    assert told(events, "shillings_gained") == [{"seat": ONE, "count": 7}]
    assert (state.boxes[ONE], state.shillings[ONE]) == (box + compulsory, 7)
    if most:
        assert offers(state, ONE) == [f"box {part}" for part in range(most + 1)]
        play(state, ONE, f"box {most}")
    assert (state.boxes[ONE], state.shillings[ONE]) == (box + compulsory + most, 7 - most)
    assert state.active == TWO


# V8.9 The seal


@rule("V8.9")
def test_the_seal_brings_three_more_points_for_each_mission_resolved():
    for items, each in (("", 0), ("items seal; ", 3)):
        state = resolving(f"{items}missions B-10 B-15 B-20")
        events = play(state, ONE, "resolve B-10 B-15 B-20")
        points = [resolved["points"] for resolved in told(events, "mission_resolved")]
        assert points == [0 + each, 7 + each, 3 + each]
        assert points_by_source(state.points[ONE], state.advanced)["missions"] == 10 + 3 * each


@rule("V8.9")
def test_the_seal_does_nothing_for_missions_that_are_accepted_or_left():
    state = resolving("items seal; missions B-10", "display: A-05 - - -")
    play(state, ONE, "accept A-05")
    assert missions(state, ONE) == ["B-10", "A-05"]
    assert points_by_source(state.points[ONE], state.advanced)["missions"] == 0
