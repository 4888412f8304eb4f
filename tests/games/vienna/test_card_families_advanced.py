"""V9: what the cards of the advanced game do, family by family; those for tiles and payments have their own places."""

from __future__ import annotations

import pytest

from tests.games.vienna.lookup import ability, buildings, card, cards_of, colour_of, each_card, kind_of, seal_of
from tests.games.vienna.playing import ONE, TWO, asked, bribes, offers, play, refused, tokens, told
from tests.games.vienna.positions import position
from tests.rules import family, rule
from tradecraft.core.events import Event
from tradecraft.games.vienna.rules.content_model import BRIBES, EDITIONS, INFOS, Card
from tradecraft.games.vienna.rules.scoring import points_by_source, score
from tradecraft.games.vienna.rules.state import ViennaState

BRIBE_CHOICES = [f"bribe {bribe}" for bribe in BRIBES]
TOKEN_CHOICES = [*(f"advance {info}" for info in INFOS), "decline"]
TAKE_OR_MONEY = [*(f"take {bribe}" for bribe in BRIBES), "money"]


def place(tested: Card, building: int, company: str = "", edition: str = "en") -> tuple[ViennaState, list[Event]]:
    """Return the game in which seat 1, with a card in a drawer, has placed an agent; and what happened."""
    drawer = f"{tested.no:03}"
    state = position(f"""
        players 3; advanced; edition {edition}; seat 1 acts in III
        seat 1: drawers {drawer}; bribes {colour_of(building)} 2; plan - - {card(info="flask", excluding=(drawer,))}
        {company}
    """)
    events = play(state, ONE, f"place {building}")
    return state, events


def from_abilities(state: ViennaState) -> int:
    """Return the points that seat 1 has from abilities."""
    return points_by_source(state.points[ONE], state.advanced)["abilities"]


def has_had_its_turn(state: ViennaState) -> bool:
    return state.active == TWO


# Action III: seals


@rule("V9", "V5.3", "V8.1")
@family("091-100")
@each_card("091-100")
def test_091_to_100_one_bribe_less_for_placing_on_the_seal(tested: Card):
    for building in range(1, 31):
        state, events = place(tested, building)
        cost = 1 if seal_of(building) == kind_of(tested) else 2
        assert bribes(state, ONE) == ({colour_of(building): 1} if cost == 1 else {})
        assert told(events, "agent_placed")[0]["cost"] == cost
        assert has_had_its_turn(state)


@rule("V9", "V5.3")
@family("091-100")
@each_card("091-100")
def test_091_to_100_let_an_agent_be_placed_for_a_single_bribe_on_that_seal_only(tested: Card):
    for bribe in BRIBES:
        state = position(f"players 2; advanced; seat 1 acts in III\nseat 1: drawers {tested.no:03}; bribes {bribe} 1")
        payable = buildings(colour=bribe, seal=kind_of(tested))
        assert offers(state, ONE) == [*(f"place {building}" for building in payable), *TAKE_OR_MONEY]


@rule("V9")
@family("101-110")
@each_card("101-110")
def test_101_to_110_any_bribe_for_placing_on_the_seal(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building)
        if seal_of(building) == kind_of(tested):
            assert offers(state, ONE) == BRIBE_CHOICES
            play(state, ONE, "bribe magazine")
            assert bribes(state, ONE) == {"magazine": 1}
        else:
            assert bribes(state, ONE) == {}
        assert has_had_its_turn(state)


@rule("V9", "V11")
@family("111-115")
@each_card("111-115")
@pytest.mark.parametrize("edition", ["en", "nl"])
def test_111_to_115_three_points_for_placing_on_the_seal(tested: Card, edition: str):
    for building in range(1, 31):
        state, _ = place(tested, building, edition=edition)
        assert score(state, ONE) == (3 if seal_of(building) == kind_of(tested) else 0)
        assert bribes(state, ONE) == {}
        assert has_had_its_turn(state)


