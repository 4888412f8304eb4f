"""1955: how positions are evaluated, and what a search finds in them."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.war1955.positions import position
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.knowledge.learned import read_weights
from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.core.game import CHANCE, OVER
from tradecraft.core.generator import Generator
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.knowledge import features
from tradecraft.games.war1955.knowledge.features import NAMES, look
from tradecraft.games.war1955.knowledge.value import LESSONS, TURNS_AHEAD
from tradecraft.games.war1955.rules.content_model import SIDES
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.games.war1955.rules.state import WarState

KNOWN = find_knowledge(GAME)
BUDGET = Budget(simulations=300)


def chances(text: str) -> tuple[float, ...]:
    assert KNOWN is not None
    return tuple(KNOWN.chances(position(text)))


def chosen(state: WarState, seat: int = 0) -> str:
    """Return what the spymaster does, in notation."""
    thought = find_bot("spymaster", GAME).think(GAME.view(state, seat), state.legal(seat), Random(1), BUDGET)
    return GAME.action_text(state, seat, thought.action)


def act(state: WarState, seat: int, *texts: str) -> None:
    for text in texts:
        state.apply(seat, GAME.action_from_text(state, seat, text))


def test_the_weights_fit_the_features():
    learned = read_weights(LESSONS.file(), LESSONS)
    assert set(learned) == set(SIDES)
    assert all(len(weights) == len(NAMES) for model in learned.values() for weights in model.weights)


def test_features_have_names_of_their_own():
    places = {name.lower(): place for name, place in vars(features).items() if name.lower() in NAMES}
    assert [*places, *SPECIAL_IDS] == list(NAMES)
    assert [*places.values()] == list(range(features.FIRST_SPECIAL))
    rows, _ = look(position("seat 2 moves"))
    assert [len(row) for row in rows] == [len(NAMES)] * 2


@pytest.mark.parametrize("text", ["seat 1 moves", "seat 2 moves; turns left 2; side short"])
def test_chances_add_up(text: str):
    assert sum(chances(text)) == pytest.approx(1.0)


def test_more_secured_countries_are_better():
    none, one, two = (
        chances(f"seat 1 plays\n seat 1: hand poland_2_detain\n seat 2: hand poland_4_pilfer_account\n {pawns}")[0]
        for pawns in ("", "pawns: poland secured by 1", "pawns: poland secured by 1, france secured by 1")
    )
    assert none < one < two


def test_a_game_that_is_over_is_not_a_matter_of_chance():
    state = position("""
        seat 1 plays
        seat 1: hand hungary_3_rebel_forces
        pawns: poland secured by 1, france secured by 1, hungary 4 to 1
    """)
    act(state, 0, "influence hungary_3_rebel_forces hungary", "declare")
    assert KNOWN is not None
    assert state.waiting == OVER
    assert list(KNOWN.chances(state)) == [1.0, 0.0]


def test_what_is_prepared_is_judged_as_if_it_were_done():
    state = position("seat 1 plays\n seat 1: hand usa_4_revolution mercenary_1\n seat 2: hand mercenary_2")
    act(state, 0, "influence usa_4_revolution usa")
    before = state.key()
    done = LESSONS.settled(state)
    assert state.key() == before
    assert done.pawns[0] > state.pawns[0]
    assert not done.draft
    assert not done.stack


def test_some_turns_are_played_on_up_to_a_draw():
    assert KNOWN is not None
    state = position("seat 1 plays\n seat 1: hand usa_4_revolution mercenary_1\n seat 2: hand mercenary_2")
    begun = state.round
    KNOWN.play_on(state, Generator(1))
    assert state.waiting == CHANCE
    assert state.round == begun + TURNS_AHEAD


def test_playing_on_ends_with_the_game():
    assert KNOWN is not None
    state = position("""
        seat 1 plays
        seat 1: hand hungary_3_rebel_forces
        pawns: poland secured by 1, france secured by 1, hungary 4 to 1
    """)
    KNOWN.play_on(state, Generator(1))
    assert state.waiting == OVER
    assert list(KNOWN.chances(state)) == [1.0, 0.0]


@pytest.mark.parametrize("hand", ["hungary_3_rebel_forces", "mercenary_1"])
def test_it_wins_when_it_can(hand: str):
    state = position(f"""
        seat 1 plays; steps 1
        seat 1: hand {hand} poland_2_detain usa_3_gadget_research
        seat 2: hand france_2_deport mercenary_2; spy france
        pawns: poland secured by 1, france secured by 1, hungary 4 to 1
    """)
    assert chosen(state) == f"influence {hand} hungary"


def test_it_does_not_let_the_opponent_win():
    state = position("""
        seat 2 plays; steps 1
        seat 1: hand hungary_3_rebel_forces poland_4_pilfer_account; spy hungary
        seat 2: hand mercenary_2 usa_4_revolution
        pawns: poland secured by 2, france secured by 2, hungary 4 to 2
    """)
    act(state, 1, "influence mercenary_2 hungary", "declare")
    assert chosen(state).startswith("block")


def test_the_spy_goes_where_the_opponent_would_win():
    state = position("""
        seat 1 moves
        seat 1: hand hungary_3_rebel_forces hungary_2_deport mercenary_1
        seat 2: hand mercenary_2 usa_4_revolution
        pawns: poland secured by 2, france secured by 2, hungary 4 to 2
    """)
    assert chosen(state) == "move hungary"


def test_a_draw_is_half_a_victory_for_each():
    state = position("seat 1 moves; turns left 1")
    act(state, 0, "stay")
    assert state.outcome().winners() == (0, 1)
    assert final_chances(state) == [0.5, 0.5]
