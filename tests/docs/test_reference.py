"""The API reference shows every public name."""

import re
from pathlib import Path

import tradecraft

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference.md"


def test_every_public_name_is_in_the_reference():
    page = REFERENCE.read_text("utf-8")
    shown = set(re.findall(r"^::: tradecraft\.(?:\w+\.)*(\w+)$", page, re.MULTILINE))
    shown |= set(re.findall(r"`tradecraft\.(__version__)`", page))
    assert shown == set(tradecraft.__all__)
