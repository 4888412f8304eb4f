"""V8.5-V8.7, V8.10 and V8.12: when phases are held after the turns, paydays, and agents taken back."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.vienna.lookup import card
from tests.games.vienna.playing import (
    ONE,
    THREE,
    TWO,
    agents,
    asked,
    bribes,
    is_over,
    offers,
    play,
    play_quietly,
    refused,
    told,
)
from tests.games.vienna.positions import LOOKUPS, position
from tests.rules import rule
from tradecraft.core.events import Event
from tradecraft.games.vienna.rules.state import ViennaState

FLASK, SLIDE = card(info="flask"), card(info="slide")
ALL_BUT_ONE_STEP = "tokens: flask 20, handgun 20, briefcase 20, microfilm 20, slide 19"
PURCHASES = {2: "BCDGH", 3: "BCEIJ", 4: "BDFJL"}
PAYDAYS = {2: "EH", 3: "GJ", 4: "HL"}
PHASES = ("purchase_began", "take_back_began", "payday_began")


def phases(events: list[Event]) -> list[str]:
    """Return which phases after the turns were held, in order."""
    return [event.kind.removesuffix("_began") for event in events if event.kind in PHASES]


def end_the_round(*lines: str, players: int = 2, waits: str = "investigator A", plan: str = FLASK) -> ViennaState:
    """Return the game before the last action of a round, which the last player takes."""
    first = f"players {players}; advanced; seat {players} acts in III; crest 1; {waits}"
    return position("\n".join([first, f"seat {players}: plan - - {plan}", *lines]))


def payday(*lines: str, players: int = 2) -> tuple[ViennaState, list[Event]]:
    """Return the game in which a payday has come as far as the first choice, and what happened."""
    state = end_the_round(*lines, players=players, waits=f"investigator {PAYDAYS[players][0]}; flipped")
    events = play(state, players - 1, "take wine")
    return state, events


# V8.5 and V8.6: which phase is held when


@rule("V8.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_spaces_with_tiles(players: int):
    assert "".join(LOOKUPS.roof[space] for space in LOOKUPS.purchase_spaces[players]) == PURCHASES[players]
    assert "".join(LOOKUPS.roof[space] for space in LOOKUPS.payday_spaces[players]) == PAYDAYS[players]


@rule("V8.5", "V8.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phase_of_the_space_that_was_entered_is_held_before_the_crest_is_passed(players: int):
    spaces = LOOKUPS.roof[: LOOKUPS.end_spaces[players] + 1]
    for before, entered in pairwise(spaces):
        state = end_the_round("tokens: slide 3", players=players, waits=f"investigator {before}", plan=SLIDE)
        events = play(state, players - 1, "take wine")
        assert told(events, "investigator_moved") == [{"space": entered}]
        expected = "purchase" if entered in PURCHASES[players] else "payday" if entered in PAYDAYS[players] else ""
        assert phases(events) == ([expected] if expected else [])
        kinds = [event.kind for event in events]
        if expected:
            assert kinds.index("investigator_moved") < kinds.index(f"{expected}_began") < kinds.index("crest_passed")


@rule("V8.6")
def test_the_phase_comes_after_the_action_phase_for_any_mover_of_the_investigator():
    state = position(f"""
        players 3; advanced; seat 2 acts in III; crest 2; investigator B
        seat 2: plan - - {SLIDE}; shillings 1
        tokens: slide 3
    """)
    events = play(state, TWO, "money")
    assert told(events, "investigator_moved") == [{"space": "C"}]
    assert phases(events) == []
    events = play(state, THREE, "money")
    assert phases(events) == []
    events = play(state, ONE, "money")
    assert phases(events) == ["purchase"]
    assert state.deciders == (TWO,)


@rule("V8.6")
@pytest.mark.parametrize("space", "BE")
def test_a_space_entered_in_an_earlier_round_holds_nothing(space: str):
    state = end_the_round("seat 1: shillings 9; agents 1 2", waits=f"investigator {space}")
    assert phases(play(state, TWO, "take wine")) == []
    assert state.shillings[ONE] == 9


@rule("V8.6")
def test_on_the_end_space_only_the_purchase_is_held_and_the_payday_waits_for_the_final_round():
    state = end_the_round("seat 1: shillings 9; agents 1 2; items side_table", waits="investigator H; flipped")
    events = play(state, TWO, "take wine")
    assert phases(events) == ["purchase"]
    assert state.deciders == (ONE,)
    play(state, ONE, "buy_nothing")
    assert (state.shillings[ONE], state.final_round) == (9, True)
    events = play_quietly(state, until=is_over)
    assert phases(events) == ["take_back", "payday"]
    assert told(events, "paid").count({"seat": ONE, "coin": "shilling"}) == 2


@rule("V8.6")
def test_the_phases_are_held_in_player_order_from_the_crest_holder():
    state = position(f"""
        players 3; advanced; seat 1 acts in III; crest 2; investigator G; flipped
        seat 1: agents 1 2; shillings 1; plan - - {FLASK}
        seat 2: agents 3; shillings 1
        seat 3: agents 4; shillings 1
    """)
    events = play(state, ONE, "take wine")
    assert [paid["seat"] for paid in told(events, "paid")] == [TWO, THREE, ONE]
    assert state.deciders == (ONE,)


# V8.7 All tracks finished early


@rule("V8.7", "V7.2")
def test_if_all_tracks_are_finished_early_the_last_purchase_is_held_in_that_round():
    state = end_the_round(ALL_BUT_ONE_STEP, "seat 1: shillings 2", waits="investigator E; flipped", plan=SLIDE)
    # The investigator moved to E, a payday, in this round: that phase comes first.
    events = play(state, TWO, "take wine")
    assert phases(events) == ["payday", "purchase"]
    assert state.deciders == (ONE,)


@rule("V8.7", "V7.2")
def test_if_nothing_was_entered_in_that_round_there_is_only_the_last_purchase():
    # The first crossing of the round has already moved the investigator to F, which has no tile.
    state = end_the_round(ALL_BUT_ONE_STEP, "seat 1: shillings 2", waits="investigator F; flipped", plan=SLIDE)
    events = play(state, TWO, "take wine")
    assert phases(events) == ["purchase"]


@rule("V8.7")
def test_if_a_purchase_was_entered_in_that_round_two_purchases_are_held():
    state = end_the_round(ALL_BUT_ONE_STEP, "seat 1: shillings 9", waits="investigator B", plan=SLIDE)
    events = play(state, TWO, "take wine")
    assert told(events, "investigator_moved") == [{"space": "C"}]
    assert phases(events) == ["purchase"]
    events = play(state, ONE, "buy seal")
    assert phases(events) == ["purchase"]
    assert (asked(state), state.deciders) == ("buy", (ONE,))
    play(state, ONE, "buy telephone")
    assert (state.final_round, state.end_reason) == (True, "exhaustion")


@rule("V8.7", "V8.12")
def test_then_the_last_payday_is_held_in_the_final_round_and_the_tiles_not_reached_are_lost():
    state = end_the_round(
        ALL_BUT_ONE_STEP, "seat 1: shillings 9; agents 1 2; missions S-01", waits="investigator B; flipped", plan=SLIDE
    )
    events = play(state, TWO, "take wine")
    events += play_quietly(state, until=is_over)
    assert phases(events) == ["purchase", "purchase", "take_back", "payday"]
    assert LOOKUPS.roof[state.investigator] == "B"
    assert state.outcome().reason == "exhaustion"


@rule("V8.7", "V7.1")
def test_if_the_investigator_reaches_the_end_space_with_the_last_token_there_is_one_purchase():
    state = end_the_round(ALL_BUT_ONE_STEP, "seat 1: shillings 9", waits="investigator G", plan=SLIDE)
    events = play(state, TWO, "take wine")
    assert phases(events) == ["purchase"]
    play(state, ONE, "buy_nothing")
    assert state.end_reason == "investigator"


@rule("V8.6", "V8.7")
def test_in_the_final_round_no_purchase_is_held():
    state = end_the_round("seat 1: shillings 9", waits="investigator H; flipped; final round by investigator")
    events = play(state, TWO, "take wine")
    assert phases(events) == ["take_back", "payday"]
    assert is_over(state)


# V8.10 Payday


@rule("V8.10")
def test_each_agent_on_the_board_costs_a_shilling():
    state, events = payday("seat 1: agents 1 2 3; shillings 5; bribes wine 3", "seat 2: shillings 4")
    assert told(events, "paid") == [{"seat": ONE, "coin": "shilling"}] * 3
    assert state.shillings == [2, 4]
    assert (agents(state, ONE), bribes(state, ONE)) == ((1, 2, 3), {"wine": 3})
    assert told(events, "agent_removed") == []


@rule("V8.10")
def test_a_player_pays_as_long_as_there_are_shillings_and_chooses_who_goes_unpaid():
    state, events = payday("seat 1: agents 1 2 3 4; shillings 2")
    assert told(events, "paid") == [{"seat": ONE, "coin": "shilling"}] * 2
    assert (asked(state), state.deciders) == ("remove", (ONE,))
    assert offers(state, ONE) == ["remove 1", "remove 2", "remove 3", "remove 4"]
    assert refused(state, ONE, "remove 5").code == "no_own_agent_there"
    events = play(state, ONE, "remove 2")
    assert offers(state, ONE) == ["remove 1", "remove 3", "remove 4"]
    events += play(state, ONE, "remove 4")
    assert told(events, "agent_removed") == [{"seat": ONE, "building": 2}, {"seat": ONE, "building": 4}]
    assert (agents(state, ONE), state.supply[ONE]) == ((1, 3), 3)


@rule("V8.10")
def test_without_a_shilling_all_agents_return_unasked():
    state, events = payday("seat 1: agents 1 2 3", "seat 2: agents 1")
    assert [gone["building"] for gone in told(events, "agent_removed")] == [1, 2, 3, 1]
    assert (agents(state, ONE), state.supply[ONE], state.supply[TWO]) == ((), 5, 5)


@rule("V8.10")
def test_who_has_no_agent_on_the_board_pays_nothing():
    state, events = payday("seat 1: shillings 3; items road_map; bribes wine 3")
    assert told(events, "paid") == []
    assert state.shillings[ONE] == 3


@rule("V8.10")
def test_agents_in_the_supply_and_for_hire_cost_nothing():
    state, _ = payday("seat 1: agents 1; hired 2; shillings 3")
    assert state.shillings[ONE] == 2


@rule("V8.10")
def test_tiles_and_points_stay_when_agents_return():
    state, _ = payday("seat 1: agents 2 3; info slide 2; points 9; missions S-01")
    assert agents(state, ONE) == ()
    assert (state.infos[ONE], state.missions[ONE]) == (2 << 48, (0,))


# With the road map


@rule("V8.10", "V8.9")
def test_with_the_road_map_each_agent_is_paid_with_a_shilling_or_a_bribe():
    state, _ = payday("seat 1: agents 1 2 3; shillings 2; items road_map; bribes wine 1, coffee 1")
    assert asked(state) == "pay"
    assert offers(state, ONE) == ["pay wine", "pay coffee", "shilling"]
    events = play(state, ONE, "pay coffee", "shilling")
    assert offers(state, ONE) == ["pay wine", "shilling"]
    events += play(state, ONE, "pay wine")
    assert [paid["coin"] for paid in told(events, "paid")] == ["coffee", "shilling", "wine"]
    assert (state.shillings[ONE], bribes(state, ONE), agents(state, ONE)) == (1, {}, (1, 2, 3))


@rule("V8.10")
def test_bribes_need_not_be_spent_but_the_shillings_come_first():
    state, _ = payday("seat 1: agents 1 2 3; shillings 1; items road_map; bribes wine 5")
    assert refused(state, ONE, "stop").code == "shillings_first"
    play(state, ONE, "shilling")
    assert offers(state, ONE) == ["pay wine", "stop"]
    assert refused(state, ONE, "shilling").code == "no_shilling"
    play(state, ONE, "stop")
    # One agent is paid, so two of the three go.
    assert asked(state) == "remove"
    play(state, ONE, "remove 1", "remove 3")
    assert (agents(state, ONE), bribes(state, ONE)) == ((2,), {"wine": 5})


@rule("V8.10")
def test_a_player_may_stop_after_some_bribes():
    state, _ = payday("seat 1: agents 1 2 3; items road_map; bribes wine 5")
    play(state, ONE, "pay wine", "pay wine", "stop")
    assert offers(state, ONE) == ["remove 1", "remove 2", "remove 3"]
    play(state, ONE, "remove 3")
    assert (agents(state, ONE), bribes(state, ONE)) == ((1, 2), {"wine": 3})


@rule("V8.10")
def test_a_player_who_stops_at_once_takes_all_agents_back():
    state, _ = payday("seat 1: agents 1 2 3; items road_map; bribes wine 5")
    play(state, ONE, "stop")
    assert (agents(state, ONE), bribes(state, ONE)) == ((), {"wine": 5})


@rule("V8.10")
def test_with_the_road_map_and_no_bribes_the_shillings_are_paid_unasked():
    state, _ = payday("seat 1: agents 1 2 3; shillings 2; items road_map")
    assert (asked(state), state.shillings[ONE]) == ("remove", 0)


@rule("V8.10", "V8.9")
def test_bribes_do_not_pay_agents_without_the_road_map():
    state, events = payday("seat 1: agents 1 2; bribes wine 5; items telephone")
    assert len(told(events, "agent_removed")) == 2
    assert bribes(state, ONE) == {"wine": 5}


# V8.12 After the final round


def final(*lines: str) -> tuple[ViennaState, list[Event]]:
    """Return the game in which the final round's turns are over, as far as the first choice, and what happened."""
    state = end_the_round(*lines, waits="investigator H; final round by investigator")
    events = play(state, TWO, "take wine")
    return state, events


