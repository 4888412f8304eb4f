"""The texts of the terminal: every text used exists, and every text that exists is used."""

import ast
from collections.abc import Iterable, Iterator, Set
from pathlib import Path
from typing import get_args

import pytest

import tradecraft
from scripts.audit_texts import read_catalogue
from tradecraft.cli.admin import REPORT_HEADS, TABLE_HEADS
from tradecraft.cli.commands import HELP
from tradecraft.core.registry import game_ids
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, ITEMS, SEALS, THENS, WHENS
from tradecraft.games.vienna.terminal import desks, office
from tradecraft.locales import Texts, languages
from tradecraft.server.operations.administration import PersonSummary
from tradecraft.server.play.verify import ProblemKind

PACKAGE = Path(tradecraft.__path__[0])
PREFIX = "terminal-"
PUT_TOGETHER = {
    "terminal-help": ("choice", "board", "desks", *(key for _, key in HELP)),
    "terminal-problem": get_args(ProblemKind),
    "terminal-admin-head": (*REPORT_HEADS, *TABLE_HEADS),
    "terminal-admin-person": PersonSummary.__struct_fields__,
    "vienna-terminal-short": (*BRIBES, *INFOS, *SEALS),
    "vienna-terminal-when": WHENS,
    "vienna-terminal-then": THENS,
    "vienna-terminal-head": (*desks.HEADS, *office.HEADS),
    "vienna-terminal-item": ITEMS,
    "vienna-terminal-help": ("tracks", "house", "missions"),
}
"""Keys that consist of a beginning and the id of something."""
BY_KEY = ("CommandError", "say", "_table", "get")
"""Functions that are given keys, with or without the prefix."""


def strings_in(*nodes: ast.AST) -> Iterator[str]:
    """Find the strings in a piece of source, and the parts of those it puts together."""
    for node in (part for whole in nodes for part in ast.walk(whole)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def keys_in(source: str, prefix: str = PREFIX) -> Iterator[str]:
    """Find the keys in a module: strings with the prefix, and what is given to functions that take keys."""
    yield from (string for string in strings_in(ast.parse(source)) if string.startswith(prefix))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in BY_KEY:
                yield from (prefix + string.removeprefix(prefix) for string in strings_in(*node.args))


def sources(*patterns: str) -> list[str]:
    """Read the modules in some folders."""
    found = [path.read_text("utf-8") for pattern in patterns for path in PACKAGE.glob(f"{pattern}/**/*.py")]
    assert len(found) > 2
    return found


def asked_for(modules: Iterable[str], prefix: str = PREFIX) -> set[str]:
    """Return the keys that modules ask for, those that are put together included."""
    keys = {key for source in modules for key in keys_in(source, prefix) if not key.endswith("-")}
    return keys | {f"{beginning}-{id}" for beginning, ids in PUT_TOGETHER.items() for id in ids}


def keys_of(file: str, language: str = "en") -> set[str]:
    """Return the keys of the texts in a file."""
    return {key for key, entry in read_catalogue(language)[0].items() if entry.file == file}


def without_text(modules: Iterable[str], texts: Set[str]) -> list[str]:
    """List the keys written in full that have no text; the beginning of a key must be that of some text."""
    keys = {key for source in modules for key in strings_in(ast.parse(source)) if key.startswith(PREFIX)}
    return sorted(
        key
        for key in keys
        if key not in texts and not (key.endswith("-") and any(known.startswith(key) for known in texts))
    )


def complaints() -> set[str]:
    calls = (node for source in sources("cli") for node in ast.walk(ast.parse(source)))
    found: set[str] = set()
    for node in calls:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "CommandError":
            assert isinstance(node.args[0], ast.Constant)
            found.add(str(node.args[0].value))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_text_that_is_asked_for_exists(language: str):
    modules = sources("cli", "terminal", "games/*/terminal")
    texts = set(read_catalogue(language)[0])
    assert without_text(modules, texts) == []


def test_a_planted_key_without_a_text_is_found():
    source = 'get("terminal-hand")\nget("terminal-foot")\nget(f"terminal-toe-{n}")\nget(f"terminal-help-{n}")\n'
    assert without_text([source], keys_of("terminal.ftl")) == ["terminal-foot", "terminal-toe-"]


@pytest.mark.parametrize("language", languages())
def test_every_complaint_has_a_text(language: str):
    keys = complaints()
    assert len(keys) > 15
    texts = Texts(language)
    assert [key for key in sorted(keys) if not texts.has(PREFIX + key)] == []


@pytest.mark.parametrize("language", languages())
def test_every_text_that_is_put_together_exists(language: str):
    texts = set(read_catalogue(language)[0])
    keys = [f"{beginning}-{id}" for beginning, ids in PUT_TOGETHER.items() for id in ids]
    assert [key for key in keys if key not in texts] == []


def test_no_text_is_left_over():
    texts = keys_of("terminal.ftl")
    assert len(texts) > 100
    assert sorted(texts - asked_for(sources("cli", "terminal", "games/*/terminal"))) == []


@pytest.mark.parametrize("game", game_ids())
def test_no_text_of_a_game_is_left_over(game: str):
    texts = keys_of(f"{game}/terminal.ftl")
    assert len(texts) > 15
    assert sorted(texts - asked_for(sources(f"games/{game}/terminal"), f"{game}-terminal-")) == []


def test_an_unused_text_is_found():
    source = 'get("hand")\nget("terminal-foot")\nsay(f"toe-{n}")\n'
    texts = {"terminal-hand", "terminal-foot", "terminal-toe-left", "terminal-help-choice"}
    assert texts - asked_for([source]) == {"terminal-toe-left"}


@pytest.mark.parametrize("language", languages())
def test_short_signs_are_short_and_different(language: str):
    texts = Texts(language)
    bribes, infos, seals = (
        [texts.get(f"vienna-terminal-short-{thing}") for thing in things] for things in (BRIBES, INFOS, SEALS)
    )
    assert all(1 <= len(sign) <= 4 for sign in bribes)
    assert all(len(sign) == 3 for sign in (*infos, *seals))
    assert len({*bribes, *infos, *seals}) == 15
    assert all(1 <= len(texts.get(f"vienna-terminal-item-{item}")) <= 7 for item in ITEMS)
    for amount in ("shillings", "points", "box"):
        assert len(texts.get(f"vienna-terminal-short-{amount}", count=3)) <= 6
