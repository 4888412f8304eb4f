"""The worked examples of the advanced rulebook, each under its own name."""

from __future__ import annotations

from tests.games.vienna.lookup import ability, buildings, card, cards_of, colour_of, flag_of, kind_of, seal_of
from tests.games.vienna.playing import (
    FOUR,
    ONE,
    THREE,
    TWO,
    agents,
    asked,
    bribes,
    info,
    is_over,
    items,
    missions,
    offers,
    play,
    play_quietly,
    tokens,
    told,
)
from tests.games.vienna.positions import CONTENT, LOOKUPS, position
from tests.rules import family, rule
from tradecraft.games.vienna.rules.content_model import FLAGS
from tradecraft.games.vienna.rules.scoring import points_by_source, score

FLAG = {mission.id: FLAGS[mission.flag] for mission in CONTENT.missions}


@rule("V8.1", "V9")
def test_a_building_with_the_science_seal_counts_for_cards_and_missions_that_ask_for_it():
    science = buildings(seal="science", flag="usa")[0]
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: agents 7; missions A-20; bribes {colour_of(science)} 1; drawers {ability("091-100", "science")}
    """)
    play(state, ONE, f"place {science}", "supply")
    assert offers(state, ONE) == ["resolve A-20", "no_mission"]
    assert bribes(state, ONE) == {}


@rule("V8.6")
def test_the_microfilm_token_brings_the_investigator_onto_a_space_with_a_purchase_tile():
    state = position(f"""
        players 3; advanced; seat 1 acts in III; investigator D
        seat 1: plan - - {card(info="microfilm")}; shillings 2
        tokens: microfilm 7
    """)
    events = play(state, ONE, "take wine")
    assert tokens(state) == {"microfilm": 8}
    assert told(events, "investigator_moved") == [{"space": "E"}]
    events = play(state, TWO, "take wine") + play(state, THREE, "take wine")
    assert told(events, "purchase_began") == [{}]
    assert (asked(state), state.deciders) == ("buy", (ONE,))


@rule("V8.9")
def test_jan_pays_for_the_side_table_with_two_wine_and_one_chocolate():
    state = position("""
        players 2; advanced; seat 1 buys
        seat 1: items road_map; bribes wine 2, chocolate 2
    """)
    assert state.shillings[ONE] == 0
    play(state, ONE, "buy side_table", "pay wine", "pay wine")
    # Only chocolate is left for the third.
    assert bribes(state, ONE) == {"chocolate": 1}
    assert items(state, ONE) == ["road_map", "side_table"]


@rule("V8.9", "V8.11")
def test_annas_cash_box_holds_three_more_than_before():
    # A-05 gives 3 shillings.
    state = position("""
        players 2; advanced; seat 2 acts in III; crest 1
        seat 2: items cash_box; box 4; missions A-05; bribes magazine 2, coffee 3
    """)
    play(state, TWO, "place 8", "resolve A-05")
    play(state, TWO, "box 2")
    assert (state.shillings[TWO], state.boxes[TWO]) == (1, 4 + 3)


@rule("V8.10")
def test_katrin_has_six_agents_and_five_shillings():
    state = position(f"""
        players 2; advanced; seat 2 acts in III; crest 1; investigator E; flipped
        seat 1: agents 3 8 9 14 22 30; hired 1; shillings 5
        seat 2: plan - - {card(info="flask")}
    """)
    events = play(state, TWO, "take wine")
    assert told(events, "paid") == [{"seat": ONE, "coin": "shilling"}] * 5
    assert offers(state, ONE) == [f"remove {building}" for building in (3, 8, 9, 14, 22, 30)]
    play(state, ONE, "remove 14")
    assert (agents(state, ONE), state.supply[ONE], state.shillings[ONE]) == ((3, 8, 9, 22, 30), 1, 0)


@rule("V8.11")
def test_jan_accepts_a_second_mission_of_the_usa_and_later_resolves_both():
    assert (FLAG["B-10"], FLAG["B-20"], flag_of(8), flag_of(24)) == ("usa",) * 4
    state = position(f"""
        players 2; advanced; seat 1 acts in III; round 3
        seat 1: missions B-10; info flask 1, handgun 1, slide 1, briefcase 1, microfilm 1; bribes magazine 4
        seat 1: plan - - {card(info="flask")}
        display: A-01 A-02 B-20 B-01
    """)
    play(state, ONE, "place 8")
    assert offers(state, ONE) == ["accept B-20", "resolve B-10", "no_mission"]
    play(state, ONE, "accept B-20")
    assert (state.shillings[ONE], missions(state, ONE)) == (2, ["B-10", "B-20"])
    play_quietly(state, until=lambda state: state.round == 4)
    play_quietly(state, until=lambda state: asked(state) == "place" and state.deciders == (ONE,))
    before = score(state, ONE)
    owned = info(state, ONE)
    assert (owned["flask"], owned["handgun"]) == (1, 1)
    events = play(state, ONE, "place 24", "supply", "resolve B-10 B-20")
    assert [resolved["points"] for resolved in told(events, "mission_resolved")] == [0, 3]
    assert told(events, "shillings_gained") == [{"seat": ONE, "count": 7}]
    assert points_by_source(state.points[ONE], True)["missions"] == 3
    assert state.shillings[ONE] == 2 + 7
    assert (info(state, ONE), missions(state, ONE)) == (owned, [])
    assert score(state, ONE) >= before + 3


@rule("V8.11")
def test_katrins_missions_s_01_and_a_16():
    assert (FLAG["S-01"], FLAG["A-16"]) == ("france", "france")
    placed = buildings(flag="france", seal="religion")[0]
    palaces = buildings(seal="nobility")[:2]
    assert seal_of(placed) == "religion"
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: missions S-01 A-16; agents {" ".join(map(str, palaces))}; bribes {colour_of(placed)} 2
    """)
    play(state, ONE, f"place {placed}", "supply", "resolve S-01 A-16")
    assert (state.shillings[ONE], points_by_source(state.points[ONE], True)["missions"]) == (5, 2)
    assert missions(state, ONE) == []


