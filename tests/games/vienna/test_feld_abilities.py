"""V10.5: the abilities of the four Feld agents; (a) works from the start, (b) when he himself is placed."""

from __future__ import annotations

import pytest

from tests.games.vienna.feld import AMSTERDAM, HAMBURG, MARRAKESH, NEW_YORK, acting, feld, mission_points
from tests.games.vienna.lookup import ability, buildings, card, colour_of
from tests.games.vienna.playing import (
    ONE,
    TWO,
    agents,
    asked,
    bribes,
    draw,
    info,
    missions,
    offers,
    play,
    refused,
    told,
)
from tests.games.vienna.positions import CONTENT, position
from tests.rules import rule
from tradecraft.core.events import Event
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.scoring import score

MET = "info flask 1, slide 1, handgun 1, briefcase 1, microfilm 1"
"""Enough for the missions B-10 (4 shillings), B-15 (7 points) and B-20 (3 shillings and 3 points), all of the USA."""


# Hamburg, blue


@rule("V10.5")
def test_hamburg_one_shilling_more_for_each_mission_whose_reward_has_money():
    state = acting(HAMBURG, f"agents 3; missions B-10 B-15 B-20; {MET}; bribes magazine 2")
    play(state, ONE, "place 8", "supply")
    events = play(state, ONE, "resolve B-10 B-15 B-20")
    # B-15 gives 7 points and no money.
    assert told(events, "shillings_gained") == [{"seat": ONE, "count": 4 + 1 + 3 + 1}]
    assert mission_points(state) == 10


@rule("V10.5")
def test_hamburg_no_shilling_more_for_a_mission_without_money_or_for_accepting():
    state = acting(HAMBURG, f"missions B-15; {MET}; bribes magazine 2", "display: A-05 - - -")
    alone = state.clone()
    play(state, ONE, "place 8", "resolve B-15")
    assert state.shillings[ONE] == 0
    play(alone, ONE, "place 8", "accept A-05")
    assert alone.shillings[ONE] == 1


@rule("V10.5", "V8.9")
def test_hamburg_gets_the_shilling_of_the_cash_box_as_well():
    state = acting(HAMBURG, f"missions B-10; items cash_box; {MET}; bribes magazine 2")
    play(state, ONE, "place 8", "resolve B-10")
    assert (state.shillings[ONE], state.boxes[ONE]) == (5, 1)
    assert offers(state, ONE) == [f"box {part}" for part in range(6)]


@rule("V10.5")
def test_hamburg_his_abilities_belong_to_his_colour():
    for colours in (MARRAKESH, NEW_YORK, AMSTERDAM):
        state = acting(colours, f"missions B-10; {MET}; bribes magazine 2")
        play(state, ONE, "place 8", "resolve B-10")
        assert state.shillings[ONE] == 4


def cheap(colours: str, building: int, bribe_count: int, drawers: str = "", company: str = "") -> list[Event]:
    """Place the Feld agent of a colour on a building and return what happened."""
    owned = f"bribes {colour_of(building)} {bribe_count}" if bribe_count else "bribes tobacco 1"
    desk = "; ".join(filter(None, ["feld waits", owned, drawers and f"drawers {drawers}"]))
    state = acting(colours, desk, company)
    events = play(state, ONE, f"place {building}")
    if asked(state) == "source":
        events += play(state, ONE, "feld")
    return events


CHEAP = {
    "Hamburg": (HAMBURG, buildings(seal="nobility")),
    "New York": (NEW_YORK, buildings(flag="usa")),
}


@rule("V10.5", "V5.3")
@pytest.mark.parametrize("name", CHEAP)
def test_hamburg_and_new_york_he_costs_one_bribe_at_most_on_certain_buildings(name: str):
    colours, places = CHEAP[name]
    for building in range(1, 31):
        cost = told(cheap(colours, building, 2), "feld_placed")[0]["cost"]
        assert cost == (1 if building in places else 2)


