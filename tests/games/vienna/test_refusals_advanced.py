"""Every reason for refusing an action of the advanced game, and every invalid text or data form."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vienna.lookup import ability
from tests.games.vienna.playing import FOUR, ONE, TWO, asked, play, refused
from tests.games.vienna.test_refusals import BY_ASK as INTRODUCTORY_ASKS
from tests.games.vienna.test_refusals import CASES as INTRODUCTORY_CASES
from tests.games.vienna.test_refusals import Case, at
from tests.rules import rule_ids, rules_page
from tradecraft.core.errors import BadNotation
from tradecraft.core.game import SPECTATOR
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.actions import ACCEPT, ACTIONS, ASSIGN, ASSIGNMENTS, REPLACE, RESOLVE
from tradecraft.games.vienna.rules.phases import ASKS
from tradecraft.games.vienna.rules.refusals import REASON_CODES
from tradecraft.games.vienna.rules.state import ViennaState

ACTING = "players 2; advanced; seat 1 acts in III"


def acting() -> ViennaState:
    return at(f"{ACTING}\nseat 1: bribes wine 1, tobacco 4; drawers {ability('146-155', 'coffee')}; agents 13")


def acting_in_the_introductory_game() -> ViennaState:
    return at("players 2; seat 1 acts in III")


def assigning() -> ViennaState:
    return at("players 2; advanced; everyone assigns\nseat 1: hand 001 002 003; ahead 004 005")


def replacing() -> ViennaState:
    text = "players 2; advanced; seat 1 assigns\nseat 1: hand 001 002 003; drawers 021 031 041"
    return at(text, (ONE, "assign 001 002 003"))


def sourcing() -> ViennaState:
    return at(f"{ACTING}; feld agents\nseat 1: feld 14; agents 13; bribes wine 2", (ONE, "place 2"))


def sourcing_without_supply() -> ViennaState:
    return at(f"{ACTING}; feld agents\nseat 1: feld waits; agents 1 3 4 5 6; bribes wine 2", (ONE, "place 2"))


def paying_for_an_agent() -> ViennaState:
    desk = f"drawers {ability('146-155', 'coffee')}; bribes wine 2, coffee 2, tobacco 2; shillings 5"
    return at(f"{ACTING}\nseat 1: {desk}", (ONE, "place 2"))


def paying_for_a_thing() -> ViennaState:
    text = "players 2; advanced; seat 1 buys\nseat 1: items road_map; bribes wine 2, coffee 2"
    return at(text, (ONE, "buy seal"))


def paying_agents() -> ViennaState:
    return at("players 2; advanced; seat 1 pays\nseat 1: items road_map; agents 1 2 3; bribes wine 1; shillings 1")


def paying_agents_without_money() -> ViennaState:
    return at("players 2; advanced; seat 1 pays\nseat 1: items road_map; agents 1 2 3; bribes wine 1")


def leading_a_nomad() -> ViennaState:
    return at(f"{ACTING}; feld agents\nseat 1: feld 9; agents 8; bribes wine 2", (ONE, "place 2"), (ONE, "supply"))


def obtaining(drawers: str) -> ViennaState:
    text = f"{ACTING}\nseat 1: drawers {drawers}; agents 3; bribes wine 2\nsquares: 1 slide"
    return at(text, (ONE, "place 2"), (ONE, "supply"))


def choosing_different_bribes() -> ViennaState:
    return obtaining(ability("131-135", "slide"))


def choosing_the_same_token() -> ViennaState:
    return obtaining(ability("141-145", "slide"))


def choosing_another_token() -> ViennaState:
    return at(f"{ACTING}\nseat 1: drawers {ability('156-165', 'flask')}; plan - - 001", (ONE, "money"))


def on_a_mission() -> ViennaState:
    desk = "missions S-05 B-01; bribes magazine 2; info briefcase 2"
    return at(f"{ACTING}\nseat 1: {desk}\ndisplay: A-05 - B-10 B-03", (ONE, "place 8"))


def on_a_mission_without_space() -> ViennaState:
    desk = "missions S-05 B-10 B-01; bribes magazine 2; info flask 1, slide 1, handgun 1"
    return at(f"{ACTING}\nseat 1: {desk}\ndisplay: A-05 - B-02 B-03", (ONE, "place 8"))


def filling_the_box() -> ViennaState:
    return at(f"{ACTING}\nseat 1: items cash_box; shillings 5", (ONE, "money"))


def buying() -> ViennaState:
    return at("players 2; advanced; seat 1 buys\nseat 1: items seal; shillings 2; hired 3; bribes wine 5")


def removing() -> ViennaState:
    text = "players 2; advanced; feld agents; seat 1 pays\nseat 1: agents 1 2; feld 7; shillings 1; bribes chocolate 1"
    return at(text)


def taking_back() -> ViennaState:
    desk = "seat 1: agents 1 2; missions S-01"
    return at(f"players 2; advanced; seat 1 takes back; final round by investigator\n{desk}")


BY_ASK = {
    "assign": (assigning, ONE),
    "replace": (replacing, ONE),
    "place": (acting, ONE),
    "source": (sourcing, ONE),
    "pay": (paying_for_an_agent, ONE),
    "pay in a purchase": (paying_for_a_thing, ONE),
    "pay on a payday": (paying_agents, ONE),
    "nomad": (leading_a_nomad, ONE),
    "different": (choosing_different_bribes, ONE),
    "same_token": (choosing_the_same_token, ONE),
    "instead": (choosing_another_token, ONE),
    "mission": (on_a_mission, ONE),
    "box": (filling_the_box, ONE),
    "buy": (buying, ONE),
    "remove": (removing, ONE),
    "remove after the final round": (taking_back, ONE),
}
"""A game for each kind of decision that the advanced game makes new or larger, with the seat that has to make it."""


CASES = (
    Case("not_your_turn", "V2.3", buying, TWO, "buy_nothing", {"seat": 1}),
    Case("not_asked_now", "V5.4", paying_for_an_agent, ONE, "money", {"asked": "pay"}),
    Case("not_asked_now", "V10.5", leading_a_nomad, ONE, "decline", {"asked": "nomad"}),
    Case("not_asked_now", "V5.7", choosing_different_bribes, ONE, "bribe wine", {"asked": "different"}),
    Case("not_asked_now", "V5.7", choosing_the_same_token, ONE, "stay", {"asked": "same_token"}),
    Case("not_asked_now", "V9.2", choosing_another_token, ONE, "take wine", {"asked": "instead"}),
    Case("not_asked_now", "V8.11", on_a_mission, ONE, "buy_nothing", {"asked": "mission"}),
    Case("not_asked_now", "V8.9", filling_the_box, ONE, "no_mission", {"asked": "box"}),
    Case("not_asked_now", "V8.9", buying, ONE, "box 1", {"asked": "buy"}),
    Case("not_asked_now", "V8.10", removing, ONE, "stop", {"asked": "remove"}),
    Case(
        "no_such_card_in_hand", "V2.2", assigning, ONE, ASSIGN + ASSIGNMENTS.index((0, 5, 1)), {"place": 6, "cards": 5}
    ),
    Case("no_such_drawer", "V3.1", replacing, ONE, REPLACE + 3, {"drawer": 4, "drawers": 3}),
    Case("cannot_pay", "V5.3", acting, ONE, "place 2", {"building": 2, "bribe": "wine", "cost": 2, "owned": 1}),
    Case("own_agent_there", "V5.1", acting, ONE, "place 13", {"building": 13}),
    Case("money_is_advanced", "V8.8", acting_in_the_introductory_game, ONE, "money"),
    Case("feld_agent_not_there", "V10.5", sourcing, ONE, "feld"),
    Case("supply_empty", "V5.2", sourcing_without_supply, ONE, "supply"),
    Case("no_own_agent_there", "V5.2", sourcing, ONE, "from 15", {"building": 15}),
    Case("cannot_pay_with", "V5.4", paying_for_an_agent, ONE, "pay tobacco", {"bribe": "tobacco"}),
    Case("cannot_pay_with", "V8.9", paying_for_a_thing, ONE, "pay tobacco", {"bribe": "tobacco"}),
    Case("cannot_pay_with", "V8.10", paying_agents, ONE, "pay coffee", {"bribe": "coffee"}),
    Case("shillings_do_not_pay_agents", "V5.4", paying_for_an_agent, ONE, "shilling"),
    Case("no_shilling", "V8.9", paying_for_a_thing, ONE, "shilling"),
    Case("no_shilling", "V8.10", paying_agents_without_money, ONE, "shilling"),
    Case("must_pay", "V5.4", paying_for_an_agent, ONE, "stop"),
    Case("must_pay", "V8.9", paying_for_a_thing, ONE, "stop"),
    Case("shillings_first", "V8.10", paying_agents, ONE, "stop"),
    Case("nomad_cannot_go_there", "V10.5", leading_a_nomad, ONE, "nomad 8", {"building": 8}),
    Case("nomad_cannot_go_there", "V10.5", leading_a_nomad, ONE, "nomad 30", {"building": 30}),
    Case("wrong_number_of_kinds", "V9", choosing_different_bribes, ONE, "different wine", {"kinds": 1, "needed": 2}),
    Case("wrong_number_of_kinds", "V9", choosing_different_bribes, ONE, "different", {"kinds": 0, "needed": 2}),
    Case("other_token", "V5.7", choosing_the_same_token, ONE, "advance flask", {"info": "flask"}),
    Case("must_advance", "V6.1", choosing_another_token, ONE, "decline"),
    Case("no_mission_there", "V8.3", on_a_mission, ONE, ACCEPT + 1, {"place": 2}),
    Case("no_mission_there", "V8.11", on_a_mission, ONE, RESOLVE + 0b100, {"place": 3}),
    Case("no_mission_named", "V8.11", on_a_mission, ONE, "resolve"),
    Case("other_flag", "V8.11", on_a_mission, ONE, "accept B-03", {"mission": "B-03"}),
    Case("other_flag", "V8.11", on_a_mission, ONE, "resolve B-01", {"mission": "B-01"}),
    Case("mission_not_met", "V8.11", on_a_mission, ONE, "resolve S-05", {"mission": "S-05"}),
    Case("no_free_mission_space", "V8.11", on_a_mission_without_space, ONE, "accept A-05", {"spaces": 3}),
    Case("box_too_much", "V8.9", filling_the_box, ONE, "box 3", {"shillings": 3, "most": 2}),
    Case("already_bought", "V8.9", buying, ONE, "buy seal", {"item": "seal"}),
    Case("already_bought", "V8.9", buying, ONE, "buy agent", {"item": "agent"}),
    Case("price_too_high", "V8.9", buying, ONE, "buy side_table", {"item": "side_table", "price": 3, "owned": 2}),
    Case("no_own_agent_there", "V8.10", removing, ONE, "remove 3", {"building": 3}),
    Case("feld_agent_is_paid", "V10.5", removing, ONE, "remove 7", {"building": 7}),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.action}")
def test_a_refusal_names_its_code_its_rule_and_what_the_text_needs(case: Case):
    reason = refused(case.game(), case.seat, case.action)
    assert (reason.code, reason.rule, reason.params) == (case.code, case.rule, case.params)


def test_every_reason_code_is_produced_by_a_case():
    assert {case.code for case in (*INTRODUCTORY_CASES, *CASES)} == set(REASON_CODES)
    assert len(set(REASON_CODES)) == len(REASON_CODES)


def test_every_kind_of_decision_is_looked_at():
    games = (*INTRODUCTORY_ASKS.values(), *BY_ASK.values())
    assert {asked(game()) for game, _ in games} == set(ASKS) - {"nothing"}


@pytest.mark.parametrize("name", BY_ASK)
def test_every_action_is_either_legal_or_refused_with_a_known_reason_and_rule(name: str):
    game, seat = BY_ASK[name]
    state = game()
    assert asked(state) == name.split(" ")[0] == GAME.decision(state, seat)
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


@pytest.mark.parametrize("name", BY_ASK)
def test_every_legal_action_can_be_carried_out(name: str):
    game, seat = BY_ASK[name]
    for action in game().legal(seat):
        state = game()
        play(state, seat, GAME.action_text(state, seat, action))


# What names no action


BAD_TEXTS: tuple[tuple[str, str, str, dict[str, str | int]], ...] = (
    ("malformed_action", "", "money 2", {"text": "money 2", "expected": "money"}),
    ("malformed_action", "", "accept", {"text": "accept", "expected": "accept MISSION"}),
    ("malformed_action", "", "box", {"text": "box", "expected": "box SHILLINGS"}),
    ("malformed_action", "", "buy road map", {"text": "buy road map", "expected": "buy ITEM"}),
    ("not_a_number", "", "box 01", {"text": "01"}),
    ("not_a_number", "", "box -1", {"text": "-1"}),
    ("not_a_number", "", "box many", {"text": "many"}),
    ("not_a_number", "", "remove 0007", {"text": "0007"}),
    ("not_a_number", "", "place 9999", {"text": "9999"}),
    ("unknown_shillings", "V0", "box 13", {"text": 13, "known": "0-12"}),
    ("unknown_building", "V0", "remove 31", {"text": 31, "known": "1-30"}),
    ("unknown_building", "V0", "nomad 0", {"text": 0, "known": "1-30"}),
    ("unknown_item", "V0", "buy sofa", {"text": "sofa"}),
    ("unknown_bribe", "V0", "pay shilling", {"text": "shilling"}),
    ("unknown_bribe", "V0", "different wine beer", {"text": "beer"}),
    ("named_twice", "V0", "different wine wine", {"text": "wine wine"}),
    ("no_such_mission", "V8.11", "accept A-07", {"text": "A-07"}),
    ("no_such_mission", "V8.11", "accept S-05", {"text": "S-05"}),
    ("no_such_mission", "V8.11", "accept a-05", {"text": "a-05"}),
    ("no_such_mission", "V8.11", "resolve B-10", {"text": "B-10"}),
    ("no_such_mission", "V8.11", "resolve S-05 A-05", {"text": "A-05"}),
    ("no_such_mission", "V8.11", "resolve ", {"text": ""}),
    ("named_twice", "V8.11", "resolve S-05 S-05", {"text": "S-05 S-05"}),
)


@pytest.mark.parametrize(("code", "rule", "text", "params"), BAD_TEXTS, ids=[text[:30] for _, _, text, _ in BAD_TEXTS])
def test_a_text_that_names_no_action_is_refused(code: str, rule: str, text: str, params: dict[str, str | int]):
    state = on_a_mission()
    before = state.key()
    with pytest.raises(BadNotation) as error:
        GAME.action_from_text(state, ONE, text)
    assert (error.value.reason.code, error.value.reason.rule) == (code, rule)
    assert params.items() <= error.value.reason.params.items()
    assert state.key() == before


@pytest.mark.parametrize("text", ["place NUMBER", "box NUMBER", "assign NUMBER 002 003"])
def test_endless_numbers_are_no_numbers(text: str):
    with pytest.raises(BadNotation) as error:
        GAME.action_from_text(on_a_mission(), ONE, text.replace("NUMBER", "9" * 10_000))
    assert error.value.reason.code == "not_a_number"


@pytest.mark.parametrize("seat", [SPECTATOR, FOUR])
def test_a_seat_that_is_not_there_has_no_missions(seat: int):
    with pytest.raises(BadNotation) as error:
        GAME.action_from_text(on_a_mission(), seat, "resolve S-05")
    assert error.value.reason.code == "no_such_mission"


def test_what_is_known_is_listed():
    state = on_a_mission()
    for text, known in (("buy sofa", "agent, telephone"), ("pay beer", "chocolate"), ("resolve A-01", "S-05, B-01")):
        with pytest.raises(BadNotation) as error:
            GAME.action_from_text(state, ONE, text)
        assert str(error.value.reason.params["known"]).startswith(known)


BAD_DATA: tuple[tuple[str, dict[str, Any]], ...] = (
    ("malformed_action", {"do": "money", "shillings": 2}),
    ("malformed_action", {"do": "box"}),
    ("malformed_action", {"do": "box", "shillings": "2"}),
    ("malformed_action", {"do": "box", "shillings": True}),
    ("malformed_action", {"do": "different", "bribes": "wine"}),
    ("malformed_action", {"do": "different", "bribes": ["wine", 1]}),
    ("malformed_action", {"do": "resolve", "missions": ("S-05",)}),
    ("malformed_action", {"do": "resolve", "missions": None}),
    ("malformed_action", {"do": "accept", "mission": 5}),
    ("malformed_action", {"do": "buy", "item": ["seal"]}),
    ("unknown_shillings", {"do": "box", "shillings": 13}),
    ("unknown_shillings", {"do": "box", "shillings": -1}),
    ("unknown_building", {"do": "remove", "building": 0}),
    ("unknown_item", {"do": "buy", "item": "sofa"}),
    ("unknown_bribe", {"do": "pay", "bribe": "beer"}),
    ("unknown_bribe", {"do": "different", "bribes": ["wine", "beer"]}),
    ("named_twice", {"do": "different", "bribes": ["wine", "wine"]}),
    ("no_such_mission", {"do": "accept", "mission": "B-01"}),
    ("no_such_mission", {"do": "resolve", "missions": ["S-05", "B-99"]}),
    ("named_twice", {"do": "resolve", "missions": ["S-05", "S-05"]}),
)


@pytest.mark.parametrize(("code", "data"), BAD_DATA, ids=[str(data) for _, data in BAD_DATA])
def test_data_that_name_no_action_are_refused(code: str, data: dict[str, Any]):
    state = on_a_mission()
    before = state.key()
    with pytest.raises(BadNotation) as error:
        GAME.action_from_data(state, ONE, data)
    assert error.value.reason.code == code
    assert state.key() == before


def waiting_for_a_mission() -> ViennaState:
    text = f"{ACTING}\nseat 1: bribes magazine 2\ndisplay: A-05 A-01 - -\nstacks: A-07 A-08"
    return at(text, (ONE, "place 8"), (ONE, "accept A-05"))


BAD_DRAWS = (
    ("other_deck", "missions_b B-01"),
    ("other_deck", "cards 001"),
    ("wrong_draws", "missions_a"),
    ("wrong_draws", "missions_a A-07 A-08"),
    ("wrong_draws", "missions_a A-05"),
    ("wrong_draws", "missions_a B-01"),
    ("not_in_deck", "missions_a A-99"),
    ("not_in_deck", "missions_a 007"),
)


@pytest.mark.parametrize(("code", "text"), BAD_DRAWS, ids=[text for _, text in BAD_DRAWS])
def test_draws_that_do_not_fit_are_refused(code: str, text: str):
    with pytest.raises(BadNotation) as error:
        GAME.draw_from_text(waiting_for_a_mission().chance(), text)
    assert error.value.reason.code == code


def test_while_a_mission_is_drawn_nobody_may_act():
    assert refused(waiting_for_a_mission(), ONE, "money").code == "waiting_for_chance"


def test_an_empty_place_of_the_display_has_no_name():
    state = on_a_mission()
    for text in ("accept ", "accept -"):
        with pytest.raises(BadNotation) as error:
            GAME.action_from_text(state, ONE, text)
        assert error.value.reason.code == "no_such_mission"
