"""V10.5: the Feld agents, an extra agent for each player: unlocking, placing, paying."""

from __future__ import annotations

import pytest

from tests.games.vienna.feld import ALL, FLASK, HAMBURG, MARRAKESH, NEW_YORK, acting, feld
from tests.games.vienna.lookup import ability
from tests.games.vienna.playing import (
    ONE,
    TWO,
    agents,
    asked,
    bribes,
    info,
    is_over,
    offers,
    play,
    refused,
    told,
)
from tests.games.vienna.positions import CONTENT, position
from tests.rules import rule
from tradecraft.core.errors import BadOption
from tradecraft.core.events import Event
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.content_model import COLOURS
from tradecraft.games.vienna.rules.lookups import members
from tradecraft.games.vienna.rules.scoring import agent_rank_points, points_by_source, score
from tradecraft.games.vienna.rules.state import ViennaState

each_colour = pytest.mark.parametrize("colours", ALL.values(), ids=ALL)


# The option, and who has which


@rule("V10.5", "V10")
def test_feld_agents_take_part_in_the_advanced_game_only():
    with pytest.raises(BadOption) as error:
        GAME.new_state(2, {"feld_agents": "yes"})
    assert (error.value.reason.code, error.value.reason.rule) == ("feld_agents_are_advanced", "V10.5")
    assert not GAME.new_state(2, {"version": "advanced"}).feld_agents
    assert GAME.new_state(2, {"version": "advanced", "feld_agents": "yes"}).feld_agents


@rule("V10.5")
def test_the_colours_of_the_seats_are_an_option():
    state = GAME.new_state(4, {"version": "advanced"})
    assert [COLOURS[colour] for colour in state.colours] == ["yellow", "red", "blue", "green"]
    state = GAME.new_state(3, {"version": "advanced", "colours": "gbyr"})
    assert [COLOURS[colour] for colour in state.colours] == ["green", "blue", "yellow"]


# Unlocking


@rule("V10.5")
@each_colour
def test_he_is_unlocked_by_five_ordinary_agents_on_the_board_at_the_same_time(colours: str):
    state = acting(colours, "agents 16 22 27 30; bribes wine 2")
    assert state.unlocked == 0
    events = play(state, ONE, "place 2", "supply")
    assert told(events, "feld_unlocked") == [{"seat": ONE}]
    assert state.unlocked == 1 << ONE
    assert feld(state) is None


@rule("V10.5")
@pytest.mark.parametrize(("agents", "source"), [("16 22 30", "supply"), ("16 22 27 30", "from 30")])
def test_four_are_not_enough_and_a_moved_agent_is_no_fifth(agents: str, source: str):
    state = acting(HAMBURG, f"agents {agents}; bribes wine 2")
    assert told(play(state, ONE, "place 2", source), "feld_unlocked") == []
    assert state.unlocked == 0


@rule("V10.5")
def test_he_cannot_be_placed_before_he_is_unlocked():
    state = acting(HAMBURG, "agents 16; bribes wine 2")
    play(state, ONE, "place 2")
    assert offers(state, ONE) == ["supply", "from 16"]
    assert refused(state, ONE, "feld").code == "feld_agent_not_there"


@rule("V10.5")
def test_he_is_placed_in_a_later_turn_when_his_owner_has_fewer_agents_again():
    state = acting(HAMBURG, "agents 16; feld waits; bribes wine 2")
    play(state, ONE, "place 2")
    assert offers(state, ONE) == ["supply", "from 16", "feld"]
    events = play(state, ONE, "feld")
    assert told(events, "feld_placed") == [{"seat": ONE, "building": 2, "origin": 0, "bribe": "wine", "cost": 2}]
    assert (feld(state), agents(state, ONE), state.supply[ONE]) == (2, (2, 16), 4)
    assert told(events, "agent_placed") == []


@rule("V10.5")
def test_he_stays_unlocked_when_the_agents_return():
    state = payday(HAMBURG, "agents 16; feld 22; bribes wine 2")[0]
    assert (agents(state, ONE), feld(state), state.unlocked) == ((), None, 1 << ONE)


@rule("V10.5")
def test_he_does_not_count_among_the_five_himself():
    # Unlocked for ever after, so this can be seen only from how it is told: he is not unlocked twice.
    state = acting(HAMBURG, "agents 16 22 27 30; feld 5; bribes wine 2")
    assert told(play(state, ONE, "place 2", "supply"), "feld_unlocked") == []


