"""What `make test` leaves out because it takes long, `make test-all` runs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MARK = re.compile(r"\bmark\.long\b|\bLONG_IN_PLAIN_PYTHON\b")
FOLDER = re.compile(r"\btests/[\w/]+")


def marked() -> list[str]:
    """List the files with tests that `make test` leaves out."""
    paths = [path for path in sorted((ROOT / "tests").rglob("test_*.py")) if path != Path(__file__).resolve()]
    return [path.relative_to(ROOT).as_posix() for path in paths if MARK.search(path.read_text("utf-8"))]


def folders_of_test_all(makefile: str) -> set[str]:
    """Return the folders whose tests `make test-all` runs, as far as it names them itself."""
    recipe = makefile.partition("\ntest-all:")[2].partition("\n\n")[0]
    return set(FOLDER.findall(recipe))


def left_out(files: Iterable[str], folders: set[str]) -> list[str]:
    return [file for file in files if not any(file.startswith(f"{folder}/") for folder in folders)]


def test_every_test_that_takes_long_is_run_by_test_all():
    found = marked()
    assert len(found) > 15
    assert left_out(found, folders_of_test_all((ROOT / "Makefile").read_text("utf-8"))) == []


def test_a_folder_that_test_all_does_not_name_is_found():
    folders = folders_of_test_all(
        "\ntest-all: # run\n\tpytest -m long tests/drills tests/bots\n\nnext:\n\tpytest tests/cli\n"
    )
    assert folders == {"tests/drills", "tests/bots"}
    files = ["tests/bots/test_exploit.py", "tests/cli/test_cluster.py", "tests/drills/test_drills.py"]
    assert left_out(files, folders) == ["tests/cli/test_cluster.py"]
