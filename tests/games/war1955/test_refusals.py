"""Every reason for refusing an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from tests.games.war1955.moments import (
    BY_ASK,
    CLOSED,
    EVERYWHERE,
    adding,
    adding_a_third,
    adding_without_the_spy,
    answering_a_counter,
    answering_a_revolution,
    answering_influence,
    answering_influence_elsewhere,
    at,
    blocking,
    choosing_a_gadget,
    choosing_the_second_home,
    drawing,
    going_somewhere,
    keeping,
    moving,
    naming_a_second_pawn,
    naming_pawns,
    over,
    playing,
    targeting_a_blockade,
    targeting_a_revolution,
    targeting_a_transport,
)
from tests.games.war1955.playing import LOOKUPS, ONE, TWO, asked, refused
from tests.rules import rule, rule_ids, rules_page
from tradecraft.core.errors import Fault
from tradecraft.core.game import CHANCE, SPECTATOR
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.rules.actions import ACTIONS, ADD, BLOCK, INFLUENCE, KEEP, SPECIAL
from tradecraft.games.war1955.rules.phases import ASKS
from tradecraft.games.war1955.rules.refusals import REASON_CODES
from tradecraft.games.war1955.rules.state import WarState

RULES = rule_ids(rules_page("war1955"))


@dataclass(frozen=True)
class Case:
    """An action that must be refused, and how."""

    code: str
    rule: str
    game: Callable[[], WarState]
    seat: int
    action: str | int
    params: dict[str, str | int] = field(default_factory=dict)


def only_card(card: str, more: str = "") -> Callable[[], WarState]:
    """Return a function that makes a game in which seat 1 plays with a single card."""
    return at(f"seat 1 plays\nseat 1: hand {card}{more}")


FACES = len(LOOKUPS.names)
CASES = (
    Case("unknown_action", "", playing, ONE, ACTIONS.size, {"action": ACTIONS.size}),
    Case("unknown_action", "", playing, ONE, -1, {"action": -1}),
    Case("unknown_action", "", playing, ONE, SPECIAL + FACES, {"action": SPECIAL + FACES}),
    Case("unknown_action", "", playing, ONE, INFLUENCE + 6 * FACES, {"action": INFLUENCE + 6 * FACES}),
    Case("unknown_action", "", adding, ONE, ADD + FACES, {"action": ADD + FACES}),
    Case("unknown_action", "", answering_influence, TWO, BLOCK + FACES, {"action": BLOCK + FACES}),
    Case("unknown_action", "", keeping, TWO, KEEP + FACES, {"action": KEEP + FACES}),
    Case("no_such_seat", "W0", playing, 2, "pass", {"seat": 3, "players": 2}),
    Case("no_such_seat", "W0", playing, SPECTATOR, "pass", {"seat": 0, "players": 2}),
    Case("game_over", "W7.1", over, ONE, "pass"),
    Case("waiting_for_chance", "W2.1", drawing, ONE, "pass"),
    Case("not_your_turn", "W2.1", playing, TWO, "pass", {"seat": 1}),
    Case("not_your_turn", "W1.2", choosing_the_second_home, ONE, "home usa", {"seat": 2}),
    Case("not_your_turn", "W5.3", answering_influence, ONE, "pass", {"seat": 2}),
    Case("not_your_turn", "W5.3", blocking, ONE, "declare", {"seat": 2}),
    Case("not_your_turn", "W2.1", adding, TWO, "declare", {"seat": 1}),
    Case("not_your_turn", "W2.1", naming_pawns, TWO, "declare", {"seat": 1}),
    Case("not_your_turn", "W2.1", targeting_a_blockade, TWO, "target usa", {"seat": 1}),
    Case("not_asked_now", "W2.1", playing, ONE, "stay", {"asked": "play"}),
    Case("not_asked_now", "W1.2", choosing_the_second_home, TWO, "pass", {"asked": "home"}),
    Case("not_asked_now", "W3.3", adding, ONE, "pass", {"asked": "add"}),
    Case("not_asked_now", "W5.1", targeting_a_blockade, ONE, "declare", {"asked": "target"}),
    Case("not_asked_now", "W5", naming_pawns, ONE, "pass", {"asked": "pawn"}),
    Case("not_asked_now", "W6.2", choosing_a_gadget, ONE, "declare", {"asked": "gadget"}),
    Case("not_asked_now", "W6.1", going_somewhere, ONE, "declare", {"asked": "destination"}),
    Case("not_asked_now", "W5.3", answering_influence, TWO, "pass", {"asked": "answer"}),
    Case("not_asked_now", "W4.2", blocking, TWO, "let_through", {"asked": "block"}),
    Case("not_asked_now", "W5", keeping, TWO, "let_through", {"asked": "keep"}),
    Case("not_asked_now", "W2.1", moving, ONE, "pass", {"asked": "move"}),
    Case("card_not_in_hand", "W2.1", playing, ONE, "special usa_3_blockade", {"card": "usa_3_blockade"}),
    Case("card_not_in_hand", "W2.1", playing, ONE, "influence mercenary_2 usa", {"card": "mercenary_2"}),
    Case("card_not_in_hand", "W3.3", adding, ONE, "add france_2_deport", {"card": "france_2_deport"}),
    Case("card_not_in_hand", "W4.2", blocking, TWO, "add mercenary_1", {"card": "mercenary_1"}),
    Case("card_not_in_hand", "W5.3", answering_influence, TWO, "block mercenary_2", {"card": "mercenary_2"}),
    Case("card_not_in_hand", "W5", keeping, TWO, "keep usa_3_blockade", {"card": "usa_3_blockade"}),
    Case("home_of_that_faction_taken", "W1.2", choosing_the_second_home, TWO, "home usa", {"country": "usa"}),
    Case("country_secured", "W3.4", playing, ONE, "influence mercenary_1 france", {"country": "france"}),
    Case("country_secured", "W3.4", naming_pawns, ONE, "target france", {"country": "france"}),
    Case("country_blockaded", "W5.4", playing, ONE, "influence mercenary_1 hungary", {"country": "hungary"}),
    Case("country_blockaded", "W5.4", targeting_a_revolution, ONE, "target hungary", {"country": "hungary"}),
    Case(
        "no_way_there",
        "W3.1",
        playing,
        ONE,
        "influence usa_2_deport ussr",
        {"card": "usa_2_deport", "country": "ussr"},
    ),
    Case("no_such_addition", "W3.3", adding, ONE, "add usa_2_deport", {"card": "usa_2_deport", "country": "france"}),
    Case(
        "second_card_needs_spy",
        "W3.2",
        adding_without_the_spy,
        ONE,
        "add france_3_blockade",
        {"card": "france_3_blockade", "country": "france"},
    ),
    Case(
        "two_country_cards_already",
        "W3.2",
        adding_a_third,
        ONE,
        "add france_4_coordinated_assault",
        {"card": "france_4_coordinated_assault", "country": "france"},
    ),
    Case("mercenary_has_no_action", "W0", playing, ONE, "special mercenary_1", {"card": "mercenary_1"}),
    Case("mercenary_has_no_action", "W0", answering_influence, TWO, "special mercenary_1", {"card": "mercenary_1"}),
    Case("only_an_answer", "W5.2", playing, ONE, "special great_britain_4_rebel_forces", {"action": "rebel_forces"}),
    Case("only_in_own_turn", "W5", answering_influence, TWO, "special usa_4_revolution", {"card": "usa_4_revolution"}),
    Case(
        "only_rebel_forces_answer",
        "W5.3",
        answering_a_counter,
        ONE,
        "special usa_4_coordinated_assault",
        {"card": "usa_4_coordinated_assault"},
    ),
    Case("only_rebel_forces_answer", "W5.3", answering_a_counter, ONE, "block mercenary_1", {"card": "mercenary_1"}),
    Case(
        "only_rebel_forces_answer",
        "W5.2",
        answering_a_counter,
        ONE,
        "counter usa_4_coordinated_assault",
        {"card": "usa_4_coordinated_assault"},
    ),
    Case(
        "nothing_to_blockade",
        "W5.1",
        only_card("usa_3_blockade", f"\nblockaded: {EVERYWHERE}"),
        ONE,
        "special usa_3_blockade",
    ),
    Case(
        "no_movable_pawn",
        "W5.1",
        at(CLOSED.format(card="usa_3_coordinated_attack")),
        ONE,
        "special usa_3_coordinated_attack",
    ),
    Case("spy_at_home", "W5.1", playing, ONE, "special usa_2_deport", {"seat": 2}),
    Case(
        "spy_detained",
        "W5.4",
        only_card("usa_2_deport", "\nseat 2: spy usa; detained until 3"),
        ONE,
        "special usa_2_deport",
        {"seat": 2},
    ),
    Case(
        "detained_already",
        "W5.1",
        only_card("poland_2_detain", "\nseat 2: detained until 5"),
        ONE,
        "special poland_2_detain",
        {"seat": 2},
    ),
    Case(
        "gadgets_complete",
        "W6.2",
        only_card("usa_3_gadget_research", "; gadgets improved_resources advanced_transport"),
        ONE,
        "special usa_3_gadget_research",
    ),
    Case(
        "no_gadget_to_bust",
        "W5.1",
        only_card("france_2_gadget_buster"),
        ONE,
        "special france_2_gadget_buster",
        {"seat": 2},
    ),
    Case(
        "own_spy_detained",
        "W5.4",
        only_card("usa_2_military_transport", "; detained until 4"),
        ONE,
        "special usa_2_military_transport",
    ),
    Case(
        "own_spy_detained",
        "W5.4",
        only_card("usa_2_deport", "; gadgets advanced_transport; detained until 4"),
        ONE,
        "advanced_transport usa_2_deport",
    ),
    Case(
        "hand_open_already",
        "W5.1",
        only_card("poland_2_paid_informant", "\nseat 2: open until 5"),
        ONE,
        "special poland_2_paid_informant",
        {"seat": 2},
    ),
    Case(
        "too_few_cards_to_pilfer",
        "W5.1",
        only_card("poland_4_pilfer_account", "\nseat 2: hand mercenary_1 mercenary_2"),
        ONE,
        "special poland_4_pilfer_account",
        {"seat": 2, "cards": 2},
    ),
    Case(
        "no_country_for_revolution",
        "W5.1",
        at(CLOSED.format(card="usa_4_revolution")),
        ONE,
        "special usa_4_revolution",
    ),
    Case(
        "no_cards_to_exchange",
        "W5.1",
        only_card("poland_3_strategic_resupply"),
        ONE,
        "special poland_3_strategic_resupply",
        {"action": "strategic_resupply"},
    ),
    Case("blockaded_already", "W5.1", targeting_a_blockade, ONE, "target france", {"country": "france"}),
    Case("secured_by_yourself", "W5.1", targeting_a_revolution, ONE, "target france", {"country": "france"}),
    Case("named_already", "W5", naming_a_second_pawn, ONE, "target poland", {"country": "poland"}),
    Case("nothing_named", "W5.1", naming_pawns, ONE, "declare"),
    Case("spy_there_already", "W5.1", targeting_a_transport, ONE, "target poland", {"country": "poland"}),
    Case("spy_there_already", "W5.1", going_somewhere, ONE, "target poland", {"country": "poland"}),
    Case("spy_there_already", "W2.1", moving, ONE, "move france", {"country": "france"}),
    Case("no_advanced_transport", "W6.1", playing, ONE, "advanced_transport usa_2_deport"),
    Case(
        "advanced_transport_used",
        "W6.1",
        at("seat 1 plays; transported\nseat 1: gadgets advanced_transport; hand usa_2_deport"),
        ONE,
        "advanced_transport usa_2_deport",
    ),
    Case(
        "mercenary_moves_no_spy",
        "W6.1",
        only_card("mercenary_1", "; gadgets advanced_transport"),
        ONE,
        "advanced_transport mercenary_1",
        {"card": "mercenary_1"},
    ),
    Case("play_is_possible", "W2.2", playing, ONE, "pass"),
    Case("no_presence", "W4.1", answering_influence_elsewhere, TWO, "block mercenary_1", {"country": "france"}),
    Case(
        "wrong_faction_to_block",
        "W4.2",
        answering_influence,
        TWO,
        "block usa_4_revolution",
        {"card": "usa_4_revolution", "country": "hungary"},
    ),
    Case(
        "wrong_faction_to_block",
        "W4.2",
        blocking,
        TWO,
        "add usa_4_revolution",
        {"card": "usa_4_revolution", "country": "hungary"},
    ),
    Case("block_too_small", "W4.3", blocking, TWO, "declare", {"needed": 3, "total": 1}),
    Case(
        "block_too_small",
        "W4.3",
        at(
            "seat 1 plays\nseat 1: hand hungary_3_blockade\nseat 2: home hungary; hand mercenary_2",
            (ONE, "influence hungary_3_blockade hungary"),
            (ONE, "declare"),
        ),
        TWO,
        "block mercenary_2",
        {"needed": 3, "total": 2},
    ),
    Case("only_influence_is_blocked", "W4.4", answering_a_revolution, TWO, "block mercenary_1"),
    Case(
        "influence_is_not_countered",
        "W4.4",
        answering_influence,
        TWO,
        "counter great_britain_4_rebel_forces",
        {"card": "great_britain_4_rebel_forces"},
    ),
    Case(
        "does_not_counter",
        "W5.2",
        answering_a_revolution,
        TWO,
        "counter usa_4_coordinated_assault",
        {"card": "usa_4_coordinated_assault", "against": "usa_4_revolution"},
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.action}")
def test_a_refusal_names_its_code_its_rule_and_what_the_text_needs(case: Case):
    reason = refused(case.game(), case.seat, case.action)
    assert (reason.code, reason.rule, reason.params) == (case.code, case.rule, case.params)


def test_every_reason_code_is_produced_by_a_case():
    assert {case.code for case in CASES} == set(REASON_CODES)
    assert len(set(REASON_CODES)) == len(REASON_CODES)


def test_every_rule_that_a_refusal_names_is_on_the_page():
    assert {case.rule for case in CASES} <= {"", *RULES}


def test_every_kind_of_decision_is_looked_at():
    assert set(BY_ASK) == set(ASKS) - {"nothing"}


@pytest.mark.parametrize("ask", BY_ASK)
def test_every_action_is_either_legal_or_refused_with_a_known_reason_and_rule(ask: str):
    for game, seat in BY_ASK[ask]:
        state = game()
        assert asked(state) == ask == GAME.decision(state, seat)
        legal = state.legal(seat)
        assert legal
        assert list(legal) == sorted(set(legal))
        before = state.key()
        for action in range(ACTIONS.size):
            reason = GAME.refusal(state, seat, action)
            assert (reason is None) == (action in legal), action
            if reason is not None:
                assert reason.code in REASON_CODES
                assert reason.rule in RULES or reason.code == "unknown_action"
        assert state.key() == before


@rule("W5.3")
def test_a_refusal_does_not_tell_the_other_seat_how_far_a_decision_has_come():
    for game in (adding, targeting_a_blockade, naming_pawns, choosing_a_gadget, going_somewhere):
        assert refused(game(), TWO, "stay") == refused(playing(), TWO, "stay")
    assert refused(blocking(), ONE, "stay") == refused(answering_influence(), ONE, "stay")


def test_a_state_that_waits_for_nobody_has_nothing_legal_and_takes_nothing():
    state = drawing()
    assert state.waiting == CHANCE
    with pytest.raises(Fault):
        state.legal(ONE)
    with pytest.raises(Fault):
        state.apply(ONE, 0)
