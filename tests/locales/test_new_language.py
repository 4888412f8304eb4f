"""A language is one folder here and one in each game: adding one needs no other change."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
LOOK = """
import asyncio, msgspec
from tradecraft.locales import Texts, languages
from tradecraft.server.transport.routes.about import AboutController
catalogue = asyncio.run(AboutController.catalogue.fn(None))
text = Texts("xx").get("terminal-goodbye")
found = {"languages": languages(), "text": text, "catalogue": catalogue.languages}
print(msgspec.json.encode(found).decode())
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package with the language xx, in which the goodbye of English is another."""
    top = tmp_path_factory.mktemp("package") / "src"
    ignored = shutil.ignore_patterns("_compiled", "client")
    shutil.copytree(PROJECT / "src" / "tradecraft", top / "tradecraft", ignore=ignored)
    for english in (top / "tradecraft" / "locales" / "en", *top.glob("tradecraft/games/*/texts/en")):
        shutil.copytree(english, english.with_name("xx"))
    new = top / "tradecraft" / "locales" / "xx"
    description = new / "language.json"
    description.write_text(json.dumps({**json.loads(description.read_text("utf-8")), "name": "Xish"}), "utf-8")
    texts = new / "terminal.ftl"
    texts.write_text(texts.read_text("utf-8").replace("= Goodbye!", "= Xoodbye!"), "utf-8")
    return top


def run(package: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(package), "TRADECRAFT_PURE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=120, input="quit\n"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_new_folder_is_a_language_everywhere(package: Path):
    found = json.loads(run(package, "-c", LOOK))
    assert found["languages"] == ["en", "fr", "nl", "xx"]
    assert found["text"] == "Xoodbye!"
    assert found["catalogue"][-1] == {"id": "xx", "name": "Xish"}


def test_no_text_of_it_is_missing(package: Path):
    audit = run(package, str(PROJECT / "scripts" / "audit_texts.py"))
    assert audit.endswith("texts in en, fr, nl, xx: no problems\n")


def test_the_command_line_speaks_it(package: Path):
    assert "Xoodbye!" in run(package, "-m", "tradecraft", "play", "vienna", "--language", "xx")


def test_without_its_description_a_folder_is_no_language(package: Path, tmp_path: Path):
    shutil.copytree(package, tmp_path / "src")
    (tmp_path / "src" / "tradecraft" / "locales" / "xx" / "language.json").unlink()
    print_languages = "from tradecraft.locales import languages; print(languages())"
    assert run(tmp_path / "src", "-c", print_languages) == "['en', 'fr', 'nl']\n"