@rule("V10.5", "V5.3")
@pytest.mark.parametrize("colours", [MARRAKESH, AMSTERDAM], ids=["Marrakesh", "Amsterdam"])
def test_marrakesh_and_amsterdam_they_cost_what_an_agent_costs_everywhere(colours: str):
    for building in range(1, 31):
        assert told(cheap(colours, building, 2), "feld_placed")[0]["cost"] == 2
        state = acting(colours, f"agents {building % 30 + 1}; feld waits; bribes {colour_of(building)} 1")
        assert f"place {building}" not in offers(state, ONE)


@rule("V10.5")
@pytest.mark.parametrize("name", CHEAP)
def test_hamburg_and_new_york_with_a_single_bribe_only_he_can_be_placed_there(name: str):
    colours, places = CHEAP[name]
    for building in range(1, 31):
        state = acting(colours, f"agents {building % 30 + 1}; feld waits; bribes {colour_of(building)} 1")
        assert (f"place {building}" in offers(state, ONE)) == (building in places)
        if building in places:
            # There is one way only, so nothing is asked.
            events = play(state, ONE, f"place {building}")
            assert told(events, "feld_placed")[0]["cost"] == 1
            assert (feld(state), bribes(state, ONE)) == (building, {})


@rule("V10.5")
def test_new_york_an_ordinary_agent_pays_the_full_price_there():
    state = acting(NEW_YORK, "agents 30; feld waits; bribes magazine 3")
    play(state, ONE, "place 8", "supply")
    assert bribes(state, ONE) == {"magazine": 1}


@rule("V10.5")
def test_new_york_he_is_as_cheap_when_he_moves():
    state = acting(NEW_YORK, "agents 30; feld 1; bribes magazine 1")
    play(state, ONE, "place 8")
    assert (feld(state), bribes(state, ONE), agents(state, ONE)) == (8, {}, (8, 30))


@rule("V10.5")
def test_new_york_and_hamburg_only_the_one_who_is_unlocked_is_cheap():
    for colours in (NEW_YORK, HAMBURG):
        state = acting(colours, "agents 30; bribes magazine 1, wine 1")
        assert "place 8" not in offers(state, ONE)
        assert "place 12" not in offers(state, ONE)


@rule("V10.5", "V5.3")
@pytest.mark.parametrize(("discounts", "cost"), [(1, 1), (2, 0)])
def test_new_york_one_discount_changes_nothing_and_two_make_him_free(discounts: int, cost: int):
    drawers = " ".join([ability("036-045", "usa"), ability("121-125")][:discounts])
    events = cheap(NEW_YORK, 8, 1 if cost else 0, drawers, "seat 2: agents 8")
    assert told(events, "feld_placed")[0]["cost"] == cost


@rule("V10.5", "V5.4")
def test_new_york_he_may_be_paid_with_a_substitute():
    state = acting(NEW_YORK, f"agents 30; feld waits; bribes coffee 1; drawers {ability('146-155', 'coffee')}")
    assert [offer for offer in offers(state, ONE) if offer.startswith("place")] == [
        f"place {building}" for building in buildings(flag="usa")
    ]
    play(state, ONE, "place 8")
    assert (feld(state), bribes(state, ONE)) == (8, {})


@rule("V10.5")
def test_new_york_looks_at_the_flags_on_the_board():
    state = acting(NEW_YORK, "agents 30; feld waits; bribes wine 1, magazine 1")
    flags = list(state.flags)
    flags[1], flags[7] = flags[7], flags[1]
    state.flags = tuple(flags)
    places = [offer for offer in offers(state, ONE) if offer.startswith("place")]
    assert ("place 2" in places, "place 8" in places) == (True, False)


# New York, red


@rule("V10.5", "V8.11")
@pytest.mark.parametrize(("coffee", "may_resolve"), [(3, True), (2, True), (1, False)])
def test_new_york_in_a_mission_of_the_usa_one_required_bribe_may_be_missing(coffee: int, may_resolve: bool):
    # A-05 (USA) asks for 3 coffee.
    state = acting(NEW_YORK, f"missions A-05; bribes magazine 2, coffee {coffee}")
    play(state, ONE, "place 8")
    assert (state.active == ONE) == may_resolve
    if may_resolve:
        assert offers(state, ONE) == ["resolve A-05", "no_mission"]


