"""The terminal's texts: all that are asked for are there, and all that are there are asked for."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import tradecraft
from tradecraft.cli.admin import REPORT_HEADS, TABLE_HEADS
from tradecraft.cli.commands import HELP
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, ITEMS, SEALS, THENS, WHENS
from tradecraft.games.vienna.terminal import desks, office
from tradecraft.locales import Texts, languages
from tradecraft.locales.audit import read_catalogue
from tradecraft.server.operations.administration import PersonSummary
from tradecraft.server.play.verify import ProblemKind

PREFIX = "terminal-"
PUT_TOGETHER = {
    "short": (*BRIBES, *INFOS, *SEALS),
    "when": WHENS,
    "then": THENS,
    "head": (*desks.HEADS, *office.HEADS),
    "item": ITEMS,
    "help": ("choice", *(key for _, key in HELP)),
    "problem": get_args(ProblemKind),
    "admin-head": (*REPORT_HEADS, *TABLE_HEADS),
    "admin-person": PersonSummary.__struct_fields__,
}
"""Keys that consist of a beginning and the id of something."""
BY_KEY = ("Complaint", "say", "_table", "_cards", "get")
"""Functions that are given keys, with or without the prefix."""


def keys_in(source: str) -> Iterator[str]:
    """Find the keys in a module: texts with the prefix, and what is given to functions that take keys."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PREFIX):
            yield node.value
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in BY_KEY:
                for part in (part for argument in node.args for part in ast.walk(argument)):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield PREFIX + part.value.removeprefix(PREFIX)


def modules() -> list[Path]:
    """List the modules that write to a terminal."""
    package = Path(tradecraft.__path__[0])
    folders = (package / "cli", package / "terminal", *package.glob("games/*/terminal"))
    return [path for folder in folders for path in folder.rglob("*.py")]


def asked_for() -> set[str]:
    """Read the whole client."""
    keys = {key for path in modules() for key in keys_in(path.read_text("utf-8")) if not key.endswith("-")}
    return keys | {f"{PREFIX}{sort}-{id}" for sort, ids in PUT_TOGETHER.items() for id in ids}


def complaints() -> set[str]:
    calls = (node for path in modules() for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    found: set[str] = set()
    for node in calls:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Complaint":
            assert isinstance(node.args[0], ast.Constant)
            found.add(str(node.args[0].value))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_complaint_has_a_text(language: str):
    keys = complaints()
    assert len(keys) > 15
    texts = Texts(language)
    assert [key for key in sorted(keys) if not texts.has(PREFIX + key)] == []


@pytest.mark.parametrize("language", languages())
def test_every_text_that_is_put_together_is_there(language: str):
    texts = Texts(language)
    keys = [f"{PREFIX}{sort}-{id}" for sort, ids in PUT_TOGETHER.items() for id in ids]
    assert [key for key in keys if not texts.has(key)] == []


def test_no_text_is_left_over():
    texts = [key for key, message in read_catalogue("en")[0].items() if message.file == "terminal.ftl"]
    assert len(texts) > 100
    assert sorted(set(texts) - asked_for()) == []


@pytest.mark.parametrize("language", languages())
def test_short_signs_are_short_and_different(language: str):
    texts = Texts(language)
    bribes = [texts.get(f"terminal-short-{bribe}") for bribe in BRIBES]
    infos = [texts.get(f"terminal-short-{info}") for info in INFOS]
    seals = [texts.get(f"terminal-short-{seal}") for seal in SEALS]
    assert all(1 <= len(sign) <= 4 for sign in bribes)
    assert all(len(sign) == 3 for sign in (*infos, *seals))
    assert len({*bribes, *infos, *seals}) == 15
    assert all(1 <= len(texts.get(f"terminal-item-{item}")) <= 7 for item in ITEMS)
    for amount in ("shillings", "points", "box"):
        assert len(texts.get(f"terminal-short-{amount}", count=3)) <= 6
