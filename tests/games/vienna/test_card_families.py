"""V9: what the cards of the introductory game do, family by family and card by card."""

from __future__ import annotations

import pytest

from tests.games.vienna.lookup import ability, buildings, card, cards_of, colour_of, flag_of, kind_of
from tests.games.vienna.playing import ONE, TWO, asked, bribes, offers, play, tokens, told
from tests.games.vienna.positions import position
from tests.rules import family, rule
from tradecraft.core.events import Event
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, Card
from tradecraft.games.vienna.rules.scoring import points_by_source, score
from tradecraft.games.vienna.rules.state import ViennaState

BRIBE_CHOICES = [f"bribe {bribe}" for bribe in BRIBES]
TOKEN_CHOICES = [*(f"advance {info}" for info in INFOS), "decline"]


def each_card(cards: str) -> pytest.MarkDecorator:
    """Run a test for every card of a family."""
    return pytest.mark.parametrize("tested", cards_of(cards), ids=lambda card: f"{card.no:03}")


def take_in_action_two(tested: Card, bribe: str) -> ViennaState:
    """Return the game in which seat 1, with a card in a drawer, has taken a bribe in action II."""
    drawer = f"{tested.no:03}"
    one = ability("086-090")
    two = card(bribe=bribe, excluding=(drawer, one))
    four = card(info="slide", excluding=(drawer, one, two))
    state = position(f"players 2; seat 1 assigns\nseat 1: drawers {drawer}; hand {one} {two} {four}")
    play(state, ONE, f"assign {one} {two} {four}")
    return state


def place(tested: Card, building: int, company: str = "") -> tuple[ViennaState, list[Event]]:
    """Return the game in which seat 1, with a card in a drawer, has placed an agent; and what happened."""
    drawer = f"{tested.no:03}"
    state = position(f"""
        players 3; seat 1 acts in III
        seat 1: drawers {drawer}; bribes {colour_of(building)} 2; plan - - {card(info="flask", excluding=(drawer,))}
        {company}
    """)
    events = play(state, ONE, f"place {building}")
    return state, events


def advance(tested: Card, info: str) -> ViennaState:
    """Return the game in which seat 1, with a card in a drawer, has advanced a token in action IV."""
    drawer = f"{tested.no:03}"
    four = card(info=info, excluding=(drawer,))
    state = position(f"players 2; seat 1 acts in III\nseat 1: drawers {drawer}; plan - - {four}")
    play(state, ONE, "take tobacco")
    return state


def has_had_its_turn(state: ViennaState) -> bool:
    return state.active == TWO


# Action II


@rule("V9")
@family("001-010")
@each_card("001-010")
def test_001_to_010_one_more_of_the_bribe_that_is_taken(tested: Card):
    for bribe in BRIBES:
        state = take_in_action_two(tested, bribe)
        assert bribes(state, ONE) == {bribe: 2 if bribe == kind_of(tested) else 1}
        assert asked(state) == "place"


@rule("V9")
@family("011-015")
@each_card("011-015")
def test_011_to_015_two_points_for_taking_the_bribe(tested: Card):
    for bribe in BRIBES:
        state = take_in_action_two(tested, bribe)
        assert score(state, ONE) == (2 if bribe == kind_of(tested) else 0)
        assert bribes(state, ONE) == {bribe: 1}


@rule("V9")
@family("016-020")
@each_card("016-020")
def test_016_to_020_any_token_for_taking_the_bribe(tested: Card):
    for bribe in BRIBES:
        state = take_in_action_two(tested, bribe)
        if bribe == kind_of(tested):
            assert offers(state, ONE) == TOKEN_CHOICES
            play(state, ONE, "advance microfilm")
            assert tokens(state) == {"microfilm": 1}
        assert asked(state) == "place"


