"""One turn of the speed comparison: random games on one core for a given time, reported as a line of JSON.

All sides use this file, so that they are measured alike. It needs only the standard library.
"""

import argparse
import json
import os
import platform
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

WARM_UP_GAMES = 3

COST_REPEATS = 5
MOST_COPIES = 10_000
ENOUGH_BYTES = 30_000_000

Play = Callable[[int], int]
Count = Callable[[int], tuple[int, int]]


class Steps:
    """The positions for measuring single steps, from random games, with an action for each.

    `clone` copies a position, `apply` applies an action to it.
    """

    def __init__(
        self,
        positions: Sequence[tuple[Any, Any]],
        clone: Callable[[Any], Any],
        apply: Callable[[Any, Any], Any],
    ) -> None:
        """Take positions, each with an action to apply."""
        self.positions = positions
        self.clone = clone
        self.apply = apply

    def costs(self) -> dict[str, float]:
        """Return the microseconds of a clone and of an action, and the bytes of a position."""
        states = [state for state, _ in self.positions]
        actions = [action for _, action in self.positions]

        def clones() -> float:
            start = time.process_time()
            for state in states:
                self.clone(state)
            return time.process_time() - start

        def applies() -> float:
            copies = [self.clone(state) for state in states]
            start = time.process_time()
            for copy, action in zip(copies, actions, strict=True):
                self.apply(copy, action)
            return time.process_time() - start

        def typical(step: Callable[[], float]) -> float:
            return median(step() for _ in range(COST_REPEATS)) / len(states) * 1e6

        return {"clone": typical(clones), "apply": typical(applies), "bytes": self.bytes_each()}

    def bytes_each(self) -> float:
        """Return how much the process grows per copy kept; nan if the system does not report memory."""
        kept: list[Any] = []
        before = resident_bytes()
        while len(kept) < MOST_COPIES and resident_bytes() - before < ENOUGH_BYTES:
            kept += [self.clone(state) for state, _ in self.positions[:500]]
        return (resident_bytes() - before) / len(kept)


def resident_bytes() -> float:
    """Return the resident memory of the process."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return float("nan")


def measure(
    play: Play,
    count: Count,
    about: dict[str, Any],
    steps: Callable[[], Steps] | None = None,
    command_line: Sequence[str] | None = None,
) -> None:
    """Measure a side and print the result.

    `play` plays the random game of a seed and returns its number of decisions. `count` repeats the same game, outside
    the measured time, and returns the number of decisions and of those with more than one option. `steps` returns the
    positions for measuring single steps, if the side supports that.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--core", type=int, required=True)
    arguments = parser.parse_args(command_line)

    pinned = pin(arguments.core)
    first = arguments.seed
    for seed in range(first, first + WARM_UP_GAMES):
        play(seed)

    decisions = 0
    seed = first
    wall_start, start = time.perf_counter(), time.process_time()
    while time.process_time() - start < arguments.seconds:
        decisions += play(seed)
        seed += 1
    cpu_seconds, wall_seconds = time.process_time() - start, time.perf_counter() - wall_start

    counts = [count(counted) for counted in range(first, seed)]
    if sum(total for total, _ in counts) != decisions:
        raise SystemExit("the counted games are not the measured ones")
    result = {
        "games": seed - first,
        "decisions": decisions,
        "choices": sum(choices for _, choices in counts),
        "cpu_seconds": cpu_seconds,
        "wall_seconds": wall_seconds,
        "pinned": pinned,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "costs": steps().costs() if steps else None,
        **about,
    }
    print(json.dumps(result))


def pin(core: int) -> bool:
    """Pin this process to one core; return whether the system supports that."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {core})
    return True
