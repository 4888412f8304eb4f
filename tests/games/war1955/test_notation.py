"""The notation: reading and writing actions and draws as text and as plain data, and what is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.war1955.moments import drawing, playing
from tests.games.war1955.playing import ONE
from tests.games.war1955.positions import position
from tests.rules import rule_ids, rules_page
from tradecraft.core.chance import draw_at_random
from tradecraft.core.errors import BadNotation
from tradecraft.core.game import CHANCE, OVER
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.rules.actions import ACTIONS
from tradecraft.games.war1955.rules.content_model import COUNTRIES

CARD = "france_2_military_transport"
TEXTS_AND_DATA: tuple[tuple[str, dict[str, object]], ...] = (
    ("home poland", {"do": "home", "country": "poland"}),
    (f"influence {CARD} hungary", {"do": "influence", "card": CARD, "country": "hungary"}),
    (f"special {CARD}", {"do": "special", "card": CARD}),
    (f"advanced_transport {CARD}", {"do": "advanced_transport", "card": CARD}),
    ("pass", {"do": "pass"}),
    ("add mercenary_1", {"do": "add", "card": "mercenary_1"}),
    ("target great_britain", {"do": "target", "country": "great_britain"}),
    ("gadget advanced_transport", {"do": "gadget", "gadget": "advanced_transport"}),
    ("declare", {"do": "declare"}),
    ("block mercenary_2", {"do": "block", "card": "mercenary_2"}),
    ("counter poland_4_rebel_forces", {"do": "counter", "card": "poland_4_rebel_forces"}),
    ("let_through", {"do": "let_through"}),
    ("keep mercenary_2", {"do": "keep", "card": "mercenary_2"}),
    ("move usa", {"do": "move", "country": "usa"}),
    ("stay", {"do": "stay"}),
)


@pytest.mark.parametrize(("text", "data"), TEXTS_AND_DATA, ids=[text for text, _ in TEXTS_AND_DATA])
def test_an_action_is_the_same_in_words_as_data_and_as_a_number(text: str, data: dict[str, object]):
    state = position("seat 1 moves")
    action = GAME.action_from_text(state, ONE, text)
    assert ACTIONS.locate(action)[0] == data["do"]
    assert GAME.action_from_data(state, ONE, data) == action
    assert GAME.action_text(state, ONE, action) == text
    assert GAME.action_data(state, ONE, action) == data


def test_every_verb_of_the_action_space_has_its_words():
    assert tuple(data["do"] for _, data in TEXTS_AND_DATA) == ACTIONS.verbs


def test_the_numbers_of_the_actions_keep_their_meaning():
    # Records hold words, but datasets and trained players hold numbers: blocks may be appended, never moved.
    assert dict(zip(ACTIONS.verbs, ACTIONS.starts, strict=True)) == {
        "home": 0,
        "influence": 6,
        "special": 330,
        "advanced_transport": 384,
        "pass": 438,
        "add": 439,
        "target": 493,
        "gadget": 499,
        "declare": 501,
        "block": 502,
        "counter": 556,
        "let_through": 610,
        "keep": 611,
        "move": 665,
        "stay": 671,
    }
    assert ACTIONS.size == 672


def test_draws_are_the_same_in_words_and_as_numbers():
    state = GAME.new_state(2, {})
    for text in ("first 2", "cards mercenary_1 usa_2_deport mercenary_1 poland_2_detain mercenary_2"):
        chance = state.chance()
        drawn = GAME.draw_from_text(chance, text)
        assert GAME.draw_text(chance, drawn) == text
        state.apply_chance(drawn)
    assert state.names(state.hands[1]) == (
        "usa_2_deport",
        "poland_2_detain",
        "mercenary_1",
        "mercenary_1",
        "mercenary_2",
    )


def test_every_action_and_draw_of_whole_games_reads_back():
    verbs = set()
    for game in range(30):
        rng = Random(game)
        state = GAME.new_state(2, {"side": "short"})
        while state.waiting != OVER:
            if state.waiting == CHANCE:
                chance = state.chance()
                drawn = draw_at_random(chance, rng)
                assert GAME.draw_from_text(chance, GAME.draw_text(chance, drawn)) == drawn
                state.apply_chance(drawn)
                continue
            seat = state.deciders[0]
            legal = state.legal(seat)
            for action in legal:
                verbs.add(ACTIONS.locate(action)[0])
                text, data = GAME.action_text(state, seat, action), GAME.action_data(state, seat, action)
                assert GAME.action_from_text(state, seat, text) == action
                assert GAME.action_from_data(state, seat, json.loads(json.dumps(data))) == action
            state.apply(seat, rng.choice(legal))
    assert verbs == set(ACTIONS.verbs)


# What names no action


PAGE = rules_page("war1955")

BAD_TEXTS: tuple[tuple[str, str, dict[str, str | int]], ...] = (
    ("unknown_verb", "dance usa", {"text": "dance usa"}),
    ("unknown_verb", "", {"text": ""}),
    ("unknown_verb", "Home usa", {"text": "Home usa"}),
    ("malformed_action", "home", {"text": "home", "expected": "home COUNTRY"}),
    ("malformed_action", "pass 1", {"text": "pass 1", "expected": "pass"}),
    ("malformed_action", "move  usa", {"text": "move  usa", "expected": "move COUNTRY"}),
    ("malformed_action", "influence mercenary_1", {"expected": "influence CARD COUNTRY"}),
    ("unknown_card", "special usa_1_deport", {"text": "usa_1_deport"}),
    ("unknown_card", "influence usa france", {"text": "usa"}),
    ("unknown_country", "move spain", {"text": "spain", "known": ", ".join(COUNTRIES)}),
    ("unknown_country", "influence mercenary_1 spain", {"text": "spain"}),
    ("unknown_gadget", "gadget umbrella", {"text": "umbrella", "known": "improved_resources, advanced_transport"}),
)


@pytest.mark.parametrize(("code", "text", "params"), BAD_TEXTS, ids=[text for _, text, _ in BAD_TEXTS])
def test_a_text_that_names_no_action_is_refused(code: str, text: str, params: dict[str, str | int]):
    state = playing()
    before = state.key()
    with pytest.raises(BadNotation) as error:
        GAME.action_from_text(state, ONE, text)
    assert error.value.reason.code == code
    assert params.items() <= error.value.reason.params.items()
    assert error.value.reason.rule in ("", *rule_ids(PAGE))
    assert state.key() == before


BAD_DATA: tuple[tuple[str, dict[str, Any]], ...] = (
    ("unknown_verb", {}),
    ("unknown_verb", {"do": "dance"}),
    ("unknown_verb", {"do": ["move"]}),
    ("malformed_action", {"do": "move"}),
    ("malformed_action", {"do": "move", "country": "usa", "extra": 1}),
    ("malformed_action", {"do": "pass", "country": "usa"}),
    ("malformed_action", {"do": "move", "country": 1}),
    ("malformed_action", {"do": "move", "country": None}),
    ("malformed_action", {"do": "special", "card": ["usa_2_deport"]}),
    ("unknown_card", {"do": "special", "card": "usa"}),
    ("unknown_country", {"do": "move", "country": "spain"}),
    ("unknown_gadget", {"do": "gadget", "gadget": "umbrella"}),
)


@pytest.mark.parametrize(("code", "data"), BAD_DATA, ids=[str(data) for _, data in BAD_DATA])
def test_data_that_name_no_action_are_refused(code: str, data: dict[str, Any]):
    with pytest.raises(BadNotation) as error:
        GAME.action_from_data(playing(), ONE, data)
    assert error.value.reason.code == code


BAD_DRAWS = (
    ("other_deck", "first 1"),
    ("other_deck", ""),
    ("wrong_draws", "cards"),
    ("wrong_draws", "cards mercenary_1"),
    ("wrong_draws", "cards usa_2_deport usa_2_deport mercenary_2 mercenary_2 mercenary_2"),
    ("wrong_draws", "cards mercenary_1 mercenary_1 mercenary_1 mercenary_2 mercenary_2"),
    ("unknown_item", "cards mercenary_1 mercenary_2 mercenary_2 mercenary_2 mercenary_3"),
    ("unknown_item", "cards mercenary_1 mercenary_2 mercenary_2 mercenary_2 "),
)


@pytest.mark.parametrize(("code", "text"), BAD_DRAWS, ids=[text for _, text in BAD_DRAWS])
def test_draws_that_do_not_fit_are_refused(code: str, text: str):
    # One mercenary of 1 was played just now, so there are two left to draw.
    chance = drawing().chance()
    assert chance.count == 5
    with pytest.raises(BadNotation) as error:
        GAME.draw_from_text(chance, text)
    assert error.value.reason.code == code


@pytest.mark.parametrize(
    ("code", "text"),
    [("unknown_item", "first 3"), ("unknown_item", "first 0"), ("wrong_draws", "first 1 2"), ("wrong_draws", "first")],
)
def test_an_unknown_first_player_is_refused(code: str, text: str):
    with pytest.raises(BadNotation) as error:
        GAME.draw_from_text(GAME.new_state(2, {}).chance(), text)
    assert error.value.reason.code == code
