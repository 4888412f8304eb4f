"""W0, W1: the material, the hands, the homes and the opening turn."""

from __future__ import annotations

import pytest

from tests.games.war1955.playing import (
    LOOKUPS,
    ONE,
    TWO,
    asks,
    draw,
    draw_quietly,
    finish_turn,
    hand,
    offered,
    offers,
    pawns,
    play,
    refused,
    spy,
    told,
)
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.core.errors import BadOption
from tradecraft.core.events import EVERYONE, only
from tradecraft.core.game import CHANCE
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.games.war1955.rules.state import WarState

BLUE, RED = ["usa", "great_britain", "france"], ["ussr", "poland", "hungary"]


def choosing_homes(first: int = ONE) -> WarState:
    """Return a game after the deal, when the first player has to choose a home."""
    state = GAME.new_state(2, {"first_player": str(first + 1)})
    draw_quietly(state)
    return state


@rule("W0")
def test_two_play_with_54_cards_of_six_countries_and_mercenaries():
    assert GAME.player_counts == (2,)
    assert len(LOOKUPS.deck) == 54
    assert list(COUNTRIES) == BLUE + RED
    assert [FACTIONS[faction] for faction in LOOKUPS.faction_of] == ["blue"] * 3 + ["red"] * 3
    mercenaries = [card for card in LOOKUPS.content.cards if card.is_mercenary]
    assert mercenaries
    assert {card.action for card in LOOKUPS.content.cards if not card.is_mercenary} == set(SPECIAL_IDS)
    with pytest.raises(BadOption):
        GAME.new_state(3, {})


@rule("W0")
def test_every_track_is_shorter_on_the_short_side():
    for normal, short in zip(LOOKUPS.steps_on["normal"], LOOKUPS.steps_on["short"], strict=True):
        assert short < normal
    assert GAME.new_state(2, {"side": "short"}).track_steps == LOOKUPS.steps_on["short"]
    assert GAME.new_state(2, {}).track_steps == LOOKUPS.steps_on["normal"]


@rule("W1.1")
def test_each_player_draws_five_cards_from_the_whole_pack_in_secret():
    state = GAME.new_state(2, {"first_player": "1"})
    for seat in (ONE, TWO):
        assert (state.waiting, state.active) == (CHANCE, seat)
        chance = state.chance()
        assert (chance.deck, chance.count, chance.audience) == ("cards", 5, only(seat))
        assert len(chance.pool) == 54 - 5 * seat
        events = draw(state, GAME.draw_text(chance, list(chance.pool[:5])))
        assert told(events, "cards_drawn") == [{"seat": seat, "count": 5}]
        assert len(hand(state, seat)) == 5
    assert len(state.pile) == 44


@rule("W1.2")
@pytest.mark.parametrize("first", [ONE, TWO])
def test_the_first_player_is_drawn_unless_the_table_has_chosen(first: int):
    state = GAME.new_state(2, {})
    chance = state.chance()
    assert (chance.deck, chance.pool, chance.count, chance.audience) == ("first", (0, 1), 1, EVERYONE)
    events = draw(state, f"first {first + 1}")
    assert told(events, "first_player") == [{"seat": first}]
    assert (state.first, state.active) == (first, first)
    chosen = GAME.new_state(2, {"first_player": str(first + 1)})
    assert chosen.chance().deck == "cards"
    assert (chosen.first, chosen.active) == (first, first)


@rule("W1.2")
@pytest.mark.parametrize("first", [ONE, TWO])
def test_the_first_player_chooses_among_all_homes_with_the_hands_dealt(first: int):
    state = choosing_homes(first)
    assert asks(state) == (first, "home")
    assert offered(state, first, "home") == BLUE + RED
    assert [len(hand(state, seat)) for seat in (ONE, TWO)] == [5, 5]


@rule("W1.2")
@pytest.mark.parametrize(("home", "left"), [*((home, RED) for home in BLUE), *((home, BLUE) for home in RED)])
def test_the_other_player_chooses_a_home_of_the_other_faction(home: str, left: list[str]):
    state = choosing_homes()
    faction = "blue" if home in BLUE else "red"
    events = play(state, ONE, f"home {home}")
    assert told(events, "home_chosen") == [{"seat": ONE, "country": home, "faction": faction}]
    assert asks(state) == (TWO, "home")
    assert offered(state, TWO, "home") == left
    assert refused(state, TWO, f"home {home}").code == "home_of_that_faction_taken"


@rule("W1.2", "W1.3")
@pytest.mark.parametrize("first", [ONE, TWO])
def test_spies_stand_in_the_homes_whose_pawns_move_one_step_to_their_owners(first: int):
    state = choosing_homes(first)
    play(state, first, "home poland")
    play(state, 1 - first, "home france")
    assert (spy(state, first), spy(state, 1 - first)) == ("poland", "france")
    assert pawns(state, first) == {"poland": 1, "france": -1}


@rule("W1.3")
def test_all_pawns_start_on_the_centre():
    assert pawns(choosing_homes(), ONE) == {}


@rule("W1.4")
@pytest.mark.parametrize("first", [ONE, TWO])
def test_the_first_turn_has_one_play_and_all_others_have_two(first: int):
    state = choosing_homes(first)
    play(state, first, "home usa")
    events = play(state, 1 - first, "home ussr")
    assert told(events, "turn_began") == [{"seat": first, "turn": 1}]
    assert (asks(state), state.steps) == ((first, "play"), 1)
    play(state, first, offers(state, first)[0], "declare")
    play(state, 1 - first, "let_through")
    events = finish_turn(state)
    assert told(events, "turn_began") == [{"seat": 1 - first, "turn": 2}]
    for seat, turn in ((1 - first, 2), (first, 3), (1 - first, 4)):
        assert (asks(state), state.round) == ((seat, "play"), turn)
        for steps in (2, 1):
            assert state.steps == steps
            play(state, seat, next(text for text in offers(state, seat) if text.startswith("influence")), "declare")
            play(state, 1 - seat, "let_through")
        finish_turn(state)


@rule("W1.4")
def test_the_opening_turn_is_filled_up_and_ends_with_the_spys_move_like_any_other():
    state = choosing_homes()
    play(state, ONE, "home usa")
    play(state, TWO, "home ussr")
    play(state, ONE, offers(state, ONE)[0], "declare")
    play(state, TWO, "let_through")
    assert state.chance().count == 1
    draw_quietly(state)
    assert len(hand(state, ONE)) == 5
    play(state, ONE, "move hungary")
    assert spy(state, ONE) == "hungary"
    assert asks(state) == (TWO, "play")


@rule("W1.4", "W3.3", "W5.2a", "W7.1")
def test_a_home_may_fall_in_the_opening_turn_to_a_transport_and_cards_that_are_combined():
    state = position("""seat 1 plays; turn 1; side short
        seat 1: home poland; hand poland_2_detain usa_2_military_transport france_3_blockade mercenary_1 mercenary_1
        seat 2: home france; spy usa; hand great_britain_2_detain
        pawns: poland 1 to 1, france 1 to 2""")
    play(state, ONE, "special usa_2_military_transport", "target france")
    play(state, TWO, "let_through")
    assert (spy(state, ONE), state.steps) == ("france", 1)
    play(state, ONE, "influence france_3_blockade france", "add mercenary_1", "add mercenary_1")
    (declared,) = told(play(state, ONE, "declare"), "influence_declared")
    assert (declared["total"], state.steps) == (6, 0)
    events = play(state, TWO, "let_through")
    assert told(events, "game_ended") == [{"reason": "home_lost"}]