@rule("V10.5")
def test_new_york_not_in_missions_of_other_nations():
    # A-02 (Austria) asks for 3 wine.
    state = acting(NEW_YORK, "missions A-02; bribes wine 4")
    play(state, ONE, "place 2")
    assert state.active == TWO


@rule("V10.5")
def test_new_york_nothing_but_bribes_may_be_missing():
    # B-05 (USA) asks for 2 slides, A-20 for two buildings of science, A-25 for building 10.
    state = acting(NEW_YORK, "missions B-05 A-20 A-25; agents 9; info slide 1; bribes magazine 2")
    play(state, ONE, "place 8", "supply")
    assert state.active == TWO


@rule("V10.5")
def test_new_york_a_mission_of_the_usa_gives_one_point_more():
    for colours, more in ((NEW_YORK, 1), (HAMBURG, 0), (AMSTERDAM, 0), (MARRAKESH, 0)):
        state = acting(colours, f"missions B-10 B-15; {MET}; bribes magazine 2")
        play(state, ONE, "place 8", "resolve B-10 B-15")
        assert mission_points(state) == 7 + 2 * more
    state = acting(NEW_YORK, f"missions B-14; {MET}; bribes wine 2")
    play(state, ONE, "place 2", "resolve B-14")
    assert mission_points(state) == 7


# Amsterdam, green


def bribes_after_coffee(
    colours: str, drawers: str = "", kind: str = "coffee", feld_agents: bool = True
) -> dict[str, int]:
    """Return what seat 1 has after a bribe was taken in action II."""
    one = ability("086-090")
    two = card(bribe=kind, excluding=(one, *drawers.split()))
    four = card(info="flask", excluding=(one, two, *drawers.split()))
    desk = f"; drawers {drawers}" if drawers else ""
    state = position(f"""
        players 2; advanced; {"feld agents; " if feld_agents else ""}colours {colours}; seat 1 assigns
        seat 1: hand {one} {two} {four}{desk}
    """)
    play(state, ONE, f"assign {one} {two} {four}")
    return bribes(state, ONE)


@rule("V10.5", "V4.2")
def test_amsterdam_coffee_taken_in_action_two_gives_one_more():
    assert bribes_after_coffee(AMSTERDAM) == {"coffee": 2}
    assert bribes_after_coffee(AMSTERDAM, kind="wine") == {"wine": 1}
    for colours in (MARRAKESH, NEW_YORK, HAMBURG):
        assert bribes_after_coffee(colours) == {"coffee": 1}


@rule("V10.5", "V9.1")
def test_amsterdam_and_a_card_for_coffee_add_up():
    assert bribes_after_coffee(AMSTERDAM, ability("001-010", "coffee")) == {"coffee": 3}


@rule("V10.5")
def test_amsterdam_coffee_taken_in_action_three_gives_no_more():
    state = acting(AMSTERDAM, "points 1")
    play(state, ONE, "take coffee")
    assert bribes(state, ONE) == {"coffee": 2}


@rule("V10.5", "V8.11")
@pytest.mark.parametrize(("coffee", "may_resolve"), [(0, False), (1, True)])
def test_amsterdam_after_placing_him_a_coffee_stands_for_one_required_bribe(coffee: int, may_resolve: bool):
    # A-10 (USA) asks for 2 chocolate and 2 tobacco.
    owned = "magazine 2, chocolate 2, tobacco 1" + (f", coffee {coffee}" if coffee else "")
    state = acting(AMSTERDAM, f"feld waits; agents 30; missions A-10; bribes {owned}")
    ordinary = state.clone()
    play(state, ONE, "place 8", "feld")
    assert (asked(state) == "mission") == may_resolve
    if may_resolve:
        play(state, ONE, "resolve A-10")
        # Nothing is spent.
        assert bribes(state, ONE)["coffee"] == coffee
    play(ordinary, ONE, "place 8", "supply")
    assert ordinary.active == TWO


@rule("V10.5")
def test_amsterdam_it_stands_for_one_bribe_and_not_for_two():
    state = acting(
        AMSTERDAM, "feld waits; agents 30; missions A-10; bribes magazine 2, chocolate 1, tobacco 1, coffee 9"
    )
    play(state, ONE, "place 8", "feld")
    assert state.active == TWO


