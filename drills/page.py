"""Write the results of the drills, kept in drills/results, into docs/reliability.md.

`python -m drills.page` writes the page; with `--check` it only checks that the page matches the results.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from drills.catalogue import NAMES, find_drill
from drills.trials import ROOT, Drill, Tally, failure_bound, read_tally
from scripts.make_wire_types import write_or_check

RESULTS = ROOT / "drills" / "results"
PAGE = ROOT / "docs" / "reliability.md"
BEGIN, END = "<!-- counted -->\n", "<!-- end of what was counted -->\n"
MOST_COMMITS = 4

AT_LEAST: Mapping[str, Mapping[str, float]] = {
    "secrecy": {"tables": 400, "tables_with_a_page": 20},
    "fair-deal": {"shuffles": 1_000_000},
    "load": {"held_games": 1_000, "held_moves_per_second": 380, "postgresql_2_moves_per_second": 760},
    "soak": {"minutes_at_a_stretch": 120, "finished_games_at_start": 100_000},
    "calls": {"restarts": 100, "looked": 200, "twins": 200},
}
"""Bars other than the number of trials, by the name of a count or figure."""
AT_MOST: Mapping[str, Mapping[str, float]] = {
    "load": {"p99_ratio": 6, "recovery_seconds": 10},
    "soak": {"growth_percent": 3, "start_seconds": 3},
}


def results(folder: Path = RESULTS) -> dict[str, Tally]:
    """Return the tally of each drill, empty where it has no file."""
    return {name: read_tally(name, folder / f"{name}.json") for name in NAMES}


def is_reached(drill: Drill, tally: Tally) -> bool:
    """Return whether a drill has run all its trials without a failure and meets its other bars."""
    return tally.trials >= drill.long and not tally.failures and not missed_bars(drill.name, tally)


def missed_bars(name: str, tally: Tally) -> list[str]:
    """List the bars, other than the number of trials, that a drill has missed or not measured."""
    found: dict[str, float] = {**tally.counts, **tally.figures}
    missed = []
    for bars, sign, word in ((AT_LEAST, 1, "at least"), (AT_MOST, -1, "at most")):
        for what, bar in bars.get(name, {}).items():
            value = found.get(what)
            if value is None or sign * value < sign * bar:
                missed.append(f"{words(what)} {'not measured' if value is None else f'{value:,g}'}, {word} {bar:,g}")
    return missed


def table(found: Mapping[str, Tally]) -> str:
    """Return the results of all drills in Markdown."""
    lines = [
        "| drill | one trial | trials | failures | bound | wanted | all bars |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    for name, tally in found.items():
        drill = find_drill(name)
        limit = failure_bound(tally.trials, tally.failures)
        cells = [
            f"[{name}](#{name})",
            drill.trial,
            f"{tally.trials:,}",
            f"{tally.failures:,}",
            "" if limit is None else f"{limit:.2g}" if limit < 0.0001 else f"{100 * limit:.3g} %",
            f"{drill.long:,}",
            "reached" if is_reached(drill, tally) else "**not yet**",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, "", *(details(name, tally) for name, tally in found.items() if tally.runs), ""])


def details(name: str, tally: Tally) -> str:
    """Return the details of a drill's results as a list item."""
    parts = [f"{count:,} {words(what)}" for what, count in sorted(tally.counts.items())]
    parts += [f"{words(what)} {value:,g}" for what, value in sorted(tally.figures.items())]
    text = f"- **{name}**, {when(tally)}: {', '.join(parts) or 'nothing else counted'}."
    if missed := missed_bars(name, tally):
        text += f" Missed: {'; '.join(missed)}."
    if tally.problems:
        text += f" Failed: {'; '.join(tally.problems)}."
    for closed in tally.earlier:
        text += f" Before that {closed['trials']:,} trials with {closed['failures']:,} failures"
        text += f" ({'; '.join(closed['problems'])})." if closed["problems"] else "."
    return text


def when(tally: Tally) -> str:
    """Return the dates, commits and engines of a tally."""
    made = [run for run in tally.runs if run["trials"]] or tally.runs
    days = list(dict.fromkeys(run["date"] for run in made))
    commits = list(dict.fromkeys(run["commit"] for run in made))
    engines = list(dict.fromkeys(run.get("engine", "engine not kept").split(":")[0] for run in made))
    shown = ", ".join(f"`{commit}`" for commit in commits[:MOST_COMMITS])
    more = f" and {len(commits) - MOST_COMMITS} more" if len(commits) > MOST_COMMITS else ""
    span = days[0] if len(days) == 1 else f"{days[0]} to {days[-1]}"
    return f"{span}, {tally.seconds / 60:,.0f} minutes, at {shown}{more}, {' and '.join(engines)}"


def words(name: str) -> str:
    """Return the name of a count as words."""
    return name.replace("_", " ")


def page(text: str, found: Mapping[str, Tally]) -> str:
    """Return the page with the results inserted."""
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n{table(found)}\n{END}{after}"


def main() -> int:
    """Write the page, or check it; return the exit code."""
    return write_or_check({PAGE: page(PAGE.read_text("utf-8"), results())}, "python -m drills.page")


if __name__ == "__main__":
    raise SystemExit(main())
