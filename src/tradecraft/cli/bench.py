"""The speed of the engine: runs the comparison in `bench/`, a part of the checkout that is not installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import typer

from tradecraft import engine
from tradecraft.cli.errors import CommandError, Reporting


def run_bench(peers: bool, against: str | None, rounds: int, as_json: bool) -> None:
    """Run the comparison and exit with its code."""
    with Reporting():
        command = [sys.executable, "-m", "bench.compare", "--rounds", str(rounds)]
        command += ["--peers"] if peers else []
        command += ["--against", against] if against else []
        command += ["--json"] if as_json else []
        raise typer.Exit(subprocess.run(command, cwd=checkout(), check=False).returncode)


def checkout() -> Path:
    """Return the folder of the checkout this runs from; raise CommandError if there is none."""
    folder = engine.PACKAGE.parent.parent
    if not (folder / "bench" / "compare.py").exists():
        raise CommandError("bench_needs_checkout")
    return folder
