"""Beliefs: worlds weighed by what the others did, from what the seat saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import log2
from random import Random

import pytest

from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.beliefs import Memory, World, beliefs, effective_number, views_of
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.search import Sampler
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.game import DECIDE, AnyGame, State
from tradecraft.core.match import begin_replay, replay
from tradecraft.core.record import Record
from tradecraft.core.registry import find_game
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.knowledge.inference import Act
from tradecraft.games.war1955.rules import actions
from tradecraft.games.war1955.rules.view import WarView

ANY: AnyGame = GAME


def record_of(game: AnyGame, players: int = 2, number: int = 0, bots: tuple[str, ...] = ("officer",)) -> Record:
    series = plan_series(game, players, {}, bots, "beliefs")
    record = play(series, number, keep_record=True).record
    assert record is not None
    return record


def moments(record: Record, seat: int) -> Iterator[tuple[State, list[WarView]]]:
    """Yield the state, and what a seat has seen, at each choice of that seat in a game of 1955."""
    match = begin_replay(GAME, record)
    memory = Memory()
    for _ in replay(match, record):
        if match.state.waiting == DECIDE:
            memory.see(ANY.view(match.state, seat))
            if seat in match.state.deciders and len(match.state.legal(seat)) > 1:
                yield match.state, memory.views  # type: ignore[misc]


@pytest.mark.parametrize(("id", "players"), [("war1955", 2), ("vienna", 3)])
def test_worlds_fit_what_the_seat_sees_and_weigh_one_together(id: str, players: int):
    game = find_game(id)
    views = views_of(game, record_of(game, players), 1, entries=60)
    worlds = beliefs(game, views, effort=40, seed="1")
    assert len(worlds) == 40
    assert all(game.view(world.state, 1) == views[-1] for world in worlds)
    assert sum(world.weight for world in worlds) == pytest.approx(1.0)
    assert 1.0 <= effective_number(worlds) <= 40.0 + 1e-9


def test_beliefs_depend_on_views_effort_and_seed_alone():
    views = views_of(GAME, record_of(GAME), 0, entries=50)
    first, again = (beliefs(GAME, views, 20, "1") for _ in range(2))
    assert [(world.state.key(), world.weight) for world in first] == [
        (world.state.key(), world.weight) for world in again
    ]
    assert [world.weight for world in beliefs(GAME, views, 20, "2")] != [world.weight for world in first]


def test_without_a_past_all_worlds_weigh_the_same():
    views = views_of(GAME, record_of(GAME), 0, entries=50)
    assert {world.weight for world in beliefs(GAME, views[-1:], 20)} == {1 / 20}


def test_the_true_hand_gains_weight_in_games_of_officers():
    """Mean logarithm of how much likelier the true hand became: 0 for beliefs that know nothing."""
    known = find_knowledge(GAME)
    assert known is not None
    bits: list[float] = []
    for number in range(3):
        for state, views in islice(moments(record_of(GAME, number=number), 0), 0, None, 3):
            evidence = known.evidence(views)
            assert evidence is not None
            rng = Random(len(bits))
            true = sum(evidence.likelihood(state, rng) for _ in range(40)) / 40
            mean = sum(evidence.likelihood(GAME.resample(views[-1], rng), rng) for _ in range(100)) / 100
            bits.append(log2(true / mean))
    assert len(bits) > 40
    assert sum(bits) / len(bits) > 0.2


def test_what_the_opponent_did_is_read_from_what_the_seat_saw():
    """In whole games, among what an act may have begun with is what it began with, countered and blocked or not."""
    verbs: Counter[str] = Counter()
    for number in range(4):
        record = record_of(GAME, number=number)
        match, memory, begun = begin_replay(GAME, record), Memory(), ""
        memory.see(ANY.view(match.state, 0))
        for entry in record.entries:
            if not begun and match.state.waiting == DECIDE and entry.seat == 1:
                action = ANY.action_from_text(match.state, 1, entry.text)
                begun = entry.text
            match.enter(entry)
            if match.state.waiting != DECIDE or not memory.see(ANY.view(match.state, 0)):
                continue
            before, after = memory.views[-2:]
            assert isinstance(before, WarView)
            assert isinstance(after, WarView)
            act = Act(before, after, 1, 1)
            if begun and act.choices and before.public.shuffles == after.public.shuffles:
                assert action in act.choices, (begun, act.lost)
                verbs[begun.split()[0]] += 1
            begun = ""
    assert {"home", "influence", "special", "block", "counter", "let_through", "move", "stay"} <= verbs.keys()


def test_who_lets_an_attack_through_probably_could_not_block_it():
    """Hands that could have blocked what was let through are believed less often than they are dealt."""
    believed = dealt = 0.0
    for number in range(60):
        state = GAME.new_state(2, {"first_player": "1"})
        dealer = Dealer(f"attack/{number}")
        settle(state, dealer)
        for seat in state.deciders[0], 1 - state.deciders[0]:
            state.apply(seat, state.legal(seat)[-1])
        attacks = [a for a in state.legal(0) if actions.INFLUENCE <= a < actions.SPECIAL and a % 6 == state.homes[1]]
        if not attacks:
            continue
        state.apply(0, attacks[0])
        state.apply(0, actions.DECLARE)
        asked = GAME.view(state, 0)
        state.apply(1, actions.LET_THROUGH)
        believed += _blocking(beliefs(GAME, [asked, GAME.view(state, 0)], 40, "1"), asked)
        dealt += _blocking([World(GAME.resample(asked, Random(k)), 1 / 40) for k in range(40)], asked)
    assert dealt > 1.0
    assert believed < 0.8 * dealt


def _blocking(worlds: list[World], asked: object) -> float:
    """Return how much of the weight worlds have in which seat 2 could have blocked."""
    assert isinstance(asked, WarView)
    total = 0.0
    for world in worlds:
        state = asked.resample(Random(0))
        state.hands[1] = world.state.hands[1]  # type: ignore[attr-defined]
        if any(actions.BLOCK <= action < actions.COUNTER for action in state.legal(1)):
            total += world.weight
    return total


def test_worlds_are_drawn_as_often_as_they_are_likely():
    views = views_of(GAME, record_of(GAME), 0, entries=50)
    first, second = (world.state for world in beliefs(GAME, views, 2))
    sampler = Sampler([World(first, 0.8), World(second, 0.2)])
    rng = Random(1)
    count = sum(sampler.draw(rng).key() == first.key() for _ in range(500))
    assert 370 <= count <= 430
