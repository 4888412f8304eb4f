"""The order of the tests where several processes run them: slow ones begin first, so that nobody waits for them last.

With `--dist worksteal` each process begins with a share of neighbouring tests, and a process that is done takes over
tests from the end of another share. At the start of a share the tests of a slow file stay together, so that what they
set up is made once; those that set up nothing are spread over all shares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import cycle
from typing import TypeVar

T = TypeVar("T")

IN_A_BROWSER = (
    "tests/browser/test_games.py",
    "tests/browser/test_third_game.py",
    "tests/browser/test_one_screen.py",
    "tests/browser/test_lessons.py",
    "tests/browser/",
)
ELSEWHERE = (
    "tests/packaging/test_wheel.py",
    "tests/drills/test_drills.py",
    "tests/server/test_schema.py",
    "tests/third_game/",
    "tests/docs/test_howto.py",
    "tests/server/endurance/",
    "tests/pocket/",
)
"""The slow files and folders, the slowest first."""
SPREAD = ("tests/contract/test_contract.py",)
"""Files of slow tests without a common set-up."""


def in_shares(tests: Sequence[T], file_of: Callable[[T], str], processes: int) -> list[T]:
    """Order tests so that each process begins with slow ones, every other one with those in a browser."""
    shares: list[list[T]] = [[] for _ in range(processes)]
    spread = [test for test in tests if file_of(test).startswith(SPREAD)]
    for test, share in zip(spread, cycle(shares), strict=False):
        share.append(test)
    for number, slow in enumerate((IN_A_BROWSER, ELSEWHERE)):
        turns = cycle(shares[number % processes :: 2])
        for file in _slow_files(tests, file_of, slow):
            next(turns).extend(file)
    quick = [test for test in tests if not file_of(test).startswith((*SPREAD, *IN_A_BROWSER, *ELSEWHERE))]
    ordered: list[T] = []
    for number, share in enumerate(shares):
        # As xdist counts: what is left is divided among the processes that are left.
        size = (len(tests) - len(ordered)) // (processes - number)
        more = max(0, size - len(share))
        ordered += share + quick[:more]
        del quick[:more]
    return ordered + quick


def _slow_files(tests: Iterable[T], file_of: Callable[[T], str], slow: tuple[str, ...]) -> list[list[T]]:
    """Return the tests of each slow file, the slowest file first."""
    files: dict[str, list[T]] = {}
    for test in tests:
        if file_of(test).startswith(slow):
            files.setdefault(file_of(test), []).append(test)

    def place(file: str) -> int:
        return next(number for number, start in enumerate(slow) if file.startswith(start))

    return [files[file] for file in sorted(files, key=place)]
