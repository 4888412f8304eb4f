"""How many times faster `simulate` is with several processes: whole commands, in turn, by the clock."""

import argparse
import json
import subprocess
import sys
import time
from statistics import median

from bench.peers import ROOT
from bench.report import ratio_text

BAR = 1.8
"""What two workers should reach."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.workers", description=__doc__)
    parser.add_argument("--game", default="vienna")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=2_000, help="games of a run (default: 2000)")
    parser.add_argument("--workers", type=int, default=2, help="processes to compare with one (default: 2)")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each kind (default: 3)")
    arguments = parser.parse_args()
    command = ["simulate", arguments.game, "--bots", arguments.bot, "--games", str(arguments.games), "--json"]
    ratios: list[float] = []
    for number in range(arguments.rounds):
        # Who goes first changes, as in the comparison with other engines.
        order = (1, arguments.workers) if number % 2 == 0 else (arguments.workers, 1)
        seconds = {workers: run([*command, "--seed", str(number), "--workers", str(workers)]) for workers in order}
        ratios.append(seconds[1] / seconds[arguments.workers])
        alone, together = seconds[1], seconds[arguments.workers]
        print(f"round {number + 1}: {alone:.1f} s, {together:.1f} s, {ratio_text(ratios[-1])}", flush=True)
    print(f"{arguments.workers} workers: median {ratio_text(median(ratios))}, lowest {ratio_text(min(ratios))}")
    if arguments.workers == 2:
        print(f"bar {ratio_text(BAR)}: {'holds in every round' if min(ratios) >= BAR else 'DOES NOT HOLD'}")
    return 0


def run(arguments: list[str]) -> float:
    """Run a command of the project to its end; return how long it took."""
    began = time.perf_counter()
    done = subprocess.run([sys.executable, "-m", "tradecraft", *arguments], cwd=ROOT, check=True, capture_output=True)
    elapsed = time.perf_counter() - began
    if json.loads(done.stdout)["finished"] == 0:
        raise SystemExit("no game was finished")
    return elapsed


if __name__ == "__main__":
    sys.exit(main())
