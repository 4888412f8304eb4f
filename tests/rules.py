"""Marks that name the rule a test covers, and the reader that collects them.

The marks do nothing when the tests run. They are read from the source, so that a test counts even in runs that skip it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

GAMES = Path(__file__).resolve().parent.parent / "src" / "tradecraft" / "games"
_HEADING = re.compile(r"#{2,4} +([VW]\d+(?:\.\d+[a-z]?)?) ")


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the ids of the rules it tests."""
    return _unchanged(ids)


def family(*cards: str) -> Callable[[Test], Test]:
    """Mark a test with the families of cards it tests, each by its first and last card: `001-010`."""
    return _unchanged(cards)


def _unchanged(names: tuple[str, ...]) -> Callable[[Test], Test]:
    assert names, "a mark names something"

    def mark(test: Test) -> Test:
        return test

    return mark


def marks(folder: Path, decorator: str) -> dict[str, list[str]]:
    """Return what the tests of a folder are marked with: for each name the tests that carry it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for name in _names(node, decorator):
                    if not (path.name.startswith("test_") and node.name.startswith("test_")):
                        raise AssertionError(f"{path.name}: {node.name} is marked but is no test")
                    found.setdefault(name, []).append(f"{path.name}::{node.name}")
    return found


def _names(function: ast.FunctionDef, decorator: str) -> list[str]:
    return [
        ast.literal_eval(argument)
        for call in function.decorator_list
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == decorator
        for argument in call.args
    ]


def rule_ids(page: str) -> list[str]:
    """Return the ids of a rules page: those of all headings that have a text of their own below them."""
    ids: list[str] = []
    heading = ""
    for line in page.splitlines():
        match = _HEADING.match(line)
        if match:
            heading = match[1]
        elif line.strip() and not line.startswith("#") and heading:
            ids.append(heading)
            heading = ""
    return ids


def rules_page(game: str) -> str:
    """Return the English rules page of a game."""
    return (GAMES / game / "texts" / "en" / "rules.md").read_text("utf-8")
