"""One turn of the speed comparison: random games on one core for a given time, told as one line of JSON.

All sides use this file, so that they are measured alike. It needs the standard library only.
"""

import argparse
import json
import os
import platform
import time
from collections.abc import Callable, Sequence
from typing import Any

WARM_UP_GAMES = 3


def measure(
    play: Callable[[int], int],
    count: Callable[[int], tuple[int, int]],
    about: dict[str, Any],
    command_line: Sequence[str] | None = None,
) -> None:
    """Measure a side and print the result.

    `play` plays the random game of a seed and returns its number of decisions. `count` plays the same
    game again, outside the measured time, and returns the number of decisions and how many of them had
    more than one option.
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
        **about,
    }
    print(json.dumps(result))


def pin(core: int) -> bool:
    """Keep this process on one core; return whether the system could do so."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {core})
    return True
