"""V0 and V1: what there is, and the set-up of the introductory game."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.vienna.playing import ONE, THREE, TWO, asked, bribes, draw, info, play, play_quietly, tokens, told
from tests.games.vienna.positions import CONTENT, LOOKUPS, position
from tests.rules import rule
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadOption
from tradecraft.core.game import CHANCE, DECIDE
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.content_model import BRIBES, FLAGS, INFOS
from tradecraft.games.vienna.rules.lookups import members
from tradecraft.games.vienna.rules.scoring import outcome, score
from tradecraft.games.vienna.rules.state import ViennaState

SEED = "set-up"


def new_game(players: int = 3, **options: str) -> ViennaState:
    return GAME.new_state(players, options)


def deal_until(state: ViennaState, deck: str) -> ViennaState:
    """Deal the set-up up to the draw from a deck."""
    while state.deck != deck:
        state.apply_chance(Dealer(SEED).draw(state.chance()))
    return state


def set_up(players: int = 3, **options: str) -> ViennaState:
    """Return a game that waits for its first card."""
    return deal_until(new_game(players, **options), "cards")


@rule("V0")
def test_the_board_has_30_buildings_and_40_squares_of_the_value_of_their_roads():
    assert len(CONTENT.buildings) == 30
    assert len(LOOKUPS.all_squares) == 40
    for square, content in zip(LOOKUPS.all_squares, CONTENT.squares, strict=True):
        assert members(LOOKUPS.square_masks[square]) == tuple(sorted(content.buildings))
        assert LOOKUPS.square_values[square] == len(content.buildings)
    assert set(LOOKUPS.square_values) == {2, 3, 4}


@rule("V0")
def test_buildings_are_adjacent_when_some_square_joins_them():
    for building in range(30):
        joined = {other for square in CONTENT.squares if building in square.buildings for other in square.buildings}
        assert set(members(LOOKUPS.neighbours[building])) == joined - {building}


@rule("V0")
def test_two_to_four_may_play():
    assert GAME.player_counts == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadOption, match="bad player count"):
            new_game(players)


@rule("V1.1")
def test_40_tiles_8_of_each_kind_are_shuffled_onto_the_squares_in_reading_order():
    state = new_game()
    request = state.chance()
    assert (request.deck, request.count) == ("squares", 40)
    assert Counter(request.pool) == dict.fromkeys(range(5), 8)
    kinds = ["slide"] * 8 + ["flask"] * 8 + ["handgun"] * 8 + ["microfilm"] * 8 + ["briefcase"] * 8
    events = draw(state, "squares " + " ".join(kinds))
    assert [INFOS[kind] for kind in state.tiles] == kinds
    assert state.open_squares == 2**40 - 1
    assert told(events, "squares_filled") == [{"tiles": tuple(kinds)}]
    assert [(square.y, square.x) for square in CONTENT.squares] == sorted(
        (square.y, square.x) for square in CONTENT.squares
    )


@rule("V1.2")
def test_printed_flags_are_those_of_the_board_and_need_no_draw():
    state = deal_until(new_game(flags="printed"), "info")
    assert state.flags == tuple(building.flag for building in CONTENT.buildings)
    assert Counter(state.flags) == dict.fromkeys(range(5), 6)


@rule("V1.2")
def test_random_flags_are_30_tiles_shuffled_onto_the_buildings():
    state = deal_until(new_game(flags="random"), "flags")
    request = state.chance()
    assert request.count == 30
    assert Counter(request.pool) == dict.fromkeys(range(5), 6)
    names = [FLAGS[building // 6] for building in range(30)]
    events = draw(state, "flags " + " ".join(names))
    assert [FLAGS[flag] for flag in state.flags] == names
    assert told(events, "flags_placed") == [{"flags": tuple(names)}]
    assert state.deck == "info"


@rule("V1.2")
def test_abilities_for_flags_look_at_the_flags_that_were_shuffled():
    state = deal_until(new_game(flags="random"), "flags")
    draw(state, "flags " + " ".join(FLAGS[building // 6] for building in range(30)))
    assert FLAGS[CONTENT.cards[56 - 1].kind] == "france"
    assert members(state.place_masks[56]) == tuple(range(12, 18))
    assert members(LOOKUPS.place_masks(LOOKUPS.printed_flags)[56]) != tuple(range(12, 18))


@rule("V1.3")
def test_the_draw_pile_is_the_cards_001_to_090_and_the_discard_pile_is_empty():
    state = set_up()
    assert state.pile == tuple(range(1, 91))
    assert state.discard == []


@rule("V1.4")
def test_tokens_stand_on_their_starts_and_the_investigator_on_a_with_the_tile_unflipped():
    state = set_up()
    assert tokens(state) == {}
    assert [LOOKUPS.value_at[space] for space in state.tokens] == [1] * 5
    assert (LOOKUPS.roof[state.investigator], state.flipped) == ("A", False)


@rule("V1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_agents_bribes_and_one_open_tile_and_the_other_tiles_leave_the_game(players: int):
    state = deal_until(new_game(players), "info")
    request = state.chance()
    assert (request.pool, request.count) == (tuple(range(5)), players)
    dealt = ("microfilm", "flask", "slide", "handgun")[:players]
    events = draw(state, "info " + " ".join(dealt))
    assert told(events, "info_dealt") == [{"info": dealt}]
    for seat in range(players):
        assert state.supply[seat] == 6
        assert state.agents[seat] == 0
        assert bribes(state, seat) == dict.fromkeys(BRIBES, 1)
        assert info(state, seat) == {dealt[seat]: 1}
        assert score(state, seat) == 0
        assert state.drawers[seat] == ()


@rule("V1.6")
def test_the_first_player_is_drawn():
    state = deal_until(new_game(), "first")
    request = state.chance()
    assert (request.pool, request.count) == ((0, 1, 2), 1)
    events = draw(state, "first 2")
    assert state.crest == TWO
    assert told(events, "first_player") == [{"seat": TWO}]
    assert state.deck == "cards"


@rule("V1.6")
def test_the_first_player_may_be_chosen_when_the_table_is_made():
    state = deal_until(new_game(first_player="3"), "info")
    events = draw(state, "info slide flask handgun")
    assert state.crest == THREE
    assert [event.kind for event in events] == ["info_dealt", "first_player", "round_began"]


@rule("V1.6")
def test_the_first_player_must_be_at_the_table():
    with pytest.raises(BadOption) as error:
        new_game(2, first_player="3")
    assert (error.value.reason.code, error.value.reason.rule) == ("no_such_first_player", "V1.6")
    assert new_game(3, first_player="3").options["first_player"] == "3"


@rule("V1.7")
def test_bribes_and_points_have_no_limit():
    state = position("""
        players 2; seat 1 acts in III
        seat 1: bribes wine 999, coffee 998; info flask 9; points 999; plan - - 087
    """)
    play(state, ONE, "take wine")
    assert bribes(state, ONE) == {"wine": 1001, "coffee": 998}
    assert score(state, ONE) == 1008
    assert outcome(state).scores[ONE] == 1008 + 9


@rule("V10", "V10.1")
def test_the_third_man_takes_part_only_if_he_is_asked_to():
    assert set_up().third_man == -1
    state = deal_until(new_game(third_man="yes", first_player="2"), "info")
    draw(state, "info slide flask handgun")
    assert state.waiting == DECIDE
    assert asked(state) == "stand"


@rule("V10.1")
def test_the_last_player_in_playing_order_puts_the_third_man_on_a_purple_building():
    state = deal_until(new_game(third_man="yes", first_player="2"), "info")
    draw(state, "info slide flask handgun")
    assert state.deciders == (ONE,)
    purple = [building.id for building in CONTENT.buildings if BRIBES[building.colour] == "chocolate"]
    assert [action - GAME.actions.start("third_man") + 1 for action in state.legal(ONE)] == purple
    events = play(state, ONE, "third_man 15")
    assert state.third_man == 14
    assert told(events, "third_man_placed") == [{"seat": ONE, "building": 15}]
    assert (state.waiting, state.deck, state.round) == (CHANCE, "cards", 1)


def test_a_game_that_was_set_up_can_be_played():
    state = set_up(flags="random", third_man="no")
    play_quietly(state, until=lambda state: state.round == 3)
    assert state.crest == (Dealer(SEED).draw(deal_until(new_game(), "first").chance())[0] + 2) % 3
