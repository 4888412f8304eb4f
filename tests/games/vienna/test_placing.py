"""V5: action III, an agent or bribes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.vienna.lookup import ability, buildings, card, cards_of, colour_of
from tests.games.vienna.playing import (
    ONE,
    TWO,
    agents,
    asked,
    bribes,
    info,
    offers,
    play,
    refused,
    told,
)
from tests.games.vienna.positions import CONTENT, position
from tests.rules import rule
from tradecraft.games.vienna.rules import actions
from tradecraft.games.vienna.rules.content_model import BRIBES, Square
from tradecraft.games.vienna.rules.lookups import Lookups
from tradecraft.games.vienna.rules.scoring import score
from tradecraft.games.vienna.rules.state import ViennaState

TAKES = [f"take {bribe}" for bribe in BRIBES]
PINK, OTHER_PINK, *_ = buildings(colour="wine")


# V5.1 One or the other


@rule("V5.1")
def test_a_player_who_can_pay_may_place_on_any_building_without_an_own_agent_or_take_bribes():
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents {PINK}; bribes wine 2, coffee 1
    """)
    places = [f"place {building}" for building in buildings(colour="wine") if building != PINK]
    assert offers(state, ONE) == [*places, *TAKES]
    assert refused(state, ONE, f"place {PINK}").code == "own_agent_there"


@rule("V5.1")
def test_one_of_the_two_must_be_done():
    state = position("players 2; seat 1 acts in III")
    assert offers(state, ONE) == TAKES
    assert refused(state, ONE, "decline").code == "not_asked_now"


@rule("V5.1")
@pytest.mark.parametrize("bribe", BRIBES)
def test_two_bribes_of_one_kind_are_taken_instead(bribe: str):
    state = position("players 2; seat 1 acts in III\nseat 1: bribes wine 1")
    events = play(state, ONE, f"take {bribe}")
    assert bribes(state, ONE) == ({"wine": 3} if bribe == "wine" else {"wine": 1, bribe: 2})
    assert told(events, "bribes_gained") == [{"seat": ONE, "bribe": bribe, "count": 2, "card": 0}]
    assert agents(state, ONE) == ()


# V5.2 Where the agent comes from


@rule("V5.2")
def test_the_agent_comes_from_the_supply_or_from_any_building():
    state = position("""
        players 2; seat 1 acts in III
        seat 1: agents 13 29; bribes wine 2
    """)
    play(state, ONE, f"place {PINK}")
    assert asked(state) == "source"
    assert offers(state, ONE) == ["supply", "from 13", "from 29"]


@rule("V5.2")
def test_an_agent_from_the_supply_leaves_it():
    state = position("players 2; seat 1 acts in III\nseat 1: agents 13 29; bribes wine 2")
    events = play(state, ONE, f"place {PINK}", "supply")
    assert agents(state, ONE) == tuple(sorted((13, 29, PINK)))
    assert state.supply[ONE] == 3
    assert told(events, "agent_placed")[0]["origin"] == 0


@rule("V5.2")
def test_a_moved_agent_leaves_its_building_though_agents_are_in_the_supply():
    state = position("players 2; seat 1 acts in III\nseat 1: agents 13 29; bribes wine 2")
    events = play(state, ONE, f"place {PINK}", "from 29")
    assert agents(state, ONE) == tuple(sorted((13, PINK)))
    assert state.supply[ONE] == 4
    assert told(events, "agent_placed") == [{"seat": ONE, "building": PINK, "origin": 29, "bribe": "wine", "cost": 2}]


@rule("V5.2")
def test_the_first_agent_comes_from_the_supply_unasked():
    state = position("players 2; seat 1 acts in III\nseat 1: bribes wine 2")
    play(state, ONE, f"place {PINK}")
    assert agents(state, ONE) == (PINK,)
    assert state.active == TWO


@rule("V5.2")
def test_with_an_empty_supply_an_agent_must_move():
    state = position("players 2; seat 1 acts in III\nseat 1: agents 1 3 4 5 6 7; bribes wine 2")
    play(state, ONE, f"place {PINK}")
    assert offers(state, ONE) == ["from 1", "from 3", "from 4", "from 5", "from 6", "from 7"]
    assert refused(state, ONE, "supply").code == "supply_empty"
    play(state, ONE, "from 7")
    assert agents(state, ONE) == (1, 2, 3, 4, 5, 6)