@rule("V10.5")
def test_each_player_has_one_and_one_only():
    state = acting(HAMBURG, "agents 16; feld 22; bribes wine 2")
    play(state, ONE, "place 2")
    assert offers(state, ONE) == ["supply", "from 16", "from 22"]
    assert refused(state, ONE, "feld").code == "feld_agent_not_there"


@rule("V10.5")
def test_another_players_unlocking_is_none_of_ones_own():
    state = acting(HAMBURG, "bribes wine 2; agents 16", "seat 2: feld waits; agents 1 2 3 4 5")
    play(state, ONE, "place 2")
    assert offers(state, ONE) == ["supply", "from 16"]


# A normal agent


@rule("V10.5")
@each_colour
def test_he_helps_to_surround_squares(colours: str):
    state = acting(colours, "feld 3; bribes wine 2", "squares: 1 slide")
    play(state, ONE, "place 2", "supply")
    if asked(state) == "nomad":
        play(state, ONE, "stay")
    assert (info(state, ONE), points_by_source(state.points[ONE], True)["squares"]) == ({"slide": 1}, 2)


@rule("V10.5")
def test_he_surrounds_squares_when_he_is_placed_himself():
    state = acting(NEW_YORK, "agents 3; feld waits; bribes wine 2", "squares: 1 slide, 6 flask")
    play(state, ONE, "place 2", "feld")
    assert info(state, ONE) == {"slide": 1}


@rule("V10.5")
def test_he_is_moved_like_the_others_and_leaves_his_building():
    state = acting(NEW_YORK, "agents 16; feld 22; bribes wine 2", "squares: 1 slide")
    events = play(state, ONE, "place 2", "from 22")
    assert told(events, "feld_placed")[0]["origin"] == 22
    assert (feld(state), agents(state, ONE), state.supply[ONE]) == (2, (2, 16), 4)


@rule("V10.5", "V5.1")
def test_nobody_else_of_his_owner_is_placed_where_he_stands():
    state = acting(NEW_YORK, "feld 2; bribes wine 2")
    assert "place 2" not in offers(state, ONE)
    assert refused(state, ONE, "place 2").code == "own_agent_there"


@rule("V10.5", "V8.11")
def test_his_seal_and_his_plate_count_for_missions():
    # S-05 (USA) asks for science and nobility: he stands for science. A-25 asks for building 10, plate E.
    state = acting(HAMBURG, "feld 9; missions S-05; bribes chocolate 2")
    play(state, ONE, "place 5", "supply")
    assert offers(state, ONE) == ["resolve S-05", "no_mission"]
    assert CONTENT.buildings[9].plate == "E"
    state = acting(HAMBURG, "feld 10; missions A-25; bribes chocolate 2")
    play(state, ONE, "place 5", "supply")
    assert offers(state, ONE) == ["resolve A-25", "no_mission"]


@rule("V10.5", "V8.13")
def test_he_counts_in_the_ranking_of_agents():
    state = acting(HAMBURG, "agents 1; feld 2", "seat 2: agents 1")
    assert agent_rank_points(state) == (8, 0)


@rule("V10.5", "V9.3")
def test_he_is_company_for_others_and_placing_him_sets_off_abilities():
    state = acting(HAMBURG, f"feld waits; agents 30; bribes wine 2; drawers {ability('086-090')}", "seat 2: feld 2")
    play(state, ONE, "place 2", "feld")
    assert score(state, ONE) == 5


# Payday


def payday(colours: str, desk: str) -> tuple[ViennaState, list[Event]]:
    """Return the game in which a payday has come as far as seat 1's first choice, and what happened."""
    state = position(f"""
        players 2; advanced; feld agents; colours {colours}; seat 2 acts in III; crest 1; investigator E; flipped
        seat 1: {desk}
        seat 2: plan - - {FLASK}
    """)
    events = play(state, TWO, "take tobacco")
    return state, events


@rule("V10.5", "V8.10")
@each_colour
def test_on_a_payday_he_costs_a_chocolate_and_no_shilling(colours: str):
    state, events = payday(colours, "agents 1 4; feld 2; shillings 5; bribes chocolate 2")
    assert [paid["coin"] for paid in told(events, "paid")] == ["chocolate", "shilling", "shilling"]
    assert (state.shillings[ONE], bribes(state, ONE), agents(state, ONE)) == (3, {"chocolate": 1}, (1, 2, 4))


@rule("V10.5", "V8.10")
@each_colour
def test_without_a_chocolate_he_returns_whatever_else_there_is(colours: str):
    state, events = payday(colours, "agents 1; feld 2; shillings 5; bribes wine 5; items road_map")
    assert told(events, "agent_removed") == [{"seat": ONE, "building": 2}]
    assert (feld(state), state.supply[ONE], state.shillings[ONE]) == (None, 4, 5)
    assert (asked(state), offers(state, ONE)) == ("pay", ["pay wine", "shilling"])


