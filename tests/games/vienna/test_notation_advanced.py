"""The notation of the advanced game: actions and draws are written and read back, as text and as plain data."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from tests.games.vienna import test_notation as introductory
from tests.games.vienna.eager import choose
from tests.games.vienna.playing import ONE
from tests.games.vienna.positions import position
from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, OVER
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.actions import ACTIONS
from tradecraft.games.vienna.rules.state import ViennaState

TEXTS_AND_DATA = (
    ("money", "money", {"do": "money"}),
    ("feld", "feld", {"do": "feld"}),
    ("pay", "pay wine", {"do": "pay", "bribe": "wine"}),
    ("shilling", "shilling", {"do": "shilling"}),
    ("stop", "stop", {"do": "stop"}),
    ("nomad", "nomad 8", {"do": "nomad", "building": 8}),
    ("stay", "stay", {"do": "stay"}),
    ("different", "different wine coffee", {"do": "different", "bribes": ["wine", "coffee"]}),
    ("accept", "accept B-20", {"do": "accept", "mission": "B-20"}),
    ("resolve", "resolve S-01 A-16", {"do": "resolve", "missions": ["S-01", "A-16"]}),
    ("no_mission", "no_mission", {"do": "no_mission"}),
    ("box", "box 0", {"do": "box", "shillings": 0}),
    ("buy", "buy road_map", {"do": "buy", "item": "road_map"}),
    ("buy_nothing", "buy_nothing", {"do": "buy_nothing"}),
    ("remove", "remove 30", {"do": "remove", "building": 30}),
)


def with_missions() -> ViennaState:
    return position("""
        players 2; advanced; everyone assigns
        seat 1: hand 001 002 003; missions S-01 A-16; drawers 021 131 175
        display: A-01 - B-01 B-20
    """)


@pytest.mark.parametrize(("verb", "text", "data"), TEXTS_AND_DATA, ids=[verb for verb, _, _ in TEXTS_AND_DATA])
def test_an_action_is_the_same_in_words_as_data_and_as_a_number(verb: str, text: str, data: dict[str, object]):
    state = with_missions()
    action = GAME.action_from_text(state, ONE, text)
    assert ACTIONS.locate(action)[0] == verb
    assert GAME.action_from_data(state, ONE, data) == action
    assert GAME.action_text(state, ONE, action) == text
    assert GAME.action_data(state, ONE, action) == data


def test_every_verb_of_the_action_space_has_its_words():
    assert introductory.VERBS + tuple(verb for verb, _, _ in TEXTS_AND_DATA) == ACTIONS.verbs


def test_the_numbers_of_the_actions_keep_their_meaning():
    # Records hold words, but datasets and trained players hold numbers: blocks may be appended, never moved.
    assert {verb: ACTIONS.start(verb) for verb, _, _ in TEXTS_AND_DATA} == {
        "money": 231,
        "feld": 232,
        "pay": 233,
        "shilling": 238,
        "stop": 239,
        "nomad": 240,
        "stay": 270,
        "different": 271,
        "accept": 303,
        "resolve": 307,
        "no_mission": 323,
        "box": 324,
        "buy": 337,
        "buy_nothing": 343,
        "remove": 344,
    }
    assert ACTIONS.size >= 374


def test_names_in_a_list_may_come_in_any_order_and_are_told_in_one():
    state = with_missions()
    for told, read in (("resolve S-01 A-16", "resolve A-16 S-01"), ("different wine coffee", "different coffee wine")):
        action = GAME.action_from_text(state, ONE, read)
        assert action == GAME.action_from_text(state, ONE, told)
        assert GAME.action_text(state, ONE, action) == told


def test_all_175_cards_go_by_their_three_digits():
    state = position("players 2; advanced; everyone assigns\nseat 1: hand 001 091 175")
    action = GAME.action_from_text(state, ONE, "assign 175 091 001")
    assert GAME.action_data(state, ONE, action) == {"do": "assign", "I": 175, "II": 91, "IV": 1}


DRAWS = (
    ("squares", "squares" + " flask handgun briefcase microfilm slide" * 8),
    ("info", "info slide flask handgun"),
    ("missions_s", "missions_s S-05 S-01 S-03"),
    ("missions_a", "missions_a A-30 A-01"),
    ("missions_b", "missions_b B-02 B-25"),
    ("first", "first 2"),
    ("cards", "cards 017 144 175"),
)


def test_draws_are_the_same_in_words_and_as_numbers():
    state = GAME.new_state(3, {"version": "advanced"})
    for deck, text in DRAWS:
        chance = state.chance()
        drawn = GAME.draw_from_text(chance, text)
        assert chance.deck == deck
        assert GAME.draw_text(chance, drawn) == text
        state.apply_chance(drawn)
    assert state.hands[state.crest] == (17, 144, 175)


GAMES = 6


def test_every_action_and_draw_of_whole_games_reads_back(record_property: Callable[[str, object], None]):
    verbs: set[str] = set()
    read = 0
    for game in range(GAMES):
        rng = Random(game)
        options = {"version": "advanced", "feld_agents": "yes", "third_man": "yes", "flags": "random"}
        state = GAME.new_state(2 + game % 3, options)
        while state.waiting != OVER:
            if state.waiting == CHANCE:
                chance = state.chance()
                drawn = draw_at_random(chance, rng)
                assert GAME.draw_from_text(chance, GAME.draw_text(chance, drawn)) == drawn
                state.apply_chance(drawn)
                continue
            seat = rng.choice(state.deciders)
            for action in state.legal(seat):
                verbs.add(ACTIONS.locate(action)[0])
                text, data = GAME.action_text(state, seat, action), GAME.action_data(state, seat, action)
                assert GAME.action_from_text(state, seat, text) == action
                assert GAME.action_from_data(state, seat, json.loads(json.dumps(data))) == action
                read += 1
            state.apply(seat, choose(state, seat, rng))
    assert verbs == set(ACTIONS.verbs)
    record_property("trials", f"notation of the advanced game: {read} actions of {GAMES} games read back")
