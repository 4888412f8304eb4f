"""The compiled engine and the plain files are one engine: the same games, step by step."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scripts.compile_engine import can_compile
from tradecraft import engine

ROOT = Path(__file__).resolve().parents[2]
GAMES = 500


def traces(games: int, pure: bool) -> list[str]:
    """Play games in a process of its own; return its lines, the first of which names the engine."""
    environment = {**os.environ, engine.PURE: "1" if pure else "", "PYTHONHASHSEED": "1" if pure else "2"}
    command = [sys.executable, "-m", "tests.compiled.trace", str(games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def differences(plain: list[str], compiled: list[str]) -> list[str]:
    """Show the games that did not go the same way."""
    return [f"{one}\n{other}" for one, other in zip(plain, compiled, strict=True) if one != other]


@pytest.fixture
def compiled_engine(tmp_path: Path) -> None:
    """Skip where nothing can be compiled; where it can, it must be, and be up to date."""
    if not can_compile(tmp_path):
        pytest.skip("there is no C compiler, so there is no compiled engine to compare with")
    made_from = engine.FOLDER / engine.NOTE
    assert made_from.exists(), "the engine is not compiled: run make install"
    assert made_from.read_text("utf-8") == engine.fingerprint(), "the compiled engine is stale: run make install"


@pytest.mark.usefixtures("compiled_engine")
def test_the_same_games_go_the_same_way_pure_and_compiled(record_property: Callable[[str, object], None]):
    with ThreadPoolExecutor(2) as pool:
        plain, compiled = pool.map(lambda pure: traces(GAMES, pure), (True, False))
    assert plain[0] == f"plain Python engine: {engine.PURE} is set"
    assert compiled[0] == engine.COMPILED
    assert len(plain) == GAMES + 1
    assert differences(plain[1:], compiled[1:]) == []
    counts = Counter(" ".join(line.split()[:2]) for line in plain[1:])
    numbers = ", ".join(f"{count} of {table} players" for table, count in sorted(counts.items()))
    record_property("trials", f"pure and compiled: {GAMES} games gone the same way: {numbers}")


def test_a_game_that_goes_another_way_is_shown():
    lines = traces(2, pure=True)[1:]
    assert differences(lines, [lines[0], lines[0]]) == [f"{lines[1]}\n{lines[0]}"]


def test_a_missing_compiler_is_told_from_one_that_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not can_compile(tmp_path)