@rule("V10.5")
def test_his_chocolate_is_paid_before_any_other_agent():
    state, events = payday(HAMBURG, "agents 1 4; feld 2; bribes chocolate 1; items road_map")
    assert told(events, "paid") == [{"seat": ONE, "coin": "chocolate"}]
    # The only chocolate went to him, so nothing is left for the others.
    assert (agents(state, ONE), feld(state)) == ((2,), 2)


@rule("V10.5")
def test_chocolate_left_over_may_pay_others_with_the_road_map():
    state, _ = payday(HAMBURG, "agents 1 4; feld 2; bribes chocolate 3; items road_map")
    assert offers(state, ONE) == ["pay chocolate", "stop"]
    play(state, ONE, "pay chocolate", "pay chocolate")
    assert (agents(state, ONE), bribes(state, ONE)) == ((1, 2, 4), {})


@rule("V10.5", "V8.10")
def test_who_is_paid_cannot_be_sent_back_instead_of_another():
    state, _ = payday(HAMBURG, "agents 1 4 9; feld 2; shillings 1; bribes chocolate 1")
    assert offers(state, ONE) == ["remove 1", "remove 4", "remove 9"]
    assert refused(state, ONE, "remove 2").code == "feld_agent_is_paid"


@rule("V10.5")
def test_after_his_return_he_may_be_placed_again():
    state = acting(HAMBURG, "feld waits; agents 16; bribes wine 2")
    play(state, ONE, "place 2", "feld")
    assert feld(state) == 2


@rule("V10.5", "V8.12")
@each_colour
def test_he_may_be_the_agent_who_is_taken_back(colours: str):
    for taken, left in ((7, (8,)), (8, (7,))):
        state = position(f"""
            players 2; advanced; feld agents; colours {colours}; seat 1 takes back; final round by investigator
            seat 1: agents 8; feld 7; missions S-01; shillings 5; bribes chocolate 1
        """)
        assert offers(state, ONE) == ["remove 7", "remove 8"]
        play(state, ONE, f"remove {taken}")
        assert is_over(state)
        assert agents(state, ONE) == left
        assert feld(state) == (None if taken == 7 else 7)
        # The second payday follows for the agents that are left: a shilling for an agent, a chocolate for him.
        assert (state.shillings[ONE], bribes(state, ONE)) == ((4, {"chocolate": 1}) if taken == 7 else (5, {}))


# With the third man


@rule("V10.5", "V10.2", "V10.3")
def test_marrakesh_and_the_third_man_surround_a_square_together():
    # Square 12 joins 2, 8 and 9: the third man on 8, Marrakesh comes to 9, the agent is placed on 2.
    state = acting(MARRAKESH, "feld 3; bribes wine 2", "squares: 12 slide", more="; third man 8")
    play(state, ONE, "place 2", "supply")
    assert asked(state) == "nomad"
    events = play(state, ONE, "nomad 9")
    assert told(events, "tile_obtained") == [{"seat": ONE, "square": 12, "info": "slide", "points": 2}]
    kinds = [event.kind for event in events]
    assert kinds.index("nomad_moved") < kinds.index("tile_obtained")
    # Then the third man, who helped, wanders; there are several buildings he likes equally well.
    assert asked(state) == "wander"
    events = play(state, ONE, offers(state, ONE)[0])
    assert len(told(events, "third_man_wandered")) == 1


@rule("V10.5", "V10.2")
def test_where_both_stand_the_help_of_the_third_man_is_not_needed():
    state = acting(HAMBURG, "feld 3; bribes wine 2", "squares: 1 slide", more="; third man 3")
    events = play(state, ONE, "place 2", "supply")
    assert told(events, "tile_obtained")[0]["points"] == 2
    assert told(events, "third_man_wandered") == []


@rule("V10.5", "V8.10")
def test_the_third_man_costs_nothing_on_a_payday():
    state = position(f"""
        players 2; advanced; feld agents; colours {HAMBURG}; third man 2
        seat 2 acts in III; crest 1; investigator E; flipped
        seat 1: feld 2; agents 3; shillings 1; bribes chocolate 1
        seat 2: plan - - {FLASK}
    """)
    events = play(state, TWO, "money")
    assert [paid["coin"] for paid in told(events, "paid")] == ["chocolate", "shilling"]
    assert (state.third_man, members(state.agents[ONE])) == (1, (1, 2))
