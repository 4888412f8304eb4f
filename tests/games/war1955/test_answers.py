"""W5.2, W5.3: counters, chains of counters, what they cost, and when a player is asked for an answer."""

from __future__ import annotations

import pytest

from tests.games.war1955.lookup import with_action
from tests.games.war1955.playing import (
    LOOKUPS,
    ONE,
    TWO,
    asks,
    discard,
    hand,
    offered,
    offers,
    pawns,
    play,
    refusal_code,
    refused,
    spy,
    told,
)
from tests.games.war1955.positions import position
from tests.rules import rule
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.games.war1955.rules.state import WarState

REBELS = with_action("rebel_forces")
ASSAULTS, ATTACKS = with_action("coordinated_assault"), with_action("coordinated_attack")

DECLARING = {
    "blockade": ["target france"],
    "coordinated_assault": ["target france", "declare"],
    "coordinated_attack": ["target france", "declare"],
    "deport": [],
    "detain": [],
    "gadget_research": ["gadget improved_resources"],
    "gadget_buster": [],
    "military_transport": ["target france"],
    "paid_informant": [],
    "pilfer_account": [],
    "revolution": ["target france"],
    "safe_house": [],
    "supply_drop": [],
    "strategic_resupply": [],
}
"""The moves that declare each special action in its player's own turn."""


def declared(action: str, answers: str, more: str = "", spare: str = "mercenary_1") -> WarState:
    """Return a game in which seat 1 has declared a special action, and seat 2 holds cards to answer with."""
    # The card played must not be among the answers.
    card = next(card for card in with_action(action) if card not in answers.split(" "))
    state = position(f"""
        seat 1 plays{more}
        seat 1: spy poland; hand {card} {spare}
        seat 2: spy usa; gadgets improved_resources; hand {answers} mercenary_2 mercenary_2
    """)
    play(state, ONE, f"special {card}", *DECLARING[action])
    return state


def standing(state: WarState) -> tuple[object, ...]:
    """Return everything a special action could change, except the cards."""
    return (
        *(tuple(of) for of in (state.pawns, state.spies, state.gadgets, state.blockaded_until)),
        *(tuple(of) for of in (state.detained_until, state.open_until)),
        state.extra_cards,
        state.hands[ONE],
    )


def test_every_special_action_but_rebel_forces_is_declared_below():
    assert {*DECLARING, "rebel_forces"} == set(SPECIAL_IDS)


@rule("W5.2")
@pytest.mark.parametrize("action", DECLARING)
def test_rebel_forces_counter_every_special_action(action: str):
    for card in REBELS:
        state = declared(action, card)
        before = standing(state)
        steps = state.steps
        assert asks(state) == (TWO, "answer")
        assert offered(state, TWO, "counter") == [card]
        events = play(state, TWO, f"counter {card}")
        against = LOOKUPS.names[state.stack[0].cards[0]]
        assert told(events, "counter_declared") == [{"seat": TWO, "card": card, "against": against}]
        events = play(state, ONE, "let_through")
        assert told(events, "countered") == [{"seat": ONE, "card": against}]
        # All cards are discarded, the step is spent, and nothing else has changed.
        assert standing(state) == before
        assert sorted(discard(state)) == sorted([card, against])
        assert hand(state, TWO) == ["mercenary_2", "mercenary_2"]
        assert (asks(state), state.steps) == ((ONE, "play"), steps)
        assert steps == (2 if action == "military_transport" else 1)


@rule("W5.2")
@pytest.mark.parametrize("action", DECLARING)
def test_let_through_a_special_action_does_something(action: str):
    state = declared(action, REBELS[0])
    before = standing(state)
    events = play(state, TWO, "let_through")
    assert told(events, "let_through") == [{"seat": TWO}]
    if action == "pilfer_account":
        assert asks(state) == (TWO, "keep")
    else:
        assert standing(state) != before


@rule("W5.2", "W5.2b")
@pytest.mark.parametrize("action", DECLARING)
def test_coordinated_cards_counter_coordinated_actions_only_and_attack_no_assault(action: str):
    answers = [ASSAULTS[-1], ATTACKS[-1]]
    state = declared(action, " ".join(answers))
    expected = {"coordinated_attack": answers, "coordinated_assault": answers[:1]}.get(action, [])
    assert sorted(offered(state, TWO, "counter")) == sorted(expected)
    for card in answers:
        if card not in expected:
            reason = refused(state, TWO, f"counter {card}")
            assert (reason.code, reason.params["card"]) == ("does_not_counter", card)


