"""`tradecraft bench`: the arguments it forwards, and its requirements."""

import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.running import error_line, run
from tradecraft import engine


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], Path]]:
    """Collect what would be run, each with its folder; everything ends with the code 3."""
    found: list[tuple[list[str], Path]] = []

    def note(command: list[str], cwd: Path, check: bool) -> SimpleNamespace:
        found.append((command[1:], cwd))
        return SimpleNamespace(returncode=3)

    monkeypatch.setattr(subprocess, "run", note)
    return found


def test_the_comparison_of_the_checkout_is_run_and_its_end_is_passed_on(commands: list[tuple[list[str], Path]]):
    assert run("bench", "--peers", "--json", "--rounds", "2").exit_code == 3
    assert run("bench", "--against", "HEAD").exit_code == 3
    module = ["-m", "bench.compare"]
    root = Path(__file__).resolve().parents[2]
    assert commands == [
        ([*module, "--rounds", "2", "--peers", "--json"], root),
        ([*module, "--rounds", "7", "--against", "HEAD"], root),
    ]


def test_an_installed_copy_says_that_it_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(engine, "PACKAGE", tmp_path / "site-packages" / "tradecraft")
    result = run("bench")
    assert result.exit_code == 2
    assert "checkout" in error_line(result)
