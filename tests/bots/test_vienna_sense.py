"""Sensible moves in Vienna: what anyone who has read the rules would do."""

from __future__ import annotations

import pytest

from tests.bots.choosing import best, chosen
from tests.games.vienna.lookup import ability, card
from tests.games.vienna.playing import ONE, asked, offers, play
from tests.games.vienna.positions import position
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.core.errors import Fault
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.knowledge.careful import CarefulPosition
from tradecraft.games.vienna.knowledge.choices import values_of_third_man
from tradecraft.games.vienna.knowledge.position import turns_left
from tradecraft.games.vienna.rules import actions
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS
from tradecraft.games.vienna.rules.phases import ASK_NOTHING

# Small squares, each with the two buildings at it: 6 with 1 and 7, 8 with 4 and 10, 20 with 13 and 14.
TWO_OF_EACH = ", ".join(f"{bribe} 2" for bribe in BRIBES)


# Action III


@pytest.mark.parametrize("squares", ["6 slide", "6 slide, 8 flask, 20 handgun, 40 slide"])
def test_it_closes_a_square_when_it_can(squares: str):
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents 1; bribes {TWO_OF_EACH}
        squares: {squares}
    """)
    assert chosen(state) == "place 7"


def test_it_would_rather_close_two_squares_than_one():
    state = position("""
        players 2; seat 1 acts in III
        seat 1: agents 1 4 8; bribes chocolate 2, magazine 2
        squares: 6 slide, 8 slide, 11 slide
    """)
    assert chosen(state) == "place 7"


@pytest.mark.parametrize("missing", INFOS)
def test_it_prefers_the_tile_that_completes_a_set(missing: str):
    owned = ", ".join(f"{kind} 1" for kind in INFOS if kind != missing)
    other = next(kind for kind in INFOS if kind != missing)
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents 1 4; bribes chocolate 2, magazine 2; info {owned}
        squares: 6 {other}, 8 {missing}
    """)
    assert chosen(state) == "place 10"


@pytest.mark.parametrize(("agent", "square", "missing"), [(1, 6, "chocolate"), (4, 8, "magazine"), (13, 20, "wine")])
def test_it_collects_the_kind_of_bribe_it_is_missing(agent: int, square: int, missing: str):
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents {agent}
        squares: {square} slide
    """)
    assert chosen(state) == f"take {missing}"


def test_it_moves_the_agent_it_needs_least():
    state = position("""
        players 2; seat 1 acts in III
        seat 1: agents 1 4 13 14 8 30; bribes chocolate 2
        squares: 6 slide, 8 flask, 11 slide, 12 handgun, 16 flask
    """)
    play(state, ONE, "place 7")
    assert asked(state) == "source"
    assert chosen(state) == "from 30"


def test_it_takes_an_agent_from_the_supply_while_there_is_one():
    state = position("""
        players 2; seat 1 acts in III
        seat 1: agents 1 30; bribes chocolate 2
        squares: 6 slide
    """)
    play(state, ONE, "place 7")
    assert chosen(state) == "supply"


def test_it_goes_where_its_drawers_pay():
    state = position(f"""
        players 2; seat 1 acts in III; final round by investigator
        seat 1: bribes {TWO_OF_EACH}; drawers {ability("026-030", "wine")} {ability("056-060", "austria")}
    """)
    # Buildings 2 and 14 are pink and Austrian.
    assert best(state) == {"place 2", "place 14"}


def test_it_uses_company_that_pays():
    state = position(f"""
        players 2; seat 1 acts in III; final round by investigator
        seat 1: bribes {TWO_OF_EACH}; drawers {ability("086-090")}
        seat 2: agents 18
    """)
    assert chosen(state) == "place 18"


def test_in_the_final_round_it_closes_the_better_square_and_saves_nothing():
    state = position("""
        players 2; seat 1 acts in III; final round by investigator
        seat 1: agents 1 4 8; bribes chocolate 2, magazine 4
        squares: 8 flask, 11 slide
        tokens: slide 12
    """)
    assert chosen(state) == "place 7"


# Abilities


@pytest.mark.parametrize("most", INFOS)
def test_it_advances_the_token_of_which_it_owns_most(most: str):
    owned = ", ".join(f"{kind} {3 if kind == most else 1}" for kind in INFOS)
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents 1; bribes chocolate 2; info {owned}; drawers {ability("031-035", "chocolate")}
        squares: 6 slide
    """)
    play(state, ONE, "place 7", "supply")
    assert asked(state) == "token"
    assert chosen(state) == f"advance {most}"