@rule("W5.2b")
@pytest.mark.parametrize(
    ("against", "option", "counters"),
    [
        ("coordinated_attack", "", True),
        ("coordinated_assault", "", False),
        ("coordinated_attack", "; attack counters assault", True),
        ("coordinated_assault", "; attack counters assault", True),
        ("revolution", "; attack counters assault", False),
    ],
)
def test_coordinated_attack_counters_an_assault_under_the_option_only(against: str, option: str, counters: bool):
    state = declared(against, ATTACKS[-1], option)
    assert (offered(state, TWO, "counter") == [ATTACKS[-1]]) == counters


@rule("W5", "W5.2")
@pytest.mark.parametrize("card", [*ASSAULTS[1:], ATTACKS[-1]])
def test_a_coordinated_counter_cancels_and_moves_no_pawn(card: str):
    state = declared("coordinated_attack", card)
    play(state, TWO, f"counter {card}")
    play(state, ONE, "let_through")
    assert pawns(state, ONE) == {}
    assert card in discard(state)


@rule("W5.2")
@pytest.mark.parametrize(
    "counter", ["great_britain_4_rebel_forces", "hungary_4_coordinated_assault", "ussr_3_coordinated_attack"]
)
def test_a_counter_is_countered_with_rebel_forces_only(counter: str):
    spare = "poland_4_rebel_forces france_4_coordinated_assault great_britain_3_coordinated_attack"
    state = declared("coordinated_attack", counter, spare=spare)
    play(state, TWO, f"counter {counter}")
    assert offers(state, ONE) == ["counter poland_4_rebel_forces", "let_through"]
    for card in spare.split(" ")[1:]:
        assert refusal_code(state, ONE, f"counter {card}") == "only_rebel_forces_answer"


@rule("W5.2")
def test_a_coordinated_card_does_not_counter_a_rebel_forces_counter_in_the_opponents_turn():
    state = declared("coordinated_attack", f"{REBELS[0]} {ASSAULTS[-1]}", spare=f"{REBELS[1]} mercenary_1")
    play(state, TWO, f"counter {REBELS[0]}")
    play(state, ONE, f"counter {REBELS[1]}")
    assert offers(state, TWO) == ["let_through"]
    assert refusal_code(state, TWO, f"counter {ASSAULTS[-1]}") == "only_rebel_forces_answer"


@rule("W5.2", "W5.2a")
@pytest.mark.parametrize("length", range(5))
def test_an_odd_number_of_counters_cancels_the_action(length: int):
    # Seat 1 needs a step for each of its counters: two of them after the first play of a turn would be one too many, so
    # it answers for a transport, which takes none.
    one, two = f"{REBELS[1]} {REBELS[3]}", f"{REBELS[0]} {REBELS[2]}"
    state = declared("military_transport", two, spare=f"{one} mercenary_1")
    for number in range(length):
        seat = (TWO, ONE)[number % 2]
        assert asks(state) == (seat, "answer")
        play(state, seat, f"counter {REBELS[number]}")
    if length < 4:
        play(state, (TWO, ONE)[length % 2], "let_through")
    else:
        # Four Rebel Forces are all there are, but nobody else may know that seat 2 cannot answer.
        assert asks(state) == (TWO, "answer")
        assert offers(state, TWO) == ["let_through"]
        play(state, TWO, "let_through")
    assert spy(state, ONE) == ("poland" if length % 2 else "france")
    assert len(discard(state)) == 1 + length
    # Each counter of seat 1 has taken a step.
    assert state.steps == 2 - length // 2
    if state.steps:
        assert asks(state) == (ONE, "play")


@rule("W5.2a")
def test_each_declared_action_is_countered_once():
    # The counter is cancelled; seat 2 has another Rebel Forces, but is not asked again.
    state = declared("revolution", f"{REBELS[0]} {REBELS[2]}", spare=f"{REBELS[1]} mercenary_1")
    play(state, TWO, f"counter {REBELS[0]}")
    play(state, ONE, f"counter {REBELS[1]}")
    assert asks(state) == (TWO, "answer")
    play(state, TWO, "let_through")
    assert pawns(state, ONE) == {"france": 2}
    assert state.stack == ()


