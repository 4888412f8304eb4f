"""What a seat, a spectator and an open view know, and states made from a view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.war1955.lookup import all_but
from tests.games.war1955.playing import (
    LOOKUPS,
    ONE,
    TWO,
    asks,
    hand,
    play,
)
from tests.games.war1955.positions import position
from tests.games.war1955.seeing import ALL_VIEWERS, PLAYING, desk, seen, unseen
from tests.rules import rule
from tradecraft.core.game import OPEN, SPECTATOR
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.rules.content_model import GADGETS

# Who sees what


def test_a_seat_sees_its_own_hand_only():
    state = position(PLAYING)
    for viewer, seen_hands in (
        (ONE, [hand(state, ONE), None]),
        (TWO, [None, hand(state, TWO)]),
        (SPECTATOR, [None, None]),
        (OPEN, [hand(state, ONE), hand(state, TWO)]),
    ):
        assert [desk(state, viewer, seat)["hand"] for seat in (ONE, TWO)] == seen_hands
        assert [desk(state, viewer, seat)["hand_size"] for seat in (ONE, TWO)] == [3, 3]


def test_unseen_cards_are_the_pile_and_the_hidden_hands_as_one_set():
    state = position(PLAYING)
    assert sorted(unseen(state, ONE)) == sorted(all_but(*hand(state, ONE)))
    assert sorted(unseen(state, TWO)) == sorted(all_but(*hand(state, TWO)))
    assert sorted(unseen(state, SPECTATOR)) == sorted(all_but())
    assert sorted(unseen(state, OPEN)) == sorted(LOOKUPS.names[card] for card in state.pile)


@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_what_lies_on_the_table_is_in_every_view_under_its_name(viewer: int):
    state = position("""
        seat 2 plays; turn 6; steps 1; side short; shuffles 3; turns left 2; ordered 2; transported
        seat 1: home france; spy poland; gadgets improved_resources; detained until 6
        seat 2: home hungary; hand mercenary_1; gadgets advanced_transport
        pawns: france 3 to 1, poland 2 to 2, usa secured by 2
        blockaded: great_britain until 8
        discard: mercenary_2 usa_4_revolution
    """)
    data = GAME.view(state, viewer).data()
    assert (data["game"], data["players"], data["options"]["side"]) == ("war1955", 2, "short")
    assert (data["round"], data["turns_left"], data["end_reason"], data["over"]) == (6, 2, None, False)
    assert (data["first"], data["active"], data["deciders"]) == (ONE, TWO, [TWO])
    assert (data["stage"], data["steps"], data["asks"]) == ("plays", 1, "play")
    assert (data["transported"], data["extra_cards"], data["declared"]) == (True, 2, [])
    tracks = {track["country"]: track for track in data["tracks"]}
    assert tracks["usa"] == {
        "country": "usa",
        "faction": "blue",
        "steps": 7,
        "pawn": -7,
        "secured": TWO,
        "blockaded_until": None,
    }
    assert (tracks["great_britain"]["blockaded_until"], tracks["great_britain"]["pawn"]) == (8, 0)
    assert (tracks["poland"]["faction"], tracks["poland"]["pawn"], tracks["poland"]["secured"]) == ("red", -2, None)
    one, two = data["desks"]
    assert (one["seat"], one["faction"], one["home"], one["spy"]) == (ONE, "blue", "france", "poland")
    assert (one["detained_until"], one["open_until"], one["score"]) == (6, None, 0)
    assert (two["faction"], two["home"], two["spy"], two["score"]) == ("red", "hungary", "hungary", 1)
    assert {gadget for gadget, card in one["gadgets"].items() if card} == {GADGETS[0]}
    assert {gadget for gadget, card in two["gadgets"].items() if card} == {GADGETS[1]}
    assert (data["cards"]["deck"], data["cards"]["shuffles"], data["cards"]["pile"]) == (None, 3, len(state.pile))
    assert sorted(data["cards"]["discard"]) == ["mercenary_2", "usa_4_revolution"]


@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_before_the_homes_are_chosen_nobody_is_anywhere(viewer: int):
    data = GAME.view(GAME.new_state(2, {}), viewer).data()
    assert (data["first"], data["active"], data["stage"], data["asks"]) == (None, None, "opening", None)
    assert [(found["home"], found["spy"], found["faction"]) for found in data["desks"]] == [(None, None, None)] * 2


@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_what_is_declared_is_seen_by_everybody(viewer: int):
    state = position(PLAYING)
    play(state, ONE, "influence france_2_deport france", "add mercenary_1", "declare")
    (declared,) = GAME.view(state, viewer).data()["declared"]
    assert declared == {
        "what": "influence",
        "seat": ONE,
        "cards": ["france_2_deport", "mercenary_1"],
        "targets": ["france"],
        "total": 4,
    }
    state = position(PLAYING)
    play(state, ONE, "special usa_4_revolution", "target poland")
    play(state, TWO, "counter poland_4_rebel_forces")
    action, counter = GAME.view(state, viewer).data()["declared"]
    assert (action["what"], action["cards"], action["targets"]) == ("special", ["usa_4_revolution"], ["poland"])
    assert (counter["what"], counter["seat"], counter["targets"]) == ("counter", TWO, [])


@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_while_cards_are_drawn_and_when_the_game_is_over_nothing_is_asked(viewer: int):
    state = position("seat 1 plays; steps 1\nseat 1: hand mercenary_1")
    play(state, ONE, "influence mercenary_1 usa", "declare")
    data = GAME.view(state, viewer).data()
    assert (data["asks"], data["cards"]["deck"], data["cards"]["to_draw"]) == (None, "cards", 5)
    state = position("seat 1 plays\nseat 1: hand mercenary_1\nseat 2: home hungary\npawns: hungary 4 to 1")
    play(state, ONE, "influence mercenary_1 hungary", "declare")
    data = GAME.view(state, viewer).data()
    assert (data["asks"], data["over"], data["end_reason"], data["stage"]) == (None, True, "home_lost", "finished")
    assert data["desks"][ONE]["score"] >= 3


@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_data_are_plain_and_survive_json(viewer: int):
    data = GAME.view(position(PLAYING), viewer).data()
    assert json.loads(json.dumps(data)) == data


def test_views_are_equal_when_they_know_the_same():
    state = position(PLAYING)
    assert GAME.view(state, ONE) == GAME.view(state.clone(), ONE)
    assert hash(GAME.view(state, ONE)) == hash(GAME.view(state.clone(), ONE))
    assert GAME.view(state, ONE) != GAME.view(state, TWO)
    play(state, ONE, "influence mercenary_1 poland", "declare")
    assert GAME.view(state, TWO) != GAME.view(position(PLAYING), TWO)


# Half-built actions are the secret of the seat that decides

NOTHING_PREPARED: dict[str, Any] = {"cards": [], "country": None, "using": None, "named": []}

HALF_BUILT: dict[str, tuple[str, int, tuple[str, ...], tuple[str, ...]]] = {
    "influence": (PLAYING, ONE, (), ("influence france_2_deport france",)),
    "influence with more": (PLAYING, ONE, (), ("influence france_2_deport france", "add mercenary_1")),
    "target": (PLAYING, ONE, (), ("special usa_4_revolution",)),
    "pawns": (
        "seat 1 plays\nseat 1: hand usa_4_coordinated_assault",
        ONE,
        (),
        ("special usa_4_coordinated_assault", "target poland"),
    ),
    "gadget": ("seat 1 plays\nseat 1: hand usa_3_gadget_research", ONE, (), ("special usa_3_gadget_research",)),
    "destination": (
        "seat 1 plays\nseat 1: spy poland; gadgets advanced_transport; hand poland_2_detain",
        ONE,
        (),
        ("advanced_transport poland_2_detain",),
    ),
    "block": (
        "seat 1 plays\nseat 1: hand hungary_2_deport\nseat 2: home hungary; hand mercenary_1 mercenary_2",
        TWO,
        ("influence hungary_2_deport hungary", "declare"),
        ("block mercenary_1",),
    ),
    "transport in the opponent's turn": (
        "seat 1 plays\nseat 1: hand hungary_2_deport\nseat 2: hand usa_2_military_transport mercenary_2",
        TWO,
        ("influence hungary_2_deport hungary", "declare"),
        ("special usa_2_military_transport",),
    ),
    "keep": (
        "seat 1 plays\nseat 1: hand poland_4_pilfer_account\nseat 2: hand mercenary_1 mercenary_2 usa_2_deport",
        TWO,
        ("special poland_4_pilfer_account",),
        ("let_through", "keep mercenary_1"),
    ),
}
"""A position, the seat that decides, moves of seat 1 before, and the moves that prepare something."""


@pytest.mark.parametrize("kind", HALF_BUILT)
def test_what_is_prepared_is_seen_by_the_seat_that_decides_only(kind: str):
    text, seat, before, moves = HALF_BUILT[kind]
    state = position(text)
    play(state, ONE, *before)
    # The pilfered seat has let the action through first, which everybody sees.
    play(state, seat, *moves[:-1])
    unprepared = state.clone()
    play(state, seat, moves[-1])
    for viewer in ALL_VIEWERS:
        is_told = viewer in (seat, OPEN)
        assert (seen(state, viewer) != seen(unprepared, viewer)) == is_told
        assert (GAME.view(state, viewer) != GAME.view(unprepared, viewer)) == is_told
        assert (GAME.view(state, viewer).data()["prepared"] != NOTHING_PREPARED) == is_told


def test_what_is_prepared_has_names():
    state = position(PLAYING)
    play(state, ONE, "influence france_2_deport france", "add mercenary_1")
    assert GAME.view(state, ONE).data()["prepared"] == {
        "cards": ["france_2_deport", "mercenary_1"],
        "country": "france",
        "using": None,
        "named": [],
    }
    state = position("seat 1 plays\nseat 1: hand usa_4_coordinated_assault")
    play(state, ONE, "special usa_4_coordinated_assault", "target poland")
    assert GAME.view(state, ONE).data()["prepared"] == {
        "cards": [],
        "country": None,
        "using": "usa_4_coordinated_assault",
        "named": ["poland"],
    }


def test_preparing_causes_no_events():
    for text, seat, before, moves in HALF_BUILT.values():
        state = position(text)
        play(state, ONE, *before)
        play(state, seat, *moves[:-1])
        assert play(state, seat, moves[-1]) == []


# Twin worlds: games that differ only in what is hidden look the same


@pytest.mark.parametrize(
    ("old", "new", "holder"),
    [("ussr_3_blockade", "ussr_2_deport", TWO), ("usa_4_revolution", "usa_2_deport", ONE)],
)
def test_nobody_else_sees_which_cards_a_seat_holds(old: str, new: str, holder: int):
    one, other = position(PLAYING), position(PLAYING.replace(old, new))
    for viewer in ALL_VIEWERS:
        assert (seen(one, viewer) != seen(other, viewer)) == (viewer in (holder, OPEN))


@rule("W5.3")
@pytest.mark.parametrize(
    "moves", [("influence france_2_deport france", "declare"), ("special usa_4_revolution", "target poland")]
)
def test_being_asked_and_not_answering_tells_nothing_of_the_hand(moves: tuple[str, ...]):
    # One could block, counter or move its spy; the other can do nothing.
    able = "france_4_coordinated_assault poland_4_rebel_forces usa_2_military_transport"
    unable = "hungary_2_deport hungary_2_safe_house poland_2_detain"
    worlds = [
        position(
            PLAYING.replace("ussr_3_blockade mercenary_1 poland_4_rebel_forces", cards).replace("spy usa", "spy france")
        )
        for cards in (able, unable)
    ]
    for world in worlds:
        play(world, ONE, *moves)
        assert asks(world) == (TWO, "answer")
    for viewer in (ONE, SPECTATOR):
        assert seen(worlds[0], viewer) == seen(worlds[1], viewer)
    events = [play(world, TWO, "let_through") for world in worlds]
    assert [event.as_data() for event in events[0]] == [event.as_data() for event in events[1]]
    for viewer in (ONE, SPECTATOR):
        assert seen(worlds[0], viewer) == seen(worlds[1], viewer)


def test_no_order_is_given_away():
    state = position(PLAYING)
    for viewer in ALL_VIEWERS:
        cards = [LOOKUPS.names.index(name) for name in unseen(state, viewer)]
        assert cards == sorted(cards)
