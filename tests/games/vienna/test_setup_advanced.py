"""V8.1-V8.5 and V11: the set-up of the advanced game and its options."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.vienna.lookup import buildings
from tests.games.vienna.playing import ALL_CARDS, CARDS, bribes, display, draw, items, missions, told
from tests.games.vienna.positions import CONTENT, LOOKUPS
from tests.rules import rule
from tradecraft.core.chance import Dealer
from tradecraft.core.events import EVERYONE
from tradecraft.core.game import CHANCE
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.content_model import BRIBES, SEALS
from tradecraft.games.vienna.rules.lookups import members
from tradecraft.games.vienna.rules.state import ViennaState


def new_game(players: int = 3, **options: str) -> ViennaState:
    return GAME.new_state(players, {"version": "advanced", **options})


def deal_until(state: ViennaState, deck: str) -> ViennaState:
    """Deal the set-up up to the draw from a deck."""
    while state.deck != deck:
        state.apply_chance(Dealer("set-up").draw(state.chance()))
    return state


@rule("V8")
def test_the_advanced_game_is_an_option_and_the_introductory_one_is_the_default():
    assert not GAME.new_state(2, {}).advanced
    assert new_game().advanced


@rule("V8")
@pytest.mark.parametrize("flags", ["printed", "random"])
@pytest.mark.parametrize("first_player", ["random", "2"])
def test_what_is_drawn_at_set_up_in_order(flags: str, first_player: str):
    state = new_game(flags=flags, first_player=first_player)
    decks = []
    while state.deck != "cards":
        decks.append(state.deck)
        assert state.chance().audience == EVERYONE
        state.apply_chance(Dealer("set-up").draw(state.chance()))
    assert decks == [
        "squares",
        *(["flags"] if flags == "random" else []),
        "info",
        "missions_s",
        "missions_a",
        "missions_b",
        *(["first"] if first_player == "random" else []),
    ]


@rule("V8.1")
def test_every_building_has_a_seal_and_ten_have_a_plate():
    assert Counter(building.seal for building in CONTENT.buildings) == dict.fromkeys(range(5), 6)
    assert [len(buildings(seal=seal)) for seal in SEALS] == [6] * 5
    for seal, mask in enumerate(LOOKUPS.seal_masks):
        assert members(mask) == tuple(b for b, building in enumerate(CONTENT.buildings) if building.seal == seal)
    plates = sorted(building.plate for building in CONTENT.buildings if building.plate)
    assert plates == list("ABCDEFGHKL")


@rule("V8.2")
def test_all_175_cards_are_one_shuffled_deck():
    state = deal_until(new_game(), "cards")
    assert state.pile == tuple(ALL_CARDS)
    assert state.chance().pool == tuple(range(1, 176))
    assert deal_until(GAME.new_state(2, {}), "cards").pile == tuple(CARDS)


@rule("V8.3")
def test_there_are_5_missions_s_30_a_and_25_b():
    assert Counter(mission.stack for mission in CONTENT.missions) == {"S": 5, "A": 30, "B": 25}


@rule("V8.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_dealt_one_mission_s_without_a_payment(players: int):
    state = deal_until(new_game(players), "missions_s")
    chance = state.chance()
    assert (len(chance.pool), chance.count) == (5, players)
    dealt = ("S-04", "S-01", "S-05", "S-02")[:players]
    events = draw(state, "missions_s " + " ".join(dealt))
    assert told(events, "missions_dealt") == [{"missions": dealt}]
    assert [missions(state, seat) for seat in range(players)] == [[mission] for mission in dealt]
    assert state.shillings == [1] * players


@rule("V8.3")
def test_the_display_shows_two_a_and_two_b_and_the_rest_are_the_stacks():
    state = deal_until(new_game(), "missions_a")
    assert (len(state.chance().pool), state.chance().count) == (30, 2)
    events = draw(state, "missions_a A-30 A-04")
    assert told(events, "missions_shown") == [{"missions": ("A-30", "A-04")}]
    assert state.deck == "missions_b"
    assert (len(state.chance().pool), state.chance().count) == (25, 2)
    draw(state, "missions_b B-25 B-01")
    assert display(state) == ["A-30", "A-04", "B-25", "B-01"]
    assert (len(state.stack_a), len(state.stack_b)) == (28, 23)
    assert {CONTENT.missions[number].id for number in state.stack_a} & set(display(state)) == set()


@rule("V8.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_each_player_gets(players: int):
    state = deal_until(new_game(players), "cards")
    for seat in range(players):
        assert (state.supply[seat], state.for_hire[seat], state.agents[seat]) == (5, 3, 0)
        assert (state.shillings[seat], state.boxes[seat], items(state, seat)) == (1, 0, [])
        assert bribes(state, seat) == dict.fromkeys(BRIBES, 1)
        assert state.infos[seat].bit_count() == 1
    assert state.waiting == CHANCE


@rule("V8.4", "V1.5")
def test_the_introductory_game_has_none_of_it():
    state = deal_until(GAME.new_state(2, {}), "cards")
    assert (state.supply, state.for_hire, state.shillings, state.missions) == ([6, 6], [0, 0], [0, 0], [(), ()])
    assert (display(state), state.stack_a, state.stack_b) == (["-"] * 4, (), ())


@rule("V11")
@pytest.mark.parametrize("edition", ["en", "fr", "nl"])
def test_the_edition_is_an_option_and_makes_no_difference_to_the_set_up(edition: str):
    state = deal_until(new_game(edition=edition), "cards")
    assert state.options["edition"] == edition
    english = deal_until(new_game(), "cards")
    assert (state.missions, state.display, state.pile) == (english.missions, english.display, english.pile)


@rule("V8.3", "V8.11")
def test_the_draws_of_a_mission_stack_are_counted_through_the_game():
    state = deal_until(new_game(2), "missions_a")
    assert state.chance().number == 0
    draw(state, "missions_a A-01 A-02")
    deal_until(state, "cards")
    state.display = (-1, *state.display[1:])
    state.deck = "missions_a"
    assert (state.chance().number, state.chance().count) == (2, 1)
