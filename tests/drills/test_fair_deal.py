"""The catalogue of tampering, one by one, and the test for uniform shuffles."""

from collections import Counter
from pathlib import Path

import pytest

from drills import fair_deal
from drills.finished import finished
from drills.planting import patched
from drills.tampering import CATALOGUE, CAUGHT, Tampering
from tradecraft.server.tables.fair_deal import FairDealer


def test_the_catalogue_is_large_enough():
    assert len(CAUGHT) >= 40
    assert len({tampering.name for tampering in CATALOGUE}) == len(CATALOGUE)


@pytest.mark.parametrize("tampering", CATALOGUE, ids=lambda tampering: tampering.name)
def test_a_tampering_is_caught_or_outside_the_promise(tampering: Tampering, tmp_path: Path):
    """What is listed as outside is not caught: once it is, the promise can be made larger."""
    assert fair_deal.is_caught(tampering, finished("vienna"), tmp_path) is not bool(tampering.outside)


def test_shuffles_are_tested_for_uniformity():
    fair: Counter[str] = Counter()
    for number in range(3):
        fair_deal.shuffle(number, fair)
    assert fair_deal.biased(fair) == []
    bent: Counter[str] = Counter()
    with patched(FairDealer, "index", fair_deal.biased_index):
        fair_deal.shuffle(0, bent)
    assert [problem.split(" are ")[0] for problem in fair_deal.biased(bent)] == [
        "the orders of a small deck",
        "the first cards of a large deck",
    ]
    # Too even is as suspicious as uneven.
    even = Counter(dict.fromkeys(fair, 100))
    assert len(fair_deal.biased(even)) == 2