@rule("V9", "V4.2")
@family("001-010", "011-015", "016-020")
@each_card("001-010")
def test_001_to_020_do_nothing_in_the_other_actions(tested: Card):
    kind = kind_of(tested)
    alike = [f"{tested.no:03}", ability("011-015", kind), ability("016-020", kind)]
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: drawers {" ".join(alike)}; plan - - {card(info="slide", excluding=tuple(alike))}
    """)
    play(state, ONE, f"take {kind}")
    assert bribes(state, ONE) == {kind: 2}
    assert score(state, ONE) == 0
    assert has_had_its_turn(state)


# Action III: colours


@rule("V9")
@family("021-025")
@each_card("021-025")
def test_021_to_025_any_bribe_for_placing_on_the_colour(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building)
        if colour_of(building) == kind_of(tested):
            assert offers(state, ONE) == BRIBE_CHOICES
            play(state, ONE, "bribe magazine")
            assert bribes(state, ONE) == {"magazine": 1}
        else:
            assert bribes(state, ONE) == {}
        assert has_had_its_turn(state)


@rule("V9")
@family("026-030")
@each_card("026-030")
def test_026_to_030_three_points_for_placing_on_the_colour(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building)
        assert score(state, ONE) == (3 if colour_of(building) == kind_of(tested) else 0)
        assert has_had_its_turn(state)


@rule("V9")
@family("031-035")
@each_card("031-035")
def test_031_to_035_any_token_for_placing_on_the_colour(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building)
        if colour_of(building) == kind_of(tested):
            assert offers(state, ONE) == TOKEN_CHOICES
            play(state, ONE, "advance slide")
            assert tokens(state) == {"slide": 1, "flask": 1}
        else:
            assert tokens(state) == {"flask": 1}
        assert has_had_its_turn(state)


# Action III: flags


@rule("V9", "V5.3")
@family("036-045")
@each_card("036-045")
def test_036_to_045_one_bribe_less_for_placing_on_the_flag(tested: Card):
    for building in range(1, 31):
        state, events = place(tested, building)
        cost = 1 if flag_of(building) == kind_of(tested) else 2
        assert bribes(state, ONE) == ({colour_of(building): 1} if cost == 1 else {})
        assert told(events, "agent_placed")[0]["cost"] == cost
        assert has_had_its_turn(state)


@rule("V9", "V5.3")
@family("036-045")
@each_card("036-045")
def test_036_to_045_let_an_agent_be_placed_for_a_single_bribe_on_that_flag_only(tested: Card):
    for bribe in BRIBES:
        state = position(f"players 2; seat 1 acts in III\nseat 1: drawers {tested.no:03}; bribes {bribe} 1")
        payable = buildings(colour=bribe, flag=kind_of(tested))
        assert offers(state, ONE)[:-5] == [f"place {building}" for building in payable]


@rule("V9")
@family("046-055")
@each_card("046-055")
def test_046_to_055_any_bribe_for_placing_on_the_flag(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building)
        if flag_of(building) == kind_of(tested):
            assert offers(state, ONE) == BRIBE_CHOICES
            play(state, ONE, "bribe magazine")
            assert bribes(state, ONE) == {"magazine": 1}
        else:
            assert bribes(state, ONE) == {}
        assert has_had_its_turn(state)


@rule("V9")
@family("056-060")
@each_card("056-060")
def test_056_to_060_three_points_for_placing_on_the_flag(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building)
        assert score(state, ONE) == (3 if flag_of(building) == kind_of(tested) else 0)
        assert has_had_its_turn(state)


@rule("V9")
@family("061-065")
@each_card("061-065")
def test_061_to_065_any_token_for_placing_on_the_flag(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building)
        if flag_of(building) == kind_of(tested):
            assert offers(state, ONE) == TOKEN_CHOICES
            play(state, ONE, "decline")
        assert tokens(state) == {"flask": 1}
        assert has_had_its_turn(state)


@rule("V9", "V5.2")
@family("021-025", "046-055")
def test_a_moved_agent_sets_off_the_abilities_for_placing_too():
    building = buildings(colour="wine", flag="usa")[0]
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents 30; bribes wine 2; drawers {ability("021-025", "wine")} {ability("046-055", "usa")}
    """)
    play(state, ONE, f"place {building}", "from 30", "bribe coffee", "bribe coffee")
    assert bribes(state, ONE) == {"coffee": 2}


@rule("V9")
@family("021-025", "026-030", "031-035", "046-055", "056-060", "061-065")
@pytest.mark.parametrize("cards", ["021-025", "026-030", "031-035", "046-055", "056-060", "061-065"])
def test_021_to_065_do_nothing_when_no_agent_is_placed(cards: str):
    for tested in cards_of(cards):
        drawer = f"{tested.no:03}"
        four = card(info="flask", excluding=(drawer,))
        state = position(f"""
            players 2; seat 1 acts in III
            seat 1: agents 1 2 3; drawers {drawer}; plan - - {four}
        """)
        play(state, ONE, "take wine")
        assert (bribes(state, ONE), score(state, ONE), tokens(state)) == ({"wine": 2}, 0, {"flask": 1})
        assert has_had_its_turn(state)


# Action IV


@rule("V9")
@family("066-075")
@each_card("066-075")
def test_066_to_075_any_bribe_for_advancing_the_token(tested: Card):
    for info in INFOS:
        state = advance(tested, info)
        if info == kind_of(tested):
            assert offers(state, ONE) == BRIBE_CHOICES
            play(state, ONE, "bribe coffee")
            assert bribes(state, ONE) == {"tobacco": 2, "coffee": 1}
        else:
            assert bribes(state, ONE) == {"tobacco": 2}
        assert tokens(state) == {info: 1}
        assert has_had_its_turn(state)


@rule("V9")
@family("076-080")
@each_card("076-080")
def test_076_to_080_two_points_for_advancing_the_token(tested: Card):
    for info in INFOS:
        state = advance(tested, info)
        assert points_by_source(state.points[ONE], state.advanced)["abilities"] == (2 if info == kind_of(tested) else 0)
        assert tokens(state) == {info: 1}
        assert has_had_its_turn(state)


