"""V10.1 to V10.4: the third man. Where he first stands is in test_setup.py.

On the map: building 3 is purple, with the pink 2, the brown 9, the orange 10 and the grey 4 around it. Square 1 joins
2 and 3; square 3 joins 2, 3 and 9; square 12 joins 2, 8 and 9.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.vienna.lookup import ability, colour_of
from tests.games.vienna.playing import ONE, TWO, asked, info, offers, play, refused, told
from tests.games.vienna.positions import CONTENT, LOOKUPS, position
from tests.rules import rule
from tradecraft.core.events import Event
from tradecraft.games.vienna.rules.lookups import Lookups
from tradecraft.games.vienna.rules.scoring import points_by_source
from tradecraft.games.vienna.rules.state import ViennaState


def square_points(state: ViennaState, seat: int) -> int:
    return points_by_source(state.points[seat], state.advanced)["squares"]


def map_of(*squares: tuple[int, ...]) -> Lookups:
    """Return the lookups of a map with other squares, each given by the numbers of its buildings."""
    return Lookups(
        replace(
            CONTENT,
            squares=tuple(
                replace(CONTENT.squares[number], buildings=tuple(building - 1 for building in joined))
                for number, joined in enumerate(squares)
            ),
        )
    )


# V10.2 His help


@rule("V10.2")
def test_he_counts_as_an_agent_of_the_active_player_and_the_square_scores_one_point_less():
    state = position("""
        players 2; seat 1 acts in III; third man 3
        seat 1: bribes wine 2
        squares: 1 slide
    """)
    events = play(state, ONE, "place 2")
    assert told(events, "tile_obtained") == [{"seat": ONE, "square": 1, "info": "slide", "points": 1}]
    assert info(state, ONE) == {"slide": 1}
    assert square_points(state, ONE) == 1


@rule("V10.2")
def test_he_helps_the_active_player():
    state = position("""
        players 2; seat 2 acts in III; third man 3
        seat 1: agents 2
        seat 2: bribes wine 2
        squares: 1 slide
    """)
    play(state, TWO, "place 2")
    assert (info(state, ONE), info(state, TWO)) == ({}, {"slide": 1})


@rule("V10.2")
def test_his_help_is_not_needed_where_an_own_agent_stands_with_him():
    state = position("""
        players 2; seat 1 acts in III; third man 3
        seat 1: agents 3; bribes wine 2
        squares: 1 slide
    """)
    events = play(state, ONE, "place 2", "supply")
    assert told(events, "tile_obtained") == [{"seat": ONE, "square": 1, "info": "slide", "points": 2}]
    assert told(events, "third_man_wandered") == []
    assert state.third_man == 2


@rule("V10.2")
def test_an_agent_placed_with_him_makes_his_help_unneeded_too():
    state = position("""
        players 2; seat 1 acts in III; third man 3
        seat 1: agents 2; bribes chocolate 2
        squares: 1 slide
    """)
    events = play(state, ONE, "place 3", "supply")
    assert square_points(state, ONE) == 2
    assert told(events, "third_man_wandered") == []


@rule("V10.2")
def test_he_helps_with_one_square_only_so_another_one_scores_in_full():
    state = position("""
        players 2; seat 1 acts in III; third man 3
        seat 1: agents 8 9; bribes wine 2
        squares: 1 slide, 12 slide
    """)
    events = play(state, ONE, "place 2", "supply")
    assert [(tile["square"], tile["points"]) for tile in told(events, "tile_obtained")] == [(1, 1), (12, 3)]


@rule("V10.2")
def test_he_alone_surrounds_nothing():
    state = position("""
        players 2; seat 1 acts in III; third man 9
        seat 1: bribes wine 2
        squares: 3 slide
    """)
    events = play(state, ONE, "place 2")
    assert told(events, "tile_obtained") == []
    assert told(events, "third_man_wandered") == []


# V10.3 His way


def place_with_his_help(
    third_man: int, placed: int, squares: str, agents: str = "", lookups: Lookups = LOOKUPS
) -> tuple[ViennaState, list[Event]]:
    """Let seat 1 place an agent so that the third man on his building helps; return the game and what happened."""
    lines = [
        f"players 2; seat 1 acts in III; third man {third_man}",
        f"seat 1: bribes {colour_of(placed)} 2",
        f"squares: {squares}",
    ]
    if agents:
        lines.append(f"seat 1: agents {agents}")
    state = position("\n".join(lines), lookups)
    events = play(state, ONE, f"place {placed}", *(["supply"] if agents else []))
    assert told(events, "tile_obtained"), "he has not helped"
    return state, events


WAYS = [
    pytest.param(3, 2, "1 slide", "", 9, id="coffee before wine and magazine"),
    pytest.param(2, 3, "1 slide", "", 3, id="chocolate before coffee and magazine"),
    pytest.param(9, 2, "3 slide, 2 slide", "3", 2, id="wine before magazine"),
    pytest.param(3, 2, "1 slide, 8 slide", "", 10, id="one open road before taste"),
    pytest.param(3, 2, "1 slide, 12 slide, 4 slide, 8 slide", "", 10, id="two open roads before one"),
    pytest.param(12, 6, "10 slide, 9 slide, 13 slide", "", 17, id="never a grey one, though it has most open roads"),
]


@rule("V10.3")
@pytest.mark.parametrize(("origin", "placed", "squares", "agents", "goal"), WAYS)
def test_he_wanders_to_the_nearest_building_of_another_colour(
    origin: int, placed: int, squares: str, agents: str, goal: int
):
    state, events = place_with_his_help(origin, placed, squares, agents)
    assert told(events, "third_man_wandered") == [{"origin": origin, "building": goal}]
    assert state.third_man == goal - 1
    assert state.active == TWO


@rule("V10.3")
def test_the_square_that_was_just_taken_is_no_open_road():
    # Building 2 had the only open road, to square 1, until that was taken; now his taste decides.
    state, _ = place_with_his_help(3, 2, "1 slide")
    assert state.open_squares == 0
    assert state.third_man == 9 - 1


@rule("V10.3")
def test_a_tie_that_is_left_is_the_active_players_choice():
    # From the pink 2, the brown 1 and 9 have one open road each and the purple 3 has none.
    state, events = place_with_his_help(2, 3, "1 slide, 6 slide, 18 slide")
    assert asked(state) == "wander"
    assert state.deciders == (ONE,)
    assert offers(state, ONE) == ["third_man 1", "third_man 9"]
    assert refused(state, ONE, "third_man 3").code == "not_the_third_mans_choice"
    assert told(events, "third_man_wandered") == []
    events = play(state, ONE, "third_man 1")
    assert told(events, "third_man_wandered") == [{"origin": 2, "building": 1}]
    assert state.third_man == 0
    assert state.active == TWO


@rule("V10.3")
def test_distance_is_counted_in_adjacent_buildings():
    # 3 and 5 are purple, 4 is grey; the pink 2 is two steps away and the brown 1, which he likes better, three.
    lookups = map_of((3, 5), (4, 5), (5, 2), (2, 1))
    state, _ = place_with_his_help(3, 5, "1 slide, 4 slide", lookups=lookups)
    assert state.third_man == 2 - 1


@rule("V10.3")
def test_he_may_cross_grey_buildings_and_those_of_his_own_colour():
    lookups = map_of((3, 5), (5, 4), (4, 7), (7, 8))
    state, _ = place_with_his_help(3, 5, "1 slide", lookups=lookups)
    assert state.third_man == 8 - 1


@rule("V10.3")
def test_he_stays_if_no_building_qualifies():
    state, events = place_with_his_help(3, 5, "1 slide", lookups=map_of((3, 5), (5, 4)))
    assert told(events, "third_man_wandered") == []
    assert state.third_man == 3 - 1
    assert state.active == TWO


@rule("V10.3")
def test_he_wanders_once_however_many_squares_he_helped_to_surround():
    state, events = place_with_his_help(3, 2, "1 slide, 3 slide", agents="9")
    assert [tile["points"] for tile in told(events, "tile_obtained")] == [1, 2]
    assert len(told(events, "third_man_wandered")) == 1
    assert square_points(state, ONE) == 3


@rule("V10.3")
def test_an_empty_square_is_no_help_and_he_does_not_move():
    state = position("players 2; seat 1 acts in III; third man 3\nseat 1: bribes wine 2")
    events = play(state, ONE, "place 2")
    assert told(events, "third_man_wandered") == []
    assert state.third_man == 3 - 1


@rule("V10.3", "V5.5")
def test_he_wanders_before_the_bonuses_for_placing_are_asked_for():
    state = position(f"""
        players 2; seat 1 acts in III; third man 2
        seat 1: bribes chocolate 2; drawers {ability("021-025", "chocolate")}
        squares: 1 slide, 6 slide, 18 slide
    """)
    play(state, ONE, "place 3")
    assert asked(state) == "wander"
    play(state, ONE, "third_man 9")
    assert asked(state) == "bribe"


# V10.4 When squares are checked


@rule("V10.4")
def test_squares_are_checked_over_the_whole_board_after_a_placing():
    state = position("""
        players 2; seat 1 acts in III; third man 3
        seat 1: agents 2; bribes wine 2
        squares: 1 slide
    """)
    events = play(state, ONE, "place 30", "supply")
    assert told(events, "tile_obtained") == [{"seat": ONE, "square": 1, "info": "slide", "points": 1}]
    assert len(told(events, "third_man_wandered")) == 1


@rule("V10.4")
def test_they_are_not_checked_when_bribes_are_taken():
    state = position("""
        players 2; seat 1 acts in III; third man 3
        seat 1: agents 2
        squares: 1 slide
    """)
    events = play(state, ONE, "take wine")
    assert told(events, "tile_obtained") == []
    assert state.open_squares == 1


@rule("V10.4")
def test_they_are_not_checked_for_the_other_players():
    state = position("""
        players 2; seat 1 acts in III; third man 3
        seat 1: bribes wine 2
        seat 2: agents 2
        squares: 1 slide
    """)
    events = play(state, ONE, "place 30")
    assert told(events, "tile_obtained") == []
    assert state.open_squares == 1


@rule("V10.4")
def test_his_wandering_gives_nobody_a_tile():
    # From 3 he goes to the brown 9, and with the agents on 2 and 8 that surrounds square 12.
    state, events = place_with_his_help(3, 2, "1 slide, 12 flask", agents="8")
    assert state.third_man == 9 - 1
    assert [tile["square"] for tile in told(events, "tile_obtained")] == [1]
    assert info(state, ONE) == {"slide": 1}
    assert state.open_squares == 1 << 11


@rule("V10.4")
def test_what_his_wandering_surrounded_falls_at_the_next_placing():
    state = position("""
        players 2; seat 1 acts in III; third man 9
        seat 1: agents 2 8; bribes wine 2
        squares: 12 flask
    """)
    play(state, ONE, "place 30", "supply")
    assert info(state, ONE) == {"flask": 1}
    assert square_points(state, ONE) == 2


def test_without_him_nothing_of_this_happens():
    state = position("""
        players 2; seat 1 acts in III
        seat 1: bribes wine 2
        squares: 1 slide
    """)
    events = play(state, ONE, "place 2")
    assert told(events, "tile_obtained") == []
