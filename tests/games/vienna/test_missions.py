"""V8.3 and V8.11: missions, accepted or resolved right after an agent was placed."""

from __future__ import annotations

import pytest

from tests.games.vienna.lookup import ability, buildings, card, colour_of, flag_of
from tests.games.vienna.playing import (
    ONE,
    TWO,
    asked,
    bribes,
    display,
    draw,
    info,
    missions,
    offers,
    play,
    play_quietly,
    refused,
    told,
)
from tests.games.vienna.positions import CONTENT, position
from tests.rules import rule
from tradecraft.core.game import CHANCE
from tradecraft.games.vienna.rules.content_model import BRIBES, FLAGS, INFOS, SEALS, Mission
from tradecraft.games.vienna.rules.scoring import points_by_source, score
from tradecraft.games.vienna.rules.state import ViennaState

BY_ID = {mission.id: mission for mission in CONTENT.missions}
USA = buildings(flag="usa")[1]
assert USA == 8


def placed(*lines: str, building: int = USA, others: str = "") -> ViennaState:
    """Return the game in which seat 1 has placed an agent, from its supply, on a building of the USA or another one."""
    state = position(
        "\n".join(
            [
                "players 2; advanced; seat 1 acts in III",
                f"seat 1: bribes {', '.join(filter(None, [f'{colour_of(building)} 2', others]))}",
                f"seat 1: plan - - {card(info='flask')}",
                *lines,
            ]
        )
    )
    play(state, ONE, f"place {building}")
    if asked(state) == "source":
        play(state, ONE, "supply")
    return state


def mission_points(state: ViennaState) -> int:
    """Return the points that seat 1 has from missions."""
    return points_by_source(state.points[ONE], state.advanced)["missions"]


# Accepting


@rule("V8.11")
@pytest.mark.parametrize(("mission", "advance"), [("A-05", 1), ("B-10", 2)])
def test_an_accepted_mission_brings_one_shilling_for_an_a_and_two_for_a_b(mission: str, advance: int):
    state = placed("display: A-05 A-01 B-10 B-01")
    assert offers(state, ONE) == ["accept A-05", "accept B-10", "no_mission"]
    events = play(state, ONE, f"accept {mission}")
    assert (missions(state, ONE), state.shillings) == ([mission], [advance, 0])
    assert told(events, "mission_accepted") == [{"seat": ONE, "mission": mission}]
    assert told(events, "shillings_gained") == [{"seat": ONE, "count": advance}]
    assert mission not in display(state)
    assert score(state, ONE) == 0
    assert state.active == TWO


@rule("V8.11")
def test_only_missions_with_the_flag_of_the_building_can_be_accepted():
    for building in range(1, 31):
        state = placed("display: A-03 A-01 B-10 B-09", building=building)
        shown = [mission for mission in display(state) if FLAGS[BY_ID[mission].flag] == flag_of(building)]
        if shown:
            assert offers(state, ONE) == [*(f"accept {mission}" for mission in shown), "no_mission"]
            for mission in set(display(state)) - set(shown):
                assert refused(state, ONE, f"accept {mission}").code == "other_flag"
        else:
            assert (flag_of(building), state.active) == ("austria", TWO)


@rule("V8.11")
@pytest.mark.parametrize("move", ["money", "take wine"])
def test_without_an_agent_just_placed_there_are_no_missions(move: str):
    state = position("""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 8 12; missions A-25
        display: A-05 A-10 B-10 B-05
    """)
    play(state, ONE, move)
    assert state.active == TWO
    assert missions(state, ONE) == ["A-25"]


@rule("V8.11")
def test_a_mission_may_be_left_where_it_is():
    state = placed("display: A-05 A-01 B-10 B-01")
    play(state, ONE, "no_mission")
    assert (missions(state, ONE), display(state)) == ([], ["A-05", "A-01", "B-10", "B-01"])
    assert (state.shillings, state.active) == ([0, 0], TWO)


@rule("V8.11")
def test_a_moved_agent_allows_missions_too():
    state = position("""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 30; bribes magazine 2
        display: A-05 A-01 - -
    """)
    play(state, ONE, "place 8", "from 30", "accept A-05")
    assert missions(state, ONE) == ["A-05"]


@rule("V8.11", "V8.9")
@pytest.mark.parametrize(
    ("items", "own", "may_accept"),
    [
        ("", "S-01 A-02", True),
        ("", "S-01 A-02 B-03", False),
        ("items side_table", "S-01 A-02 B-03", True),
        ("items side_table", "S-01 A-02 B-03 B-04", False),
    ],
)
def test_there_are_three_mission_spaces_and_a_fourth_with_the_side_table(items: str, own: str, may_accept: bool):
    line = "; ".join(filter(None, [f"seat 1: missions {own}", items]))
    state = placed(line, "display: A-05 A-01 B-10 B-01")
    if may_accept:
        play(state, ONE, "accept A-05")
        assert missions(state, ONE) == [*own.split(" "), "A-05"]
    else:
        assert state.active == TWO