@rule("V9", "V11")
@family("111-115")
@each_card("111-115")
def test_111_to_115_any_bribe_instead_in_the_french_edition(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building, edition="fr")
        if seal_of(building) == kind_of(tested):
            assert offers(state, ONE) == BRIBE_CHOICES
            play(state, ONE, "bribe coffee")
            assert bribes(state, ONE) == {"coffee": 1}
        assert score(state, ONE) == 0
        assert has_had_its_turn(state)


@rule("V9")
@family("116-120")
@each_card("116-120")
def test_116_to_120_any_token_for_placing_on_the_seal(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building)
        if seal_of(building) == kind_of(tested):
            assert offers(state, ONE) == TOKEN_CHOICES
            play(state, ONE, "advance slide")
            assert tokens(state) == {"slide": 1, "flask": 1}
        else:
            assert tokens(state) == {"flask": 1}
        assert has_had_its_turn(state)


@rule("V9")
@family("091-100", "101-110", "111-115", "116-120")
@pytest.mark.parametrize("cards", ["091-100", "101-110", "111-115", "116-120"])
@pytest.mark.parametrize("instead", ["take wine", "money"])
def test_091_to_120_do_nothing_when_no_agent_is_placed(cards: str, instead: str):
    for tested in cards_of(cards):
        drawer = f"{tested.no:03}"
        state = position(f"""
            players 2; advanced; seat 1 acts in III
            seat 1: agents 1 2 3 7 12; drawers {drawer}; plan - - {card(info="flask", excluding=(drawer,))}
        """)
        play(state, ONE, instead)
        assert (bribes(state, ONE), state.shillings[ONE]) == (({}, 2) if instead == "money" else ({"wine": 2}, 0))
        assert (score(state, ONE), tokens(state)) == (0, {"flask": 1})
        assert has_had_its_turn(state)


@rule("V9.1a", "V3.3", "V11")
@family("111-115", "101-110")
@pytest.mark.parametrize("edition", EDITIONS)
def test_abilities_that_give_the_same_in_french_are_not_identical_in_any_edition(edition: str):
    old, new = ability("101-110", "nobility"), ability("111-115", "nobility")
    state = position(f"""
        players 2; advanced; edition {edition}; seat 1 assigns
        seat 1: drawers {old}; hand {new} 001 002
    """)
    play(state, ONE, f"assign {new} 001 002")
    assert state.drawers[ONE] == (int(old), int(new))


@rule("V9.1a", "V3.2", "V11")
@family("146-155")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_substitutes_of_different_kinds_are_not_identical_although_both_stand_for_anything_in_french(edition: str):
    wine, coffee = ability("146-155", "wine"), ability("146-155", "coffee")
    state = position(f"""
        players 2; advanced; edition {edition}; seat 1 assigns
        seat 1: drawers {wine}; hand {coffee} 001 002
    """)
    play(state, ONE, f"assign {coffee} 001 002")
    assert state.drawers[ONE] == (int(wine), int(coffee))


# Action III: company


def company(building: int) -> str:
    return f"seat 3: agents {building}"


@rule("V9", "V5.3")
@family("121-125")
@each_card("121-125")
def test_121_to_125_one_bribe_less_for_placing_where_another_player_is(tested: Card):
    for building in range(1, 31):
        state, events = place(tested, building, company(building))
        assert bribes(state, ONE) == {colour_of(building): 1}
        assert told(events, "agent_placed")[0]["cost"] == 1
        assert has_had_its_turn(state)
        state, _ = place(tested, building, company(building % 30 + 1))
        assert bribes(state, ONE) == {}


@rule("V9", "V9.3")
@family("121-125")
def test_121_to_125_let_an_agent_be_placed_for_a_single_bribe_where_another_player_is_and_nowhere_else():
    state = position(f"""
        players 3; advanced; seat 1 acts in III; third man 16
        seat 1: drawers {ability("121-125")}; bribes wine 1; agents 27 12
        seat 2: agents 2 14
        seat 3: agents 2 27 1
    """)
    assert offers(state, ONE) == ["place 2", "place 14", *TAKE_OR_MONEY]


