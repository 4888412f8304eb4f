"""Verification of puzzles with other seeds: whether a solution stands at 16 times the effort, and who finds it."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tradecraft.bots.judge import best_choice
from tradecraft.core.digest import view_hash
from tradecraft.puzzles.mining import TIMES, TRIES, full_effort, share_found
from tradecraft.puzzles.puzzle import Puzzle

SEEDS: Final = ("check-1", "check-2", "check-3")
"""Seeds that mining never uses."""
KEPT, RECRUIT, SPYMASTER = 0.98, 0.30, 0.90
"""The bars: how many keep their solution at least, the recruit finds at most and the spymaster finds at least."""
FEWEST_PER_THEME: Final = 5

Results = dict[str, dict[str, Any]]


def verify(puzzles: Sequence[Puzzle], path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Check puzzles that a file of results does not have yet; add each to the file and yield it."""
    results: Results = read_results(path)
    for puzzle in puzzles:
        if puzzle.id in results:
            continue
        results[puzzle.id] = check(puzzle)
        write_results(path, results)
        yield puzzle.id, results[puzzle.id]


def read_results(path: Path) -> Results:
    """Return what a file of results has, nothing if it is not there."""
    results: Results = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return results


def write_results(path: Path, results: Results) -> None:
    """Write a file of results, a line for each puzzle."""
    lines = [f"{json.dumps(id)}: {json.dumps(found)}" for id, found in sorted(results.items())]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def check(puzzle: Puzzle) -> dict[str, Any]:
    """Return whether a solution stands, and how often recruit and spymaster find it."""
    match = puzzle.position()
    game, seat = match.game, puzzle.seat
    view, effort = game.view(match.state, seat), full_effort(game)
    solution = game.action_from_text(match.state, seat, puzzle.solution)
    seeds = [f"{seed}/{view_hash(view)}" for seed in SEEDS]
    return {
        "solution": puzzle.solution,
        "effort": effort,
        "kept": [best_choice(game, view, TIMES * effort, seed) == solution for seed in seeds],
        "recruit": round(share_found(game, "recruit", view, solution, "check"), 3),
        "spymaster": [best_choice(game, view, effort, f"own/{seed}") == solution for seed in seeds],
    }


def summary(puzzles: Sequence[Puzzle], results: Results) -> dict[str, Any]:
    """Return how the checked puzzles of a game stand against the bars; `tries` has hits and tries, puzzle by puzzle."""
    checked = [puzzle for puzzle in puzzles if puzzle.id in results]
    found = [results[puzzle.id] for puzzle in checked]
    themes: dict[str, int] = defaultdict(int)
    for puzzle in puzzles:
        themes[puzzle.theme] += 1
    return {
        "puzzles": len(puzzles),
        "checked": len(checked),
        "kept": _mean([all(one["kept"]) for one in found]),
        "kept_runs": _mean([kept for one in found for kept in one["kept"]]),
        "recruit": _mean([one["recruit"] for one in found]),
        "spymaster": _mean([hit for one in found for hit in one["spymaster"]]),
        "tries": {
            "kept": [(sum(one["kept"]), len(one["kept"])) for one in found],
            "recruit": [(round(one["recruit"] * TRIES["recruit"]), TRIES["recruit"]) for one in found],
            "spymaster": [(sum(one["spymaster"]), len(one["spymaster"])) for one in found],
        },
        "themes": dict(themes),
    }


def shortfalls(title: str, found: dict[str, Any]) -> Iterator[str]:
    """Say which bars the puzzles of a game miss; shares count once all are checked."""
    yield from (
        f"{title}: only {count} puzzles of the theme {theme}"
        for theme, count in found["themes"].items()
        if count < FEWEST_PER_THEME
    )
    if found["checked"] < found["puzzles"]:
        # A share of a few says little; the page tells how far the check has come.
        return
    if found["kept"] < KEPT:
        yield f"{title}: only {found['kept']:.1%} keep their solution"
    if found["recruit"] >= RECRUIT:
        yield f"{title}: the recruit finds {found['recruit']:.1%}"
    if found["spymaster"] <= SPYMASTER:
        yield f"{title}: the spymaster finds only {found['spymaster']:.1%}"


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
