"""Building the browser client: only when out of date, and with a clear error if impossible."""

import os
import sys
from pathlib import Path

import pytest

from scripts.build_client import BUILT, INSTALLED, LOCK, CannotBuild, build, is_built

NPM = """#!/bin/sh
echo "$1" >> calls
[ "$1" != "$FAILING" ] && mkdir -p node_modules
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with a client that was built after its sources were written."""
    for at, name in enumerate(
        ["web/src/App.svelte", "src/tradecraft/games/vienna/texts/en/client.ftl", str(LOCK), str(BUILT)]
    ):
        write(tmp_path / name, at)
    return tmp_path


@pytest.fixture
def npm(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An npm that notes what it is asked to do; fails at what FAILING says."""
    program = root / "bin" / "npm"
    write(program, 0, NPM)
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(root / "bin" / "python"))
    return root / "web" / "calls"


def write(path: Path, at: int, text: str = "") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    os.utime(path, (at, at))


def test_a_client_that_is_newer_than_its_sources_is_left_alone(root: Path):
    assert is_built(root)


@pytest.mark.parametrize("name", ["web/src/App.svelte", "src/tradecraft/games/vienna/texts/en/client.ftl", str(LOCK)])
def test_a_client_that_is_older_than_a_source_is_built(root: Path, name: str):
    write(root / name, 99)
    assert not is_built(root)


def test_a_client_that_is_not_there_is_built(root: Path):
    (root / BUILT).unlink()
    assert not is_built(root)


def test_packages_are_installed_once(root: Path, npm: Path):
    build(root)
    build(root)
    assert npm.read_text().split() == ["ci", "run", "run"]


def test_what_npm_cannot_do_is_said(root: Path, npm: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FAILING", "ci")
    with pytest.raises(CannotBuild, match="“npm ci” failed"):
        build(root)
    assert not (root / INSTALLED).exists()


def test_a_missing_npm_is_said(root: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "executable", str(root / "bin" / "python"))
    monkeypatch.setenv("PATH", str(root))
    with pytest.raises(CannotBuild, match="there is no npm"):
        build(root)
