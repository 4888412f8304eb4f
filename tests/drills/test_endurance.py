"""The load and soak drills report moves that are not stored exactly once, and a server that deteriorates."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from drills import load
from drills.load import Crowd
from drills.soak import FULL, Measurement
from drills.trials import Drill, Trials

FIRST = Measurement(megabytes=100, own_megabytes=80, handles=40, p50=20, p99=60, echo_p50=2)


@pytest.mark.parametrize(
    ("later", "problems"),
    [
        (FIRST, 0),
        (replace(FIRST, megabytes=102.9, handles=50, p50=59), 0),
        (replace(FIRST, megabytes=103.1), 1),
        (replace(FIRST, megabytes=90, own_megabytes=82.5), 1),
        (replace(FIRST, handles=51), 1),
        (replace(FIRST, p50=61), 1),
        (replace(FIRST, p50=61, echo_p50=2.1), 0),
        (replace(FIRST, p99=1_000), 0),
    ],
)
def test_a_server_that_grows_or_slows_down_is_reported(later: Measurement, problems: int):
    assert len(later.worse_than(FIRST, FULL)) == problems


def test_moves_that_are_not_stored_exactly_once_are_failures(monkeypatch: pytest.MonkeyPatch):
    async def stored(url: str) -> dict[tuple[str, str], int]:
        return {("t", "1"): 1, ("t", "2"): 2, ("t", "4"): 1}

    async def compare() -> Trials:
        crowd = Crowd(0, Random(1))
        crowd.acknowledged = {"1": "t", "2": "t", "3": "t"}
        crowd.refused.update({"out_of_date": 5, "rate_limited": 1})
        trials = Trials(Drill("toy", "", "", lambda _: None, {}, 1, 1), 10)
        await load.compare(crowd, "", trials)
        return trials

    monkeypatch.setattr(load, "stored_moves", stored)
    counted = asyncio.run(compare()).tally
    assert (counted.trials, counted.failures) == (3, 4)
    assert counted.problems == [
        "1 acknowledged moves are not stored",
        "1 moves are stored twice",
        "1 moves are stored that were not acknowledged",
        "1 moves were refused",
    ]