@rule("V8.12")
def test_for_each_unresolved_mission_an_agent_of_choice_is_taken_back():
    state, events = final("seat 1: agents 1 2 3 4; missions S-01 B-02; shillings 9")
    assert phases(events) == ["take_back"]
    assert (asked(state), offers(state, ONE)) == ("remove", ["remove 1", "remove 2", "remove 3", "remove 4"])
    play(state, ONE, "remove 3")
    assert not is_over(state)
    play(state, ONE, "remove 1")
    assert is_over(state)
    assert (agents(state, ONE), state.supply[ONE]) == ((2, 4), 3)


@rule("V8.12", "V8.3")
def test_the_starting_mission_counts_as_an_unresolved_one_too():
    _, events = final("seat 1: agents 1; missions S-01; shillings 9")
    assert told(events, "agent_removed") == [{"seat": ONE, "building": 1}]


@rule("V8.12")
def test_as_far_as_there_are_agents():
    state, events = final("seat 1: agents 7 8; missions S-01 B-02 A-03; shillings 9")
    assert [gone["building"] for gone in told(events, "agent_removed")] == [7, 8]
    assert (is_over(state), agents(state, ONE), state.shillings[ONE]) == (True, (), 9)


@rule("V8.12")
def test_without_an_unresolved_mission_nobody_is_taken_back():
    state, events = final("seat 1: agents 7 8; shillings 9")
    assert told(events, "agent_removed") == []
    assert (is_over(state), agents(state, ONE)) == (True, (7, 8))


