"""Sensible moves in the advanced game of Vienna: missions, money, purchases, and the agents who are worth their pay."""

from __future__ import annotations

import pytest

from tests.bots.choosing import best, chosen
from tests.games.vienna.lookup import ability, card
from tests.games.vienna.playing import ONE, asked, offers, play
from tests.games.vienna.positions import position
from tradecraft.games.vienna.knowledge.careful import CarefulPosition
from tradecraft.games.vienna.knowledge.missions import Missions
from tradecraft.games.vienna.knowledge.treasury import Treasury, phases_to_come
from tradecraft.games.vienna.rules.content_model import BRIBES
from tradecraft.games.vienna.rules.phases import PAYDAY, PURCHASE
from tradecraft.games.vienna.rules.state import ViennaState

TWO_OF_EACH = ", ".join(f"{bribe} 2" for bribe in BRIBES)
RIVALS = "\n".join(f"seat {seat}: agents 5 6 12; shillings 3" for seat in (2, 3, 4))
"""Three rivals who have three agents each and can pay them."""


def office(state: ViennaState) -> tuple[Treasury, Missions]:
    outlook = CarefulPosition(state, ONE)
    assert outlook.treasury is not None
    assert outlook.missions is not None
    return outlook.treasury, outlook.missions


# Missions


def test_it_goes_to_the_flag_of_a_mission_it_can_resolve():
    # S-01 is French and asks for nobility and religion; of the buildings that wine pays for, 30 is French.
    state = position("""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 8 13; bribes wine 2; missions S-01; shillings 2
    """)
    assert chosen(state) == "place 30"
    play(state, ONE, "place 30", "supply")
    assert asked(state) == "mission"
    assert chosen(state) == "resolve S-01"


def test_it_resolves_all_it_can_together():
    state = position("""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 8 13 12; bribes wine 2; missions S-01 A-16
    """)
    play(state, ONE, "place 30", "supply")
    assert chosen(state) == "resolve S-01 A-16"


def test_with_little_time_left_it_resolves_rather_than_accepts():
    state = position("""
        players 2; advanced; seat 1 acts in III; investigator H
        seat 1: agents 8 13; bribes wine 2; missions S-01; shillings 4
        seat 2: agents 5 6; shillings 2
        display: A-11 - - -
    """)
    play(state, ONE, "place 30", "supply")
    assert {"accept A-11", "resolve S-01", "no_mission"} == set(offers(state, ONE))
    assert chosen(state) == "resolve S-01"


def test_early_it_accepts_a_mission_it_has_nearly_done():
    state = position("""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 8 13; bribes wine 3, chocolate 1, magazine 1, coffee 1
        display: A-11 - B-06 -
    """)
    play(state, ONE, "place 30", "supply")
    assert chosen(state) == "accept A-11"


def test_in_the_final_round_it_accepts_nothing_that_costs_an_agent():
    state = position(f"""
        players 4; advanced; seat 1 acts in III; crest 2; investigator L; final round by investigator
        seat 1: agents 8 13; bribes wine 2; shillings 3
        {RIVALS}
        display: A-16 - - -
    """)
    play(state, ONE, "place 30", "supply")
    assert chosen(state) == "no_mission"


def test_a_mission_that_time_is_too_short_for_promises_nothing_but_a_loss():
    text = "players 2; advanced; seat 1 acts in III; {}\nseat 1: agents 1 4; missions B-22; shillings 4"
    promises: list[float] = []
    for time in ("investigator A", "investigator H"):
        state = position(text.format(time))
        promises.append(office(state)[1].promise(state.agents[ONE], state.infos[ONE], state.bribes[ONE]))
    assert promises[0] > 0 > promises[1]