@rule("V9", "V9.1")
@family("091-100", "121-125")
def test_two_discounts_make_an_agent_free_and_a_third_takes_nothing_off():
    building = buildings(seal="nobility", flag="usa")[0]
    drawers = [ability("091-100", "nobility"), ability("121-125"), ability("036-045", "usa")]
    for count in (2, 3):
        state = position(f"""
            players 2; advanced; seat 1 acts in III
            seat 1: drawers {" ".join(drawers[:count])}
            seat 2: agents {building}
        """)
        assert f"place {building}" in offers(state, ONE)
        events = play(state, ONE, f"place {building}")
        assert told(events, "agent_placed")[0]["cost"] == 0
        assert bribes(state, ONE) == {}


@rule("V9")
@family("126-130")
@each_card("126-130")
def test_126_to_130_two_cards_for_placing_where_another_player_is(tested: Card):
    for building in (1, 12, 30):
        state, _ = place(tested, building, company(building))
        chance = state.chance()
        assert (chance.deck, chance.count) == ("cards", 2)
        assert state.active == ONE
        state, _ = place(tested, building, company(building % 30 + 1))
        assert state.hands[ONE] == ()
        assert has_had_its_turn(state)


# Action IV


def instead(tested: Card, shown: str, watching: str = "") -> ViennaState:
    """Return the game in which seat 1, with a card in a drawer, has shown an info in action IV."""
    drawers = f"{tested.no:03} {watching}".strip()
    four = card(info=shown, excluding=tuple(drawers.split()))
    state = position(f"players 2; advanced; seat 1 acts in III\nseat 1: drawers {drawers}; plan - - {four}")
    play(state, ONE, "take tobacco")
    return state


@rule("V9", "V5.7")
@family("156-165")
@each_card("156-165")
def test_156_to_165_any_other_token_instead_of_the_one_shown_or_that_one_itself(tested: Card):
    for shown in INFOS:
        for moved in INFOS:
            state = instead(tested, shown)
            if shown == kind_of(tested):
                assert asked(state) == "instead"
                assert offers(state, ONE) == [f"advance {kind}" for kind in INFOS]
                assert refused(state, ONE, "decline").code == "must_advance"
                play(state, ONE, f"advance {moved}")
                assert tokens(state) == {moved: 1}
            else:
                assert tokens(state) == {shown: 1}
            assert has_had_its_turn(state)


@rule("V9.2")
@family("156-165", "066-075", "076-080")
@pytest.mark.parametrize("moved", INFOS)
def test_the_abilities_for_the_token_that_was_really_advanced_apply(moved: str):
    drawer = cards_of("156-165")[2]
    assert kind_of(drawer) == "slide"
    state = instead(drawer, "slide", f"{ability('066-075', 'handgun')} {ability('076-080', 'slide')}")
    play(state, ONE, f"advance {moved}")
    assert from_abilities(state) == (2 if moved == "slide" else 0)
    if moved == "handgun":
        assert offers(state, ONE) == BRIBE_CHOICES
        play(state, ONE, "bribe wine")
    assert has_had_its_turn(state)


@rule("V9.2", "V6.2")
@family("156-165")
def test_the_token_that_was_really_advanced_scores():
    drawer = ability("156-165", "slide")
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: drawers {drawer}; info slide 1, flask 4; plan - - {card(info="slide")}
        tokens: flask 3
    """)
    play(state, ONE, "money", "advance flask")
    assert (score(state, ONE), tokens(state)) == (4, {"flask": 4})
    assert state.flipped


@rule("V9", "V5.8")
@family("156-165")
def test_156_to_165_leave_tokens_advanced_by_abilities_alone():
    drawers = f"{ability('156-165', 'slide')} {ability('031-035', 'wine')}"
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: drawers {drawers}; bribes wine 2; plan - - {card(info="flask")}
    """)
    play(state, ONE, "place 2", "advance slide")
    assert (tokens(state), state.active) == ({"slide": 1, "flask": 1}, TWO)
