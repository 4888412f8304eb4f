"""V5.7 and V5.8: how abilities are applied, and what a bonus does not set off."""

from __future__ import annotations

from tests.games.vienna.lookup import ability, buildings, card
from tests.games.vienna.playing import ONE, TWO, asked, bribes, offers, play, refused, tokens, told
from tests.games.vienna.positions import position
from tests.rules import rule
from tradecraft.games.vienna.rules.content_model import BRIBES
from tradecraft.games.vienna.rules.scoring import score

PINK = buildings(colour="wine")[0]


# V5.7 Abilities are never compulsory


@rule("V5.7")
def test_what_could_only_help_is_applied_unasked():
    grey = buildings(colour="tobacco", flag="usa")[0]
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: drawers {ability("026-030", "tobacco")} {ability("036-045", "usa")} {ability("081-085", "wine")}
        seat 1: bribes tobacco 1
        seat 2: agents {grey}
    """)
    play(state, ONE, f"place {grey}")
    assert state.active == TWO
    assert bribes(state, ONE) == {"wine": 2}
    assert score(state, ONE) == 3


@rule("V5.7")
def test_a_bribe_of_choice_is_asked_for_and_cannot_be_declined():
    state = position(f"players 2; seat 1 acts in III\nseat 1: drawers {ability('021-025', 'wine')}; bribes wine 2")
    play(state, ONE, f"place {PINK}")
    assert asked(state) == "bribe"
    assert offers(state, ONE) == [f"bribe {bribe}" for bribe in BRIBES]
    assert refused(state, ONE, "decline").code == "not_asked_now"


@rule("V5.7")
def test_advancing_a_token_may_be_declined():
    drawer = ability("031-035", "wine")
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: drawers {drawer}; bribes wine 2; info slide 3; plan - - {card(info="flask", excluding=(drawer,))}
    """)
    play(state, ONE, f"place {PINK}")
    assert offers(state, ONE)[-1] == "decline"
    events = play(state, ONE, "decline")
    assert told(events, "token_declined") == [{"seat": ONE, "card": int(drawer)}]
    assert tokens(state) == {"flask": 1}
    assert score(state, ONE) == 0


@rule("V5.7")
def test_several_choices_are_asked_for_one_after_the_other_in_the_order_of_the_drawers():
    purple_french = buildings(colour="chocolate", flag="france")[0]
    token, bribe, other = ability("061-065", "france"), ability("021-025", "chocolate"), ability("046-055", "france")
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: drawers {token} {bribe} {other}; bribes chocolate 2
    """)
    play(state, ONE, f"place {purple_french}")
    assert asked(state) == "token"
    play(state, ONE, "decline")
    assert asked(state) == "bribe"
    play(state, ONE, "bribe wine")
    assert asked(state) == "bribe"
    play(state, ONE, "bribe coffee")
    assert bribes(state, ONE) == {"wine": 1, "coffee": 1}
    assert state.active == TWO


# V5.8 A bonus never triggers another bonus


@rule("V5.8")
def test_a_token_advanced_by_an_ability_scores_but_sets_off_no_ability_for_tokens():
    drawer = ability("031-035", "wine")
    watching = f"{ability('066-075', 'slide')} {ability('076-080', 'slide')}"
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: drawers {drawer} {watching}; bribes wine 2; info slide 2; plan - - {card(info="flask")}
    """)
    events = play(state, ONE, f"place {PINK}", "advance slide")
    assert score(state, ONE) == 2
    assert told(events, "points_scored") == []
    assert bribes(state, ONE) == {}
    assert state.active == TWO


@rule("V5.8", "V6.4")
def test_a_token_advanced_by_an_ability_may_move_the_investigator():
    drawer = ability("031-035", "wine")
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: drawers {drawer}; bribes wine 2
        tokens: slide 3
    """)
    play(state, ONE, f"place {PINK}")
    assert state.investigator == 0
    play(state, ONE, "advance slide")
    assert state.investigator == 1
    assert state.flipped


@rule("V5.5")
def test_several_abilities_apply_in_the_order_of_their_drawers():
    any_bribe, token = ability("021-025", "wine"), ability("061-065", "austria")
    for first, second, asks in ((any_bribe, token, "bribe"), (token, any_bribe, "token")):
        state = position(f"players 2; seat 1 acts in III\nseat 1: bribes wine 2; drawers {first} {second}")
        play(state, ONE, "place 2")
        assert asked(state) == asks
