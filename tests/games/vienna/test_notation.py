"""The notation: actions and draws are written and read back, as text and as plain data."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.games.vienna.playing import ONE
from tests.games.vienna.positions import position
from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, OVER
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.actions import ACTIONS, ASSIGNMENTS

TEXTS_AND_DATA = (
    ("assign", "assign 003 001 002", {"do": "assign", "I": 3, "II": 1, "IV": 2}),
    ("replace", "replace 041", {"do": "replace", "card": 41}),
    ("place", "place 7", {"do": "place", "building": 7}),
    ("take", "take wine", {"do": "take", "bribe": "wine"}),
    ("supply", "supply", {"do": "supply"}),
    ("from", "from 12", {"do": "from", "building": 12}),
    ("bribe", "bribe coffee", {"do": "bribe", "bribe": "coffee"}),
    ("advance", "advance slide", {"do": "advance", "info": "slide"}),
    ("decline", "decline", {"do": "decline"}),
    ("third_man", "third_man 15", {"do": "third_man", "building": 15}),
)
VERBS = tuple(verb for verb, _, _ in TEXTS_AND_DATA)


@pytest.mark.parametrize(("verb", "text", "data"), TEXTS_AND_DATA, ids=[verb for verb, _, _ in TEXTS_AND_DATA])
def test_an_action_is_the_same_in_words_as_data_and_as_a_number(verb: str, text: str, data: dict[str, object]):
    state = position("players 2; everyone assigns\nseat 1: hand 001 002 003; drawers 021 031 041")
    action = GAME.action_from_text(state, ONE, text)
    assert ACTIONS.locate(action)[0] == verb
    assert GAME.action_from_data(state, ONE, data) == action
    assert GAME.action_text(state, ONE, action) == text
    assert GAME.action_data(state, ONE, action) == data


def test_the_verbs_of_the_introductory_game_come_first_in_the_action_space():
    assert ACTIONS.verbs[: len(VERBS)] == VERBS


def test_the_numbers_of_the_actions_keep_their_meaning():
    # Records hold words, but datasets and trained players hold numbers: blocks may be appended, never moved.
    assert {verb: ACTIONS.start(verb) for verb in VERBS} == {
        "assign": 0,
        "replace": 120,
        "place": 124,
        "take": 154,
        "supply": 159,
        "from": 160,
        "bribe": 190,
        "advance": 195,
        "decline": 200,
        "third_man": 201,
    }
    assert ACTIONS.size >= 231
    assert ASSIGNMENTS[:3] == ((0, 1, 2), (0, 1, 3), (0, 1, 4))


DRAWS = (
    ("squares", "squares" + " flask handgun briefcase microfilm slide" * 8),
    ("flags", "flags" + " usa ussr france uk austria" * 6),
    ("info", "info slide flask handgun"),
    ("first", "first 2"),
    ("cards", "cards 017 044 081"),
)


def test_draws_are_the_same_in_words_and_as_numbers():
    state = GAME.new_state(3, {"flags": "random"})
    for deck, text in DRAWS:
        chance = state.chance()
        drawn = GAME.draw_from_text(chance, text)
        assert chance.deck == deck
        assert GAME.draw_text(chance, drawn) == text
        state.apply_chance(drawn)
    assert state.hands[state.crest] == (17, 44, 81)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_and_draw_of_whole_games_reads_back(players: int):
    rng = Random(players)
    state = GAME.new_state(players, {"flags": "random", "third_man": "yes"})
    verbs = set()
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            chance = state.chance()
            drawn = draw_at_random(chance, rng)
            assert GAME.draw_from_text(chance, GAME.draw_text(chance, drawn)) == drawn
            state.apply_chance(drawn)
            continue
        seat = rng.choice(state.deciders)
        legal = state.legal(seat)
        for action in legal:
            verbs.add(ACTIONS.locate(action)[0])
            text, data = GAME.action_text(state, seat, action), GAME.action_data(state, seat, action)
            assert GAME.action_from_text(state, seat, text) == action
            assert GAME.action_from_data(state, seat, json.loads(json.dumps(data))) == action
        state.apply(seat, rng.choice(legal))
    assert verbs == set(VERBS)
