"""`tradecraft drill`: the arguments it forwards, and that its help names every drill."""

import re
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from drills.catalogue import NAMES
from tests.cli.running import error_line, run
from tradecraft import engine


def test_a_drill_of_the_checkout_is_run_and_its_end_is_passed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    found: list[tuple[list[str], Path]] = []

    def note(command: list[str], cwd: Path, check: bool) -> SimpleNamespace:
        found.append((command[1:], cwd))
        return SimpleNamespace(returncode=1)

    monkeypatch.setattr(subprocess, "run", note)
    state = tmp_path / "kill.json"
    assert run("drill").exit_code == 1
    options = ["--trials", "7", "--plant", "x", "--state", str(state), "--long", "--json"]
    assert run("drill", "kill", *options).exit_code == 1
    root = Path(__file__).resolve().parents[2]
    assert found == [
        (["-m", "drills"], root),
        (["-m", "drills", "kill", *options], root),
    ]


def test_help_lists_the_drills():
    text = " ".join(run("drill", "--help", COLUMNS="300").stdout.split())
    listed = re.search(r"The drills: ([a-z, -]+)\.", text)
    assert listed is not None
    assert tuple(listed[1].split(", ")) == NAMES


def test_an_installed_copy_says_that_it_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(engine, "PACKAGE", tmp_path / "site-packages" / "tradecraft")
    result = run("drill", "kill")
    assert result.exit_code == 2
    assert "checkout" in error_line(result)
