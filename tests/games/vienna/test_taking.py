"""V4: action II, the bribe."""

from __future__ import annotations

import pytest

from tests.games.vienna.lookup import ability, buildings, card
from tests.games.vienna.playing import ONE, TWO, asked, bribes, play, told
from tests.games.vienna.positions import position
from tests.rules import rule
from tradecraft.games.vienna.rules.content_model import BRIBES
from tradecraft.games.vienna.rules.scoring import score
from tradecraft.games.vienna.rules.state import ViennaState

MORE_WINE, WINE_POINTS, WINE_TOKEN = (ability(family, "wine") for family in ("001-010", "011-015", "016-020"))
ABILITIES = (MORE_WINE, WINE_POINTS, WINE_TOKEN)
NEUTRAL = ability("086-090")


def taking(bribe: str, *drawers: str) -> tuple[ViennaState, str, str]:
    """Return a game in which seat 1 takes a bribe when it assigns; with the action and the card of the bribe."""
    two = card(bribe=bribe, excluding=(*drawers, NEUTRAL))
    four = card(info="slide", excluding=(*drawers, NEUTRAL, two))
    lines = ["players 2; seat 1 assigns", f"seat 1: hand {NEUTRAL} {two} {four}"]
    if drawers:
        lines.append(f"seat 1: drawers {' '.join(drawers)}")
    return position("\n".join(lines)), f"assign {NEUTRAL} {two} {four}", two


@rule("V4.1")
@pytest.mark.parametrize("bribe", BRIBES)
def test_the_bribe_at_the_top_left_is_taken_and_the_card_discarded(bribe: str):
    state, assign, two = taking(bribe)
    events = play(state, ONE, assign)
    assert bribes(state, ONE) == {bribe: 1}
    assert bribes(state, TWO) == {}
    assert told(events, "bribe_taken") == [{"seat": ONE, "card": int(two), "bribe": bribe}]
    assert int(two) in state.discard
    assert asked(state) == "place"


@rule("V4.1")
def test_the_card_is_revealed_to_all():
    state, assign, _ = taking("wine")
    (taken,) = [event for event in play(state, ONE, assign) if event.kind == "bribe_taken"]
    assert taken.is_visible_to(TWO)
    assert taken.reveals


@rule("V4.2")
def test_all_abilities_for_the_bribe_apply_each_once():
    # The third ability comes from the hand: any other card there would have to replace one of the three.
    hand = (WINE_TOKEN, card(bribe="wine", excluding=ABILITIES), card(info="slide", excluding=ABILITIES))
    state = position(f"""
        players 2; seat 1 assigns
        seat 1: drawers {MORE_WINE} {WINE_POINTS}; hand {" ".join(hand)}
    """)
    play(state, ONE, f"assign {' '.join(hand)}")
    assert bribes(state, ONE) == {"wine": 2}
    assert score(state, ONE) == 2
    assert asked(state) == "token"
    play(state, ONE, "advance flask")
    assert state.tokens == [1, 0, 0, 0, 0]
    assert asked(state) == "place"


@rule("V4.2")
@pytest.mark.parametrize("bribe", [bribe for bribe in BRIBES if bribe != "wine"])
def test_abilities_for_another_bribe_do_not_apply(bribe: str):
    for drawer in ABILITIES:
        state, assign, _ = taking(bribe, drawer)
        play(state, ONE, assign)
        assert bribes(state, ONE) == {bribe: 1}
        assert score(state, ONE) == 0
        assert asked(state) == "place"


@rule("V4.2")
def test_the_extra_bribe_brings_no_further_one_and_sets_nothing_off():
    state, assign, _ = taking("wine", MORE_WINE, WINE_POINTS)
    play(state, ONE, assign)
    assert bribes(state, ONE) == {"wine": 2}
    assert score(state, ONE) == 2


@rule("V4.2")
def test_bribes_taken_in_action_three_set_nothing_off():
    for drawer in ABILITIES:
        state = position(f"players 2; seat 1 acts in III\nseat 1: drawers {drawer}")
        play(state, ONE, "take wine")
        assert bribes(state, ONE) == {"wine": 2}
        assert score(state, ONE) == 0
        assert state.active == TWO


@rule("V4.2")
def test_bribes_gained_by_an_ability_set_nothing_off():
    grey, company = buildings(colour="tobacco")[0], ability("081-085", "wine")
    for drawer in ABILITIES:
        state = position(f"""
            players 2; seat 1 acts in III
            seat 1: drawers {drawer} {ability("021-025", "tobacco")} {company}; bribes tobacco 2
            seat 2: agents {grey}
        """)
        play(state, ONE, f"place {grey}", "bribe wine")
        assert bribes(state, ONE) == {"wine": 3}
        assert score(state, ONE) == 0
        assert state.active == TWO


@rule("V4.2")
def test_the_abilities_of_another_player_do_not_apply():
    two, four = card(bribe="wine", excluding=ABILITIES), card(info="slide", excluding=ABILITIES)
    state = position(f"""
        players 2; seat 1 assigns
        seat 1: hand {NEUTRAL} {two} {four}
        seat 2: drawers {MORE_WINE} {WINE_POINTS}
    """)
    play(state, ONE, f"assign {NEUTRAL} {two} {four}")
    assert bribes(state, ONE) == {"wine": 1}
    assert bribes(state, TWO) == {}
    assert (score(state, ONE), score(state, TWO)) == (0, 0)
