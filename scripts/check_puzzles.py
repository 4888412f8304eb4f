"""Check all puzzles and their report.

python -m scripts.check_puzzles [--verify | --drop | --write]

Side files must fit the schema, and verified puzzles must hold their bars: solutions at 16 times the spymaster's effort
with three seeds that mining never uses. `--verify` verifies the remaining puzzles, which takes long and can be resumed.
`--drop` removes puzzles that lost their solution and keeps their results. `--write` rewrites the schema and the page
`docs/puzzles.md`, which says how many are verified.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tradecraft.bots.arena.statistics import win_rate
from tradecraft.core.record import print_record
from tradecraft.core.registry import find_game, game_ids
from tradecraft.lessons.lesson import RECORD
from tradecraft.locales import Texts
from tradecraft.locales.sources import REFERENCE
from tradecraft.puzzles.mining import MARGIN, MOST_OFTEN, PLAYING, TIMES, full_effort
from tradecraft.puzzles.puzzle import FOLDER, SIDE_FILE, Finding, Puzzle, puzzles, write_side_file
from tradecraft.puzzles.verifying import (
    KEPT,
    RECRUIT,
    SEEDS,
    SPYMASTER,
    Results,
    read_results,
    shortfalls,
    summary,
    verify,
    write_results,
)

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tradecraft" / "games"
SCHEMA = ROOT / "src" / "tradecraft" / "puzzles" / "puzzle.schema.json"
RESULTS = ROOT / "bench" / "results" / "puzzles.json"
PAGE = ROOT / "docs" / "puzzles.md"
HEAD = """# Puzzles

<!-- Made by python -m scripts.check_puzzles --write. Do not edit. -->

A puzzle is a position from a game of strong bots, seen from one seat, in which one choice is clearly the best.
`tradecraft puzzle` shows them in the terminal, and the browser has them at `/puzzles`: the puzzle of the day, practice
by theme, a rating and a streak. Each is the beginning of a record and an entry of a side file, in
`games/<game>/puzzles`; the theme follows from position and solution by code (`games/<game>/themes.py`).
To practise one theme, press its button on that page: its puzzles follow one another, those not yet tried first. In the
terminal `tradecraft puzzle --theme deny` gives one of the theme, another each day, and names the one that follows.

`tradecraft puzzles GAME --games N --out DIR` finds more. A position is taken if the solution is the best choice in the
game itself ({playing} simulations), is ahead of all others by {margin:.0%} of the chance to win at the spymaster's own
effort with two seeds, is the best at {times} times that effort, and the recruit finds it in at most {often:.0%} of its
tries.

`python -m scripts.check_puzzles --verify` then checks each with {seeds} seeds that mining never uses. The spymaster's
own effort is the number of simulations it comes to for a decision, as [measured](opponents.md); checks count
simulations, so every machine finds the same. A puzzle that does not keep its solution with all of them is dropped, so
the collection holds that bar by selection; how many were dropped is said below. Intervals are at 95%.

"""


def schema() -> str:
    """Return the JSON schema of side files, made from the reader's types."""
    return json.dumps(msgspec.json.schema(list[Finding]), indent=2) + "\n"


def schema_errors(path: Path) -> list[str]:
    """Return the schema errors of a side file."""
    data = json.loads(path.read_text("utf-8"))
    try:
        msgspec.convert(data, list[Finding])
    except msgspec.ValidationError as error:
        return [f"{path.name}: {error}"]
    unknown = set().union(*(set(one) for one in data)) - {*Finding.__dataclass_fields__}
    return [f"{path.name}: unknown fields {sorted(unknown)}"] if unknown else []


def puzzles_of(game: str) -> list[Puzzle]:
    """Return the puzzles of a game."""
    return [puzzle for puzzle in puzzles() if puzzle.game == game]


def games_with_puzzles() -> list[str]:
    """Return the games that have puzzles."""
    return [game for game in game_ids() if puzzles_of(game)]


def page(results: Results) -> str:
    """Return the report."""
    head = HEAD.format(playing=PLAYING.simulations, margin=MARGIN, times=TIMES, often=MOST_OFTEN, seeds=len(SEEDS))
    return head + "\n".join(_section(game, results) for game in games_with_puzzles())


