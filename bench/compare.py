"""Measure our speed side by side with that of peers: `make bench`, explained in bench/README.md."""

import argparse
import json
import os
import subprocess
import sys

from bench.peers import ROOT, Result, peer_environment, reason, run_worker
from bench.report import Pair, Side, build_report, rate, report_text

RESULTS = ROOT / "bench" / "results" / "latest.json"

# In such an order that the two sides of each pair run one right after the other.
SIDES = (
    Side("vienna_advanced", "Vienna advanced", "bench.ours"),
    Side("vienna", "Vienna", "bench.ours"),
    Side("catanatron", "catanatron", "bench.catanatron_peer", peer="catanatron"),
    Side("open_spiel", "OpenSpiel gin_rummy", "bench.open_spiel_peer", peer="open-spiel"),
    Side("war1955", "1955", "bench.ours"),
    Side("rlcard", "RLCard gin-rummy", "bench.rlcard_peer", peer="rlcard"),
)
PAIRS = (
    Pair("vienna", "catanatron", bar=2.0),
    Pair("war1955", "open_spiel", bar=1.0),
    Pair("war1955", "rlcard", bar=1.0),
    Pair("vienna_advanced", "vienna", bar=0.5),
)

# Far apart, so that no two rounds play the same games; none is 0, which catanatron takes for "no seed".
SEED_STEP = 1_000_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="turns of each side (default: 7)")
    parser.add_argument("--seconds", type=float, default=1.5, help="measured time of a turn (default: 1.5)")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("there must be at least one round, and some time to measure")

    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    peer_python, missing = find_peers()

    rounds: list[dict[str, Result]] = []
    for number in range(arguments.rounds):
        turn = ["--seconds", str(arguments.seconds), "--core", str(core)]
        turn += ["--seed", str(1 + number * SEED_STEP)]
        result: dict[str, Result] = {}
        # Who goes first changes, so that no side always meets the machine the other one warmed.
        for side in SIDES if number % 2 == 0 else reversed(SIDES):
            if not side.peer:
                result[side.id] = run_worker(sys.executable, side.module, [side.id, *turn])
            elif side.id not in missing:
                try:
                    result[side.id] = run_worker(peer_python, side.module, turn)
                except subprocess.SubprocessError as error:
                    missing[side.id] = f"it does not run: {reason(error)}"
        rounds.append(result)
        rates = [f"{side.title} {rate(result[side.id], 'decisions'):,.0f}/s" for side in SIDES if side.id in result]
        print(f"round {number + 1} of {arguments.rounds}: {', '.join(rates)}", flush=True)

    costs = {
        side.id: run_worker(sys.executable, side.module, [side.id, "--costs", str(core)])
        for side in SIDES
        if not side.peer
    }
    report = build_report(SIDES, PAIRS, rounds, costs, missing)
    print(f"\n{report_text(report)}\n")
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    print(f"Written to {RESULTS.relative_to(ROOT)}.")
    return 0


def find_peers() -> tuple[str, dict[str, str]]:
    """Return the Python of the peers' environment, and for each side that cannot run there why not."""
    try:
        python, failed = peer_environment()
    except (OSError, subprocess.SubprocessError) as error:
        why = f"its environment could not be made: {reason(error)}"
        return "", {side.id: why for side in SIDES if side.peer}
    for package, why in failed.items():
        print(f"{package} could not be installed: {why}", flush=True)
    peers = [side for side in SIDES if side.peer in failed]
    return python, {side.id: f"it could not be installed: {failed[side.peer]}" for side in peers}


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failure:
        sys.exit(f"our side failed:\n{failure.stderr}")
