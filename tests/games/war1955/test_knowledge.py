"""What stays known of a hand: open hands, seen cards, shuffles; and states made from a view."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.war1955.playing import (
    LOOKUPS,
    ONE,
    TWO,
    asks,
    check_whole,
    draw,
    draw_quietly,
    finish_turn,
    hand,
    known,
    play,
)
from tests.games.war1955.positions import position
from tests.games.war1955.seeing import ALL_VIEWERS, PLAYING, desk, unseen
from tests.rules import rule
from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, OPEN, OVER, SPECTATOR
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.rules.state import WarState

# Paid Informant


OPEN_HAND = PLAYING.replace("seat 2: ", "seat 2: open until 7; ")


@rule("W5", "W8.9")
@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_an_open_hand_is_seen_by_everybody(viewer: int):
    state = position(OPEN_HAND)
    found = desk(state, viewer, TWO)
    assert (found["hand"], found["known"], found["shown"]) == (hand(state, TWO), hand(state, TWO), hand(state, TWO))
    assert found["open_until"] == 7


@rule("W8.9")
def test_a_hand_opens_when_paid_informant_resolves_and_not_before():
    state = position(PLAYING.replace("usa_4_revolution", "poland_2_paid_informant"))
    play(state, ONE, "special poland_2_paid_informant")
    assert desk(state, ONE, TWO)["hand"] is None
    play(state, TWO, "let_through")
    assert desk(state, ONE, TWO)["hand"] == desk(state, SPECTATOR, TWO)["hand"] == hand(state, TWO)


@rule("W8.9")
def test_cards_drawn_into_an_open_hand_are_seen_and_stay_known_when_it_closes():
    state = position(
        "seat 2 plays; turn 6; steps 1\nseat 1: hand mercenary_2\nseat 2: open until 7; hand mercenary_1 usa_2_deport"
    )
    play(state, TWO, "influence mercenary_1 france", "declare")
    play(state, ONE, "let_through")
    draw(state, "cards usa_3_blockade ussr_3_blockade mercenary_1 mercenary_2")
    assert desk(state, ONE, TWO)["hand"] == hand(state, TWO)
    play(state, TWO, "stay")
    before = hand(state, TWO)
    finish_turn(state)
    # It is turn 8: the hand is closed, and what was seen is still known.
    assert (state.round, state.open_until) == (8, [0, 0])
    for viewer in (ONE, SPECTATOR):
        found = desk(state, viewer, TWO)
        assert (found["hand"], found["known"], found["shown"]) == (None, before, before)
        assert not {"usa_3_blockade", "ussr_3_blockade"} & set(unseen(state, viewer))


def closed_again() -> WarState:
    """Return a game in which two of the five cards of seat 2 were seen."""
    return position("""
        seat 2 plays; turn 8
        seat 1: hand usa_2_deport
        seat 2: hand mercenary_1 mercenary_1 france_2_deport poland_4_rebel_forces ussr_3_blockade
        seat 2: known mercenary_1 france_2_deport
    """)


def test_known_cards_are_known_until_they_are_played():
    state = closed_again()
    play(state, TWO, "influence france_2_deport france", "declare")
    assert desk(state, ONE, TWO)["known"] == desk(state, SPECTATOR, TWO)["known"] == ["mercenary_1"]
    play(state, ONE, "let_through")
    # One of two equal cards is played: nobody knows whether the other one is there.
    play(state, TWO, "influence mercenary_1 france", "declare")
    assert known(state, TWO) == []
    assert unseen(state, ONE).count("mercenary_1") == 2


def test_playing_an_unknown_card_takes_nothing_from_what_is_known():
    state = closed_again()
    play(state, TWO, "special ussr_3_blockade", "target poland")
    assert known(state, TWO) == ["france_2_deport", "mercenary_1"]


def test_cards_drawn_into_a_closed_hand_are_not_known():
    state = closed_again()
    for card in ("mercenary_1", "poland_4_rebel_forces"):
        play(state, TWO, f"influence {card} poland", "declare")
        play(state, ONE, "let_through")
    draw(state, "cards hungary_2_deport hungary_2_safe_house")
    assert len(hand(state, TWO)) == 5
    assert desk(state, ONE, TWO)["known"] == ["france_2_deport"]
    assert {"hungary_2_deport", "hungary_2_safe_house"} <= set(unseen(state, ONE))


# Shuffles


def after_a_shuffle() -> WarState:
    """Return a game whose pile has just run out: each player could work out the other's hand."""
    state = position("""
        seat 1 plays; steps 1
        seat 1: hand usa_2_deport usa_3_blockade mercenary_1 mercenary_1 mercenary_2
        seat 2: hand ussr_2_deport ussr_3_blockade mercenary_2
        pile: hungary_2_deport
    """)
    play(state, ONE, "influence mercenary_1 france", "declare")
    play(state, TWO, "let_through")
    draw(state, "cards hungary_2_deport")
    return state


