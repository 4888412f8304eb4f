"""V3: action I, a card into a drawer."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.vienna.lookup import ability, buildings, card
from tests.games.vienna.playing import CARDS, ONE, TWO, asked, bribes, offers, play, told
from tests.games.vienna.positions import CONTENT, LOOKUPS, position
from tests.rules import rule
from tradecraft.games.vienna.rules.scoring import score
from tradecraft.games.vienna.rules.state import ViennaState

MORE_WINE, MORE_WINE_TOO = ability("001-010", "wine"), ability("001-010", "wine", copy=2)
MORE_COFFEE = ability("001-010", "coffee")
POINTS_FOR_WINE = ability("011-015", "wine")
COMPANY, COMPANY_TOO = ability("086-090"), ability("086-090", copy=2)
SHOWS_WINE = card(bribe="wine", excluding=(MORE_WINE, MORE_WINE_TOO))
SHOWS_COFFEE = card(bribe="coffee", excluding=(MORE_COFFEE,))
OTHER = card(bribe="tobacco", excluding=(MORE_WINE_TOO, COMPANY))


def with_drawers(*drawers: str, hand: tuple[str, str, str]) -> ViennaState:
    """Return a game in which seat 1 is the last to assign and then the first to act."""
    lines = ["players 2; seat 1 assigns", f"seat 1: hand {' '.join(hand)}"]
    if drawers:
        lines.append(f"seat 1: drawers {' '.join(drawers)}")
    return position("\n".join(lines))


def assign(state: ViennaState, *cards: str) -> list[dict[str, object]]:
    """Assign the cards in this order and return what was told of the drawers."""
    return told(play(state, ONE, f"assign {' '.join(cards)}"), "drawer_filled")


# V3.1 Filling and replacing


@rule("V3.1")
def test_the_card_goes_into_an_empty_drawer_unasked():
    hand = (MORE_WINE, SHOWS_COFFEE, OTHER)
    state = with_drawers(hand=hand)
    filled = assign(state, *hand)
    assert filled == [{"seat": ONE, "drawer": 1, "card": int(MORE_WINE), "replaced": 0}]
    assert state.drawers[ONE] == (int(MORE_WINE),)


@rule("V3.1")
def test_the_third_drawer_is_filled_like_the_first():
    hand = (MORE_WINE, SHOWS_COFFEE, OTHER)
    state = with_drawers(MORE_COFFEE, COMPANY, hand=hand)
    filled = assign(state, *hand)
    assert filled == [{"seat": ONE, "drawer": 3, "card": int(MORE_WINE), "replaced": 0}]
    assert state.drawers[ONE] == (int(MORE_COFFEE), int(COMPANY), int(MORE_WINE))
    assert asked(state) == "place"


@rule("V3.1")
def test_a_desk_has_three_drawers_and_a_fourth_card_replaces_one_of_the_players_choice():
    hand = (MORE_WINE, SHOWS_COFFEE, OTHER)
    state = with_drawers(MORE_COFFEE, COMPANY, POINTS_FOR_WINE, hand=hand)
    assert assign(state, *hand) == []
    assert asked(state) == "replace"
    assert state.deciders == (ONE,)
    assert offers(state, ONE) == [f"replace {number}" for number in (MORE_COFFEE, COMPANY, POINTS_FOR_WINE)]


@rule("V3.1")
@pytest.mark.parametrize("drawer", [0, 1, 2])
def test_the_replaced_card_is_discarded_and_the_new_one_lies_in_its_place(drawer: int):
    hand = (MORE_WINE, SHOWS_COFFEE, OTHER)
    drawers = [MORE_COFFEE, COMPANY, POINTS_FOR_WINE]
    state = with_drawers(*drawers, hand=hand)
    assign(state, *hand)
    events = play(state, ONE, f"replace {drawers[drawer]}")
    replaced = int(drawers[drawer])
    assert told(events, "drawer_filled") == [
        {"seat": ONE, "drawer": drawer + 1, "card": int(MORE_WINE), "replaced": replaced}
    ]
    drawers[drawer] = MORE_WINE
    assert state.drawers[ONE] == tuple(map(int, drawers))
    assert replaced in state.discard
    assert asked(state) == "place"


@rule("V3.1")
def test_the_card_in_the_drawer_lies_open_and_gives_neither_its_bribe_nor_its_info():
    hand = (SHOWS_WINE, SHOWS_COFFEE, OTHER)
    state = with_drawers(hand=hand)
    events = play(state, ONE, f"assign {' '.join(hand)}")
    (filled,) = [event for event in events if event.kind == "drawer_filled" and event.data["seat"] == ONE]
    assert filled.is_visible_to(TWO)
    assert filled.reveals
    assert bribes(state, ONE) == {"coffee": 1}
    assert state.tokens == [0] * 5


# V3.2 No ability twice


@rule("V3.2")
def test_a_card_whose_ability_is_there_replaces_that_card_even_when_a_drawer_is_empty():
    hand = (MORE_WINE_TOO, SHOWS_COFFEE, OTHER)
    state = with_drawers(MORE_WINE, hand=hand)
    filled = assign(state, *hand)
    assert filled == [{"seat": ONE, "drawer": 1, "card": int(MORE_WINE_TOO), "replaced": int(MORE_WINE)}]
    assert state.drawers[ONE] == (int(MORE_WINE_TOO),)
    assert int(MORE_WINE) in state.discard


@rule("V3.2")
def test_a_card_whose_ability_is_there_replaces_exactly_that_card_of_three_unasked():
    hand = (MORE_WINE_TOO, SHOWS_COFFEE, OTHER)
    state = with_drawers(MORE_COFFEE, MORE_WINE, COMPANY, hand=hand)
    filled = assign(state, *hand)
    assert filled == [{"seat": ONE, "drawer": 2, "card": int(MORE_WINE_TOO), "replaced": int(MORE_WINE)}]
    assert state.drawers[ONE] == (int(MORE_COFFEE), int(MORE_WINE_TOO), int(COMPANY))
    assert asked(state) == "place"


@rule("V3.2")
def test_another_players_drawers_do_not_matter():
    hand = (MORE_WINE_TOO, SHOWS_COFFEE, OTHER)
    state = position(f"""
        players 2; seat 1 assigns
        seat 1: hand {" ".join(hand)}
        seat 2: drawers {MORE_WINE}
    """)
    assign(state, *hand)
    assert state.drawers == [(int(MORE_WINE_TOO),), (int(MORE_WINE),)]


# V3.3 When abilities are identical


@rule("V3.3")
def test_abilities_are_identical_when_family_and_kind_are_whatever_the_corners_show():
    pairs = list(combinations(CARDS, 2))
    assert len(pairs) == 4005
    for one, other in pairs:
        first, second = CONTENT.cards[one - 1], CONTENT.cards[other - 1]
        is_same = (first.family, first.kind) == (second.family, second.kind)
        assert (LOOKUPS.ability[one] == LOOKUPS.ability[other]) == is_same, (one, other)


@rule("V3.3")
@pytest.mark.parametrize("other", [MORE_COFFEE, POINTS_FOR_WINE], ids=["another kind", "another family"])
def test_another_kind_or_another_family_is_another_ability(other: str):
    hand = (MORE_WINE, SHOWS_COFFEE, OTHER)
    state = with_drawers(other, hand=hand)
    assign(state, *hand)
    assert state.drawers[ONE] == (int(other), int(MORE_WINE))


@rule("V3.3")
def test_cards_of_a_family_that_depicts_no_kind_are_all_identical():
    hand = (COMPANY_TOO, SHOWS_COFFEE, OTHER)
    state = with_drawers(COMPANY, hand=hand)
    assign(state, *hand)
    assert state.drawers[ONE] == (int(COMPANY_TOO),)


# V3.4 From when, how long


@rule("V3.4")
def test_the_ability_works_in_action_two_of_the_very_round():
    hand = (MORE_WINE, SHOWS_WINE, OTHER)
    state = with_drawers(hand=hand)
    assign(state, *hand)
    assert bribes(state, ONE) == {"wine": 2}


@rule("V3.4")
def test_the_ability_works_in_action_three_of_the_very_round():
    building = buildings(colour="coffee")[0]
    hand = (ability("026-030", "coffee"), SHOWS_COFFEE, OTHER)
    state = position(f"""
        players 2; seat 1 assigns
        seat 1: hand {" ".join(hand)}; bribes coffee 1
    """)
    play(state, ONE, f"assign {' '.join(hand)}", f"place {building}")
    assert score(state, ONE) == 3


@rule("V3.4")
def test_the_ability_works_in_action_four_of_the_very_round():
    shows_slide = card(info="slide")
    hand = (ability("076-080", "slide"), SHOWS_COFFEE, shows_slide)
    state = with_drawers(hand=hand)
    play(state, ONE, f"assign {' '.join(hand)}", "take tobacco")
    assert score(state, ONE) == 2


@rule("V3.4")
def test_a_replaced_card_no_longer_works():
    hand = (COMPANY, SHOWS_WINE, OTHER)
    state = with_drawers(MORE_WINE, MORE_COFFEE, POINTS_FOR_WINE, hand=hand)
    play(state, ONE, f"assign {' '.join(hand)}", f"replace {MORE_WINE}")
    assert bribes(state, ONE) == {"wine": 1}
    assert score(state, ONE) == 2


@rule("V3.4")
def test_the_ability_works_in_the_following_rounds():
    hand = (COMPANY, SHOWS_WINE, OTHER)
    state = with_drawers(MORE_WINE, hand=hand)
    assign(state, *hand)
    assert bribes(state, ONE) == {"wine": 2}
