"""The worked examples of the introductory rulebook, each under its own name."""

from __future__ import annotations

from tests.games.vienna.lookup import ability, buildings, card, cards_of, colour_of, kind_of
from tests.games.vienna.playing import (
    ONE,
    THREE,
    TWO,
    agents,
    asked,
    bribes,
    info,
    is_over,
    offers,
    play,
    play_quietly,
    tokens,
    told,
)
from tests.games.vienna.positions import LOOKUPS, position
from tests.rules import rule
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS
from tradecraft.games.vienna.rules.scoring import score


@rule("V2.2")
def test_jan_assigns_three_cards():
    one, two = ability("026-030", "coffee"), card(bribe="wine")
    four = card(info="slide", excluding=(one, two))
    state = position(f"players 2; seat 1 assigns\nseat 1: hand {one} {two} {four}; bribes coffee 2")
    events = play(state, ONE, f"assign {one} {two} {four}")
    assert told(events, "drawer_filled")[0]["card"] == int(one)
    assert told(events, "bribe_taken")[0]["card"] == int(two)
    events = play(state, ONE, f"place {buildings(colour='coffee')[0]}")
    assert told(events, "info_shown")[0]["card"] == int(four)
    assert (bribes(state, ONE), score(state, ONE), tokens(state)) == ({"wine": 1}, 3, {"slide": 1})


@rule("V2.2", "V3.1", "V4.1", "V6.1")
def test_the_anatomy_of_a_card():
    shown = next(
        shown
        for shown in cards_of("026-030") + cards_of("031-035") + cards_of("056-060")
        if (BRIBES[shown.bribe], INFOS[shown.info], shown.family.action) == ("wine", "microfilm", "III")
    )
    tested = f"{shown.no:03}"
    others = (card(bribe="chocolate", info="flask"), card(bribe="coffee", info="slide"))
    for place in range(3):
        cards = [*others[:place], tested, *others[place:]]
        state = position(f"players 2; seat 1 assigns\nseat 1: hand {' '.join(cards)}")
        play(state, ONE, f"assign {' '.join(cards)}", "take tobacco")
        assert ("wine" in bribes(state, ONE)) == (place == 1)
        assert ("microfilm" in tokens(state)) == (place == 2)
        assert (shown.no in state.drawers[ONE]) == (place == 0)


@rule("V3.1", "V3.4", "V4.1", "V4.2")
def test_jans_full_drawers_and_what_they_give_him():
    any_bribe, points = ability("046-055", "usa"), ability("056-060", "usa")
    extra_wine, leftmost = ability("001-010", "wine"), ability("086-090")
    taken = (any_bribe, points, extra_wine, leftmost)
    shows_wine = card(bribe="wine", excluding=taken)
    shows_flask = card(info="flask", excluding=(*taken, shows_wine))
    usa = buildings(flag="usa")[0]
    state = position(f"""
        players 2; seat 1 assigns
        seat 1: drawers {leftmost} {any_bribe} {points}; hand {extra_wine} {shows_wine} {shows_flask}
        seat 1: bribes {colour_of(usa)} 2
    """)
    play(state, ONE, f"assign {extra_wine} {shows_wine} {shows_flask}")
    assert offers(state, ONE) == [f"replace {number}" for number in (leftmost, any_bribe, points)]
    play(state, ONE, f"replace {leftmost}")
    assert state.drawers[ONE] == (int(extra_wine), int(any_bribe), int(points))
    assert bribes(state, ONE) == {colour_of(usa): 2, "wine": 2}
    play(state, ONE, f"place {usa}")
    assert asked(state) == "bribe"
    play(state, ONE, "bribe tobacco")
    assert bribes(state, ONE) == {"wine": 2, "tobacco": 1}
    assert score(state, ONE) == 3


@rule("V4.1")
def test_jans_wine_in_action_two():
    shows_wine, other = card(bribe="wine"), ability("086-090")
    four = card(info="slide", excluding=(shows_wine,))
    state = position(f"players 2; seat 1 assigns\nseat 1: hand {other} {shows_wine} {four}; bribes coffee 1")
    play(state, ONE, f"assign {other} {shows_wine} {four}")
    assert bribes(state, ONE) == {"wine": 1, "coffee": 1}


@rule("V4.2")
def test_jans_extra_wine_brings_no_third_one():
    extra_wine = ability("001-010", "wine")
    shows_wine = card(bribe="wine", excluding=(extra_wine,))
    four = card(info="flask", excluding=(extra_wine, shows_wine))
    state = position(f"players 2; seat 1 assigns\nseat 1: hand {extra_wine} {shows_wine} {four}")
    events = play(state, ONE, f"assign {extra_wine} {shows_wine} {four}")
    assert bribes(state, ONE) == {"wine": 2}
    assert told(events, "bribes_gained") == [{"seat": ONE, "bribe": "wine", "count": 1, "card": int(extra_wine)}]


@rule("V3.2", "V3.3")
def test_the_two_cards_that_are_not_allowed_together():
    wines = [card for card in cards_of("001-010") if kind_of(card) == "wine"]
    assert len(wines) == 2
    assert (wines[0].bribe, wines[0].info) != (wines[1].bribe, wines[1].info)
    coffee = ability("001-010", "coffee")
    for old, new in (wines, wines[::-1]):
        state = position(f"""
            players 2; seat 1 assigns
            seat 1: drawers {old.no:03} {coffee}; hand {new.no:03} 089 090
        """)
        play(state, ONE, f"assign {new.no:03} 089 090")
        assert state.drawers[ONE] == (new.no, int(coffee))