@pytest.mark.parametrize(("mission", "missing"), [("A-01", "chocolate"), ("A-05", "coffee")])
def test_it_collects_the_bribes_a_mission_asks_for(mission: str, missing: str):
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 8; bribes {missing} 1; missions {mission}; shillings 9; items cash_box; box 12
    """)
    assert chosen(state) == f"take {missing}"


def test_it_takes_the_tile_that_a_mission_asks_for():
    # B-03 is Austrian, as is building 10, and asks for two handguns.
    state = position("""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 1 4; bribes chocolate 2, magazine 2; info handgun 1, slide 1; missions B-03
        squares: 6 slide, 8 handgun
    """)
    assert chosen(state) == "place 10"


def test_sets_of_info_tiles_are_worth_nothing_more():
    owned = "flask 1, handgun 1, briefcase 1, microfilm 1"
    text = f"players 2; seat 1 acts in III; {{}}\nseat 1: info {owned}"
    introductory, advanced = (
        CarefulPosition(position(text.format(version)), ONE) for version in ("round 1", "advanced")
    )
    assert introductory.tile_worths[4] > advanced.tile_worths[4]
    assert introductory.tile_worths[:4] == advanced.tile_worths[:4]


# Money


def test_it_knows_which_phases_are_to_come():
    state = position("players 2; advanced; seat 1 acts in III; investigator D; flipped")
    purchase, payday = PURCHASE, PAYDAY
    # The purchase on D is still to be held in this round; E has a payday, G and H purchases, the end a payday.
    assert [stage for stage, _ in phases_to_come(state, 5.0)] == [purchase, payday, purchase, purchase, payday]
    last = position("players 2; advanced; seat 1 acts in III; investigator H; final round by investigator")
    assert phases_to_come(last, 0.0) == ((PAYDAY, 0.0),)


def test_it_takes_money_when_its_agents_would_go_unpaid():
    state = position(f"""
        players 4; advanced; seat 1 acts in III; crest 2; investigator L; final round by investigator
        seat 1: agents 1 8 13 30; shillings 2
        {RIVALS}
    """)
    assert chosen(state) == "money"


def test_it_takes_no_money_for_which_there_is_no_use():
    state = position(f"""
        players 4; advanced; seat 1 acts in III; crest 2; investigator L; final round by investigator
        seat 1: agents 1 8 13; bribes wine 2; shillings 5
        {RIVALS}
    """)
    # One more agent is paid as well, and makes the first rank.
    assert all(text.startswith("place") for text in best(state))


def test_the_box_gets_what_wages_do_not_need():
    text = """
        players 4; advanced; seat 1 acts in III; crest 2; investigator L; final round by investigator
        seat 1: agents {}; shillings {}; items cash_box
    """
    rich = position(text.format("1 8 13", 9) + RIVALS)
    play(rich, ONE, "money")
    assert (asked(rich), chosen(rich)) == ("box", "box 2")
    poor = position(text.format("1 8 13 30", 2) + RIVALS)
    play(poor, ONE, "money")
    assert (asked(poor), chosen(poor)) == ("box", "box 0")


def test_money_for_wages_is_worth_more_than_money_left_over():
    state = position(f"""
        players 4; advanced; seat 1 acts in III; crest 2; investigator L; final round by investigator
        seat 1: agents 1 8 13; shillings 1
        {RIVALS}
    """)
    treasury, _ = office(state)
    steps = [treasury.worth(shillings + 1) - treasury.worth(shillings) for shillings in range(6)]
    # The third agent draws level with the rivals; more money only decides ties.
    assert steps[2] > 10 * max(steps[3:])
    assert min(steps) > 0


# Purchases


def test_early_it_buys_what_pays_for_the_rest_of_the_game():
    state = position("players 4; advanced; seat 1 buys; investigator B; flipped\nseat 1: agents 1; shillings 2")
    assert chosen(state) in {"buy telephone", "buy cash_box", "buy seal"}


def test_at_the_last_purchase_it_keeps_the_wages():
    state = position(f"""
        players 4; advanced; seat 1 buys; investigator L; flipped
        seat 1: agents 1 8 13 30; shillings 4; items telephone road_map
        {RIVALS}
    """)
    assert "buy seal" in offers(state, ONE)
    assert chosen(state) == "buy_nothing"


def test_at_the_last_purchase_it_buys_the_fourth_tile_with_money_to_spare():
    state = position(f"""
        players 4; advanced; seat 1 buys; investigator L; flipped
        seat 1: agents 1 8 13; shillings 9; items telephone road_map cash_box; box 12
        {RIVALS}
    """)
    assert chosen(state) == "buy seal"


def test_with_the_road_map_it_pays_a_purchase_in_what_it_needs_least():
    state = position(f"""
        players 4; advanced; seat 1 buys; investigator L; flipped
        seat 1: agents 1 8 13; shillings 3; items telephone road_map cash_box; box 12; bribes tobacco 3
        {RIVALS}
    """)
    play(state, ONE, "buy seal")
    assert asked(state) == "pay"
    assert chosen(state) == "pay tobacco"


# Paydays and agents who go back


def test_on_the_last_payday_bribes_pay_before_shillings_and_before_agents_go():
    text = """
        players 4; advanced; seat 1 pays; investigator L; final round by investigator
        seat 1: agents 1 8 13; items road_map; bribes wine 3; shillings 3
    """
    state = position(text + RIVALS)
    assert chosen(state) == "pay wine"
    state = position(text.replace("; shillings 3", "") + RIVALS)
    assert {"pay wine", "stop"} == set(offers(state, ONE))
    assert chosen(state) == "pay wine"


def test_on_a_payday_the_agent_without_prospects_goes():
    state = position("""
        players 2; advanced; seat 1 pays; investigator E; flipped
        seat 1: agents 1 4 30; shillings 2; bribes chocolate 2, magazine 2
        squares: 6 slide, 8 slide
    """)
    assert asked(state) == "remove"
    assert chosen(state) == "remove 30"


@pytest.mark.parametrize(("bribes", "goes"), [("wine 1", {"remove 13"}), ("chocolate 1", {"remove 1", "remove 8"})])
def test_a_feld_agent_stays_if_there_is_chocolate_for_him(bribes: str, goes: set[str]):
    state = position(f"""
        players 2; advanced; feld agents; seat 1 takes back; investigator H; final round by investigator
        seat 1: agents 1 8; feld 13; shillings 2; missions S-01; bribes {bribes}
    """)
    assert best(state) == goes


# Abilities


def test_it_pays_with_substitutes_to_close_a_square():
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 1; bribes wine 2; drawers {ability("146-155", "wine")}; shillings 4
        squares: 6 slide
    """)
    assert chosen(state) == "place 7"


