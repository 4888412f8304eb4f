"""Measure our speed side by side with catanatron's: `make bench`, explained in bench/README.md."""

import argparse
import hashlib
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEER_ENVIRONMENT = ROOT / ".bench-venv"
PEER_REQUIREMENTS = ROOT / "bench" / "requirements.txt"
RESULTS = ROOT / "bench" / "results" / "latest.json"

BAR = 2.0
# Far apart, so that no two rounds play the same games; none is 0, which catanatron takes for "no seed".
SEED_STEP = 1_000_000
INSTALL_TIMEOUT = 600.0
WORKER_TIMEOUT = 600.0

Result = dict[str, Any]


class PeerMissing(Exception):
    """The peer could not be installed or did not run; the text says why."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="turns of each side (default: 7)")
    parser.add_argument("--seconds", type=float, default=2.0, help="measured time of a turn (default: 2)")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("there must be at least one round, and some time to measure")

    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    missing = ""
    peer_python = ""
    try:
        peer_python = peer_environment()
    except PeerMissing as error:
        missing = str(error)

    rounds: list[dict[str, Result]] = []
    for number in range(arguments.rounds):
        result: dict[str, Result] = {}
        turn = ["--seconds", str(arguments.seconds), "--core", str(core)]
        turn += ["--seed", str(1 + number * SEED_STEP)]
        # Who goes first changes, so that neither side always meets the machine the other one warmed.
        for side in ("ours", "peer") if number % 2 == 0 else ("peer", "ours"):
            if side == "ours":
                result["ours"] = run_worker(sys.executable, "bench.ours", turn)
            elif not missing:
                try:
                    result["peer"] = run_worker(peer_python, "bench.catanatron_peer", turn)
                except subprocess.SubprocessError as error:
                    missing = f"it was installed but does not run: {last_line(error)}"
        rounds.append(result)
        print(f"round {number + 1} of {arguments.rounds}: {round_text(result)}", flush=True)

    costs = run_worker(sys.executable, "bench.ours", ["--costs", str(core)])
    report = build_report(rounds, costs, missing)
    print()
    print(report_text(report))
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    print(f"Written to {RESULTS.relative_to(ROOT)}.")
    return 0


def peer_environment() -> str:
    """Return the Python of an environment that holds the peer, made anew when its requirements changed."""
    python = PEER_ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp = PEER_ENVIRONMENT / ".installed"
    wanted = hashlib.sha256(PEER_REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        print("Installing catanatron into .bench-venv ...", flush=True)
        install = ["-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(PEER_REQUIREMENTS)]
        try:
            run([sys.executable, "-m", "venv", "--clear", str(PEER_ENVIRONMENT)], INSTALL_TIMEOUT)
            run([str(python), *install], INSTALL_TIMEOUT)
        except (OSError, subprocess.SubprocessError) as error:
            raise PeerMissing(f"it could not be installed: {last_line(error)}") from error
        stamp.write_text(wanted, "utf-8")
    return str(python)


def run_worker(python: str, module: str, arguments: list[str]) -> Result:
    """Run one worker in a process of its own and return what it measured."""
    result: Result = json.loads(run([python, "-m", module, *arguments], WORKER_TIMEOUT))
    return result


def run(command: list[str], timeout: float) -> str:
    # The same order of sets and the same search path for both sides, whatever the caller's shell has set.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONHASHSEED"] = "0"
    done = subprocess.run(
        command, cwd=ROOT, env=environment, timeout=timeout, check=True, capture_output=True, text=True
    )
    return done.stdout


def last_line(error: Exception) -> str:
    """Return the line of an error that says most: the last one the failed command wrote, if it wrote any."""
    written = error.stderr if isinstance(error, subprocess.CalledProcessError) else ""
    lines = [line.strip() for line in (written or str(error)).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


def rate(result: Result, what: str) -> float:
    """Return decisions (or choices) per second of processor time."""
    return float(result[what] / result["cpu_seconds"])


def round_text(result: dict[str, Result]) -> str:
    texts = [f"ours {rate(result['ours'], 'decisions'):,.0f}/s"]
    if "peer" in result:
        texts.append(f"catanatron {rate(result['peer'], 'decisions'):,.0f}/s")
    return ", ".join(texts)


def build_report(rounds: list[dict[str, Result]], costs: Result, missing: str) -> dict[str, Any]:
    """Put together what is printed and written: the figures, and all they depend on."""
    complete = [result for result in rounds if "ours" in result and "peer" in result]
    measures = {}
    for what in ("decisions", "choices"):
        ratios = [rate(result["ours"], what) / rate(result["peer"], what) for result in complete]
        measures[what] = {
            "ours": median(rate(result["ours"], what) for result in rounds),
            "peer": median(rate(result["peer"], what) for result in complete) if complete else None,
            "ratio_median": median(ratios) if ratios else None,
            "ratio_min": min(ratios) if ratios else None,
        }
    return {
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "cpu": cpu_model(),
        "system": f"{platform.system()} {platform.machine()}",
        "peer": "catanatron",
        "peer_missing": missing or None,
        "bar": BAR,
        "per_second": measures,
        "microseconds": costs,
        "rounds": rounds,
    }


def report_text(report: dict[str, Any]) -> str:
    """Return the report as a small table, with the verdict on the bar."""
    ours = report["rounds"][0]["ours"]
    peers = [result["peer"] for result in report["rounds"] if "peer" in result]
    peer_name = f"catanatron {peers[0]['version']}" if peers else "catanatron"
    lines = [
        f"Random games with four players, {ours['python']}, {report['cpu']}, "
        + ("one core" if ours["pinned"] else "not pinned to a core"),
        "",
        f"{'per second':<24}{our_name(ours):>28}{peer_name:>20}{'ratio':>9}{'lowest':>9}",
    ]
    labels = {"decisions": "decisions", "choices": "with several options"}
    for what, label in labels.items():
        row = report["per_second"][what]
        line = f"{label:<24}{row['ours']:>28,.0f}"
        if row["ratio_median"] is None:
            line += f"{'not measured':>20}"
        else:
            line += f"{row['peer']:>20,.0f}{row['ratio_median']:>8.1f}x{row['ratio_min']:>8.1f}x"
        lines.append(line)
    costs = report["microseconds"]
    lines += [
        "",
        "One step of ours takes "
        + ", ".join(f"{step} {costs[step]:.2f} µs" for step in ("clone", "legal", "apply"))
        + f" (mean over {costs['positions']:,} positions).",
        "",
    ]
    if report["peer_missing"]:
        lines.append(f"CATANATRON WAS NOT MEASURED IN FULL: {report['peer_missing']}")
    lines += [verdict(label, report["per_second"][what]) for what, label in labels.items()]
    return "\n".join(lines)


def our_name(ours: Result) -> str:
    return f"ours {ours['version']} ({'compiled' if ours['compiled'] else 'plain Python'})"


def verdict(label: str, row: dict[str, float | None]) -> str:
    """Say whether the bar holds: in every round, on the median only, or not at all."""
    bar = f"Bar, at least {BAR:g}x catanatron ({label})"
    middle, lowest = row["ratio_median"], row["ratio_min"]
    if middle is None or lowest is None:
        return f"{bar}: not judged."
    if lowest >= BAR:
        return f"{bar}: holds in every round."
    if middle >= BAR:
        return f"{bar}: holds on the median, but not in every round."
    return f"{bar}: DOES NOT HOLD."


def cpu_model() -> str:
    """Return the processor's name, as far as the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or "unknown processor"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failure:
        sys.exit(f"our side failed:\n{failure.stderr}")
