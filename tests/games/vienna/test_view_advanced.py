"""What a seat, a spectator and an open view know of the advanced game, and the states that are made from a view."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tests.games.vienna.eager import choose
from tests.games.vienna.lookup import ability, card
from tests.games.vienna.playing import ONE, THREE, TWO, asked, check_whole, draw, play, play_quietly
from tests.games.vienna.positions import position
from tradecraft.core.chance import draw_at_random
from tradecraft.core.digest import canonical
from tradecraft.core.game import CHANCE, OPEN, OVER, SPECTATOR
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.content_model import BRIBES
from tradecraft.games.vienna.rules.state import ViennaState

ALL_VIEWERS = (ONE, TWO, THREE, SPECTATOR, OPEN)
ALL_CARDS = range(1, 176)
AHEAD = ability("126-130")

AFTER_TURNS = """
    players 3; advanced; feld agents; colours bgry; seat 3 buys; crest 3; round 6; investigator C; flipped
    seat 1: shillings 3; items cash_box seal; box 2; missions S-01 A-16; hired 1; agents 5; feld 7; ahead 010 020
    seat 2: ahead 030 040
    seat 3: shillings 1; missions B-02
    display: A-01 A-02 B-01 -
    stacks: A-07 A-08
"""


def seen(state: ViennaState, viewer: int) -> bytes:
    """Return everything a viewer gets, as the bytes that would be sent."""
    return canonical(GAME.view(state, viewer).data())


def pools(state: ViennaState, viewer: int) -> list[dict[str, list[int]]]:
    found: list[dict[str, list[int]]] = GAME.view(state, viewer).data()["cards"]["pools"]
    return found


# What is open


@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_missions_and_purses_are_open_to_everybody(viewer: int):
    data = GAME.view(position(AFTER_TURNS), viewer).data()
    assert (data["stage"], data["asks"], data["deciders"], data["phases"]) == ("purchase", "buy", [THREE], [])
    assert data["missions"] == {
        "display": ["A-01", "A-02", "B-01", None],
        "unseen_a": ["A-07", "A-08"],
        "unseen_b": [],
    }
    desk = data["desks"][ONE]
    assert (desk["colour"], desk["shillings"], desk["box"], desk["items"]) == ("blue", 3, 2, ["cash_box", "seal"])
    assert (desk["missions"], desk["for_hire"], desk["supply"]) == (["S-01", "A-16"], 2, 5)
    assert (desk["agents"], desk["feld"]) == ([5, 7], {"building": 7, "unlocked": True})
    assert data["desks"][TWO]["feld"] == {"building": None, "unlocked": False}
    assert data["desks"][THREE]["missions"] == ["B-02"]
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_the_options_are_in_every_view(viewer: int):
    options = GAME.view(position(AFTER_TURNS), viewer).data()["options"]
    assert (options["version"], options["feld_agents"], options["edition"]) == ("advanced", "yes", "en")


def test_the_introductory_view_has_nothing_of_it():
    data = GAME.view(position("players 2; seat 1 acts in III"), ONE).data()
    assert not {"missions", "payment", "phases"} & set(data)
    assert not {"shillings", "box", "items", "missions", "feld", "for_hire"} & set(data["desks"][ONE])


def test_without_feld_agents_there_is_none_on_any_desk():
    data = GAME.view(position("players 2; advanced; seat 1 acts in III"), ONE).data()
    assert [desk["feld"] for desk in data["desks"]] == [None, None]


@pytest.mark.parametrize("viewer", ALL_VIEWERS[:2])
def test_a_payment_for_an_agent_that_goes_on_is_seen(viewer: int):
    state = position(f"""
        players 3; advanced; seat 1 acts in III
        seat 1: drawers {ability("146-155", "coffee")}; bribes wine 2, coffee 2; agents 13
    """)
    play(state, ONE, "place 2", "from 13", "pay coffee")
    data = GAME.view(state, viewer).data()
    assert (data["asks"], data["target"]) == ("pay", 2)
    assert data["payment"] == {
        "origin": 13,
        "paid": {**dict.fromkeys(BRIBES, 0), "coffee": 1},
        "due": 1,
        "buying": None,
    }


def test_a_payment_for_a_thing_that_goes_on_is_seen():
    state = position("players 2; advanced; seat 1 buys\nseat 1: items road_map; bribes wine 3, coffee 3")
    play(state, ONE, "buy side_table", "pay wine")
    data = GAME.view(state, TWO).data()
    assert (data["payment"]["due"], data["payment"]["buying"]) == (2, "side_table")


def test_the_phases_that_are_still_to_come_are_seen():
    state = position("""
        players 2; advanced; seat 1 takes back; final round by investigator
        seat 1: agents 1 2; missions S-01
    """)
    data = GAME.view(state, TWO).data()
    assert (data["stage"], data["phases"], data["payment"]["due"]) == ("take_back", ["payday"], 1)


def test_the_help_of_the_third_man_is_remembered_until_he_has_wandered():
    state = position(f"""
        players 2; advanced; seat 1 acts in III; third man 9
        seat 1: drawers {ability("174-175")}; agents 3; bribes wine 2
        squares: 3 slide
    """)
    play(state, ONE, "place 2", "supply")
    assert GAME.view(state, TWO).data()["third_man_helped"]
    made = GAME.resample(GAME.view(state, TWO), Random(1))
    play(made, ONE, "bribe wine")
    assert asked(made) == "wander"
    assert not GAME.view(made, TWO).data()["third_man_helped"]


# What is hidden


def test_cards_drawn_ahead_are_seen_by_their_owner_only():
    state = position(AFTER_TURNS)
    for viewer in ALL_VIEWERS:
        desks = GAME.view(state, viewer).data()["desks"]
        assert [desk["hand_size"] for desk in desks] == [2, 2, 0]
        expected = [[10, 20], [30, 40], []]
        for seat in range(3):
            assert desks[seat]["hand"] == (expected[seat] if viewer in (seat, OPEN) else None)


def test_nobody_else_can_tell_which_cards_were_drawn_ahead():
    one, other = position(AFTER_TURNS), position(AFTER_TURNS.replace("010 020", "010 021"))
    for viewer in ALL_VIEWERS:
        assert (seen(one, viewer) != seen(other, viewer)) == (viewer in (ONE, OPEN))


def test_cards_drawn_ahead_stay_hidden_through_the_card_phase_until_they_are_used_or_discarded():
    state = position("""
        players 2; advanced; seat 1 draws; crest 1
        seat 1: ahead 010 020
    """)
    draw(state, "cards 001 002 003", "cards 004 005 006")
    (pool,) = pools(state, TWO)
    assert pool["held"] == [5, 0]
    assert {1, 2, 3, 10, 20} <= set(pool["unseen"])
    play(state, ONE, "assign 010 001 002")
    data = GAME.view(state, TWO).data()["desks"][ONE]
    assert (data["hand"], data["plan"], data["hand_size"], data["slots"]) == (None, None, 2, [True] * 3)
    (pool,) = pools(state, TWO)
    assert pool["held"] == [5, 0]
    play(state, TWO, "assign 004 005 006")
    # Now the left-over cards, 003 and 020, lie open, and so does card 001 of action II.
    assert GAME.view(state, TWO).data()["cards"]["discard"] == [1, 3, 20]


def test_the_pool_is_all_175_cards():
    state = position("players 2; advanced; everyone assigns\nseat 1: hand 001 002 003; ahead 004 005")
    (pool,) = pools(state, ONE)
    assert pool == {"unseen": list(range(6, 176)), "held": [0, 3], "own": [1, 2, 3, 4, 5]}
    (pool,) = pools(state, SPECTATOR)
    assert pool == {"unseen": list(ALL_CARDS), "held": [5, 3], "own": []}


def after_a_shuffle_while_drawing_ahead() -> ViennaState:
    """Return a game whose pile ran out when seat 1 drew ahead: one card before the shuffling, one after."""
    four = card(info="flask")
    state = position(f"""
        players 3; advanced; seat 1 acts in III
        seat 1: drawers {AHEAD}; bribes wine 2; plan - - {four}
        seat 2: agents 2; plan 101 102 103
        seat 3: plan 104 105 106
        pile: 060
    """)
    play(state, ONE, "place 2")
    draw(state, "cards 060", "cards 070")
    return state


def test_a_shuffle_while_cards_are_drawn_ahead_parts_the_hidden_cards_into_old_and_new_ones():
    state = after_a_shuffle_while_drawing_ahead()
    # Seat 2 has already shown its cards of actions I and II; seat 3 still hides all three.
    old, new = pools(state, SPECTATOR)
    assert old == {"unseen": [60, 103, 104, 105, 106], "held": [1, 1, 3], "own": []}
    assert new["held"] == [1, 0, 0]
    assert 70 in new["unseen"]
    old, new = pools(state, ONE)
    assert (old["own"], new["own"]) == ([60], [70])
    assert (old["unseen"], old["held"], new["held"]) == ([103, 104, 105, 106], [0, 1, 3], [0, 0, 0])


def test_states_made_from_a_view_deal_old_and_new_cards_from_their_own_sets():
    state = after_a_shuffle_while_drawing_ahead()
    view = GAME.view(state, TWO)
    hands = Counter[tuple[int, ...]]()
    for seed in range(200):
        made = GAME.resample(view, Random(seed))
        check_whole(made)
        assert GAME.view(made, TWO) == view
        assert len(set(made.hands[ONE]) & {60, 104, 105, 106}) == 1
        assert made.plans[TWO] == state.plans[TWO]
        hands[made.hands[ONE]] += 1
    assert len(hands) > 100


# States made from a view


def test_a_state_made_from_an_open_view_is_the_state():
    for state in (position(AFTER_TURNS), after_a_shuffle_while_drawing_ahead()):
        assert GAME.resample(GAME.view(state, OPEN), Random(1)).key() == state.key()


def test_a_state_made_from_a_view_keeps_purses_and_missions_and_deals_the_cards_ahead_anew():
    state = position(AFTER_TURNS)
    view = GAME.view(state, THREE)
    dealt: Counter[int] = Counter()
    for seed in range(100):
        made = GAME.resample(view, Random(seed))
        check_whole(made)
        assert GAME.view(made, THREE) == view
        assert (made.missions, made.display, made.stack_a) == (state.missions, state.display, state.stack_a)
        assert (made.shillings, made.boxes, made.items, made.feld) == (
            state.shillings,
            state.boxes,
            state.items,
            state.feld,
        )
        assert [len(hand) for hand in made.hands] == [2, 2, 0]
        dealt.update(made.hands[ONE])
    assert len(dealt) > 80


def test_a_state_made_from_a_view_can_be_played_on():
    made = GAME.resample(GAME.view(position(AFTER_TURNS), THREE), Random(3))
    play_quietly(made, until=lambda state: state.round == 8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_every_moment_of_a_game_a_state_made_from_a_view_looks_the_same(
    players: int, record_property: Callable[[str, object], None]
):
    rng = Random(players)
    options = {"version": "advanced", "feld_agents": "yes", "third_man": "yes", "edition": "fr"}
    state = GAME.new_state(players, options)
    moments = 0
    while state.waiting != OVER:
        for viewer in (*range(players), SPECTATOR, OPEN):
            view = GAME.view(state, viewer)
            made = GAME.resample(view, rng)
            assert GAME.view(made, viewer) == view
            assert canonical(GAME.view(made, viewer).data()) == canonical(view.data())
            if viewer in state.deciders:
                assert made.legal(viewer) == state.legal(viewer)
            moments += 1
        if state.waiting == CHANCE:
            state.apply_chance(draw_at_random(state.chance(), rng))
        else:
            seat = rng.choice(state.deciders)
            state.apply(seat, choose(state, seat, rng))
    assert moments > 800
    record_property("trials", f"views of the advanced game, {players} players: {moments} views remade")