def test_it_keeps_the_bribes_it_needs_when_it_may_pay_otherwise():
    # Building 10 next to square 8 costs magazines, so chocolate pays for building 7.
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 1 4; bribes magazine 2, chocolate 2; drawers {ability("146-155", "magazine")}
        squares: 6 slide, 8 slide
    """)
    play(state, ONE, "place 7", "supply")
    assert asked(state) == "pay"
    assert chosen(state) == "pay chocolate"


def test_it_goes_for_the_tile_that_its_drawers_reward():
    state = position(f"""
        players 2; advanced; seat 1 acts in III; final round by investigator
        seat 1: agents 1 4; bribes chocolate 2, magazine 2; drawers {ability("136-140", "flask")}
        squares: 6 slide, 8 flask
        tokens: slide 8
    """)
    assert chosen(state) == "place 10"


def test_a_kind_that_is_new_is_rewarded_once():
    state = position(f"""
        players 2; advanced; seat 1 acts in III; final round by investigator
        seat 1: agents 1 8 4; bribes chocolate 2, magazine 2; drawers {ability("166-170")}; info slide 1
        squares: 6 slide, 8 flask
        tokens: slide 8
    """)
    assert chosen(state) == "place 10"


def test_among_different_bribes_are_those_that_close_squares():
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 1 4 13; bribes chocolate 2, magazine 1, wine 1; drawers {ability("131-135", "slide")}
        squares: 6 slide, 8 slide, 20 slide
    """)
    play(state, ONE, "place 7", "supply")
    assert asked(state) == "different"
    assert chosen(state) == "different wine magazine"


@pytest.mark.parametrize(("rival", "choice"), [("slide 1", "advance slide"), ("slide 6", "decline")])
def test_it_advances_the_token_of_its_tile_unless_that_helps_others_more(rival: str, choice: str):
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 1; bribes chocolate 2; drawers {ability("141-145", "slide")}
        seat 2: info {rival}
        squares: 6 slide
    """)
    play(state, ONE, "place 7", "supply")
    assert asked(state) == "same_token"
    assert chosen(state) == choice


def test_in_action_iv_it_advances_the_token_of_which_it_owns_most_instead():
    shown = card(info="flask")
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: info handgun 3, flask 1; drawers {ability("156-165", "flask")}; plan - - {shown}
    """)
    play(state, ONE, "take wine")
    assert asked(state) == "instead"
    assert chosen(state) == "advance handgun"


def test_with_the_telephone_it_chooses_among_four_cards():
    hand = [card(bribe="coffee", info="flask")]
    for bribe in ("coffee", "coffee", "chocolate"):
        hand.append(card(bribe=bribe, info="flask", excluding=tuple(hand)))
    state = position(f"""
        players 2; advanced; seat 1 assigns; round 6
        seat 1: agents 1; bribes chocolate 1; items telephone; hand {" ".join(sorted(hand))}
        squares: 6 slide
    """)
    assert {text.split()[2] for text in best(state)} == {hand[3]}


# Feld agents


def test_the_feld_agent_goes_where_he_is_cheaper():
    # Blue is Hamburg: on building 12, of the nobility, he costs a bribe less.
    state = position("""
        players 2; advanced; feld agents; colours brgy; seat 1 acts in III
        seat 1: agents 6; bribes wine 2; feld waits; shillings 4
        squares: 10 slide
    """)
    assert chosen(state) == "place 12"
    play(state, ONE, "place 12")
    assert {"supply", "feld", "from 6"} == set(offers(state, ONE))
    assert chosen(state) == "feld"


def test_the_nomad_stays_where_he_closes_a_square():
    # With agents on 1 and 8, he closes square 11 if he stays where he is.
    state = position("""
        players 2; advanced; feld agents; colours ybrg; seat 1 acts in III
        seat 1: agents 1; bribes magazine 2; feld 7
        squares: 11 slide, 16 flask
    """)
    play(state, ONE, "place 8", "supply")
    assert asked(state) == "nomad"
    assert chosen(state) == "stay"


def test_the_nomad_goes_where_he_closes_a_square():
    state = position("""
        players 2; advanced; feld agents; colours ybrg; seat 1 acts in III
        seat 1: agents 13; bribes magazine 2; feld 7
        squares: 20 slide
    """)
    play(state, ONE, "place 8", "supply")
    assert asked(state) == "nomad"
    assert chosen(state) == "nomad 14"
