"""What `make bench` tells: the figures of all rounds, put together as data and as text."""

import platform
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bench.peers import Result

COUNTED = {"decisions": "decisions", "choices": "with several options"}


@dataclass(frozen=True)
class Side:
    """A worker: a game of ours, or of a peer."""

    id: str
    title: str
    module: str
    peer: str = ""
    """The package a peer's worker needs; empty for our own sides."""


@dataclass(frozen=True)
class Pair:
    """A side of ours, what it is compared with, and the ratio it should reach."""

    ours: str
    other: str
    bar: float


def rate(result: Result, counted: str) -> float:
    """Return decisions (or choices) per second of processor time."""
    return float(result[counted] / result["cpu_seconds"])


def build_report(
    sides: Sequence[Side],
    pairs: Sequence[Pair],
    rounds: Sequence[Mapping[str, Result]],
    costs: Mapping[str, Result],
    missing: Mapping[str, str],
) -> dict[str, Any]:
    """Put together what is printed and written: the figures, and all they depend on."""
    return {
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "cpu": cpu_model(),
        "system": f"{platform.system()} {platform.machine()}",
        "sides": [side_figures(side, rounds, missing) for side in sides],
        "pairs": [pair_figures(pair, rounds) for pair in pairs],
        "microseconds": dict(costs),
        "rounds": list(rounds),
    }


def side_figures(side: Side, rounds: Sequence[Mapping[str, Result]], missing: Mapping[str, str]) -> dict[str, Any]:
    results = [result[side.id] for result in rounds if side.id in result]
    return {
        "id": side.id,
        "title": side.title,
        "peer": side.peer or None,
        "version": results[0]["version"] if results else None,
        "missing": missing.get(side.id),
        "per_second": {
            counted: median(rate(result, counted) for result in results) if results else None for counted in COUNTED
        },
    }


def pair_figures(pair: Pair, rounds: Sequence[Mapping[str, Result]]) -> dict[str, Any]:
    complete = [result for result in rounds if pair.ours in result and pair.other in result]
    ratios = {}
    for counted in COUNTED:
        of_rounds = [rate(result[pair.ours], counted) / rate(result[pair.other], counted) for result in complete]
        ratios[counted] = {
            "median": median(of_rounds) if of_rounds else None,
            "min": min(of_rounds) if of_rounds else None,
        }
    return {"ours": pair.ours, "other": pair.other, "bar": pair.bar, "ratios": ratios}


def report_text(report: dict[str, Any]) -> str:
    """Return the report as small tables, with the verdicts on the bars."""
    first = next(iter(report["rounds"][0].values()))
    ours = next(result for result in report["rounds"][0].values() if "compiled" in result)
    titles = {side["id"]: side["title"] for side in report["sides"]}
    lines = [
        f"{report['date']}, {first['python']}, {report['cpu']}, "
        + ("one core" if first["pinned"] else "not pinned to a core"),
        f"ours: {ours['version']} ({'compiled' if ours['compiled'] else 'plain Python'})",
        "",
        f"{'random games, per second':<38}" + "".join(f"{label:>22}" for label in COUNTED.values()),
    ]
    for side in report["sides"]:
        name = f"{side['title']} {side['version']}" if side["peer"] and side["version"] else side["title"]
        figures = "".join(
            f"{'not measured':>22}" if figure is None else f"{figure:>22,.0f}" for figure in side["per_second"].values()
        )
        lines.append(f"{name:<38}{figures}")

    lines += ["", f"{'ratio within a round':<46}{'counted':<22}{'median':>8}{'lowest':>8}{'bar':>8}"]
    for pair in report["pairs"]:
        name = f"{titles[pair['ours']]} / {titles[pair['other']]}"
        for counted, label in COUNTED.items():
            ratio = pair["ratios"][counted]
            figures = "".join(f"{ratio_text(ratio[which]):>8}" for which in ("median", "min"))
            bar = ratio_text(pair["bar"])
            lines.append(f"{name:<46}{label:<22}{figures}{bar:>8}  {verdict(ratio, pair['bar'])}")

    lines += ["", f"{'µs for one step of ours':<38}{'clone':>8}{'legal':>8}{'apply':>8}{'positions':>12}"]
    for side_id, cost in report["microseconds"].items():
        steps = "".join(f"{cost[step]:>8.2f}" for step in ("clone", "legal", "apply"))
        lines.append(f"{titles[side_id]:<38}{steps}{cost['positions']:>12,}")

    lines += [
        f"\n{side['title'].upper()} WAS NOT MEASURED IN FULL: {side['missing']}"
        for side in report["sides"]
        if side["missing"]
    ]
    return "\n".join(lines)


def ratio_text(ratio: float | None) -> str:
    return "-" if ratio is None else f"{ratio:.2f}x"


def verdict(ratio: Mapping[str, float | None], bar: float) -> str:
    """Say whether a bar holds: in every round, on the median only, or not at all."""
    middle, lowest = ratio["median"], ratio["min"]
    if middle is None or lowest is None:
        return "not judged"
    if lowest >= bar:
        return "holds in every round"
    if middle >= bar:
        return "holds on the median, but not in every round"
    return "DOES NOT HOLD"


def cpu_model() -> str:
    """Return the processor's name, as far as the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or "unknown processor"