@rule("V8.12", "V8.10")
def test_then_the_second_payday_is_held_for_those_who_are_left():
    state, _ = final("seat 1: agents 1 2 3 4; missions S-01; shillings 2")
    events = play(state, ONE, "remove 1")
    assert phases(events) == ["payday"]
    assert told(events, "paid") == [{"seat": ONE, "coin": "shilling"}] * 2
    play(state, ONE, "remove 4")
    assert is_over(state)
    assert (agents(state, ONE), state.shillings[ONE]) == ((2, 3), 0)


@rule("V8.12")
def test_all_players_take_back_before_anybody_pays():
    state, events = final(
        "seat 1: agents 1 2; missions S-01 S-02; shillings 9", "seat 2: agents 3 4; missions S-03; shillings 9"
    )
    assert told(events, "paid") == []
    assert state.deciders == (TWO,)
    events = play(state, TWO, "remove 4")
    assert told(events, "paid") == [{"seat": TWO, "coin": "shilling"}]
    assert is_over(state)


@rule("V8.12", "V8.13")
def test_the_final_scoring_looks_at_the_agents_who_are_left():
    state, _ = final("seat 1: agents 1 2; missions S-01; shillings 9", "seat 2: agents 3 4; shillings 9")
    play(state, ONE, "remove 1")
    assert [parts["agents"] for parts in state.outcome().breakdown] == [0, 8]
