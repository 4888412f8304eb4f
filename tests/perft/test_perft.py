"""Perft: pinned numbers of sequences of decisions, from the start of a match and from the middle of golden records.

A changed number means that an action became legal or illegal, or has a different result.
"""

from pathlib import Path

import pytest

from tradecraft.core.chance import Dealer
from tradecraft.core.game import State
from tradecraft.core.match import begin_replay
from tradecraft.core.perft import perft
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game, find_game_of

GOLDEN = Path(__file__).parent.parent / "golden"
DEALER = Dealer("perft")


def count(state: State, depths: int) -> list[int]:
    return [perft(state.clone(), DEALER, depth) for depth in range(1, depths + 1)]


def after(name: str, entries: int) -> State:
    """Return the state of a golden record after so many entries."""
    record = parse_record((GOLDEN / f"{name}.tcr").read_bytes())
    match = begin_replay(find_game_of(record), record)
    for entry in record.entries[:entries]:
        match.enter(entry)
    return match.state


@pytest.mark.parametrize(
    ("players", "options", "counts"),
    [
        (2, {}, [6, 36, 396, 4356, 26136, 156816]),
        (2, {"third_man": "yes"}, [6, 36, 216, 2376, 26136, 156816]),
        (3, {"flags": "random", "first_player": "2"}, [6, 36, 216, 2376, 26136, 283140]),
        (4, {"flags": "random", "third_man": "yes"}, [6, 36, 216, 1296, 7776, 85536]),
    ],
)
def test_from_the_start_of_vienna(players: int, options: dict[str, str], counts: list[int]):
    state = find_game("vienna").new_state(players, options)
    assert count(state, len(counts)) == counts


@pytest.mark.parametrize(
    ("name", "entries", "decision", "counts"),
    [
        ("two-players-random-flags", 36, "replace", [3, 99, 297, 2241]),
        ("two-players-random-flags", 49, "source", [4, 12, 324, 1416]),
        ("two-players-random-flags", 58, "token", [6, 126, 570, 4500]),
        ("two-players-random-flags", 105, "bribe", [5, 15, 300, 1800]),
        ("three-players-random-flags", 32, "source", [2, 58, 348, 2088]),
        ("three-players-random-flags", 161, "token", [6, 96, 486, 3438]),
        ("four-players-random-flags-third-man", 3, "stand", [6, 36, 216, 1296]),
        ("four-players-random-flags-third-man", 40, "bribe", [5, 25, 875, 14875]),
        ("four-players-random-flags-third-man", 53, "replace", [3, 102, 239, 1434]),
        ("four-players-random-flags-third-man", 83, "wander", [2, 6, 198, 684]),
    ],
)
def test_from_the_middle_of_vienna(name: str, entries: int, decision: str, counts: list[int]):
    state = after(f"vienna/{name}", entries)
    assert find_game("vienna").decision(state, state.deciders[0]) == decision
    assert count(state, len(counts)) == counts


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({}, [6, 18, 312, 648, 1380, 6564, 55881]),
        ({"side": "short", "first_player": "2"}, [6, 18, 312, 648, 1380, 6564, 55755]),
    ],
)
def test_from_the_start_of_1955(options: dict[str, str], counts: list[int]):
    state = find_game("war1955").new_state(2, options)
    assert count(state, len(counts)) == counts


@pytest.mark.parametrize(
    ("name", "entries", "decision", "counts"),
    [
        ("attack-counters-assault", 10, "move", [6, 84, 162, 397]),
        ("attack-counters-assault", 17, "gadget", [2, 2, 12, 120]),
        ("attack-counters-assault", 45, "add", [3, 5, 23, 84]),
        ("attack-counters-assault", 59, "answer", [3, 16, 85, 229]),
        ("home-lost", 8, "target", [5, 9, 45, 480]),
        ("home-lost", 66, "pawn", [6, 36, 36, 216]),
        ("random-moves-draw", 109, "play", [25, 52, 164, 1034]),
        ("random-moves-draw", 164, "keep", [6, 30, 180, 1140]),
        ("random-moves-draw", 255, "answer", [7, 41, 316, 1513]),
        ("random-moves-draw", 256, "block", [5, 25, 110, 819]),
        ("random-moves-time-limit", 79, "answer", [3, 3, 11, 25]),
    ],
)
def test_from_the_middle_of_1955(name: str, entries: int, decision: str, counts: list[int]):
    state = after(f"war1955/{name}", entries)
    assert find_game("war1955").decision(state, state.deciders[0]) == decision
    assert count(state, len(counts)) == counts
