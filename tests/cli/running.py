"""Running the command line in tests, mostly in this process, and as a real process where that matters."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from typer.testing import CliRunner, Result

from tradecraft.cli.app import app
from tradecraft.cli.records import write_record
from tradecraft.core.chance import Dealer
from tradecraft.core.game import DECIDE
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game

NAMES = ("Anna", "Boris", "Clara", "Dora")
ADVANCED = {"version": "advanced", "feld_agents": "yes", "third_man": "yes"}
FILLING = ("place", "feld", "accept", "resolve", "buy")
SOURCE = Path(__file__).resolve().parents[2] / "src"
ENVIRONMENT = {
    "LANG": "C.UTF-8",
    "LC_ALL": "",
    "LC_MESSAGES": "",
    "COLUMNS": "80",
    "NO_COLOR": "",
    "FORCE_COLOR": "",
    "TERM": "xterm",
}


def run(*arguments: str | Path, lines: list[str] | None = None, **environment: str) -> Result:
    """Run a command with lines to read from standard input."""
    typed = "".join(f"{line}\n" for line in lines or ())
    return CliRunner().invoke(app, list(map(str, arguments)), input=typed, env={**ENVIRONMENT, **environment})


def start(*arguments: str | Path, **environment: str) -> subprocess.Popen[str]:
    """Start the command line as a process of its own, with pipes to all its streams."""
    return subprocess.Popen(
        [sys.executable, "-m", "tradecraft", *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, **ENVIRONMENT, "PYTHONPATH": str(SOURCE), **environment},
    )


def error_line(result: Result) -> str:
    """Return what a refused command said, after checking that it said it as it should."""
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    line, *rest = result.stderr.splitlines()
    assert rest == [], "an error is one line"
    return line


def match_where(
    is_wanted: Callable[[Match], bool], players: int = 2, seed: str = "1", options: dict[str, str] | None = None
) -> Match:
    """Return a match of Vienna, played at random up to the first decision that is wanted.

    In the advanced game chance prefers what makes the table fuller: agents, missions, purchases.
    """
    match = Match(find_game("vienna"), players, {"first_player": "1", **(options or {})}, NAMES[:players])
    dealer, rng = Dealer(f"{seed}/deal"), Random(seed)
    while True:
        match.deal(dealer)
        assert match.state.waiting == DECIDE, "the game ended before"
        if is_wanted(match):
            return match
        seat = match.state.deciders[0]
        legal = match.state.legal(seat)
        full = [action for action in legal if match.game.actions.locate(action)[0] in FILLING] if options else []
        match.act(seat, rng.choice(full if full and rng.random() < 0.8 else legal))


def asks(match: Match, seat: int, kind: str) -> bool:
    """Tell whether a seat is asked for a kind of decision, and nobody else for anything."""
    return match.state.deciders == (seat,) and match.game.decision(match.state, seat) == kind


def saved(match: Match, path: Path) -> Path:
    """Write a match to a file."""
    write_record(path, match.record())
    return path
