"""A player over many games: results as ratings."""

from __future__ import annotations

from math import sqrt

import pytest

from tradecraft.bots.review.habits import RATING_POINTS, rating_of
from tradecraft.ratings import MODEL, POINTS


def test_the_scale_is_that_of_the_ratings():
    assert pytest.approx(POINTS * MODEL.beta * sqrt(2)) == RATING_POINTS


@pytest.mark.parametrize("fair", [1 / 2, 1 / 3, 1 / 4])
def test_a_fair_share_is_no_lead_and_more_is_one(fair: float):
    assert rating_of([0.0] * 8, fair)[0] == pytest.approx(0)
    ahead, error = rating_of([0.2, 0.1, 0.15, 0.05], fair)
    assert ahead > 0
    assert error > 0
    assert rating_of([-0.2, -0.1, -0.15, -0.05], fair)[0] < 0


def test_three_wins_in_four_are_about_two_hundred_points_ahead():
    ahead, _ = rating_of([0.5, 0.5, 0.5, -0.5] * 100, 0.5)
    assert 180 < ahead < 200


def test_a_few_wins_prove_less_than_many_and_shares_beyond_one_are_no_infinity():
    few, many = rating_of([0.5] * 2, 0.5), rating_of([0.5] * 40, 0.5)
    assert 0 < few[0] < many[0] < 1000
    assert rating_of([0.8] * 40, 0.5)[0] < 1000
    # All went the same way, and still nobody knows how the next game ends.
    assert few[1] > 100
