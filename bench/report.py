"""The report of a run: the figures of all rounds, as data and as text."""

import platform
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench.peers import Result

DECISIONS = "decisions"
CLONE = "clone"
APPLY = "apply"
COUNTED = {DECISIONS: "decisions", "choices": "with several options"}
COSTS = {CLONE: "clone, µs", APPLY: "apply, µs", "bytes": "bytes each"}


@dataclass(frozen=True)
class Side:
    """A worker that plays one of our games, or a peer's."""

    id: str
    title: str
    module: str
    peer: str = ""
    """The package a peer's worker needs; empty for our own sides."""
    argument: str = ""
    """What the worker plays, if not the side's id."""
    variables: Mapping[str, str] = field(default_factory=dict)
    """Additional environment variables of the worker."""
    oldest_python: tuple[int, int] = (3, 11)


@dataclass(frozen=True)
class Pair:
    """One of our sides, the side and figure it is compared on, and the ratio to reach, if any."""

    ours: str
    other: str
    what: str = DECISIONS
    bar: float | None = None


def rate(result: Result, counted: str) -> float:
    """Return decisions (or choices) per second of CPU time."""
    return float(result[counted] / result["cpu_seconds"])


def ratio(pair: Pair, result: Mapping[str, Result]) -> float | None:
    """Return how many times better our side is in one round; None if one of the two was not measured."""
    if pair.ours not in result or pair.other not in result:
        return None
    ours, other = result[pair.ours], result[pair.other]
    if pair.what == DECISIONS:
        return rate(ours, DECISIONS) / rate(other, DECISIONS)
    if not ours["costs"] or not other["costs"]:
        return None
    return float(other["costs"][pair.what] / ours["costs"][pair.what])


def build_report(
    sides: Sequence[Side],
    pairs: Sequence[Pair],
    rounds: Sequence[Mapping[str, Result]],
    missing: Mapping[str, str],
) -> dict[str, Any]:
    """Return the report as data: the figures and their conditions."""
    return {
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "cpu": cpu_model(),
        "system": f"{platform.system()} {platform.machine()}",
        "sides": [side_figures(side, rounds, missing) for side in sides],
        "pairs": [pair_figures(pair, rounds) for pair in pairs],
        "rounds": list(rounds),
    }


def side_figures(side: Side, rounds: Sequence[Mapping[str, Result]], missing: Mapping[str, str]) -> dict[str, Any]:
    results = [result[side.id] for result in rounds if side.id in result]
    costs = [result["costs"] for result in results if result["costs"]]
    return {
        "id": side.id,
        "title": side.title,
        "peer": side.peer or None,
        "version": results[0]["version"] if results else None,
        "python": results[0]["python"] if results else None,
        "engine": results[0].get("engine") if results else None,
        "missing": missing.get(side.id),
        "per_second": {
            counted: median(rate(result, counted) for result in results) if results else None for counted in COUNTED
        },
        "costs": {what: median(cost[what] for cost in costs) for what in COSTS} if costs else None,
    }


def pair_figures(pair: Pair, rounds: Sequence[Mapping[str, Result]]) -> dict[str, Any]:
    ratios = [found for result in rounds if (found := ratio(pair, result)) is not None]
    return {
        "ours": pair.ours,
        "other": pair.other,
        "what": pair.what,
        "bar": pair.bar,
        "median": median(ratios) if ratios else None,
        "min": min(ratios) if ratios else None,
    }


def report_text(report: dict[str, Any]) -> str:
    """Return the report as small tables, with the verdicts on the bars."""
    first = next(iter(report["rounds"][0].values()))
    titles = {side["id"]: side["title"] for side in report["sides"]}
    lines = [
        f"{report['date']}, {report['cpu']}, {report['system']}, "
        + ("one core" if first["pinned"] else "not pinned to a core")
        + f", {len(report['rounds'])} rounds",
        *sorted({f"{side['title']}: {side['engine']}" for side in report["sides"] if side["engine"]}),
        "",
        f"{'random games, per second':<34}"
        + "".join(f"{label:>21}" for label in COUNTED.values())
        + "".join(f"{label:>12}" for label in COSTS.values())
        + "  Python",
    ]
    for side in report["sides"]:
        name = f"{side['title']} {side['version']}" if side["peer"] and side["version"] else side["title"]
        figures = "".join(f"{number(figure, 0):>21}" for figure in side["per_second"].values())
        costs = side["costs"] or {}
        figures += "".join(f"{number(costs.get(what), 0 if what == 'bytes' else 2):>12}" for what in COSTS)
        lines.append(f"{name:<34}{figures}  {(side['python'] or '').removeprefix('CPython ')}")

    names = [f"{titles[pair['ours']]} / {titles[pair['other']]}" for pair in report["pairs"]]
    width = max(map(len, names), default=0) + 2
    lines += ["", f"{'ratio within a round':<{width}}{'of':<10}{'median':>9}{'lowest':>9}{'bar':>8}"]
    for name, pair in zip(names, report["pairs"], strict=True):
        figures = "".join(f"{ratio_text(pair[which]):>9}" for which in ("median", "min"))
        lines.append(
            f"{name:<{width}}{pair['what']:<10}{figures}{ratio_text(pair['bar']):>8}  {verdict(pair)}".rstrip()
        )

    lines += [
        f"\n{side['title'].upper()} WAS NOT MEASURED IN FULL: {side['missing']}"
        for side in report["sides"]
        if side["missing"]
    ]
    return "\n".join(lines)


def number(figure: float | None, digits: int) -> str:
    """Format a figure with some decimals; a dash if it is None."""
    return "-" if figure is None else f"{figure:,.{digits}f}"


def ratio_text(figure: float | None) -> str:
    return "-" if figure is None else f"{figure:.2f}x"


def verdict(pair: Mapping[str, Any]) -> str:
    """Say whether a bar holds: in every round, on the median only, or not at all."""
    if pair["bar"] is None:
        return ""
    if pair["median"] is None:
        return "not judged"
    if pair["min"] >= pair["bar"]:
        return "holds in every round"
    if pair["median"] >= pair["bar"]:
        return "holds on the median, but not in every round"
    return "DOES NOT HOLD"


def cpu_model() -> str:
    """Return the name of the CPU, as far as the system knows it."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or "unknown processor"
