"""Measure all levels of opponents in both games, and write docs/opponents.md.

    python -m bench.ladder --games 200 --workers 2     measure everything, which takes hours
    python -m bench.ladder --setting war1955_normal    measure one setting again
    python -m bench.ladder --quick                     try it out; the page in docs/ stays as it is
    python -m bench.ladder --render                    write the page from the last results
    python -m bench.ladder --check                     check that the page matches the results

The same command resumes an interrupted run. Results are kept in `results/ladder.json`.
"""

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bench.opponents import SETTINGS, Data, render
from bench.peers import ROOT
from tradecraft import ENGINE
from tradecraft.bots.protocol import OWN_BUDGET, Budget
from tradecraft.cli.arena import played_out
from tradecraft.cli.errors import CommandError, Reporting
from tradecraft.cli.records import write_whole
from tradecraft.cli.tournaments import program_id
from tradecraft.terminal.texts import TerminalTexts

MEASURED = Path("bench", "results", "ladder.json")
DUEL = Path("bench", "results", "open_spiel_duel.json")
TRIALS = Path("bench", "results", "trials.json")
STEPS = Path("bench", "results", "steps.json")
CALIBRATION = Path("bench", "results", "calibration.json")
GAMES = Path("bench", "results", "ladder")
QUICK_GAMES = Path("bench", "results", "ladder-quick")
LANGUAGE = "en"
COMMAND = "python -m bench.ladder"
QUICK = Budget(simulations=4)
QUICK_COUNT = 2
FAILED = 2


def measure(root: Path, games: int, workers: int, quick: bool, out: Path | None, only: Sequence[str]) -> None:
    """Measure the levels in all or some settings and write the page; a quick run writes it elsewhere."""
    texts = TerminalTexts(LANGUAGE)
    folder = out or root / (QUICK_GAMES if quick else GAMES)
    count, budget = (QUICK_COUNT, QUICK) if quick else (games, OWN_BUDGET)
    measured = folder / MEASURED.name if quick else root / MEASURED
    # Settings that are not measured now keep their last results.
    data = (read(measured) if only else None) or {"settings": {}}
    command = f"{COMMAND} --quick" if quick else f"{COMMAND} --games {games}"
    for setting in SETTINGS:
        if only and setting.id not in only:
            continue
        tournament = setting.tournament(budget)
        schedule = setting.schedule(tournament, count)
        report = played_out(tournament, schedule, workers, folder / setting.id, texts, setting.id)
        data["settings"][setting.id] = {**report, "measured": circumstances(f"{command} --setting {setting.id}")}
        write_whole(measured, f"{json.dumps(data, indent=1)}\n")
    write_page(root, folder if quick else root / "docs", data)


def write_page(root: Path, docs: Path, data: Data) -> None:
    """Write the page and its pictures."""
    for name, text in page(root, data).items():
        path = docs / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text)
    print(f"written: {docs / 'opponents.md'}")


def stale_files(root: Path, data: Data) -> list[str]:
    """List the files in docs/ that do not match the results."""
    docs = root / "docs"
    return [name for name, text in page(root, data).items() if not _has_text(docs / name, text)]


def page(root: Path, data: Data) -> dict[str, str]:
    """Return the page and its pictures by their paths in docs/."""
    rest = [read(root / path) for path in (TRIALS, STEPS, CALIBRATION)]
    return render(data, read(root / DUEL), TerminalTexts(LANGUAGE), *rest)


def circumstances(command: str) -> Data:
    """Return date, version, machine and command of a measurement."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "program": program_id(),
        "engine": ENGINE,
        "machine": f"{_processor()}, {platform.system()} {platform.machine()}, Python {platform.python_version()}",
        "command": command,
    }


def read(path: Path) -> Data | None:
    """Read a measurement; return None if there is none."""
    if not path.exists():
        return None
    try:
        data: Data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise SystemExit(f"{path} cannot be read: {error}") from None
    return data


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


def _has_text(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line; return the exit code."""
    known = [setting.id for setting in SETTINGS]
    parser = argparse.ArgumentParser(
        prog=COMMAND, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games", type=int, default=200, help="games for each pair; twice as many without the spymaster"
    )
    parser.add_argument("--workers", type=int, default=1, help="how many processes; the results are the same")
    parser.add_argument("--quick", action="store_true", help="little thought, few games, and a page apart")
    parser.add_argument("--setting", action="append", choices=known, default=[], help="measure only this one")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=f"where the games go (default: {GAMES})")
    parser.add_argument("--render", action="store_true", help="play nothing, and write the page")
    parser.add_argument("--check", action="store_true", help="only tell whether the page is what was measured")
    asked = parser.parse_args(arguments)
    try:
        if not asked.render and not asked.check:
            measure(root, asked.games, asked.workers, asked.quick, asked.out, asked.setting)
            return 0
        data = read(root / MEASURED)
        if data is None:
            raise SystemExit(f"nothing has been measured yet: {MEASURED} is missing")
        if asked.check:
            stale = stale_files(root, data)
            if stale:
                print(f"not what was measured: {', '.join(stale)}. Run {COMMAND} --render.")
            return FAILED if stale else 0
        write_page(root, root / "docs", data)
    except CommandError as error:
        print(Reporting(LANGUAGE).line(error), file=sys.stderr)
        return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main())