@rule("V9", "V5.8")
@family("066-075", "076-080")
@pytest.mark.parametrize("info", INFOS)
def test_066_to_080_are_not_set_off_by_a_token_that_an_ability_advances_in_action_two(info: str):
    watching = (ability("066-075", info), ability("076-080", info))
    token = ability("016-020", "wine")
    two = card(bribe="wine", excluding=(*watching, token))
    four = card(excluding=(*watching, token, two))
    state = position(f"""
        players 2; seat 1 assigns
        seat 1: drawers {" ".join(watching)}; hand {token} {two} {four}
    """)
    play(state, ONE, f"assign {token} {two} {four}", f"advance {info}")
    assert asked(state) == "place"
    assert bribes(state, ONE) == {"wine": 1}
    assert score(state, ONE) == 0


# Action III: company


def company(building: int) -> str:
    return f"seat 3: agents {building}"


@rule("V9")
@family("081-085")
@each_card("081-085")
def test_081_to_085_two_bribes_for_placing_where_another_player_is(tested: Card):
    for building in range(1, 31):
        state, events = place(tested, building, company(building))
        assert bribes(state, ONE) == {kind_of(tested): 2}
        assert told(events, "bribes_gained")[0]["card"] == tested.no
        assert has_had_its_turn(state)
        state, _ = place(tested, building, company(building % 30 + 1))
        assert bribes(state, ONE) == {}


@rule("V9")
@family("086-090")
@each_card("086-090")
def test_086_to_090_five_points_for_placing_where_another_player_is(tested: Card):
    for building in range(1, 31):
        state, events = place(tested, building, company(building))
        assert score(state, ONE) == 5
        assert told(events, "points_scored") == [{"seat": ONE, "points": 5, "card": tested.no}]
        assert has_had_its_turn(state)
        state, _ = place(tested, building, company(building % 30 + 1))
        assert score(state, ONE) == 0


@rule("V9")
@family("081-085", "086-090")
def test_company_of_two_others_counts_once():
    state = position(f"""
        players 3; seat 1 acts in III
        seat 1: bribes wine 2; drawers {ability("081-085", "coffee")} {ability("086-090")}
        seat 2: agents 2
        seat 3: agents 2
    """)
    play(state, ONE, "place 2")
    assert bribes(state, ONE) == {"coffee": 2}
    assert score(state, ONE) == 5


@rule("V9.3")
@family("081-085", "086-090")
def test_the_third_man_is_nobodys_company():
    drawers = f"{ability('081-085', 'coffee')} {ability('086-090')}"
    state = position(f"""
        players 2; seat 1 acts in III; third man 2
        seat 1: bribes wine 2; drawers {drawers}
    """)
    play(state, ONE, "place 2")
    assert bribes(state, ONE) == {}
    assert score(state, ONE) == 0


@rule("V9.3")
@family("081-085", "086-090")
def test_a_players_own_agents_are_no_company():
    drawers = f"{ability('081-085', 'coffee')} {ability('086-090')}"
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents 1 3 8 9; bribes wine 2; drawers {drawers}
        seat 2: agents 1 3 8 9
    """)
    play(state, ONE, "place 2", "from 9")
    assert bribes(state, ONE) == {}
    assert score(state, ONE) == 0


# V9.1 Abilities add up


@rule("V9.1")
@family("026-030", "056-060", "086-090")
def test_all_abilities_that_match_apply():
    building = buildings(colour="wine", flag="usa")[0]
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: bribes wine 2; drawers {ability("026-030", "wine")} {ability("056-060", "usa")} {ability("086-090")}
        seat 2: agents {building}
    """)
    play(state, ONE, f"place {building}")
    assert score(state, ONE) == 3 + 3 + 5


@rule("V9.1")
@family("036-045", "046-055")
def test_a_discount_and_a_bonus_for_the_same_flag_apply_together():
    building = buildings(colour="wine", flag="usa")[0]
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: bribes wine 1; drawers {ability("036-045", "usa")} {ability("046-055", "usa")}
    """)
    play(state, ONE, f"place {building}", "bribe coffee")
    assert bribes(state, ONE) == {"coffee": 1}


@rule("V9.1")
@family("066-075", "076-080")
def test_both_abilities_for_a_token_apply_after_its_own_points():
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: info slide 2; drawers {ability("066-075", "slide")} {ability("076-080", "slide")}
        seat 1: plan - - {card(info="slide")}
    """)
    events = play(state, ONE, "take tobacco", "bribe wine")
    kinds = [event.kind for event in events if event.data.get("seat") == ONE]
    assert kinds == ["bribes_gained", "info_shown", "token_advanced", "points_scored", "bribes_gained"]
    assert score(state, ONE) == 2 + 2
    assert bribes(state, ONE) == {"tobacco": 2, "wine": 1}