@rule("V8.11")
def test_ulrichs_missions_b_03_and_b_14_and_not_b_20():
    assert (FLAG["B-03"], FLAG["B-14"], FLAG["B-20"]) == ("austria", "austria", "usa")
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: missions B-03 B-14 B-20; info briefcase 1, slide 1, microfilm 1, flask 1, handgun 2; bribes wine 2
        seat 1: plan - - {card(info="flask")}
    """)
    austrian, american = buildings(colour="wine", flag="austria")[0], buildings(colour="wine", flag="usa")[0]
    later = state.clone()
    play(state, ONE, f"place {austrian}")
    assert offers(state, ONE) == ["resolve B-03", "resolve B-14", "resolve B-03 B-14", "no_mission"]
    play(state, ONE, "resolve B-03 B-14")
    assert (state.shillings[ONE], points_by_source(state.points[ONE], True)["missions"]) == (1, 13)
    assert missions(state, ONE) == ["B-20"]
    play(later, ONE, f"place {american}")
    assert offers(later, ONE) == ["resolve B-20", "no_mission"]


@rule("V8.13")
def test_ulrichs_final_scoring():
    state = position(f"""
        players 4; advanced; seat 4 acts in III; crest 1; investigator L; final round by investigator
        seat 1: info slide 2, briefcase 2, microfilm 3, flask 2, handgun 2; items telephone cash_box seal; box 3
        seat 1: agents 1 2 3; shillings 3
        seat 2: agents 4 5 6 7; shillings 4
        seat 3: agents 8; shillings 1
        seat 4: plan - - {card(info="slide")}
        tokens: slide 9, briefcase 4, microfilm 12, flask 5, handgun 17
    """)
    play(state, FOUR, "take wine")
    assert is_over(state)
    assert sorted(LOOKUPS.value_at[space] for space in state.tokens) == [2, 2, 3, 4, 5]
    result = state.outcome()
    assert result.breakdown[ONE] == {
        "squares": 0,
        "tokens": 0,
        "abilities": 0,
        "missions": 0,
        "info": 36,
        "desk_tiles": 6,
        "cash_box": 6,
        "agents": 8,
    }
    assert result.scores[ONE] == 56


@rule("V9")
@family("131-135")
def test_jan_takes_three_different_bribes_for_a_briefcase_with_card_131():
    assert kind_of(cards_of("131-135")[0]) == "briefcase"
    state = position("""
        players 3; advanced; seat 1 acts in III
        seat 1: drawers 131; agents 3; bribes wine 2
        squares: 1 briefcase
    """)
    play(state, ONE, "place 2", "supply")
    assert asked(state) == "different"
    play(state, ONE, "different coffee chocolate magazine")
    assert bribes(state, ONE) == {"coffee": 1, "chocolate": 1, "magazine": 1}


@rule("V9", "V6.2")
@family("141-145")
def test_annas_third_handgun_advances_its_token_by_two_with_card_141():
    assert kind_of(cards_of("141-145")[0]) == "handgun"
    state = position(f"""
        players 3; advanced; seat 1 acts in III
        seat 1: drawers 141; agents 3; bribes wine 2; info handgun 2; plan - - {card(info="flask")}
        squares: 1 handgun
    """)
    play(state, ONE, "place 2", "supply", "advance handgun")
    assert (info(state, ONE), tokens(state)) == ({"handgun": 3}, {"handgun": 2, "flask": 1})
    assert points_by_source(state.points[ONE], True)["tokens"] == 2 * 3


@rule("V10.5")
def test_annas_choice_with_the_agent_from_marrakesh():
    pink, brown, orange, purple = 2, 9, 8, 3
    assert [colour_of(number) for number in (pink, brown, orange, purple)] == [
        "wine",
        "coffee",
        "magazine",
        "chocolate",
    ]
    # Square 12 joins pink, orange and brown; square 1 joins pink and purple.
    state = position(f"""
        players 2; advanced; feld agents; seat 1 acts in III
        seat 1: feld {brown}; agents {orange}; bribes wine 2; plan - - {card(info="flask")}
        squares: 12 briefcase, 1 handgun
    """)
    play(state, ONE, f"place {pink}", "supply")
    assert asked(state) == "nomad"
    assert f"nomad {orange}" not in offers(state, ONE)
    moved = state.clone()
    play(state, ONE, "stay")
    assert (info(state, ONE), score(state, ONE)) == ({"briefcase": 1}, 3)
    play(moved, ONE, f"nomad {purple}")
    assert (info(moved, ONE), score(moved, ONE)) == ({"handgun": 1}, 2)
    assert state.active == moved.active == TWO
