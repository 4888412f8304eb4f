"""The picture of the terminal client: reproducible and self-contained."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from scripts import make_screenshot

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def picture() -> str:
    """Draw it."""
    return make_screenshot.draw()


def test_the_picture_needs_nothing_from_elsewhere(picture: str):
    links = re.findall(r"https?://[^\"' )]+", picture)
    assert links == ["http://www.w3.org/2000/svg"]
    assert "@font-face" not in picture
    assert "monospace" in picture


def test_the_picture_shows_an_advanced_game(picture: str):
    texts = [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]
    words = " ".join(texts).replace("\N{NO-BREAK SPACE}", " ")
    for word in ("Missions", "Next-door house", "Feld agent", "Where do you place an agent", "Your choice>"):
        assert word in words


def test_the_picture_is_always_the_same(picture: str, monkeypatch: pytest.MonkeyPatch):
    for name, value in {"NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "50", "LANG": "fr_FR.UTF-8"}.items():
        monkeypatch.setenv(name, value)
    assert make_screenshot.draw() == picture