@rule("V8.11", "V8.3")
def test_the_starting_mission_takes_a_space_until_it_is_resolved():
    # Seat 1 stands for science already, and building 5 of the USA is a palace.
    state = placed("seat 1: missions S-05 A-02 B-03; agents 9", "display: A-05 A-01 B-10 B-01", building=5)
    assert offers(state, ONE) == ["resolve S-05", "no_mission"]
    assert refused(state, ONE, "accept A-05").code == "no_free_mission_space"
    play(state, ONE, "resolve S-05")
    assert missions(state, ONE) == ["A-02", "B-03"]


# The display


@rule("V8.3", "V8.11")
def test_the_display_is_refilled_from_the_stack_of_the_same_letter():
    state = placed("display: A-05 A-01 B-10 B-01", "stacks: A-07 A-08 B-19 B-20")
    play(state, ONE, "accept B-10")
    chance = state.chance()
    assert (state.waiting, chance.deck, chance.count) == (CHANCE, "missions_b", 1)
    assert [CONTENT.missions[number].id for number in chance.pool] == ["B-19", "B-20"]
    events = draw(state, "missions_b B-20")
    assert told(events, "missions_shown") == [{"missions": ("B-20",)}]
    assert display(state) == ["A-05", "A-01", "B-20", "B-01"]
    assert [CONTENT.missions[number].id for number in state.stack_b] == ["B-19"]
    assert state.active == TWO


@rule("V8.3", "V8.11")
def test_a_new_mission_a_lies_where_the_old_one_lay():
    for mission, expected in (("A-05", ["A-07", "A-10", "-", "-"]), ("A-10", ["A-05", "A-07", "-", "-"])):
        state = placed("display: A-05 A-10 - -", "stacks: A-07")
        play(state, ONE, f"accept {mission}")
        assert state.chance().deck == "missions_a"
        draw(state, "missions_a A-07")
        assert display(state) == expected


@rule("V8.3")
def test_an_empty_stack_refills_nothing_and_the_other_stack_does_not_help():
    state = placed("display: A-05 A-01 B-10 B-01", "stacks: A-07 A-08")
    play(state, ONE, "accept B-10")
    assert display(state) == ["A-05", "A-01", "-", "B-01"]
    assert state.active == TWO
    play(state, TWO, "money")
    assert display(state) == ["A-05", "A-01", "-", "B-01"]


@rule("V8.3")
@pytest.mark.parametrize("place", ["A-01 -", "- A-01", "- -"])
def test_a_mission_b_never_lies_on_a_place_of_the_empty_stack_a(place: str):
    state = placed(f"display: {place} B-10 B-01", "stacks: B-19 B-20")
    play(state, ONE, "accept B-10")
    assert (state.chance().deck, state.chance().count) == ("missions_b", 1)
    draw(state, "missions_b B-20")
    assert display(state) == [*place.split(" "), "B-20", "B-01"]
    assert state.active == TWO


@rule("V8.3")
def test_an_empty_place_offers_nothing_and_keeps_being_empty():
    state = placed("display: A-05 - - -")
    assert offers(state, ONE) == ["accept A-05", "no_mission"]
    play(state, ONE, "accept A-05")
    assert display(state) == ["-"] * 4
    assert state.active == TWO


# Resolving: the four kinds of requirements


def agents_on(seals: list[str], excluding: int) -> list[int]:
    """Return a building for each seal named, all of them different."""
    found: list[int] = []
    for seal in seals:
        found.append(next(building for building in buildings(seal=seal) if building not in (*found, excluding)))
    return found


def needs_of(mission: Mission) -> list[str]:
    """Return what a mission asks for by name."""
    names = {"seals": SEALS, "bribes": BRIBES, "info": INFOS}.get(mission.kind)
    return [names[need] for need in mission.needs] if names else [str(mission.needs[0] + 1)]


def equipment(mission: Mission, building: int, without: int | None = None) -> str:
    """Return what a position says of a seat that meets a mission, all of it or without one of the things."""
    needs = needs_of(mission)
    if without is not None:
        del needs[without]
    if not needs:
        return "points 1"
    if mission.kind == "bribes":
        counts = {kind: needs.count(kind) for kind in needs}
        colour = colour_of(building)
        counts[colour] = counts.get(colour, 0) + 2
        return "bribes " + ", ".join(f"{kind} {count}" for kind, count in counts.items())
    if mission.kind == "info":
        return "info " + ", ".join(f"{kind} {needs.count(kind)}" for kind in dict.fromkeys(needs))
    if mission.kind == "building":
        return f"agents {needs[0]}"
    return "agents " + " ".join(map(str, agents_on(needs, building)))


