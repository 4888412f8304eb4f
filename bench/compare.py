"""Measure our speed, alone, side by side with peers, or against another commit: see bench/README.md."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bench.peers import NEWER_ENVIRONMENT, ROOT, Result, find_newer_python, peer_environment, reason, run, run_worker
from bench.report import APPLY, CLONE, DECISIONS, Pair, Side, build_report, rate, report_text
from bench.sides import LOOP, OURS, PAIRS, SIDES

RESULTS = ROOT / "bench" / "results" / "latest.json"

# A large step, so that no two rounds share games; seeds are never 0, which catanatron takes for "no seed".
SEED_STEP = 1_000_000
COMPILE_TIMEOUT = 900.0


def main() -> int:
    parser = argparse.ArgumentParser(prog="tradecraft bench", description=__doc__)
    parser.add_argument("--peers", action="store_true", help="compare with other engines, installed for the purpose")
    parser.add_argument("--against", metavar="REF", help="compare with another commit of the project")
    parser.add_argument("--json", action="store_true", help="print the report as one JSON object")
    parser.add_argument("--rounds", type=int, default=7, help="turns of each side (default: 7)")
    parser.add_argument("--seconds", type=float, default=1.5, help="measured time of a turn (default: 1.5)")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("there must be at least one round, and some time to measure")
    if arguments.peers and arguments.against:
        parser.error("--peers and --against are two comparisons; ask for one of them")

    if arguments.against:
        try:
            with tempfile.TemporaryDirectory() as folder:
                sides, pairs = other_commit(arguments.against, Path(folder) / "checkout")
                report = compare(sides, pairs, {}, {}, arguments.rounds, arguments.seconds)
        finally:
            run(["git", "worktree", "prune"], COMPILE_TIMEOUT)
    elif arguments.peers:
        report = compare(SIDES, PAIRS, *find_peers(SIDES), arguments.rounds, arguments.seconds)
    else:
        pairs = [pair for pair in PAIRS if {pair.ours, pair.other} <= {side.id for side in OURS}]
        report = compare(OURS, pairs, {}, {}, arguments.rounds, arguments.seconds)

    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    if arguments.json:
        print(json.dumps(report))
    else:
        print(f"\n{report_text(report)}\n\nWritten to {RESULTS.relative_to(ROOT)}.")
    return 0


def compare(
    sides: Sequence[Side],
    pairs: Sequence[Pair],
    pythons: dict[str, str],
    missing: dict[str, str],
    count: int,
    seconds: float,
) -> Result:
    """Run all sides in turn, round by round, and collect what they measured."""
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    rounds: list[dict[str, Result]] = []
    for number in range(count):
        turn = ["--seconds", str(seconds), "--core", str(core), "--seed", str(1 + number * SEED_STEP)]
        result: dict[str, Result] = {}
        # Alternate who goes first, so that no side always runs on a machine the other has warmed up.
        for side in sides if number % 2 == 0 else reversed(sides):
            if side.id in missing:
                continue
            first = [side.argument] if side.argument else [side.id] if not side.peer else []
            try:
                python = pythons.get(side.id, sys.executable)
                result[side.id] = run_worker(python, side.module, [*first, *turn], side.variables)
            except subprocess.SubprocessError as error:
                if not side.peer:
                    raise
                missing[side.id] = f"it does not run: {reason(error)}"
        rounds.append(result)
        rates = [f"{side.title} {rate(result[side.id], 'decisions'):,.0f}/s" for side in sides if side.id in result]
        print(f"round {number + 1} of {count}: {', '.join(rates)}", file=sys.stderr, flush=True)
    return build_report(sides, pairs, rounds, missing)


def find_peers(sides: Sequence[Side]) -> tuple[dict[str, str], dict[str, str]]:
    """Return the Python of each peer's environment, or why it cannot run."""
    pythons: dict[str, str] = {}
    missing: dict[str, str] = {}
    for oldest in sorted({side.oldest_python for side in sides if side.peer}):
        needing = [side for side in sides if side.peer and side.oldest_python == oldest]
        try:
            if oldest <= sys.version_info[:2]:
                python, failed = peer_environment()
            else:
                base = find_newer_python(oldest)
                only = (*(side.peer for side in needing), "numpy")
                python, failed = peer_environment(NEWER_ENVIRONMENT, base, only)
        except (OSError, subprocess.SubprocessError) as error:
            missing |= {side.id: f"its environment could not be made: {reason(error)}" for side in needing}
            continue
        pythons |= {side.id: python for side in needing}
        missing |= {
            side.id: f"it could not be installed: {failed[side.peer]}" for side in needing if side.peer in failed
        }
    for side in sides:
        if side.id in missing:
            print(f"{side.title}: {missing[side.id]}", file=sys.stderr, flush=True)
    return pythons, missing


def other_commit(ref: str, folder: Path) -> tuple[list[Side], list[Pair]]:
    """Check out another commit, compile it if possible, and return its sides paired with ours."""
    commit = run(["git", "rev-parse", "--short", f"{ref}^{{commit}}"], COMPILE_TIMEOUT).strip()
    run(["git", "worktree", "add", "--detach", str(folder), commit], COMPILE_TIMEOUT)
    if (folder / "scripts" / "compile_engine.py").exists():
        print(f"Compiling {commit} ...", file=sys.stderr, flush=True)
        run([sys.executable, str(folder / "scripts" / "compile_engine.py")], COMPILE_TIMEOUT)
    return sides_at(commit, folder)


def sides_at(commit: str, folder: Path) -> tuple[list[Side], list[Pair]]:
    """Return our sides as they are here and in the checkout of another commit, and what is compared."""
    has_loop = (folder / "src" / "tradecraft" / "core" / "playout.py").exists()
    sides: list[Side] = []
    pairs: list[Pair] = []
    for side in OURS:
        if side.id.endswith(LOOP) and not has_loop:
            continue
        other = replace(
            side,
            id=f"{side.id}_{commit}",
            title=f"{side.title} at {commit}",
            argument=side.argument or side.id,
            variables={**side.variables, "PYTHONPATH": str(folder / "src")},
        )
        sides += [side, other]
        steps = () if side.id.endswith(LOOP) else (CLONE, APPLY)
        pairs += [Pair(side.id, other.id, what) for what in (DECISIONS, *steps)]
    return sides, pairs


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failure:
        sys.exit(f"{' '.join(failure.cmd)} failed:\n{failure.stderr}")
