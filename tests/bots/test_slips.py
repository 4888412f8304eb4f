"""Mistakes: recruits and officers err like people, who overlook one thing, rather than at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest

from tests.conftest import TRIALS
from tradecraft.bots.levels import ValueBot
from tradecraft.bots.protocol import find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.game import CHANCE, OVER
from tradecraft.core.registry import find_game

VIENNA_KINDS = {"greedy_placement", "forgotten_bribes", "forgotten_payday"}
WAR_KINDS = {"forgotten_block", "forgotten_threat"}


def counted(game_id: str, options: dict[str, str], name: str, games: int) -> Counter[str]:
    """Count in whole games the choices of a bot, its errors, and those that a known mistake explains, by its kind."""
    game = find_game(game_id)
    bot = find_bot(name, game)
    assert isinstance(bot, ValueBot)
    counts: Counter[str] = Counter()
    for number in range(games):
        state, dealer, rng = game.new_state(2, options), Dealer(f"slips/{number}"), Random(number)
        while state.waiting != OVER:
            if state.waiting == CHANCE:
                state.apply_chance(dealer.draw(state.chance()))
                continue
            seat = state.deciders[0]
            legal = state.legal(seat)
            view = game.view(state, seat)
            action = bot.choose(view, legal, rng)
            if len(legal) > 1:
                counts["choices"] += 1
                world = game.resample(view, Random(0))
                values = bot.values(world, seat, legal)
                if values[legal.index(action)] < max(values) - 1e-9:
                    counts["errors"] += 1
                    kinds = bot.knowledge.slips(world)
                    made = [
                        kind
                        for kind in kinds
                        if _is_best(bot.knowledge.slip_values(kind, world, seat, legal), legal, action)
                    ]
                    counts.update(made)
                    counts["explicable"] += bool(kinds)
                    counts["explained"] += bool(made)
            state.apply(seat, action)
    return counts


def _is_best(values: Sequence[float], legal: tuple[int, ...], action: int) -> bool:
    return values[legal.index(action)] >= max(values) - 1e-9


@pytest.mark.parametrize(
    ("game", "options", "kinds"),
    [
        ("vienna", {}, {"greedy_placement", "forgotten_bribes"}),
        ("vienna", {"version": "advanced"}, VIENNA_KINDS),
        ("war1955", {}, WAR_KINDS),
    ],
)
def test_a_recruit_errs_as_people_do(
    game: str, options: dict[str, str], kinds: set[str], record_property: Callable[[str, object], None]
):
    counts = counted(game, options, "recruit", 4)
    record_property(TRIALS, f"{game}: {dict(counts)}")
    assert {kind for kind in kinds if counts[kind]} == kinds, "each kind occurs"
    assert counts["explained"] >= 0.2 * counts["explicable"], "in decisions in which people forget things"
    assert 0.1 * counts["choices"] < counts["errors"] < 0.7 * counts["choices"]


def test_an_officer_errs_seldom_and_as_people_do():
    recruit, officer = (counted("war1955", {}, name, 4) for name in ("recruit", "officer"))
    assert officer["errors"] / officer["choices"] < 0.5 * recruit["errors"] / recruit["choices"]
    assert sum(officer[kind] for kind in WAR_KINDS) >= 1
