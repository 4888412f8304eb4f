"""Every bot still chooses as recorded in tests/bots/choices.jsonl."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from scripts.make_choices import SIMULATIONS, Position, differences, read_choices
from scripts.make_choices import STORED as CHOOSERS
from tests.conftest import TRIALS
from tradecraft.bots.protocol import bot_names

STORED = read_choices()


@pytest.mark.parametrize("record", STORED)
def test_every_bot_chooses_as_before(record: str):
    assert list(differences(STORED[record])) == []


def test_every_bot_has_stored_choices(record_property: Callable[[str, object], None]):
    positions = [position for found in STORED.values() for position in found]
    assert set(SIMULATIONS) == set(bot_names())
    assert all(set(position.choices) == set(CHOOSERS) for position in positions)
    record_property(TRIALS, f"{len(positions) * len(SIMULATIONS)} stored choices in {len(positions)} positions")


def test_a_planted_change_is_found():
    position = STORED["war1955/short-three-countries"][0]
    planted = replace(position, choices={**position.choices, "officer": "planted"})
    (line,) = differences([planted])
    assert line == found_line(position)


def found_line(position: Position) -> str:
    chosen = position.choices["officer"]
    return f"{position.record}, entry {position.at + 1}: officer chose 'planted' and now chooses {chosen!r}"