def a_building_for(mission: Mission) -> int:
    """Return a building with the flag of a mission that does not itself help to meet it."""
    for building in buildings(flag=FLAGS[mission.flag]):
        shown = CONTENT.buildings[building - 1]
        helps = (mission.kind == "seals" and shown.seal in mission.needs) or (
            mission.kind == "building" and building - 1 in mission.needs
        )
        if not helps:
            return building
    raise LookupError(f"every building of the flag helps with {mission.id}")


def resolvable(mission: Mission, building: int, desk: str) -> list[str]:
    """Return what is offered to seat 1, with only this mission, after it has placed an agent."""
    # A mission that asks for bribes is looked at after the payment.
    payment = "" if desk.startswith("bribes") else f"; bribes {colour_of(building)} 2"
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: missions {mission.id}; {desk}{payment}; plan - - {card(info="flask")}
    """)
    play(state, ONE, f"place {building}")
    if asked(state) == "source":
        play(state, ONE, "supply")
    return offers(state, ONE) if asked(state) == "mission" else []


@rule("V8.11")
@pytest.mark.parametrize("mission", CONTENT.missions, ids=[mission.id for mission in CONTENT.missions])
def test_a_mission_can_be_resolved_with_all_that_it_asks_for_and_not_with_one_thing_less(mission: Mission):
    building = a_building_for(mission)
    offered = [f"resolve {mission.id}", "no_mission"]
    assert resolvable(mission, building, equipment(mission, building)) == offered
    for missing in range(len(mission.needs)):
        assert resolvable(mission, building, equipment(mission, building, without=missing)) == []


@rule("V8.11")
@pytest.mark.parametrize("mission", CONTENT.missions, ids=[mission.id for mission in CONTENT.missions])
def test_a_mission_is_resolved_on_a_building_of_its_flag_and_on_no_other(mission: Mission):
    for flag in FLAGS:
        plate = mission.needs[0] + 1 if mission.kind == "building" else None
        building = next(building for building in buildings(flag=flag) if building != plate)
        offered = resolvable(mission, building, equipment(mission, building))
        assert bool(offered) == (flag == FLAGS[mission.flag])


@rule("V8.11")
@pytest.mark.parametrize("mission", CONTENT.missions, ids=[mission.id for mission in CONTENT.missions])
def test_a_resolved_mission_gives_its_reward_spends_nothing_and_leaves_the_game(mission: Mission):
    building = a_building_for(mission)
    desk = equipment(mission, building)
    payment = "" if desk.startswith("bribes") else f"; bribes {colour_of(building)} 2"
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: missions {mission.id}; {desk}{payment}; shillings 1; plan - - {card(info="flask")}
    """)
    play(state, ONE, f"place {building}")
    if asked(state) == "source":
        play(state, ONE, "supply")
    owned = (bribes(state, ONE), info(state, ONE), state.agents[ONE])
    events = play(state, ONE, f"resolve {mission.id}")
    assert (bribes(state, ONE), info(state, ONE), state.agents[ONE]) == owned
    assert state.shillings[ONE] == 1 + mission.shillings
    assert mission_points(state) == mission.points
    assert told(events, "mission_resolved") == [{"seat": ONE, "mission": mission.id, "points": mission.points}]
    assert missions(state, ONE) == []
    assert display(state) == ["-"] * 4
    assert state.active == TWO


@rule("V8.11")
def test_repeated_seals_need_as_many_buildings_and_an_agent_just_placed_counts():
    # A-20 (USA) asks for science twice; building 22 of the USA is one of science.
    assert resolvable(BY_ID["A-20"], 22, "agents 7") == ["resolve A-20", "no_mission"]
    assert resolvable(BY_ID["A-20"], 22, "agents 5") == []
    assert resolvable(BY_ID["A-20"], 8, "agents 7 9") == ["resolve A-20", "no_mission"]


@rule("V8.11")
def test_agents_of_other_players_meet_nothing():
    state = placed("seat 1: missions A-20; agents 7", "seat 2: agents 8 9 22", building=24)
    assert state.active == TWO


@rule("V8.11", "V5.5")
def test_the_requirement_is_looked_at_after_the_payment():
    # A-04 (United Kingdom) asks for 3 magazines; building 26 of the United Kingdom costs 2.
    assert resolvable(BY_ID["A-04"], 26, "bribes magazine 4") == []
    assert resolvable(BY_ID["A-04"], 26, "bribes magazine 5") == ["resolve A-04", "no_mission"]


