"""The guide: its examples run, and the generated pages are up to date."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest

from scripts.guide_examples import run_examples
from scripts.make_observation_docs import files


def test_every_example_runs():
    pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")
    pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    with contextlib.redirect_stdout(io.StringIO()) as said:
        names = run_examples()
    assert names["ran"] == 9
    assert names["state"].is_terminal()
    assert "share=Estimate" in said.getvalue()


def test_an_example_that_fails_is_named(tmp_path: Path):
    page = tmp_path / "page.md"
    page.write_text("Text.\n\n```python\nx = 1\n```\n\n```python\nassert x == 2\n```\n", "utf-8")
    with pytest.raises(AssertionError) as failed:
        run_examples(page)
    assert [(entry.name, entry.lineno) for entry in failed.traceback][-1] == ("<module>", 7)


def test_the_pages_of_observations_are_up_to_date():
    for path, text in files().items():
        assert path.read_text("utf-8") == text, f"{path.name} is out of date: python -m scripts.make_observation_docs"