@rule("W2.4")
def test_after_a_shuffle_each_player_knows_the_others_hand_and_the_rest_is_the_new_pile():
    state = after_a_shuffle()
    for seat in (ONE, TWO):
        assert known(state, seat) == hand(state, seat)
        found = desk(state, 1 - seat, seat)
        assert (found["hand"], found["known"], found["shown"]) == (None, hand(state, seat), [])
        assert sorted(unseen(state, seat)) == sorted(LOOKUPS.names[card] for card in state.pile)


@rule("W2.4")
def test_a_spectator_cannot_tell_the_hands_apart_after_a_shuffle():
    state = after_a_shuffle()
    assert [desk(state, SPECTATOR, seat)["known"] for seat in (ONE, TWO)] == [[], []]
    assert len(unseen(state, SPECTATOR)) == 54


@rule("W2.4")
def test_cards_drawn_after_a_shuffle_come_from_the_new_pile_only():
    state = after_a_shuffle()
    play(state, ONE, "stay")
    play(state, TWO, "influence mercenary_2 france", "declare")
    play(state, ONE, "let_through")
    finish_turn(state)
    # Seat 2 has five cards; those it held at the shuffle and has not played are known.
    view = GAME.view(state, ONE)
    assert set(desk(state, ONE, TWO)["known"]) <= {"ussr_2_deport", "ussr_3_blockade"}
    for number in range(50):
        made = GAME.resample(view, Random(number))
        dealt = Counter(made.hands[TWO]) - Counter(made.known[TWO])
        assert set(dealt) <= set(view.unseen)
        assert not {"hungary_2_deport", "usa_2_deport"} & set(made.names(tuple(dealt)))


# States made from a view


def test_a_state_made_from_an_open_view_is_the_state():
    for state in (position(PLAYING), position(OPEN_HAND), closed_again(), after_a_shuffle()):
        assert GAME.resample(GAME.view(state, OPEN), Random(1)).key() == state.key()


def test_a_state_made_from_a_view_keeps_what_the_viewer_knows_and_deals_the_rest_anew():
    state = closed_again()
    view = GAME.view(state, ONE)
    dealt: Counter[int] = Counter()
    for number in range(300):
        made = GAME.resample(view, Random(number))
        check_whole(made)
        assert made.hands[ONE] == state.hands[ONE]
        assert not Counter(made.known[TWO]) - Counter(made.hands[TWO])
        assert GAME.view(made, ONE) == view
        dealt.update(Counter(made.hands[TWO]) - Counter(made.known[TWO]))
    assert set(dealt) == set(view.unseen)


@pytest.mark.parametrize("side", ["normal", "short"])
def test_at_every_moment_of_games_a_state_made_from_a_view_looks_the_same(side: str):
    moments = shuffles = 0
    asked_for = set()
    for game in range(12):
        rng = Random(f"{side}/{game}")
        state = GAME.new_state(2, {"side": side})
        while state.waiting != OVER:
            for viewer in ALL_VIEWERS:
                view = GAME.view(state, viewer)
                made = GAME.resample(view, rng)
                check_whole(made)
                again = GAME.view(made, viewer)
                assert again == view
                if viewer in (*state.deciders, OPEN):
                    assert [made.legal(seat) for seat in made.deciders] == [
                        state.legal(seat) for seat in state.deciders
                    ]
            moments += 1
            shuffles += state.shuffles
            if state.waiting == CHANCE:
                state.apply_chance(draw_at_random(state.chance(), rng))
            else:
                asked_for.add(asks(state)[1])
                seat = state.deciders[0]
                state.apply(seat, rng.choice(state.legal(seat)))
    assert moments > 1000
    assert shuffles > 0
    assert len(asked_for) >= 10


def test_a_state_made_from_a_view_can_be_played_on():
    state = position(PLAYING)
    made = GAME.resample(GAME.view(state, TWO), Random(3))
    finish_turn(made)
    draw_quietly(made)
    assert state.key() == position(PLAYING).key()