@rule("V5.2")
def test_a_player_with_a_single_agent_and_no_supply_moves_it_unasked():
    # With the six agents of the introductory game it cannot come to this, so the whole box is not checked here.
    state = position("players 2; seat 1 acts in III\nseat 1: agents 13; bribes wine 2")
    state.supply[ONE] = 0
    state.apply(ONE, actions.PLACE + PINK - 1)
    assert agents(state, ONE) == (PINK,)
    assert state.active == TWO


@rule("V5.2")
def test_agents_of_other_players_never_hinder():
    state = position(f"""
        players 3; seat 1 acts in III
        seat 1: bribes wine 2
        seat 2: agents {PINK}
        seat 3: agents {PINK}
    """)
    play(state, ONE, f"place {PINK}")
    assert [agents(state, seat) for seat in range(3)] == [(PINK,)] * 3


# V5.3 Cost


@rule("V5.3")
@pytest.mark.parametrize("building", range(1, 31))
def test_placing_costs_two_bribes_of_the_buildings_colour(building: int):
    colour = colour_of(building)
    state = position(f"players 2; seat 1 acts in III\nseat 1: bribes {colour} 3")
    events = play(state, ONE, f"place {building}")
    assert bribes(state, ONE) == {colour: 1}
    assert told(events, "agent_placed") == [
        {"seat": ONE, "building": building, "origin": 0, "bribe": colour, "cost": 2}
    ]


@rule("V5.3")
def test_a_moved_agent_pays_like_a_placed_one():
    state = position("players 2; seat 1 acts in III\nseat 1: agents 13; bribes wine 3")
    play(state, ONE, f"place {PINK}", "from 13")
    assert bribes(state, ONE) == {"wine": 1}


@rule("V5.3")
def test_one_bribe_is_too_few():
    state = position("players 2; seat 1 acts in III\nseat 1: bribes wine 1")
    reason = refused(state, ONE, f"place {PINK}")
    assert (reason.code, reason.rule) == ("cannot_pay", "V5.3")
    assert reason.params == {"building": PINK, "bribe": "wine", "cost": 2, "owned": 1}


def with_discounts(number: int, owned: int) -> ViennaState:
    """Return a game in which seat 1 has some discounts for the flag of the first pink building, and some wine.

    Two discounts never meet on one building in the introductory deck; the rule holds anyway.
    """
    discounts = cards_of("036-045")[:number]
    flag = CONTENT.buildings[PINK - 1].flag
    alike = Lookups(
        replace(CONTENT, cards=tuple(replace(c, kind=flag) if c in discounts else c for c in CONTENT.cards))
    )
    lines = ["players 2; seat 1 acts in III", f"seat 1: drawers {' '.join(f'{card.no:03}' for card in discounts)}"]
    if owned:
        lines.append(f"seat 1: bribes wine {owned}")
    return position("\n".join(lines), alike)


@rule("V5.3")
@pytest.mark.parametrize(("discounts", "cost"), [(1, 1), (2, 0), (3, 0)])
def test_each_discount_takes_off_one_bribe_down_to_nothing_and_never_below(discounts: int, cost: int):
    state = with_discounts(discounts, owned=2)
    events = play(state, ONE, f"place {PINK}")
    assert bribes(state, ONE) == {"wine": 2 - cost}
    assert told(events, "agent_placed")[0]["cost"] == cost


@rule("V5.3")
@pytest.mark.parametrize(("discounts", "owned"), [(1, 1), (2, 0), (3, 0)])
def test_a_discount_lets_a_poorer_player_place(discounts: int, owned: int):
    state = with_discounts(discounts, owned)
    play(state, ONE, f"place {PINK}")
    assert bribes(state, ONE) == {}


@rule("V5.3")
def test_a_discount_of_one_still_leaves_one_to_pay():
    reason = refused(with_discounts(1, owned=0), ONE, f"place {PINK}")
    assert reason.params == {"building": PINK, "bribe": "wine", "cost": 1, "owned": 0}


# V5.4 Paying with another kind


@rule("V5.4")
def test_no_card_of_the_introductory_game_lets_another_kind_pay():
    everything_but_wine = ", ".join(f"{bribe} 9" for bribe in BRIBES if bribe != "wine")
    assert not any(card.family.when == "paying" for card in CONTENT.cards[:90])
    state = position(f"players 2; seat 1 acts in III\nseat 1: bribes wine 1, {everything_but_wine}")
    assert refused(state, ONE, f"place {PINK}").code == "cannot_pay"
    assert [text for text in offers(state, ONE) if text in [f"place {b}" for b in buildings("wine")]] == []


# V5.5 Order inside the action


