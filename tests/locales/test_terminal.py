"""The terminal's texts: the client finds all it asks for, and asks for all there is."""

import ast
from collections.abc import Iterable, Iterator, Set
from pathlib import Path

import pytest

from tradecraft.locales import languages
from tradecraft.locales.audit import Catalogue, Message, read_catalogue

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "tradecraft"
PREFIX = "terminal-"


def words_in(source: str) -> Iterator[str]:
    """Find the strings in a module, and the beginnings of those it puts together."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def keys_in(words: Iterable[str]) -> list[str]:
    """Pick the keys, and the beginnings of keys, out of strings."""
    return sorted(word for word in words if word.startswith(PREFIX))


def without_text(keys: list[str], catalogue: Catalogue) -> list[str]:
    """Say which keys have no text; a beginning must be the beginning of some key."""
    return [
        key
        for key in keys
        if key not in catalogue and not (key.endswith("-") and any(known.startswith(key) for known in catalogue))
    ]


def without_use(words: Set[str], catalogue: Catalogue) -> list[str]:
    """Say which texts of the terminal nothing asks for, by their whole key, their last part or their beginning."""
    beginnings = tuple(key for key in keys_in(words) if key.endswith("-") and key != PREFIX)
    return [
        key
        for key in catalogue
        if key.startswith(PREFIX)
        and not (key in words or key.removeprefix(PREFIX) in words or key.startswith(beginnings))
    ]


FOLDERS = (PACKAGE / "cli", PACKAGE / "terminal", *PACKAGE.glob("games/*/terminal"))
CLIENT_WORDS = {
    word for folder in FOLDERS for path in folder.rglob("*.py") for word in words_in(path.read_text("utf-8"))
}


@pytest.mark.parametrize("language", languages())
def test_every_text_the_client_asks_for_is_there(language: str):
    keys = keys_in(CLIENT_WORDS)
    assert {"terminal-final_scoring", "terminal-prompt"} <= set(keys), "the client was not found"
    assert without_text(keys, read_catalogue(language)[0]) == []


def test_a_planted_key_without_a_text_is_found():
    source = 'get("terminal-hand")\nget("terminal-foot")\nget(f"terminal-toe-{n}")\nget(f"terminal-help-{n}")\n'
    catalogue = read_catalogue("en")[0]
    assert without_text(keys_in(words_in(source)), catalogue) == ["terminal-foot", "terminal-toe-"]


@pytest.mark.parametrize("language", languages())
def test_every_text_of_the_terminal_is_asked_for(language: str):
    assert without_use(CLIENT_WORDS, read_catalogue(language)[0]) == []


def test_a_text_nobody_asks_for_is_found():
    message = Message("terminal.ftl", frozenset(), frozenset())
    catalogue = dict.fromkeys(("terminal-a", "terminal-b", "terminal-c", "terminal-help-d", "vienna-e"), message)
    assert without_use({"terminal-a", "terminal-", "b", "terminal-help-"}, catalogue) == ["terminal-c"]
