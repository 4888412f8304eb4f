"""The companion: it finds the degree at which a game is even, and never more than its name says."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.arena.duel import share_of_first
from tradecraft.bots.companion import DEGREES, FIRST_DEGREE, GAMES, next_degree
from tradecraft.bots.protocol import base_name, bot_names, find_bot
from tradecraft.core.errors import BadOption
from tradecraft.core.registry import find_game

WAR = find_game("war1955")
PERSONS = 200


def test_a_person_nobody_knows_meets_the_first_degree():
    assert next_degree([]) == FIRST_DEGREE


def test_it_plays_better_after_games_it_lost_and_worse_after_games_it_won():
    won, lost = [(FIRST_DEGREE, 1.0)] * 3, [(FIRST_DEGREE, 0.0)] * 3
    assert next_degree(lost) < next_degree(lost[:1]) < FIRST_DEGREE < next_degree(won[:1]) < next_degree(won)
    assert next_degree([(FIRST_DEGREE, 1.0), (FIRST_DEGREE, 0.0)] * 3) == FIRST_DEGREE
    assert next_degree([(0, 0.0)] * 10) == 0
    assert next_degree([(DEGREES - 1, 1.0)] * 10) == DEGREES - 1


def test_only_the_last_games_count():
    assert next_degree([(FIRST_DEGREE, 0.0)] * 50 + [(12, 1.0)] * GAMES) == next_degree([(12, 1.0)] * GAMES)


@pytest.mark.parametrize("step", [0.2, 0.35, 0.6])
@pytest.mark.parametrize("skill", [2, 5, 9, 13, 17])
def test_persons_of_five_strengths_have_even_games_after_ten(skill: int, step: float):
    """Whether a degree makes a small difference, as in 1955, or a large one, as in Vienna."""
    rng = Random(f"{skill}/{step}")
    shares = 0.0
    for _ in range(PERSONS):
        results: list[tuple[int, float]] = []
        for _ in range(10):
            degree = next_degree(results)
            results.append((degree, float(rng.random() < _chance(skill, degree, step))))
        shares += _chance(skill, next_degree(results), step)
    assert 0.4 <= shares / PERSONS <= 0.6


def _chance(skill: float, degree: int, step: float) -> float:
    return 1 / (1 + exp(step * (degree - skill)))


@pytest.mark.long
@pytest.mark.parametrize("name", ["companion_4", "recruit", "handler", "officer", "station_chief"])
def test_bots_of_five_strengths_have_even_games_after_ten(name: str):
    won = 0.0
    games = 0
    # 64 games cannot tell 40 % from 46 %; bots that do not search are quick enough for 400.
    for person in range(16 if name == "station_chief" else 100):
        results: list[tuple[int, float]] = []
        for number in range(14):
            degree = next_degree(results)
            series = plan_series(WAR, 2, {}, (name, f"companion_{degree}"), f"{name}/{person}")
            share = share_of_first(play(series, number))
            if number < 10:
                results.append((degree, share))
            else:
                won += share
                games += 1
    assert 0.4 <= won / games <= 0.6


def test_a_degree_is_part_of_the_name():
    assert base_name("companion_7") == "companion"
    assert base_name("spymaster_1") == "spymaster_1"
    assert "companion_7" not in bot_names()
    assert find_bot("companion_20", WAR).budget.simulations == 120
    for name in ("companion_21", "companion_07", "companion_", "companion_x", "officer_1", "_1"):
        with pytest.raises(BadOption):
            find_bot(name, WAR)


def test_a_higher_degree_plays_better():
    series = plan_series(WAR, 2, {}, ("companion_15", "companion_2"), "degrees", duplicate=True)
    assert sum(share_of_first(play(series, number)) for number in range(16)) >= 11
