"""The drills: runs one of `drills/`, a part of the checkout that is not installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import typer

from tradecraft.cli.bench import checkout
from tradecraft.cli.errors import Reporting


def run_drill(
    name: str | None,
    trials: int | None,
    is_long: bool,
    plant: str | None,
    seconds: int | None,
    state: Path | None,
    as_json: bool,
) -> None:
    """Run the drill and exit with its code."""
    with Reporting():
        options = {"--trials": trials, "--plant": plant, "--seconds": seconds, "--state": state and state.resolve()}
        command = [sys.executable, "-m", "drills", *([name] if name else [])]
        command += [word for option, value in options.items() if value for word in (option, str(value))]
        command += ["--long"] if is_long else []
        command += ["--json"] if as_json else []
        raise typer.Exit(subprocess.run(command, cwd=checkout(), check=False).returncode)
