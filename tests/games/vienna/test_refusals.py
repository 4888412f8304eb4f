"""Every reason for refusing an action, and every invalid text or data form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.games.vienna.playing import FOUR, ONE, THREE, TWO, asked, play, refused
from tests.games.vienna.positions import position
from tests.rules import rule, rule_ids, rules_page
from tradecraft.core.errors import BadNotation
from tradecraft.core.game import SPECTATOR
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.actions import ACTIONS, ASSIGN, ASSIGNMENTS, REPLACE
from tradecraft.games.vienna.rules.phases import ASKS
from tradecraft.games.vienna.rules.refusals import REASON_CODES
from tradecraft.games.vienna.rules.state import ViennaState

ACTING = """
    players 2; seat 1 acts in III
    seat 1: agents 13; bribes wine 2, coffee 1
"""
TIED_THIRD_MAN = """
    players 2; seat 1 acts in III; third man 2
    seat 1: bribes chocolate 2
    squares: 1 slide, 6 slide, 18 slide
"""


def placing_the_third_man() -> ViennaState:
    """Return a game whose last player, seat 2, has to put the third man somewhere."""
    state = GAME.new_state(2, {"third_man": "yes", "first_player": "1"})
    while state.deck != "":
        chance = state.chance()
        state.apply_chance(list(chance.pool[: chance.count]))
    return state


def at(text: str, *moves: tuple[int, str]) -> ViennaState:
    """Return the game after some moves from a position."""
    state = position(text)
    for seat, move in moves:
        play(state, seat, move)
    return state


def replacing() -> ViennaState:
    return at("players 2; seat 1 assigns\nseat 1: hand 001 002 003; drawers 021 031 041", (ONE, "assign 001 002 003"))


def sourcing() -> ViennaState:
    return at(ACTING, (ONE, "place 2"))


def sourcing_without_supply() -> ViennaState:
    return at("players 2; seat 1 acts in III\nseat 1: agents 1 3 4 5 6 7; bribes wine 2", (ONE, "place 2"))


def over() -> ViennaState:
    return at("players 2; seat 2 acts in III; crest 1; investigator H; final round by investigator", (TWO, "take wine"))


def choosing_a_bribe() -> ViennaState:
    return at("players 2; seat 1 acts in III\nseat 1: drawers 022; bribes wine 2", (ONE, "place 2"))


def choosing_a_token() -> ViennaState:
    return at("players 2; seat 1 acts in III\nseat 1: drawers 032; bribes wine 2", (ONE, "place 2"))


def wandering() -> ViennaState:
    return at(TIED_THIRD_MAN, (ONE, "place 3"))


def assigning() -> ViennaState:
    return at("players 2; everyone assigns\nseat 1: hand 001 002 003")


def all_but_one_assigned() -> ViennaState:
    return at("players 3; seat 2 assigns")


def drawing() -> ViennaState:
    return at("players 2; seat 1 draws")


def acting() -> ViennaState:
    return at(ACTING)


BY_ASK = {
    "assign": (assigning, ONE),
    "replace": (replacing, ONE),
    "place": (acting, ONE),
    "source": (sourcing, ONE),
    "wander": (wandering, ONE),
    "bribe": (choosing_a_bribe, ONE),
    "token": (choosing_a_token, ONE),
    "stand": (placing_the_third_man, TWO),
}
"""A game for each kind of decision, with the seat that has to make it."""


@dataclass(frozen=True)
class Case:
    """An action that must be refused, and how."""

    code: str
    rule: str
    game: Callable[[], ViennaState]
    seat: int
    action: str | int
    params: dict[str, str | int] = field(default_factory=dict)


CASES = (
    Case("unknown_action", "", acting, ONE, ACTIONS.size, {"action": ACTIONS.size}),
    Case("unknown_action", "", acting, ONE, -1, {"action": -1}),
    Case("no_such_seat", "V0", acting, THREE, "take wine", {"seat": 3, "players": 2}),
    Case("no_such_seat", "V0", acting, SPECTATOR, "take wine", {"seat": 0, "players": 2}),
    Case("game_over", "V7.1", over, ONE, "take wine"),
    Case("waiting_for_chance", "V2.1", drawing, ONE, "take wine"),
    Case("not_your_turn", "V2.3", acting, TWO, "take wine", {"seat": 1}),
    Case("not_your_turn", "V10.1", placing_the_third_man, ONE, "third_man 3", {"seat": 2}),
    Case("already_assigned", "V2.2", all_but_one_assigned, ONE, ASSIGN),
    Case("not_asked_now", "V2.2", assigning, ONE, "place 2", {"asked": "assign"}),
    Case("not_asked_now", "V3.1", replacing, ONE, "take wine", {"asked": "replace"}),
    Case("not_asked_now", "V5.1", acting, ONE, "decline", {"asked": "place"}),
    Case("not_asked_now", "V5.2", sourcing, ONE, "place 2", {"asked": "source"}),
    Case("not_asked_now", "V10.3", wandering, ONE, "decline", {"asked": "wander"}),
    Case("not_asked_now", "V5.7", choosing_a_bribe, ONE, "decline", {"asked": "bribe"}),
    Case("not_asked_now", "V5.7", choosing_a_token, ONE, "bribe wine", {"asked": "token"}),
    Case("not_asked_now", "V10.1", placing_the_third_man, TWO, "take wine", {"asked": "stand"}),
    Case(
        "no_such_card_in_hand",
        "V2.2",
        assigning,
        ONE,
        ASSIGN + ASSIGNMENTS.index((0, 1, 3)),
        {"place": 4, "cards": 3},
    ),
    Case("no_such_drawer", "V3.1", replacing, ONE, REPLACE + 3, {"drawer": 4, "drawers": 3}),
    Case("own_agent_there", "V5.1", acting, ONE, "place 13", {"building": 13}),
    Case(
        "cannot_pay",
        "V5.3",
        acting,
        ONE,
        "place 1",
        {"building": 1, "bribe": "coffee", "cost": 2, "owned": 1},
    ),
    Case("supply_empty", "V5.2", sourcing_without_supply, ONE, "supply"),
    Case("no_own_agent_there", "V5.2", sourcing, ONE, "from 14", {"building": 14}),
    Case("not_the_third_mans_choice", "V10.3", wandering, ONE, "third_man 3", {"building": 3}),
    Case("not_a_purple_building", "V10.1", placing_the_third_man, TWO, "third_man 2", {"building": 2}),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.action}")
def test_a_refusal_names_its_code_its_rule_and_what_the_text_needs(case: Case):
    reason = refused(case.game(), case.seat, case.action)
    assert (reason.code, reason.rule, reason.params) == (case.code, case.rule, case.params)


def test_the_cases_have_codes_and_decisions_that_there_are():
    # That there is a case for each of them is shown with the cases of the advanced game.
    assert {case.code for case in CASES} <= set(REASON_CODES)
    assert {asked(game()) for game, _ in BY_ASK.values()} < set(ASKS)


@pytest.mark.parametrize("ask", BY_ASK)
def test_every_action_is_either_legal_or_refused_with_a_known_reason_and_rule(ask: str):
    game, seat = BY_ASK[ask]
    state = game()
    assert asked(state) == ask == GAME.decision(state, seat)
    rules = rule_ids(rules_page("vienna"))
    legal = state.legal(seat)
    assert list(legal) == sorted(set(legal))
    assert legal
    before = state.key()
    for action in range(ACTIONS.size):
        reason = GAME.refusal(state, seat, action)
        assert (reason is None) == (action in legal), action
        if reason is not None:
            assert reason.code in REASON_CODES
            assert reason.rule in rules
    assert state.key() == before


@rule("V2.2")
def test_the_seats_that_have_assigned_wait_and_the_others_still_may():
    state = assigning()
    play(state, ONE, "assign 001 002 003")
    assert refused(state, ONE, ASSIGN).code == "already_assigned"
    assert GAME.refusal(state, TWO, ASSIGN) is None


# What names no action


BAD_TEXTS: tuple[tuple[str, str, dict[str, str | int]], ...] = (
    ("unknown_verb", "dance 7", {"text": "dance 7"}),
    ("unknown_verb", "", {"text": ""}),
    ("unknown_verb", "Take wine", {"text": "Take wine"}),
    ("malformed_action", "place", {"text": "place", "expected": "place BUILDING"}),
    ("malformed_action", "supply 1", {"text": "supply 1", "expected": "supply"}),
    ("malformed_action", "take  wine", {"text": "take  wine", "expected": "take BRIBE"}),
    ("malformed_action", "assign 001 002", {"text": "assign 001 002", "expected": "assign I II IV"}),
    ("not_a_number", "place 07", {"text": "07"}),
    ("not_a_number", "place -7", {"text": "-7"}),
    ("not_a_number", "place ٣", {"text": "٣"}),
    ("not_a_number", "place two", {"text": "two"}),
    ("unknown_building", "place 31", {"text": 31, "known": "1-30"}),
    ("unknown_building", "from 0", {"text": 0, "known": "1-30"}),
    ("unknown_bribe", "take beer", {"text": "beer"}),
    ("unknown_info", "advance knife", {"text": "knife"}),
    ("card_not_in_hand", "assign 001 002 090", {"card": 90}),
    ("card_not_in_hand", "assign 001 002 000", {"card": 0}),
    ("card_twice", "assign 001 002 001", {}),
    ("no_such_card_in_drawers", "replace 077", {"card": 77}),
)


@pytest.mark.parametrize(("code", "text", "params"), BAD_TEXTS, ids=[text for _, text, _ in BAD_TEXTS])
def test_a_text_that_names_no_action_is_refused(code: str, text: str, params: dict[str, str | int]):
    state = assigning()
    before = state.key()
    with pytest.raises(BadNotation) as error:
        GAME.action_from_text(state, ONE, text)
    assert error.value.reason.code == code
    assert params.items() <= error.value.reason.params.items()
    assert state.key() == before


@pytest.mark.parametrize("seat", [SPECTATOR, FOUR])
def test_a_seat_that_is_not_there_has_neither_hand_nor_drawers(seat: int):
    for text, code in (("assign 001 002 003", "card_not_in_hand"), ("replace 021", "no_such_card_in_drawers")):
        with pytest.raises(BadNotation) as error:
            GAME.action_from_text(replacing(), seat, text)
        assert error.value.reason.code == code


def test_what_is_known_is_listed():
    for text, known in (("dance", "assign, replace, place"), ("take beer", "chocolate, wine"), ("advance x", "flask")):
        with pytest.raises(BadNotation) as error:
            GAME.action_from_text(assigning(), ONE, text)
        assert str(error.value.reason.params["known"]).startswith(known)


BAD_DATA: tuple[tuple[str, dict[str, Any]], ...] = (
    ("unknown_verb", {}),
    ("unknown_verb", {"do": "dance"}),
    ("unknown_verb", {"do": ["place"]}),
    ("malformed_action", {"do": "place"}),
    ("malformed_action", {"do": "place", "building": 2, "extra": 1}),
    ("malformed_action", {"do": "supply", "building": 2}),
    ("malformed_action", {"do": "place", "building": "2"}),
    ("malformed_action", {"do": "place", "building": 2.0}),
    ("malformed_action", {"do": "place", "building": True}),
    ("malformed_action", {"do": "take", "bribe": 1}),
    ("malformed_action", {"do": "take", "bribe": None}),
    ("unknown_building", {"do": "place", "building": 31}),
    ("unknown_building", {"do": "third_man", "building": -1}),
    ("unknown_bribe", {"do": "bribe", "bribe": "beer"}),
    ("unknown_info", {"do": "advance", "info": "knife"}),
    ("card_not_in_hand", {"do": "assign", "I": 1, "II": 2, "IV": 4}),
    ("card_twice", {"do": "assign", "I": 1, "II": 2, "IV": 2}),
    ("no_such_card_in_drawers", {"do": "replace", "card": 5}),
)


@pytest.mark.parametrize(("code", "data"), BAD_DATA, ids=[str(data) for _, data in BAD_DATA])
def test_data_that_name_no_action_are_refused(code: str, data: dict[str, Any]):
    with pytest.raises(BadNotation) as error:
        GAME.action_from_data(assigning(), ONE, data)
    assert error.value.reason.code == code


BAD_DRAWS = (
    ("other_deck", "info slide flask"),
    ("other_deck", ""),
    ("wrong_draws", "cards"),
    ("wrong_draws", "cards 001 002"),
    ("wrong_draws", "cards 001 002 003 004"),
    ("wrong_draws", "cards 001 001 002"),
    ("wrong_draws", "cards 001 002 091"),
    ("not_a_number", "cards 001 002 x"),
    ("not_a_number", "cards 001 002 "),
)


@pytest.mark.parametrize(("code", "text"), BAD_DRAWS, ids=[text for _, text in BAD_DRAWS])
def test_draws_that_do_not_fit_are_refused(code: str, text: str):
    state = position("players 2; seat 1 draws")
    with pytest.raises(BadNotation) as error:
        GAME.draw_from_text(state.chance(), text)
    assert error.value.reason.code == code


def test_a_draw_of_a_thing_the_deck_does_not_have_is_refused():
    chance = GAME.new_state(2, {}).chance()
    with pytest.raises(BadNotation) as error:
        GAME.draw_from_text(chance, "squares" + " knife" * 40)
    assert error.value.reason.code == "not_in_deck"
    assert error.value.reason.params == {"deck": "squares", "text": "knife"}