@rule("W5.2a")
def test_rebel_forces_in_your_own_turn_take_a_step_even_if_they_are_countered_themselves():
    state = declared("revolution", f"{REBELS[0]} {REBELS[2]}", spare=f"{REBELS[1]} mercenary_1")
    assert state.steps == 1
    play(state, TWO, f"counter {REBELS[0]}")
    play(state, ONE, f"counter {REBELS[1]}")
    assert state.steps == 0
    # Seat 1 could not answer any more, so the counter to its counter is resolved at once.
    play(state, TWO, f"counter {REBELS[2]}")
    assert pawns(state, ONE) == {}
    assert state.chance().count == 4


@rule("W5.2a")
def test_without_a_step_left_rebel_forces_cannot_be_used_in_your_own_turn():
    state = declared("revolution", REBELS[0], "; steps 1", spare=f"{REBELS[1]} mercenary_1")
    assert state.steps == 0
    # Seat 1 is not asked: the counter is resolved.
    play(state, TWO, f"counter {REBELS[0]}")
    assert (pawns(state, ONE), hand(state, ONE)) == ({}, [REBELS[1], "mercenary_1"])
    assert state.chance().count == 3


@rule("W5.2a")
def test_a_play_step_is_taken_when_the_action_is_declared():
    state = declared("revolution", REBELS[0])
    assert (state.steps, asks(state)) == (1, (TWO, "answer"))


@rule("W5.2a", "W5.2")
def test_in_the_opponents_turn_counters_and_transports_cost_no_step():
    state = declared("revolution", f"{REBELS[0]} hungary_2_military_transport")
    play(state, TWO, "special hungary_2_military_transport", "target poland")
    play(state, ONE, "let_through")
    play(state, TWO, f"counter {REBELS[0]}")
    play(state, ONE, "let_through")
    assert state.steps == 1
    assert (spy(state, TWO), pawns(state, ONE)) == ("poland", {})


@rule("W5.2", "W5.2a", "W5.3")
def test_a_transport_in_your_turn_is_countered_with_rebel_forces_at_the_cost_of_a_step():
    state = declared("revolution", f"{REBELS[0]} hungary_2_military_transport", spare=f"{REBELS[1]} mercenary_1")
    play(state, TWO, "special hungary_2_military_transport", "target poland")
    assert offers(state, ONE) == [f"counter {REBELS[1]}", "let_through"]
    play(state, ONE, f"counter {REBELS[1]}")
    assert state.steps == 0
    play(state, TWO, "let_through")
    # The transport is cancelled, and the revolution can be answered again.
    assert spy(state, TWO) == "usa"
    assert (asks(state), offers(state, TWO)) == ((TWO, "answer"), [f"counter {REBELS[0]}", "let_through"])
    play(state, TWO, "let_through")
    assert pawns(state, ONE) == {"france": 2}


@rule("W5.2", "W5.3")
def test_the_counter_to_a_transport_can_be_countered_and_the_window_stays_open():
    state = declared(
        "revolution", f"{REBELS[0]} {REBELS[2]} hungary_2_military_transport", spare=f"{REBELS[1]} mercenary_1"
    )
    play(state, TWO, "special hungary_2_military_transport", "target poland")
    play(state, ONE, f"counter {REBELS[1]}")
    play(state, TWO, f"counter {REBELS[0]}")
    # Seat 1 has no step left, so the transport goes through and the revolution can be answered.
    assert (spy(state, TWO), asks(state)) == ("poland", (TWO, "answer"))
    play(state, TWO, f"counter {REBELS[2]}")
    assert pawns(state, ONE) == {}


@rule("W5.3")
def test_a_transport_is_possible_while_a_counter_waits_for_an_answer():
    state = declared("revolution", f"{REBELS[0]} hungary_2_military_transport", spare=f"{REBELS[1]} mercenary_1")
    play(state, TWO, f"counter {REBELS[0]}")
    play(state, ONE, f"counter {REBELS[1]}")
    play(state, TWO, "special hungary_2_military_transport", "target poland")
    assert (spy(state, TWO), asks(state)) == ("poland", (TWO, "answer"))
    play(state, TWO, "let_through")
    assert pawns(state, ONE) == {"france": 2}


# Who is asked for an answer


@rule("W5.3")
@pytest.mark.parametrize("cards", ["mercenary_1", "usa_2_deport", REBELS[0], "usa_2_military_transport"])
def test_a_player_is_asked_whatever_they_hold(cards: str):
    for moves in (("influence poland_2_detain poland", "declare"), ("special usa_4_revolution", "target france")):
        state = position(f"seat 1 plays\nseat 1: hand poland_2_detain usa_4_revolution\nseat 2: hand {cards}")
        play(state, ONE, *moves)
        assert asks(state) == (TWO, "answer")
        assert "let_through" in offers(state, TWO)


