"""The trials and failures of a drill, added up over several runs in a file."""

from __future__ import annotations

import json
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from tradecraft import ENGINE, __version__

ROOT = Path(__file__).resolve().parents[1]
MOST_PROBLEMS = 20
"""How many problems are kept as text; all of them are counted."""
SAVE_SECONDS = 5.0
COUNTED = ("drills/results", "docs/reliability.md")


@dataclass(frozen=True)
class Drill:
    """A drill: what it promises, what one trial of it is, and the faults that must make it fail.

    `short` is the default number of trials, `long` the number that `make drills` runs.
    """

    name: str
    promise: str
    trial: str
    run: Callable[[Trials], None]
    faults: Mapping[str, str]
    short: int
    long: int


class CannotRun(Exception):
    """Something that a drill needs is missing; no trial was run."""


@dataclass
class Tally:
    """The counts of a drill so far, over all its runs.

    `next` is the number of the next trial, so that a continued run tries new ones. `memory` belongs to the drill;
    `figures` are the last measured values by name. `earlier` are closed tallies, each with its runs.
    """

    drill: str
    trials: int = 0
    failures: int = 0
    next: int = 0
    seconds: float = 0.0
    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    runs: list[dict[str, Any]] = field(default_factory=list)
    memory: dict[str, Any] = field(default_factory=dict)
    figures: dict[str, float] = field(default_factory=dict)
    earlier: list[dict[str, Any]] = field(default_factory=list)


class Trials:
    """One run of a drill, which asks for numbers to try and reports the result of each trial."""

    def __init__(
        self,
        drill: Drill,
        wanted: int,
        plant: str = "",
        seconds: float | None = None,
        state: Path | None = None,
        renews: bool = False,
    ) -> None:
        """Prepare a run of up to `wanted` trials in total, for at most `seconds`, continuing from `state`.

        With `renews` it starts a new tally if the old one is complete or has failures of another commit.
        """
        self.drill = drill
        self.wanted = wanted
        self.plant = plant
        self.tally = read_tally(drill.name, state)
        if renews and is_closed(self.tally, wanted):
            self.tally = renewed(self.tally)
        self._state = state
        self._began = self._saved = time.monotonic()
        self._deadline = self._began + seconds if seconds else None
        self._earlier = self.tally.seconds
        self._run: dict[str, Any] = {
            "date": str(date.today()),
            "version": __version__,
            "commit": commit(),
            "engine": ENGINE,
            "trials": 0,
        }
        self.tally.runs.append(self._run)

    @property
    def is_wanted(self) -> bool:
        """Whether more trials are wanted and there is time; finding a planted fault ends the run."""
        if self.plant and self.tally.failures:
            return False
        in_time = self._deadline is None or time.monotonic() < self._deadline
        return self.tally.trials < self.wanted and in_time

    def numbers(self) -> Iterator[int]:
        """Yield the numbers of the next trials, as long as more are wanted."""
        while self.is_wanted:
            self.tally.next += 1
            yield self.tally.next - 1
            if time.monotonic() - self._saved > SAVE_SECONDS:
                self.save()

    def passed(self, trials: int = 1) -> None:
        """Count successful trials."""
        self._count(trials)

    def failed(self, problem: str, trials: int = 1) -> None:
        """Count a failure, and the trials it belongs to."""
        self._count(trials)
        self.tally.failures += 1
        if len(self.tally.problems) < MOST_PROBLEMS:
            self.tally.problems.append(problem)

    def checked(self, problems: list[str]) -> None:
        """Count one trial, which failed if there are any problems."""
        if problems:
            self.failed("; ".join(problems[:3]))
        else:
            self.passed()

    def note(self, **counts: int) -> None:
        """Add to named counts other than trials."""
        self.tally.counts.update(counts)

    def measured(self, **figures: float) -> None:
        """Keep measured values by name, replacing earlier ones."""
        self.tally.figures.update({name: round(value, 2) for name, value in figures.items()})

    def save(self) -> None:
        """Save the tally, if there is a state file."""
        self._saved = time.monotonic()
        self.tally.seconds = self._earlier + self._saved - self._began
        if self._state is not None:
            self._state.parent.mkdir(parents=True, exist_ok=True)
            beside = self._state.with_suffix(".new")
            beside.write_text(json.dumps(vars(self.tally), indent=1, sort_keys=True) + "\n", "utf-8")
            beside.replace(self._state)

    def _count(self, trials: int) -> None:
        self.tally.trials += trials
        self._run["trials"] += trials