def _section(game: str, results: Results) -> str:
    found, texts, own = summary(puzzles_of(game), results), Texts(REFERENCE), puzzles_of(game)
    levels = Counter(puzzle.difficulty for puzzle in own)
    dropped = sum("dropped" in result for id, result in results.items() if id.startswith(f"{game}-"))
    tries = found["tries"]
    bars: list[tuple[str, str, str, str]] = [
        (
            f"keep their solution at {TIMES} x {full_effort(find_game(game)):,} simulations with all seeds",
            f"{found['kept']:.1%}",
            _tried(tries["kept"], "searches"),
            f"at least {KEPT:.0%}",
        ),
        ("found by the recruit", f"{found['recruit']:.1%}", _tried(tries["recruit"], "tries"), f"under {RECRUIT:.0%}"),
        (
            "found by the spymaster at its own effort",
            f"{found['spymaster']:.1%}",
            _tried(tries["spymaster"], "searches"),
            f"over {SPYMASTER:.0%}",
        ),
    ]
    lines = [
        f"## {find_game(game).title}",
        "",
        f"{len(own)} puzzles: {levels['easy']} easy, {levels['medium']} medium, {levels['hard']} hard. "
        f"{found['checked']} of them are verified. Dropped because they lost their solution: {dropped}.",
        "",
        "| | result | counted | bar |",
        "|---|---|---|---|",
        *(f"| {what} | {value} | {counted} | {bar} |" for what, value, counted, bar in bars),
        "",
        "| theme | puzzles |",
        "|---|---|",
        *(f"| {texts.get(f'puzzle-theme-{theme}')} | {count} |" for theme, count in found["themes"].items()),
    ]
    return "\n".join([*lines, ""])


def _tried(by_puzzle: Sequence[tuple[int, int]], what: str) -> str:
    """Return hits and tries, with the 95 % interval; the tries at a puzzle count as alike as they are."""
    hits, tries, estimate = sum(one[0] for one in by_puzzle), sum(one[1] for one in by_puzzle), win_rate(by_puzzle)
    return f"{hits:,} of {tries:,} {what} ({estimate.low:.1%} to {estimate.high:.1%})"


def drop() -> list[str]:
    """Remove the puzzles that lost their solution, mark their results, and return their ids."""
    results = read_results(RESULTS)
    failed = [puzzle for puzzle in puzzles() if not all(results.get(puzzle.id, {"kept": [True]})["kept"])]
    for puzzle in failed:
        results[puzzle.id]["dropped"] = True
    for game, name in sorted({(puzzle.game, puzzle.name) for puzzle in failed}):
        side, record = (GAMES / game / FOLDER / f"{name}{ending}" for ending in (SIDE_FILE, RECORD))
        left = [one for one in puzzles_of(game) if one.name == name and one not in failed]
        if not left:
            side.unlink()
            record.unlink()
            continue
        left.sort(key=lambda one: one.finding.entry)
        write_side_file(side, [one.finding for one in left])
        # The record ends with the solution of its last puzzle.
        match = left[-1].position()
        match.enter(left[-1].record.entries[left[-1].finding.entry])
        record.write_text(print_record(match.record()), "utf-8")
    write_results(RESULTS, results)
    puzzles.cache_clear()
    return [puzzle.id for puzzle in failed]


def problems() -> list[str]:
    """Return all problems."""
    found = [problem for path in sorted(GAMES.glob(f"*/{FOLDER}/*{SIDE_FILE}")) for problem in schema_errors(path)]
    if not SCHEMA.exists() or SCHEMA.read_text("utf-8") != schema():
        found.append(f"{SCHEMA.relative_to(ROOT)} is out of date: python -m scripts.check_puzzles --write")
    results = read_results(RESULTS)
    known: dict[str, Any] = {puzzle.id: puzzle.solution for puzzle in puzzles()}
    kept = {id: result for id, result in results.items() if "dropped" not in result}
    found += [f"{id}: there is a result but no such puzzle" for id in kept if id not in known]
    found += [f"{id}: verified with another solution" for id in kept if kept[id]["solution"] != known.get(id)]
    found += [f"{id}: was dropped and is still there" for id in results if id not in kept and id in known]
    for game in games_with_puzzles():
        found += shortfalls(game, summary(puzzles_of(game), results))
    if not PAGE.exists() or PAGE.read_text("utf-8") != page(results):
        found.append(f"{PAGE.relative_to(ROOT)} is out of date: python -m scripts.check_puzzles --write")
    return found


def main() -> int:
    """Verify, drop or write, or check everything and print the problems."""
    if "--verify" in sys.argv:
        for id, one in verify(puzzles(), RESULTS):
            print(id, "kept" if all(one["kept"]) else "NOT KEPT", flush=True)
    if "--drop" in sys.argv:
        for id in drop():
            print(id, "dropped")
    if {"--verify", "--drop", "--write"} & {*sys.argv}:
        SCHEMA.write_text(schema(), "utf-8")
        PAGE.write_text(page(read_results(RESULTS)), "utf-8")
        return 0
    found = problems()
    for problem in found:
        print(problem, file=sys.stderr)
    print(f"{len(puzzles())} puzzles: {len(found) or 'no'} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
