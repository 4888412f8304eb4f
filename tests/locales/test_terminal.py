"""The terminal's texts: the client finds all it asks for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tradecraft.locales import languages
from tradecraft.locales.audit import Catalogue, read_catalogue
from tradecraft.locales.sources import root

CLIENT = Path(__file__).resolve().parents[2] / "src" / "tradecraft" / "cli"
PREFIX = "terminal-"


def keys_in(source: str) -> Iterator[str]:
    """Find the keys a module mentions, and the beginnings of those it puts together."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PREFIX):
            yield node.value


def without_text(keys: list[str], catalogue: Catalogue) -> list[str]:
    """Say which keys have no text; a beginning must be the beginning of some key."""
    return [
        key
        for key in keys
        if key not in catalogue and not (key.endswith("-") and any(known.startswith(key) for known in catalogue))
    ]


def asked_for() -> list[str]:
    """Read the whole client."""
    return sorted({key for path in CLIENT.rglob("*.py") for key in keys_in(path.read_text("utf-8"))})


@pytest.mark.parametrize("language", languages())
def test_every_text_the_client_asks_for_is_there(language: str):
    keys = asked_for()
    assert {"terminal-final_scoring", "terminal-prompt"} <= set(keys), "the client was not found"
    assert without_text(keys, read_catalogue(root().joinpath(language))[0]) == []


def test_a_planted_key_without_a_text_is_found():
    source = 'get("terminal-hand")\nget("terminal-foot")\nget(f"terminal-toe-{n}")\nget(f"terminal-help-{n}")\n'
    catalogue = read_catalogue(root().joinpath("en"))[0]
    assert without_text(list(keys_in(source)), catalogue) == ["terminal-foot", "terminal-toe-"]
