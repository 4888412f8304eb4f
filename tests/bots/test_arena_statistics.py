"""How certain results are."""

from __future__ import annotations

from random import Random

import pytest

from tradecraft.bots.arena.statistics import Estimate, mean, wilson, win_rate


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Figures of Wilson's interval that can be looked up.
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_gives_the_known_figures(wins: int, games: int, low: float, high: float):
    found = wilson(wins, games)
    assert found.value == pytest.approx(wins / games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_games():
    assert wilson(0, 0) == win_rate([]) == win_rate([(0, 0)]) == Estimate(0.0, 0.0, 1.0)


def test_single_games_give_wilsons_interval():
    deals = [(1.0, 1.0)] * 70 + [(0.0, 1.0)] * 30
    found, expected = win_rate(deals), wilson(70, 100)
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=2e-3)


def test_games_that_follow_the_deal_count_for_less():
    """The winner of one game of a deal wins the other too: half as many facts."""
    found = win_rate([(2.0, 2.0)] * 35 + [(0.0, 2.0)] * 15)
    expected = wilson(35, 50)
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=5e-3)


def test_deals_that_cancel_out_luck_count_for_more_but_never_prove_anything():
    found, single = win_rate([(1.0, 2.0)] * 50), wilson(50, 100)
    assert single.low < found.low < 0.49 < 0.51 < found.high < single.high
    few, none = win_rate([(1.0, 2.0)] * 3), wilson(3, 6)
    assert few.low - none.low < 0.03, "three deals are hardly believed"


def test_winning_everything_leaves_doubt():
    assert win_rate([(2.0, 2.0)] * 50) == wilson(100, 100)


def test_the_interval_of_a_mean_is_about_the_one_of_the_normal_distribution_and_always_the_same():
    rng = Random(5)
    deals = [[rng.gauss(3.0, 10.0), rng.gauss(3.0, 10.0)] for _ in range(200)]
    found = mean(deals)
    assert found == mean(deals)
    assert found.low < found.value < found.high
    # Two standard errors to each side: 4 * 10 / sqrt(400).
    assert found.high - found.low == pytest.approx(2.0, rel=0.15)


def test_the_mean_of_nothing_is_nothing():
    assert mean([]) == mean([[]]) == Estimate(0.0, 0.0, 0.0)


@pytest.mark.parametrize("is_luck_shared", [True, False])
def test_the_interval_holds_the_truth_about_95_times_in_100(is_luck_shared: bool):
    """A deal favours a seat; from both seats that cancels out, and otherwise it counts twice."""
    rng, truth, trials = Random(8), 0.7, 400
    held = 0
    for _ in range(trials):
        deals = []
        for _ in range(50):
            luck = rng.uniform(-0.3, 0.3)
            other = -luck if is_luck_shared else luck
            deals.append((float((rng.random() < truth + luck) + (rng.random() < truth + other)), 2.0))
        found = win_rate(deals)
        held += found.low <= truth <= found.high
    assert 0.93 <= held / trials <= 0.98