@rule("V8.11", "V5.5")
def test_the_requirement_is_looked_at_after_collecting_and_after_the_bonuses():
    # B-03 (Austria) asks for 2 handguns: the second lies on square 1. A-02 asks for 3 wine: the third is a bonus.
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: missions B-03 A-02; agents 3; info handgun 1; bribes wine 4; drawers {ability("021-025", "wine")}
        squares: 1 handgun
    """)
    play(state, ONE, "place 2", "supply")
    assert asked(state) == "bribe"
    other = state.clone()
    play(state, ONE, "bribe wine")
    assert offers(state, ONE) == ["resolve B-03", "resolve A-02", "resolve B-03 A-02", "no_mission"]
    play(other, ONE, "bribe coffee")
    assert offers(other, ONE) == ["resolve B-03", "no_mission"]


# Several missions


@rule("V8.11")
def test_one_or_more_missions_of_the_flag_may_be_resolved_together():
    state = placed("seat 1: missions S-05 B-05 B-01; agents 7; info slide 2, briefcase 2", building=5)
    assert offers(state, ONE) == ["resolve S-05", "resolve B-05", "resolve S-05 B-05", "no_mission"]
    alone = state.clone()
    play(alone, ONE, "resolve B-05")
    assert (missions(alone, ONE), alone.shillings[ONE], mission_points(alone)) == (["S-05", "B-01"], 1, 6)
    events = play(state, ONE, "resolve S-05 B-05")
    assert (missions(state, ONE), state.shillings[ONE], mission_points(state)) == (["B-01"], 3, 6)
    assert [resolved["mission"] for resolved in told(events, "mission_resolved")] == ["S-05", "B-05"]
    assert told(events, "shillings_gained") == [{"seat": ONE, "count": 3}]


@rule("V8.11")
def test_one_thing_may_serve_several_missions_and_nothing_is_spent():
    state = placed("seat 1: missions B-10 B-15 B-20; info flask 1, slide 1, handgun 1, briefcase 1, microfilm 1")
    play(state, ONE, "resolve B-10 B-15 B-20")
    assert info(state, ONE) == dict.fromkeys(INFOS, 1)
    assert (state.shillings[ONE], mission_points(state)) == (4 + 0 + 3, 0 + 7 + 3)
    assert missions(state, ONE) == []


@rule("V8.11")
def test_four_missions_may_be_resolved_at_once_with_the_side_table():
    desk = "items side_table; missions S-05 A-05 B-10 B-15"
    owned = "info flask 1, slide 1, handgun 1, briefcase 1, microfilm 1; agents 7"
    state = placed(f"seat 1: {desk}; {owned}", building=5, others="coffee 3")
    assert len(offers(state, ONE)) == 15 + 1
    play(state, ONE, "resolve S-05 A-05 B-10 B-15")
    assert (state.shillings[ONE], mission_points(state)) == (2 + 3 + 4 + 0, 7)


@rule("V8.11")
def test_a_set_with_one_mission_that_cannot_be_resolved_is_refused():
    state = placed("seat 1: missions B-10 B-05 B-01; info flask 1, slide 1, handgun 1, briefcase 2")
    assert offers(state, ONE) == ["resolve B-10", "no_mission"]
    assert refused(state, ONE, "resolve B-10 B-05").code == "mission_not_met"
    assert refused(state, ONE, "resolve B-10 B-01").code == "other_flag"


@rule("V8.11")
def test_a_player_accepts_or_resolves_and_never_both():
    lines = ("seat 1: missions B-10; info flask 1, slide 1, handgun 1", "display: A-05 A-01 - -")
    state = placed(*lines)
    assert offers(state, ONE) == ["accept A-05", "resolve B-10", "no_mission"]
    play(state, ONE, "resolve B-10")
    assert (state.active, missions(state, ONE), display(state)) == (TWO, [], ["A-05", "A-01", "-", "-"])
    state = placed(*lines)
    play(state, ONE, "accept A-05")
    assert (state.active, missions(state, ONE), mission_points(state)) == (TWO, ["B-10", "A-05"], 0)


@rule("V8.11")
def test_a_mission_just_accepted_waits_for_a_later_turn_although_it_is_met():
    state = placed("display: - - B-10 -", "seat 1: info flask 1, slide 1, handgun 1")
    play(state, ONE, "accept B-10")
    assert (missions(state, ONE), state.active) == (["B-10"], TWO)


@rule("V8.11")
def test_the_advance_payment_is_not_deducted_from_the_reward():
    state = position("""
        players 2; advanced; seat 1 acts in III; round 2
        seat 1: bribes magazine 2, wine 2; info flask 1, slide 1, handgun 1
        display: - - B-10 -
    """)
    play(state, ONE, "place 8", "accept B-10")
    assert state.shillings[ONE] == 2
    play_quietly(state, until=lambda state: state.round == 3)
    play_quietly(state, until=lambda state: asked(state) == "place" and state.deciders == (ONE,))
    play(state, ONE, "place 12", "supply", "resolve B-10")
    assert state.shillings[ONE] == 2 + 4