@rule("V5.1", "V5.3")
def test_annas_purple_building_costs_two_chocolate():
    purple = buildings(colour="chocolate")[0]
    state = position("players 2; seat 1 acts in III\nseat 1: bribes chocolate 3, wine 1")
    play(state, ONE, f"place {purple}")
    assert bribes(state, ONE) == {"chocolate": 1, "wine": 1}
    assert agents(state, ONE) == (purple,)


@rule("V5.1", "V5.6")
def test_ulrich_takes_two_wine_and_surrounds_two_squares_in_the_next_round():
    # The pink building 2: square 1 (value 2) joins it to 3, and square 3 (value 3) to 3 and 9.
    assert colour_of(2) == "wine"
    state = position("""
        players 2; seat 1 acts in III; round 6
        seat 1: agents 3 9
        squares: 1 handgun, 3 briefcase, 12 slide
    """)
    assert "place 2" not in offers(state, ONE)
    play(state, ONE, "take wine")
    assert bribes(state, ONE) == {"wine": 2}
    play_quietly(state, until=lambda state: state.round == 7)
    play_quietly(state, until=lambda state: asked(state) == "place" and state.deciders == (ONE,))
    assert score(state, ONE) == 0
    events = play(state, ONE, "place 2", "supply")
    assert told(events, "tile_obtained") == [
        {"seat": ONE, "square": 1, "info": "handgun", "points": 2},
        {"seat": ONE, "square": 3, "info": "briefcase", "points": 3},
    ]
    assert info(state, ONE) == {"handgun": 1, "briefcase": 1}
    assert sum(int(str(tile["points"])) for tile in told(events, "tile_obtained")) == 5


@rule("V6.1", "V6.2")
def test_annas_handgun_token_scores_for_her_three_handguns_and_for_nobody_else():
    state = position(f"""
        players 3; seat 2 acts in III; crest 1
        seat 1: info handgun 2
        seat 2: info handgun 3; plan - - {card(info="handgun")}
        seat 3: info handgun 1
    """)
    play(state, TWO, "take coffee")
    assert tokens(state) == {"handgun": 1}
    assert [score(state, seat) for seat in (ONE, TWO, THREE)] == [0, 3, 0]


@rule("V4.2", "V6.2")
def test_annas_slide_token_by_an_ability_scores_for_her_four_slides():
    drawer = ability("016-020", "wine")
    two = card(bribe="wine", excluding=(drawer,))
    one, four = ability("086-090"), card(info="flask", excluding=(drawer, two))
    state = position(f"players 2; seat 1 assigns\nseat 1: drawers {drawer}; hand {one} {two} {four}; info slide 4")
    play(state, ONE, f"assign {one} {two} {four}")
    assert asked(state) == "token"
    play(state, ONE, "advance slide")
    assert tokens(state) == {"slide": 1}
    assert score(state, ONE) == 4


@rule("V6.4", "V7.1")
def test_the_slide_token_brings_the_investigator_to_l_in_a_game_of_four():
    state = position(f"""
        players 4; seat 2 acts in III; crest 1; round 25; investigator K
        seat 2: plan - - {card(info="slide")}
        tokens: slide 11, flask 9
    """)
    events = play(state, TWO, "take wine")
    assert tokens(state) == {"slide": 12, "flask": 9}
    assert told(events, "investigator_moved") == [{"space": "L"}]
    assert state.flipped
    events = play_quietly(state, until=lambda state: state.round == 26)
    assert [shown["seat"] for shown in told(events, "info_shown")] == [2, 3]
    assert told(events, "end_triggered") == [{"reason": "investigator"}]
    events = play_quietly(state, until=is_over)
    assert [shown["seat"] for shown in told(events, "info_shown")] == [1, 2, 3, 0]
    assert state.round == 26
    assert len(state.outcome().scores) == 4


@rule("V7.3", "V6.4")
def test_annas_final_scoring():
    state = position(f"""
        players 2; seat 2 acts in III; crest 1; final round by investigator
        seat 1: info slide 4, briefcase 2, microfilm 2, flask 2, handgun 2; points 31
        seat 2: plan - - {card(info="flask")}
        tokens: slide 12, briefcase 8, microfilm 4, flask 13, handgun 11
    """)
    play(state, TWO, "take wine")
    assert [LOOKUPS.value_at[space] for space in state.tokens] == [4, 3, 3, 2, 4]
    result = state.outcome()
    assert (result.breakdown[ONE]["info"], result.breakdown[ONE]["sets"]) == (40, 20)
    assert result.scores[ONE] == 31 + 60
    assert sum(LOOKUPS.value_at[space] for space in state.tokens) == 5 + LOOKUPS.end_spaces[4]


@rule("V9.1")
def test_a_purple_building_of_france_gives_both_bonuses():
    building = buildings(colour="chocolate", flag="france")[0]
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: bribes chocolate 2; drawers {ability("026-030", "chocolate")} {ability("046-055", "france")}
    """)
    play(state, ONE, f"place {building}", "bribe wine")
    assert score(state, ONE) == 3
    assert bribes(state, ONE) == {"wine": 1}