def test_it_declines_to_advance_a_token_that_helps_others_only():
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: bribes chocolate 2; drawers {ability("031-035", "chocolate")}
        seat 2: info flask 1, handgun 1, briefcase 1, microfilm 1, slide 1
    """)
    play(state, ONE, "place 7")
    assert asked(state) == "token"
    assert chosen(state) == "decline"


@pytest.mark.parametrize(("agent", "square", "missing"), [(4, 8, "magazine"), (13, 20, "wine")])
def test_its_bribe_of_choice_is_the_kind_it_is_missing(agent: int, square: int, missing: str):
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: agents {agent}; bribes chocolate 2, {missing} 1; drawers {ability("021-025", "chocolate")}
        squares: {square} slide
    """)
    play(state, ONE, "place 7", "supply")
    assert asked(state) == "bribe"
    assert chosen(state) == f"bribe {missing}"


# Cards


def test_it_assigns_the_bribe_that_pays_for_the_closing_agent():
    chocolate = card(bribe="chocolate", info="slide")
    wine = card(bribe="wine", info="slide", excluding=(chocolate,))
    coffee = card(bribe="coffee", info="slide", excluding=(chocolate, wine))
    state = position(f"""
        players 2; seat 1 assigns; round 6
        seat 1: agents 1; bribes chocolate 1; hand {" ".join(sorted((chocolate, wine, coffee)))}
        squares: 6 slide
    """)
    assert {text.split()[2] for text in best(state)} == {chocolate}


def test_it_assigns_the_token_of_which_it_owns_most():
    slide = card(bribe="coffee", info="slide")
    flask = card(bribe="coffee", info="flask", excluding=(slide,))
    handgun = card(bribe="coffee", info="handgun", excluding=(slide, flask))
    state = position(f"""
        players 2; seat 1 assigns; final round by investigator
        seat 1: info slide 4, flask 1; hand {" ".join(sorted((slide, flask, handgun)))}
    """)
    assert {text.split()[3] for text in best(state)} == {slide}


def test_it_gives_up_the_ability_that_has_nothing_left_to_do():
    # Open squares want agents on pink and grey buildings only, so the points for orange ones are gone.
    wine, magazine, tobacco = (ability("026-030", kind) for kind in ("wine", "magazine", "tobacco"))
    new, two, four = ability("086-090"), card(bribe="coffee", info="flask"), card(bribe="coffee", info="slide")
    state = position(f"""
        players 2; seat 1 assigns
        seat 1: drawers {wine} {magazine} {tobacco}; hand {" ".join(sorted((new, two, four)))}
        squares: 20 slide
    """)
    play(state, ONE, f"assign {new} {two} {four}")
    assert asked(state) == "replace"
    assert chosen(state) == offers(state, ONE)[1]


# Time and the third man


def test_it_knows_how_much_time_is_left():
    start = position("players 2; seat 1 acts in III")
    late = position("players 2; seat 1 acts in III; investigator G")
    last_but_one = position("players 2; seat 1 acts in III; investigator H")
    last = position("players 2; seat 1 acts in III; investigator H; final round by investigator")
    assert turns_left(start) > 7 > turns_left(late) > 1
    assert turns_left(last_but_one) == 1
    assert turns_left(last) == 0


def test_a_round_in_which_the_investigator_has_moved_brings_the_end_no_nearer():
    flipped = position("players 2; seat 1 acts in III; investigator D; flipped")
    waiting = position("players 2; seat 1 acts in III; investigator D")
    assert turns_left(flipped) == turns_left(waiting) + 1


def test_it_counts_on_the_third_man():
    state = position(f"""
        players 2; seat 1 acts in III; third man 7
        seat 1: bribes {TWO_OF_EACH}
        squares: 6 slide, 8 slide, 20 slide
    """)
    assert chosen(state) == "place 1"


def test_it_takes_a_square_that_the_third_man_has_completed_whatever_it_places():
    state = position("""
        players 2; seat 1 acts in III; third man 7; final round by investigator
        seat 1: agents 1; bribes wine 2
        squares: 6 slide
    """)
    assert best(state) == {text for text in offers(state, ONE) if text.startswith("place")}


def test_it_does_not_send_the_third_man_to_help_a_rival():
    state = position("""
        players 2; seat 1 acts in III; third man 15
        seat 1: agents 4
        seat 2: agents 1
        squares: 6 slide, 4 slide
    """)
    helps_rival, helps_nobody, helps_me = (actions.THIRD_MAN + building - 1 for building in (7, 3, 5))
    values = values_of_third_man(CarefulPosition(state, ONE), (helps_rival, helps_nobody, helps_me))
    assert values[0] < values[1] < values[2]


def test_a_decision_nothing_is_known_about_is_a_fault():
    state = position("players 2; seat 1 acts in III")
    legal = state.legal(ONE)
    state.ask = ASK_NOTHING
    known = find_knowledge(GAME)
    assert known is not None
    with pytest.raises(Fault, match="nothing"):
        known.values(state, ONE, legal)
