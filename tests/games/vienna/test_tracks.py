"""V6: action IV and the tracks."""

from __future__ import annotations

import pytest

from tests.games.vienna.lookup import ability, card
from tests.games.vienna.playing import ONE, TWO, asked, bribes, draw, offers, play, play_quietly, tokens, told
from tests.games.vienna.positions import CONTENT, LOOKUPS, position
from tests.rules import rule
from tradecraft.core.events import Event
from tradecraft.games.vienna.rules.content_model import INFOS
from tradecraft.games.vienna.rules.scoring import score
from tradecraft.games.vienna.rules.state import ViennaState

LAST = 20


def advancing(info: str, *more: str, table: str = "") -> ViennaState:
    """Return a game in which the card of action IV of seat 1, who acts in III, shows an info."""
    return position("\n".join([f"players 2; seat 1 acts in III{table}", f"seat 1: plan - - {card(info=info)}", *more]))


def advance(state: ViennaState) -> list[Event]:
    """Take bribes, so that action IV follows."""
    return play(state, ONE, "take tobacco")


# V6.1 Advance the token


@rule("V6.1")
@pytest.mark.parametrize("info", INFOS)
def test_the_token_at_the_top_right_moves_one_space_and_the_card_is_discarded(info: str):
    state = advancing(info)
    number = int(card(info=info))
    events = advance(state)
    assert tokens(state) == {info: 1}
    assert told(events, "info_shown") == [{"seat": ONE, "card": number, "info": info}]
    assert told(events, "token_advanced") == [{"seat": ONE, "info": info, "space": 1, "points": 0}]
    assert number in state.discard


@rule("V6.1")
def test_the_card_is_revealed_to_all_and_nobody_is_asked():
    state = advancing("slide")
    (shown,) = [event for event in advance(state) if event.kind == "info_shown"]
    assert shown.is_visible_to(TWO)
    assert shown.reveals
    assert state.active == TWO


# V6.2 Points for an advance


@rule("V6.2")
@pytest.mark.parametrize("owned", [0, 1, 2, 5])
def test_advancing_a_token_scores_one_point_for_each_tile_of_its_kind(owned: int):
    own = f"; info slide {owned}" if owned else "; info flask 3"
    state = advancing("slide", f"seat 1: points 4{own}", "seat 2: info slide 4")
    events = advance(state)
    assert score(state, ONE) == 4 + owned
    assert score(state, TWO) == 0
    assert told(events, "token_advanced") == [{"seat": ONE, "info": "slide", "space": 1, "points": owned}]


@rule("V6.2")
def test_two_advances_of_one_token_in_a_turn_score_twice():
    wine_token = ability("016-020", "wine")
    two = card(bribe="wine", excluding=(wine_token,))
    one, four = ability("086-090"), card(info="slide", excluding=(wine_token, two))
    state = position(f"""
        players 2; seat 1 assigns
        seat 1: drawers {wine_token}; hand {one} {two} {four}; info slide 3
    """)
    play(state, ONE, f"assign {one} {two} {four}", "advance slide", "take tobacco")
    assert tokens(state) == {"slide": 2}
    assert score(state, ONE) == 6


# V6.3 A token on the last space


@rule("V6.3")
def test_a_token_on_the_last_space_stays_there_and_still_scores():
    state = advancing("slide", "seat 1: info slide 3", f"tokens: slide {LAST}")
    events = advance(state)
    assert tokens(state) == {"slide": LAST}
    assert score(state, ONE) == 3
    assert told(events, "token_advanced") == [{"seat": ONE, "info": "slide", "space": LAST, "points": 3}]


@rule("V6.3")
def test_a_virtual_advance_counts_for_the_abilities_for_advancing():
    state = advancing(
        "slide",
        f"seat 1: drawers {ability('066-075', 'slide')} {ability('076-080', 'slide')}",
        f"tokens: slide {LAST}",
    )
    advance(state)
    assert score(state, ONE) == 2
    assert asked(state) == "bribe"
    play(state, ONE, "bribe wine")
    assert bribes(state, ONE) == {"tobacco": 2, "wine": 1}


@rule("V6.3")
def test_a_token_on_the_last_space_may_still_be_chosen():
    drawer = ability("031-035", "wine")
    state = position(f"""
        players 2; seat 1 acts in III
        seat 1: drawers {drawer}; bribes wine 2; info slide 2; plan - - {card(info="flask", excluding=(drawer,))}
        tokens: slide {LAST}
    """)
    play(state, ONE, "place 2")
    assert "advance slide" in offers(state, ONE)
    play(state, ONE, "advance slide")
    assert tokens(state) == {"slide": LAST, "flask": 1}
    assert score(state, ONE) == 2


@rule("V6.3", "V6.4")
def test_a_virtual_advance_crosses_no_threshold():
    state = advancing("slide", f"tokens: slide {LAST}")
    advance(state)
    assert (state.investigator, state.flipped) == (0, False)


# V6.4 Areas, thresholds, investigator


@rule("V6.4")
def test_a_track_has_six_areas_worth_one_to_six_and_the_sixth_is_a_single_space():
    moves = CONTENT.tracks.moves
    assert moves == (4, 4, 4, 4, 4)
    assert LOOKUPS.last_space == sum(moves) == LAST
    assert LOOKUPS.value_at == (*[1] * 4, *[2] * 4, *[3] * 4, *[4] * 4, *[5] * 4, 6)


@rule("V6.4")
@pytest.mark.parametrize("space", range(LAST))
def test_the_investigator_moves_when_a_token_crosses_a_threshold_and_only_then(space: int):
    state = advancing("slide", f"tokens: slide {space}") if space else advancing("slide")
    events = advance(state)
    crosses = space + 1 in (4, 8, 12, 16, 20)
    assert state.investigator == int(crosses)
    assert state.flipped == crosses
    assert told(events, "investigator_moved") == ([{"space": "B"}] if crosses else [])


@rule("V6.4")
def test_a_second_crossing_in_a_round_moves_nothing():
    state = advancing("slide", f"seat 2: plan 089 090 {card(info='flask')}", "tokens: slide 3, flask 7")
    advance(state)
    assert (state.investigator, state.flipped) == (1, True)
    events = play(state, TWO, "take tobacco")
    assert tokens(state) == {"slide": 4, "flask": 8}
    assert told(events, "investigator_moved") == []
    assert state.investigator == 1


@rule("V6.4")
def test_a_crossing_in_the_next_round_moves_the_investigator_again():
    state = position(f"""
        players 2; seat 2 acts in III; crest 1; round 3; investigator B; flipped
        seat 2: plan - - {card(info="slide")}
        tokens: slide 3, flask 7
    """)
    play(state, TWO, "take tobacco")
    assert (state.investigator, state.flipped) == (1, False)
    flask = card(info="flask")
    draw(state, f"cards 089 090 {flask}")
    play_quietly(state, until=lambda state: asked(state) == "assign" and TWO in state.deciders)
    play(state, TWO, f"assign 089 090 {flask}")
    play_quietly(state, until=lambda state: asked(state) == "place")
    play(state, TWO, "take tobacco")
    assert tokens(state)["flask"] == 8
    assert (state.investigator, state.flipped) == (2, True)


@rule("V6.4")
def test_a_round_without_a_crossing_leaves_the_investigator_where_he_is():
    state = advancing("slide", table="; investigator D; round 2")
    play_quietly(state, until=lambda state: state.round == 3)
    assert LOOKUPS.roof[state.investigator] == "D"
