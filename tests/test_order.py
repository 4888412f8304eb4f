"""The order in which several processes run the tests."""

from __future__ import annotations

import pytest

from tests.order import in_shares

GAMES, SIGHT = "tests/browser/test_games.py", "tests/browser/test_sight.py"
CONTRACT = "tests/contract/test_contract.py"
WHEEL, DRILLS = "tests/packaging/test_wheel.py", "tests/drills/test_drills.py"
TESTS = [
    *((file, number) for file in ("tests/api/test_game.py", SIGHT, GAMES) for number in range(6)),
    *((file, number) for file in (DRILLS, WHEEL, "tests/server/test_docs.py") for number in range(6)),
]


def file_of(test: tuple[str, int]) -> str:
    return test[0]


@pytest.mark.parametrize("processes", [1, 2, 3, 4, 5, 40])
def test_every_test_is_run_once(processes: int):
    assert sorted(in_shares(TESTS, file_of, processes)) == sorted(TESTS)


def test_each_share_begins_with_a_slow_file_and_keeps_it_together():
    ordered = [file_of(test) for test in in_shares(TESTS, file_of, 4)]
    shares = [ordered[start : start + 9] for start in range(0, 36, 9)]
    assert [share[:6] for share in shares] == [[file] * 6 for file in (GAMES, WHEEL, SIGHT, DRILLS)]
    assert {file for share in shares for file in share[6:]} == {"tests/api/test_game.py", "tests/server/test_docs.py"}


def test_the_tests_of_a_file_keep_their_order():
    ordered = in_shares(TESTS, file_of, 4)
    assert [test for test in ordered if file_of(test) == WHEEL] == [(WHEEL, number) for number in range(6)]


def test_slow_tests_that_share_nothing_are_spread():
    tests = [*TESTS, *((CONTRACT, number) for number in range(4))]
    ordered = [file_of(test) for test in in_shares(tests, file_of, 4)]
    assert [ordered[start] for start in range(0, 40, 10)] == [CONTRACT] * 4
