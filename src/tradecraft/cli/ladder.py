"""`ladder`: all levels are measured in both games, and the page about them is written anew."""

from __future__ import annotations

import json
import platform
from datetime import UTC, datetime
from pathlib import Path

import typer

from tradecraft import ENGINE
from tradecraft.bots.protocol import OWN_BUDGET, Budget
from tradecraft.cli.arena import played_out
from tradecraft.cli.bench import checkout
from tradecraft.cli.complaints import REFUSED, Complaint, Reporting, system_text
from tradecraft.cli.opponents import SETTINGS, Data, render
from tradecraft.cli.records import write_whole
from tradecraft.cli.tournaments import program_id
from tradecraft.terminal.texts import TerminalTexts

MEASURED = Path("bench", "results", "ladder.json")
DUEL = Path("bench", "results", "open_spiel_duel.json")
GAMES = Path("bench", "results", "ladder")
QUICK_GAMES = Path("bench", "results", "ladder-quick")
PAGE_LANGUAGE = "en"
QUICK = Budget(simulations=4)
QUICK_COUNT = 2


def run_ladder(games: int, workers: int, quick: bool, out: Path | None, only: list[str] | None, language: str) -> None:
    """Measure all levels as asked for on the command line, and write the page; a quick run leaves the page alone."""
    with Reporting(language):
        texts = TerminalTexts(language)
        root = checkout()
        folder = out or root / (QUICK_GAMES if quick else GAMES)
        count, budget = (QUICK_COUNT, QUICK) if quick else (games, OWN_BUDGET)
        known = [setting.id for setting in SETTINGS]
        for id in only or ():
            if id not in known:
                raise Complaint("no_such_setting", setting=id, allowed=", ".join(known))
        measured = folder / MEASURED.name if quick else root / MEASURED
        # What is not measured now stays as it was measured last.
        data = (_read(measured) if only else None) or {"settings": {}}
        command = "tradecraft ladder --quick" if quick else f"tradecraft ladder --games {games}"
        for setting in SETTINGS:
            if only and setting.id not in only:
                continue
            tournament = setting.tournament(budget)
            schedule = setting.schedule(tournament, count)
            report = played_out(tournament, schedule, workers, folder / setting.id, texts, setting.id)
            data["settings"][setting.id] = {**report, "measured": circumstances(f"{command} --setting {setting.id}")}
            write_whole(measured, f"{json.dumps(data, indent=1)}\n")
        docs = folder if quick else root / "docs"
        _write(docs, render(data, _read(root / DUEL), TerminalTexts(PAGE_LANGUAGE)))
        print(texts.get("terminal-ladder-written", path=str(docs / "opponents.md")))


def render_page(check: bool, language: str) -> None:
    """Write the page from what was measured before, or only tell whether it is up to date."""
    with Reporting(language):
        texts = TerminalTexts(language)
        root = checkout()
        data = _read(root / MEASURED)
        if data is None:
            raise Complaint("nothing_measured", path=str(MEASURED))
        wanted = render(data, _read(root / DUEL), TerminalTexts(PAGE_LANGUAGE))
        docs = root / "docs"
        if not check:
            _write(docs, wanted)
            print(texts.get("terminal-ladder-written", path=str(docs / "opponents.md")))
            return
        stale = [name for name, text in wanted.items() if not _is(docs / name, text)]
        if stale:
            print(texts.get("terminal-ladder-stale", files=", ".join(stale)))
            raise typer.Exit(REFUSED)


def circumstances(command: str) -> Data:
    """Return when, with what and by which command something is measured."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "program": program_id(),
        "engine": ENGINE,
        "machine": f"{_processor()}, {platform.system()} {platform.machine()}, Python {platform.python_version()}",
        "command": command,
    }


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


def _read(path: Path) -> Data | None:
    try:
        data: Data = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise Complaint("cannot_read", path=str(path), error=system_text(error)) from None
    return data


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


def _write(docs: Path, pages: dict[str, str]) -> None:
    for name, text in pages.items():
        path = docs / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text)
