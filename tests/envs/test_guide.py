"""The guide: its examples run, and the generated pages are up to date."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from scripts.make_observation_docs import files

GUIDE = Path(__file__).resolve().parent.parent.parent / "docs" / "environments.md"
EXAMPLE = re.compile(r"(<!-- needs (\w+) -->\n)?```python\n(.*?)```", re.DOTALL)


def test_every_example_runs():
    pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")
    names: dict[str, object] = {}
    ran = 0
    with contextlib.redirect_stdout(io.StringIO()) as said:
        for _, _, source in (one.groups() for one in EXAMPLE.finditer(GUIDE.read_text("utf-8")) if not one[2]):
            exec(compile(source, str(GUIDE), "exec"), names)
            ran += 1
    assert ran == 7
    assert "share=Estimate" in said.getvalue()


def test_the_example_with_open_spiel_runs():
    pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    (source,) = [one[3] for one in EXAMPLE.finditer(GUIDE.read_text("utf-8")) if one[2]]
    names: dict[str, object] = {}
    exec(compile(source, str(GUIDE), "exec"), names)
    assert names["state"].is_terminal()  # type: ignore[attr-defined]


def test_the_pages_of_observations_are_up_to_date():
    for path, text in files().items():
        assert path.read_text("utf-8") == text, f"{path.name} is out of date: python -m scripts.make_observation_docs"
