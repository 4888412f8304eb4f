"""A scratch copy of the package, with the examples of the how-to pages installed as the pages say."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOWTO = ROOT / "examples" / "howto"


def copy_package(folder: Path) -> Path:
    """Copy the package into a folder, as plain Python; return where it lies."""
    generated = shutil.ignore_patterns("__pycache__", "_compiled", "client")
    return Path(shutil.copytree(ROOT / "src" / "tradecraft", folder / "tradecraft", ignore=generated))


def run(source: Path, *arguments: str) -> str:
    """Run Python with the package in `source`; return what it prints."""
    environment = os.environ | {"PYTHONPATH": str(source), "TRADECRAFT_PURE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def replace_once(file: Path, old: str, new: str, times: int = 1) -> None:
    """Replace a text that occurs in a file as often as it should."""
    text = file.read_text("utf-8")
    assert text.count(old) == times, f"{old!r} occurs {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new), "utf-8")