@rule("V5.5")
def test_payment_comes_first_so_a_bonus_cannot_pay_for_its_own_placing():
    drawer = ability("021-025", "wine")
    state = position(f"players 2; seat 1 acts in III\nseat 1: drawers {drawer}; bribes wine 1")
    assert refused(state, ONE, f"place {PINK}").code == "cannot_pay"


@rule("V5.5")
def test_pay_and_place_then_take_tiles_then_the_third_man_then_the_bonuses_then_action_four():
    building, joined = 2, 3
    points, token = ability("026-030", "wine"), ability("031-035", "wine")
    four = card(info="flask", excluding=(points, token))
    state = position(f"""
        players 2; seat 1 acts in III; third man {joined}
        seat 1: agents 9; bribes wine 2; drawers {points} {token}; plan - - {four}
        squares: 1 handgun, 3 briefcase
    """)
    events = play(state, ONE, f"place {building}", "supply", "advance slide")
    assert [event.kind for event in events if event.data.get("seat") != TWO] == [
        "agent_placed",
        "tile_obtained",
        "tile_obtained",
        "third_man_wandered",
        "points_scored",
        "token_advanced",
        "info_shown",
        "token_advanced",
    ]


@rule("V5.5", "V6.2")
def test_tiles_are_taken_before_the_bonuses_so_they_count_when_a_bonus_advances_their_token():
    token = ability("031-035", "wine")
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents 3; bribes wine 2; drawers {token}; plan - - {card(info="flask", excluding=(token,))}
        squares: 1 handgun
    """)
    play(state, ONE, "place 2", "supply", "advance handgun")
    assert score(state, ONE) == 2 + 1


# V5.6 Surrounding a square


@rule("V5.6")
@pytest.mark.parametrize("square", CONTENT.squares, ids=lambda square: str(square.id))
def test_agents_on_all_buildings_of_a_square_bring_its_tile_and_its_value(square: Square):
    *there, last = [building + 1 for building in square.buildings]
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents {" ".join(map(str, there))}; bribes {colour_of(last)} 2
        squares: {square.id} slide
    """)
    events = play(state, ONE, f"place {last}", "supply")
    assert told(events, "tile_obtained") == [
        {"seat": ONE, "square": square.id, "info": "slide", "points": len(square.buildings)}
    ]
    assert info(state, ONE) == {"slide": 1}
    assert info(state, TWO) == {}
    assert score(state, ONE) == len(square.buildings)
    assert state.open_squares == 0


@rule("V5.6")
def test_a_building_without_an_own_agent_keeps_the_tile_where_it_is():
    state = position("""
        players 2; seat 1 acts in III
        seat 1: agents 4 9; bribes magazine 2
        seat 2: agents 3
        squares: 7 slide
    """)
    play(state, ONE, "place 10", "supply")
    assert (info(state, ONE), info(state, TWO)) == ({}, {})
    assert state.open_squares == 1 << 6


@rule("V5.6")
def test_several_squares_may_fall_at_once_and_are_told_in_their_order():
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents 1 3 8 9; bribes wine 2; plan - - {card(info="microfilm")}
        squares: 1 flask, 2 slide, 3 slide, 12 handgun, 17 flask
    """)
    events = play(state, ONE, "place 2", "supply")
    assert [tile["square"] for tile in told(events, "tile_obtained")] == [1, 2, 3, 12]
    assert info(state, ONE) == {"flask": 1, "handgun": 1, "slide": 2}
    assert score(state, ONE) == 2 + 3 + 3 + 3
    assert state.open_squares == 1 << 16


@rule("V5.6")
def test_an_empty_square_gives_nothing():
    state = position("""
        players 2; seat 1 acts in III
        seat 1: agents 3; bribes wine 2
    """)
    events = play(state, ONE, "place 2", "supply")
    assert told(events, "tile_obtained") == []
    assert score(state, ONE) == 0


@rule("V5.6")
def test_a_moved_agent_surrounds_from_its_new_building_only():
    text = """
        players 2; seat 1 acts in III
        seat 1: agents 3 9; bribes wine 2
        squares: 1 flask, 3 slide
    """
    state = position(text)
    play(state, ONE, "place 2", "from 9")
    assert info(state, ONE) == {"flask": 1}
    state = position(text)
    play(state, ONE, "place 2", "from 3")
    assert info(state, ONE) == {}


@rule("V5.6")
def test_taking_bribes_surrounds_nothing():
    state = position("""
        players 2; seat 1 acts in III
        seat 1: agents 2 3
        squares: 1 flask
    """)
    play(state, ONE, "take wine")
    assert info(state, ONE) == {}