@rule("W5.3", "W2.2")
def test_a_player_with_an_empty_hand_is_not_asked():
    for moves in (("influence poland_2_detain poland", "declare"), ("special usa_4_revolution", "target france")):
        state = position("seat 1 plays\nseat 1: hand poland_2_detain usa_4_revolution")
        play(state, ONE, *moves)
        assert asks(state) == (ONE, "play")


@rule("W5.3", "W5.4", "W4.1")
@pytest.mark.parametrize(
    ("desk", "is_asked"),
    [
        ("home ussr; spy usa", True),
        ("home ussr; spy usa; detained until 3", False),
        ("home ussr; spy france; detained until 3", True),
        ("home hungary; spy usa; detained until 3", False),
    ],
)
def test_against_influence_a_player_is_asked_unless_it_is_public_that_no_answer_is_possible(desk: str, is_asked: bool):
    state = position(
        f"seat 1 plays\nseat 1: home usa; hand france_2_deport mercenary_1\nseat 2: {desk}; hand mercenary_1"
    )
    play(state, ONE, "influence france_2_deport france", "declare")
    assert asks(state) == ((TWO, "answer") if is_asked else (ONE, "play"))


@rule("W5.3")
def test_a_detained_player_is_still_asked_about_special_actions():
    state = position("seat 1 plays\nseat 1: hand usa_4_revolution\nseat 2: spy usa; detained until 3; hand mercenary_1")
    play(state, ONE, "special usa_4_revolution", "target france")
    assert asks(state) == (TWO, "answer")


@rule("W5.3")
def test_the_player_whose_turn_it_is_answers_with_rebel_forces_only():
    spare = "usa_2_military_transport usa_4_coordinated_assault great_britain_2_detain mercenary_1"
    state = declared("revolution", REBELS[0], spare=spare)
    play(state, TWO, f"counter {REBELS[0]}")
    assert offers(state, ONE) == ["let_through"]
    assert refusal_code(state, ONE, "special usa_2_military_transport") == "only_rebel_forces_answer"
    assert refusal_code(state, ONE, "special great_britain_2_detain") == "only_rebel_forces_answer"
    assert refusal_code(state, ONE, "block mercenary_1") == "only_rebel_forces_answer"


@rule("W5.3")
@pytest.mark.parametrize("action", [action for action in SPECIAL_IDS if action != "military_transport"])
def test_no_other_special_action_is_played_in_the_opponents_turn(action: str):
    card = with_action(action)[-1]
    state = position(f"seat 1 plays\nseat 1: hand usa_4_revolution\nseat 2: spy usa; hand {card} mercenary_1")
    play(state, ONE, "special usa_4_revolution", "target france")
    assert offered(state, TWO, "special") == []
    assert refusal_code(state, TWO, f"special {card}") == "only_in_own_turn"


@rule("W5.2")
@pytest.mark.parametrize("card", REBELS)
def test_rebel_forces_only_answer(card: str):
    state = position(f"seat 1 plays\nseat 1: hand {card}")
    assert refusal_code(state, ONE, f"special {card}") == "only_an_answer"


@rule("W5.3")
def test_in_your_own_turn_transports_are_possible_before_each_play():
    state = position("""
        seat 1 plays
        seat 1: hand usa_2_military_transport hungary_2_military_transport mercenary_1 mercenary_1
        seat 2: hand mercenary_2
    """)
    for number, card in enumerate(("usa_2_military_transport", "hungary_2_military_transport")):
        assert state.steps == 2 - number
        play(state, ONE, f"special {card}", f"target {COUNTRIES[1 + number]}")
        assert asks(state) == (TWO, "answer")
        play(state, TWO, "let_through")
        assert spy(state, ONE) == COUNTRIES[1 + number]
        play(state, ONE, "influence mercenary_1 poland", "declare")
        play(state, TWO, "let_through")


@rule("W5.3", "W4.1")
def test_a_transport_out_of_the_country_takes_the_presence_away():
    state = position("""
        seat 1 plays
        seat 1: hand france_2_deport
        seat 2: home ussr; spy france; hand usa_3_blockade usa_2_military_transport
    """)
    play(state, ONE, "influence france_2_deport france", "declare")
    assert offered(state, TWO, "block") == ["usa_3_blockade", "usa_2_military_transport"]
    play(state, TWO, "special usa_2_military_transport", "target poland")
    assert offers(state, TWO) == ["let_through"]