def run(
    drill: Drill,
    wanted: int,
    plant: str = "",
    seconds: float | None = None,
    state: Path | None = None,
    renews: bool = False,
) -> dict[str, Any]:
    """Run a drill and return its report; the tally is saved even if the run is interrupted."""
    trials = Trials(drill, wanted, plant, seconds, state, renews)
    try:
        drill.run(trials)
    finally:
        trials.save()
    return report(drill, trials.tally, plant)


def report(drill: Drill, tally: Tally, plant: str = "") -> dict[str, Any]:
    """Return the tally of a drill as plain data."""
    return {
        "drill": drill.name,
        "trial": drill.trial,
        "trials": tally.trials,
        "failures": tally.failures,
        "bound": failure_bound(tally.trials, tally.failures),
        "planted": plant or None,
        "seconds": round(tally.seconds, 1),
        "counts": dict(sorted(tally.counts.items())),
        "figures": dict(sorted(tally.figures.items())),
        "problems": tally.problems,
        "runs": tally.runs,
        "engine": ENGINE,
    }


def failure_bound(trials: int, failures: int) -> float | None:
    """Return the 95 % upper bound of the failure rate if no failure was seen: 3/N, by the rule of three."""
    return min(1.0, 3 / trials) if trials and not failures else None


def report_text(report: Mapping[str, Any]) -> str:
    """Return a report as text."""
    lines = [f"{report['drill']}: {report['trials']:,} trials ({report['trial']}), {report['failures']:,} failures"]
    if report["bound"] is not None:
        lines[0] += f": fewer than {report['bound']:.2%} fail (3/N, 95 % confidence)"
    if report["planted"]:
        lines[0] += f"; with the planted fault {report['planted']}"
    lines += [f"  FAILED: {problem}" for problem in report["problems"]]
    if report["counts"]:
        lines.append(
            "  " + ", ".join(f"{count:,} {name.replace('_', ' ')}" for name, count in report["counts"].items())
        )
    if report["figures"]:
        lines.append(
            "  " + ", ".join(f"{name.replace('_', ' ')} {value:,g}" for name, value in report["figures"].items())
        )
    lines.append(f"  {len(report['runs'])} runs, {report['seconds']:,} s, {report['engine']}")
    return "\n".join(lines)


def read_tally(drill: str, file: Path | None) -> Tally:
    """Return the tally of earlier runs, or a new one."""
    if file is None or not file.exists():
        return Tally(drill)
    data = json.loads(file.read_text("utf-8"))
    if data["drill"] != drill:
        raise CannotRun(f"{file} is of the drill {data['drill']}")
    data["counts"] = Counter(data["counts"])
    return Tally(**data)


def is_closed(tally: Tally, wanted: int) -> bool:
    """Return whether a tally is complete, or has failures of another commit."""
    return tally.trials >= wanted or (tally.failures > 0 and tally.runs[-1]["commit"] != commit())


def renewed(tally: Tally) -> Tally:
    """Return a new tally for new trials, which keeps a summary of the old one."""
    closed = {"trials": tally.trials, "failures": tally.failures, "problems": tally.problems, "runs": tally.runs}
    return Tally(tally.drill, next=tally.next, earlier=[*tally.earlier, closed])


def commit() -> str:
    """Return the commit of the checkout, with a + if files differ from it; empty outside a repository.

    The results of the drills, which change while they run, are ignored.
    """
    head = git("rev-parse", "--short=12", "HEAD")
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", *(f":!{path}" for path in COUNTED))
    return f"{head}+" if head and changed else head


def git(*words: str) -> str:
    """Return the output of a git command in the checkout; empty outside a repository."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""
