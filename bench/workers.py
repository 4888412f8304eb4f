"""Measure the speed-up of `simulate` with several processes, by wall-clock time of whole commands.

The CPU of a hosted machine can change its speed by a third within minutes, which sequential runs cannot tell from a
gain. So both commands are started and take turns of a second or two, each suspended while the other runs, until both
have ended: changes of speed affect both alike. The number of cores a command kept busy, its CPU time divided by its
wall-clock time, is shown too; it does not depend on the speed of the CPU at all.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from statistics import median

from bench.peers import ROOT
from bench.report import ratio_text

BAR = 1.8
"""The speed-up two workers should reach."""
TURN = 1.0
"""Seconds per turn with several processes; one process gets proportionally longer turns."""


class Run:
    """A command with its processes, suspended until `go_on` is called."""

    def __init__(self, arguments: list[str]) -> None:
        self.clock = 0.0
        self.processor = 0.0
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tradecraft", *arguments],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._signal(signal.SIGSTOP)

    def __enter__(self) -> "Run":
        return self

    def __exit__(self, *_: object) -> None:
        # Do not leave suspended processes behind after an interrupt.
        with self._process:
            if not self.ended:
                self._signal(signal.SIGKILL)

    @property
    def ended(self) -> bool:
        """Whether the command has ended."""
        return self._process.returncode is not None

    def go_on(self, seconds: float) -> None:
        """Let the processes run for a while, or until they end."""
        before, began = _processor_time_of_ended(), time.perf_counter()
        self._signal(signal.SIGCONT)
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._signal(signal.SIGSTOP)
        self.clock += time.perf_counter() - began
        self.processor += _processor_time_of_ended() - before

    def check(self) -> None:
        """Exit with an error unless the command succeeded."""
        output, complaint = self._process.communicate()
        if self._process.returncode != 0 or json.loads(output)["finished"] == 0:
            raise SystemExit(f"a run did not finish its games: {complaint.decode().strip()}")

    def __str__(self) -> str:
        return f"{self.clock:.1f} s, {self.processor / self.clock:.2f} cores busy"

    def _signal(self, number: signal.Signals) -> None:
        os.killpg(self._process.pid, number)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.workers", description=__doc__)
    parser.add_argument("--game", default="vienna", help="which game (default: vienna)")
    parser.add_argument("--bot", default="greedy", help="who plays on all seats (default: greedy)")
    parser.add_argument("--games", type=int, default=1_000, help="games of a run (default: 1000)")
    parser.add_argument("--workers", type=int, default=2, help="processes to compare with one (default: 2)")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each kind (default: 5)")
    arguments = parser.parse_args()
    command = ["simulate", arguments.game, "--bots", arguments.bot, "--games", str(arguments.games), "--json"]
    ratios: list[float] = []
    for number in range(arguments.rounds):
        ratios.append(compare([*command, "--seed", str(number)], arguments.workers, number + 1))
    print(f"{arguments.workers} workers: median {ratio_text(median(ratios))}, lowest {ratio_text(min(ratios))}")
    if arguments.workers == 2:
        print(f"bar {ratio_text(BAR)}: {'holds in every round' if min(ratios) >= BAR else 'DOES NOT HOLD'}")
    return 0


def compare(command: list[str], workers: int, number: int) -> float:
    """Run a command with one and with several processes in turns; return the speed-up."""
    with Run([*command, "--workers", "1"]) as alone, Run([*command, "--workers", str(workers)]) as together:
        while not (alone.ended and together.ended):
            if not alone.ended:
                alone.go_on(TURN * workers)
            if not together.ended:
                together.go_on(TURN)
        alone.check()
        together.check()
    ratio = alone.clock / together.clock
    print(f"round {number}: alone {alone}; together {together}; {ratio_text(ratio)}", flush=True)
    return ratio


def _processor_time_of_ended() -> float:
    """Return the CPU time of all ended child processes and their children."""
    times = os.times()
    return times.children_user + times.children_system


if __name__ == "__main__":
    sys.exit(main())
