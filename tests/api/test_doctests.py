"""The examples in API docstrings, README and docs run and give the output they show."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import tradecraft
from tradecraft import api

ROOT = Path(__file__).resolve().parents[2]
NAMES = [name for name in tradecraft.__all__ if hasattr(api, name)]
PUBLIC: dict[str, object] = {"tradecraft": tradecraft, **{name: getattr(api, name) for name in NAMES}}
WITHOUT_EXAMPLE = {"GameInfo", "Outcome", "load"}
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def examples_in(page: str) -> str:
    """Return the blocks of a page that are written as in an interactive session, one after the other."""
    return "\n".join(block for block in BLOCK.findall(page) if block.startswith(">>>"))


def failures(test: doctest.DocTest) -> str:
    """Run a test; return what went wrong."""
    lines: list[str] = []
    doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=lines.append)
    return "".join(lines)


@pytest.mark.parametrize("name", sorted(PUBLIC.keys() - WITHOUT_EXAMPLE))
def test_the_examples_in_docstrings_give_what_they_show(name: str):
    found = [test for test in doctest.DocTestFinder().find(PUBLIC[name], name, module=False) if test.examples]
    assert found, "no examples"
    assert "".join(map(failures, found)) == ""


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_on_a_page_give_what_they_show(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(examples_in(path.read_text("utf-8")), {}, path.name, str(path), 0)
    assert failures(test) == ""


def test_readme_has_an_example():
    assert ">>> import tradecraft" in examples_in((ROOT / "README.md").read_text("utf-8"))


def test_an_example_that_is_not_true_is_found():
    source = examples_in("Text\n\n```python\n>>> 1 + 1\n3\n```\n\n```python\nnot = an example\n```\n")
    assert source == ">>> 1 + 1\n3\n"
    assert "Expected:\n    3\nGot:\n    2\n" in failures(
        doctest.DocTestParser().get_doctest(source, {}, "page", None, 0)
    )