@rule("V10.5")
@pytest.mark.parametrize(("coffee", "may_resolve"), [(2, False), (3, True)])
def test_amsterdam_it_must_be_beyond_the_coffee_that_the_mission_requires(coffee: int, may_resolve: bool):
    # A-09 (United Kingdom) asks for 2 coffee and 2 wine.
    state = acting(AMSTERDAM, f"feld waits; agents 30; missions A-09; bribes magazine 2, wine 1, coffee {coffee}")
    play(state, ONE, "place 26", "feld")
    assert (asked(state) == "mission") == may_resolve


@rule("V10.5")
def test_amsterdam_a_missing_coffee_cannot_be_made_up():
    # A-05 (USA) asks for 3 coffee.
    state = acting(AMSTERDAM, "feld waits; agents 30; missions A-05; bribes magazine 2, coffee 2")
    play(state, ONE, "place 8", "feld")
    assert state.active == TWO


@rule("V10.5", "V8.11")
def test_amsterdam_the_same_coffee_serves_each_of_the_missions():
    # A-10 asks for 2 chocolate and 2 tobacco, A-15 for chocolate, tobacco, magazine and coffee.
    state = acting(
        AMSTERDAM,
        "feld waits; agents 30; missions A-10 A-15; bribes magazine 2, chocolate 2, tobacco 1, coffee 2",
    )
    play(state, ONE, "place 8", "feld")
    play(state, ONE, "resolve A-10 A-15")
    assert (missions(state, ONE), mission_points(state), state.shillings[ONE]) == ([], 5, 5)


@rule("V10.5")
def test_amsterdam_when_he_moves_himself_it_is_a_placing_too():
    state = acting(AMSTERDAM, "feld 30; agents 1; missions A-10; bribes magazine 2, chocolate 2, tobacco 1, coffee 1")
    play(state, ONE, "place 8", "from 30")
    assert offers(state, ONE) == ["resolve A-10", "no_mission"]


@rule("V10.5")
def test_without_the_option_no_colour_has_an_ability():
    assert bribes_after_coffee(AMSTERDAM, feld_agents=False) == {"coffee": 1}


# Marrakesh, yellow


@rule("V10.5", "V8.3")
def test_marrakesh_a_shilling_for_the_starting_mission():
    options = {"version": "advanced", "feld_agents": "yes", "colours": "rygb"}
    state = GAME.new_state(3, options)
    while state.deck != "missions_s":
        chance = state.chance()
        state.apply_chance(list(chance.pool[: chance.count]))
    draw(state, "missions_s S-01 S-02 S-03")
    assert state.shillings == [1, 2, 1]


@rule("V10.5", "V8.11")
@pytest.mark.parametrize(("mission", "advance"), [("A-05", 2), ("B-10", 3)])
def test_marrakesh_every_advance_payment_is_one_shilling_higher(mission: str, advance: int):
    state = acting(MARRAKESH, "bribes magazine 2", "display: A-05 - B-10 -")
    play(state, ONE, "place 8", f"accept {mission}")
    assert state.shillings[ONE] == advance


@rule("V10.5", "V8.9")
def test_marrakesh_the_higher_payment_may_go_into_the_cash_box():
    state = acting(MARRAKESH, "bribes magazine 2; items cash_box", "display: - - B-10 -")
    play(state, ONE, "place 8", "accept B-10")
    assert offers(state, ONE) == [f"box {part}" for part in range(4)]


def neighbours(building: int) -> set[int]:
    """Return the buildings adjacent to one, straight from the squares."""
    around = (square.buildings for square in CONTENT.squares if building - 1 in square.buildings)
    return {other + 1 for buildings in around for other in buildings} - {building}


@rule("V10.5")
def test_marrakesh_after_placing_next_to_him_he_may_move_to_an_adjacent_free_building():
    state = acting(MARRAKESH, "feld 9; agents 8 16; bribes wine 2", "seat 2: agents 3")
    play(state, ONE, "place 2", "supply")
    assert asked(state) == "nomad"
    free = sorted(neighbours(9) - {2, 8, 16})
    assert offers(state, ONE) == [*(f"nomad {building}" for building in free), "stay"]
    assert "nomad 3" in offers(state, ONE)
    for building in (8, 2, 9, 30):
        assert refused(state, ONE, f"nomad {building}").code == "nomad_cannot_go_there"
    events = play(state, ONE, "nomad 14")
    assert told(events, "nomad_moved") == [{"seat": ONE, "origin": 9, "building": 14}]
    assert (feld(state), agents(state, ONE), bribes(state, ONE)) == (14, (2, 8, 14, 16), {})
    assert state.active == TWO


