"""The sizes of information sets: exactly the number of worlds consistent with a view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.envs.tables import TABLES, find_game, named, positions
from tradecraft.core.game import OPEN, OVER
from tradecraft.core.registry import find_plugin

FEW = 60
"""So small an information set is drawn completely."""


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_as_many_worlds_can_be_drawn(
    table: tuple[str, int, dict[str, str]], record_property: Callable[[str, object], None]
):
    id, players, options = table
    game, rng, plugin = find_game(id), Random(4), find_plugin(id, "worlds")
    assert plugin is not None
    whole = parts = 0
    for number, state in enumerate(positions(game, players, options, "worlds")):
        if number % 5 and state.waiting != OVER:
            continue
        for seat in range(players):
            view = game.view(state, seat)
            size = plugin.worlds(view)
            drawn = {game.resample(view, rng).key() for _ in range(12 * size if size <= FEW else 12)}
            if size <= FEW:
                assert len(drawn) == size
                whole += 1
            else:
                assert len(drawn) > 6
                parts += 1
    assert plugin.worlds(game.view(state, OPEN)) == 1
    record_property("trials", f"information sets of {named(table)}: {whole} drawn completely, {parts} in part")
    assert whole >= 3
    assert parts >= 10


def test_a_seat_that_must_replace_a_card_holds_one_it_can_replace():
    """In V3.2 not every deal is possible; what is known of a seat then counts."""
    game, rng, plugin = find_game("vienna"), Random(4), find_plugin("vienna", "worlds")
    assert plugin is not None
    sizes = set()
    for seed in ("r0", "r1"):
        for state in positions(game, 2, {}, seed):
            if state.deciders and game.decision(state, state.deciders[0]) == "replace":
                view = game.view(state, 1 - state.deciders[0])
                size = plugin.worlds(view)
                if size <= 500:
                    assert len({game.resample(view, rng).key() for _ in range(12 * size)}) == size
                    sizes.add(size)
    assert {4, 448} <= sizes