@rule("V10.5")
def test_marrakesh_he_may_stay():
    state = acting(MARRAKESH, "feld 9; bribes wine 2")
    events = play(state, ONE, "place 2", "supply", "stay")
    assert told(events, "nomad_moved") == []
    assert (feld(state), agents(state, ONE), state.active) == (9, (2, 9), TWO)


@rule("V10.5")
@pytest.mark.parametrize("where", ["feld 30", "feld waits; agents 9"])
def test_marrakesh_he_must_stand_next_to_the_agent_just_placed(where: str):
    state = acting(MARRAKESH, f"{where}; bribes wine 2")
    play(state, ONE, "place 2", "supply")
    assert state.active == TWO


@rule("V10.5")
def test_marrakesh_he_does_not_move_on_when_he_was_placed_himself():
    state = acting(MARRAKESH, "feld waits; agents 9 3; bribes wine 2")
    play(state, ONE, "place 2", "feld")
    assert (feld(state), state.active) == (2, TWO)
    state = acting(MARRAKESH, "feld 3; agents 9; bribes wine 2")
    play(state, ONE, "place 2", "from 3")
    assert (feld(state), state.active) == (2, TWO)


@rule("V10.5")
def test_marrakesh_a_moved_agent_calls_him_too_and_leaves_him_its_building():
    state = acting(MARRAKESH, "feld 9; agents 8; bribes wine 2")
    play(state, ONE, "place 2", "from 8")
    assert "nomad 8" in offers(state, ONE)


@rule("V10.5")
def test_marrakesh_the_others_never_move():
    for colours in (NEW_YORK, HAMBURG, AMSTERDAM):
        state = acting(colours, "feld 9; bribes wine 2")
        play(state, ONE, "place 2", "supply")
        assert (feld(state), state.active) == (9, TWO)


@rule("V10.5")
def test_marrakesh_with_nowhere_to_go_nothing_is_asked():
    # Building 1 is adjacent to 2, 7 and 8 only.
    assert neighbours(1) == {2, 7, 8}
    state = acting(MARRAKESH, "feld 1; agents 7 8; bribes wine 2")
    play(state, ONE, "place 2", "supply")
    assert state.active == TWO


@rule("V10.5", "V5.5")
def test_marrakesh_squares_are_checked_only_after_he_has_moved_and_over_the_whole_board():
    # With him on 9, square 3 falls (2, 3 and 9). With him on 15, square 21 falls (15 and 16), far from building 2.
    text = "feld 9; agents 3 16; bribes wine 2"
    squares = "squares: 3 slide, 21 flask"
    state = acting(MARRAKESH, text, squares)
    play(state, ONE, "place 2", "supply")
    assert info(state, ONE) == {}
    moved = state.clone()
    play(state, ONE, "stay")
    assert info(state, ONE) == {"slide": 1}
    play(moved, ONE, "nomad 15")
    assert info(moved, ONE) == {"flask": 1}


@rule("V10.5")
def test_marrakesh_abilities_and_missions_look_at_the_other_agent_only():
    # Building 2 is pink, Austrian, culture; he goes to 10: magazine, Austria, religion.
    drawers = f"{ability('026-030', 'magazine')} {ability('111-115', 'religion')} {ability('111-115', 'culture')}"
    state = acting(MARRAKESH, f"feld 9; bribes wine 2; drawers {drawers}")
    play(state, ONE, "place 2", "supply", "nomad 10")
    assert score(state, ONE) == 3
    state = acting(MARRAKESH, "feld 9; bribes wine 2", "display: A-05 A-02 - -")
    # He goes to 8, a building of the USA.
    play(state, ONE, "place 2", "supply", "nomad 8")
    assert offers(state, ONE) == ["accept A-02", "no_mission"]
